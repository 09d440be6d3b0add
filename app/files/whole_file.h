// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace qipan::files {

/// Replaces the file by bytes, or leaves everything as it was. What it says is done is on the disk.
/// Returns what the system says against it, translated where Qt is; an empty text when it is done.
QString replaceFile(const QString& path, const QByteArray& bytes);

/// Waits until the names in a folder are on the disk. Not all file systems can; the files themselves are safe by then.
void syncFolder(const QString& path);

}  // namespace qipan::files
