// SPDX-License-Identifier: MIT
#include "start_up.h"

#include <QDir>
#include <QString>

#include <cstdio>
#include <cstdlib>

namespace qipan::program {

namespace {

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

FatalGuard::FatalGuard()
{
    previousHandler = qInstallMessageHandler(answerFatal);
}

FatalGuard::~FatalGuard()
{
    qInstallMessageHandler(previousHandler);
}

}  // namespace qipan::program
