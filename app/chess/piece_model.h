// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "chess_game.h"

namespace qipan::app {

/// The men on the board, a row a man. A man keeps its id while it moves, is promoted, is taken and comes back.
class PieceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game READ game WRITE setGame NOTIFY gameChanged)

public:
    enum Role { PieceIdRole = Qt::UserRole + 1, KindRole, SquareRole };
    Q_ENUM(Role)

    explicit PieceModel(QObject* parent = nullptr);

    ChessGame* game() const;
    void setGame(ChessGame* game);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void gameChanged();

private:
    struct Man {
        int id;
        chess::Piece piece;
        int square;
    };

    void update();
    void changeRow(size_t row, chess::Piece piece, int square);
    void removeRow(size_t row);
    void insertMan(chess::Piece piece, int square);

    QPointer<ChessGame> m_game;
    std::vector<Man> m_men;
    /// Men that left the board, the last one at the end.
    std::vector<Man> m_taken;
    int m_nextId = 0;
};

}  // namespace qipan::app
