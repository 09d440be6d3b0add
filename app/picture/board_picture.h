// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace qipan::picture {

/// A little board that only shows: a position in a list. Text that is no FEN shows as an empty board.
/// It is painted again only when a property or its size changes.
class BoardPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString fen MEMBER m_fen NOTIFY lookChanged)
    Q_PROPERTY(bool flipped MEMBER m_flipped NOTIFY lookChanged)
    Q_PROPERTY(QColor lightColor MEMBER m_lightColor NOTIFY lookChanged)
    Q_PROPERTY(QColor darkColor MEMBER m_darkColor NOTIFY lookChanged)
    /// Where wK.svg ... bP.svg lie: a qrc: or file: URL.
    Q_PROPERTY(QUrl pieceFolder MEMBER m_pieceFolder NOTIFY lookChanged)

public:
    explicit BoardPicture(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    QString m_fen;
    bool m_flipped = false;
    QColor m_lightColor;
    QColor m_darkColor;
    QUrl m_pieceFolder;
};

}  // namespace qipan::picture
