// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "chess_game.h"

namespace qipan::app {

/// Arrows and circles that the players draw on the board, a row each. A mark from a square to itself is a circle.
/// They belong to the shown position: another one clears them.
class BoardMarks : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    enum Color { Green, Red, Blue, Yellow };
    Q_ENUM(Color)
    enum Role { FromRole = Qt::UserRole + 1, ToRole, ColorRole };
    Q_ENUM(Role)

    explicit BoardMarks(QObject* parent = nullptr);

    ChessGame* game() const;
    void setGame(ChessGame* game);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

public slots:
    /// A mark begins on square, seen at once. Its colour: green, red with Shift, blue with Alt, yellow with both.
    void begin(int square, int modifiers);
    /// Its end is on square now; off the board it stays where it was.
    void stretch(int square);
    /// It is drawn. The same mark in the same colour again takes both away, in another colour the older one.
    void finish();
    /// It is given up.
    void cancel();
    void clear();

signals:
    void gameChanged();
    void countChanged();

private:
    struct Mark {
        int from;
        int to;
        Color color;
    };
    void removeRow(int row);

    QPointer<ChessGame> m_game;
    QList<Mark> m_marks;
    bool m_drawing = false;  ///< the last mark is still in the hand
};

}  // namespace qipan::app
