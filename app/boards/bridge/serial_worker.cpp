// SPDX-License-Identifier: MIT
#include "serial_worker.h"

#include "port_lock.h"

namespace qipan::boards {

namespace {

/// More than a board sends in a minute; a device that floods is slowed down by the system.
constexpr qint64 kBuffer = 64 * 1024;
/// A board that does not read is gone: what it was sent is not kept for it.
constexpr qint64 kUnsent = 16 * 1024;
/// 100 KB in a second: many times what any board can send, and little enough to be looked at.
constexpr qint64 kPiece = 1024;
constexpr int kPauseMs = 10;

}  // namespace

SerialWorker::SerialWorker()
{
    m_pause.setSingleShot(true);
    m_pause.setTimerType(Qt::PreciseTimer);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &SerialWorker::readOn);
}

void SerialWorker::open(int opening, const QString& path, const LineSettings& settings)
{
    close();
    m_opening = opening;
    m_mayRead = true;
    if (!clearLock(path)) {
        emit failed(opening, {PortFault::Locked, lockFileOf(path)});
        return;
    }
    m_port = std::make_unique<QSerialPort>();
    m_port->setPortName(path);
    m_port->setBaudRate(settings.baud);
    m_port->setReadBufferSize(kBuffer);
    if (!m_port->open(QIODevice::ReadWrite)) {
        const PortTrouble trouble = whyNotOpened(path, m_port->error(), m_port->errorString());
        close();
        emit failed(opening, trouble);
        return;
    }
    // Pseudo-terminals have no such line and say so: nothing to do about it.
    m_port->setDataTerminalReady(settings.dtr);
    m_port->clear();
    m_port->clearError();
    connect(m_port.get(), &QSerialPort::readyRead, this, &SerialWorker::read);
    connect(m_port.get(), &QSerialPort::errorOccurred, this, &SerialWorker::fail);
    emit opened(opening);
}

void SerialWorker::write(int opening, const QByteArray& bytes)
{
    if (!m_port || opening != m_opening || m_port->bytesToWrite() > kUnsent)
        return;
    m_port->write(bytes);
}

void SerialWorker::close()
{
    if (!m_port)
        return;
    m_pause.stop();
    m_port->disconnect(this);
    m_port->close();
    // The port may be the sender of the signal that led here.
    m_port.release()->deleteLater();
}

void SerialWorker::listPorts()
{
    emit portsListed(availablePorts());
}

void SerialWorker::read()
{
    if (!m_mayRead)
        return;
    // Asked for also when there is nothing: a port whose buffer was full listens again only then.
    const QByteArray bytes = m_port->read(kPiece);
    if (bytes.isEmpty())
        return;
    m_mayRead = false;
    emit received(m_opening, bytes);
}

void SerialWorker::taken(int opening)
{
    if (m_port && opening == m_opening)
        m_pause.start();
}

void SerialWorker::readOn()
{
    m_mayRead = true;
    read();
}

/// Of a port whose other end is gone, Qt tells a read error without end: the first one closes it.
void SerialWorker::fail(QSerialPort::SerialPortError error)
{
    if (error != QSerialPort::ReadError && error != QSerialPort::ResourceError && error != QSerialPort::WriteError)
        return;
    const PortTrouble trouble{PortFault::Unplugged, m_port->errorString()};
    const QByteArray last = m_port->read(kPiece);
    close();
    if (!last.isEmpty())
        emit received(m_opening, last);
    emit failed(m_opening, trouble);
}

}  // namespace qipan::boards
