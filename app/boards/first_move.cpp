// SPDX-License-Identifier: MIT
#include "boards/first_move.h"

#include "boards/placements.h"

namespace qipan::boards {

namespace {

// As long as the slowest slide may rest on its way.
constexpr Milliseconds kSettled = 500;

bool isFirstMove(std::uint64_t occupied)
{
    const chess::Position start = chess::initial_position();
    chess::Move moves[chess::kMaxMoves];
    const std::size_t count = chess::legal_moves(start, moves);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t after = (startPlacement().occupied & ~bitOf(moves[i].from)) | bitOf(moves[i].to);
        if (after == occupied)
            return true;
    }
    return false;
}

std::uint64_t turned(std::uint64_t occupied)
{
    std::uint64_t result = 0;
    for (int square = 0; square < 64; ++square) {
        if (occupied & bitOf(square))
            result |= bitOf(turnedSquare(square));
    }
    return result;
}

}  // namespace

void FirstMoveWatch::follow(const BoardGame& game)
{
    chess::Position position;
    m_isAtStart = game.moves.isEmpty() && !game.announced &&
                  chess::load_fen(position, game.startFen.constData()) == CHESS_OK &&
                  placementOf(position) == startPlacement() && position.turn == CHESS_WHITE;
}

std::optional<bool> FirstMoveWatch::see(std::uint64_t occupied, Milliseconds now)
{
    if (occupied != m_seen) {
        m_seen = occupied;
        m_since = now;
    }
    if (!m_isAtStart || now - m_since < kSettled)
        return {};
    if (isFirstMove(occupied))
        return false;
    if (isFirstMove(turned(occupied)))
        return true;
    return {};
}

}  // namespace qipan::boards
