// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

class QIODevice;

namespace qipan::picture {

/// A row of the score sheet.
struct ScoreSheetMove {
    int number = 1;
    QString white;  ///< SAN; empty if the game begins with Black's move
    QString black;  ///< SAN; empty if the game ends with White's move
    QString whiteTime;  ///< as it is to be read, such as "1:29:45"; empty if it is not known
    QString blackTime;
};

/// What stands on a score sheet. Names, places and dates may be as in PGN: "?" and its like are left blank.
struct ScoreSheetGame {
    QString white;
    QString black;
    QString event;
    QString site;
    QString date;         ///< "2026.11.30", "2026.11.??"
    QString round;
    QString result;       ///< "1-0", "0-1", "1/2-1/2"; anything else is left blank
    QString timeControl;  ///< as it is to be read
    QString openingComment;
    QString termination;  ///< how the game ended, as it is to be read
    QString startFen;     ///< empty for the usual start position
    QList<ScoreSheetMove> moves;
};

/// The score sheet of a game, as a PDF whose text can be searched and copied.
class ScoreSheet {
    Q_DECLARE_TR_FUNCTIONS(qipan::picture::ScoreSheet)

public:
    /// pieceFolder: where wK.svg ... bP.svg lie, for the diagram of a start position.
    ScoreSheet(ScoreSheetGame game, QString pieceFolder);

    /// Replaces the file, or leaves everything as it was and writes into error why, without the file's name.
    /// error may be null.
    bool save(const QString& path, QString* error) const;

private:
    QString write(QIODevice& device) const;

    ScoreSheetGame m_game;
    QString m_pieceFolder;
};

}  // namespace qipan::picture
