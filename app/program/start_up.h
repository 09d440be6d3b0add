// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace qipan::program {

/// Why no window can be opened here, for standard error; empty if one can be tried.
QString missingDisplay();

/// Without a GPU the software renderer starts in half the time; a choice made by the user stands.
void chooseRenderer();

/// One line instead of an abort when the window system cannot be reached; exits with 1 then.
/// In force until the returned guard goes.
class FatalGuard {
public:
    FatalGuard();
    ~FatalGuard();
    FatalGuard(const FatalGuard&) = delete;
    FatalGuard& operator=(const FatalGuard&) = delete;
};

}  // namespace qipan::program
