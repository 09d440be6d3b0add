// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <chess/position.h>

namespace qipan::app {

/// What a typed text means in a position.
struct TypedMove {
    chess::Move move = {};
    bool lacksPiece = false;  ///< a legal move, but for what the pawn becomes
    QString problem;          ///< why it cannot be played, as a translated sentence; else empty

    bool isComplete() const
    {
        return problem.isEmpty();
    }
};

/// Reads SAN or coordinates.
TypedMove readTypedMove(const chess::Position& position, const QString& text);

}  // namespace qipan::app
