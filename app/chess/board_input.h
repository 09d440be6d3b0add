// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>

#include "chess_game.h"

namespace qipan::app {

/// The men of the promotion chooser, from the edge of the board inwards.
inline constexpr std::array<chess::PieceType, 4> kPromotionChoice{CHESS_TYPE_QUEEN, CHESS_TYPE_KNIGHT, CHESS_TYPE_ROOK,
                                                                  CHESS_TYPE_BISHOP};

/// What the hands do: selection, drag, keyboard cursor, promotion chooser, typed moves. State without pixels.
class BoardInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(bool flipped READ isFlipped WRITE setFlipped NOTIFY flippedChanged)
    Q_PROPERTY(int selectedSquare READ selectedSquare NOTIFY selectedSquareChanged)
    Q_PROPERTY(int dragSquare READ dragSquare NOTIFY dragSquareChanged)
    /// The legal target under the pointer, or -1.
    Q_PROPERTY(int hoverSquare READ hoverSquare NOTIFY hoverSquareChanged)
    Q_PROPERTY(int cursorSquare READ cursorSquare NOTIFY cursorSquareChanged)
    Q_PROPERTY(int promotionSquare READ promotionSquare NOTIFY promotionChanged)
    Q_PROPERTY(int promotionFrom READ promotionFrom NOTIFY promotionChanged)
    Q_PROPERTY(int promotionColor READ promotionColor NOTIFY promotionChanged)
    /// Four kinds, from the edge of the board inwards; empty while the chooser is closed.
    Q_PROPERTY(QStringList promotionKinds READ promotionKinds NOTIFY promotionChanged)
    Q_PROPERTY(int promotionIndex READ promotionIndex NOTIFY promotionIndexChanged)
    /// A pawn that reaches the last rank becomes a queen without a question.
    Q_PROPERTY(bool autoQueen READ autoQueen WRITE setAutoQueen NOTIFY autoQueenChanged)
    /// Asks for the promotion all the same: the hand holds Ctrl. Holds for the next move only.
    Q_PROPERTY(bool asking READ isAsking WRITE setAsking NOTIFY askingChanged)
    Q_PROPERTY(QString typedText READ typedText NOTIFY typedTextChanged)
    /// submitTyped() would play the typed text as it stands.
    Q_PROPERTY(bool typedPlays READ typedPlays NOTIFY typedTextChanged)
    /// Why the last input was refused, translated; the next input, or another position, clears it.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    explicit BoardInput(QObject* parent = nullptr);

    ChessGame* game() const;
    void setGame(ChessGame* game);
    bool isFlipped() const;
    void setFlipped(bool flipped);
    int selectedSquare() const;
    int dragSquare() const;
    int hoverSquare() const;
    int cursorSquare() const;
    int promotionSquare() const;
    int promotionFrom() const;
    int promotionColor() const;
    QStringList promotionKinds() const;
    int promotionIndex() const;
    bool autoQueen() const;
    void setAutoQueen(bool on);
    bool isAsking() const;
    void setAsking(bool on);
    QString typedText() const;
    bool typedPlays() const;
    QString message() const;

public slots:
    void press(int square);
    void release(int square);
    void startDrag(int square);
    void hover(int square);
    void drop(int square);
    void cancelDrag();
    /// Closes the chooser; else ends the drag; else deselects; else clears the typed text.
    void cancel();

    /// One step as seen on the screen, wrapping at the edges; a hidden cursor only appears.
    /// In the open chooser up and down choose among the four men.
    void moveCursor(int dx, int dy);
    void activateCursor();
    void hideCursor();

    /// Opens the chooser for a move that was made elsewhere; nothing happens if it is no promotion.
    void askPromotion(int from, int to);
    void choosePromotion(int type);
    void movePromotionIndex(int delta);

    /// Adds a character to the typed move; "\b" takes the last one away.
    /// In the open chooser Q, N, R and B choose.
    void typeCharacter(const QString& character);
    /// Plays the typed move, or asks what its pawn becomes. One that is refused is gone: the message names it.
    void submitTyped();
    void clearTyped();

signals:
    void gameChanged();
    void flippedChanged();
    void selectedSquareChanged();
    void dragSquareChanged();
    void hoverSquareChanged();
    void cursorSquareChanged();
    void promotionChanged();
    /// The chooser was closed without a choice by the person who was asked.
    void promotionCancelled();
    void promotionIndexChanged();
    void autoQueenChanged();
    void askingChanged();
    void typedTextChanged();
    void messageChanged();
    /// A drop makes this move: comes just before it, so that the view can leave that man unanimated.
    void dropped(int from, int to);

private:
    bool isTarget(int square) const;
    void pick(int square);
    /// Whether a drop or a click on this target opens the chooser.
    bool asksPromotion(int from, int to) const;
    void play(int from, int to);
    void refuse(int from, int to);
    void settle();
    void select(int square);
    void setDragSquare(int square);
    void setHoverSquare(int square);
    void setCursorSquare(int square);
    void openChooser(int from, int to);
    void closeChooser();
    void cancelPromotion();
    void setPromotionIndex(int index);
    void setMessage(const QString& message);
    void setTypedText(const QString& text);

    QPointer<ChessGame> m_game;
    bool m_flipped = false;
    int m_selected = -1;
    int m_drag = -1;
    int m_hover = -1;
    int m_cursor = -1;
    int m_lastCursor = -1;
    int m_promotionFrom = -1;
    int m_promotionSquare = -1;
    int m_promotionIndex = 0;
    bool m_selectedBeforePress = false;
    bool m_autoQueen = false;
    bool m_asking = false;
    QString m_typed;
    QString m_message;
};

}  // namespace qipan::app
