// SPDX-License-Identifier: MIT
#include "tracked_game.h"

namespace qipan {
namespace firmware {

namespace {

uint16_t slot_of(uint16_t ply)
{
    return static_cast<uint16_t>((ply - 1) % BOARD_KEPT_PLIES);
}

/// 15 bits: from, to, promotion.
uint16_t packed(const link_move_t& move)
{
    return static_cast<uint16_t>(move.from | static_cast<uint16_t>(move.to) << 6 |
                                 static_cast<uint16_t>(move.promotion) << 12);
}

}  // namespace

void TrackedGame::reset(uint32_t id, bool local)
{
    chess_history_init(&history_, plies_, kUndoablePlies);
    id_ = id;
    hash_ = link_position_hash(&position_);
    ply_ = 0;
    exists_ = true;
    local_ = local;
}

void TrackedGame::begin_local(uint32_t id)
{
    chess_init(&position_);
    reset(id, true);
}

chess_ret_t TrackedGame::begin(uint32_t id, const char* fen)
{
    const chess_ret_t result = chess_load_fen(&position_, fen);
    if (result == CHESS_OK)
        reset(id, false);
    return result;
}

bool TrackedGame::play(const link_move_t& move)
{
    if (chess_move_recorded(&position_, &history_, move.from, move.to) == CHESS_ILLEGAL)
        return false;
    const bool promotes = chess_promotion_pending(&position_) != CHESS_NONE;
    if (promotes ? chess_promote_pawn(&position_, move.to, move.promotion) != CHESS_OK
                 : move.promotion != CHESS_TYPE_NONE) {
        chess_undo(&position_, &history_);
        return false;
    }
    ++ply_;
    hash_ = link_position_hash(&position_);
    board_keep(slot_of(ply_), packed(move));
    return true;
}

bool TrackedGame::go_back_to(uint16_t ply)
{
    if (ply > ply_ || ply_ - ply > history_.count)
        return false;
    while (ply_ > ply) {
        chess_undo(&position_, &history_);
        --ply_;
    }
    hash_ = link_position_hash(&position_);
    return true;
}

link_move_t TrackedGame::move_to(uint16_t ply) const
{
    const uint16_t word = board_kept(slot_of(ply));
    link_move_t move;
    move.from = static_cast<chess_index_t>(word & 63);
    move.to = static_cast<chess_index_t>(word >> 6 & 63);
    move.promotion = static_cast<chess_type_t>(word >> 12);
    return move;
}

bool TrackedGame::is_move_to(uint16_t ply, const link_move_t& move) const
{
    return board_kept(slot_of(ply)) == packed(move);
}

bool TrackedGame::hash_after(const link_move_t& move, uint32_t& hash)
{
    if (!play(move))
        return false;
    hash = hash_;
    go_back_to(static_cast<uint16_t>(ply_ - 1));
    return true;
}

}  // namespace firmware
}  // namespace qipan
