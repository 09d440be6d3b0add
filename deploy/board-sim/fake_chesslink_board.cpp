// SPDX-License-Identifier: MIT
#include "fake_chesslink_board.h"

#include <utility>

namespace qipan::sim {

namespace {

enum Register { kScanTime = 1, kReports = 2 };
enum Reports { kEachScan = 0, kOnChange = 3 };

QByteArray withCheck(const QByteArray& text)
{
    int sum = 0;
    for (const char c : text)
        sum ^= c;
    return text + QByteArray::number(sum, 16).rightJustified(2, '0').toUpper();
}

bool isOdd(int byte)
{
    bool odd = false;
    for (; byte != 0; byte &= byte - 1)
        odd = !odd;
    return odd;
}

/// How long a command is, its check included; 0 if there is none with this letter.
qsizetype sizeOf(char letter)
{
    switch (letter) {
    case 'V':
    case 'S':
    case 'X':
    case 'T':
        return 3;
    case 'R':
        return 5;
    case 'W':
        return 7;
    case 'L':
        return 3 + 81 * 2 + 2;
    default:
        return 0;
    }
}

/// The lamps at the corners of a square, by the board's own place from the square where its numbering begins.
std::array<int, 4> cornersOf(int place)
{
    const int first = place % 8 * 9 + place / 8;
    return {first, first + 1, first + 9, first + 10};
}

/// The n-th square of a report: h1, g1 .. a1, h2 .. a8.
int squareOf(int place)
{
    return place / 8 * 8 + 7 - place % 8;
}

}  // namespace

FakeChessLinkBoard::FakeChessLinkBoard(const SensorFaults& faults)
    : FakeChessLinkBoard(Options(), faults)
{
}

FakeChessLinkBoard::FakeChessLinkBoard(const Options& options, const SensorFaults& faults)
    : FakeBoard(faults)
    , m_options(options)
    , m_swaps(options.seed)
{
}

bool FakeChessLinkBoard::tellsMen() const
{
    return true;
}

int FakeChessLinkBoard::bitsPerSecond() const
{
    return 38400;
}

void FakeChessLinkBoard::restart(Milliseconds now)
{
    m_buffer.clear();
    m_scanned.clear();
    m_patterns.fill('\0');
    m_silentUntil = now + 3000;
}

void FakeChessLinkBoard::receive(const QByteArray& bytes, Milliseconds now)
{
    for (const char byte : bytes) {
        if (!isOdd(static_cast<unsigned char>(byte)))
            ++m_faultyBytes;
        m_buffer += static_cast<char>(byte & 0x7F);
        while (!m_buffer.isEmpty() && m_buffer.size() >= sizeOf(m_buffer[0])) {
            const QByteArray command = m_buffer.left(sizeOf(m_buffer[0]));
            const bool isRight = !command.isEmpty() && withCheck(command.chopped(2)) == command;
            m_buffer.remove(0, isRight ? command.size() : 1);
            if (isRight && now >= m_silentUntil)
                obey(command.chopped(2), now);
            else if (!isRight)
                ++m_faultyCommands;
        }
    }
}

void FakeChessLinkBoard::obey(const QByteArray& command, Milliseconds now)
{
    const int number = command.mid(1, 2).toInt(nullptr, 16);
    switch (command[0]) {
    case 'V':
        answer("v0103");
        break;
    case 'S':
        report(now);
        break;
    case 'T':
        restart(now);
        break;
    case 'X':
        m_patterns.fill('\0');
        if (m_options.acknowledges)
            answer("x");
        break;
    case 'L':
        m_patterns = QByteArray::fromHex(command.mid(3));
        if (m_options.acknowledges)
            answer("l");
        break;
    case 'W':
        if (number < static_cast<int>(m_registers.size()))
            m_registers[static_cast<std::size_t>(number)] = command.mid(3, 2).toInt(nullptr, 16);
        if (m_options.acknowledges)
            answer("w" + command.mid(1));
        break;
    case 'R':
        answer("r" + command.mid(1, 2) + QByteArray::number(registerAt(number), 16).rightJustified(2, '0').toUpper());
        break;
    default:
        break;
    }
}

void FakeChessLinkBoard::advance(Milliseconds now)
{
    if (now < m_nextScanAt || now < m_silentUntil)
        return;
    const int time = registerAt(kScanTime) < 15 ? 20 : registerAt(kScanTime);
    m_nextScanAt = now + time * 2048 / 1000;
    const QByteArray before = m_scanned;
    scan(now);
    const int reports = registerAt(kReports);
    if (reports == kEachScan || (reports >= kOnChange && before != m_scanned))
        report(now);
}

void FakeChessLinkBoard::scan(Milliseconds now)
{
    m_scanned.clear();
    for (int place = 0; place < 64; ++place) {
        const chess_id_t man = seenAt(squareOf(place), now);
        m_scanned += man != 0 && isGhost() ? '.' : letterOf(man);
    }
}

void FakeChessLinkBoard::report(Milliseconds now)
{
    if (m_scanned.isEmpty())
        scan(now);
    QByteArray letters = m_scanned;
    if (static_cast<int>(m_swaps() % 1000) < m_options.swapPermille) {
        const auto place = static_cast<qsizetype>(m_swaps() % 63);
        const char first = letters[place];
        letters[place] = letters[place + 1];
        letters[place + 1] = first;
    }
    answer("s" + letters);
}

void FakeChessLinkBoard::answer(const QByteArray& text)
{
    QByteArray bytes = withCheck(text);
    for (char& byte : bytes) {
        if (!isOdd(byte))
            byte = static_cast<char>(byte | 0x80);
    }
    send(bytes);
}

QString FakeChessLinkBoard::lampText() const
{
    std::uint64_t lit = 0;
    for (int place = 0; place < 64; ++place) {
        bool isLit = true;
        for (const int corner : cornersOf(place))
            isLit = isLit && m_patterns[corner] != 0;
        // The numbering begins at h1, so a place is told by its square.
        if (isLit)
            lit |= std::uint64_t{1} << squareOf(place);
    }
    return textOf(lit);
}

bool FakeChessLinkBoard::shows(std::uint64_t squares) const
{
    QByteArray lit(81, '\0');
    for (int place = 0; place < 64; ++place) {
        if (turnedOrNot(squares) >> squareOf(place) & 1) {
            for (const int corner : cornersOf(place))
                lit[corner] = 1;
        }
    }
    for (int corner = 0; corner < 81; ++corner) {
        if ((m_patterns[corner] != 0) != (lit[corner] != 0))
            return false;
    }
    return true;
}

const QByteArray& FakeChessLinkBoard::patterns() const
{
    return m_patterns;
}

int FakeChessLinkBoard::registerAt(int number) const
{
    return number < static_cast<int>(m_registers.size()) ? m_registers[static_cast<std::size_t>(number)] : 0;
}

int FakeChessLinkBoard::faultyBytes() const
{
    return m_faultyBytes;
}

int FakeChessLinkBoard::faultyCommands() const
{
    return m_faultyCommands;
}

}  // namespace qipan::sim
