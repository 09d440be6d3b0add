// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace qipan::ui {

/// What a file dialog's answer means, checked here because the dialog does not do so on every desktop.
class SaveTarget : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The answer as the URL of a local file that ends in one of the suffixes ("pgn"), or in the first of them after
    /// what was there; a bare path is taken too.
    Q_INVOKABLE QUrl withSuffix(const QUrl& answer, const QStringList& suffixes) const;
    /// Whether there is a file that would be replaced; a folder is none.
    Q_INVOKABLE bool exists(const QUrl& file) const;
    Q_INVOKABLE QString path(const QUrl& file) const;
    /// The last part of a path.
    Q_INVOKABLE QString name(const QString& path) const;
};

}  // namespace qipan::ui
