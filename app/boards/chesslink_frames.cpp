// SPDX-License-Identifier: MIT
#include "boards/chesslink_frames.h"

#include <bit>
#include <cstdint>
#include <optional>

namespace qipan::boards::chesslink {

namespace {

constexpr int kCheckSize = 2;

/// How many characters an answer with this first letter has, its check included; 0 if there is none.
int answerSize(char letter)
{
    switch (letter) {
    case 'v':
    case 'w':
    case 'r':
        return 7;
    case 's':
        return 67;
    case 'l':
    case 'x':
        return 3;
    default:
        return 0;
    }
}

bool isHex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F');
}

/// Whether c may stand at this place of an answer that begins with letter.
bool mayStand(char letter, int place, char c)
{
    if (place == 0)
        return answerSize(letter) != 0;
    if (letter == 's' && place < answerSize('s') - kCheckSize)
        return QByteArrayView("KQRNBPkqrnbp.").contains(c);
    return isHex(c);
}

/// How long the beginning of text is that may be the beginning of one answer.
int plausibleSize(const QByteArray& text)
{
    int size = 0;
    while (size < text.size() && size < answerSize(text[0]) && mayStand(text[0], size, text[size]))
        ++size;
    return size;
}

}  // namespace

QByteArray checkOf(const QByteArray& text)
{
    std::uint8_t sum = 0;
    for (const char c : text)
        sum ^= static_cast<std::uint8_t>(c);
    return QByteArray(1, static_cast<char>(sum & 0x7F)).toHex().toUpper();
}

QByteArray encoded(const QByteArray& text)
{
    QByteArray bytes = text + checkOf(text);
    for (char& c : bytes) {
        if (std::popcount(static_cast<std::uint8_t>(c)) % 2 == 0)
            c = static_cast<char>(c | 0x80);
    }
    return bytes;
}

QList<QByteArray> FrameReader::read(const QByteArray& bytes)
{
    for (const char c : bytes) {
        if (std::popcount(static_cast<std::uint8_t>(c)) % 2 == 0)
            ++m_parityErrors;
        m_text += static_cast<char>(c & 0x7F);
    }
    QList<QByteArray> found;
    while (!m_text.isEmpty()) {
        const int size = answerSize(m_text[0]);
        const int plausible = plausibleSize(m_text);
        if (plausible < size && plausible == m_text.size())
            break;  // the rest may come
        if (size != 0 && plausible == size &&
            checkOf(m_text.left(size - kCheckSize)) == m_text.mid(size - kCheckSize, kCheckSize)) {
            found << m_text.left(size - kCheckSize);
            m_text.remove(0, size);
        } else {
            m_text.remove(0, 1);
        }
    }
    return found;
}

void FrameReader::clear()
{
    m_text.clear();
}

int FrameReader::parityErrors() const
{
    return m_parityErrors;
}

}  // namespace qipan::boards::chesslink
