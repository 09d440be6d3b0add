// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <memory>
#include <optional>

#include <boards/board_driver.h>

namespace qipan::boards {

/// A language of boards.
enum class Protocol { Bl1, Dgt, ChessLink, Certabo };

/// All of them, in the order in which an unknown port is tried: those that are only listened to first.
const QList<Protocol>& allProtocols();

/// "bl1", "dgt", "chesslink", "certabo": for settings and the command line.
QString protocolName(Protocol protocol);
std::optional<Protocol> protocolFromName(const QString& name);

LineSettings lineSettings(Protocol protocol);
std::unique_ptr<BoardDriver> makeDriver(Protocol protocol, BoardListener* listener);

}  // namespace qipan::boards
