// SPDX-License-Identifier: MIT
#include "board_input.h"

#include "follow_game.h"
#include "refusal_text.h"
#include "typed_move.h"

#include <utility>

namespace qipan::app {

namespace {

constexpr int kNone = -1;
constexpr qsizetype kLongestTyped = 16;
constexpr int kFirstCursorWhite = 12;  // e2
constexpr int kFirstCursorBlack = 52;  // e7

int wrapped(int value, int count)
{
    return ((value % count) + count) % count;
}

}  // namespace

BoardInput::BoardInput(QObject* parent)
    : QObject(parent)
{
}

void BoardInput::setGame(ChessGame* game)
{
    if (!followGame(this, m_game, game))
        return;
    if (m_game) {
        connect(m_game, &ChessGame::positionChanged, this, &BoardInput::settle);
        connect(m_game, &ChessGame::outcomeChanged, this, &BoardInput::settle);
        // What was typed, and what was said, was meant for the position that was.
        const auto forget = [this] { clearTyped(); };
        connect(m_game, &ChessGame::positionChanged, this, forget);
        connect(m_game, &ChessGame::outcomeChanged, this, forget);
        connect(m_game, &ChessGame::gameReplaced, this, forget);
    }
    emit gameChanged();
    settle();
}

void BoardInput::press(int square)
{
    setMessage({});
    hideCursor();
    if (m_drag != kNone)
        return;
    if (m_promotionSquare != kNone) {
        cancelPromotion();
        return;
    }
    pick(square);
}

void BoardInput::release(int square)
{
    if (std::exchange(m_selectedBeforePress, false) && m_drag == kNone && square == m_selected)
        select(kNone);
}

void BoardInput::startDrag(int square)
{
    if (m_drag == kNone && m_promotionSquare == kNone && square != kNone && square == m_selected)
        setDragSquare(square);
}

void BoardInput::hover(int square)
{
    setHoverSquare(m_promotionSquare == kNone && isTarget(square) ? square : kNone);
}

void BoardInput::drop(int square)
{
    if (m_drag == kNone)
        return;
    const int from = m_drag;
    const bool wasSelected = std::exchange(m_selectedBeforePress, false);
    setHoverSquare(kNone);
    setDragSquare(kNone);
    if (isTarget(square)) {
        if (!asksPromotion(from, square))
            emit dropped(from, square);
        play(from, square);
    } else if (square == from) {
        if (wasSelected)
            select(kNone);
    } else if (square != kNone) {
        refuse(from, square);
    }
}

void BoardInput::cancelDrag()
{
    m_selectedBeforePress = false;
    setHoverSquare(kNone);
    setDragSquare(kNone);
}

void BoardInput::cancel()
{
    setMessage({});
    if (m_promotionSquare != kNone)
        cancelPromotion();
    else if (m_drag != kNone)
        cancelDrag();
    else if (m_selected != kNone)
        select(kNone);
    else
        setTypedText({});
}

void BoardInput::moveCursor(int dx, int dy)
{
    setMessage({});
    if (m_promotionSquare != kNone) {
        const bool growsDown = (promotionColor() == CHESS_WHITE) != m_flipped;
        movePromotionIndex(growsDown ? -dy : dy);
        return;
    }
    if (m_cursor == kNone) {
        const int first = m_flipped ? kFirstCursorBlack : kFirstCursorWhite;
        setCursorSquare(m_selected != kNone ? m_selected : m_lastCursor != kNone ? m_lastCursor : first);
        return;
    }
    const int direction = m_flipped ? -1 : 1;
    const int file = wrapped(m_cursor % 8 + direction * dx, 8);
    const int rank = wrapped(m_cursor / 8 + direction * dy, 8);
    setCursorSquare(rank * 8 + file);
}

void BoardInput::activateCursor()
{
    setMessage({});
    if (m_promotionSquare != kNone) {
        choosePromotion(kPromotionChoice[static_cast<size_t>(m_promotionIndex)]);
    } else if (m_cursor == kNone) {
        moveCursor(0, 0);
    } else if (m_drag != kNone) {
        return;
    } else if (m_cursor == m_selected) {
        select(kNone);
    } else if (isTarget(m_cursor)) {
        play(m_selected, m_cursor);
    } else if (m_game && m_game->mayPick(m_cursor)) {
        select(m_cursor);
    } else {
        refuse(m_selected == kNone ? m_cursor : m_selected, m_cursor);
    }
}

void BoardInput::hideCursor()
{
    if (m_cursor != kNone)
        m_lastCursor = m_cursor;
    setCursorSquare(kNone);
}

void BoardInput::askPromotion(int from, int to)
{
    if (m_game && m_game->needsPromotion(from, to))
        openChooser(from, to);
}

void BoardInput::cancelPromotion()
{
    closeChooser();
    emit promotionCancelled();
}

void BoardInput::choosePromotion(int type)
{
    if (m_promotionSquare == kNone || type < CHESS_TYPE_KNIGHT || type > CHESS_TYPE_QUEEN)
        return;
    const int from = m_promotionFrom;
    const int to = m_promotionSquare;
    closeChooser();
    m_game->move(from, to, type);
}

void BoardInput::movePromotionIndex(int delta)
{
    if (m_promotionSquare != kNone)
        setPromotionIndex(wrapped(m_promotionIndex + delta, static_cast<int>(kPromotionChoice.size())));
}

void BoardInput::typeCharacter(const QString& character)
{
    setMessage({});
    if (m_promotionSquare != kNone) {
        static const QString letters = QStringLiteral("QNRB");
        const qsizetype choice = character.size() == 1 ? letters.indexOf(character.toUpper()) : -1;
        if (choice >= 0)
            choosePromotion(kPromotionChoice[static_cast<size_t>(choice)]);
    } else if (character == QLatin1String("\b")) {
        setTypedText(m_typed.chopped(m_typed.isEmpty() ? 0 : 1));
    } else if (character.size() == 1 && character.at(0).isPrint() && m_typed.size() < kLongestTyped) {
        setTypedText(m_typed + character);
    }
}

void BoardInput::submitTyped()
{
    setMessage({});
    if (m_typed.trimmed().isEmpty() || !m_game)
        return;
    const QString text = m_typed;
    setTypedText({});
    if (const TypedMove typed = m_game->typedMove(text); typed.lacksPiece) {
        play(typed.move.from, typed.move.to);
        return;
    }
    const QMetaObject::Connection refused = connect(m_game, &ChessGame::moveTextRejected, this,
                                                    [this](const QString&, const QString& why) { setMessage(why); });
    m_game->moveText(text);
    disconnect(refused);
}

void BoardInput::clearTyped()
{
    setMessage({});
    setTypedText({});
}

bool BoardInput::isTarget(int square) const
{
    return m_game && m_selected != kNone && square != kNone && m_game->legalTargets(m_selected).contains(square);
}

/// What a press does, but for the chooser.
void BoardInput::pick(int square)
{
    if (isTarget(square)) {
        play(m_selected, square);
    } else if (m_game && m_game->mayPick(square)) {
        m_selectedBeforePress = square == m_selected;
        select(square);
    } else {
        const bool wasMove = m_game && m_selected != kNone && square != kNone;
        if (wasMove && m_game->refusal(m_selected, square) == ChessGame::LeavesKingInCheck)
            refuse(m_selected, square);
        select(kNone);
    }
}

bool BoardInput::asksPromotion(int from, int to) const
{
    return m_game->needsPromotion(from, to) && (m_asking || !m_autoQueen);
}

/// Precondition: the man on from may go to that square.
void BoardInput::play(int from, int to)
{
    const bool asks = asksPromotion(from, to);
    setAsking(false);
    if (asks)
        openChooser(from, to);
    else
        m_game->move(from, to, m_game->needsPromotion(from, to) ? CHESS_TYPE_QUEEN : CHESS_TYPE_NONE);
}

/// Lets the game refuse the move, and says why.
void BoardInput::refuse(int from, int to)
{
    if (!m_game)
        return;
    setMessage(refusalText(m_game->refusal(from, to)));
    m_game->move(from, to);
}

/// The position is another one now: nothing that was begun on the old one goes on.
void BoardInput::settle()
{
    cancelDrag();
    closeChooser();
    select(kNone);
}

void BoardInput::openChooser(int from, int to)
{
    m_promotionFrom = from;
    m_promotionSquare = to;
    setHoverSquare(kNone);
    emit promotionChanged();
}

void BoardInput::closeChooser()
{
    if (m_promotionSquare == kNone)
        return;
    m_promotionFrom = kNone;
    m_promotionSquare = kNone;
    setPromotionIndex(0);
    emit promotionChanged();
    select(kNone);
}

}  // namespace qipan::app
