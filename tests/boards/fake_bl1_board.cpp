// SPDX-License-Identifier: MIT
#include "fake_bl1_board.h"

#include <algorithm>

namespace qipan::boards {

namespace {

constexpr Milliseconds kHelloPeriod = 500;
constexpr Milliseconds kQuestionPeriod = 500;
constexpr Milliseconds kHeartbeat = 1000;
constexpr Milliseconds kSnapshotPeriod = 2000;
constexpr Milliseconds kAloneAfter = 5000;

void append(void* output, char byte)
{
    static_cast<QByteArray*>(output)->append(byte);
}

chess::Move asMove(const BoardMove& move)
{
    return {static_cast<chess::Square>(move.from), static_cast<chess::Square>(move.to),
            static_cast<chess::PieceType>(move.promotion)};
}

}  // namespace

void FakeBl1Board::powerUp(Milliseconds now)
{
    link_reader_init(&m_reader, m_body, sizeof m_body);
    link_ring_init(&m_events);
    m_output.clear();
    ++m_boot;
    m_on = true;
    m_greeted = false;
    m_alone = false;
    m_heardAt = m_saidAt = m_helloAt = now;
    m_snapshotAt = now + kSnapshotPeriod;
    m_game.reset();
    m_moves.clear();
    m_announced.reset();
    m_question.reset();
    m_refused.reset();
    m_picture = QByteArray(64, '.');
    m_pictureNumber = 0;
}

void FakeBl1Board::receive(const QByteArray& bytes, Milliseconds now)
{
    for (const char byte : bytes) {
        if (!m_on || !link_reader_put(&m_reader, byte))
            continue;
        m_heardAt = now;
        if (m_alone && m_greeted)
            tellPlace();
        m_alone = false;
        obey(m_body, now);
        m_saidAt = now;
    }
}

void FakeBl1Board::tick(Milliseconds now)
{
    if (!m_on)
        return;
    if (!m_greeted && now >= m_helloAt) {
        hello();
        m_helloAt = now + kHelloPeriod;
    }
    if (!m_alone && now >= m_heardAt + kAloneAfter) {
        m_alone = true;
        m_announced.reset();
        look();
    }
    if (m_question && !m_alone && now >= m_askAt) {
        ask();
        m_askAt = now + kQuestionPeriod;
    }
    if (!m_moving && now >= m_snapshotAt) {
        tellSnapshot(now);
    } else if (now >= m_saidAt + kHeartbeat) {
        begin(LINK_HB);
        link_hex(&m_writer, m_events.last, 4);
        link_decimal(&m_writer, static_cast<std::uint32_t>(now));
        link_key(&m_writer, "led");
        link_hex(&m_writer, m_pictureNumber, 2);
        link_text(&m_writer, "bat=- err=0");
        end();
        m_saidAt = now;
    }
}

std::optional<Milliseconds> FakeBl1Board::nextTick() const
{
    if (!m_on)
        return {};
    Milliseconds next = m_saidAt + kHeartbeat;
    if (!m_greeted)
        next = std::min(next, m_helloAt);
    if (!m_alone)
        next = std::min(next, m_heardAt + kAloneAfter);
    if (m_question && !m_alone)
        next = std::min(next, m_askAt);
    if (!m_moving)
        next = std::min(next, m_snapshotAt);
    return next;
}

QByteArray FakeBl1Board::takeOutput()
{
    return std::exchange(m_output, {});
}

void FakeBl1Board::begin(link_name_t name)
{
    link_begin(&m_writer, append, &m_output, name);
}

void FakeBl1Board::end()
{
    link_end(&m_writer);
}

void FakeBl1Board::obey(const char* body, Milliseconds now)
{
    link_cursor_t fields;
    const link_name_t name = link_open(&fields, body);
    std::uint32_t number = 0;
    link_field_t text;
    switch (name) {
    case LINK_HI:
        m_greeted = true;
        hello();
        break;
    case LINK_GQ:
        m_greeted = true;
        tellPlace();
        tellSnapshot(now);
        break;
    case LINK_SQ:
        tellSnapshot(now);
        break;
    case LINK_AK:
        if (link_read_hex(&fields, 4, &number))
            link_ring_acknowledge(&m_events, static_cast<std::uint16_t>(number));
        break;
    case LINK_RQ:
        if (link_read_hex(&fields, 4, &number))
            resendFrom(static_cast<std::uint16_t>(number), now);
        break;
    case LINK_PG:
        if (link_read_decimal(&fields, &number)) {
            begin(LINK_PO);
            link_decimal(&m_writer, number);
            end();
        }
        break;
    case LINK_LD:
        if (link_read_hex(&fields, 2, &number) && link_read_field(&fields, &text) && text.length == 64) {
            m_pictureNumber = static_cast<std::uint8_t>(number);
            m_picture = QByteArray(text.text, text.length);
            begin(LINK_OK);
            link_text(&m_writer, "LD");
            link_hex(&m_writer, number, 2);
            end();
        }
        break;
    case LINK_GS:
    case LINK_MV:
    case LINK_TB:
    case LINK_XP:
    case LINK_GT:
    case LINK_RJ:
        obeyAboutGame(name, fields);
        break;
    default:
        begin(LINK_ER);
        link_text(&m_writer, "unk");
        end();
    }
}

void FakeBl1Board::obeyAboutGame(link_name_t name, link_cursor_t fields)
{
    std::uint32_t game = 0;
    std::uint32_t ply = 0;
    if (!link_read_hex(&fields, 8, &game))
        return;
    if (name == LINK_GS) {
        begin(game, link_rest(&fields));
        return;
    }
    if (!link_read_decimal(&fields, &ply))
        return;
    const int number = static_cast<int>(ply);
    if (m_game != game) {
        notDone(game, number, "game");
    } else if (name == LINK_MV) {
        takeMove(number, fields);
    } else if (name == LINK_XP) {
        announce(number, fields);
    } else if (name == LINK_GT) {
        listFrom(game, number);
    } else if (name == LINK_TB && number > m_moves.size()) {
        notDone(game, number, "gap");
    } else if (name == LINK_TB) {
        m_moves.resize(number);
        m_announced.reset();
        done();
        // What stands there now was taken back by the program; hands have not said anything new.
        m_refused = std::exchange(m_question, std::nullopt);
    } else if (m_question) {  // RJ
        link_field_t why;
        std::uint32_t event = m_question->event;
        if (link_read_field(&fields, &why) && link_read_hex(&fields, 4, &event) && event != m_question->event)
            return;
        m_refused = m_question;
        m_question.reset();
    }
}

void FakeBl1Board::begin(std::uint32_t game, const char* fen)
{
    chess::Position start;
    if (chess::load_fen(start, fen) != CHESS_OK) {
        notDone(game, 0, "fen");
        return;
    }
    m_game = game;
    m_start = start;
    m_moves.clear();
    m_announced.reset();
    done();
}

void FakeBl1Board::takeMove(int ply, link_cursor_t fields)
{
    link_move_t move;
    std::uint32_t hash = 0;
    if (!link_read_uci(&fields, &move) || !link_read_hex(&fields, 8, &hash))
        return;
    const BoardMove played{move.from, move.to, move.promotion};
    if (ply < 1 || ply > m_moves.size() + 1) {
        notDone(*m_game, ply, "gap");
    } else if (ply <= m_moves.size()) {
        const chess::Position position = positionAt(ply);
        if (link_position_hash(&position) == hash)
            done();
        else
            notDone(*m_game, ply, "hash");
    } else if (const auto position = after(played); !position) {
        notDone(*m_game, ply, "illegal");
    } else if (link_position_hash(&*position) != hash) {
        notDone(*m_game, ply, "hash");
    } else {
        m_moves << played;
        m_announced.reset();
        done();
    }
}

void FakeBl1Board::announce(int ply, link_cursor_t fields)
{
    link_move_t move;
    std::uint32_t hash = 0;
    if (!link_read_uci(&fields, &move) || !link_read_hex(&fields, 8, &hash))
        return;
    const BoardMove announced{move.from, move.to, move.promotion};
    const auto position = after(announced);
    if (ply != m_moves.size() + 1 || !position || link_position_hash(&*position) != hash) {
        notDone(*m_game, ply, "gap");
        return;
    }
    if (answersAnnounced) {
        begin(LINK_OK);
        link_text(&m_writer, "XP");
        link_decimal(&m_writer, static_cast<std::uint32_t>(ply));
        end();
    }
    if (m_announced == announced)
        return;
    m_announced = announced;
    m_refused.reset();
    m_question.reset();
    look();
}

void FakeBl1Board::listFrom(std::uint32_t game, int ply)
{
    if (ply == 0) {
        char fen[CHESS_FEN_CAPACITY];
        chess::write_fen(m_start, fen, sizeof fen);
        begin(LINK_GL);
        link_hex(&m_writer, game, 8);
        link_decimal(&m_writer, 0);
        link_text(&m_writer, fen);
        end();
    }
    for (int next = std::max(ply, 1); next <= m_moves.size(); ++next) {
        const BoardMove& move = m_moves[next - 1];
        begin(LINK_GL);
        link_hex(&m_writer, game, 8);
        link_decimal(&m_writer, static_cast<std::uint32_t>(next));
        link_uci(&m_writer, static_cast<chess_index_t>(move.from), static_cast<chess_index_t>(move.to),
                 static_cast<chess_type_t>(move.promotion));
        end();
    }
}

void FakeBl1Board::resendFrom(std::uint16_t number, Milliseconds now)
{
    const std::uint16_t oldest = link_ring_oldest(&m_events);
    if (link_is_after(oldest, number)) {
        begin(LINK_LO);
        link_hex(&m_writer, oldest, 4);
        end();
        tellSnapshot(now);
        return;
    }
    if (link_is_after(number, m_events.last))
        tellSnapshot(now);
    for (; !link_is_after(number, m_events.last); ++number)
        tellEvent(number);
}

void FakeBl1Board::hello()
{
    begin(LINK_HI);
    link_decimal(&m_writer, static_cast<std::uint32_t>(version));
    link_key(&m_writer, "id");
    link_text(&m_writer, id.constData());
    link_key(&m_writer, "boot");
    link_hex(&m_writer, m_boot, 4);
    link_text(&m_writer, "fw=0.3.1 core=1 sense=occ caps=led,key,track max=160");
    if (lowestVersion != 1) {
        link_key(&m_writer, "min");
        link_decimal(&m_writer, static_cast<std::uint32_t>(lowestVersion));
    }
    end();
}

void FakeBl1Board::tellPlace()
{
    begin(LINK_GI);
    if (m_game) {
        link_hex(&m_writer, *m_game, 8);
        link_decimal(&m_writer, static_cast<std::uint32_t>(ply()));
        link_hex(&m_writer, hash(), 8);
        link_hex(&m_writer, m_boot, 4);
    } else {
        link_text(&m_writer, "none");
    }
    end();
}

void FakeBl1Board::tellEvent(std::uint16_t number)
{
    begin(LINK_EV);
    link_hex(&m_writer, number, 4);
    link_event_fields(&m_writer, link_ring_get(&m_events, number));
    end();
}

void FakeBl1Board::tellSnapshot(Milliseconds now)
{
    std::uint8_t ranks[8];
    for (int rank = 0; rank < 8; ++rank)
        ranks[rank] = static_cast<std::uint8_t>(occupied() >> (8 * rank));
    begin(LINK_SN);
    link_hex(&m_writer, m_events.last, 4);
    link_decimal(&m_writer, static_cast<std::uint32_t>(now));
    link_squares(&m_writer, ranks);
    end();
    m_saidAt = now;
    m_snapshotAt = now + kSnapshotPeriod;
}

void FakeBl1Board::ask()
{
    const Question& question = *m_question;
    begin(question.name);
    if (question.name != LINK_NQ) {
        link_hex(&m_writer, *m_game, 8);
        link_decimal(&m_writer, static_cast<std::uint32_t>(question.ply));
    }
    if (question.name == LINK_PR || question.name == LINK_PQ) {
        const auto promotion = question.name == LINK_PR ? question.move.promotion : 0;
        link_uci(&m_writer, static_cast<chess_index_t>(question.move.from),
                 static_cast<chess_index_t>(question.move.to), static_cast<chess_type_t>(promotion));
    }
    if (question.name == LINK_PR || question.name == LINK_DN)
        link_hex(&m_writer, question.hash, 8);
    if (question.name != LINK_DN)
        link_hex(&m_writer, question.event, 4);
    end();
}

/// GA: the board stands where it was told to stand, and every question is answered.
void FakeBl1Board::done()
{
    m_question.reset();
    m_refused.reset();
    begin(LINK_GA);
    link_hex(&m_writer, *m_game, 8);
    link_decimal(&m_writer, static_cast<std::uint32_t>(ply()));
    link_hex(&m_writer, hash(), 8);
    end();
    look();
}

void FakeBl1Board::notDone(std::uint32_t game, int ply, const char* why)
{
    ++m_commandsRefused;
    begin(LINK_NO);
    link_hex(&m_writer, game, 8);
    link_decimal(&m_writer, static_cast<std::uint32_t>(ply));
    link_text(&m_writer, why);
    end();
}

void FakeBl1Board::hold(std::uint32_t game, const QByteArray& fen, const QList<BoardMove>& moves)
{
    m_game = game;
    if (chess::load_fen(m_start, fen.constData()) != CHESS_OK)
        qFatal("no position");
    m_moves = moves;
}

std::optional<std::uint32_t> FakeBl1Board::game() const
{
    return m_game;
}

int FakeBl1Board::ply() const
{
    return static_cast<int>(m_moves.size());
}

chess::Position FakeBl1Board::position() const
{
    return positionAt(ply());
}

std::uint32_t FakeBl1Board::hash() const
{
    const chess::Position position = positionAt(ply());
    return link_position_hash(&position);
}

const QList<BoardMove>& FakeBl1Board::moves() const
{
    return m_moves;
}

std::optional<BoardMove> FakeBl1Board::announced() const
{
    return m_announced;
}

QByteArray FakeBl1Board::picture() const
{
    return m_picture;
}

std::uint64_t FakeBl1Board::occupied() const
{
    std::uint64_t squares = 0;
    for (int square = 0; square < 64; ++square)
        squares |= static_cast<std::uint64_t>(manOn(square) != 0) << square;
    return squares;
}

int FakeBl1Board::badLines() const
{
    return m_reader.errors;
}

int FakeBl1Board::commandsRefused() const
{
    return m_commandsRefused;
}

void FakeBl1Board::beginMove()
{
    m_moving = true;
}

void FakeBl1Board::endMove(Milliseconds now)
{
    m_moving = false;
    m_snapshotAt = now + kSnapshotPeriod;
    look();
}

void FakeBl1Board::lift(int square, Milliseconds now)
{
    m_men[static_cast<size_t>(square)] = 0;
    changed(square, false, now);
}

void FakeBl1Board::place(int square, chess_id_t man, Milliseconds now)
{
    m_men[static_cast<size_t>(square)] = man;
    changed(square, true, now);
}

void FakeBl1Board::changed(int square, bool placed, Milliseconds now)
{
    if (!m_on)
        return;
    m_question.reset();
    m_refused.reset();
    tellEvent(link_ring_add(
        &m_events, link_make_event(static_cast<std::uint32_t>(now), static_cast<chess_index_t>(square), placed, 0)));
    m_saidAt = now;
    m_snapshotAt = now + kSnapshotPeriod;
    look();
}

chess_id_t FakeBl1Board::manOn(int square) const
{
    return m_men[static_cast<size_t>(square)];
}

void FakeBl1Board::setUp(const chess::Position& position)
{
    std::copy(std::begin(position.board), std::end(position.board), m_men.begin());
}

chess::Position FakeBl1Board::positionAt(int ply) const
{
    chess::Position position = m_start;
    for (int i = 0; i < ply; ++i) {
        chess::Undo undo;
        chess::play(position, asMove(m_moves[i]), undo);
    }
    return position;
}

std::optional<chess::Position> FakeBl1Board::after(const BoardMove& move) const
{
    chess::Position position = positionAt(ply());
    if (!chess::is_legal(position, asMove(move)))
        return {};
    chess::Undo undo;
    chess::play(position, asMove(move), undo);
    return position;
}

bool FakeBl1Board::shows(const chess::Position& position) const
{
    return std::equal(m_men.begin(), m_men.end(), std::begin(position.board));
}

/// Opens a question if what stands on the board asks for one.
void FakeBl1Board::look()
{
    if (!m_on || !m_game || m_moving)
        return;
    const auto question = whatStands();
    if (question == m_refused && m_refused)
        return;
    if (question && m_question != question)
        m_askAt = 0;
    m_question = question;
    if (m_alone)
        decideAlone();
}

std::optional<FakeBl1Board::Question> FakeBl1Board::whatStands() const
{
    const chess::Position position = positionAt(ply());
    Question question{.event = m_events.last};
    if (shows(position))
        return {};
    chess::Move moves[chess::kMaxMoves];
    const size_t count = chess::legal_moves(position, moves);
    for (size_t i = 0; i < count; ++i) {
        const BoardMove move{moves[i].from, moves[i].to, moves[i].promotion};
        const chess::Position result = *after(move);
        if (!shows(result))
            continue;
        question.name = move == m_announced ? LINK_DN : move.promotion != 0 ? LINK_PQ : LINK_PR;
        question.ply = ply() + 1;
        question.move = move;
        question.hash = link_position_hash(&result);
        return question;
    }
    for (int back = ply() - 1; back >= 0; --back) {
        if (!shows(positionAt(back)))
            continue;
        question.name = back == 0 && ply() > 1 ? LINK_NQ : LINK_TQ;
        question.ply = back;
        return question;
    }
    return {};
}

/// No program is there: what is proposed is done.
void FakeBl1Board::decideAlone()
{
    while (m_question) {
        const Question question = *m_question;
        if (question.name == LINK_NQ || question.name == LINK_TQ)
            m_moves.resize(question.name == LINK_NQ ? 0 : question.ply);
        else
            m_moves << question.move;
        m_question = whatStands();
    }
}

}  // namespace qipan::boards
