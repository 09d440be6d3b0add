// SPDX-License-Identifier: MIT
#include "table.h"

#include <QRegularExpression>

#include <algorithm>

namespace qipan::sim {

namespace {

// So long hands wait after a move before they look at the lamps.
constexpr Milliseconds kBeforeObeying = 500;

int squareOf(const QString& name)
{
    return name[0].toLatin1() - 'a' + 8 * (name[1].toLatin1() - '1');
}

QString nameOf(int square)
{
    return QString(QChar('a' + square % 8)) + QChar('1' + square / 8);
}

std::vector<chess::Move> movesIn(const chess::Position& position)
{
    std::vector<chess::Move> moves(chess::kMaxMoves);
    moves.resize(chess::legal_moves(position, moves.data()));
    return moves;
}

chess::Position after(chess::Position position, chess::Move move)
{
    chess::Undo undo;
    chess::play(position, move, undo);
    return position;
}

std::uint64_t changes(const Men& before, const Men& after)
{
    std::uint64_t squares = 0;
    for (std::size_t square = 0; square < before.size(); ++square) {
        if (before[square] != after[square])
            squares |= std::uint64_t{1} << square;
    }
    return squares;
}

}  // namespace

Table::Table(std::unique_ptr<FakeBoard> board, Milliseconds pause)
    : m_board(std::move(board))
    , m_hands(m_board.get())
    , m_positions{chess::initial_position()}
{
    m_manner.pause = pause;
    m_board->setMen(menOf(m_positions.front()));
}

FakeBoard& Table::board()
{
    return *m_board;
}

void Table::command(const QString& line)
{
    if (!line.trimmed().isEmpty())
        m_commands << line.simplified();
}

void Table::setGame(const std::vector<chess::Move>& moves, Milliseconds pace)
{
    m_game = moves;
    m_next = 0;
    m_pace = pace;
}

void Table::begin(Milliseconds now)
{
    if (!m_nextAt && m_next < m_game.size())
        m_nextAt = now + m_pace;
}

void Table::setObeys(bool obeys)
{
    m_obeys = obeys;
}

QStringList Table::takeAnswers()
{
    return std::exchange(m_answers, {});
}

QStringList Table::takeOrders()
{
    return std::exchange(m_orders, {});
}

void Table::advance(Milliseconds now)
{
    m_hands.advance(now);
    if (m_hands.isIdle()) {
        lookAtMen();
        if (now >= m_freeAt) {
            if (!m_commands.isEmpty())
                carryOut(m_commands.takeFirst(), now);
            else if (m_obeys)
                obey(now);
        }
        if (m_hands.isIdle() && m_commands.isEmpty())
            playOn(now);
    }
    m_board->advance(now);
}

/// Notes a move, a take-back or a new game that hands have made.
void Table::lookAtMen()
{
    const Men& men = m_board->men();
    if (men == menOf(m_positions.back()))
        return;
    m_mayGoBack = false;
    for (const chess::Move move : movesIn(m_positions.back())) {
        const chess::Position next = after(m_positions.back(), move);
        if (men == menOf(next)) {
            m_positions.push_back(next);
            return;
        }
    }
    if (m_positions.size() > 1 && men == menOf(m_positions[m_positions.size() - 2]))
        m_positions.pop_back();
    else if (men == menOf(chess::initial_position()))
        m_positions = {chess::initial_position()};
}

void Table::carryOut(const QString& line, Milliseconds now)
{
    const QString word = line.section(' ', 0, 0);
    const QString rest = line.section(' ', 1);
    if (word == "lamps") {
        QStringList lit{"lamps"};
        const QString text = m_board->lampText();
        for (int place = 0; place < 64; ++place) {
            if (text[place] != '.')
                lit << nameOf(place ^ 56) + (text[place] == 'o' ? QString() : QString("=") + text[place]);
        }
        m_answers << lit.join(' ');
    } else if (word == "show") {
        show();
    } else if (word == "setup") {
        if (!setUp(rest))
            refuse(line);
    } else if (word == "reset") {
        m_board->restart(now);
    } else if (word == "wait") {
        m_freeAt = now + rest.toInt();
    } else if (word == "unplug" || word == "plug" || word == "quit") {
        m_orders << line;
    } else if (!grip(line, now) && !carry(line, now)) {
        refuse(line);
    }
}

/// "-e2", "+e4", "+e4P".
bool Table::grip(const QString& word, Milliseconds now)
{
    static const QRegularExpression kForm("^([-+])([a-h][1-8])([PNBRQKpnbrqk]?)$");
    const auto match = kForm.match(word);
    if (!match.hasMatch())
        return false;
    const int square = squareOf(match.captured(2));
    const QString letter = match.captured(3);
    if (match.captured(1) == "-") {
        const chess_id_t man = m_board->men()[static_cast<std::size_t>(square)];
        if (man == 0 || !letter.isEmpty())
            return false;
        m_inHand += QChar(letterOf(man));
        m_hands.lift(square, now);
        return true;
    }
    if (letter.isEmpty() && m_inHand.isEmpty())
        return false;
    const QChar man = letter.isEmpty() ? m_inHand.back() : letter[0];
    if (const qsizetype held = m_inHand.lastIndexOf(man); held >= 0)
        m_inHand.remove(held, 1);
    m_hands.put(square, manOf(man.toLatin1()), now);
    return true;
}

/// "e2e4", "e7e8q": by the rules if it is a move, else just that man.
bool Table::carry(const QString& word, Milliseconds now)
{
    static const QRegularExpression kForm("^([a-h][1-8])([a-h][1-8])([nbrq]?)$");
    const auto match = kForm.match(word);
    if (!match.hasMatch())
        return false;
    const int from = squareOf(match.captured(1));
    const int to = squareOf(match.captured(2));
    const auto promotion = static_cast<chess::PieceType>(
        match.captured(3).isEmpty() ? 0 : CHESS_TYPE(manOf(match.captured(3)[0].toLatin1())));
    const chess::Move move{static_cast<chess::Square>(from), static_cast<chess::Square>(to), promotion};
    if (m_board->men() == menOf(m_positions.back()) && chess::is_legal(m_positions.back(), move)) {
        m_hands.carryOut(m_positions.back(), move, now, m_manner);
        return true;
    }
    const chess_id_t man = m_board->men()[static_cast<std::size_t>(from)];
    if (man == 0 || from == to)
        return false;
    m_hands.lift(from, now);
    if (m_board->men()[static_cast<std::size_t>(to)] != 0)
        m_hands.lift(to, now + m_manner.pause);
    m_hands.put(to, man, now + 2 * m_manner.pause);
    return true;
}

bool Table::setUp(const QString& fen)
{
    chess::Position position = chess::initial_position();
    if (!fen.isEmpty() && chess::load_fen(position, fen.toLatin1().constData()) != CHESS_OK)
        return false;
    m_positions = {position};
    m_inHand.clear();
    m_board->setMen(menOf(position));
    return true;
}

void Table::show()
{
    for (int rank = 7; rank >= 0; --rank) {
        QString line;
        for (int file = 0; file < 8; ++file)
            line += QChar(letterOf(m_board->men()[static_cast<std::size_t>(rank * 8 + file)]));
        m_answers << line;
    }
    m_answers << (m_inHand.isEmpty() ? "in hand: none" : "in hand: " + m_inHand);
}

/// Carries out the one move whose squares are lit, or puts the last one back.
void Table::obey(Milliseconds now)
{
    const Men& men = m_board->men();
    if (m_board->shows(0))
        m_mayGoBack = true;
    if (men != menOf(m_positions.back()) || m_board->shows(0))
        return;
    const chess::Position& position = m_positions.back();
    for (const chess::Move move : movesIn(position)) {
        const std::uint64_t arrow = std::uint64_t{1} << move.from | std::uint64_t{1} << move.to;
        if (m_board->shows(arrow) || m_board->shows(changes(men, menOf(after(position, move))))) {
            const auto queen = chess::Move{move.from, move.to, CHESS_TYPE_QUEEN};
            m_freeAt = m_hands.carryOut(position, chess::is_legal(position, queen) ? queen : move, now, m_manner) +
                       kBeforeObeying;
            return;
        }
    }
    // The squares of the last move stay lit for a while after it was carried out: that asks for nothing.
    if (m_positions.size() < 2)
        return;
    const Men before = menOf(m_positions[m_positions.size() - 2]);
    const std::uint64_t back = changes(men, before);
    if (!m_board->shows(back))
        m_mayGoBack = true;
    else if (m_mayGoBack)
        goBack(before, back, now);
}

void Table::goBack(const Men& before, std::uint64_t squares, Milliseconds now)
{
    const Men& men = m_board->men();
    Milliseconds at = now;
    for (const bool puts : {false, true}) {
        for (int square = 0; square < 64; ++square) {
            const chess_id_t man = before[static_cast<std::size_t>(square)];
            if (!(squares >> square & 1) || (puts ? man == 0 : men[static_cast<std::size_t>(square)] == 0))
                continue;
            if (puts)
                m_hands.put(square, man, at);
            else
                m_hands.lift(square, at);
            at += m_manner.pause;
        }
    }
    m_freeAt = at + kBeforeObeying;
}

void Table::playOn(Milliseconds now)
{
    if (!m_nextAt || now < *m_nextAt || (m_obeys && !m_board->shows(0)))
        return;
    m_nextAt = now + m_pace;
    const chess::Position& position = m_positions.back();
    if (m_next >= m_game.size()) {
        m_nextAt.reset();
        m_answers << "played";
    } else if (m_board->men() == menOf(position) && chess::is_legal(position, m_game[m_next])) {
        m_hands.carryOut(position, m_game[m_next++], now, m_manner);
    } else {
        m_nextAt.reset();
        m_answers << "error: play: the men do not stand as in the game";
    }
}

void Table::refuse(const QString& what)
{
    m_answers << "error: " + what + ": no command, or not possible now";
}

}  // namespace qipan::sim
