// SPDX-License-Identifier: MIT
#pragma once

#include <QSerialPort>
#include <QString>

namespace qipan::boards {

/// Why a port cannot be used, told apart as a person would have to mend it.
enum class PortFault {
    None,
    NotThere,      ///< there is no such port (any more)
    NoPermission,  ///< the system does not let this user open it
    InUse,         ///< another program has it open
    Locked,        ///< something lies where the port's lock has to be, and no program put it there
    NoPort,        ///< what has this name is no serial port
    Unplugged      ///< it was open, and is gone
};

struct PortTrouble {
    PortFault fault = PortFault::None;
    /// NoPermission: the group that may open the port, empty if it is not told.
    /// InUse: the program's name, empty if it cannot be found. Locked: the path of what lies there. Else the system's words.
    QString detail;
};

/// Says why opening path failed. Looks through the processes for the one that holds the port: for a worker thread.
PortTrouble whyNotOpened(const QString& path, QSerialPort::SerialPortError error, const QString& words);

/// The name of a program that has path open, "" if there is none or it cannot be seen. Linux only.
QString programThatHolds(const QString& path);

}  // namespace qipan::boards
