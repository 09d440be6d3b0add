// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <array>

#include "board_input.h"
#include "chess_game.h"

namespace qipan::app {

/// The 64 squares, row = square, and how each of them is to be marked. Rows never come or go.
class SquareModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(qipan::app::BoardInput* input READ input WRITE setInput NOTIFY inputChanged)

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        PieceRole,
        PieceNameRole,
        LightRole,
        SelectedRole,
        TargetRole,
        CaptureRole,
        LastFromRole,
        LastToRole,
        CheckRole,
        CursorRole,
        DescriptionRole
    };
    Q_ENUM(Role)

    explicit SquareModel(QObject* parent = nullptr);

    ChessGame* game() const;
    void setGame(ChessGame* game);
    BoardInput* input() const;
    void setInput(BoardInput* input);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void gameChanged();
    void inputChanged();

private:
    /// What a square shows; two equal values look the same but for the words.
    struct Square {
        chess::Piece piece = 0;
        bool selected = false;
        bool target = false;
        bool capture = false;
        bool lastFrom = false;
        bool lastTo = false;
        bool check = false;
        bool cursor = false;
    };
    using Board = std::array<Square, 64>;

    Board look() const;
    void update();
    QString description(int square) const;

    QPointer<ChessGame> m_game;
    QPointer<BoardInput> m_input;
    Board m_board{};
    QString m_lastMoveText;
};

}  // namespace qipan::app
