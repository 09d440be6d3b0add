// SPDX-License-Identifier: MIT
#include <QGuiApplication>
#include <QIcon>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlFileSelector>

#include <cstdio>

#include "color_scheme.h"
#include "command_line.h"
#include "language.h"
#include "start_up.h"

#include <shell/settings.h>

using qipan::shell::Settings;
using namespace qipan::program;

namespace {

int refuse(const QString& error, int exitCode)
{
    std::fprintf(stderr, "error: %s\n", qPrintable(error));
    return exitCode;
}

/// Answers --help and --version, which need no display.
int explain(int argc, char* argv[], const CommandLine& line)
{
    const QCoreApplication application(argc, argv);
    Language language;
    language.use(line.language);
    QCommandLineParser parser;
    addOptions(parser);
    const QString answer =
        line.wish == CommandLine::Wish::Help ? parser.helpText() : QStringLiteral("qipan " QIPAN_VERSION "\n");
    std::fputs(qPrintable(answer), stdout);
    return 0;
}

QGuiApplication* openApplication(int& argc, char* argv[])
{
    const FatalGuard guard;
    return new QGuiApplication(argc, argv);
}

}  // namespace

int main(int argc, char* argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("qipan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(QIPAN_VERSION));
    QCoreApplication::setOrganizationName(QStringLiteral("qipan"));
    QGuiApplication::setDesktopFileName(QStringLiteral("qipan"));

    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const CommandLine line = readCommandLine(arguments);
    if (line.wish == CommandLine::Wish::Refused)
        return refuse(line.error, line.exitCode);
    if (line.wish != CommandLine::Wish::Window)
        return explain(argc, argv, line);
    if (const QString missing = missingDisplay(); !missing.isEmpty())
        return refuse(missing, 1);

    chooseRenderer();
    const std::unique_ptr<QGuiApplication> application(openApplication(argc, argv));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/qipan.svg")));
    const ColorScheme colorScheme;
    Language language;
    if (!language.use(line.language))
        std::fprintf(stderr, "--lang %s: not translated; English it is\n", qPrintable(line.language));
    Settings settings(Settings::defaultPath());
    Settings::provide(&settings);
    if (line.language.isEmpty())
        language.use(settings.language());

    QQmlEngine engine;
    QObject::connect(&settings, &Settings::languageChanged, &engine, [&] {
        language.use(settings.language());
        engine.retranslate();
    });
    QObject::connect(&engine, &QQmlEngine::quit, application.get(), &QGuiApplication::quit, Qt::QueuedConnection);
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    QQmlComponent component(&engine, QUrl(QStringLiteral("qrc:/qt/qml/Qipan/Main.qml")));
    const std::unique_ptr<QObject> window(
        component.createWithInitialProperties({{QStringLiteral("startFile"), line.file},
                                               {QStringLiteral("startFen"), line.fen},
                                               {QStringLiteral("startRoom"), line.game},
                                               {QStringLiteral("startBoard"), line.board},
                                               {QStringLiteral("themeName"), line.theme}}));
    if (!window)
        return refuse(QStringLiteral("window: %1").arg(component.errorString()), 1);
    // Qt's file dialogs find their look with it. Not before the window is made: an application engine has one from
    // the beginning, and looks for variants of every file that is named, a tenth of a start.
    const QQmlFileSelector selector(&engine);
    return QGuiApplication::exec();
}
