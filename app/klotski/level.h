// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace qipan::klotski {

/// A board to play, as the list has it.
struct Level {
    QString board;   ///< 20 letters
    int number = 0;  ///< from 1
    QString chineseName;
    QString englishName;
    QString pinyin;
    int moves = -1;  ///< of a shortest solution; -1 there is none, -2 not known yet
    int steps = -1;
    bool own = false;

    /// In the language of the user interface: the Chinese name; else the English one, or the pinyin; the first of several
    /// ("A / B") if it was published. "No. 12" where that is missing.
    QString name() const;
    /// Whether text is in one of the names or is the number. Case means nothing.
    bool matches(const QString& text) const;
    /// 0..4 by moves: up to 31, 50, 70, 92, and more: a fifth each of the published boards. -1 no solution, or not
    /// known.
    int difficulty() const;
};

/// The 227 published boards of resources/klotski/layouts.tsv, in its order.
const std::vector<Level>& publishedLevels();

}  // namespace qipan::klotski
