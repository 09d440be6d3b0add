// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>

namespace qipan::boards::certabo {

/// A picture for plain lamps: 8 bytes, the eighth rank first, bit 0 = file a (the occupancy has it the other way
/// round). turned: the board's numbering is turned by half. There is no framing: the eight must go together.
QByteArray plainFrame(const Lamps& lamps, bool turned);

/// The same for coloured lamps, 247 bytes: they stand at the corners of the squares, nine by nine, from h1 along the
/// first rank. Red: the man must go. Green: right. Magenta: check. Blue: the rest.
QByteArray colorFrame(const Lamps& lamps, bool turned);

}  // namespace qipan::boards::certabo
