// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "chess_game.h"

namespace qipan::app {

/// The line of the game in SAN, a row a full move.
class MoveListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game READ game WRITE setGame NOTIFY gameChanged)
    /// The row of the move that led to the shown position, -1 at the start.
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentRowChanged)

public:
    enum Role { NumberRole = Qt::UserRole + 1, WhiteRole, BlackRole, WhitePlyRole, BlackPlyRole, WhiteSpentRole, BlackSpentRole };
    Q_ENUM(Role)

    explicit MoveListModel(QObject* parent = nullptr);

    ChessGame* game() const;
    void setGame(ChessGame* game);
    int currentRow() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void gameChanged();
    void currentRowChanged();
    /// The rows are another game's; after modelReset, when all views know them.
    void replaced();

private:
    void replaceFrom(int keptPlies);
    void reset();
    void updateCurrentRow();
    int rowOfPly(int ply) const;

    QPointer<ChessGame> m_game;
    int m_plies = 0;
    int m_firstTurn = 0;
    int m_currentRow = -1;
};

}  // namespace qipan::app
