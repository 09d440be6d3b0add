// SPDX-License-Identifier: MIT
#include "move_sentence.h"

#include "piece_names.h"

#include <QCoreApplication>

namespace qipan::app {

namespace {

struct MoveSentence {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::MoveSentence)
};

/// What the man does, without the side: "knight g1 to f3".
QString deed(const chess::Position& before, chess::Move move)
{
    const chess::PieceType type = CHESS_TYPE(before.board[move.from]);
    const QString from = squareName(move.from);
    const QString to = squareName(move.to);
    if (type == CHESS_TYPE_KING && move.to - move.from == 2)
        return MoveSentence::tr("castles on the king's side");
    if (type == CHESS_TYPE_KING && move.from - move.to == 2)
        return MoveSentence::tr("castles on the queen's side");
    const chess::Piece victim = before.board[move.to];
    if (victim != 0)
        //: A capture: %1 the man that moves, %2 its square, %3 the man taken, %4 where. "rook a1 takes pawn on a7"
        return MoveSentence::tr("%1 %2 takes %3 on %4").arg(typeName(type), from, typeName(CHESS_TYPE(victim)), to);
    if (type == CHESS_TYPE_PAWN && move.to == before.en_passant_target)
        //: En passant: %1 the pawn's square, %2 where it goes
        return MoveSentence::tr("pawn %1 takes in passing, to %2").arg(from, to);
    //: %1 the man that moves, %2 from, %3 to. "knight g1 to f3"
    return MoveSentence::tr("%1 %2 to %3").arg(typeName(type), from, to);
}

}  // namespace

QString moveSentence(const chess::Position& before, const pgn::Node& node, const chess::Position& after)
{
    const QString side = sideName(before.turn);
    if (node.isNull)
        //: A null move in a file: %1 the side that passes
        return MoveSentence::tr("%1: passes").arg(side);
    //: The last move: %1 the side, %2 what it did. "White: knight g1 to f3"
    QString sentence = MoveSentence::tr("%1: %2").arg(side, deed(before, node.move));
    if (node.move.promotion != CHESS_TYPE_NONE)
        //: Promotion: %1 the move, %2 the new man. "White: pawn e7 to e8, becomes a queen"
        sentence = MoveSentence::tr("%1, becomes a %2").arg(sentence, typeName(node.move.promotion));
    switch (chess_status(&after, after.turn)) {
    case CHESS_CHECK:
        //: %1 the move
        return MoveSentence::tr("%1, check").arg(sentence);
    case CHESS_CHECKMATE:
        //: %1 the move
        return MoveSentence::tr("%1, checkmate").arg(sentence);
    case CHESS_STALEMATE:
        //: %1 the move
        return MoveSentence::tr("%1, stalemate").arg(sentence);
    default:
        return sentence;
    }
}

}  // namespace qipan::app
