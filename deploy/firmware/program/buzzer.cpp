// SPDX-License-Identifier: MIT
#include "buzzer.h"

#include "../board.h"

namespace qipan {
namespace firmware {

void Buzzer::beep(uint16_t milliseconds, uint32_t now)
{
    if (milliseconds == 0)
        return;
    milliseconds_ = milliseconds;
    since_ = now;
    board_sound(1);
}

void Buzzer::stop_if_due(uint32_t now)
{
    if (milliseconds_ == 0 || now - since_ < milliseconds_)
        return;
    milliseconds_ = 0;
    board_sound(0);
}

}  // namespace firmware
}  // namespace qipan
