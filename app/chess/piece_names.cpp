// SPDX-License-Identifier: MIT
#include "piece_names.h"

#include <QCoreApplication>

namespace qipan::app {

namespace {

constexpr const char* kContext = "qipan::app::PieceNames";

QString translated(const char* text)
{
    return QCoreApplication::translate(kContext, text);
}

}  // namespace

QString pieceKind(chess::Piece piece)
{
    static const QString kinds[2][7] = {{{},
                                         QStringLiteral("wP"),
                                         QStringLiteral("wN"),
                                         QStringLiteral("wB"),
                                         QStringLiteral("wR"),
                                         QStringLiteral("wQ"),
                                         QStringLiteral("wK")},
                                        {{},
                                         QStringLiteral("bP"),
                                         QStringLiteral("bN"),
                                         QStringLiteral("bB"),
                                         QStringLiteral("bR"),
                                         QStringLiteral("bQ"),
                                         QStringLiteral("bK")}};
    return kinds[CHESS_TEAM(piece)][CHESS_TYPE(piece)];
}

QString pieceName(chess::Piece piece)
{
    static const char* const names[2][7] = {//: An empty square, as a screen reader says it
                                            {QT_TRANSLATE_NOOP("qipan::app::PieceNames", "empty"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "white pawn"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "white knight"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "white bishop"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "white rook"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "white queen"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "white king")},
                                            {QT_TRANSLATE_NOOP("qipan::app::PieceNames", "empty"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "black pawn"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "black knight"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "black bishop"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "black rook"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "black queen"),
                                             QT_TRANSLATE_NOOP("qipan::app::PieceNames", "black king")}};
    return translated(names[CHESS_TEAM(piece)][CHESS_TYPE(piece)]);
}

QString typeName(chess::PieceType type)
{
    //: A man without its colour, as in "White: knight g1 to f3"
    static const char* const names[7] = {"",
                                         QT_TRANSLATE_NOOP("qipan::app::PieceNames", "pawn"),
                                         QT_TRANSLATE_NOOP("qipan::app::PieceNames", "knight"),
                                         QT_TRANSLATE_NOOP("qipan::app::PieceNames", "bishop"),
                                         QT_TRANSLATE_NOOP("qipan::app::PieceNames", "rook"),
                                         QT_TRANSLATE_NOOP("qipan::app::PieceNames", "queen"),
                                         QT_TRANSLATE_NOOP("qipan::app::PieceNames", "king")};
    return translated(names[type]);
}

QString sideName(chess::Color color)
{
    //: The side that has the white men
    return color == CHESS_WHITE ? QCoreApplication::translate("qipan::app::PieceNames", "White")
                                //: The side that has the black men
                                : QCoreApplication::translate("qipan::app::PieceNames", "Black");
}

QString squareName(int square)
{
    if (square < 0 || square >= 64)
        return {};
    char name[3];
    chess_index_name(static_cast<chess_index_t>(square), name);
    return QString::fromLatin1(name);
}

}  // namespace qipan::app
