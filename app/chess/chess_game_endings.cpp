// SPDX-License-Identifier: MIT
/// @file ChessGame: how it ends, by the board or by the players.
#include "chess_game.h"

#include "chess_game_view.h"
#include "game_line.h"

namespace qipan::app {

namespace {

pgn::Result resultOf(ChessGame::Outcome outcome)
{
    switch (outcome) {
    case ChessGame::WhiteWins:
        return pgn::Result::WhiteWins;
    case ChessGame::BlackWins:
        return pgn::Result::BlackWins;
    case ChessGame::Draw:
        return pgn::Result::Draw;
    case ChessGame::Ongoing:
        break;
    }
    return pgn::Result::Unknown;
}

}  // namespace

/// What the position after ply, and the plies before, make an end of by themselves.
ChessGame::Verdict ChessGame::verdictOfBoard(int ply) const
{
    const chess::Position position = m_line->snapshot(ply).position;
    switch (chess_status(&position, position.turn)) {
    case CHESS_CHECKMATE:
        return {position.turn == CHESS_WHITE ? BlackWins : WhiteWins, Checkmate};
    case CHESS_STALEMATE:
        return {Draw, Stalemate};
    default:
        break;
    }
    switch (m_line->draw(ply)) {
    case CHESS_DRAW_MATERIAL:
        return {Draw, DeadPosition};
    case CHESS_DRAW_SEVENTYFIVE_MOVES:
        return {Draw, SeventyfiveMoves};
    case CHESS_DRAW_FIVEFOLD:
        return {Draw, Fivefold};
    default:
        return {};
    }
}

/// Works out how the game stands at the end of the line. A result that a file gave stands against a draw on the
/// board that nobody took, but not against mate or stalemate.
void ChessGame::judge()
{
    const int end = m_line->plyCount();
    const Verdict board = verdictOfBoard(end);
    const Verdict given = m_endings.value(m_line->nodeId(end));
    const bool boardDecides = board.reason == Checkmate || board.reason == Stalemate ||
                              board.outcome == given.outcome || given.outcome == Ongoing;
    m_verdict = boardDecides && board.outcome != Ongoing ? board : given;
    m_claim = NoClaim;
    if (m_verdict.outcome != Ongoing)
        return;
    const chess_draw_t draw = m_line->draw(end);
    if (draw == CHESS_DRAW_THREEFOLD)
        m_claim = ClaimThreefold;
    else if (draw == CHESS_DRAW_FIFTY_MOVES)
        m_claim = ClaimFiftyMoves;
}

bool ChessGame::isOver(int ply) const
{
    return (ply == m_line->plyCount() && m_verdict.isMadeHere()) || verdictOfBoard(ply).outcome != Ongoing;
}

void ChessGame::writeResult()
{
    m_line->setResult(resultOf(m_verdict.outcome));
    // PGN specification, 9.8.1.
    static constexpr const char* kTag = "Termination";
    static constexpr const char* kTime = "time forfeit";
    if (m_verdict.reason == TimeForfeit || m_verdict.reason == TimeDraw)
        m_line->setTag(kTag, kTime);
    else if (m_line->tree().tag(kTag) == kTime)
        m_line->removeTag(kTag);
}

/// The players end the game.
void ChessGame::end(Verdict verdict)
{
    m_line->forgetUndone();
    m_endings.insert(m_line->nodeId(m_line->plyCount()), verdict);
    changeLine(m_line->plyCount(), m_ply);
}

void ChessGame::resign(int color)
{
    if (m_verdict.outcome == Ongoing && (color == CHESS_WHITE || color == CHESS_BLACK))
        end({color == CHESS_WHITE ? BlackWins : WhiteWins, Resignation});
}

void ChessGame::offerDraw()
{
    setDrawOffered(m_verdict.outcome == Ongoing);
}

void ChessGame::withdrawDraw()
{
    setDrawOffered(false);
}

void ChessGame::setDrawOffered(bool offered)
{
    m_drawOffered = offered;
    tell(refresh());
}

void ChessGame::agreeDraw()
{
    if (m_drawOffered)
        end({Draw, Agreement});
}

void ChessGame::claimDraw()
{
    if (m_claim != NoClaim)
        end({Draw, m_claim == ClaimThreefold ? Threefold : FiftyMoves});
}

}  // namespace qipan::app
