// SPDX-License-Identifier: MIT
#include "start_up.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <cstdio>
#include <cstdlib>

namespace qipan::program {

namespace {

void install(QCoreApplication& application, const QLocale& locale, const QString& name, const QString& folder)
{
    auto* translator = new QTranslator(&application);
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

[[noreturn]] void leave()
{
    std::fputs("error: display: the window system cannot be reached\n", stderr);
    std::_Exit(1);
}

QtMessageHandler previousHandler = nullptr;

void answerFatal(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg)
        leave();
    // Qt names the plugins it tried before it gives up: the one line says enough.
    if (qstrcmp(context.category, "qt.qpa.plugin") != 0 && qstrcmp(context.category, "qt.qpa.xcb") != 0)
        previousHandler(type, context, message);
}

}  // namespace

QString missingDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) {
        if (!qEnvironmentVariableIsEmpty(name))
            return {};
    }
    return QStringLiteral("display: there is none here (neither DISPLAY nor WAYLAND_DISPLAY is set)");
#else
    return {};
#endif
}

void chooseRenderer()
{
#ifdef Q_OS_LINUX
    for (const char* name : {"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND"}) {
        if (qEnvironmentVariableIsSet(name))
            return;
    }
    const QDir devices(QStringLiteral("/dev/dri"));
    if (devices.entryList({QStringLiteral("renderD*")}, QDir::System | QDir::Files).isEmpty())
        qputenv("QT_QUICK_BACKEND", "software");
#endif
}

void installLanguage(QCoreApplication& application, const QString& language)
{
    const QString code = language.toLower().section(QLatin1Char('.'), 0, 0).replace(QLatin1Char('-'), QLatin1Char('_'));
    QLocale locale = QLocale::system();
    if (!code.isEmpty()) {
        if (code != QLatin1String("en") && !code.startsWith(QLatin1String("en_")) && code != QLatin1String("zh") &&
            code != QLatin1String("zh_cn")) {
            std::fprintf(stderr, "--lang %s: not translated; English it is\n", qPrintable(language));
        }
        locale = code.startsWith(QLatin1String("zh")) && code.size() != 2 && code != QLatin1String("zh_cn")
                     ? QLocale(QLocale::English)
                 : code.startsWith(QLatin1String("zh")) ? QLocale(QLocale::Chinese, QLocale::China)
                                                        : QLocale(QLocale::English);
        QLocale::setDefault(locale);
    }
    install(application, locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, locale, QStringLiteral("qipan"), QStringLiteral(":/i18n"));
}

FatalGuard::FatalGuard()
{
    previousHandler = qInstallMessageHandler(answerFatal);
}

FatalGuard::~FatalGuard()
{
    qInstallMessageHandler(previousHandler);
}

}  // namespace qipan::program
