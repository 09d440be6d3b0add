/* SPDX-License-Identifier: MIT */
#include "reach.h"

static int sign(int n)
{
    return n > 0 ? 1 : n < 0 ? -1 : 0;
}

static int magnitude(int n)
{
    return n < 0 ? -n : n;
}

/* Whether the squares strictly between two on one line are empty. */
static int is_open(const chess_game_t* game, int from, int to, int step)
{
    int at;
    for (at = from + step; at != to; at += step) {
        if (game->board[at] != 0)
            return 0;
    }
    return 1;
}

static int pawn_reaches(const chess_game_t* game, int from, int to, int files, int ranks)
{
    const int ahead = game->turn == CHESS_WHITE ? 1 : -1;
    const int home = game->turn == CHESS_WHITE ? 1 : 6;
    if (files == 0 && game->board[to] == 0)
        return ranks == ahead || (ranks == 2 * ahead && from / 8 == home && game->board[from + 8 * ahead] == 0);
    return magnitude(files) == 1 && ranks == ahead && (game->board[to] != 0 || to == game->en_passant_target);
}

static int castling_reaches(const chess_game_t* game, int from, int to)
{
    const uint8_t rights[2][2] = {{game->castling_white_king, game->castling_white_queen},
                                  {game->castling_black_king, game->castling_black_queen}};
    const uint8_t right = rights[game->turn][to > from ? 0 : 1];
    return right != 0 && is_open(game, from, from / 8 * 8 + right - 1, sign(to - from));
}

int reaches(const chess_game_t* game, chess_index_t from, chess_index_t to)
{
    const int files = to % 8 - from % 8;
    const int ranks = to / 8 - from / 8;
    const int far = magnitude(files) > magnitude(ranks) ? magnitude(files) : magnitude(ranks);
    const int straight = files == 0 || ranks == 0;
    const int aslant = magnitude(files) == magnitude(ranks);
    const int step = sign(files) + 8 * sign(ranks);
    if (from == to || (game->board[to] != 0 && CHESS_TEAM(game->board[to]) == game->turn))
        return 0;
    switch (CHESS_TYPE(game->board[from])) {
    case CHESS_TYPE_PAWN:
        return pawn_reaches(game, from, to, files, ranks);
    case CHESS_TYPE_KNIGHT:
        return magnitude(files * ranks) == 2;
    case CHESS_TYPE_BISHOP:
        return aslant && is_open(game, from, to, step);
    case CHESS_TYPE_ROOK:
        return straight && is_open(game, from, to, step);
    case CHESS_TYPE_QUEEN:
        return (straight || aslant) && is_open(game, from, to, step);
    case CHESS_TYPE_KING:
        return far == 1 || (ranks == 0 && magnitude(files) == 2 && castling_reaches(game, from, to));
    default:
        return 0;
    }
}
