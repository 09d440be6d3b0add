// SPDX-License-Identifier: MIT
/// @file The drawings of the men, from folders that hold wK.svg ... bP.svg.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <QUrl>

#include <chess/position.h>

namespace qipan::picture {

/// Paints a man into place, which is a whole square: the drawing brings its own margins. Vectors stay vectors.
/// Returns false, and paints nothing, if folder holds no readable drawing of it.
/// A drawing is read once and kept by its folder and kind. Thread-safe: one man is painted at a time.
/// Precondition: piece is a man, pawn to king.
bool paintPiece(QPainter& painter, const QRectF& place, const QString& folder, chess::Piece piece);

/// The path of a folder given as a URL: "qrc:/a" is ":/a".
QString drawingFolder(const QUrl& url);

/// Words for a picture that paintPiece() could not finish: that the drawings are not in folder. Translated.
QString missingDrawings(const QString& folder);

}  // namespace qipan::picture
