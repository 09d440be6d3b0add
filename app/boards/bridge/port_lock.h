// SPDX-License-Identifier: MIT
/// @file The files by which programs tell each other on Unix that a port is in use.
///
/// QSerialPort believes whatever lies there: it waits for a pipe to be written, and takes rubbish for another program.
#pragma once

#include <QString>

namespace qipan::boards {

/// The file by which QSerialPort locks this port; "" where it uses none.
QString lockFileOf(const QString& portPath);

/// Removes a lock whose program has ended, and what is none. Never waits. False if something lies there that is no
/// file, or that cannot be removed: opening the port is not to be tried.
bool clearLock(const QString& portPath);

}  // namespace qipan::boards
