// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QList>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QRectF>
#include <QSet>
#include <QString>

/// A run of text as it was painted. Lengths are in points.
struct RecordedText {
    QString text;
    QRectF place;  ///< its bottom is the line it stands on
};

/// A page that keeps what is written on it, with the resolution of a PDF.
class TextRecorder : public QPaintDevice, private QPaintEngine {
public:
    explicit TextRecorder(const QSizeF& paper);

    QList<RecordedText> texts() const;
    /// Whether a text was written, alone or over several runs of it on one line.
    bool holds(const QString& text) const;
    /// How often exactly this was written.
    int count(const QString& text) const;
    /// Of all shapes that were filled.
    QSet<QRgb> fills() const;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    bool begin(QPaintDevice* device) override;
    bool end() override;
    void updateState(const QPaintEngineState& changes) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override;
    void drawTextItem(const QPointF& base, const QTextItem& item) override;
    Type type() const override;

    QSizeF m_paper;
    QList<RecordedText> m_texts;
    QSet<QRgb> m_fills;
};
