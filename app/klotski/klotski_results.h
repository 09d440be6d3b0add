// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "kept_file.h"
#include "klotski_game.h"

namespace qipan::klotski {

/// The best that was done on each board without help, kept in results.json:
/// {board: {"moves": n, "steps": n, "date": ISO 8601, UTC, of the last improvement}}. Fewest moves and fewest steps may
/// be of two solutions.
class KlotskiResults : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Where the file lies; at first the room's folder.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
    /// What is wrong with the file, translated; or "".
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    explicit KlotskiResults(QObject* parent = nullptr);

    QString folder() const;
    void setFolder(const QString& folder);
    QString message() const;

    /// -1: never solved.
    Q_INVOKABLE int bestMoves(const QString& board) const;
    Q_INVOKABLE int bestSteps(const QString& board) const;
    /// The game as shown: a solution that was not assisted. Returns whether it is better than what was known.
    Q_INVOKABLE bool take(qipan::klotski::KlotskiGame* game);
    /// Waits until all is on disk, or has failed; the destructor does the same.
    Q_INVOKABLE void finish();

signals:
    void folderChanged();
    void messageChanged();
    void changed(const QString& board);
    /// All results are others now.
    void reset();

private:
    struct Result {
        int moves;
        int steps;
        QString date;
    };
    using Results = QHash<QString, Result>;
    static Results readResults(const QJsonObject& file);
    static QJsonObject addResults(QJsonObject file, const Results& results);
    /// Returns whether found is better than what is known of its board.
    static bool improve(Results& results, const QString& board, const Result& found);
    void read();

    Results m_results;
    Results m_news;  ///< since the file was read
    KeptFile m_file;
};

}  // namespace qipan::klotski
