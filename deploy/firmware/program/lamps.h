// SPDX-License-Identifier: MIT
/// @file The picture that the lamps show.
#pragma once

#include "../board.h"

namespace qipan {
namespace firmware {

class Lamps {
public:
    /// All lamps off.
    void darken();

    /// One lamp, a colour of board.h with or without LAMP_BLINKS; the others stay as they are. square 0..63.
    void light(uint8_t square, uint8_t lamp);

    /// Shows the picture when it is new, and again in each half of the blinking period.
    void show_if_due(uint32_t now);

private:
    uint8_t picture_[BOARD_PICTURE_BYTES];
    uint32_t shown_at_;  // when the blinking lamps changed
    bool stale_;
    bool blink_on_;
};

}  // namespace firmware
}  // namespace qipan
