// SPDX-License-Identifier: MIT
/// @file ChessLink on the wire: characters, two hexadecimal digits of check, odd parity in bit 7.
#pragma once

#include <QByteArray>
#include <QList>

namespace qipan::boards::chesslink {

/// What a message has on the wire: text, check, parity. "V" becomes D6 B5 B6.
QByteArray encoded(const QByteArray& text);

/// The exclusive or of all characters, as two upper-case hexadecimal digits.
QByteArray checkOf(const QByteArray& text);

/// Finds answers in a stream of bytes that may be cut and garbled anywhere. An answer has neither begin nor end but a
/// letter that tells its length; the letters of a position are such letters too, so the check decides.
class FrameReader {
public:
    /// The answers that end in bytes, without their check: "v0103", "s" and 64 letters, "l", "x", "w....", "r....".
    QList<QByteArray> read(const QByteArray& bytes);
    void clear();
    /// Bytes whose parity was wrong since the beginning. Some models send no parity: a figure for the log, no fault.
    int parityErrors() const;

private:
    QByteArray m_text;  ///< plain characters not yet understood
    int m_parityErrors = 0;
};

}  // namespace qipan::boards::chesslink
