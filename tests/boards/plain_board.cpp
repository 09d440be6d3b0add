// SPDX-License-Identifier: MIT
#include "plain_board.h"

#include <QFile>
#include <QStringList>

#include <fcntl.h>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

namespace qipan::boards {

PlainBoard::PlainBoard(const QString& port, QObject* parent)
    : QObject(parent)
    , m_port(port)
{
    plug();
    m_timer.setInterval(100);
    connect(&m_timer, &QTimer::timeout, this, &PlainBoard::talk);
    m_timer.start();
}

PlainBoard::~PlainBoard()
{
    pull();
}

void PlainBoard::show(const QString& rows)
{
    ranks = ":";
    const QStringList all = rows.split(QLatin1Char('/'));
    for (const QString& row : all) {
        int bits = 0;
        for (const QChar& square : row)
            bits = bits * 2 + (square != QLatin1Char('.') ? 1 : 0);
        ranks += QByteArray::number(bits) + ' ';
    }
    ranks.chop(1);
    ranks += "\r\n";
}

void PlainBoard::plug()
{
    char own[64] = "";
    if (openpty(&m_end, &m_hold, own, nullptr, nullptr) != 0)
        qFatal("no pseudo-terminal");
    termios settings{};
    tcgetattr(m_hold, &settings);
    cfmakeraw(&settings);
    tcsetattr(m_hold, TCSANOW, &settings);
    fcntl(m_end, F_SETFL, O_NONBLOCK);
    QFile::remove(m_port);
    QFile::link(QString::fromLocal8Bit(own), m_port);
}

void PlainBoard::pull()
{
    if (m_end < 0)
        return;
    ::close(m_end);
    ::close(m_hold);
    m_end = -1;
    QFile::remove(m_port);
}

void PlainBoard::talk()
{
    // What nobody reads is lost, as on a line without flow control.
    if (m_end >= 0 && talks && ::write(m_end, ranks.constData(), static_cast<size_t>(ranks.size())) < 0)
        return;
}

}  // namespace qipan::boards
