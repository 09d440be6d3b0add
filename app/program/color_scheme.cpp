// SPDX-License-Identifier: MIT
#include "color_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFile>
#include <QGuiApplication>
#include <QPalette>

namespace qipan::program {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colorScheme = QStringLiteral("color-scheme");

/// Without one of these the bus would be searched for, or started, at some cost.
bool busIsThere()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

}  // namespace

ColorScheme::ColorScheme(QObject* parent)
    : QObject(parent)
{
    if (!busIsThere() || !QDBusConnection::sessionBus().isConnected())
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                SLOT(change(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    question << appearance << colorScheme;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            apply(reply.value().variant());
        watcher->deleteLater();
    });
}

void ColorScheme::change(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group == appearance && key == colorScheme)
        apply(value.variant());
}

void ColorScheme::apply(const QVariant& value)
{
    // Read wraps its answer twice. 1 prefers dark, 2 prefers light, 0 has no wish.
    const QVariant inner =
        value.userType() == qMetaTypeId<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    const uint wish = inner.toUInt();
    if (wish == 1)
        QGuiApplication::setPalette(QPalette(QColor(0x28, 0x25, 0x21), QColor(0x1e, 0x1c, 0x19)));
    else if (wish == 2)
        QGuiApplication::setPalette(QPalette(QColor(0xff, 0xff, 0xff), QColor(0xf7, 0xf4, 0xee)));
}

}  // namespace qipan::program
