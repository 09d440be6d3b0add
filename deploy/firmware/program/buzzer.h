// SPDX-License-Identifier: MIT
/// @file The buzzer, and how long it sounds.
#pragma once

#include <stdint.h>

namespace qipan {
namespace firmware {

enum : uint16_t { kShortBeepMs = 120, kLongBeepMs = 800 };

class Buzzer {
public:
    /// Sounds from now on, for so long. 0 changes nothing.
    void beep(uint16_t milliseconds, uint32_t now);

    void stop_if_due(uint32_t now);

private:
    uint32_t since_;
    uint16_t milliseconds_;  // 0: silent
};

}  // namespace firmware
}  // namespace qipan
