// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QString>

namespace qipan::shell {

struct JsonReading {
    enum State {
        Missing,  ///< there is no such file
        Closed,   ///< there is one, and the system does not let it be read
        Broken,   ///< it was read, and is not what it must be
        Good
    };
    State state = Missing;
    QJsonObject object;  ///< empty unless Good
    QString fault;       ///< Closed, Broken: what is wrong and where, translated; a part of a sentence
};

/// Reads a JSON object from a file of at most `most` bytes.
JsonReading readJson(const QString& path, qint64 most);

/// A name beside path that is free, for a file that cannot be used as it is: "<path>.unreadable-<UTC time>".
QString unreadableName(const QString& path);

}  // namespace qipan::shell
