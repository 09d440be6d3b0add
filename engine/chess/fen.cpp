// SPDX-License-Identifier: MIT
#include <string.h>

#include "check.h"

namespace qipan {
namespace chess {

namespace {

const char kLetters[] = "PNBRQK";  // in the order of the types, from CHESS_TYPE_PAWN

bool is_space(char c)
{
    return c == ' ' || static_cast<uint8_t>(c - '\t') <= '\r' - '\t';
}

bool ends_field(char c)
{
    return c == '\0' || is_space(c);
}

bool is_digit(char c)
{
    return static_cast<uint8_t>(c - '0') <= 9;
}

void skip_space(const char*& text)
{
    while (is_space(*text))
        ++text;
}

Color color_of(char letter)
{
    return letter >= 'a' ? CHESS_BLACK : CHESS_WHITE;
}

char to_upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// The man of a letter, 0 if it is none.
Piece piece_of(char letter)
{
    for (PieceType type = CHESS_TYPE_PAWN; type <= CHESS_TYPE_KING; ++type) {
        if (kLetters[type - CHESS_TYPE_PAWN] == to_upper(letter))
            return CHESS_ID(color_of(letter), type);
    }
    return 0;
}

chess_ret_t count_men(Position& p)
{
    uint8_t men[2] = {0, 0};
    uint8_t pawns[2] = {0, 0};
    for (Square square = 0; square < 64; ++square) {
        const Piece piece = man_on(p, square);
        if (piece == 0)
            continue;
        const Color color = CHESS_TEAM(piece);
        ++men[color];
        if (CHESS_TYPE(piece) == CHESS_TYPE_KING) {
            if (p.king_square[color] != CHESS_NONE)
                return CHESS_FEN_KING_TWICE;
            p.king_square[color] = square;
        } else if (CHESS_TYPE(piece) == CHESS_TYPE_PAWN) {
            if (rank_of(square) == 0 || rank_of(square) == 7)
                return CHESS_FEN_PAWN_RANK;
            ++pawns[color];
        }
    }
    for (Color color = CHESS_WHITE; color <= CHESS_BLACK; ++color) {
        if (p.king_square[color] == CHESS_NONE)
            return CHESS_FEN_KING_MISSING;
        if (pawns[color] > 8)
            return CHESS_FEN_PAWN_COUNT;
        if (men[color] > 16)
            return CHESS_FEN_MEN_COUNT;
    }
    return CHESS_OK;
}

chess_ret_t read_board(Position& p, const char*& text)
{
    int8_t file = 0;
    int8_t rank = 7;
    bool after_digit = false;
    for (; !ends_field(*text); ++text) {
        const char c = *text;
        if (c == '/') {
            if (file != 8)
                return CHESS_FEN_BOARD_FILES;
            if (--rank < 0)
                return CHESS_FEN_BOARD_RANKS;
            file = 0;
            after_digit = false;
        } else if (is_digit(c)) {
            if (after_digit || c == '0' || c == '9')
                return CHESS_FEN_BOARD_DIGIT;
            file = static_cast<int8_t>(file + (c - '0'));
            after_digit = true;
        } else {
            const Piece piece = piece_of(c);
            if (piece == 0)
                return CHESS_FEN_BOARD_LETTER;
            if (file < 8)
                man_on(p, make_square(file, rank)) = piece;
            ++file;
            after_digit = false;
        }
        if (file > 8)
            return CHESS_FEN_BOARD_FILES;
    }
    if (file != 8)
        return CHESS_FEN_BOARD_FILES;
    return rank == 0 ? count_men(p) : static_cast<chess_ret_t>(CHESS_FEN_BOARD_RANKS);
}

chess_ret_t read_turn(Position& p, const char*& text)
{
    if (*text != 'w' && *text != 'b')
        return CHESS_FEN_TURN;
    p.turn = *text == 'w' ? CHESS_WHITE : CHESS_BLACK;
    ++text;
    return ends_field(*text) ? CHESS_OK : CHESS_FEN_TURN;
}

/// One letter of the castling field: KQkq, or the rook's file as in Shredder-FEN.
chess_ret_t read_right(Position& p, char letter)
{
    const Color color = color_of(letter);
    const char upper = to_upper(letter);
    if (upper != 'K' && upper != 'Q' && (upper < 'A' || upper > 'H'))
        return CHESS_FEN_CASTLING_LETTER;
    const Square king = make_square(4, relative_rank(color, 0));
    if (p.king_square[color] != king)
        return CHESS_FEN_CASTLING_KING;
    if (upper != 'K' && upper != 'Q' && upper != 'H' && upper != 'A')
        return CHESS_FEN_CASTLING_ROOK;
    const bool kings_side = upper == 'K' || upper == 'H';
    const Square rook = static_cast<Square>(kings_side ? king + 3 : king - 4);
    if (man_on(p, rook) != CHESS_ID(color, CHESS_TYPE_ROOK))
        return CHESS_FEN_CASTLING_ROOK;
    uint8_t& right = p.castling[2 * color + (kings_side ? 0 : 1)];
    if (right != 0)
        return CHESS_FEN_CASTLING_TWICE;
    right = static_cast<uint8_t>(file_of(rook) + 1);
    return CHESS_OK;
}

/// Whether the text is a castling field rather than one that follows a castling field left out.
bool is_castling_field(const char* text)
{
    return *text != '\0' && !is_digit(text[0]) && !is_digit(text[1]);
}

chess_ret_t read_castling(Position& p, const char*& text)
{
    if (!is_castling_field(text))
        return CHESS_OK;
    if (text[0] == '-') {
        ++text;
        return ends_field(*text) ? CHESS_OK : CHESS_FEN_CASTLING_LETTER;
    }
    for (; !ends_field(*text); ++text) {
        const chess_ret_t result = read_right(p, *text);
        if (result != CHESS_OK)
            return result;
    }
    return CHESS_OK;
}

chess_ret_t read_en_passant(Position& p, const char*& text)
{
    if (*text == '\0' || is_digit(*text))
        return CHESS_OK;
    if (text[0] == '-' && ends_field(text[1])) {
        ++text;
        return CHESS_OK;
    }
    const Square target = chess_index_from_name(text);
    if (target == CHESS_NONE || !ends_field(text[2]))
        return CHESS_FEN_EP_SQUARE;
    text += 2;
    if (rank_of(target) != relative_rank(p.turn, 5))
        return CHESS_FEN_EP_RANK;
    const Color enemy = other(p.turn);
    const int8_t ahead = forward(enemy);
    if (man_on(p, static_cast<Square>(target + ahead)) != CHESS_ID(enemy, CHESS_TYPE_PAWN))
        return CHESS_FEN_EP_PAWN;
    if (man_on(p, target) != 0 || man_on(p, static_cast<Square>(target - ahead)) != 0)
        return CHESS_FEN_EP_OCCUPIED;
    p.en_passant_target = target;
    return CHESS_OK;
}

/// Reads a counter of 0..65535; a missing one or `-` leaves number as it is.
chess_ret_t read_counter(const char*& text, uint16_t& number, chess_ret_t refusal)
{
    if (*text == '\0')
        return CHESS_OK;
    if (text[0] == '-' && ends_field(text[1])) {
        ++text;
        return CHESS_OK;
    }
    uint32_t value = 0;
    do {
        if (!is_digit(*text))
            return refusal;
        value = value * 10 + static_cast<uint32_t>(*text - '0');
        if (value > UINT16_MAX)
            return refusal;
        ++text;
    } while (!ends_field(*text));
    number = static_cast<uint16_t>(value);
    return CHESS_OK;
}

void clear(Position& p)
{
    memset(&p, 0, sizeof p);
    p.en_passant_target = CHESS_NONE;
    p.promotion_square = CHESS_NONE;
    p.promotion_from = CHESS_NONE;
    p.checker = CHESS_NONE;
    p.king_square[CHESS_WHITE] = CHESS_NONE;
    p.king_square[CHESS_BLACK] = CHESS_NONE;
    p.fullmove_number = 1;
}

chess_ret_t read_halfmove(Position& p, const char*& text)
{
    uint16_t plies = 0;
    const chess_ret_t result = read_counter(text, plies, CHESS_FEN_HALFMOVE);
    p.halfmove_clock = plies < UINT8_MAX ? static_cast<uint8_t>(plies) : UINT8_MAX;
    return result;
}

chess_ret_t read_fullmove(Position& p, const char*& text)
{
    const chess_ret_t result = read_counter(text, p.fullmove_number, CHESS_FEN_FULLMOVE);
    if (p.fullmove_number == 0)
        p.fullmove_number = 1;
    return result;
}

/// Reads the field with this number, from 0.
chess_ret_t read_field(Position& p, const char*& text, uint8_t number)
{
    switch (number) {
    case 0:
        return read_board(p, text);
    case 1:
        return read_turn(p, text);
    case 2:
        return read_castling(p, text);
    case 3:
        return read_en_passant(p, text);
    case 4:
        return read_halfmove(p, text);
    case 5:
        return read_fullmove(p, text);
    default:
        return *text == '\0' ? CHESS_OK : CHESS_FEN_TRAILING;
    }
}

chess_ret_t read_fields(Position& p, const char* text)
{
    clear(p);
    for (uint8_t number = 0; number <= 6; ++number) {
        skip_space(text);
        if (number == 0 && *text == '\0')
            return CHESS_FEN_EMPTY;
        const chess_ret_t result = read_field(p, text, number);
        if (result != CHESS_OK)
            return result;
    }
    return CHESS_OK;
}

chess_ret_t read(Position& p, const char* text)
{
    const chess_ret_t result = read_fields(p, text);
    if (result != CHESS_OK)
        return result;
    if (is_attacked(p, p.king_square[other(p.turn)], p.turn))
        return CHESS_FEN_OPPONENT_CHECK;
    Square checkers[kMaxCheckers];
    const uint8_t count = find_checkers(p, checkers);
    if (count > 0)
        p.checker = count == 1 ? checkers[0] : static_cast<Square>(kTwoCheckers);
#ifndef QIPAN_CHESS_NO_EN_PASSANT
    if (p.en_passant_target != CHESS_NONE && can_take_en_passant(p, p.en_passant_target))
        return CHESS_OK;
#endif
    p.en_passant_target = CHESS_NONE;
    return CHESS_OK;
}

/// Writes what fits and counts all.
class Writer {
public:
    Writer(char* buffer, size_t capacity)
        : buffer_(buffer)
        , capacity_(capacity)
    {
    }

    void put(char c)
    {
        if (length_ + 1 < capacity_)
            buffer_[length_] = c;
        ++length_;
    }

    void put_number(uint16_t number)
    {
        uint16_t power = 10000;
        while (power > 1 && number < power)
            power = static_cast<uint16_t>(power / 10);
        for (; power > 0; power = static_cast<uint16_t>(power / 10))
            put(static_cast<char>('0' + number / power % 10));
    }

    /// Ends the text and returns its whole length.
    size_t finish()
    {
        if (capacity_ > 0)
            buffer_[length_ < capacity_ ? length_ : capacity_ - 1] = '\0';
        return length_;
    }

private:
    char* buffer_;
    size_t capacity_;
    size_t length_ = 0;
};

void write_board(const Position& p, Writer& writer)
{
    for (int8_t rank = 7; rank >= 0; --rank) {
        char empty = '0';
        for (int8_t file = 0; file < 8; ++file) {
            const Piece piece = man_on(p, make_square(file, rank));
            if (piece == 0) {
                ++empty;
                continue;
            }
            if (empty != '0')
                writer.put(empty);
            empty = '0';
            const char letter = kLetters[CHESS_TYPE(piece) - CHESS_TYPE_PAWN];
            writer.put(CHESS_TEAM(piece) == CHESS_WHITE ? letter : static_cast<char>(letter - 'A' + 'a'));
        }
        if (empty != '0')
            writer.put(empty);
        if (rank > 0)
            writer.put('/');
    }
}

void write_castling(const Position& p, Writer& writer)
{
    static const char kRights[] = "KQkq";

    bool none = true;
    for (uint8_t i = 0; i < 4; ++i) {
        if (p.castling[i] == 0)
            continue;
        writer.put(kRights[i]);
        none = false;
    }
    if (none)
        writer.put('-');
}

}  // namespace

uint8_t find_checkers(const Position& position, Square checkers[kMaxCheckers])
{
    const Square king = position.king_square[position.turn];
    const Color enemy = other(position.turn);
    uint8_t count = 0;
    for (int8_t direction = 0; direction < kDirections; ++direction) {
        const Square at = first_man(position, king, direction);
        if (at == CHESS_NONE || !belongs_to(man_on(position, at), enemy))
            continue;
        const PieceType type = CHESS_TYPE(man_on(position, at));
        if (slides(type, direction) || (at == king + kSteps[direction] && attacks_by_one_step(type, direction, enemy)))
            checkers[count++] = at;
    }
    for (const int8_t wide_leap : kWideLeaps) {
        const Square at = leap(king, wide_leap);
        if (at != CHESS_NONE && man_on(position, at) == CHESS_ID(enemy, CHESS_TYPE_KNIGHT))
            checkers[count++] = at;
    }
    return count;
}

chess_ret_t load_fen(Position& position, const char* fen)
{
    Position read_position;
    const chess_ret_t result = read(read_position, fen);
    if (result == CHESS_OK)
        position = read_position;
    return result;
}

size_t write_fen(const Position& position, char* buffer, size_t capacity)
{
    Writer writer(buffer, capacity);
    write_board(position, writer);
    writer.put(' ');
    writer.put(position.turn == CHESS_WHITE ? 'w' : 'b');
    writer.put(' ');
    write_castling(position, writer);
    writer.put(' ');
    if (position.en_passant_target == CHESS_NONE) {
        writer.put('-');
    } else {
        char name[3];
        chess_index_name(position.en_passant_target, name);
        writer.put(name[0]);
        writer.put(name[1]);
    }
    writer.put(' ');
    writer.put_number(position.halfmove_clock);
    writer.put(' ');
    writer.put_number(position.fullmove_number);
    return writer.finish();
}

}  // namespace chess
}  // namespace qipan

extern "C" {

chess_ret_t chess_load_fen(chess_game_t* game, const char* fen)
{
    return qipan::chess::load_fen(*game, fen);
}

size_t chess_write_fen(const chess_game_t* game, char* buffer, size_t capacity)
{
    return qipan::chess::write_fen(*game, buffer, capacity);
}

}  // extern "C"
