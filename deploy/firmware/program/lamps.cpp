// SPDX-License-Identifier: MIT
#include "lamps.h"

#include <string.h>

namespace qipan {
namespace firmware {

namespace {

enum : uint16_t { kBlinkMs = 400 };

}  // namespace

void Lamps::darken()
{
    memset(picture_, 0, sizeof picture_);
    stale_ = true;
}

void Lamps::light(uint8_t square, uint8_t lamp)
{
    uint8_t& both = picture_[square / 2];
    both = square & 1 ? static_cast<uint8_t>((both & 0x0F) | lamp << 4) : static_cast<uint8_t>((both & 0xF0) | lamp);
    stale_ = true;
}

void Lamps::show_if_due(uint32_t now)
{
    // Blinking needs a new picture twice a period; and one now and then heals a lamp that was disturbed.
    if (now - shown_at_ >= kBlinkMs) {
        shown_at_ = now;
        blink_on_ = !blink_on_;
        stale_ = true;
    }
    if (!stale_)
        return;
    stale_ = false;
    board_show_lamps(picture_, blink_on_);
}

}  // namespace firmware
}  // namespace qipan
