// SPDX-License-Identifier: MIT
#include "emulated_board.h"

#include <QElapsedTimer>

namespace qipan::boards {

namespace {

constexpr int kAnswerMs = 5000;
constexpr int kStartMs = 20000;
constexpr int kEndMs = 5000;

}  // namespace

bool EmulatedBoard::start(const QString& script, const QStringList& arguments)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QStringLiteral("python3"), QStringList{script} + arguments);
    if (!m_process.waitForStarted(kStartMs) || !m_process.waitForReadyRead(kStartMs))
        return false;
    m_port = readLine();
    return !m_port.isEmpty();
}

EmulatedBoard::~EmulatedBoard()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.write("quit\n");
    if (!m_process.waitForFinished(kEndMs))
        m_process.kill();
    m_process.waitForFinished(kEndMs);
}

QString EmulatedBoard::port() const
{
    return m_port;
}

QString EmulatedBoard::ask(const QString& command)
{
    m_process.write(command.toLatin1() + '\n');
    return readLine();
}

QString EmulatedBoard::readLine()
{
    QElapsedTimer time;
    time.start();
    while (!m_process.canReadLine() && time.elapsed() < kAnswerMs)
        m_process.waitForReadyRead(50);
    return QString::fromLatin1(m_process.readLine()).trimmed();
}

}  // namespace qipan::boards
