// SPDX-License-Identifier: MIT
/// @file Boards as text: 20 letters row by row, C General, H horizontal, V vertical, S soldier, "." blank.
#pragma once

#include <QString>

#include <optional>

#include <qipan/klotski.h>

namespace qipan::klotski {

/// klotski_from_text() for any text.
klotski_faults_t boardFaults(const QString& letters, klotski_layout_t* layout, klotski_mask_t* cells);

/// The layout of exactly 20 letters; nothing, and why (translated, a whole sentence, which tells row and column,
/// counted from 1) if it is not valid. why may be null.
std::optional<klotski_layout_t> readBoard(const QString& letters, QString* why);

/// The 20 letters.
QString writeBoard(const klotski_layout_t& layout);

/// What a text that somebody pasted holds. letters are what may be a board: not checked yet, and not always 20.
struct PastedBoard {
    QString name;
    QString letters;
};

/// From 20 letters with any white space, or from what KlotskiGame::text() gives: there the letters are the last five
/// lines of four letters in a row, and the name is the line before them. Small letters count as capitals.
PastedBoard readPasted(const QString& text);

/// Five lines of four letters.
QString boardLines(const QString& letters);

}  // namespace qipan::klotski
