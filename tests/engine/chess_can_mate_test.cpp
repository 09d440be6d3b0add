// SPDX-License-Identifier: MIT
/// Rule C18 of engine/DESIGN.md: who could still mate when the other side's flag falls.
#include <QtTest>

#include <chess/position.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace qipan::chess;

namespace {

Position positionOf(const QByteArray& fen)
{
    Position position;
    if (load_fen(position, fen.constData()) != CHESS_OK)
        qFatal("the test's FEN is refused: %s", fen.constData());
    return position;
}

/// The four men of the smallest mates: both kings, White's minor man, Black's man. Black is to move.
struct FourMen {
    Square whiteKing, minor, blackKing, blackMan;
    PieceType minorType, blackType;

    bool areApart() const
    {
        return minor != whiteKing && minor != blackKing && blackMan != whiteKing && blackMan != blackKing &&
               blackMan != minor;
    }

    Position position() const
    {
        Position position = initial_position();
        std::memset(position.board, 0, sizeof position.board);
        std::memset(position.castling, 0, sizeof position.castling);
        position.board[whiteKing] = CHESS_ID(CHESS_WHITE, CHESS_TYPE_KING);
        position.board[minor] = CHESS_ID(CHESS_WHITE, minorType);
        position.board[blackKing] = CHESS_ID(CHESS_BLACK, CHESS_TYPE_KING);
        position.board[blackMan] = CHESS_ID(CHESS_BLACK, blackType);
        position.king_square[CHESS_WHITE] = whiteKing;
        position.king_square[CHESS_BLACK] = blackKing;
        position.turn = CHESS_BLACK;
        position.checker = minor;
        return position;
    }
};

bool isMate(const FourMen& men)
{
    const Position position = men.position();
    return is_attacked(position, men.blackKing, CHESS_WHITE) && !is_attacked(position, men.whiteKing, CHESS_BLACK) &&
           !has_legal_move(position);
}

bool isLight(Square square)
{
    return ((file_of(square) + rank_of(square)) & 1) != 0;
}

bool mayStand(PieceType type, Square square)
{
    return type != CHESS_TYPE_PAWN || (rank_of(square) != 0 && rank_of(square) != 7);
}

/// Whether moves could bring these men to where the others stand: bishops keep the colour of their square.
bool mayBecome(const FourMen& men, const FourMen& other)
{
    const bool bishops = men.minorType == CHESS_TYPE_BISHOP && men.blackType == CHESS_TYPE_BISHOP;
    const bool sameColor = isLight(men.minor) == isLight(men.blackMan);
    return mayStand(other.blackType, other.blackMan) &&
           (!bishops || sameColor == (isLight(other.minor) == isLight(other.blackMan)));
}

/// Two squares from each other: only so a king keeps squares next to the other, and without that no man and a man in
/// the way keep even the three of a corner.
bool kingsFaceEachOther(const FourMen& men)
{
    const int files = std::abs(file_of(men.whiteKing) - file_of(men.blackKing));
    const int ranks = std::abs(rank_of(men.whiteKing) - rank_of(men.blackKing));
    return std::max(files, ranks) == 2;
}

/// Looks for a mate on every placing of these men. By symmetry Black's king stays on the files a to d.
bool someMateExists(const FourMen& men)
{
    FourMen placed = men;
    for (placed.blackKing = 0; placed.blackKing < 64; ++placed.blackKing) {
        for (placed.whiteKing = 0; placed.whiteKing < 64; ++placed.whiteKing) {
            if (file_of(placed.blackKing) > 3 || !kingsFaceEachOther(placed))
                continue;
            for (placed.minor = 0; placed.minor < 64; ++placed.minor) {
                for (placed.blackMan = 0; placed.blackMan < 64; ++placed.blackMan) {
                    if (placed.areApart() && mayBecome(men, placed) && isMate(placed))
                        return true;
                }
            }
        }
    }
    return false;
}

}  // namespace

class ChessCanMateTest : public QObject {
    Q_OBJECT

private slots:
    /// The cases of python-chess and shakmaty (has_insufficient_material, their tests), and of FIDE's text.
    void tellsWhoCouldMate_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<bool>("white");
        QTest::addColumn<bool>("black");
        const auto row = [](const char* name, const char* fen, bool white, bool black) {
            QTest::newRow(name) << QByteArray(fen) << white << black;
        };
        // From the tests of the two libraries.
        row("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", true, true);
        row("bishops of one colour", "k1K1B1B1/8/8/8/8/8/8/8 w - - 7 32", false, false);
        row("a black bishop of the other colour", "kbK1B1B1/8/8/8/8/8/8/8 w - - 7 32", true, true);
        row("two kings", "8/5k2/8/8/8/8/3K4/8 w - - 0 1", false, false);
        row("a knight, a bare king", "8/3k4/8/8/2N5/8/3K4/8 b - - 0 1", false, false);
        row("a rook", "8/4rk2/8/8/8/8/3K4/8 w - - 0 1", false, true);
        row("a queen", "8/4qk2/8/8/8/8/3K4/8 w - - 0 1", false, true);
        row("a bishop each, both colours", "8/4bk2/8/8/8/8/3KB3/8 w - - 0 1", true, true);
        row("queen and bishop, bishop", "8/8/3Q4/2bK4/B7/8/1k6/8 w - - 1 68", true, true);
        row("two bishops of one colour", "8/5k2/8/8/8/4B3/3K1B2/8 w - - 0 1", false, false);
        row("a bishop each, one colour, light", "5K2/8/8/1B6/8/k7/6b1/8 w - - 0 39", false, false);
        row("a bishop each, one colour, dark", "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33", false, false);
        row("a rook, two bishops of one colour", "3b4/8/8/6b1/8/8/R7/K1k5 w - - 0 1", true, false);
        // From the rule: each kind of man alone, in pairs, and beside each man of the other side.
        row("a pawn", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", true, false);
        row("a bishop, a bare king", "4k3/8/8/8/8/8/4B3/4K3 w - - 0 1", false, false);
        row("two knights", "4k3/8/8/8/8/8/3NN3/4K3 w - - 0 1", true, false);
        row("knight and bishop", "4k3/8/8/8/8/8/3NB3/4K3 w - - 0 1", true, false);
        row("two bishops, both colours", "4k3/8/8/8/8/8/3BB3/4K3 w - - 0 1", true, false);
        row("three bishops of one colour", "4k3/8/8/8/8/2B5/3B4/4K1B1 w - - 0 1", false, false);
        row("two knights, a queen", "3qk3/8/8/8/8/8/3NN3/4K3 w - - 0 1", true, true);
        row("knight and bishop, a queen", "3qk3/8/8/8/8/8/3NB3/4K3 w - - 0 1", true, true);
        row("a knight, a queen", "3qk3/8/8/8/8/8/4N3/4K3 w - - 0 1", false, true);
        row("a knight, three queens", "1qqqk3/8/8/8/8/8/4N3/4K3 w - - 0 1", false, true);
        row("a knight, a queen and a pawn", "3qk3/p7/8/8/8/8/4N3/4K3 w - - 0 1", true, true);
        row("a knight, a pawn", "4k3/p7/8/8/8/8/4N3/4K3 w - - 0 1", true, true);
        row("a knight, a knight", "4k3/n7/8/8/8/8/4N3/4K3 w - - 0 1", true, true);
        row("a knight, a bishop", "4k3/b7/8/8/8/8/4N3/4K3 w - - 0 1", true, true);
        row("a knight, a rook", "4k3/r7/8/8/8/8/4N3/4K3 w - - 0 1", true, true);
        row("a bishop, a pawn", "4k3/p7/8/8/8/8/4B3/4K3 w - - 0 1", true, true);
        row("a bishop, a knight", "4k3/n7/8/8/8/8/4B3/4K3 w - - 0 1", true, true);
        row("a bishop, a rook", "4k3/r7/8/8/8/8/4B3/4K3 w - - 0 1", false, true);
        row("a bishop, a queen", "3qk3/8/8/8/8/8/4B3/4K3 w - - 0 1", false, true);
        row("a bishop, rook and pawn", "4k3/rp6/8/8/8/8/4B3/4K3 w - - 0 1", true, true);
        row("a bishop, queen and bishop of the other colour", "3qk3/b7/8/8/8/8/4B3/4K3 w - - 0 1", true, true);
        row("a bishop, queen and bishop of its colour", "3qk3/1b6/8/8/8/8/4B3/4K3 w - - 0 1", false, true);
        row("mated, and could have mated", "7k/6Q1/6K1/8/8/8/8/r7 b - - 0 1", true, true);
    }

    void tellsWhoCouldMate()
    {
        QFETCH(QByteArray, fen);
        QFETCH(bool, white);
        QFETCH(bool, black);
        const Position position = positionOf(fen);
        QCOMPARE(can_mate(position, CHESS_WHITE), white);
        QCOMPARE(can_mate(position, CHESS_BLACK), black);
        QCOMPARE(insufficient_material(position), !white && !black);
    }

    void isTheSameWithColorsExchanged_data()
    {
        tellsWhoCouldMate_data();
    }

    void isTheSameWithColorsExchanged()
    {
        QFETCH(QByteArray, fen);
        QFETCH(bool, white);
        QFETCH(bool, black);
        Position position = positionOf(fen);
        for (Piece& piece : position.board)
            piece = piece == 0 ? Piece(0) : Piece(CHESS_ID(other(CHESS_TEAM(piece)), CHESS_TYPE(piece)));
        QCOMPARE(can_mate(position, CHESS_WHITE), black);
        QCOMPARE(can_mate(position, CHESS_BLACK), white);
    }

    /// A single minor man against a single man: looked for on every placing, so that the rules of the game themselves
    /// say which answer is right.
    void oneMinorManMatesWhereSomeMateExists_data()
    {
        QTest::addColumn<int>("minor");
        QTest::addColumn<int>("enemy");
        QTest::addColumn<QByteArray>("square");
        const int knight = CHESS_TYPE_KNIGHT;
        const int bishop = CHESS_TYPE_BISHOP;  // stands on e2, a light square
        QTest::newRow("knight, pawn") << knight << int(CHESS_TYPE_PAWN) << QByteArray("a7");
        QTest::newRow("knight, knight") << knight << int(CHESS_TYPE_KNIGHT) << QByteArray("a7");
        QTest::newRow("knight, bishop") << knight << int(CHESS_TYPE_BISHOP) << QByteArray("a7");
        QTest::newRow("knight, rook") << knight << int(CHESS_TYPE_ROOK) << QByteArray("a7");
        QTest::newRow("knight, queen") << knight << int(CHESS_TYPE_QUEEN) << QByteArray("a7");
        QTest::newRow("bishop, pawn") << bishop << int(CHESS_TYPE_PAWN) << QByteArray("a7");
        QTest::newRow("bishop, knight") << bishop << int(CHESS_TYPE_KNIGHT) << QByteArray("a7");
        QTest::newRow("light bishop, dark bishop") << bishop << int(CHESS_TYPE_BISHOP) << QByteArray("a7");
        QTest::newRow("light bishop, light bishop") << bishop << int(CHESS_TYPE_BISHOP) << QByteArray("b7");
        QTest::newRow("bishop, rook") << bishop << int(CHESS_TYPE_ROOK) << QByteArray("a7");
        QTest::newRow("bishop, queen") << bishop << int(CHESS_TYPE_QUEEN) << QByteArray("a7");
    }

    void oneMinorManMatesWhereSomeMateExists()
    {
        QFETCH(int, minor);
        QFETCH(int, enemy);
        QFETCH(QByteArray, square);
        const auto index = [](const char* name) { return chess_index_from_name(name); };
        const FourMen men{index("e1"),      index("e2"),     index("e8"), index(square.constData()),
                          PieceType(minor), PieceType(enemy)};
        QCOMPARE(can_mate(men.position(), CHESS_WHITE), someMateExists(men));
    }
};

QTEST_APPLESS_MAIN(ChessCanMateTest)
#include "chess_can_mate_test.moc"
