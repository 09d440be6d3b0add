// SPDX-License-Identifier: MIT
#include "faulty_cable.h"

#include <QFile>
#include <QSocketNotifier>

#include <fcntl.h>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

namespace qipan::boards {

namespace {

constexpr int kChunk = 4096;
/// Longer than any line of a sound exchange.
constexpr qsizetype kLongestLine = 400;

void makeRaw(int terminal)
{
    termios settings{};
    tcgetattr(terminal, &settings);
    cfmakeraw(&settings);
    tcsetattr(terminal, TCSANOW, &settings);
}

}  // namespace

FaultyCable::FaultyCable(const QString& name, const QString& port, Faults faults, quint32 seed, QObject* parent)
    : QObject(parent)
    , m_name(name)
    , m_port(port)
    , m_faults(faults)
    , m_random(seed)
{
    plug();
}

FaultyCable::~FaultyCable()
{
    pull();
}

void FaultyCable::plug()
{
    if (isPlugged())
        return;
    char own[64] = "";
    if (openpty(&m_program, &m_hold, own, nullptr, nullptr) != 0)
        qFatal("no pseudo-terminal");
    makeRaw(m_hold);
    fcntl(m_program, F_SETFL, O_NONBLOCK);
    m_board = ::open(QFile::encodeName(m_port).constData(), O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (m_board < 0)
        qFatal("%s cannot be opened", qPrintable(m_port));
    makeRaw(m_board);
    QFile::remove(m_name);
    QFile::link(QString::fromLocal8Bit(own), m_name);
    m_fromProgram = std::make_unique<QSocketNotifier>(m_program, QSocketNotifier::Read);
    m_fromBoard = std::make_unique<QSocketNotifier>(m_board, QSocketNotifier::Read);
    connect(m_fromProgram.get(), &QSocketNotifier::activated, this, [this] { carry(m_program, m_board, m_toBoard); });
    connect(m_fromBoard.get(), &QSocketNotifier::activated, this, [this] { carry(m_board, m_program, m_toProgram); });
}

void FaultyCable::pull()
{
    if (!isPlugged())
        return;
    m_fromProgram.reset();
    m_fromBoard.reset();
    for (int* end : {&m_program, &m_hold, &m_board}) {
        ::close(*end);
        *end = -1;
    }
    QFile::remove(m_name);
    m_toBoard = {};
    m_toProgram = {};
}

bool FaultyCable::isPlugged() const
{
    return m_program >= 0;
}

int FaultyCable::harmed() const
{
    return m_harmed;
}

bool FaultyCable::chance(int perMille)
{
    return m_random.bounded(1000) < perMille;
}

void FaultyCable::carry(int from, int to, Way& way)
{
    char bytes[kChunk];
    const ssize_t count = ::read(from, bytes, sizeof bytes);
    for (ssize_t i = 0; i < count; ++i) {
        way.line += bytes[i];
        if (bytes[i] == '\n' || way.line.size() > kLongestLine)
            pass(std::exchange(way.line, {}), to);
    }
}

void FaultyCable::pass(QByteArray line, int to)
{
    if (chance(m_faults.lostLines)) {
        ++m_harmed;
        return;
    }
    if (chance(m_faults.garbledLines)) {
        ++m_harmed;
        char& byte = line[m_random.bounded(static_cast<int>(line.size()))];
        byte = static_cast<char>(byte ^ (1 << m_random.bounded(8)));
    }
    for (qsizetype i = line.size() - 1; i >= 0; --i) {
        if (!chance(m_faults.lostBytes))
            continue;
        ++m_harmed;
        line.remove(i, 1);
    }
    // What the other end has no room for is lost, as on a line without flow control.
    if (::write(to, line.constData(), static_cast<size_t>(line.size())) < 0)
        ++m_harmed;
}

}  // namespace qipan::boards
