// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "distance_map.h"

namespace qipan::klotski {

/// A board for each day, the same for everybody: see daily_board.h.
class KlotskiDaily : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The boards are known, a moment after the first question or prepare().
    Q_PROPERTY(bool ready READ isReady NOTIFY readyChanged)

public:
    explicit KlotskiDaily(QObject* parent = nullptr);

    bool isReady() const;

    /// Today, by the clock and place of the user.
    Q_INVOKABLE QDate today() const;
    /// 20 letters. Empty as long as it is not ready, and for a date that is none.
    Q_INVOKABLE QString board(const QDate& date);
    /// "Daily 2026-11-30", translated.
    Q_INVOKABLE QString name(const QDate& date) const;
    /// Of a shortest solution; -1 as long as it is not ready.
    Q_INVOKABLE int moves(const QDate& date);

public slots:
    void prepare();

signals:
    void readyChanged();

private:
    DistanceMap::Shared m_map;
    QFutureWatcher<DistanceMap::Shared> m_watcher;
};

}  // namespace qipan::klotski
