// SPDX-License-Identifier: MIT
#include "piece_drawings.h"

#include <QCoreApplication>
#include <QDir>
#include <QMutex>
#include <QQmlFile>
#include <QSvgRenderer>

#include <memory>
#include <unordered_map>

namespace qipan::picture {

namespace {

QString drawingPath(const QString& folder, chess::Piece piece)
{
    const char color = CHESS_TEAM(piece) == CHESS_WHITE ? 'w' : 'b';
    const char type = " PNBRQK"[CHESS_TYPE(piece)];
    return QDir(folder).filePath(QStringLiteral("%1%2.svg").arg(QLatin1Char(color)).arg(QLatin1Char(type)));
}

struct Drawings {
    QMutex mutex;
    std::unordered_map<QString, std::unique_ptr<QSvgRenderer>> byPath;
};

Drawings& drawings()
{
    static Drawings all;
    return all;
}

}  // namespace

bool paintPiece(QPainter& painter, const QRectF& place, const QString& folder, chess::Piece piece)
{
    const QString path = drawingPath(folder, piece);
    Drawings& all = drawings();
    const QMutexLocker lock(&all.mutex);
    auto found = all.byPath.find(path);
    if (found == all.byPath.end()) {
        auto drawing = std::make_unique<QSvgRenderer>(path);
        // What cannot be read is not kept: it may be there the next time.
        if (!drawing->isValid())
            return false;
        found = all.byPath.emplace(path, std::move(drawing)).first;
    }
    found->second->render(&painter, place);
    return true;
}

QString drawingFolder(const QUrl& url)
{
    return QQmlFile::urlToLocalFileOrQrc(url);
}

QString missingDrawings(const QString& folder)
{
    //: Why a picture could not be saved; %1 a folder
    const QString words = QCoreApplication::translate("qipan::picture::PieceDrawings",
                                                      "the drawings of the pieces are not in %1");
    return words.arg(folder);
}

}  // namespace qipan::picture
