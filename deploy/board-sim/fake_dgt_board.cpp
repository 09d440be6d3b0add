// SPDX-License-Identifier: MIT
#include "fake_dgt_board.h"

#include <string_view>

namespace qipan::sim {

namespace {

constexpr std::int64_t kFieldTime = 200'000 / 64;  // microseconds
constexpr qsizetype kBuffer = 10;
constexpr Milliseconds kCommandTime = 40;
constexpr std::string_view kCodes = ".PRNBKQprnbkq";

char codeOf(chess_id_t man)
{
    return static_cast<char>(kCodes.find(letterOf(man)));
}

/// The number of a field from a8, as the square from a1.
int squareOf(int field)
{
    return (7 - field / 8) * 8 + field % 8;
}

/// Commands with data state how many bytes follow; the others are one byte.
bool hasData(char command)
{
    return command == 0x60 || command == 0x2B;
}

}  // namespace

FakeDgtBoard::FakeDgtBoard(const SensorFaults& faults)
    : FakeDgtBoard(Options(), faults)
{
}

FakeDgtBoard::FakeDgtBoard(const Options& options, const SensorFaults& faults)
    : FakeBoard(faults)
    , m_options(options)
{
}

bool FakeDgtBoard::tellsMen() const
{
    return true;
}

int FakeDgtBoard::bitsPerSecond() const
{
    return 9600;
}

void FakeDgtBoard::restart(Milliseconds now)
{
    m_updates = false;
    m_buffer.clear();
    m_nextCommandAt = now;
    m_lit = 0;
}

void FakeDgtBoard::receive(const QByteArray& bytes, Milliseconds)
{
    for (const char byte : bytes) {
        if (m_buffer.size() < kBuffer)
            m_buffer += byte;
        else
            ++m_overruns;
    }
}

void FakeDgtBoard::advance(Milliseconds now)
{
    const std::int64_t microseconds = now * 1000;
    if (m_nextScanAt < 0) {
        for (int field = 0; field < 64; ++field)
            m_codes[static_cast<std::size_t>(field)] = codeOf(seenAt(squareOf(field), now));
        m_nextScanAt = microseconds;
    }
    for (; m_nextScanAt <= microseconds; m_nextScanAt += kFieldTime)
        scanField(now);
    while (!m_buffer.isEmpty() && now >= m_nextCommandAt) {
        const qsizetype before = m_buffer.size();
        obey();
        if (m_buffer.size() == before)
            break;
        m_nextCommandAt = now + kCommandTime;
    }
}

void FakeDgtBoard::scanField(Milliseconds now)
{
    const int field = m_nextField;
    m_nextField = (field + 1) % 64;
    const chess_id_t man = seenAt(squareOf(field), now);
    const char code = man != 0 && isGhost() ? '\0' : codeOf(man);
    char& known = m_codes[static_cast<std::size_t>(field)];
    if (known == code)
        return;
    known = code;
    if (m_updates)
        answer('\x8E', QByteArray(1, static_cast<char>(field)) + code);
}

void FakeDgtBoard::obey()
{
    const char command = m_buffer[0];
    qsizetype size = 1;
    if (hasData(command)) {
        if (m_buffer.size() < 2 || m_buffer.size() < 2 + m_buffer[1])
            return;
        size = 2 + m_buffer[1];
    }
    const QByteArray data = m_buffer.mid(2, size - 2);
    m_buffer.remove(0, size);
    switch (command) {
    case 0x40:
        m_updates = false;
        break;
    case 0x42:
        answer('\x86', QByteArray(m_codes.data(), 64));
        break;
    case 0x44:
        m_updates = true;
        break;
    case 0x45:
        answer('\x91', m_options.serial);
        break;
    case 0x4D:
        answer('\x93', QByteArray("\x01\x07"));
        break;
    case 0x4E:
    case 0x51:
    case 0x53:
    case 0x54:
        ++m_forbidden;
        break;
    case 0x60:
        m_lit = 0;
        if (m_options.hasLamps && data.size() == 4 && data[0] == 1) {
            for (const char field : {data[1], data[2]})
                m_lit |= std::uint64_t{1} << squareOf(field & 63);
        }
        break;
    default:
        break;
    }
}

void FakeDgtBoard::answer(char id, const QByteArray& data)
{
    const int size = 3 + static_cast<int>(data.size());
    QByteArray frame;
    frame += id;
    frame += static_cast<char>(size >> 7);
    frame += static_cast<char>(size & 0x7F);
    send(frame + data);
}

QString FakeDgtBoard::lampText() const
{
    return textOf(m_lit);
}

bool FakeDgtBoard::shows(std::uint64_t squares) const
{
    return m_lit == turnedOrNot(squares);
}

int FakeDgtBoard::overruns() const
{
    return m_overruns;
}

int FakeDgtBoard::forbiddenCommands() const
{
    return m_forbidden;
}

}  // namespace qipan::sim
