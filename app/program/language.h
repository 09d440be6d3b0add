// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QTranslator>

#include <array>
#include <memory>

namespace qipan::program {

/// The language of the program's texts, and of Qt's own.
class Language {
public:
    /// "en", "zh_CN", with or without what follows; empty or "system": the system's. Takes the place of the one before.
    /// False for a language that there is no translation for: it is English then.
    bool use(const QString& name);

private:
    std::array<std::unique_ptr<QTranslator>, 2> m_translators;
};

}  // namespace qipan::program
