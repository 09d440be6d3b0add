// SPDX-License-Identifier: MIT
#include "pseudo_terminal.h"

#include <QFile>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

namespace qipan::sim {

PseudoTerminal::PseudoTerminal(const QString& link)
    : m_link(link)
{
}

PseudoTerminal::~PseudoTerminal()
{
    unplug();
}

bool PseudoTerminal::plug()
{
    m_descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (m_descriptor < 0 || grantpt(m_descriptor) != 0 || unlockpt(m_descriptor) != 0) {
        m_fault = QString("pseudo-terminal: %1").arg(QString::fromLocal8Bit(std::strerror(errno)));
        unplug();
        return false;
    }
    m_port = QString::fromLocal8Bit(ptsname(m_descriptor));
    // Bytes as they are from the first one on, whatever the host sets later. Closed again, so that a host can be seen.
    const int host = open(QFile::encodeName(m_port).constData(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (host >= 0) {
        termios settings{};
        tcgetattr(host, &settings);
        cfmakeraw(&settings);
        tcsetattr(host, TCSANOW, &settings);
        close(host);
    }
    if (!makeLink()) {
        unplug();
        return false;
    }
    return true;
}

bool PseudoTerminal::makeLink()
{
    if (m_link.isEmpty())
        return true;
    const QByteArray link = QFile::encodeName(m_link);
    struct stat there {};
    if (lstat(link.constData(), &there) == 0 && S_ISLNK(there.st_mode))
        ::unlink(link.constData());
    if (symlink(QFile::encodeName(m_port).constData(), link.constData()) == 0)
        return true;
    m_fault = QString("%1: %2").arg(m_link, QString::fromLocal8Bit(std::strerror(errno)));
    return false;
}

void PseudoTerminal::unplug()
{
    if (m_descriptor < 0)
        return;
    close(m_descriptor);
    m_descriptor = -1;
    // Only the own link: somebody else may have put another in its place.
    if (!m_link.isEmpty() && QFile::symLinkTarget(m_link) == m_port)
        ::unlink(QFile::encodeName(m_link).constData());
}

bool PseudoTerminal::isPlugged() const
{
    return m_descriptor >= 0;
}

QString PseudoTerminal::name() const
{
    return m_link.isEmpty() ? m_port : m_link;
}

QString PseudoTerminal::fault() const
{
    return m_fault;
}

bool PseudoTerminal::hasHost() const
{
    pollfd state{m_descriptor, POLLIN, 0};
    return m_descriptor >= 0 && poll(&state, 1, 0) >= 0 && !(state.revents & POLLHUP);
}

int PseudoTerminal::descriptor() const
{
    return m_descriptor;
}

QByteArray PseudoTerminal::read()
{
    QByteArray bytes(4096, Qt::Uninitialized);
    const ssize_t count = ::read(m_descriptor, bytes.data(), static_cast<size_t>(bytes.size()));
    bytes.truncate(std::max<ssize_t>(count, 0));
    return bytes;
}

void PseudoTerminal::write(const QByteArray& bytes)
{
    if (!bytes.isEmpty() && ::write(m_descriptor, bytes.constData(), static_cast<size_t>(bytes.size())) < 0 &&
        errno != EAGAIN)
        m_fault = QString::fromLocal8Bit(std::strerror(errno));
}

}  // namespace qipan::sim
