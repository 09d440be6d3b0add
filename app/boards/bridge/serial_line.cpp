// SPDX-License-Identifier: MIT
#include "serial_line.h"

#include "serial_worker.h"

namespace qipan::boards {

SerialLine::SerialLine(QObject* parent)
    : QObject(parent)
    , m_worker(new SerialWorker)
{
    m_thread.setObjectName(QStringLiteral("serial port"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &SerialWorker::opened, this, [this](int opening) {
        if (isCurrent(opening))
            emit opened();
    });
    connect(m_worker, &SerialWorker::received, this, [this](int opening, const QByteArray& bytes) {
        if (!isCurrent(opening))
            return;
        emit received(bytes);
        QMetaObject::invokeMethod(m_worker, [opening, worker = m_worker] { worker->taken(opening); });
    });
    connect(m_worker, &SerialWorker::failed, this, [this](int opening, const PortTrouble& trouble) {
        if (isCurrent(opening))
            emit failed(trouble);
    });
    connect(m_worker, &SerialWorker::portsListed, this, &SerialLine::portsListed);
    m_thread.start();
}

SerialLine::~SerialLine()
{
    m_thread.quit();
    m_thread.wait();
}

void SerialLine::open(const QString& path, const LineSettings& settings)
{
    const int opening = ++m_opening;
    QMetaObject::invokeMethod(m_worker, [=, worker = m_worker] { worker->open(opening, path, settings); });
}

void SerialLine::write(const QByteArray& bytes)
{
    QMetaObject::invokeMethod(m_worker, [=, worker = m_worker, opening = m_opening] { worker->write(opening, bytes); });
}

void SerialLine::close()
{
    ++m_opening;
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->close(); });
}

void SerialLine::listPorts()
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->listPorts(); });
}

bool SerialLine::isCurrent(int opening) const
{
    return opening == m_opening;
}

}  // namespace qipan::boards
