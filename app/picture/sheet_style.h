// SPDX-License-Identifier: MIT
/// @file Ink and letters of the score sheet.
#pragma once

#include "paper.h"

namespace qipan::picture {

inline constexpr QColor kInk(0x26, 0x23, 0x1F);
inline constexpr QColor kSoftInk(0x6E, 0x67, 0x5D);
/// A shade darker than on the screen: printers lose what is lighter.
inline constexpr QColor kHairlineInk(0xD8, 0xD1, 0xC4);
inline constexpr QColor kGroupInk(0xA7, 0x9F, 0x92);

inline constexpr TextStyle kTitleStyle{16, kInk};
inline constexpr TextStyle kNameStyle{12, kInk};
inline constexpr TextStyle kMoveStyle{9.5, kInk};
inline constexpr TextStyle kNumberStyle{8.5, kSoftInk};
inline constexpr TextStyle kTimeStyle{7.5, kSoftInk};
inline constexpr TextStyle kSmallStyle{9, kSoftInk};
inline constexpr TextStyle kCommentStyle{9, kInk};
inline constexpr TextStyle kCaptionStyle{7.5, kSoftInk};

inline constexpr qreal kHairline = 0.5;
inline constexpr qreal kRule = 0.8;

}  // namespace qipan::picture
