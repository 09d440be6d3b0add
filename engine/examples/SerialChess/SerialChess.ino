// SPDX-License-Identifier: MIT
//
// Chess over the serial port, 115200 baud: send a move as "e2e4" or "e7e8q" and a line end; the answer says what it
// is. "?e2" lists where the man on e2 may go, "u" takes back. Fits an Arduino Uno: 40 plies of history are 440 bytes.

#include <Qipan.h>

static const uint16_t kHistory = 40;

static chess_game_t game;
static chess_ply_t plies[kHistory];
static chess_history_t history;
static char line[8];
static uint8_t length = 0;

static void printMoves(chess_index_t from)
{
    chess_index_t moves[64];
    const size_t count = chess_compute_moves(&game, from, moves);
    for (size_t i = 0; i < count; ++i) {
        char name[3];
        chess_index_name(moves[i], name);
        Serial.print(name);
        Serial.print(' ');
    }
    Serial.println();
}

static chess_type_t promotionType(char letter)
{
    switch (letter) {
    case 'n':
        return CHESS_TYPE_KNIGHT;
    case 'b':
        return CHESS_TYPE_BISHOP;
    case 'r':
        return CHESS_TYPE_ROOK;
    default:
        return CHESS_TYPE_QUEEN;
    }
}

static void printVerdict()
{
    switch (chess_status(&game, chess_turn(&game))) {
    case CHESS_CHECKMATE:
        Serial.println(F("checkmate"));
        break;
    case CHESS_STALEMATE:
        Serial.println(F("stalemate"));
        break;
    case CHESS_CHECK:
        Serial.println(F("check"));
        break;
    default:
        if (chess_draw(&game, &history) != CHESS_DRAW_NONE)
            Serial.println(F("draw"));
        else
            Serial.println(F("ok"));
    }
}

static void play(const char* move)
{
    const chess_index_t from = chess_index_from_name(move);
    const chess_index_t to = chess_index_from_name(move + 2);
    if (chess_move_recorded(&game, &history, from, to) == CHESS_ILLEGAL) {
        Serial.println(F("illegal"));
        return;
    }
    if (chess_promotion_pending(&game) != CHESS_NONE)
        chess_promote_pawn(&game, to, promotionType(move[4]));
    printVerdict();
}

static void obey(const char* command)
{
    if (command[0] == '?')
        printMoves(chess_index_from_name(command + 1));
    else if (command[0] == 'u')
        Serial.println(chess_undo(&game, &history) == CHESS_OK ? F("taken back") : F("nothing to take back"));
    else
        play(command);
}

void setup()
{
    Serial.begin(115200);
    chess_init(&game);
    chess_history_init(&history, plies, kHistory);
    Serial.println(F("ready"));
}

void loop()
{
    while (Serial.available() > 0) {
        const char c = static_cast<char>(Serial.read());
        if (c == '\r')
            continue;
        if (c != '\n') {
            if (length < sizeof line - 1)
                line[length++] = c;
            continue;
        }
        line[length] = '\0';
        length = 0;
        obey(line);
    }
}
