// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QProcess>
#include <QStringList>

namespace qipan::boards {

/// A board with the real firmware in an emulator, and the hands that move its men: deploy/firmware/emulate/emulate.py.
class EmulatedBoard : public QObject {
    Q_OBJECT

public:
    /// arguments: those of emulate.py that name the board. False, and a line on standard error: it did not start.
    bool start(const QString& script, const QStringList& arguments);
    ~EmulatedBoard() override;

    /// The name of its serial port.
    QString port() const;
    /// Gives a command and waits for the answer, "" if none came within 5 s.
    QString ask(const QString& command);

private:
    QString readLine();

    QProcess m_process;
    QString m_port;
};

}  // namespace qipan::boards
