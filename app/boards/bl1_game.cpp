// SPDX-License-Identifier: MIT
#include "bl1_game.h"

#include <qipan/link.h>

#include <algorithm>

namespace qipan::boards {

namespace {

std::optional<chess::Position> after(chess::Position position, const BoardMove& move)
{
    const chess::Move played{static_cast<chess::Square>(move.from), static_cast<chess::Square>(move.to),
                             static_cast<chess::PieceType>(move.promotion)};
    if (!chess::is_legal(position, played))
        return {};
    chess::Undo undo;
    chess::play(position, played, undo);
    return position;
}

}  // namespace

std::optional<Bl1Game> Bl1Game::begin(std::uint32_t id, const QByteArray& fen)
{
    Bl1Game game;
    if (chess::load_fen(game.m_position, fen.constData()) != CHESS_OK)
        return {};
    char canonical[CHESS_FEN_CAPACITY];
    chess::write_fen(game.m_position, canonical, sizeof canonical);
    game.m_id = id;
    game.m_fen = canonical;
    game.m_hashes << link_position_hash(&game.m_position);
    return game;
}

std::optional<Bl1Game> Bl1Game::of(const BoardGame& game)
{
    std::optional<Bl1Game> result = begin(game.id, game.startFen);
    if (result)
        std::all_of(game.moves.begin(), game.moves.end(),
                    [&result](const BoardMove& move) { return result->add(move); });
    return result;
}

std::uint32_t Bl1Game::id() const
{
    return m_id;
}

const QByteArray& Bl1Game::fen() const
{
    return m_fen;
}

int Bl1Game::plies() const
{
    return static_cast<int>(m_moves.size());
}

const BoardMove& Bl1Game::moveAt(int ply) const
{
    return m_moves[ply - 1];
}

std::uint32_t Bl1Game::hashAt(int ply) const
{
    return m_hashes[ply];
}

std::optional<std::uint32_t> Bl1Game::hashAfter(const BoardMove& move) const
{
    const auto position = after(m_position, move);
    return position ? std::optional(link_position_hash(&*position)) : std::nullopt;
}

bool Bl1Game::allows(const BoardMove& move) const
{
    BoardMove promoting = move;
    promoting.promotion = CHESS_TYPE_QUEEN;
    return after(m_position, move) || (move.promotion == 0 && after(m_position, promoting));
}

bool Bl1Game::add(const BoardMove& move)
{
    const auto position = after(m_position, move);
    if (!position)
        return false;
    m_position = *position;
    m_moves << move;
    m_hashes << link_position_hash(&m_position);
    return true;
}

int Bl1Game::commonPlies(const Bl1Game& other, int plies) const
{
    if (m_id != other.m_id || m_fen != other.m_fen)
        return -1;
    const auto most = std::min({static_cast<qsizetype>(plies), m_moves.size(), other.m_moves.size()});
    const auto differ = std::mismatch(m_moves.begin(), m_moves.begin() + most, other.m_moves.begin());
    return static_cast<int>(differ.first - m_moves.begin());
}

}  // namespace qipan::boards
