// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

#include <shell/store_writer.h>

#include "port_list.h"

namespace qipan::boards {

/// A board that was connected once.
struct KnownBoard {
    QString key;   ///< what the board calls itself, or its port's serial number or name
    QString name;  ///< for people
    Protocol protocol = Protocol::Bl1;
    QString path;      ///< the port it had last
    QString serial;    ///< of the USB chip, "" if it has none
    QByteArray notes;  ///< what its driver learnt about it
};

/// The boards that were connected, kept in one JSON file. A file that cannot be read counts as empty, and is put aside. What no program of ours can have written there is ignored. Only what this program learns
/// is written: another window of it may learn of other boards meanwhile.
class KnownBoards {
    Q_DECLARE_TR_FUNCTIONS(qipan::boards::KnownBoards)

public:
    explicit KnownBoards(const QString& path);

    static QString defaultPath();
    /// What is wrong with the file, in one line, translated; or "".
    QString warning() const;

    /// The one that was connected last, if it is to be looked for.
    std::optional<KnownBoard> last() const;
    /// What was learnt about a board by now, also by another window; or nothing.
    QByteArray notes(const QString& key) const;
    void remember(const KnownBoard& board);
    /// No board is looked for any more; what is known of them stays.
    void forgetLast();
    /// Writes a game that a board held into a file of its own, beside the file of the boards. Returns the path.
    QString keepGame(const QString& pgn);

private:
    /// What this program has learnt, and is not yet known to be on disk.
    struct Changes {
        QJsonObject boards;
        std::optional<QString> last;
    };

    static QByteArray changedFile(const QString& path, const Changes& changes);
    void write();
    void forgetWritten();

    QString m_path;
    Changes m_changes;
    Changes m_sent;         ///< those that are being written
    QString m_fault;        ///< why the file could not be read
    bool m_isAside = false;  ///< it has been put aside for that
    QStringList m_ignored;  ///< entries of the file, by their names
    QHash<QString, KnownBoard> m_boards;
    QString m_last;
    shell::StoreWriter m_writer;
};

}  // namespace qipan::boards
