// SPDX-License-Identifier: MIT
/// @file Names that come from files, boards and the command line: one line of visible characters, of bounded length.
#pragma once

#include <QString>

#include <optional>

namespace qipan::boards {

/// Whether all of text can be shown in a line, and there are at most `most` characters of it. "" is.
bool isPlainText(const QString& text, qsizetype most);

/// What can be shown of text: each other character is a question mark, and the end of a long one is left out.
QString plainText(const QString& text);

/// The path of the port that a person or a file means: a path, or on Unix a name in /dev. Nothing if no port can be
/// called so: the system's functions for ports are not made for such names.
std::optional<QString> portPath(const QString& name);

}  // namespace qipan::boards
