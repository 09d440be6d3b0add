// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "zoujing_game.h"

namespace qipan::zoujing {

/// What the hands do: selection, drag, keyboard cursor. State without pixels. While a computer has the turn, and when
/// the game is over, only the cursor moves.
class ZoujingHand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::zoujing::ZoujingGame* game READ game WRITE setGame NOTIFY gameChanged)
    /// The point of the selected stone, or -1.
    Q_PROPERTY(int selected READ selected NOTIFY selectedChanged)
    /// The id of the stone under the pressed pointer, from press() to release(), drop() or cancel(); or -1.
    Q_PROPERTY(int heldStone READ heldStone NOTIFY heldStoneChanged)
    /// The point of the keyboard's cursor, or -1: hidden.
    Q_PROPERTY(int cursor READ cursor NOTIFY cursorChanged)

public:
    explicit ZoujingHand(QObject* parent = nullptr);

    ZoujingGame* game() const;
    void setGame(ZoujingGame* game);
    int selected() const;
    int heldStone() const;
    int cursor() const;

public slots:
    /// On a stone that may move: selects it. On the blank point: the selected stone moves there, or the only one that
    /// may. Any other point (5 and above and -1: off the board, says nothing) deselects and says with refused() why
    /// not.
    void press(int point);
    /// On the stone that was selected before it was pressed: deselects it.
    void release(int point);
    /// The stone on `from` was dragged to `to`; -1: off the board. Dropped where it came from it stays selected.
    void drop(int from, int to);

    /// One step to the nearest point in a direction (dx to the right, dy down, -1..1), wrapping at the edges. Of two
    /// equally near ones, as from the centre, the one at the left hand of who goes that way. A hidden cursor only
    /// appears: where it was, or on a stone that may move.
    void moveCursor(int dx, int dy);
    /// Presses and releases the point under the cursor.
    void pick();
    void hideCursor();
    /// Ends the drag and deselects.
    void cancel();

signals:
    void gameChanged();
    void selectedChanged();
    void heldStoneChanged();
    void cursorChanged();
    /// why: translated.
    void refused(const QString& why);

private:
    bool mayAct() const;
    bool mayMove(int point) const;
    bool isOwn(int point) const;
    void play(int from, int to);
    void refuse(int from, int to);
    void select(int point);
    void hold(int stone);
    void setCursor(int point);

    QPointer<ZoujingGame> m_game;
    int m_selected = -1;
    int m_held = -1;
    int m_cursor = -1;
    int m_lastCursor = -1;
    bool m_selectedBeforePress = false;
};

}  // namespace qipan::zoujing
