// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>

#include "block_path.h"
#include "klotski_game.h"

namespace qipan::klotski {

/// The pointer and the keyboard on the board. Places are in cells: x 0..4 to the right, y 0..5 down.
///
/// A drag is one gesture: what it comes to is played when the block is let go. A game that changes meanwhile ends it.
class KlotskiHand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::klotski::KlotskiGame* game READ game WRITE setGame NOTIFY gameChanged)
    /// The block that is dragged; -1 if none is.
    Q_PROPERTY(int heldBlock READ heldBlock NOTIFY heldBlockChanged)
    /// Where its top left corner is drawn; meaningless if there is none.
    Q_PROPERTY(qreal heldX READ heldX NOTIFY heldPlaceChanged)
    Q_PROPERTY(qreal heldY READ heldY NOTIFY heldPlaceChanged)
    /// The keyboard's cell, column 0..3 and row 0..4; -1 as long as no key was used.
    Q_PROPERTY(int cursorColumn READ cursorColumn NOTIFY cursorChanged)
    Q_PROPERTY(int cursorRow READ cursorRow NOTIFY cursorChanged)
    /// The block that the keyboard pushes; -1 if none is picked.
    Q_PROPERTY(int pickedBlock READ pickedBlock NOTIFY pickedBlockChanged)

public:
    explicit KlotskiHand(QObject* parent = nullptr);

    KlotskiGame* game() const;
    void setGame(KlotskiGame* game);
    int heldBlock() const;
    qreal heldX() const;
    qreal heldY() const;
    int cursorColumn() const;
    int cursorRow() const;
    int pickedBlock() const;

    /// Takes the block at a place. Returns false where there is none. The keyboard's cursor goes away.
    Q_INVOKABLE bool press(qreal x, qreal y);
    /// The pointer is at a place, also off the board: the held block follows as far as it can.
    Q_INVOKABLE void drag(qreal x, qreal y);
    /// Lets the block go: it moves to the nearest cell it can reach; with a speed (cells a second) above 3, on to the
    /// next one in that direction. Returns whether that was a move.
    Q_INVOKABLE bool release(qreal vx, qreal vy);
    /// Lets the block go where it was taken.
    Q_INVOKABLE void cancel();

    /// By one cell, round the edges; the first time the cursor appears on the General. dx, dy: -1, 0 or 1.
    Q_INVOKABLE void moveCursor(int dx, int dy);
    /// Picks the block under the cursor, or drops the one that is picked. Returns whether one is picked now.
    Q_INVOKABLE bool pick();
    /// Plays the picked block by one cell, and the cursor with it. Returns false if it cannot, or none is picked.
    Q_INVOKABLE bool push(int dx, int dy);
    Q_INVOKABLE void drop();

signals:
    void gameChanged();
    void heldBlockChanged();
    void heldPlaceChanged();
    void cursorChanged();
    void pickedBlockChanged();

private:
    void letGo();
    void startAgain();
    void setCursor(int column, int row);
    void setPicked(int block);
    void setPlace(BoardPoint place);

    QPointer<KlotskiGame> m_game;
    std::optional<BlockPath> m_path;
    int m_held = -1;
    BoardPoint m_place;  ///< of the held block's corner
    BoardPoint m_grip;   ///< from that corner to the pointer
    int m_column = -1;
    int m_row = -1;
    int m_picked = -1;
};

}  // namespace qipan::klotski
