// SPDX-License-Identifier: MIT
#include "paper.h"

#include <QFontMetricsF>
#include <QPen>
#include <QTextLayout>

namespace qipan::picture {

namespace {

constexpr qreal kPointsPerInch = 72;
/// No line of a page has room for more characters, and the lengths of much longer ones overflow in Qt.
constexpr qsizetype kLineCapacity = 1000;

/// text with single spaces, as far as it may be seen in so many lines.
QString visibleText(const QString& text, int lines)
{
    QString words = text.simplified();
    if (words.size() > lines * kLineCapacity) {
        words.truncate(lines * kLineCapacity);
        if (words.back().isHighSurrogate())
            words.chop(1);
        words += QStringLiteral("…");
    }
    return words;
}

}  // namespace

Paper::Paper(QPainter& painter)
    : m_painter(painter)
    , m_scale(painter.device()->logicalDpiX() / kPointsPerInch)
{
    m_painter.scale(m_scale, m_scale);
}

QPainter& Paper::painter()
{
    return m_painter;
}

QFont Paper::font(const TextStyle& style) const
{
    QFont font;
    font.setPointSizeF(style.size);
    font.setHintingPreference(QFont::PreferNoHinting);
    return QFont(font, m_painter.device());
}

void Paper::text(const QPointF& base, qreal width, const QString& text, const TextStyle& style,
                 Qt::AlignmentFlag alignment)
{
    // Letters are placed in the device's own dots: in points they would be rounded to whole ones.
    const QFont devicesFont = font(style);
    const QFontMetricsF metrics(devicesFont);
    const QString shown = metrics.elidedText(visibleText(text, 1), Qt::ElideRight, width * m_scale);
    const qreal length = metrics.horizontalAdvance(shown);
    const qreal before = alignment == Qt::AlignRight ? length : alignment == Qt::AlignHCenter ? length / 2 : 0;
    m_painter.save();
    m_painter.scale(1 / m_scale, 1 / m_scale);
    m_painter.setFont(devicesFont);
    m_painter.setPen(style.color);
    m_painter.drawText(base * m_scale - QPointF(before, 0), shown);
    m_painter.restore();
}

qreal Paper::width(const QString& text, const TextStyle& style) const
{
    return QFontMetricsF(font(style)).horizontalAdvance(visibleText(text, 1)) / m_scale;
}

void Paper::line(const QPointF& from, const QPointF& to, qreal width, const QColor& color)
{
    m_painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLine(from, to);
}

QStringList Paper::lines(const QString& text, qreal width, const TextStyle& style, int limit) const
{
    const QString words = visibleText(text, limit);
    if (words.isEmpty())
        return {};
    const QFont devicesFont = font(style);
    QTextLayout layout(words, devicesFont, m_painter.device());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width * m_scale);
        if (lines.size() == limit - 1) {
            const QString rest = words.mid(line.textStart());
            lines += QFontMetricsF(devicesFont).elidedText(rest, Qt::ElideRight, width * m_scale);
            break;
        }
        lines += words.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

}  // namespace qipan::picture
