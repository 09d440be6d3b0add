// SPDX-License-Identifier: MIT
#include "whole_file.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace qipan::files {

QString replaceFile(const QString& path, const QByteArray& bytes)
{
    if (path.isEmpty())
        //: Why something could not be saved
        return QCoreApplication::translate("qipan::files::WholeFile", "no file name was given");
    QSaveFile file(path);
    // Of a full disk commit() tells nothing and replaces the file with what there was room for: flush() tells.
    const bool done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
                      file.commit();
    return done ? QString() : file.errorString();
}

}  // namespace qipan::files
