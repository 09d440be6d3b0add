// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace qipan::files {

/// Replaces the file by bytes, or leaves everything as it was.
/// Returns what the system says against it, translated where Qt is; an empty text when it is done.
QString replaceFile(const QString& path, const QByteArray& bytes);

}  // namespace qipan::files
