// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace qipan::boards {

class BoardLink;

/// How things stand with the board, translated.
struct BoardWords {
    QString sentence;
    QString advice;  ///< what a person can do about it, or ""
};

BoardWords wordsFor(const BoardLink& link);

}  // namespace qipan::boards
