// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "chess_game.h"

namespace qipan::app {

/// Why a move was refused, as a translated sentence; empty for Accepted.
QString refusalText(ChessGame::Refusal refusal);

}  // namespace qipan::app
