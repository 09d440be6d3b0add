// SPDX-License-Identifier: MIT
#include "score_sheet.h"

#include "piece_drawings.h"
#include "sheet_painter.h"
#include "sheet_plan.h"
#include "sheet_words.h"

#include <files/whole_file.h>

#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

#include <pgn/fen_text.h>

#include <utility>

namespace qipan::picture {

ScoreSheet::ScoreSheet(ScoreSheetGame game, QString pieceFolder)
    : m_game(std::move(game))
    , m_pieceFolder(std::move(pieceFolder))
{
}

bool ScoreSheet::save(const QString& path, QString* error) const
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QString why = write(buffer);
    if (why.isEmpty())
        why = files::replaceFile(path, buffer.data());
    if (error)
        *error = why;
    return why.isEmpty();
}

QString ScoreSheet::write(QIODevice& device) const
{
    SheetDiagram diagram;
    if (!m_game.startFen.isEmpty()) {
        const pgn::FenReading reading = pgn::readFen(m_game.startFen.toStdString());
        if (!reading.position)
            return QString::fromStdString(reading.error);
        diagram = {reading.position, m_pieceFolder};
    }
    QPdfWriter writer(&device);
    writer.setPageSize(QPageSize(paperFor(QLocale())));
    writer.setPageMargins({});
    writer.setTitle(sheetTitle(m_game.white, m_game.black, m_game.event));
    writer.setCreator(QStringLiteral("Qipan"));
    QPainter painter(&writer);
    SheetPainter sheet(painter, writer.pageLayout().pageSize().size(QPageSize::Point), m_game, diagram);
    bool complete = true;
    for (int page = 0; page < sheet.pageCount(); ++page) {
        if (page > 0)
            writer.newPage();
        complete &= sheet.paintPage(page);
    }
    return complete ? QString() : missingDrawings(m_pieceFolder);
}

}  // namespace qipan::picture
