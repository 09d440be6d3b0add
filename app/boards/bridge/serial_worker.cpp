// SPDX-License-Identifier: MIT
#include "serial_worker.h"

namespace qipan::boards {

namespace {

/// More than a board sends in a minute; a device that floods is slowed down by the system.
constexpr qint64 kBuffer = 64 * 1024;
/// A board that does not read is gone: what it was sent is not kept for it.
constexpr qint64 kUnsent = 16 * 1024;

}  // namespace

void SerialWorker::open(int opening, const QString& path, const LineSettings& settings)
{
    close();
    m_opening = opening;
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
    emit received(m_opening, m_port->readAll());
}

/// Of a port whose other end is gone, Qt tells a read error without end: the first one closes it.
void SerialWorker::fail(QSerialPort::SerialPortError error)
{
    if (error != QSerialPort::ReadError && error != QSerialPort::ResourceError && error != QSerialPort::WriteError)
        return;
    const PortTrouble trouble{PortFault::Unplugged, m_port->errorString()};
    close();
    emit failed(m_opening, trouble);
}

}  // namespace qipan::boards
