// SPDX-License-Identifier: MIT
#include "text.h"

using namespace qipan::link;

namespace {

/// What the next byte is. Between kSum and kEnd each digit of the sum is a stage.
enum Stage : uint8_t { kOutside, kBody, kSum, kEnd = kSum + 4 };

void drop(link_reader_t& reader)
{
    if (reader.errors != UINT16_MAX)
        ++reader.errors;
    reader.stage = kOutside;
}

/// Whether the byte belongs where it stands. A line that it completes is left in kOutside.
bool take(link_reader_t& reader, char byte)
{
    if (reader.stage == kBody) {
        if (byte == '*') {
            reader.stage = kSum;
            return reader.length != 0;
        }
        if (!is_body_char(byte) || reader.length + 1 >= reader.capacity)
            return false;
        reader.body[reader.length++] = byte;
        reader.crc = link_crc(reader.crc, byte);
        return true;
    }
    if (reader.stage == kEnd) {
        if (byte == '\n' && reader.sum == reader.crc)
            reader.stage = kOutside;
        return byte == '\r' || reader.stage == kOutside;
    }
    const uint8_t digit = hex_value(byte);
    reader.sum = static_cast<uint16_t>((reader.sum << 4) | digit);
    ++reader.stage;
    return digit != kNoDigit;
}

}  // namespace

extern "C" {

void link_reader_init(link_reader_t* reader, char* body, uint8_t capacity)
{
    reader->body = body;
    reader->capacity = capacity;
    reader->length = 0;
    reader->stage = kOutside;
    reader->crc = 0;
    reader->sum = 0;
    reader->errors = 0;
}

bool link_reader_put(link_reader_t* reader, char byte)
{
    if (byte == '$') {
        if (reader->stage != kOutside)
            drop(*reader);
        reader->length = 0;
        reader->crc = LINK_CRC_START;
        reader->stage = kBody;
        return false;
    }
    if (reader->stage == kOutside)
        return false;
    if (!take(*reader, byte)) {
        drop(*reader);
        return false;
    }
    if (reader->stage != kOutside)
        return false;
    reader->body[reader->length] = '\0';
    return true;
}

}  // extern "C"
