// SPDX-License-Identifier: MIT
/// @file Bl1Driver: bytes, times, and who is there. Times: docs/board-link.md.
#include "bl1_driver.h"

#include <algorithm>
#include <utility>

namespace qipan::boards {

namespace {

constexpr Milliseconds kHelloPeriod = 500;
constexpr Milliseconds kHelloPatience = 10000;
constexpr Milliseconds kProbePeriod = 1000;
constexpr Milliseconds kCommandPeriod = 300;
constexpr Milliseconds kPingAfter = 1000;
constexpr Milliseconds kStaleAfter = 3000;
/// A board that does not tell its moves in 3 s will not.
constexpr int kMostListRepeats = 10;

/// The lowest version that the driver speaks; the highest is LINK_VERSION.
constexpr std::uint32_t kLowestVersion = 1;

QString asText(const QByteArray& bytes)
{
    return QString::fromLatin1(bytes);
}

void earlier(std::optional<Milliseconds>& first, std::optional<Milliseconds> other)
{
    if (other && (!first || *other < *first))
        first = other;
}

bool answersQuestions(link_name_t name)
{
    return name == LINK_GS || name == LINK_MV || name == LINK_TB;
}

}  // namespace

Bl1Driver::Bl1Driver(BoardListener* listener, const QByteArray& hostName)
    : m_listener(listener)
    , m_hostName(hostName)
{
    link_reader_init(&m_reader, m_body, sizeof m_body);
}

void Bl1Driver::open(Milliseconds now)
{
    link_reader_init(&m_reader, m_body, sizeof m_body);
    m_boot.reset();
    m_fault.reset();
    m_heardAt = m_sentAt = now;
    m_probedAt = now - kProbePeriod;
    m_patientUntil = now + kHelloPatience;
    greet(now);
    act(now);
}

/// From here on only HI is said and listened to.
void Bl1Driver::greet(Milliseconds now)
{
    m_phase = Phase::Greeting;
    m_helloAt = now;
    m_held = Held::Unknown;
    m_awaitsOrder = false;
    m_listing.reset();
    m_command.reset();
    m_question.reset();
}

void Bl1Driver::receive(const QByteArray& bytes, Milliseconds now)
{
    for (const char byte : bytes) {
        if (m_phase == Phase::Closed || m_phase == Phase::Refused)
            break;
        if (link_reader_put(&m_reader, byte)) {
            take(m_body, now);
            act(now);
        }
    }
    if (m_reader.errors != 0)
        m_listener->logged(true, QStringLiteral("%1 bad lines").arg(m_reader.errors));
    m_reader.errors = 0;
    tellFault();
}

void Bl1Driver::tick(Milliseconds now)
{
    act(now);
    tellFault();
}

std::optional<Milliseconds> Bl1Driver::nextTick() const
{
    std::optional<Milliseconds> next;
    if (m_phase == Phase::Greeting) {
        next = m_helloAt;
        if (!m_boot)
            earlier(next, m_patientUntil);
    } else if (m_phase == Phase::Talking) {
        next = std::min(m_heardAt + kStaleAfter, m_sentAt + kPingAfter);
        earlier(next, m_sensors.requestAt());
        if (m_identity.hasLamps)
            earlier(next, m_lamps.sendAt());
        if (m_command) {
            earlier(next, m_command->repeatAt);
        } else {
            earlier(next, m_sensors.snapshotAt());
            earlier(next, m_sensors.acknowledgeAt());
            if (m_pauseUntil > 0)
                earlier(next, m_pauseUntil);
        }
    }
    return next;
}

void Bl1Driver::showLamps(const Lamps& lamps, Milliseconds now)
{
    m_lamps.want(lamps);
    act(now);
}

void Bl1Driver::take(const char* body, Milliseconds now)
{
    const Bl1Fields fields(body);
    m_listener->logged(true, QString::fromLatin1(body));
    m_heardAt = now;
    if (fields.name() == LINK_HI)
        takeHello(fields, now);
    if (m_boot && m_phase != Phase::Refused)
        m_listener->heard();
    if (m_phase != Phase::Talking)
        return;
    switch (fields.name()) {
    case LINK_EV:
    case LINK_SN:
    case LINK_HB:
    case LINK_LO:
        takeSensors(fields, now);
        break;
    case LINK_OK:
        takeOk(fields);
        break;
    case LINK_GI:
        takePlace(fields);
        break;
    case LINK_GA:
        takeDone(fields);
        break;
    case LINK_NO:
        takeNotDone(fields, now);
        break;
    case LINK_GL:
        takeListed(fields, now);
        break;
    case LINK_PR:
    case LINK_PQ:
    case LINK_DN:
    case LINK_TQ:
    case LINK_NQ:
        takeQuestion(fields, now);
        break;
    default:
        break;  // for the log only
    }
}

void Bl1Driver::takeHello(Bl1Fields fields, Milliseconds now)
{
    const auto version = fields.decimal();
    const QByteArray boot = fields.value("boot").value_or(QByteArray());
    bool isNumber = false;
    const std::uint16_t number = boot.toUShort(&isNumber, 16);
    // Without it, it may be our own line that comes back.
    if (!version || !isNumber || (m_phase == Phase::Talking && m_boot == number))
        return;
    if (!meet(fields, *version))
        return;
    const bool isSameRun = m_boot == number;
    greet(now);
    m_phase = Phase::Talking;
    m_boot = number;
    if (isSameRun)
        return;
    m_sensors.begin(m_identity.sense, now);
    m_lamps.begin();
    m_listener->identified(m_identity);
}

/// Learns what the board is. False: it is of no use, and that is said.
bool Bl1Driver::meet(const Bl1Fields& fields, std::uint32_t version)
{
    const QByteArray firmware = fields.value("fw").value_or(QByteArray());
    const std::uint32_t lowest = fields.value("min").value_or("1").toUInt();
    if (version < kLowestVersion) {
        refusePort(BoardFault::FirmwareTooOld, asText(firmware));
        return false;
    }
    if (lowest > LINK_VERSION) {
        refusePort(BoardFault::FirmwareTooNew, asText(firmware));
        return false;
    }
    const QByteArray id = fields.value("id").value_or(QByteArray());
    const QByteArrayList caps = fields.value("caps").value_or(QByteArray()).split(',');
    m_identity = {};
    m_identity.name = QStringLiteral("Qipan board %1").arg(asText(id)).trimmed();
    m_identity.id = asText(id);
    m_identity.firmware = asText(firmware);
    m_identity.sense = fields.value("sense") == "piece" ? Sense::Pieces : Sense::Occupancy;
    m_identity.hasLamps = caps.contains("led");
    m_identity.thinks = caps.contains("track");
    return true;
}

void Bl1Driver::takeSensors(Bl1Fields fields, Milliseconds now)
{
    bool told = false;
    switch (fields.name()) {
    case LINK_EV:
        told = m_sensors.takeEvent(fields, now);
        break;
    case LINK_SN:
        told = m_sensors.takeSnapshot(fields);
        if (told && isAwaited(LINK_SQ))
            m_command.reset();
        break;
    case LINK_LO:
        m_sensors.takeOldest();
        break;
    default:
        m_sensors.takeHeartbeat(fields, now);
        bool isNumber = false;
        const auto picture = fields.value("led").value_or(QByteArray()).toUShort(&isNumber, 16);
        if (isNumber && picture <= 0xFF)
            m_lamps.told(static_cast<std::uint8_t>(picture));
    }
    if (told)
        m_listener->sensed(m_sensors.placement());
}

/// OK LD k, or OK XP p.
void Bl1Driver::takeOk(Bl1Fields fields)
{
    const auto what = fields.field();
    if (what == "LD") {
        if (const auto number = fields.hex(2))
            m_lamps.answered(static_cast<std::uint8_t>(*number));
    } else if (what == "XP" && isAwaited(LINK_XP) && fields.ply() == m_command->ply) {
        m_boardAnnounced = m_announced;
        m_command.reset();
    }
}

/// Sends what is due. Calls back nothing but send() and logged(), but for a board that does not tell its moves.
void Bl1Driver::act(Milliseconds now)
{
    if (m_phase == Phase::Talking && now >= m_heardAt + kStaleAfter)
        greet(now);
    if (m_phase == Phase::Greeting) {
        if (!m_boot && now >= m_patientUntil) {
            refusePort(BoardFault::WrongDevice, QString());
        } else if (now >= m_helloAt) {
            m_helloAt = now + kHelloPeriod;
            sayHello(now);
        }
    }
    if (m_phase != Phase::Talking)
        return;
    if (m_sensors.takeWentBack() && now >= m_probedAt + kProbePeriod) {
        m_probedAt = now;
        sayHello(now);
    }
    command(now);
    if (!m_command) {
        if (const auto event = m_sensors.acknowledge(now))
            sendLine(Bl1Line(LINK_AK).hex(*event, 4).end(), now);
    }
    if (const auto event = m_sensors.request(now))
        sendLine(Bl1Line(LINK_RQ).hex(*event, 4).end(), now);
    if (m_identity.hasLamps) {
        if (const auto picture = m_lamps.send(now))
            sendLine(*picture, now);
    }
    if (now >= m_sentAt + kPingAfter)
        sendLine(Bl1Line(LINK_PG).decimal(static_cast<std::uint32_t>(now)).end(), now);
}

void Bl1Driver::sayHello(Milliseconds now)
{
    sendLine(Bl1Line(LINK_HI).decimal(LINK_VERSION).text(m_hostName).end(), now);
}

/// One command at a time, until it is answered.
void Bl1Driver::command(Milliseconds now)
{
    if (isAwaited(LINK_GT) && now >= m_command->repeatAt && m_command->repeats >= kMostListRepeats)
        endListing();
    if (m_command) {
        if (now < m_command->repeatAt)
            return;
        ++m_command->repeats;
    } else {
        m_command = nextCommand(now);
        if (!m_command)
            return;
        if (answersQuestions(m_command->name))
            m_question.reset();
    }
    m_command->repeatAt = now + kCommandPeriod;
    sendLine(m_command->line, now);
}

void Bl1Driver::sendLine(const QByteArray& line, Milliseconds now)
{
    constexpr qsizetype kFrame = 7;  // `$` before the body, `*`, the sum and `\n` after it
    m_sentAt = now;
    m_listener->logged(false, asText(line.mid(1, line.size() - kFrame)));
    m_listener->send(line);
}

void Bl1Driver::refusePort(BoardFault fault, const QString& detail)
{
    m_phase = Phase::Refused;
    m_command.reset();
    m_fault.emplace(fault, detail);
}

/// The last thing that a call does: the listener may throw the driver away.
void Bl1Driver::tellFault()
{
    if (const auto fault = std::exchange(m_fault, std::nullopt))
        m_listener->refused(fault->first, fault->second);
}

}  // namespace qipan::boards
