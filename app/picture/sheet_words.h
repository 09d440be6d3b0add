// SPDX-License-Identifier: MIT
/// @file What a score sheet says for the values of PGN tags.
#pragma once

#include <QString>

namespace qipan::picture {

/// text with single spaces; empty if it is one of PGN's signs for what is not known: "?", "-", "*", "????.??.??".
QString knownText(const QString& text);

/// A PGN date as ISO 8601, as far as it is known: "2026.11.??" is "2026-11". Anything else is knownText().
QString sheetDate(const QString& date);

/// "1 – 0", "0 – 1", "½ – ½"; empty for anything but PGN's words for these.
QString sheetResult(const QString& result);

/// The two names with a dash between; "…" for a name that is not known, empty if neither is.
QString sheetPlayers(const QString& white, const QString& black);

/// What the file is called by readers of PDF files.
QString sheetTitle(const QString& white, const QString& black, const QString& event);

}  // namespace qipan::picture
