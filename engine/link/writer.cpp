// SPDX-License-Identifier: MIT
#include "text.h"

using namespace qipan::link;

namespace {

void separate(link_writer_t& writer)
{
    if (!writer.joined)
        link_char(&writer, ' ');
    writer.joined = false;
}

void put_square(link_writer_t& writer, chess_index_t square)
{
    link_char(&writer, static_cast<char>('a' + (square & 7)));
    link_char(&writer, static_cast<char>('1' + (static_cast<uint8_t>(square) >> 3)));
}

}  // namespace

extern "C" {

void link_begin(link_writer_t* writer, link_put_t put, void* context, link_name_t name)
{
    writer->put = put;
    writer->context = context;
    writer->crc = LINK_CRC_START;
    writer->length = 0;
    writer->joined = false;
    put(context, '$');
    link_char(writer, static_cast<char>(name >> 8));
    link_char(writer, static_cast<char>(name & 0xFF));
}

void link_char(link_writer_t* writer, char c)
{
    if (writer->length == LINK_BODY_MAX)
        return;
    ++writer->length;
    if (!is_body_char(c))
        c = '?';
    writer->crc = link_crc(writer->crc, c);
    writer->put(writer->context, c);
}

void link_join(link_writer_t* writer)
{
    writer->joined = true;
}

void link_hex(link_writer_t* writer, uint32_t value, uint8_t digits)
{
    separate(*writer);
    while (digits != 0) {
        --digits;
        link_char(writer, hex_digit(static_cast<uint8_t>(value >> (4 * digits)) & 0xF));
    }
}

void link_decimal(link_writer_t* writer, uint32_t value)
{
    char reversed[10];
    uint8_t count = 0;
    do {
        reversed[count++] = static_cast<char>('0' + value % 10);
        value /= 10;
    } while (value != 0);
    separate(*writer);
    while (count != 0)
        link_char(writer, reversed[--count]);
}

void link_square(link_writer_t* writer, chess_index_t square)
{
    separate(*writer);
    put_square(*writer, square);
}

void link_uci(link_writer_t* writer, chess_index_t from, chess_index_t to, chess_type_t promotion)
{
    separate(*writer);
    put_square(*writer, from);
    put_square(*writer, to);
    if (promotion != CHESS_TYPE_NONE)
        link_char(writer, link_letter(CHESS_ID(CHESS_BLACK, promotion)));
}

void link_text(link_writer_t* writer, const char* text)
{
    separate(*writer);
    while (*text != '\0')
        link_char(writer, *text++);
}

void link_key(link_writer_t* writer, const char* key)
{
    link_text(writer, key);
    link_char(writer, '=');
    writer->joined = true;
}

void link_squares(link_writer_t* writer, const uint8_t ranks[8])
{
    separate(*writer);
    for (uint8_t rank = 8; rank-- != 0;) {
        uint8_t files = ranks[rank];
        for (uint8_t half = 0; half < 2; ++half) {
            uint8_t digit = 0;
            for (uint8_t i = 0; i < 4; ++i) {
                digit = static_cast<uint8_t>((digit << 1) | (files & 1));
                files >>= 1;
            }
            link_char(writer, hex_digit(digit));
        }
    }
}

void link_end(link_writer_t* writer)
{
    writer->put(writer->context, '*');
    for (uint8_t shift = 16; shift != 0;) {
        shift = static_cast<uint8_t>(shift - 4);
        writer->put(writer->context, hex_digit(static_cast<uint8_t>(writer->crc >> shift) & 0xF));
    }
    writer->put(writer->context, '\n');
}

}  // extern "C"
