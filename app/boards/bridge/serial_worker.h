// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSerialPort>

#include <memory>

#include <boards/board_driver.h>

#include "port_fault.h"
#include "port_list.h"

namespace qipan::boards {

/// The half of SerialLine that lives in the thread. Each answer carries the number of the opening it belongs to.
class SerialWorker : public QObject {
    Q_OBJECT

public:
    void open(int opening, const QString& path, const LineSettings& settings);
    void write(int opening, const QByteArray& bytes);
    void close();
    void listPorts();

signals:
    void opened(int opening);
    void received(int opening, const QByteArray& bytes);
    void failed(int opening, const qipan::boards::PortTrouble& trouble);
    void portsListed(const QList<qipan::boards::PortDescription>& ports);

private:
    void read();
    void fail(QSerialPort::SerialPortError error);

    std::unique_ptr<QSerialPort> m_port;
    int m_opening = 0;
};

}  // namespace qipan::boards
