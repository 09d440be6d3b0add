// SPDX-License-Identifier: MIT
#include "sheet_painter.h"

#include "board_painter.h"
#include "sheet_style.h"
#include "sheet_table.h"
#include "sheet_words.h"

#include <QSvgRenderer>

#include <pgn/fen_text.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qipan::picture {

namespace {

constexpr qreal kSeal = 40;
constexpr qreal kLaterSeal = 18;
constexpr qreal kGap = 14;
constexpr int kCommentLines = 3;
/// Beside and under the diagram, for the names of files and ranks.
constexpr qreal kBoardEdge = 12;

bool hasTimes(const QList<ScoreSheetMove>& moves)
{
    return std::any_of(moves.begin(), moves.end(), [](const ScoreSheetMove& move) {
        return !move.whiteTime.isEmpty() || !move.blackTime.isEmpty();
    });
}

/// Ink on paper: a printer need not fill the page with wood.
BoardLook paperLook(const QString& pieceFolder)
{
    BoardLook look;
    look.light = Qt::white;
    look.dark = QColor(0xD5, 0xCD, 0xBF);
    look.frame = kInk;
    look.pieceFolder = pieceFolder;
    look.coordinates = false;
    return look;
}

}  // namespace

SheetPainter::SheetPainter(QPainter& painter, const QSizeF& paper, const ScoreSheetGame& game, SheetDiagram diagram)
    : m_game(game)
    , m_diagram(std::move(diagram))
    , m_paper(painter)
{
    SheetContent content;
    content.moves = static_cast<int>(game.moves.size());
    content.times = hasTimes(game.moves);
    content.diagram = m_diagram.position.has_value();
    const qreal width = planSheet(paper, content).pages.first().table.width();
    m_comment = m_paper.lines(game.openingComment, width, kCommentStyle, kCommentLines);
    content.commentLines = static_cast<int>(m_comment.size());
    m_plan = planSheet(paper, content);
}

int SheetPainter::pageCount() const
{
    return static_cast<int>(m_plan.pages.size());
}

bool SheetPainter::paintPage(int index)
{
    const SheetPage& page = m_plan.pages[index];
    bool complete = true;
    if (index == 0) {
        paintHead(page.head);
        paintNames(page.names);
        paintComment(page.comment);
        if (m_diagram.position)
            complete = paintDiagram(page.diagram);
    } else {
        paintLaterHead(page.head);
    }
    paintMoveTable(m_paper, m_plan, page, m_game.moves, hasTimes(m_game.moves));
    paintFoot(page.foot, index);
    return complete;
}

/// The mark of the program: a drawing, so that it needs no Chinese font.
void SheetPainter::paintSeal(const QPointF& corner, qreal side)
{
    QSvgRenderer seal(QStringLiteral(":/qt/qml/Qipan/Picture/seal.svg"));
    seal.render(&m_paper.painter(), {corner, QSizeF(side, side)});
}

void SheetPainter::paintHead(const QRectF& place)
{
    paintSeal(place.topLeft(), kSeal);
    const QRectF words = place.adjusted(kSeal + kGap, 0, 0, 0);
    const QString event = knownText(m_game.event);
    QStringList where{knownText(m_game.site), sheetDate(m_game.date)};
    if (const QString round = knownText(m_game.round); !round.isEmpty())
        //: Of a tournament; %1 its number
        where += tr("Round %1").arg(round);
    where.removeAll(QString());
    const QString below = where.join(QStringLiteral("  ·  "));
    const bool oneLine = below.isEmpty() && m_game.termination.isEmpty();
    paintPair(words, words.top() + (oneLine ? 26 : 18), event.isEmpty() ? tr("Score sheet") : event,
              sheetResult(m_game.result), kTitleStyle);
    paintPair(words, words.top() + 36, below, m_game.termination, kSmallStyle);
}

/// One text at the left and one at the right, which gets what it needs, up to three fifths of the room.
void SheetPainter::paintPair(const QRectF& place, qreal base, const QString& left, const QString& right,
                             const TextStyle& style)
{
    const qreal rightWidth = std::min(std::ceil(m_paper.width(right, style)), place.width() * 0.6);
    m_paper.text({place.right(), base}, rightWidth, right, style, Qt::AlignRight);
    m_paper.text({place.left(), base}, place.width() - rightWidth - kGap, left, style);
}

void SheetPainter::paintLaterHead(const QRectF& place)
{
    paintSeal(place.topLeft(), kLaterSeal);
    const qreal left = place.left() + kLaterSeal + kGap / 2;
    const qreal half = (place.right() - left - kGap) / 2;
    const qreal base = place.top() + 12.5;
    m_paper.text({left, base}, half, sheetPlayers(m_game.white, m_game.black), kCommentStyle);
    m_paper.text({place.right(), base}, half, knownText(m_game.event), kSmallStyle, Qt::AlignRight);
}

void SheetPainter::paintNames(const QRectF& place)
{
    const QString control = knownText(m_game.timeControl);
    const qreal controlWidth = control.isEmpty() ? 0 : place.width() / 5 + kGap;
    const qreal width = (place.width() - controlWidth - kGap) / 2;
    paintField({place.left(), place.top(), width, place.height()}, tr("White"), knownText(m_game.white));
    paintField({place.left() + width + kGap, place.top(), width, place.height()}, tr("Black"), knownText(m_game.black));
    if (!control.isEmpty())
        paintField({place.right() - controlWidth + kGap, place.top(), controlWidth - kGap, place.height()},
                   tr("Time control"), control);
}

/// A line to write on, even if nothing is known: then a pen may do it.
void SheetPainter::paintField(const QRectF& place, const QString& caption, const QString& value)
{
    m_paper.text({place.left(), place.top() + 7}, place.width(), caption, kCaptionStyle);
    m_paper.text({place.left(), place.bottom() - 5}, place.width(), value, kNameStyle);
    m_paper.line(place.bottomLeft(), place.bottomRight(), kRule, kInk);
}

void SheetPainter::paintComment(const QRectF& place)
{
    for (int line = 0; line < m_comment.size(); ++line) {
        const qreal base = place.top() + (line + 0.75) * place.height() / static_cast<qreal>(m_comment.size());
        m_paper.text({place.left(), base}, place.width(), m_comment[line], kCommentStyle);
    }
}

bool SheetPainter::paintDiagram(const QRectF& place)
{
    const qreal side = place.height() - kBoardEdge;
    const QRectF board(place.left() + kBoardEdge, place.top(), side, side);
    QPainter& painter = m_paper.painter();
    const bool complete = paintBoard(painter, board, paperLook(m_diagram.pieceFolder), *m_diagram.position, false,
                                     CHESS_NONE, CHESS_NONE);
    painter.setPen(QPen(kInk, kRule, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(board);
    for (int line = 0; line < 8; ++line) {
        const qreal middle = (line + 0.5) * side / 8;
        m_paper.text({board.left() - kBoardEdge / 2, board.bottom() - middle + kCaptionStyle.size * 0.36}, kBoardEdge,
                     QString(QChar('1' + line)), kCaptionStyle, Qt::AlignHCenter);
        m_paper.text({board.left() + middle, place.bottom() - 2}, kBoardEdge, QString(QChar('a' + line)), kCaptionStyle,
                     Qt::AlignHCenter);
    }
    paintDiagramWords(place.adjusted(place.height() + 1.5 * kGap, 0, 0, 0));
    return complete;
}

void SheetPainter::paintDiagramWords(const QRectF& place)
{
    m_paper.text({place.left(), place.top() + 7}, place.width(), tr("Start position"), kCaptionStyle);
    m_paper.text({place.left(), place.top() + 24}, place.width(),
                 m_diagram.position->turn == CHESS_WHITE ? tr("White to move") : tr("Black to move"), kNameStyle);
    const QString fen = QString::fromStdString(pgn::writeFen(*m_diagram.position));
    qreal base = place.top() + 42;
    for (const QString& line : m_paper.lines(fen, place.width(), kSmallStyle, kCommentLines)) {
        m_paper.text({place.left(), base}, place.width(), line, kSmallStyle);
        base += 1.4 * kSmallStyle.size;
    }
}

void SheetPainter::paintFoot(const QRectF& place, int index)
{
    //: Under the line on which the player of the white men signs
    const QString white = tr("Signature of White");
    //: Under the line on which the player of the black men signs
    const QString black = tr("Signature of Black");
    //: Page %1 of %2
    const QString number = tr("%1 / %2").arg(index + 1).arg(pageCount());
    const qreal width = place.width() * 0.38;
    const qreal rule = place.bottom() - 14;
    const qreal base = place.bottom() - 3;
    m_paper.line({place.left(), rule}, {place.left() + width, rule}, kHairline, kInk);
    m_paper.line({place.right() - width, rule}, {place.right(), rule}, kHairline, kInk);
    m_paper.text({place.left(), base}, width, white, kCaptionStyle);
    m_paper.text({place.right() - width, base}, width, black, kCaptionStyle);
    if (pageCount() > 1)
        m_paper.text({place.center().x(), base}, place.width() / 5, number, kCaptionStyle, Qt::AlignHCenter);
}

}  // namespace qipan::picture
