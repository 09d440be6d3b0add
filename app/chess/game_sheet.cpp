// SPDX-License-Identifier: MIT
#include "game_sheet.h"

#include <clock/clock_face.h>
#include <pgn/game_tree.h>
#include <picture/score_sheet.h>

#include <QDir>
#include <QQmlFile>

namespace qipan::app {

namespace {

QString tag(const ChessGame& game, const char* name)
{
    const std::string_view value = game.tree().tag(name);
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

QString clockAfter(const ChessGame& game, int ply)
{
    const qint64 left = game.clockAfter(ply);
    return left < 0 ? QString() : QString::fromStdString(clock::writeShownTime(left));
}

QList<picture::ScoreSheetMove> moves(const ChessGame& game)
{
    QList<picture::ScoreSheetMove> rows;
    for (int ply = 1; ply <= game.plyCount(); ++ply) {
        const int half = ply - 1 + game.firstTurn();
        if (ply == 1 || half % 2 == 0)
            rows.append({game.firstMoveNumber() + half / 2, {}, {}, {}, {}});
        picture::ScoreSheetMove& row = rows.last();
        (half % 2 == 0 ? row.white : row.black) = game.sanAt(ply);
        (half % 2 == 0 ? row.whiteTime : row.blackTime) = clockAfter(game, ply);
    }
    return rows;
}

picture::ScoreSheetGame sheetOf(const ChessGame& game)
{
    picture::ScoreSheetGame sheet;
    sheet.white = game.whiteName();
    sheet.black = game.blackName();
    sheet.event = tag(game, "Event");
    sheet.site = tag(game, "Site");
    sheet.date = tag(game, "Date");
    sheet.round = tag(game, "Round");
    sheet.result = tag(game, "Result");
    sheet.timeControl = game.clock()->isPresent() ? game.clock()->controlText() : QString();
    sheet.startFen = tag(game, "FEN");
    sheet.moves = moves(game);
    return sheet;
}

}  // namespace

void GameSheet::save(const QUrl& file)
{
    if (!m_game)
        return;
    picture::ScoreSheetGame sheet = sheetOf(*m_game);
    sheet.termination = m_termination;
    const QString path = file.toLocalFile();
    QString error;
    if (picture::ScoreSheet(sheet, QQmlFile::urlToLocalFileOrQrc(m_pieceFolder)).save(path, &error))
        emit saved(path);
    else
        //: %1 a file, %2 what the system says
        emit failed(tr("The score sheet could not be saved to %1: %2").arg(QDir::toNativeSeparators(path), error));
}

}  // namespace qipan::app
