// SPDX-License-Identifier: MIT
#pragma once

#include "faulty_line.h"

#include <QString>

#include <optional>

namespace qipan::sim {

enum class Protocol { Bl1, Dgt, ChessLink, Certabo };

/// What qipan-board-sim is told on its command line.
struct SimOptions {
    Protocol protocol = Protocol::Bl1;
    bool hasTags = false;
    bool isTurned = false;
    bool obeys = false;
    bool wantsHelp = false;
    LineFaults faults;
    QString link;
    QString play;
    Milliseconds pace = 3000;
    Milliseconds pause = 300;
};

/// Nothing for wrong usage; fault then says what is wrong.
std::optional<SimOptions> readOptions(const QStringList& arguments, QString* fault);

/// The text of --help.
const char* simUsage();

}  // namespace qipan::sim
