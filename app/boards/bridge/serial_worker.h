// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSerialPort>
#include <QTimer>

#include <memory>

#include <boards/board_driver.h>

#include "port_fault.h"
#include "port_list.h"

namespace qipan::boards {

/// The half of SerialLine that lives in the thread. Each answer carries the number of the opening it belongs to.
///
/// What is received is handed over in small pieces, the next one when the one before has been taken and some time has
/// passed: a device that floods waits, and whoever takes the pieces has time for other things.
class SerialWorker : public QObject {
    Q_OBJECT

public:
    SerialWorker();

    void open(int opening, const QString& path, const LineSettings& settings);
    void write(int opening, const QByteArray& bytes);
    void close();
    void listPorts();
    /// What received() told has been taken.
    void taken(int opening);

signals:
    void opened(int opening);
    void received(int opening, const QByteArray& bytes);
    void failed(int opening, const qipan::boards::PortTrouble& trouble);
    void portsListed(const QList<qipan::boards::PortDescription>& ports);

private:
    void read();
    void readOn();
    void fail(QSerialPort::SerialPortError error);

    std::unique_ptr<QSerialPort> m_port;
    int m_opening = 0;
    bool m_mayRead = false;  ///< nothing is on its way to whoever takes it
    QTimer m_pause{this};
};

}  // namespace qipan::boards
