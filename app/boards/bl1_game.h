// SPDX-License-Identifier: MIT
#pragma once

#include <chess/position.h>

#include <boards/board_driver.h>

namespace qipan::boards {

/// A game as BL1 speaks of it: every ply legal, and with the hash of the position that it gives.
class Bl1Game {
public:
    /// nullopt if the text is no position.
    static std::optional<Bl1Game> begin(std::uint32_t id, const QByteArray& fen);
    /// With as many moves of the game as are legal.
    static std::optional<Bl1Game> of(const BoardGame& game);

    std::uint32_t id() const;
    /// Of ply 0, canonical.
    const QByteArray& fen() const;
    int plies() const;
    /// Range: 1..plies().
    const BoardMove& moveAt(int ply) const;
    /// Range: 0..plies().
    std::uint32_t hashAt(int ply) const;

    /// The hash after one more move; nullopt if it is illegal.
    std::optional<std::uint32_t> hashAfter(const BoardMove& move) const;
    /// Whether the move is legal, whichever man the pawn becomes if promotion is 0.
    bool allows(const BoardMove& move) const;
    /// False, and the game stays: the move is illegal.
    bool add(const BoardMove& move);

    /// How many of the first `plies` moves of both are the same; -1 if they are not the same game from the same start.
    int commonPlies(const Bl1Game& other, int plies) const;

private:
    Bl1Game() = default;

    std::uint32_t m_id = 0;
    QByteArray m_fen;
    QList<BoardMove> m_moves;
    QList<std::uint32_t> m_hashes;
    chess::Position m_position{};  ///< after the last ply
};

}  // namespace qipan::boards
