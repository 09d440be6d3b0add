// SPDX-License-Identifier: MIT
/// @file Texts for people in this folder: English in the source, in the user's language if a translator is installed.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace qipan::pgn {

/// The translation context. PgnMessages::tr() may be called from any thread.
class PgnMessages {
    Q_DECLARE_TR_FUNCTIONS(PgnMessages)
};

/// text with %1, %2 ... replaced by the arguments.
template <typename... Arguments>
std::string fill(const QString& text, const Arguments&... arguments)
{
    return text.arg(QString::fromStdString(std::string(arguments))...).toStdString();
}

inline std::string fill(const QString& text)
{
    return text.toStdString();
}

}  // namespace qipan::pgn
