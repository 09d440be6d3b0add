// SPDX-License-Identifier: MIT
#include <string.h>

#include "check.h"
#include "generate.h"
#include "play.h"

using namespace qipan::chess;

namespace {

bool on_board(chess_index_t index)
{
    return static_cast<uint8_t>(index) < 64;
}

bool is_promotion_type(chess_type_t type)
{
    return type >= CHESS_TYPE_KNIGHT && type <= CHESS_TYPE_QUEEN;
}

void remember(chess_history_t& history, const Undo& ply)
{
    if (history.count == history.capacity) {
        memmove(history.plies, history.plies + 1, (history.capacity - 1U) * sizeof(Undo));
        --history.count;
    }
    history.plies[history.count++] = ply;
}

}  // namespace

extern "C" {

void chess_init(chess_game_t* game)
{
    set_up(*game);
}

chess_team_t chess_turn(const chess_game_t* game)
{
    return game->turn;
}

chess_status_t chess_status(const chess_game_t* game, chess_team_t team)
{
    if (team > CHESS_BLACK)
        return CHESS_NORMAL;
    if (game->promotion_square != CHESS_NONE) {
        const bool attacked = is_attacked(*game, game->king_square[team], other(team));
        return attacked ? CHESS_CHECK : CHESS_NORMAL;
    }
    if (team != game->turn)
        return CHESS_NORMAL;
    const bool check = in_check(*game);
    if (has_legal_move(*game))
        return check ? CHESS_CHECK : CHESS_NORMAL;
    return check ? CHESS_CHECKMATE : CHESS_STALEMATE;
}

chess_index_t chess_move(chess_game_t* game, chess_index_t from, chess_index_t to)
{
    if (!is_candidate(*game, from, to))
        return CHESS_ILLEGAL;
    Undo forgotten;
    return step_if_legal(*game, from, to, forgotten);
}

chess_index_t chess_move_promote(chess_game_t* game, chess_index_t from, chess_index_t to, chess_type_t type)
{
    const bool promotes = on_board(from) && is_promoting(*game, from);
    if (promotes ? !is_promotion_type(type) : type != CHESS_TYPE_NONE)
        return CHESS_ILLEGAL;
    const Square captured = chess_move(game, from, to);
    if (captured != CHESS_ILLEGAL && promotes)
        chess_promote_pawn(game, to, type);
    return captured;
}

chess_ret_t chess_promote_pawn(chess_game_t* game, chess_index_t index, chess_type_t new_type)
{
    if (index == CHESS_NONE || index != game->promotion_square || !is_promotion_type(new_type))
        return CHESS_INVALID;
    man_on(*game, index) = CHESS_ID(game->turn, new_type);
    game->promotion_square = CHESS_NONE;
    pass_turn(*game, game->promotion_from, index, CHESS_NONE);
    game->promotion_from = CHESS_NONE;
    return CHESS_OK;
}

chess_index_t chess_promotion_pending(const chess_game_t* game)
{
    return game->promotion_square;
}

size_t chess_compute_moves(const chess_game_t* game, chess_index_t index, chess_index_t moves[64])
{
    if (!on_board(index) || game->promotion_square != CHESS_NONE)
        return 0;
    return legal_destinations(*game, index, moves);
}

bool chess_contains_move(const chess_index_t moves[], size_t count, chess_index_t target)
{
    for (size_t i = 0; i < count; ++i) {
        if (moves[i] == target)
            return true;
    }
    return false;
}

bool chess_would_leave_king_in_check(const chess_game_t* game, chess_index_t from, chess_index_t to)
{
    if (!on_board(from) || !on_board(to) || man_on(*game, from) == 0)
        return true;
    Position after = *game;
    after.turn = CHESS_TEAM(man_on(after, from));
    Undo ply;
    move_man(after, from, to, ply);
    return is_attacked(after, after.king_square[after.turn], other(after.turn));
}

bool chess_can_castle(const chess_game_t* game, chess_team_t team)
{
    if (team > CHESS_BLACK)
        return false;
    return (game->castling[2 * team] | game->castling[2 * team + 1]) != 0;
}

chess_score_t chess_score(const chess_game_t* game, chess_team_t team)
{
    static const uint8_t kValue[] = {0, 1, 3, 3, 5, 9, 0};

    chess_score_t score = 0;
    if (team > CHESS_BLACK)
        return score;
    for (Square square = 0; square < 64; ++square) {
        const Piece piece = man_on(*game, square);
        if (belongs_to(piece, team))
            score = static_cast<chess_score_t>(score + kValue[CHESS_TYPE(piece)]);
    }
    return score;
}

chess_id_t chess_index_to_id(const chess_game_t* game, chess_index_t index)
{
    return on_board(index) ? man_on(*game, index) : 0;
}

void chess_index_name(chess_index_t index, char name[3])
{
    if (!on_board(index)) {
        name[0] = '\0';
        return;
    }
    name[0] = static_cast<char>('a' + file_of(index));
    name[1] = static_cast<char>('1' + rank_of(index));
    name[2] = '\0';
}

chess_index_t chess_index_from_name(const char* name)
{
    const uint8_t file = static_cast<uint8_t>(name[0] - 'a');
    if (file > 7)  // an empty name, too: name[1] may be outside it
        return CHESS_NONE;
    const uint8_t rank = static_cast<uint8_t>(name[1] - '1');
    return rank > 7 ? static_cast<Square>(CHESS_NONE) : static_cast<Square>(rank * 8 + file);
}

void chess_history_init(chess_history_t* history, chess_ply_t* plies, uint16_t capacity)
{
    history->plies = plies;
    history->capacity = capacity;
    history->count = 0;
}

chess_index_t chess_move_recorded(chess_game_t* game, chess_history_t* history, chess_index_t from, chess_index_t to)
{
    if (!is_candidate(*game, from, to))
        return CHESS_ILLEGAL;
    Undo ply;
    const Square captured = step_if_legal(*game, from, to, ply);
    if (captured != CHESS_ILLEGAL)
        remember(*history, ply);
    return captured;
}

chess_ret_t chess_undo(chess_game_t* game, chess_history_t* history)
{
    if (history->count == 0)
        return CHESS_INVALID;
    undo(*game, history->plies[--history->count]);
    return CHESS_OK;
}

}  // extern "C"
