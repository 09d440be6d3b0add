// SPDX-License-Identifier: MIT
#include "bl1_line.h"

namespace qipan::boards {

namespace {

/// Far more plies than any game has, so that sums of plies stay in an int.
constexpr std::uint32_t kMostPlies = 0xFFFF;

void append(void* bytes, char byte)
{
    static_cast<QByteArray*>(bytes)->append(byte);
}

}  // namespace

Bl1Line::Bl1Line(link_name_t name)
{
    link_begin(&m_writer, append, &m_bytes, name);
}

Bl1Line& Bl1Line::hex(std::uint32_t value, int digits)
{
    link_hex(&m_writer, value, static_cast<std::uint8_t>(digits));
    return *this;
}

Bl1Line& Bl1Line::decimal(std::uint32_t value)
{
    link_decimal(&m_writer, value);
    return *this;
}

Bl1Line& Bl1Line::move(const BoardMove& move)
{
    link_uci(&m_writer, static_cast<chess_index_t>(move.from), static_cast<chess_index_t>(move.to),
             static_cast<chess_type_t>(move.promotion));
    return *this;
}

Bl1Line& Bl1Line::text(const QByteArray& text)
{
    link_text(&m_writer, text.constData());
    return *this;
}

QByteArray Bl1Line::end()
{
    link_end(&m_writer);
    return m_bytes;
}

Bl1Fields::Bl1Fields(const char* body)
    : m_name(link_open(&m_cursor, body))
{
}

link_name_t Bl1Fields::name() const
{
    return m_name;
}

std::optional<std::uint32_t> Bl1Fields::hex(int digits)
{
    std::uint32_t value = 0;
    if (!link_read_hex(&m_cursor, static_cast<std::uint8_t>(digits), &value))
        return {};
    return value;
}

std::optional<std::uint16_t> Bl1Fields::number()
{
    const auto value = hex(4);
    return value ? std::optional(static_cast<std::uint16_t>(*value)) : std::nullopt;
}

std::optional<std::uint32_t> Bl1Fields::decimal()
{
    std::uint32_t value = 0;
    if (!link_read_decimal(&m_cursor, &value))
        return {};
    return value;
}

std::optional<int> Bl1Fields::ply()
{
    const link_cursor_t before = m_cursor;
    const auto value = decimal();
    if (!value || *value > kMostPlies) {
        m_cursor = before;
        return {};
    }
    return static_cast<int>(*value);
}

std::optional<BoardMove> Bl1Fields::move()
{
    link_move_t move;
    if (!link_read_uci(&m_cursor, &move))
        return {};
    return BoardMove{move.from, move.to, move.promotion};
}

std::optional<link_event_t> Bl1Fields::event()
{
    link_event_t event;
    if (!link_read_event(&m_cursor, &event))
        return {};
    return event;
}

std::optional<std::uint64_t> Bl1Fields::squares()
{
    std::uint8_t ranks[8];
    if (!link_read_squares(&m_cursor, ranks))
        return {};
    std::uint64_t squares = 0;
    for (int rank = 0; rank < 8; ++rank)
        squares |= static_cast<std::uint64_t>(ranks[rank]) << (8 * rank);
    return squares;
}

std::optional<QByteArray> Bl1Fields::field()
{
    link_field_t field;
    if (!link_read_field(&m_cursor, &field))
        return {};
    return QByteArray(field.text, field.length);
}

std::optional<QByteArray> Bl1Fields::value(const char* key) const
{
    link_field_t value;
    if (!link_find_key(&m_cursor, key, &value))
        return {};
    return QByteArray(value.text, value.length);
}

QByteArray Bl1Fields::rest() const
{
    return link_rest(&m_cursor);
}

}  // namespace qipan::boards
