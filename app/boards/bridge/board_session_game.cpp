// SPDX-License-Identifier: MIT
/// @file BoardSession: the game's side.
#include "board_session.h"

#include "game_on_board.h"

#include <chess/follow_game.h>
#include <pgn/fen_text.h>
#include <pgn/game_tree.h>
#include <pgn/pgn_writer.h>

#include <algorithm>
#include <tuple>

namespace qipan::boards {

namespace {

/// As many castling rights as the men allow.
QString castlingRights(const Placement& placement)
{
    constexpr int e1 = 4;
    constexpr int e8 = 60;
    const auto stands = [&placement](int square, chess::Color color, chess::PieceType type) {
        return placement.men[static_cast<size_t>(square)] == CHESS_ID(color, type);
    };
    QString rights;
    for (const auto& [king, rook, color, letter] :
         {std::tuple(e1, 7, CHESS_WHITE, 'K'), std::tuple(e1, 0, CHESS_WHITE, 'Q'), std::tuple(e8, 63, CHESS_BLACK, 'k'),
          std::tuple(e8, 56, CHESS_BLACK, 'q')}) {
        if (stands(king, static_cast<chess::Color>(color), CHESS_TYPE_KING) &&
            stands(rook, static_cast<chess::Color>(color), CHESS_TYPE_ROOK))
            rights += QLatin1Char(letter);
    }
    return rights.isEmpty() ? QStringLiteral("-") : rights;
}

}  // namespace

void BoardSession::setGame(app::ChessGame* game)
{
    if (!app::followGame(this, m_game, game))
        return;
    if (game) {
        connect(game, &app::ChessGame::gameReplaced, this, &BoardSession::replaceGame);
        connect(game, &app::ChessGame::lineChanged, this, &BoardSession::changeLine);
    }
    replaceGame();
}

void BoardSession::replaceGame()
{
    m_expected.reset();
    m_asked.reset();
    m_arranging = false;
    askNewGame(false);
    m_placed = false;
    if (m_identified && m_reader && m_seen)
        place();
    readReader();
    look();
}

void BoardSession::place()
{
    if (!m_game)
        return;
    const int first = firstPlyOnBoard(*m_game);
    m_boardPly = plyOnBoard(*m_game, m_placement, m_identity.sense, first).value_or(m_game->plyCount());
    m_placed = true;
    follow();
}

void BoardSession::follow()
{
    const BoardGame game = gameOnBoard(*m_game, m_boardPly);
    if (m_reader)
        m_reader->follow(game, m_clock());
    if (m_driver)
        m_driver->follow(game, m_clock());
}

/// Whether it is the move that hands have just made, and that the game has taken now.
bool BoardSession::isDoneOnBoard(const std::optional<chess::Move>& next) const
{
    const BoardMove* done = m_expected ? &*m_expected : m_asked ? &m_asked->move : nullptr;
    return done && next && next->from == done->from && next->to == done->to;
}

void BoardSession::changeLine(int keptPlies)
{
    if (!m_placed)
        return;
    const bool isDone = isDoneOnBoard(m_game->moveAt(m_boardPly + 1));
    m_asked.reset();
    const int first = firstPlyOnBoard(*m_game);
    if (keptPlies < m_boardPly || m_boardPly < first)
        m_boardPly = std::max(first, std::min(keptPlies, m_boardPly));
    else if (isDone)
        ++m_boardPly;
    follow();
    if (m_busy)
        return;
    readReader();
    look();
}

void BoardSession::take(const Proposal& proposal)
{
    if (!m_game || !m_placed || m_arranging) {
        refuse(proposal, QStringLiteral("busy"));
        return;
    }
    switch (proposal.kind) {
    case Proposal::Move:
        takeMove(proposal);
        break;
    case Proposal::CarriedOut:
        if (firstPlyOnBoard(*m_game) + proposal.ply == m_boardPly + 1 && m_boardPly < m_game->plyCount()) {
            ++m_boardPly;
            follow();
        }
        break;
    case Proposal::TakeBack:
        takeBack(proposal);
        break;
    case Proposal::NewGame:
        m_newGame = proposal;
        askNewGame(true);
        break;
    }
}

void BoardSession::takeMove(const Proposal& proposal)
{
    const bool isNext = firstPlyOnBoard(*m_game) + proposal.ply == m_boardPly + 1;
    if (!isNext || m_boardPly < m_game->plyCount()) {
        refuse(proposal, QStringLiteral("gap"));
        return;
    }
    const auto [from, to, promotion] = proposal.move;
    m_busy = true;
    m_game->goToEnd();
    m_busy = false;
    const bool isOpen = promotion == CHESS_TYPE_NONE && m_game->needsPromotion(from, to);
    if (isOpen && m_game->refusal(from, to, CHESS_TYPE_QUEEN) == app::ChessGame::Accepted) {
        if (m_asked != proposal) {
            m_asked = proposal;
            emit promotionAsked(from, to);
        }
        return;
    }
    m_busy = true;
    m_expected = proposal.move;
    const bool done = m_game->move(from, to, promotion);
    m_expected.reset();
    m_busy = false;
    if (!done)
        refuse(proposal, QStringLiteral("illegal"));
}

void BoardSession::takeBack(const Proposal& proposal)
{
    const int wanted = firstPlyOnBoard(*m_game) + proposal.ply;
    if (wanted >= m_boardPly || m_boardPly < m_game->plyCount()) {
        refuse(proposal, QStringLiteral("gap"));
        return;
    }
    m_busy = true;
    m_game->goToEnd();
    // An ending that the players made is taken back first, without a ply: one step more.
    for (int steps = m_game->plyCount() - wanted + 1; steps > 0 && m_game->plyCount() > wanted && m_game->canUndo(); --steps)
        m_game->undo();
    m_busy = false;
    if (m_game->plyCount() > wanted)
        refuse(proposal, QStringLiteral("cannot"));
}

void BoardSession::refuse(const Proposal& proposal, const QString& why)
{
    if (m_reader)
        m_reader->decline(proposal, m_clock());
    if (m_driver)
        m_driver->decline(proposal, why, m_clock());
}

void BoardSession::recorded(std::uint32_t game, int after, const QList<BoardMove>& moves)
{
    if (!m_game || moves.isEmpty())
        return;
    const int first = firstPlyOnBoard(*m_game);
    const bool isThis = game == numberOnBoard(*m_game);
    int known = 0;
    if (isThis) {
        while (known < moves.size() && first + after + known < m_game->plyCount() &&
               m_game->moveAt(first + after + known + 1) == moveOf(moves[known]))
            ++known;
    }
    if (isThis && first + after + known == m_game->plyCount()) {
        m_busy = true;
        int played = 0;
        m_game->goToEnd();
        for (int i = known; i < moves.size() && m_game->move(moves[i].from, moves[i].to, moves[i].promotion); ++i)
            ++played;
        m_busy = false;
        m_boardPly = m_game->plyCount();
        m_placed = true;
        follow();
        if (played > 0)
            emit caughtUp(played);
        return;
    }
    keepStrangeMoves(isThis ? m_game->positionAt(first + after) : chess::initial_position(), moves);
    // The game of the screen stands: the board is told it again.
    if (m_placed)
        follow();
}

void BoardSession::recordedOther(std::uint32_t, const QByteArray& startFen, const QList<BoardMove>& moves)
{
    const pgn::FenReading reading = pgn::readFen(startFen.toStdString());
    keepStrangeMoves(reading.position.value_or(chess::initial_position()), moves);
}

void BoardSession::keepStrangeMoves(const chess::Position& start, const QList<BoardMove>& moves)
{
    pgn::GameTree tree(start);
    chess::Position position = start;
    pgn::NodeId node = pgn::kRoot;
    for (const BoardMove& move : moves) {
        if (!chess::is_legal(position, moveOf(move)))
            break;
        node = tree.addMove(node, moveOf(move));
        position = positionAfter(position, moveOf(move));
    }
    if (node != pgn::kRoot)
        emit strangeMoves(QString::fromStdString(pgn::writePgn(tree)));
}

void BoardSession::cancelPromotion()
{
    if (!m_asked)
        return;
    const Proposal asked = *m_asked;
    m_asked.reset();
    refuse(asked, QStringLiteral("cancelled"));
    look();
}

void BoardSession::askNewGame(bool asked)
{
    if (m_newGameAsked == asked)
        return;
    m_newGameAsked = asked;
    emit newGameAskedChanged();
}

void BoardSession::acceptNewGame()
{
    if (m_newGameAsked && m_game)
        m_game->newGame();
}

void BoardSession::declineNewGame()
{
    if (!m_newGameAsked)
        return;
    askNewGame(false);
    refuse(m_newGame, QStringLiteral("no"));
    look();
}

void BoardSession::startSetUp()
{
    if (!m_identified || m_arranging)
        return;
    m_arranging = true;
    look();
}

void BoardSession::cancelSetUp()
{
    if (!m_arranging)
        return;
    m_arranging = false;
    readReader();
    look();
}

void BoardSession::finishSetUp(int turn)
{
    if (!m_arranging || !m_game)
        return;
    if (shows(m_placement, m_identity.sense, chess::initial_position()) && turn == CHESS_WHITE) {
        m_arranging = false;
        m_game->newGame();
        emit setUpDone();
        return;
    }
    if (m_identity.sense != Sense::Pieces) {
        emit setUpRefused(tr("This board cannot tell which man stands where: put all men on their first squares."));
        return;
    }
    chess::Position position{};
    std::copy(m_placement.men.begin(), m_placement.men.end(), position.board);
    const QString board = QString::fromStdString(pgn::writeFen(position)).section(QLatin1Char(' '), 0, 0);
    const QString fen = QStringLiteral("%1 %2 %3 - 0 1")
                            .arg(board, turn == CHESS_WHITE ? QStringLiteral("w") : QStringLiteral("b"),
                                 castlingRights(m_placement));
    const pgn::FenReading reading = pgn::readFen(fen.toStdString());
    if (!reading.position) {
        emit setUpRefused(QString::fromStdString(reading.error));
        return;
    }
    m_arranging = false;
    m_game->newGameFromFen(fen);
    emit setUpDone();
}

}  // namespace qipan::boards
