// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusVariant>
#include <QObject>

namespace qipan::program {

/// Follows the desktop's wish for light or dark (the settings portal) where no platform theme does: the
/// application's palette turns, and with it whatever looks at it. Asks without waiting; no answer changes nothing.
class ColorScheme : public QObject {
    Q_OBJECT

public:
    explicit ColorScheme(QObject* parent = nullptr);

private slots:
    void change(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void apply(const QVariant& value);
};

}  // namespace qipan::program
