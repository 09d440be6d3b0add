// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QImage>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>

class QPaintDevice;

namespace qipan::picture {

/// Saves the picture of a position, or puts it on the clipboard. Every slot answers with exactly one signal.
/// All runs in the caller's thread: a few dozen milliseconds at the default size.
class PictureExport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString fen MEMBER m_fen NOTIFY changed)
    Q_PROPERTY(bool flipped MEMBER m_flipped NOTIFY changed)
    /// The squares of the last move, 0..63; -1 is none.
    Q_PROPERTY(int lastFrom MEMBER m_lastFrom NOTIFY changed)
    Q_PROPERTY(int lastTo MEMBER m_lastTo NOTIFY changed)
    Q_PROPERTY(QColor lightColor MEMBER m_lightColor NOTIFY changed)
    Q_PROPERTY(QColor darkColor MEMBER m_darkColor NOTIFY changed)
    Q_PROPERTY(QColor frameColor MEMBER m_frameColor NOTIFY changed)
    Q_PROPERTY(QColor lastMoveTint MEMBER m_lastMoveTint NOTIFY changed)
    /// Where wK.svg ... bP.svg lie: a qrc: or file: URL.
    Q_PROPERTY(QUrl pieceFolder MEMBER m_pieceFolder NOTIFY changed)
    Q_PROPERTY(bool coordinates MEMBER m_coordinates NOTIFY changed)
    /// Written into the file beside the picture; a screen reader says them of an SVG.
    Q_PROPERTY(QString title MEMBER m_title NOTIFY changed)
    Q_PROPERTY(QString description MEMBER m_description NOTIFY changed)

public:
    explicit PictureExport(QObject* parent = nullptr);

public slots:
    /// side in pixels, 64..2048: that of the whole picture, which is the board with its frame.
    bool savePng(const QUrl& file, int side = 1024);
    bool saveSvg(const QUrl& file);
    void copyImage();

signals:
    void changed();
    void saved(const QString& path);
    void copied();
    /// Names the file, where there is one, and why.
    void failed(const QString& message);

private:
    /// Fills in the bytes of the file; answers why not, or an empty text.
    using Encoder = std::function<QString(QByteArray& bytes)>;

    bool save(const QUrl& file, const Encoder& encode);
    QString paintOn(QPaintDevice& device, int side) const;
    QString paintImage(QImage& image, int side) const;
    QString encodePng(QByteArray& bytes, int side) const;
    QString encodeSvg(QByteArray& bytes) const;

    QString m_fen;
    bool m_flipped = false;
    int m_lastFrom = -1;
    int m_lastTo = -1;
    QColor m_lightColor;
    QColor m_darkColor;
    QColor m_frameColor;
    QColor m_lastMoveTint;
    QUrl m_pieceFolder;
    bool m_coordinates = true;
    QString m_title;
    QString m_description;
};

}  // namespace qipan::picture
