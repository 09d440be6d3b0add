// SPDX-License-Identifier: MIT
#include "square_model.h"

#include "follow_game.h"
#include "piece_names.h"

namespace qipan::app {

namespace {

bool isLight(int square)
{
    return (chess::file_of(static_cast<chess::Square>(square)) + chess::rank_of(static_cast<chess::Square>(square))) %
               2 !=
           0;
}

}  // namespace

SquareModel::SquareModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

ChessGame* SquareModel::game() const
{
    return m_game;
}

void SquareModel::setGame(ChessGame* game)
{
    if (!followGame(this, m_game, game))
        return;
    if (m_game)
        connect(m_game, &ChessGame::positionChanged, this, &SquareModel::update);
    emit gameChanged();
    update();
}

BoardInput* SquareModel::input() const
{
    return m_input;
}

void SquareModel::setInput(BoardInput* input)
{
    if (m_input == input)
        return;
    if (m_input)
        disconnect(m_input, nullptr, this, nullptr);
    m_input = input;
    if (m_input) {
        connect(m_input, &BoardInput::selectedSquareChanged, this, &SquareModel::update);
        connect(m_input, &BoardInput::cursorSquareChanged, this, &SquareModel::update);
    }
    emit inputChanged();
    update();
}

int SquareModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_board.size());
}

QVariant SquareModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int square = index.row();
    const Square& look = m_board[static_cast<size_t>(square)];
    switch (role) {
    case NameRole:
        return squareName(square);
    case PieceRole:
        return pieceKind(look.piece);
    case PieceNameRole:
        return pieceName(look.piece);
    case LightRole:
        return isLight(square);
    case SelectedRole:
        return look.selected;
    case TargetRole:
        return look.target;
    case CaptureRole:
        return look.capture;
    case LastFromRole:
        return look.lastFrom;
    case LastToRole:
        return look.lastTo;
    case CheckRole:
        return look.check;
    case CursorRole:
        return look.cursor;
    case DescriptionRole:
        return description(square);
    default:
        return {};
    }
}

QHash<int, QByteArray> SquareModel::roleNames() const
{
    return {{NameRole, "name"},       {PieceRole, "piece"},       {PieceNameRole, "pieceName"},
            {LightRole, "light"},     {SelectedRole, "selected"}, {TargetRole, "target"},
            {CaptureRole, "capture"}, {LastFromRole, "lastFrom"}, {LastToRole, "lastTo"},
            {CheckRole, "check"},     {CursorRole, "cursor"},     {DescriptionRole, "description"}};
}

SquareModel::Board SquareModel::look() const
{
    Board board{};
    if (!m_game)
        return board;
    const chess::Position& position = m_game->position();
    for (size_t square = 0; square < board.size(); ++square)
        board[square].piece = position.board[square];
    const auto mark = [&board](int square, bool Square::*flag) {
        if (square >= 0)
            board[static_cast<size_t>(square)].*flag = true;
    };
    mark(m_game->lastFrom(), &Square::lastFrom);
    mark(m_game->lastTo(), &Square::lastTo);
    if (m_game->inCheck())
        mark(position.king_square[position.turn], &Square::check);
    if (!m_input)
        return board;
    mark(m_input->cursorSquare(), &Square::cursor);
    const int selected = m_input->selectedSquare();
    mark(selected, &Square::selected);
    const QList<int> targets = m_game->legalTargets(selected);
    for (int target : targets)
        mark(target, m_game->isCapture(selected, target) ? &Square::capture : &Square::target);
    return board;
}

void SquareModel::update()
{
    const Board before = std::exchange(m_board, look());
    const QString sentence = m_game ? m_game->lastMoveText() : QString();
    const bool sentenceChanged = std::exchange(m_lastMoveText, sentence) != sentence;
    for (size_t square = 0; square < m_board.size(); ++square) {
        const Square& was = before[square];
        const Square& is = m_board[square];
        QList<int> roles;
        if (was.piece != is.piece)
            roles << PieceRole << PieceNameRole;
        if (was.selected != is.selected)
            roles << SelectedRole;
        if (was.target != is.target)
            roles << TargetRole;
        if (was.capture != is.capture)
            roles << CaptureRole;
        if (was.lastFrom != is.lastFrom)
            roles << LastFromRole;
        if (was.lastTo != is.lastTo)
            roles << LastToRole;
        if (was.check != is.check)
            roles << CheckRole;
        if (was.cursor != is.cursor)
            roles << CursorRole;
        if (roles.isEmpty() && !(is.cursor && sentenceChanged))
            continue;
        roles << DescriptionRole;
        const QModelIndex changed = index(static_cast<int>(square));
        emit dataChanged(changed, changed, roles);
    }
}

QString SquareModel::description(int square) const
{
    const Square& look = m_board[static_cast<size_t>(square)];
    //: What a screen reader says of a square: %1 its name, %2 the man on it or "empty". "e4, white pawn"
    QString text = tr("%1, %2").arg(squareName(square), pieceName(look.piece));
    const auto add = [&text](const QString& state) {
        //: Joins what is said of a square: %1 so far, %2 what is added. "e4, white pawn, selected"
        text = tr("%1, %2", "state").arg(text, state);
    };
    if (look.check)
        add(tr("in check"));
    if (look.selected)
        add(tr("selected"));
    if (look.target)
        //: The selected man may go to this empty square
        add(tr("possible move"));
    if (look.capture)
        //: The selected man may go to this square and takes a man by it
        add(tr("possible capture"));
    if (look.lastFrom)
        add(tr("left by the last move"));
    if (look.lastTo)
        add(tr("reached by the last move"));
    if (look.cursor && !m_lastMoveText.isEmpty())
        //: The square with the cursor: %1 what is said of it, %2 the sentence of the last move
        text = tr("%1. %2").arg(text, m_lastMoveText);
    return text;
}

}  // namespace qipan::app
