// SPDX-License-Identifier: MIT
#include "boards/dgt_driver.h"

#include "boards/dgt_codes.h"

#include <algorithm>

namespace qipan::boards {

namespace {

constexpr int kBaud = 9600;
// The board buffers about ten bytes: 100 ms from command to command.
constexpr Milliseconds kPause = 100;
constexpr Milliseconds kAskAgain = 700;
constexpr Milliseconds kHandshake = 3000;
// A scan of the board takes 200 to 250 ms.
constexpr Milliseconds kQuiet = 250;
// While men move without a pause the board is read all the same.
constexpr Milliseconds kLongestUnread = 1000;
// 67 bytes take 70 ms.
constexpr Milliseconds kBoardAnswer = 600;
constexpr Milliseconds kReadAnyway = 5000;
constexpr Milliseconds kHeartbeat = 1000;
// From a change to the reading that may correct it: quiet, the answer, a turn of waiting for another command.
constexpr Milliseconds kUnsure = 450;

QString hex(const QByteArray& bytes)
{
    return QString::fromLatin1(bytes.toHex(' ').toUpper());
}

}  // namespace

DgtDriver::DgtDriver(BoardListener* listener, Model model)
    : m_listener(listener)
    , m_model(model)
    , m_sender(kPause, kBaud)
{
}

void DgtDriver::open(Milliseconds now)
{
    m_state = State::Asking;
    m_reader.clear();
    m_sender.clear();
    m_version.clear();
    m_serial.clear();
    m_hasMen = false;
    m_doubted.reset();
    m_changedAt.reset();
    m_boardAskedAt.reset();
    m_lampsSent.clear();
    m_openedAt = now;
    m_askAgainAt = now + kAskAgain;
    ask(dgt::kReset);
    ask(dgt::kAskVersion);
    ask(dgt::kAskSerial);
    sendWaiting(now);
}

void DgtDriver::receive(const QByteArray& bytes, Milliseconds now)
{
    if (m_state != State::Asking && m_state != State::Running)
        return;
    for (const dgt::Frame& frame : m_reader.read(bytes))
        take(frame, now);
    sendWaiting(now);
}

void DgtDriver::take(const dgt::Frame& frame, Milliseconds now)
{
    m_listener->logged(true, hex(frame.bytes()));
    m_heartbeatAt = now + kHeartbeat;
    if (frame.id == dgt::kVersion)
        m_version = QString("%1.%2").arg(int(frame.data[0])).arg(int(frame.data[1]));
    else if (frame.id == dgt::kSerial)
        m_serial = QString::fromLatin1(frame.data).trimmed();
    if (m_state == State::Asking) {
        if (!m_version.isEmpty() && !m_serial.isEmpty())
            identify(now);
        return;
    }
    m_listener->heard();
    if (frame.id == dgt::kBoard)
        takeBoard(frame.data, now);
    else if (frame.id == dgt::kField && frame.data[0] < 64)
        takeField(frame.data[0], static_cast<std::uint8_t>(frame.data[1]), now);
}

void DgtDriver::identify(Milliseconds now)
{
    m_state = State::Running;
    BoardIdentity identity;
    const QString name = m_model == Model::RevelationII ? QStringLiteral("Revelation II") : QStringLiteral("DGT board");
    identity.name = m_serial.isEmpty() ? name : name + ' ' + m_serial;
    identity.id = m_serial.isEmpty() ? QString() : "dgt-" + m_serial;
    identity.firmware = m_version;
    identity.sense = Sense::Pieces;
    identity.hasLamps = m_model == Model::RevelationII;
    identity.unsure = kUnsure;
    m_heartbeatAt = now + kHeartbeat;
    m_readAnywayAt = now + kReadAnyway;
    m_sender.clear();
    m_listener->identified(identity);
    ask(dgt::kUpdateBoard);
    ask(dgt::kAskBoard);
}

/// Reads the whole board. If that contradicts what is known, once more: nothing else can check it. It is believed at
/// once only if a change was told.
void DgtDriver::takeBoard(const QByteArray& codes, Milliseconds now)
{
    std::array<std::uint8_t, 64> men{};
    for (int i = 0; i < 64; ++i) {
        const auto man = dgt::manOf(static_cast<std::uint8_t>(codes[i]));
        if (!man)
            return;
        men[static_cast<std::size_t>(i)] = *man;
    }
    const bool isNews = m_hasMen && men != m_men;
    // A field that was told after the question may have changed after the answer was made up.
    const bool isExplained = m_changedAt && m_boardAskedAt && *m_changedAt <= *m_boardAskedAt;
    const bool isBelieved = !isNews || isExplained || m_doubted == men;
    if (isExplained)
        m_changedAt.reset();
    m_changingSince = now;
    m_boardAskedAt.reset();
    m_readAnywayAt = now + kReadAnyway;
    if (isNews && m_doubted != men)
        ask(dgt::kAskBoard);
    m_doubted = isNews ? std::optional(men) : std::nullopt;
    if (!isBelieved)
        return;
    m_men = men;
    m_hasMen = true;
    tell();
}

void DgtDriver::takeField(int field, std::uint8_t code, Milliseconds now)
{
    if (!m_changedAt)
        m_changingSince = now;
    m_changedAt = now;
    const auto man = dgt::manOf(code);
    if (!m_hasMen || !man)
        return;
    m_men[static_cast<std::size_t>(field)] = *man;
    tell();
}

void DgtDriver::tell()
{
    const auto asItLies = [this] {
        Placement placement;
        for (int i = 0; i < 64; ++i) {
            const int square = m_orientation.squareOf(squareFromA8(i));
            const std::uint8_t man = m_men[static_cast<std::size_t>(i)];
            placement.men[static_cast<std::size_t>(square)] = man;
            if (man != 0)
                placement.occupied |= bitOf(square);
        }
        return placement;
    };
    if (m_orientation.learn(asItLies()))
        m_listener->logged(false, QStringLiteral("(the board lies the other way round)"));
    m_listener->sensed(asItLies());
}

void DgtDriver::tick(Milliseconds now)
{
    if (m_state == State::Asking) {
        if (now >= m_openedAt + kHandshake) {
            if (m_version.isEmpty() && m_serial.isEmpty()) {
                m_state = State::Refused;
                m_listener->refused(BoardFault::WrongDevice, QStringLiteral("no answer of a DGT board"));
                return;
            }
            identify(now);
        } else if (now >= m_askAgainAt) {
            m_askAgainAt = now + kAskAgain;
            if (m_version.isEmpty())
                ask(dgt::kAskVersion);
            if (m_serial.isEmpty())
                ask(dgt::kAskSerial);
        }
    }
    if (m_state == State::Running) {
        const bool quiet = m_changedAt && now >= std::min(*m_changedAt + kQuiet, m_changingSince + kLongestUnread);
        if (m_boardAskedAt ? now >= *m_boardAskedAt + kBoardAnswer : quiet)
            ask(dgt::kAskBoard);
        if (now >= m_readAnywayAt) {
            // A board that was switched off and on sends no updates until it is told to, and its lamps are dark.
            m_readAnywayAt = now + kReadAnyway;
            m_lampsSent.clear();
            ask(dgt::kUpdateBoard);
            ask(dgt::kAskBoard);
        }
        if (now >= m_heartbeatAt) {
            m_heartbeatAt = now + kHeartbeat;
            ask(dgt::kAskSerial);
        }
    }
    sendWaiting(now);
}

std::optional<Milliseconds> DgtDriver::nextTick() const
{
    if (m_state != State::Asking && m_state != State::Running)
        return {};
    QList<Milliseconds> times;
    if (m_state == State::Asking) {
        times << m_openedAt + kHandshake << m_askAgainAt;
    } else {
        times << m_readAnywayAt << m_heartbeatAt;
        if (m_boardAskedAt)
            times << *m_boardAskedAt + kBoardAnswer;
        else if (m_changedAt)
            times << std::min(*m_changedAt + kQuiet, m_changingSince + kLongestUnread);
    }
    if (const auto next = m_sender.nextTick())
        times << *next;
    return *std::min_element(times.cbegin(), times.cend());
}

/// Puts a command into the queue, once.
void DgtDriver::ask(char command)
{
    const QByteArray bytes(1, command);
    if (!m_sender.isWaiting(bytes))
        m_sender.push(bytes);
}

void DgtDriver::sendWaiting(Milliseconds now)
{
    if (m_state == State::Running && m_model == Model::RevelationII) {
        const QByteArray command = lampCommand();
        if (command != m_lampsSent) {
            m_lampsSent = command;
            m_sender.pushLast(command);
        }
    }
    while (const auto command = m_sender.take(now)) {
        if (*command == QByteArray(1, dgt::kAskBoard))
            m_boardAskedAt = now;
        m_listener->logged(false, hex(*command));
        m_listener->send(*command);
    }
}

/// One arrow at a time: the announced move if its squares are lit, else the first "from" and the first "to".
QByteArray DgtDriver::lampCommand() const
{
    const auto lit = [this](int square, Lamp lamp) {
        return square >= 0 && square < 64 && m_lamps[static_cast<std::size_t>(square)] == lamp;
    };
    const auto first = [this](Lamp lamp) {
        const auto found = std::find(m_lamps.cbegin(), m_lamps.cend(), lamp);
        return found == m_lamps.cend() ? -1 : static_cast<int>(found - m_lamps.cbegin());
    };
    int from = first(Lamp::From);
    int to = first(Lamp::To);
    if (m_announced && lit(m_announced->from, Lamp::From) && lit(m_announced->to, Lamp::To)) {
        from = m_announced->from;
        to = m_announced->to;
    }
    const auto field = [this](int square) { return static_cast<char>(squareFromA8(m_orientation.squareOf(square))); };
    constexpr char kNowhere = 0x40;
    QByteArray command;
    command += dgt::kLamps;
    command += char(4);
    if (from < 0 || to < 0)
        command += QByteArray{} + char(0) + kNowhere + kNowhere;
    else
        command += QByteArray{} + char(1) + field(from) + field(to);
    return command + char(0);
}

void DgtDriver::follow(const BoardGame& game, Milliseconds now)
{
    m_orientation.expect(game);
    m_announced = game.announced;
    sendWaiting(now);
}

void DgtDriver::showLamps(const Lamps& lamps, Milliseconds now)
{
    m_lamps = lamps;
    sendWaiting(now);
}

void DgtDriver::decline(const Proposal&, const QString&, Milliseconds)
{
}

QByteArray DgtDriver::notes() const
{
    return m_orientation.notes();
}

void DgtDriver::setNotes(const QByteArray& notes)
{
    m_orientation.setNotes(notes);
    if (m_hasMen)
        tell();
}

bool DgtDriver::isTurned() const
{
    return m_orientation.isTurned();
}

void DgtDriver::setTurned(bool turned)
{
    m_orientation.set(turned);
    if (m_hasMen)
        tell();
}

}  // namespace qipan::boards
