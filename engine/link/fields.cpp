// SPDX-License-Identifier: MIT
/// The fields of a body, each checked before anything is believed of it.
#include "text.h"

using namespace qipan::link;

namespace {

/// The square of two characters, CHESS_NONE if they are none.
chess_index_t square_at(const char* text)
{
    const uint8_t file = static_cast<uint8_t>(text[0] - 'a');
    const uint8_t rank = static_cast<uint8_t>(text[1] - '1');
    return file > 7 || rank > 7 ? static_cast<chess_index_t>(CHESS_NONE) : static_cast<chess_index_t>(rank * 8 + file);
}

/// The next field of this length; false, and the cursor stays, if it has another.
bool peek(const link_cursor_t& cursor, uint8_t length, link_field_t& field)
{
    link_cursor_t copy = cursor;
    return link_read_field(&copy, &field) && field.length == length;
}

void step_over(link_cursor_t& cursor, const link_field_t& field)
{
    cursor.at = field.text + field.length;
}

}  // namespace

extern "C" {

link_name_t link_open(link_cursor_t* cursor, const char* body)
{
    if (is_capital(body[0]) && is_capital(body[1]) && (body[2] == ' ' || body[2] == '\0')) {
        cursor->at = body + 2;
        return LINK_NAME(body[0], body[1]);
    }
    cursor->at = "";
    return 0;
}

bool link_read_field(link_cursor_t* cursor, link_field_t* field)
{
    if (cursor->at[0] != ' ' || cursor->at[1] == ' ' || cursor->at[1] == '\0')
        return false;
    field->text = cursor->at + 1;
    const char* end = field->text;
    while (*end != ' ' && *end != '\0')
        ++end;
    field->length = static_cast<uint8_t>(end - field->text);
    cursor->at = end;
    return true;
}

bool link_read_hex(link_cursor_t* cursor, uint8_t digits, uint32_t* value)
{
    link_field_t field;
    if (!peek(*cursor, digits, field))
        return false;
    uint32_t read = 0;
    for (uint8_t i = 0; i < digits; ++i) {
        const uint8_t digit = hex_value(field.text[i]);
        if (digit == kNoDigit)
            return false;
        read = (read << 4) | digit;
    }
    *value = read;
    step_over(*cursor, field);
    return true;
}

bool link_read_decimal(link_cursor_t* cursor, uint32_t* value)
{
    link_cursor_t copy = *cursor;
    link_field_t field;
    if (!link_read_field(&copy, &field))
        return false;
    uint32_t read = 0;
    for (uint8_t i = 0; i < field.length; ++i) {
        const uint8_t digit = static_cast<uint8_t>(field.text[i] - '0');
        if (digit > 9 || read > UINT32_MAX / 10)
            return false;
        read = read * 10 + digit;
        if (read < digit)  // went over the end
            return false;
    }
    *value = read;
    *cursor = copy;
    return true;
}

bool link_read_square(link_cursor_t* cursor, chess_index_t* square)
{
    link_field_t field;
    if (!peek(*cursor, 2, field) || square_at(field.text) == CHESS_NONE)
        return false;
    *square = square_at(field.text);
    step_over(*cursor, field);
    return true;
}

bool link_read_uci(link_cursor_t* cursor, link_move_t* move)
{
    link_field_t field;
    chess_type_t promotion = CHESS_TYPE_NONE;
    if (!peek(*cursor, 4, field)) {
        if (!peek(*cursor, 5, field))
            return false;
        const chess_id_t man = link_man(field.text[4]);
        promotion = CHESS_TYPE(man);
        if (CHESS_TEAM(man) != CHESS_BLACK || promotion < CHESS_TYPE_KNIGHT || promotion > CHESS_TYPE_QUEEN)
            return false;
    }
    const chess_index_t from = square_at(field.text);
    const chess_index_t to = square_at(field.text + 2);
    if (from == CHESS_NONE || to == CHESS_NONE || from == to)
        return false;
    move->from = from;
    move->to = to;
    move->promotion = promotion;
    step_over(*cursor, field);
    return true;
}

bool link_read_squares(link_cursor_t* cursor, uint8_t ranks[8])
{
    link_field_t field;
    if (!peek(*cursor, 16, field))
        return false;
    for (uint8_t i = 0; i < 16; ++i) {
        if (hex_value(field.text[i]) == kNoDigit)
            return false;
    }
    const char* at = field.text;
    for (uint8_t rank = 8; rank-- != 0;) {
        uint8_t reversed = static_cast<uint8_t>((hex_value(at[0]) << 4) | hex_value(at[1]));
        uint8_t files = 0;
        for (uint8_t i = 0; i < 8; ++i) {
            files = static_cast<uint8_t>((files << 1) | (reversed & 1));
            reversed >>= 1;
        }
        ranks[rank] = files;
        at += 2;
    }
    step_over(*cursor, field);
    return true;
}

const char* link_rest(const link_cursor_t* cursor)
{
    return *cursor->at == ' ' ? cursor->at + 1 : cursor->at;
}

bool link_find_key(const link_cursor_t* cursor, const char* key, link_field_t* value)
{
    link_cursor_t copy = *cursor;
    link_field_t field;
    while (link_read_field(&copy, &field)) {
        uint8_t i = 0;
        while (key[i] != '\0' && i < field.length && field.text[i] == key[i])
            ++i;
        if (key[i] == '\0' && i < field.length && field.text[i] == '=') {
            value->text = field.text + i + 1;
            value->length = static_cast<uint8_t>(field.length - i - 1);
            return true;
        }
    }
    return false;
}

}  // extern "C"
