// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>
#include <QStringList>

namespace qipan::picture {

/// How text is set; the size is in points.
struct TextStyle {
    qreal size;
    QColor color;
};

/// A page that is measured in points (1/72 inch) from its upper left corner, on a device of any resolution.
/// Text stays text: on a PDF page it can be searched and copied.
class Paper {
public:
    /// Scales the painter. Precondition: the painter is active and not scaled yet.
    explicit Paper(QPainter& painter);

    QPainter& painter();

    /// One line of text. base is where it stands: at its left end, at its right end with AlignRight, in its middle with
    /// AlignHCenter. What is longer than width ends in "...".
    void text(const QPointF& base, qreal width, const QString& text, const TextStyle& style,
              Qt::AlignmentFlag alignment = Qt::AlignLeft);
    /// How long the text is, in one line.
    qreal width(const QString& text, const TextStyle& style) const;
    void line(const QPointF& from, const QPointF& to, qreal width, const QColor& color);

    /// text in lines that are no longer than width: at most limit, the last one then ends in "...".
    QStringList lines(const QString& text, qreal width, const TextStyle& style, int limit) const;

private:
    QFont font(const TextStyle& style) const;

    QPainter& m_painter;
    qreal m_scale;  ///< the device's dots in a point
};

}  // namespace qipan::picture
