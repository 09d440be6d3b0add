// SPDX-License-Identifier: MIT
#include "plain_board.h"

#include <QStringList>

namespace qipan::boards {

PlainBoard::PlainBoard(const QString& port, QObject* parent)
    : QObject(parent)
    , m_terminal(port)
{
    plug();
    m_timer.setInterval(100);
    connect(&m_timer, &QTimer::timeout, this, &PlainBoard::talk);
    m_timer.start();
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
    if (!m_terminal.plug())
        qFatal("%s", qPrintable(m_terminal.fault()));
}

void PlainBoard::pull()
{
    m_terminal.unplug();
}

void PlainBoard::talk()
{
    if (m_terminal.isPlugged() && talks)
        m_terminal.write(ranks);
}

}  // namespace qipan::boards
