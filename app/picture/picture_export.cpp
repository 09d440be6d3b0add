// SPDX-License-Identifier: MIT
#include "picture_export.h"

#include "board_painter.h"
#include "piece_drawings.h"

#include <files/whole_file.h>

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QSvgGenerator>

#include <pgn/fen_text.h>

#include <memory>

namespace qipan::picture {

namespace {

constexpr int kUsualSide = 1024;
constexpr int kSmallestSide = 64;
constexpr int kLargestSide = 2048;
/// Pixels an inch: a unit of the SVG is a pixel in a browser.
constexpr int kCssResolution = 96;

/// text as XML holds it, without what XML 1.0 cannot hold: control characters, halves of a pair, and the two code
/// units that are no characters.
QString xmlText(const QString& text)
{
    QString clean;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            clean += c;
            clean += text[++i];
        } else if (c == u'\t' || c == u'\n' || (c >= u' ' && !c.isSurrogate() && c < QChar(0xFFFE))) {
            clean += c;
        }
    }
    return clean.toHtmlEscaped();
}

/// Nothing if it cannot be encoded.
QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

}  // namespace

PictureExport::PictureExport(QObject* parent)
    : QObject(parent)
{
    const BoardLook usual;
    m_lightColor = usual.light;
    m_darkColor = usual.dark;
    m_frameColor = usual.frame;
    m_lastMoveTint = usual.lastMoveTint;
}

bool PictureExport::savePng(const QUrl& file, int side)
{
    return save(file, [this, side](QByteArray& bytes) { return encodePng(bytes, side); });
}

bool PictureExport::saveSvg(const QUrl& file)
{
    return save(file, [this](QByteArray& bytes) { return encodeSvg(bytes); });
}

void PictureExport::copyImage()
{
    QImage image;
    const QString why = paintImage(image, kUsualSide);
    if (!why.isEmpty()) {
        //: %1 why
        emit failed(tr("The picture could not be copied: %1").arg(why));
        return;
    }
    auto data = std::make_unique<QMimeData>();
    data->setImageData(image);
    data->setData(QStringLiteral("image/png"), pngOf(image));
    QGuiApplication::clipboard()->setMimeData(data.release());
    emit copied();
}

bool PictureExport::save(const QUrl& file, const Encoder& encode)
{
    const QString path = file.toLocalFile();
    QByteArray bytes;
    QString why;
    if (!file.isEmpty() && !file.isLocalFile())
        why = tr("only files on this computer can be written");
    else
        why = encode(bytes);
    if (why.isEmpty())
        why = files::replaceFile(path, bytes);
    if (!why.isEmpty()) {
        const QString name = file.isLocalFile() ? QDir::toNativeSeparators(path) : file.toDisplayString();
        //: %1 why
        const QString nameless = tr("The picture could not be saved: %1").arg(why);
        //: %1 a file, %2 why
        const QString named = tr("The picture could not be saved to %1: %2").arg(name, why);
        emit failed(name.isEmpty() ? nameless : named);
        return false;
    }
    emit saved(path);
    return true;
}

QString PictureExport::paintOn(QPaintDevice& device, int side) const
{
    const pgn::FenReading reading = pgn::readFen(m_fen.toStdString());
    if (!reading.position)
        return QString::fromStdString(reading.error);
    BoardLook look;
    look.light = m_lightColor;
    look.dark = m_darkColor;
    look.frame = m_frameColor;
    look.lastMoveTint = m_lastMoveTint;
    look.pieceFolder = drawingFolder(m_pieceFolder);
    look.coordinates = m_coordinates;
    QPainter painter(&device);
    if (!paintBoard(painter, QRectF(0, 0, side, side), look, *reading.position, m_flipped, m_lastFrom, m_lastTo))
        return missingDrawings(m_pieceFolder.toDisplayString());
    return {};
}

QString PictureExport::paintImage(QImage& image, int side) const
{
    if (side < kSmallestSide || side > kLargestSide)
        return tr("a side must have %1 to %2 pixels").arg(kSmallestSide).arg(kLargestSide);
    image = QImage(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    image.setText(QStringLiteral("Title"), m_title);
    image.setText(QStringLiteral("Description"), m_description);
    return paintOn(image, side);
}

QString PictureExport::encodePng(QByteArray& bytes, int side) const
{
    QImage image;
    const QString why = paintImage(image, side);
    if (!why.isEmpty())
        return why;
    bytes = pngOf(image);
    return bytes.isEmpty() ? tr("there is not enough memory") : QString();
}

QString PictureExport::encodeSvg(QByteArray& bytes) const
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kCssResolution);
    generator.setSize({kUsualSide, kUsualSide});
    generator.setViewBox(QRect(0, 0, kUsualSide, kUsualSide));
    // Qt 6.4 writes "<" and "&" of these texts as they are, so they are put in afterwards.
    generator.setTitle(QStringLiteral("@"));
    generator.setDescription(QStringLiteral("@"));
    const QString why = paintOn(generator, kUsualSide);
    bytes.replace("<title>@</title>", ("<title>" + xmlText(m_title) + "</title>").toUtf8());
    bytes.replace("<desc>@</desc>", ("<desc>" + xmlText(m_description) + "</desc>").toUtf8());
    return why;
}

}  // namespace qipan::picture
