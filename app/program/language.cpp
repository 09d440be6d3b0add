// SPDX-License-Identifier: MIT
#include "language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace qipan::program {

namespace {

std::unique_ptr<QTranslator> install(const QLocale& locale, const QString& name, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    // English is not only the language of the sources: it has a singular and a plural.
    if (!translator->load(locale, name, QStringLiteral("_"), folder) &&
        !translator->load(QLocale(QLocale::English), name, QStringLiteral("_"), folder))
        return {};
    QCoreApplication::installTranslator(translator.get());
    return translator;
}

}  // namespace

bool Language::use(const QString& name)
{
    const QString code = name.toLower().section(QLatin1Char('.'), 0, 0).replace(QLatin1Char('-'), QLatin1Char('_'));
    const bool chinese = code == QLatin1String("zh") || code == QLatin1String("zh_cn");
    const bool english = code == QLatin1String("en") || code.startsWith(QLatin1String("en_"));
    const bool system = code.isEmpty() || code == QLatin1String("system");
    const QLocale locale = system    ? QLocale::system()
                           : chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                     : QLocale(QLocale::English);
    QLocale::setDefault(locale);
    m_translators = {};
    m_translators = {install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)),
                     install(locale, QStringLiteral("qipan"), QStringLiteral(":/i18n"))};
    return system || chinese || english;
}

}  // namespace qipan::program
