// SPDX-License-Identifier: MIT
/// @file BoardLink: which port, and when.
#include "board_link.h"

#include "board_words.h"
#include "plain_text.h"

#include <QDebug>

#include <algorithm>
#include <utility>

namespace qipan::boards {

namespace {

constexpr int kRetryMs = 1000;
/// Longer than the longest handshake of any protocol (BL1: 10 s).
constexpr int kPatienceMs = 12000;

BoardLink::Fault asFault(PortFault fault)
{
    switch (fault) {
    case PortFault::NoPermission:
        return BoardLink::NoPermission;
    case PortFault::InUse:
        return BoardLink::InUse;
    case PortFault::Locked:
        return BoardLink::Locked;
    case PortFault::NoPort:
        return BoardLink::NoPort;
    default:
        return BoardLink::NotThere;
    }
}

BoardLink::Fault asFault(BoardFault fault)
{
    switch (fault) {
    case BoardFault::FirmwareTooOld:
        return BoardLink::FirmwareTooOld;
    case BoardFault::FirmwareTooNew:
        return BoardLink::FirmwareTooNew;
    default:
        return BoardLink::WrongDevice;
    }
}

/// What a person can mend comes before what only says that nothing was there.
int weight(BoardLink::Fault fault)
{
    switch (fault) {
    case BoardLink::FirmwareTooOld:
    case BoardLink::FirmwareTooNew:
        return 4;
    case BoardLink::NoPermission:
        return 3;
    case BoardLink::InUse:
    case BoardLink::Locked:
        return 2;
    case BoardLink::NoFault:
        return 0;
    default:
        return 1;
    }
}

}  // namespace

BoardLink::BoardLink(QObject* parent)
    : QObject(parent)
    , m_log(new LinkLog(this))
    , m_ports(new PortModel(this))
    , m_session(new BoardSession([this] { return now(); }, this))
{
    m_time.start();
    m_tick.setSingleShot(true);
    m_tick.setTimerType(Qt::PreciseTimer);
    m_retry.setInterval(kRetryMs);
    m_retry.setSingleShot(true);
    m_patience.setInterval(kPatienceMs);
    m_patience.setSingleShot(true);
    connect(&m_tick, &QTimer::timeout, m_session, &BoardSession::tick);
    connect(&m_retry, &QTimer::timeout, this, [this] { line()->listPorts(); });
    connect(&m_patience, &QTimer::timeout, this, [this] { passOn(WrongDevice, {}); });
    connect(m_session, &BoardSession::timingChanged, this, &BoardLink::arm);
    connect(m_session, &BoardSession::outgoing, this, [this](const QByteArray& bytes) { line()->write(bytes); });
    connect(m_session, &BoardSession::lineHeard, m_log, &LinkLog::add);
    connect(m_session, &BoardSession::identifiedBoard, this, &BoardLink::keepBoard);
    // Queued: these come from within the driver that is to go.
    connect(m_session, &BoardSession::refusedBoard, this,
            [this](BoardFault fault, const QString& detail) { passOn(asFault(fault), detail); }, Qt::QueuedConnection);
    connect(m_session, &BoardSession::silent, this, &BoardLink::lose, Qt::QueuedConnection);
    connect(m_session, &BoardSession::strangeMoves, this, [this](const QString& pgn) {
        emit strangeGame(pgn, m_known ? m_known->keepGame(pgn) : QString());
    });
    for (const auto signal : {&BoardSession::stateChanged, &BoardSession::squaresChanged, &BoardSession::announcedChanged,
                              &BoardSession::boardChanged, &BoardSession::newGameAskedChanged})
        connect(m_session, signal, this, &BoardLink::tell);
    tell();
}

BoardLink::~BoardLink()
{
    if (m_search == Found)
        keepBoard();
    m_session->disconnect(this);
}

Milliseconds BoardLink::now() const
{
    return m_time.elapsed();
}

SerialLine* BoardLink::line()
{
    if (m_line)
        return m_line.get();
    m_line = std::make_unique<SerialLine>();
    connect(m_line.get(), &SerialLine::opened, this, [this] {
        m_patience.start();
        std::unique_ptr<BoardDriver> driver = makeDriver(m_current->protocol, m_session->listener());
        if (m_wanted)
            driver->setNotes(m_wanted->notes);
        m_session->begin(std::move(driver));
        tell();
    });
    connect(m_line.get(), &SerialLine::received, m_session, &BoardSession::receive);
    connect(m_line.get(), &SerialLine::failed, this, [this](const PortTrouble& trouble) {
        if (m_search == Found)
            lose();
        else
            passOn(asFault(trouble.fault), trouble.detail);
    });
    connect(m_line.get(), &SerialLine::portsListed, this, &BoardLink::listed);
    return m_line.get();
}

void BoardLink::start(const QString& port)
{
    m_known = std::make_unique<KnownBoards>(m_memoryPath.isEmpty() ? KnownBoards::defaultPath() : m_memoryPath);
    if (!warning().isEmpty()) {
        qWarning().noquote() << warning();
        tell();
    }
    if (!port.isEmpty()) {
        const auto protocol = protocolFromName(port.section(QLatin1Char(':'), 0, 0));
        connectTo(protocol ? port.section(QLatin1Char(':'), 1) : port, protocol ? protocolName(*protocol) : QString());
        return;
    }
    m_wanted = m_known->last();
    if (!m_wanted)
        return;
    m_search = Waiting;
    line()->listPorts();
    tell();
}

void BoardLink::searchBoards()
{
    m_wanted.reset();
    m_searchListed = true;
    m_search = Looking;
    m_fault = NoFault;
    line()->close();
    m_session->end();
    line()->listPorts();
    tell();
}

void BoardLink::connectTo(const QString& name, const QString& protocol)
{
    const QString path = portPath(name).value_or(QString());
    if (path.isEmpty()) {
        stop();
        m_fault = name.isEmpty() ? NoBoard : NoPort;
        m_faultPort = plainText(name);
        tell();
        return;
    }
    PortDescription port{path, {}, {}, {}};
    const QList<PortDescription>& known = m_ports->ports();
    const auto listed = std::find_if(known.begin(), known.end(), [&](const PortDescription& p) { return p.path == path; });
    if (listed != known.end())
        port = *listed;
    QList<Protocol> protocols = port.likely;
    if (const auto given = protocolFromName(protocol))
        protocols = {*given};
    else
        for (Protocol other : allProtocols())
            if (!protocols.contains(other))
                protocols << other;
    QList<Attempt> attempts;
    for (Protocol one : std::as_const(protocols))
        attempts << Attempt{port, one};
    m_wanted.reset();
    m_fault = NoFault;
    m_search = Looking;
    m_attempts = attempts;
    m_session->end();
    tryNext();
}

void BoardLink::disconnectBoard()
{
    if (m_search == Found)
        keepBoard();
    if (m_known)
        m_known->forgetLast();
    stop();
    tell();
}

/// No board is wanted any more.
void BoardLink::stop()
{
    m_wanted.reset();
    m_attempts.clear();
    m_current.reset();
    m_retry.stop();
    m_patience.stop();
    if (m_line)
        m_line->close();
    m_session->end();
    m_search = Idle;
    m_fault = NoFault;
}

void BoardLink::refreshPorts()
{
    line()->listPorts();
}

void BoardLink::listed(const QList<PortDescription>& ports)
{
    m_ports->setPorts(ports);
    if (std::exchange(m_searchListed, false)) {
        m_attempts.clear();
        for (const PortDescription& port : ports)
            for (Protocol protocol : port.likely)
                m_attempts << Attempt{port, protocol};
        tryNext();
    } else if (m_search == Waiting && !m_current) {
        lookForKnown(ports);
    }
}

/// The same chip may be found under another name.
void BoardLink::lookForKnown(const QList<PortDescription>& ports)
{
    PortDescription port{m_wanted->path, {}, m_wanted->serial, {}};
    for (const PortDescription& there : ports) {
        if (!m_wanted->serial.isEmpty() && there.serial == m_wanted->serial)
            port = there;
    }
    m_attempts = {Attempt{port, m_wanted->protocol}};
    tryNext();
}

void BoardLink::tryNext()
{
    m_patience.stop();
    if (m_attempts.isEmpty()) {
        giveUp();
        return;
    }
    m_current = m_attempts.takeFirst();
    line()->open(m_current->port.path, lineSettings(m_current->protocol));
    tell();
}

void BoardLink::passOn(Fault fault, const QString& detail)
{
    if (!m_current || m_search == Found)
        return;
    line()->close();
    m_session->end();
    // Of a board that is waited for, what is so now; of several ports, what can be mended.
    if (m_search == Waiting || weight(fault) > weight(m_fault)) {
        m_fault = fault;
        m_faultDetail = detail;
        m_faultPort = m_current->port.path;
    }
    // Another protocol does not open a port that the system refuses.
    if (fault == NotThere || fault == NoPermission || fault == InUse || fault == Locked || fault == NoPort) {
        const QString path = m_current->port.path;
        m_attempts.removeIf([&path](const Attempt& attempt) { return attempt.port.path == path; });
    }
    tryNext();
}

void BoardLink::giveUp()
{
    m_current.reset();
    if (m_wanted) {
        m_search = Waiting;
        m_retry.start();
    } else {
        m_search = Idle;
        if (m_fault == NoFault)
            m_fault = NoBoard;
    }
    tell();
}

/// The board that was there is gone: it is looked for until it comes back, or is given up.
void BoardLink::lose()
{
    if (m_search != Found)
        return;
    keepBoard();
    const QString name = m_session->boardName();
    m_line->close();
    m_session->end();
    m_current.reset();
    m_search = Waiting;
    m_fault = NoFault;
    m_retry.start();
    tell();
    emit lostBoard(name);
}

QString BoardLink::keyOf(const BoardIdentity& identity) const
{
    if (!identity.id.isEmpty())
        return protocolName(m_current->protocol) + QLatin1Char(' ') + plainText(identity.id);
    const QString& serial = m_current->port.serial;
    return protocolName(m_current->protocol) + QLatin1Char(' ') + (serial.isEmpty() ? m_current->port.path : serial);
}

void BoardLink::keepBoard()
{
    m_patience.stop();
    const bool isNew = m_search != Found;
    m_search = Found;
    m_fault = NoFault;
    m_attempts.clear();
    const BoardIdentity& identity = m_session->identity();
    BoardDriver* driver = m_session->driver();
    const QString key = keyOf(identity);
    if (m_known && isNew && !m_wanted && driver->notes().isEmpty())
        driver->setNotes(m_known->notes(key));
    m_wanted = KnownBoard{key,
                          plainText(identity.name),
                          m_current->protocol,
                          m_current->port.path,
                          plainText(m_current->port.serial),
                          driver->notes()};
    if (m_known)
        m_known->remember(*m_wanted);
    tell();
    if (isNew)
        emit foundBoard(identity.name);
}

void BoardLink::arm()
{
    const auto next = m_session->nextTick();
    if (!next) {
        m_tick.stop();
        return;
    }
    m_tick.start(static_cast<int>(std::clamp<Milliseconds>(*next - now(), 1, 60000)));
}

void BoardLink::tell()
{
    const BoardWords words = wordsFor(*this);
    const bool spoken = words.sentence != m_words.sentence || words.advice != m_words.advice;
    m_words = words;
    emit changed();
    if (spoken)
        emit sentenceChanged();
}

void BoardLink::retranslate()
{
    tell();
}

app::ChessGame* BoardLink::game() const
{
    return m_game;
}

void BoardLink::setGame(app::ChessGame* game)
{
    if (m_game == game)
        return;
    m_game = game;
    m_session->setGame(game);
    emit gameChanged();
}

BoardSession* BoardLink::session() const
{
    return m_session;
}

LinkLog* BoardLink::log() const
{
    return m_log;
}

PortModel* BoardLink::ports() const
{
    return m_ports;
}

BoardLink::Search BoardLink::search() const
{
    return m_search;
}

BoardLink::Fault BoardLink::fault() const
{
    return m_fault;
}

QString BoardLink::faultDetail() const
{
    return m_faultDetail;
}

QString BoardLink::sentence() const
{
    return m_words.sentence;
}

QString BoardLink::advice() const
{
    return m_words.advice;
}

QString BoardLink::warning() const
{
    return m_known ? m_known->warning() : QString();
}

QString BoardLink::portName() const
{
    return m_current ? m_current->port.path : m_fault != NoFault ? m_faultPort : QString();
}

}  // namespace qipan::boards
