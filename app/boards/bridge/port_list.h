// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "protocol.h"

namespace qipan::boards {

/// A serial port of this computer.
struct PortDescription {
    QString path;         ///< what is opened: "/dev/ttyACM0"
    QString description;  ///< of the chip, by itself; may be empty
    QString serial;       ///< the USB serial number; may be empty
    /// What boards behind this USB chip are known to speak, the likeliest first; empty: no board is known to have it.
    QList<Protocol> likely;
};

/// All ports, those that may be boards first. Asks the system: for a worker thread.
QList<PortDescription> availablePorts();

/// By the ids of the USB chip. Source: the protocol sheets; the ids are those of chips that many devices share.
QList<Protocol> likelyProtocols(quint16 vendor, quint16 product);

}  // namespace qipan::boards
