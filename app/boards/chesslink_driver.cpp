// SPDX-License-Identifier: MIT
#include "boards/chesslink_driver.h"

#include "boards/chesslink_lamps.h"

#include <algorithm>
#include <string_view>

namespace qipan::boards {

namespace {

constexpr int kBaud = 38400;
constexpr Milliseconds kPause = 20;
constexpr Milliseconds kAskVersion = 500;
constexpr Milliseconds kHandshake = 2000;
constexpr Milliseconds kConfirm = 20;
constexpr Milliseconds kConfirmAgain = 200;
constexpr Milliseconds kHeartbeat = 1000;
constexpr Milliseconds kRepeat = 500;
constexpr int kRepeats = 2;
// Register 02, reports: 3 = after each change. Register 01, time of a scan: 14h times 2.048 ms, as delivered.
constexpr const char* kReportChanges = "W0203";
constexpr const char* kUsualScan = "W0114";

/// The man a letter stands for, 0 for none. Precondition: a letter of a report.
chess_id_t manOf(char letter)
{
    constexpr std::string_view kWhite = ".PNBRQK";
    constexpr std::string_view kBlack = ".pnbrqk";
    if (const auto type = kWhite.find(letter); type != std::string_view::npos)
        return static_cast<chess_id_t>(type);
    return CHESS_ID(CHESS_BLACK, static_cast<chess_type_t>(kBlack.find(letter)));
}

/// A report begins at h1, then g1 .. a1, h2 .. a8.
int squareFromH1(int n)
{
    return turnedSquare(squareFromA8(n));
}

QString modelName(int major)
{
    switch (major) {
    case 0:
        return QStringLiteral("Millennium Exclusive");
    case 1:
        return QStringLiteral("Millennium Performance");
    case 2:
        return QStringLiteral("Millennium eONE");
    default:
        return QStringLiteral("Millennium ChessLink");
    }
}

}  // namespace

ChessLinkDriver::ChessLinkDriver(BoardListener* listener)
    : m_listener(listener)
    , m_sender(kPause, kBaud)
{
}

void ChessLinkDriver::open(Milliseconds now)
{
    m_state = State::Asking;
    m_reader.clear();
    m_sender.clear();
    m_reported.clear();
    m_position.clear();
    m_confirmAt.reset();
    m_reportOrder = {};
    m_lampOrder = {};
    m_openedAt = now;
    m_askVersionAt = now;
    tick(now);
}

void ChessLinkDriver::receive(const QByteArray& bytes, Milliseconds now)
{
    if (m_state != State::Asking && m_state != State::Running)
        return;
    for (const QByteArray& answer : m_reader.read(bytes))
        take(answer, now);
    sendWaiting(now);
}

void ChessLinkDriver::take(const QByteArray& answer, Milliseconds now)
{
    m_listener->logged(true, QString::fromLatin1(answer + chesslink::checkOf(answer)));
    if (m_state == State::Asking) {
        if (answer.startsWith('v'))
            identify(answer.mid(1), now);
        return;
    }
    m_listener->heard();
    m_heartbeatAt = now + kHeartbeat;
    if (answer.startsWith('s'))
        takePosition(answer.mid(1), now);
    else if (answer.startsWith("w02"))
        m_reportOrder.againAt.reset();
    else if (answer.startsWith('l') || answer.startsWith('x'))
        m_lampOrder.againAt.reset();
}

void ChessLinkDriver::identify(const QByteArray& version, Milliseconds now)
{
    m_state = State::Running;
    const int major = version.left(2).toInt(nullptr, 16);
    BoardIdentity identity;
    identity.name = modelName(major);
    identity.firmware = QString("%1.%2").arg(major).arg(version.mid(2).toInt(nullptr, 16));
    identity.sense = Sense::Pieces;
    identity.hasLamps = true;
    m_heartbeatAt = now + kHeartbeat;
    m_listener->identified(identity);
    give(m_reportOrder, kReportChanges);
    ask(kUsualScan);
    orderLamps();
    ask("S");
}

void ChessLinkDriver::takePosition(const QByteArray& letters, Milliseconds now)
{
    if (letters != m_reported) {
        m_reported = letters;
        m_confirmAt = now + kConfirm;
        return;
    }
    m_confirmAt.reset();
    m_position = letters;
    tell();
}

void ChessLinkDriver::tell()
{
    const auto asItLies = [this] {
        Placement placement;
        for (int i = 0; i < 64; ++i) {
            const int square = m_orientation.squareOf(squareFromH1(i));
            const chess_id_t man = manOf(m_position[i]);
            placement.men[static_cast<std::size_t>(square)] = man;
            if (man != 0)
                placement.occupied |= bitOf(square);
        }
        return placement;
    };
    if (m_orientation.learn(asItLies())) {
        m_listener->logged(false, QStringLiteral("(the board lies the other way round)"));
        orderLamps();
    }
    m_listener->sensed(asItLies());
}

void ChessLinkDriver::tick(Milliseconds now)
{
    if (m_state == State::Asking) {
        if (now >= m_openedAt + kHandshake) {
            m_state = State::Refused;
            m_listener->refused(BoardFault::WrongDevice, QStringLiteral("no answer of a ChessLink board"));
            return;
        }
        if (now >= m_askVersionAt) {
            m_askVersionAt = now + kAskVersion;
            ask("V");
        }
    }
    if (m_state == State::Running) {
        if (now >= m_heartbeatAt || (m_confirmAt && now >= *m_confirmAt)) {
            m_heartbeatAt = now + kHeartbeat;
            if (m_confirmAt)
                m_confirmAt = now + kConfirmAgain;
            ask("S");
        }
        repeat(m_reportOrder, now);
        repeat(m_lampOrder, now);
    }
    sendWaiting(now);
}

std::optional<Milliseconds> ChessLinkDriver::nextTick() const
{
    if (m_state != State::Asking && m_state != State::Running)
        return {};
    QList<Milliseconds> times;
    if (m_state == State::Asking)
        times << m_openedAt + kHandshake << m_askVersionAt;
    else
        times << m_heartbeatAt;
    for (const auto& time : {m_confirmAt, m_reportOrder.againAt, m_lampOrder.againAt, m_sender.nextTick()}) {
        if (time)
            times << *time;
    }
    return *std::min_element(times.cbegin(), times.cend());
}

/// Puts a command into the queue, once.
void ChessLinkDriver::ask(const QByteArray& text)
{
    if (!m_sender.isWaiting(text))
        m_sender.push(text);
}

void ChessLinkDriver::give(Order& order, const QByteArray& text)
{
    order = {text, kRepeats, {}};
    m_sender.push(text);
}

void ChessLinkDriver::repeat(Order& order, Milliseconds now)
{
    if (!order.againAt || now < *order.againAt)
        return;
    order.againAt.reset();
    m_sender.push(order.text);
}

void ChessLinkDriver::sendWaiting(Milliseconds now)
{
    while (const auto text = m_sender.take(now)) {
        m_listener->logged(false, QString::fromLatin1(*text + chesslink::checkOf(*text)));
        m_listener->send(chesslink::encoded(*text));
        for (Order* order : {&m_reportOrder, &m_lampOrder}) {
            if (order->text == *text && order->repeats-- > 0)
                order->againAt = now + kRepeat;
        }
    }
}

void ChessLinkDriver::orderLamps()
{
    const QByteArray text = chesslink::lampCommand(m_lamps, m_orientation.isTurned());
    if (text == m_lampOrder.text)
        return;
    m_lampOrder = {text, kRepeats, {}};
    m_sender.pushLast(text);
}

void ChessLinkDriver::follow(const BoardGame& game, Milliseconds)
{
    m_orientation.expect(game);
}

void ChessLinkDriver::showLamps(const Lamps& lamps, Milliseconds now)
{
    m_lamps = lamps;
    if (m_state != State::Running)
        return;
    orderLamps();
    sendWaiting(now);
}

void ChessLinkDriver::decline(const Proposal&, const QString&, Milliseconds)
{
}

QByteArray ChessLinkDriver::notes() const
{
    return m_orientation.notes();
}

void ChessLinkDriver::setNotes(const QByteArray& notes)
{
    m_orientation.setNotes(notes);
    if (!m_position.isEmpty())
        tell();
}

bool ChessLinkDriver::isTurned() const
{
    return m_orientation.isTurned();
}

void ChessLinkDriver::setTurned(bool turned)
{
    m_orientation.set(turned);
    if (m_position.isEmpty())
        return;
    orderLamps();
    tell();
}

}  // namespace qipan::boards
