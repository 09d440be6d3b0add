// SPDX-License-Identifier: MIT
#include "text_recorder.h"

#include <QMap>
#include <QPainter>

namespace {

constexpr int kDotsPerInch = 1200;
constexpr qreal kPointsPerInch = 72;
constexpr qreal kPoint = kDotsPerInch / kPointsPerInch;

}  // namespace

TextRecorder::TextRecorder(const QSizeF& paper)
    : QPaintEngine(AllFeatures)
    , m_paper(paper)
{
}

QList<RecordedText> TextRecorder::texts() const
{
    return m_texts;
}

bool TextRecorder::holds(const QString& text) const
{
    QMap<qreal, QString> lines;
    for (const RecordedText& run : m_texts)
        lines[run.place.bottom()] += run.text;
    for (const QString& line : lines) {
        if (line.contains(text))
            return true;
    }
    return false;
}

int TextRecorder::count(const QString& text) const
{
    int found = 0;
    for (const RecordedText& run : m_texts)
        found += run.text == text;
    return found;
}

QSet<QRgb> TextRecorder::fills() const
{
    return m_fills;
}

QPaintEngine* TextRecorder::paintEngine() const
{
    return const_cast<TextRecorder*>(this);
}

int TextRecorder::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return qRound(m_paper.width() * kPoint);
    case PdmHeight:
        return qRound(m_paper.height() * kPoint);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return kDotsPerInch;
    case PdmDevicePixelRatio:
    case PdmDepth:
        return 1;
    default:
        return QPaintDevice::metric(metric);
    }
}

bool TextRecorder::begin(QPaintDevice* device)
{
    Q_UNUSED(device);
    return true;
}

bool TextRecorder::end()
{
    return true;
}

void TextRecorder::updateState(const QPaintEngineState& changes)
{
    Q_UNUSED(changes);
}

void TextRecorder::drawPath(const QPainterPath& path)
{
    Q_UNUSED(path);
    if (painter()->brush().style() == Qt::SolidPattern)
        m_fills.insert(painter()->brush().color().rgb());
}

/// Lines come here too.
void TextRecorder::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
{
    Q_UNUSED(points);
    Q_UNUSED(count);
    Q_UNUSED(mode);
}

void TextRecorder::drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part)
{
    Q_UNUSED(place);
    Q_UNUSED(pixmap);
    Q_UNUSED(part);
    qFatal("a picture of pixels on the page");
}

void TextRecorder::drawTextItem(const QPointF& base, const QTextItem& item)
{
    const QPointF point = painter()->deviceTransform().map(base) / kPoint;
    const qreal scale = painter()->deviceTransform().m11() / kPoint;
    const qreal height = item.ascent() * scale;
    m_texts.append({item.text(), QRectF(point.x(), point.y() - height, item.width() * scale, height)});
}

QPaintEngine::Type TextRecorder::type() const
{
    return User;
}
