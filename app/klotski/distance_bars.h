// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "klotski_game.h"

namespace qipan::klotski {

/// How far from the exit a game was after each ply: a bar a ply from left to right, and, where a bar would be narrower
/// than a pixel, a bar for the greatest of several. One item however much was played. The ply that is shown stands out;
/// plies after it are pale. The top of a bar has a cap; a position that nobody can solve, or of which nothing is known
/// yet, is a bar of the full height without one.
class DistanceBars : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::klotski::KlotskiGame* game READ game WRITE setGame NOTIFY gameChanged)
    /// Of the shown ply, of the others, and of their caps.
    Q_PROPERTY(QColor markColor MEMBER m_mark NOTIFY colorsChanged)
    Q_PROPERTY(QColor barColor MEMBER m_bar NOTIFY colorsChanged)
    Q_PROPERTY(QColor capColor MEMBER m_cap NOTIFY colorsChanged)

public:
    explicit DistanceBars(QQuickItem* parent = nullptr);

    KlotskiGame* game() const;
    void setGame(KlotskiGame* game);

    /// The ply whose bar is at x, 0 .. width; beyond the bars the nearest.
    Q_INVOKABLE int plyAt(qreal x) const;

    void paint(QPainter* painter) override;

signals:
    void gameChanged();
    void colorsChanged();

private:
    int bars() const;
    qreal step() const;

    QPointer<KlotskiGame> m_game;
    QColor m_mark;
    QColor m_bar;
    QColor m_cap;
};

}  // namespace qipan::klotski
