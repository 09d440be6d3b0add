// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "kept_file.h"

namespace qipan::klotski {

struct OwnLayout {
    QString board;
    QString name;
};

/// The boards the user has made, kept in own.json: {"layouts": [{"board", "name"}]}, oldest first.
class KlotskiOwnLayouts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Where the file lies; at first the room's folder.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
    /// What is wrong with the file, translated; or "".
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    /// Objects with board and name.
    Q_PROPERTY(QVariantList list READ list NOTIFY listChanged)

public:
    explicit KlotskiOwnLayouts(QObject* parent = nullptr);

    QString folder() const;
    void setFolder(const QString& folder);
    QString message() const;
    QVariantList list() const;
    const std::vector<OwnLayout>& layouts() const;

    /// A board that is there already gets the new name. Returns false if it is not valid.
    Q_INVOKABLE bool add(const QString& board, const QString& name);
    /// Returns false if it is not there.
    Q_INVOKABLE bool remove(const QString& board);
    /// Waits until all is on disk, or has failed; the destructor does the same.
    Q_INVOKABLE void finish();

signals:
    void folderChanged();
    void messageChanged();
    void listChanged();

private:
    struct Change {
        OwnLayout layout;
        bool removed;
    };
    void read();
    void make(const Change& change);

    QJsonArray m_entries;              ///< as in the file, also what is no board
    std::vector<OwnLayout> m_layouts;  ///< of m_entries
    std::vector<Change> m_changes;  ///< since the file was read
    KeptFile m_file;
};

}  // namespace qipan::klotski
