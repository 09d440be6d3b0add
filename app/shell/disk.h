// SPDX-License-Identifier: MIT
/// @file Changes of files that are on the disk when they return. They return an empty text, or the system's words.
#pragma once

#include <QByteArray>
#include <QString>

namespace qipan::shell {

/// Also true for a link that leads nowhere.
bool isThere(const QString& path);

/// With all folders above it; those that are missing are made for their owner only.
QString makeFolder(const QString& path);

/// At every moment path holds all of the old file or all of the new one. Makes its folder.
QString writeFile(const QString& path, const QByteArray& bytes);

/// Never over another file. Makes the folder of `to`. A file that is not there is no failure.
QString renameFile(const QString& from, const QString& to);

/// A file that is not there is no failure.
QString removeFile(const QString& path);

}  // namespace qipan::shell
