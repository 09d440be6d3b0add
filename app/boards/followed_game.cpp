// SPDX-License-Identifier: MIT
#include "boards/followed_game.h"

namespace qipan::boards {

FollowedGame::FollowedGame()
    : m_positions{chess::initial_position()}
{
}

FollowedGame::FollowedGame(const BoardGame& game)
    : FollowedGame()
{
    chess::load_fen(m_positions.front(), game.startFen.constData());
    for (const BoardMove& move : game.moves) {
        if (!chess::is_legal(position(), moveOf(move)))
            return;
        m_positions.push_back(positionAfter(position(), moveOf(move)));
    }
    if (game.announced && chess::is_legal(position(), moveOf(*game.announced)))
        m_announced = moveOf(*game.announced);
}

int FollowedGame::plies() const
{
    return static_cast<int>(m_positions.size()) - 1;
}

const chess::Position& FollowedGame::positionAt(int ply) const
{
    return m_positions[static_cast<std::size_t>(ply)];
}

const chess::Position& FollowedGame::position() const
{
    return m_positions.back();
}

const std::optional<chess::Move>& FollowedGame::announced() const
{
    return m_announced;
}

chess::Position FollowedGame::expected() const
{
    return m_announced ? positionAfter(position(), *m_announced) : position();
}

chess::Move moveOf(const BoardMove& move)
{
    return {static_cast<chess::Square>(move.from), static_cast<chess::Square>(move.to),
            static_cast<chess::PieceType>(move.promotion)};
}

BoardMove boardMoveOf(chess::Move move)
{
    return {move.from, move.to, move.promotion};
}

chess::Position positionAfter(chess::Position position, chess::Move move)
{
    chess::Undo undo;
    chess::play(position, move, undo);
    return position;
}

}  // namespace qipan::boards
