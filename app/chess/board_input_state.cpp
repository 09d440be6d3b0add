// SPDX-License-Identifier: MIT
/// @file The properties of BoardInput: each tells of a change once, and only of a change.
#include "board_input.h"

#include "piece_names.h"
#include "typed_move.h"

#include <utility>

namespace qipan::app {

ChessGame* BoardInput::game() const
{
    return m_game;
}

bool BoardInput::isFlipped() const
{
    return m_flipped;
}

void BoardInput::setFlipped(bool flipped)
{
    if (std::exchange(m_flipped, flipped) != flipped)
        emit flippedChanged();
}

int BoardInput::selectedSquare() const
{
    return m_selected;
}

void BoardInput::select(int square)
{
    if (std::exchange(m_selected, square) == square)
        return;
    setHoverSquare(-1);
    emit selectedSquareChanged();
}

int BoardInput::dragSquare() const
{
    return m_drag;
}

void BoardInput::setDragSquare(int square)
{
    if (std::exchange(m_drag, square) != square)
        emit dragSquareChanged();
}

int BoardInput::hoverSquare() const
{
    return m_hover;
}

void BoardInput::setHoverSquare(int square)
{
    if (std::exchange(m_hover, square) != square)
        emit hoverSquareChanged();
}

int BoardInput::cursorSquare() const
{
    return m_cursor;
}

void BoardInput::setCursorSquare(int square)
{
    if (std::exchange(m_cursor, square) != square)
        emit cursorSquareChanged();
}

int BoardInput::promotionSquare() const
{
    return m_promotionSquare;
}

int BoardInput::promotionFrom() const
{
    return m_promotionFrom;
}

int BoardInput::promotionColor() const
{
    return m_promotionSquare >= 0 && m_promotionSquare < 8 ? CHESS_BLACK : CHESS_WHITE;
}

QStringList BoardInput::promotionKinds() const
{
    QStringList kinds;
    if (m_promotionSquare >= 0) {
        for (chess::PieceType type : kPromotionChoice)
            kinds << pieceKind(CHESS_ID(promotionColor(), type));
    }
    return kinds;
}

int BoardInput::promotionIndex() const
{
    return m_promotionIndex;
}

void BoardInput::setPromotionIndex(int index)
{
    if (std::exchange(m_promotionIndex, index) != index)
        emit promotionIndexChanged();
}

bool BoardInput::autoQueen() const
{
    return m_autoQueen;
}

void BoardInput::setAutoQueen(bool on)
{
    if (std::exchange(m_autoQueen, on) != on)
        emit autoQueenChanged();
}

bool BoardInput::isAsking() const
{
    return m_asking;
}

void BoardInput::setAsking(bool on)
{
    if (std::exchange(m_asking, on) != on)
        emit askingChanged();
}

QString BoardInput::typedText() const
{
    return m_typed;
}

bool BoardInput::typedPlays() const
{
    if (!m_game || m_typed.isEmpty())
        return false;
    const TypedMove typed = m_game->typedMove(m_typed);
    return typed.lacksPiece ? !asksPromotion(typed.move.from, typed.move.to) : typed.isComplete();
}

void BoardInput::setTypedText(const QString& text)
{
    if (std::exchange(m_typed, text) != text)
        emit typedTextChanged();
}

QString BoardInput::message() const
{
    return m_message;
}

void BoardInput::setMessage(const QString& message)
{
    if (std::exchange(m_message, message) != message)
        emit messageChanged();
}

}  // namespace qipan::app
