// SPDX-License-Identifier: MIT
/// @file The lines of BL1, written and read. Source: docs/board-link.md.
#pragma once

#include <qipan/link.h>

#include <boards/board_driver.h>

namespace qipan::boards {

/// A line on its way out.
class Bl1Line {
public:
    explicit Bl1Line(link_name_t name);
    Bl1Line(const Bl1Line&) = delete;
    Bl1Line& operator=(const Bl1Line&) = delete;

    // Each adds one field; text may hold spaces, and so several.
    Bl1Line& hex(std::uint32_t value, int digits);
    Bl1Line& decimal(std::uint32_t value);
    Bl1Line& move(const BoardMove& move);
    Bl1Line& text(const QByteArray& text);

    /// The whole line, `$` to `\n`. Ends it.
    QByteArray end();

private:
    QByteArray m_bytes;
    link_writer_t m_writer;
};

/// The fields of a body, one after the other. A field of another shape than asked for stays where it is.
class Bl1Fields {
public:
    /// body must stay alive as long as the fields.
    explicit Bl1Fields(const char* body);

    /// 0 if there is none.
    link_name_t name() const;

    std::optional<std::uint32_t> hex(int digits);
    std::optional<std::uint16_t> number();  ///< of an event
    std::optional<std::uint32_t> decimal();
    std::optional<int> ply();
    std::optional<BoardMove> move();
    std::optional<link_event_t> event();
    /// 16 hex as squares, bit 0 = a1.
    std::optional<std::uint64_t> squares();
    std::optional<QByteArray> field();
    /// Of "key=value", wherever it stands among the fields left.
    std::optional<QByteArray> value(const char* key) const;
    QByteArray rest() const;

private:
    link_cursor_t m_cursor;
    link_name_t m_name;
};

}  // namespace qipan::boards
