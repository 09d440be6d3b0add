// SPDX-License-Identifier: MIT
#include "piece_model.h"

#include "follow_game.h"
#include "piece_names.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace qipan::app {

namespace {

/// King steps from one square to another.
int distance(int from, int to)
{
    return std::max(std::abs(from % 8 - to % 8), std::abs(from / 8 - to / 8));
}

/// Whether a and b may be one man before and after a promotion.
bool isPromotion(chess::Piece a, chess::Piece b)
{
    return CHESS_TEAM(a) == CHESS_TEAM(b) && (CHESS_TYPE(a) == CHESS_TYPE_PAWN) != (CHESS_TYPE(b) == CHESS_TYPE_PAWN) &&
           CHESS_TYPE(a) != CHESS_TYPE_KING && CHESS_TYPE(b) != CHESS_TYPE_KING;
}

}  // namespace

PieceModel::PieceModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

ChessGame* PieceModel::game() const
{
    return m_game;
}

void PieceModel::setGame(ChessGame* game)
{
    if (!followGame(this, m_game, game))
        return;
    if (m_game)
        connect(m_game, &ChessGame::positionChanged, this, &PieceModel::update);
    emit gameChanged();
    update();
}

int PieceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_men.size());
}

QVariant PieceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Man& man = m_men[static_cast<size_t>(index.row())];
    switch (role) {
    case PieceIdRole:
        return man.id;
    case KindRole:
        return pieceKind(man.piece);
    case SquareRole:
        return man.square;
    default:
        return {};
    }
}

QHash<int, QByteArray> PieceModel::roleNames() const
{
    return {{PieceIdRole, "pieceId"}, {KindRole, "kind"}, {SquareRole, "square"}};
}

/// Men that stand as before keep their rows. Of the others, the nearest of one kind is the man that moved;
/// then a pawn and a man one step away are one man promoted (or the promotion taken back).
void PieceModel::update()
{
    std::array<chess::Piece, 64> missing{};
    if (m_game)
        std::copy_n(m_game->position().board, 64, missing.begin());

    std::vector<size_t> displaced;
    for (size_t row = 0; row < m_men.size(); ++row) {
        chess::Piece& wanted = missing[static_cast<size_t>(m_men[row].square)];
        if (wanted == m_men[row].piece)
            wanted = 0;
        else
            displaced.push_back(row);
    }
    const auto moveNearest = [&](auto&& mayBecome) {
        for (auto row = displaced.begin(); row != displaced.end();) {
            const Man& man = m_men[*row];
            int nearest = -1;
            for (int square = 0; square < 64; ++square) {
                if (missing[static_cast<size_t>(square)] != 0 && mayBecome(man, square) &&
                    (nearest < 0 || distance(man.square, square) < distance(man.square, nearest)))
                    nearest = square;
            }
            if (nearest < 0) {
                ++row;
                continue;
            }
            changeRow(*row, std::exchange(missing[static_cast<size_t>(nearest)], chess::Piece(0)), nearest);
            row = displaced.erase(row);
        }
    };
    moveNearest([&](const Man& man, int square) { return missing[static_cast<size_t>(square)] == man.piece; });
    moveNearest([&](const Man& man, int square) {
        return isPromotion(man.piece, missing[static_cast<size_t>(square)]) && distance(man.square, square) == 1;
    });
    for (auto row = displaced.rbegin(); row != displaced.rend(); ++row)
        removeRow(*row);
    for (int square = 0; square < 64; ++square) {
        if (missing[static_cast<size_t>(square)] != 0)
            insertMan(missing[static_cast<size_t>(square)], square);
    }
}

void PieceModel::changeRow(size_t row, chess::Piece piece, int square)
{
    Man& man = m_men[row];
    QList<int> roles;
    if (std::exchange(man.square, square) != square)
        roles << SquareRole;
    if (std::exchange(man.piece, piece) != piece)
        roles << KindRole;
    const QModelIndex changed = index(static_cast<int>(row));
    emit dataChanged(changed, changed, roles);
}

void PieceModel::removeRow(size_t row)
{
    beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
    m_taken.push_back(m_men[row]);
    m_men.erase(m_men.begin() + static_cast<std::ptrdiff_t>(row));
    endRemoveRows();
}

/// The man taken last on that square comes back, else the last taken of its kind, else it is a new man.
void PieceModel::insertMan(chess::Piece piece, int square)
{
    auto back = std::find_if(m_taken.rbegin(), m_taken.rend(),
                             [&](const Man& man) { return man.piece == piece && man.square == square; });
    if (back == m_taken.rend())
        back = std::find_if(m_taken.rbegin(), m_taken.rend(), [&](const Man& man) { return man.piece == piece; });
    int id;
    if (back == m_taken.rend()) {
        id = m_nextId++;
    } else {
        id = back->id;
        m_taken.erase(std::next(back).base());
    }
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_men.push_back({id, piece, square});
    endInsertRows();
}

}  // namespace qipan::app
