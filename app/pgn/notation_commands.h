// SPDX-License-Identifier: MIT
/// @file The commands of the program qipan-notation.
#pragma once

#include "pgn/move_text.h"

#include <string>
#include <vector>

namespace qipan::pgn {

/// The command line, taken apart.
struct NotationRequest {
    std::vector<std::string> words;  ///< the command and its arguments
    Strictness strictness = Strictness::Lenient;
    bool rewrite = false;
};

enum NotationExit {
    kExitFine = 0,
    kExitRefused = 1,
    kExitUsage = 2,
};

/// Answers on standard output, refuses on standard error; returns the exit code.
NotationExit runNotation(const NotationRequest& request);

}  // namespace qipan::pgn
