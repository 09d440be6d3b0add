// SPDX-License-Identifier: MIT
/// @file The game that the board follows.
#pragma once

#include <qipan/link.h>

#include "../board.h"

namespace qipan {
namespace firmware {

/// Plies that can be taken back at once: 11 bytes each. To go back further the host sends the game anew.
enum : uint8_t { kUndoablePlies = 8 };

/// One game: its position, its moves, and the way back by a few plies. The moves are in the port's store.
class TrackedGame {
public:
    bool exists() const
    {
        return exists_;
    }
    /// Precondition of all that follows: exists().
    uint32_t id() const
    {
        return id_;
    }
    /// Plies played; 0 is the position it began with.
    uint16_t ply() const
    {
        return ply_;
    }
    const chess_game_t& position() const
    {
        return position_;
    }
    /// Whether it was begun here, from the start position, and not by a host.
    bool is_local() const
    {
        return local_;
    }
    /// The hash of the position at ply().
    uint32_t hash() const
    {
        return hash_;
    }

    /// Begins a game from the start position that no host knows.
    void begin_local(uint32_t id);

    /// Begins the host's game. CHESS_OK, or CHESS_FEN_... and the old game stays.
    chess_ret_t begin(uint32_t id, const char* fen);

    /// Plays a move. False, and nothing has changed, if it is illegal.
    bool play(const link_move_t& move);

    /// Goes back. False, and nothing has changed, if ply is ahead or too far back.
    bool go_back_to(uint16_t ply);

    /// Whether the move that led to ply 1..ply() is still known, and which it is.
    bool knows(uint16_t ply) const
    {
        return ply > 0 && ply <= ply_ && ply_ - ply < BOARD_KEPT_PLIES;
    }
    link_move_t move_to(uint16_t ply) const;
    bool is_move_to(uint16_t ply, const link_move_t& move) const;

    /// The hash of the position that a move would give. False if it is illegal.
    bool hash_after(const link_move_t& move, uint32_t& hash);

    /// For the resolver, which looks at both for as long as this object lives.
    const chess_history_t& history() const
    {
        return history_;
    }

private:
    void reset(uint32_t id, bool local);

    chess_game_t position_;
    chess_ply_t plies_[kUndoablePlies];
    chess_history_t history_;
    uint32_t id_;
    uint32_t hash_;
    uint16_t ply_;
    bool exists_;
    bool local_;
};

}  // namespace firmware
}  // namespace qipan
