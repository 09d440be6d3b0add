// SPDX-License-Identifier: MIT
/// @file A board, its people and the owner of the game, in simulated time.
#pragma once

#include "resolve_case.h"

namespace qipan::resolve {

/// What comes of a case. Proposals are accepted at once, a promotion is answered as the case says, a new game is not.
std::vector<Result> run(const Case& it);

}  // namespace qipan::resolve
