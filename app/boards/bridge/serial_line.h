// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThread>

#include <boards/board_driver.h>

#include "port_fault.h"
#include "port_list.h"

namespace qipan::boards {

class SerialWorker;

/// A serial port in a thread of its own: nothing here waits, not even when a driver of the system does.
class SerialLine : public QObject {
    Q_OBJECT

public:
    explicit SerialLine(QObject* parent = nullptr);
    /// Closes the port and waits for the thread's end.
    ~SerialLine() override;

    /// Closes what was open. Answered by opened() or failed().
    void open(const QString& path, const LineSettings& settings);
    void write(const QByteArray& bytes);
    /// Nothing of this port is told afterwards.
    void close();
    /// Answered by portsListed().
    void listPorts();

signals:
    void opened();
    void received(const QByteArray& bytes);
    /// The port is closed now.
    void failed(const qipan::boards::PortTrouble& trouble);
    void portsListed(const QList<qipan::boards::PortDescription>& ports);

private:
    /// Whether an answer belongs to the last call of open(), and not to one before.
    bool isCurrent(int opening) const;

    QThread m_thread;
    SerialWorker* m_worker;
    int m_opening = 0;  ///< counts calls of open() and close()
};

}  // namespace qipan::boards
