// SPDX-License-Identifier: MIT
/// @file ChessGame: moves, undo and redo, browsing.
#include "chess_game.h"

#include "chess_game_view.h"
#include "game_line.h"
#include "refusal_text.h"
#include "typed_move.h"
#include "unsafe_move.h"

#include <algorithm>

namespace qipan::app {

namespace {

bool isOnBoard(int square)
{
    return square >= 0 && square < 64;
}

/// Precondition: both squares are on the board, the promotion is 0 to 6.
chess::Move asMove(int from, int to, int promotion)
{
    return {static_cast<chess::Square>(from), static_cast<chess::Square>(to), static_cast<chess::PieceType>(promotion)};
}

}  // namespace

bool ChessGame::mayPick(int square) const
{
    const chess::Position& shown = m_view->position;
    return isOnBoard(square) && !m_view->over && !clockForbids(m_ply) && shown.board[square] != 0 &&
           CHESS_TEAM(shown.board[square]) == shown.turn;
}

QList<int> ChessGame::legalTargets(int from) const
{
    if (!mayPick(from))
        return {};
    chess::Square targets[chess::kMaxDestinations];
    const size_t count = chess::legal_destinations(m_view->position, static_cast<chess::Square>(from), targets);
    return {targets, targets + count};
}

bool ChessGame::needsPromotion(int from, int to) const
{
    return isOnBoard(from) && isOnBoard(to) && chess::is_legal(m_view->position, asMove(from, to, CHESS_TYPE_QUEEN));
}

bool ChessGame::isCapture(int from, int to) const
{
    const chess::Position& shown = m_view->position;
    return isOnBoard(from) && isOnBoard(to) &&
           (shown.board[to] != 0 ||
            (to == shown.en_passant_target && CHESS_TYPE(shown.board[from]) == CHESS_TYPE_PAWN));
}

ChessGame::Refusal ChessGame::refusal(int from, int to, int promotion) const
{
    if (!isOnBoard(from) || !isOnBoard(to) || promotion < 0 || promotion > CHESS_TYPE_KING)
        return IllegalMove;
    const chess::Move move = asMove(from, to, promotion);
    if (continuesWith(move))
        return Accepted;
    if (m_view->over)
        return GameOver;
    if (clockForbids(m_ply))
        return NotTheLastPosition;
    if (!mayPick(from))
        return NotYourMan;
    if (chess::is_legal(m_view->position, move))
        return Accepted;
    if (legalTargets(from).contains(to))
        return promotion == CHESS_TYPE_NONE ? PromotionMissing : IllegalMove;
    return isOnlyUnsafe(m_view->position, move.from, move.to) ? LeavesKingInCheck : IllegalMove;
}

/// Whether the line goes on with this move after the shown position.
bool ChessGame::continuesWith(chess::Move move) const
{
    if (m_view->atEnd())
        return false;
    const pgn::Node& next = m_line->node(m_ply + 1);
    return !next.isNull && next.move == move;
}

bool ChessGame::move(int from, int to, int promotion)
{
    // The flag may have fallen a moment ago, and nobody has looked since.
    m_clock->settle();
    const Refusal answer = refusal(from, to, promotion);
    if (answer != Accepted) {
        emit moveRejected(from, to, answer);
        return false;
    }
    const bool capture = isCapture(from, to);
    const chess::Move move = asMove(from, to, promotion);
    if (continuesWith(move)) {
        show(m_ply + 1);
    } else {
        const bool replaces = !m_view->atEnd();
        const bool hadClock = m_clock->isPresent();
        m_line->play(m_ply, move);
        // Only a finished game is played on from its middle: that is no game against the clock any more.
        if (replaces)
            m_clock->setUp({});
        stampMove(m_ply + 1);
        changeLine(m_ply, m_ply + 1);
        if (replaces)
            emit continuationReplaced(hadClock);
    }
    emit movePlayed(from, to, capture);
    return true;
}

TypedMove ChessGame::typedMove(const QString& text) const
{
    const TypedMove typed = readTypedMove(position(), text);
    const bool blocked = (m_view->over || clockForbids(m_ply)) && !(typed.isComplete() && continuesWith(typed.move));
    return blocked ? TypedMove{{}, false, refusalText(m_view->over ? GameOver : NotTheLastPosition)} : typed;
}

bool ChessGame::moveText(const QString& text)
{
    const TypedMove typed = typedMove(text);
    if (!typed.isComplete()) {
        emit moveTextRejected(text, typed.problem);
        return false;
    }
    return move(typed.move.from, typed.move.to, typed.move.promotion);
}

void ChessGame::undo()
{
    const bool running = m_verdict.outcome == Ongoing && !m_clock->isPaused();
    const Verdict given = m_endings.value(m_line->nodeId(m_line->plyCount()));
    if (given.isMadeHere()) {
        m_endings.remove(m_line->nodeId(m_line->plyCount()));
        // Who goes on after the flag has fallen plays on without a clock.
        const bool flagFell = given.reason == TimeForfeit || given.reason == TimeDraw;
        if (flagFell)
            m_clock->setUp({});
        changeLine(m_line->plyCount(), m_line->plyCount());
        turnClockBack(m_clock->spent(), running);
        if (flagFell)
            emit flagTakenBack();
    } else if (m_line->canUndo()) {
        const int kept = m_line->undo();
        changeLine(kept, kept);
        turnClockBack(0, running);
    }
}

void ChessGame::redo()
{
    if (!m_line->canRedo())
        return;
    const bool running = m_verdict.outcome == Ongoing && !m_clock->isPaused();
    const int kept = m_line->redo();
    changeLine(kept, kept + 1);
    turnClockBack(0, running);
}

void ChessGame::goToPly(int ply)
{
    show(std::clamp(ply, 0, m_line->plyCount()));
}

void ChessGame::stepForward()
{
    goToPly(m_ply + 1);
}

void ChessGame::stepBack()
{
    goToPly(m_ply - 1);
}

void ChessGame::goToStart()
{
    goToPly(0);
}

void ChessGame::goToEnd()
{
    goToPly(m_line->plyCount());
}

void ChessGame::show(int ply)
{
    m_ply = ply;
    tell(refresh());
}

/// The line is another one after its first keptPlies.
void ChessGame::changeLine(int keptPlies, int shownPly)
{
    m_ply = shownPly;
    m_drawOffered = false;
    m_modified = true;
    judge();
    writeResult();
    if (m_verdict.outcome != Ongoing)
        m_clock->stop();
    const View old = refresh();
    if (keptPlies < std::max(old.plyCount, m_view->plyCount))
        emit lineChanged(keptPlies);
    tell(old);
}

std::optional<chess::Move> ChessGame::moveAt(int ply) const
{
    if (ply < 1 || ply > m_line->plyCount() || m_line->node(ply).isNull)
        return {};
    return m_line->node(ply).move;
}

chess::Position ChessGame::positionAt(int ply) const
{
    return m_line->snapshot(std::clamp(ply, 0, m_line->plyCount())).position;
}

QString ChessGame::sanAt(int ply) const
{
    return ply >= 1 && ply <= m_line->plyCount() ? QString::fromStdString(m_line->san(ply)) : QString();
}

int ChessGame::firstTurn() const
{
    return m_line->tree().start().turn;
}

int ChessGame::firstMoveNumber() const
{
    return m_line->tree().start().fullmove_number;
}

}  // namespace qipan::app
