// SPDX-License-Identifier: MIT
#include "desk.h"

#include <QtTest>

namespace qipan::test {

namespace {

int squareOf(const char* name)
{
    return name[0] - 'a' + 8 * (name[1] - '1');
}

}  // namespace

quint16 crc16(const QByteArray& bytes)
{
    unsigned crc = 0xFFFF;
    for (const char byte : bytes) {
        for (int bit = 7; bit >= 0; --bit) {
            const bool out = (crc >> 15 & 1) != (static_cast<unsigned char>(byte) >> bit & 1u);
            crc = (crc << 1 & 0xFFFF) ^ (out ? 0x1021 : 0);
        }
    }
    return static_cast<quint16>(crc);
}

QByteArray lineOf(const QByteArray& body)
{
    return '$' + body + '*' + QByteArray::number(crc16(body), 16).toUpper().rightJustified(4, '0') + '\n';
}

QByteArray withLamps(const QByteArrayList& squaresAndColors)
{
    QByteArray lamps(64, '.');
    for (const QByteArray& item : squaresAndColors)
        lamps[squareOf(item.constData()) ^ 56] = item[2];
    return lamps;
}

Desk::Desk(firmware::BoardProgram program, std::uint64_t men)
    : m_board(program)
{
    m_board.setSensors(men);
    m_board.advance(0);
}

void Desk::wait(int milliseconds)
{
    m_now += milliseconds;
    m_board.advance(m_now);
}

void Desk::say(const QByteArray& body)
{
    sendRaw(lineOf(body));
}

void Desk::sendRaw(const QByteArray& bytes)
{
    m_board.receive({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void Desk::lift(const char* square)
{
    m_board.setSensor(squareOf(square), false);
}

void Desk::put(const char* square)
{
    m_board.setSensor(squareOf(square), true);
}

void Desk::play(const char* from, const char* to)
{
    lift(from);
    wait(200);
    put(to);
    wait(700);
}

void Desk::press(int key)
{
    m_board.setKey(key, true);
    wait(100);
    m_board.setKey(key, false);
    wait(100);
}

QByteArrayList Desk::allHeard()
{
    const std::string sent = m_board.takeSent();
    m_unread.append(sent.data(), static_cast<qsizetype>(sent.size()));
    QByteArrayList bodies;
    for (qsizetype end; (end = m_unread.indexOf('\n')) >= 0; m_unread.remove(0, end + 1)) {
        const QByteArray line = m_unread.first(end + 1);
        const QByteArray body = line.mid(1, line.size() - 7);
        bodies += line.size() <= 160 && line == lineOf(body) ? body : "BAD " + line;
    }
    return bodies;
}

QByteArrayList Desk::heard()
{
    QByteArrayList bodies = allHeard();
    bodies.removeIf([](const QByteArray& body) {
        return body.startsWith("HI ") || body.startsWith("SN ") || body.startsWith("HB ");
    });
    return bodies;
}

QByteArray Desk::lamps() const
{
    return QByteArray::fromStdString(m_board.lamps());
}

QByteArray Desk::lamp(const char* square) const
{
    return lamps().mid(squareOf(square) ^ 56, 1);
}

void Desk::connect()
{
    say("HI 1 test");
    say("GQ");
    wait(50);
    allHeard();
}

void Desk::beginGame()
{
    connect();
    say("GS 7A31C0DE rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    wait(50);
    allHeard();
}

}  // namespace qipan::test
