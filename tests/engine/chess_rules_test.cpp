// SPDX-License-Identifier: MIT
/// Each numbered rule of engine/DESIGN.md, for both sides.
#include <QtTest>

#include <chess/position.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <random>
#include <vector>

using namespace qipan::chess;

namespace {

Position positionOf(const char* fen)
{
    Position position;
    if (load_fen(position, fen) != CHESS_OK)
        qFatal("the test's FEN is refused: %s", fen);
    return position;
}

QByteArray fenOf(const Position& position)
{
    char text[CHESS_FEN_CAPACITY];
    return QByteArray(text, qsizetype(write_fen(position, text, sizeof text)));
}

Move moveOf(const QByteArray& uci)
{
    const QByteArray letters = "..nbrq";
    return {chess_index_from_name(uci.constData()), chess_index_from_name(uci.constData() + 2),
            PieceType(uci.size() > 4 ? letters.indexOf(uci[4]) : 0)};
}

/// Names of the squares the man on `from` may go to, sorted.
QByteArray destinationsOf(const Position& position, const char* from)
{
    Square squares[kMaxDestinations];
    const size_t count = legal_destinations(position, chess_index_from_name(from), squares);
    std::sort(squares, squares + count);
    QByteArrayList names;
    for (size_t i = 0; i < count; ++i) {
        char name[3];
        chess_index_name(squares[i], name);
        names << name;
    }
    return names.join(' ');
}

/// The same position with colours and ranks exchanged: what is true of White must be true of Black.
QByteArray mirrored(const QByteArray& fen)
{
    QByteArrayList fields = fen.split(' ');
    QByteArrayList ranks = fields[0].split('/');
    std::reverse(ranks.begin(), ranks.end());
    const auto swapCase = [](QByteArray text) {
        for (char& c : text)
            c = char(std::isupper(static_cast<unsigned char>(c)) ? std::tolower(c) : std::toupper(c));
        return text;
    };
    fields[0] = swapCase(ranks.join('/'));
    fields[1] = fields[1] == "w" ? "b" : "w";
    fields[2] = swapCase(fields[2]);
    if (fields[3] != "-")
        fields[3][1] = char('1' + '8' - fields[3][1]);
    return fields.join(' ');
}

QByteArray mirroredSquares(QByteArray names)
{
    for (char& c : names) {
        if (c >= '1' && c <= '8')
            c = char('1' + '8' - c);
    }
    QByteArrayList list = names.split(' ');
    std::sort(list.begin(), list.end(), [](const QByteArray& a, const QByteArray& b) {
        return std::make_pair(a[1], a[0]) < std::make_pair(b[1], b[0]);
    });
    return list.join(' ');
}

}  // namespace

class ChessRulesTest : public QObject {
    Q_OBJECT

private slots:
    void menGoWhereTheLawsSay_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* name, const char* fen, const char* from, const char* to) {
            QTest::newRow(name) << QByteArray(fen) << QByteArray(from) << QByteArray(to);
        };
        row("bishop on diagonals until a man", "4k3/8/8/8/1p1B4/8/5P2/4K3 w - - 0 1", "d4",
            "a1 b2 c3 e3 c5 e5 b6 f6 a7 g7 h8");
        row("rook on file and rank, takes the first enemy", "4k3/3p4/8/8/1p1R2P1/8/8/4K3 w - - 0 1", "d4",
            "d1 d2 d3 b4 c4 e4 f4 d5 d6 d7");
        row("queen is rook and bishop", "8/8/8/8/8/1k6/8/Q3K3 w - - 0 1", "a1",
            "b1 c1 d1 a2 b2 a3 c3 a4 d4 a5 e5 a6 f6 a7 g7 a8 h8");
        row("knight leaps", "4k3/8/2p5/1P6/3N4/8/2P5/4K3 w - - 0 1", "d4", "e2 b3 f3 f5 c6 e6");
        row("knight in the corner", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1", "c2 b3");
        row("pawn one or two from home", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "e3 e4");
        row("pawn one step later on", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e4");
        row("pawn blocked at the second step", "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2", "e3");
        row("pawn blocked at the first step", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2", "");
        row("pawn takes aslant only", "4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1", "e4", "d5 f5");
        row("pawn on the edge does not wrap", "4k3/8/8/8/p6p/6P1/8/4K3 w - - 0 1", "g3", "g4 h4");
        row("pawn on the a-file does not wrap", "4k3/8/7p/P7/8/8/8/4K3 w - - 0 1", "a5", "a6");
        row("promotion square once", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7", "e8");
        row("king one step, not onto attacked squares", "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1", "d1 f1");
        row("king does not back away along the checking line", "4k3/8/8/4r3/8/4K3/8/8 w - - 0 1", "e3",
            "d2 f2 d3 f3 d4 f4");
        row("king takes an unguarded checker", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1", "d1 f1 e2");
        row("king keeps off the other king", "8/8/8/8/8/4k3/8/4K3 w - - 0 1", "e1", "d1 f1");
        row("pinned rook moves along the pin", "4r1k1/8/8/8/4R3/8/8/4K3 w - - 0 1", "e4", "e2 e3 e5 e6 e7 e8");
        row("pinned knight stays", "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1", "e4", "");
        row("pinned bishop moves along the diagonal", "6k1/8/8/b7/8/2B5/8/4K3 w - - 0 1", "c3", "d2 b4 a5");
        row("pinned pawn still steps along the file", "4r1k1/8/8/8/8/3p4/4P3/4K3 w - - 0 1", "e2", "e3 e4");
        row("pawn pinned aslant takes the pinner", "6k1/8/8/8/8/6b1/5P2/4K3 w - - 0 1", "f2", "g3");
        row("two men between are no pin", "4r1k1/4r3/8/8/4N3/4P3/8/4K3 w - - 0 1", "e4", "d2 f2 c3 g3 c5 g5 d6 f6");
        row("check is blocked or the checker taken", "4r1k1/8/8/1B6/8/8/8/4K3 w - - 0 1", "b5", "e2 e8");
        row("a knight's check cannot be blocked", "6k1/8/8/8/8/3n4/8/R3K3 w - - 0 1", "a1", "");
        row("in double check only the king moves", "4r1k1/8/8/8/7b/8/8/R3KQ2 w - - 0 1", "f1", "");
        row("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5", "d6 e6");
        row("no en passant that bares the rank", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", "e5", "e6");
        row("no en passant by a pinned pawn", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5", "e6");
        row("en passant takes the checking pawn", "6k1/8/8/3pP3/4K3/8/8/8 w - d6 0 2", "e5", "d6");
        row("castling on both sides", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1", "c1 d1 f1 g1 d2 e2 f2");
        row("castling needs the right", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1", "c1 d1 f1 d2 e2 f2");
        row("no castling over a man", "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "e1", "d1 f1 d2 e2 f2");
        row("no castling out of check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1", "d1 f1 d2 f2");
        row("no castling over an attacked square", "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1", "c1 d1 d2 e2");
        row("no castling onto an attacked square", "4k3/8/8/8/6r1/8/8/4K2R w K - 0 1", "e1", "d1 f1 d2 e2 f2");
        row("an attacked rook may castle", "4k3/8/8/8/7r/8/8/4K2R w K - 0 1", "e1", "d1 f1 g1 d2 e2 f2");
        row("an attacked b-square does not matter", "4k3/8/8/8/1r6/8/8/R3K3 w Q - 0 1", "e1", "c1 d1 f1 d2 e2 f2");
        row("the other side's man", "4k3/8/8/8/8/8/8/4K2r w - - 0 1", "h1", "");
        row("an empty square", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1", "");
    }

    void menGoWhereTheLawsSay()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QCOMPARE(destinationsOf(positionOf(fen.constData()), from.constData()), to);
        QCOMPARE(destinationsOf(positionOf(mirrored(fen).constData()), mirroredSquares(from).constData()),
                 mirroredSquares(to));
    }

    void aMoveLeavesTheRightPosition_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("move");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const char* before, const char* move, const char* after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(move) << QByteArray(after);
        };
        row("castling king's side", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "e1g1",
            "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9");
        row("castling queen's side", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "e1c1",
            "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9");
        row("black castles", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 10");
        row("the king's move ends both rights", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2",
            "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1");
        row("the rook's move ends its right", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1g1",
            "r3k2r/8/8/8/8/8/8/R3K1R1 b Qkq - 1 1");
        row("a rook taken at home ends its right", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8",
            "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
        row("a rook taken by a promoting pawn", "r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", "b7a8n",
            "N3k3/8/8/8/8/8/8/4K3 b - - 0 1");
        row("another rook on the square gives no right back", "4k3/8/8/8/8/8/6R1/4K3 w - - 0 1", "g2h2",
            "4k3/8/8/8/8/8/7R/4K3 b - - 1 1");
        row("double step beside an enemy pawn", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 5 1", "e2e4",
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
        row("double step with nobody to take", "4k3/8/8/8/2p5/8/4P3/4K3 w - - 5 1", "e2e4",
            "4k3/8/8/8/2p1P3/8/8/4K3 b - - 0 1");
        row("double step whose taker is pinned", "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", "e2e4",
            "3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1");
        row("en passant takes the pawn", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6",
            "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
        row("en passant lasts one ply", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e1e2",
            "4k3/8/8/3pP3/8/8/4K3/8 b - - 1 2");
        row("promotion to a knight", "8/4P1k1/8/8/8/8/8/4K3 w - - 9 50", "e7e8n", "4N3/6k1/8/8/8/8/8/4K3 b - - 0 50");
        row("capture clears the clock", "4k3/8/8/8/8/8/r7/R3K3 w - - 42 60", "a1a2", "4k3/8/8/8/8/8/R7/4K3 b - - 0 60");
        row("the clock stops at 255", "4k3/8/8/8/8/8/8/R3K3 w - - 255 200", "a1a2",
            "4k3/8/8/8/8/8/R7/4K3 b - - 255 200");
        row("the move number stops at 65535", "4k3/8/8/8/8/8/8/R3K3 b - - 0 65535", "e8e7",
            "8/4k3/8/8/8/8/8/R3K3 w - - 1 65535");
    }

    void aMoveLeavesTheRightPosition()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, move);
        QFETCH(QByteArray, after);
        Position position = positionOf(before.constData());
        const Position copy = position;
        QVERIFY(is_legal(position, moveOf(move)));
        Undo taken;
        play(position, moveOf(move), taken);
        QCOMPARE(fenOf(position), after);
        undo(position, taken);
        QCOMPARE(std::memcmp(&position, &copy, sizeof copy), 0);
    }

    void enPassantMayGiveCheckOnBothLinesItOpens()
    {
        // exd6 opens the e-file for the rook and the diagonal through d5 for the bishop.
        const QByteArray before = "8/8/4k3/r2pP3/2B5/8/8/4R1K1 w - d6 0 1";
        const QByteArray after = "8/8/3Pk3/r7/2B5/8/8/4R1K1 b - - 0 1";
        for (const bool mirror : {false, true}) {
            Position position = positionOf((mirror ? mirrored(before) : before).constData());
            Undo taken;
            const Move move = moveOf(mirror ? "e4d3" : "e5d6");
            QVERIFY(is_legal(position, move));
            play(position, move, taken);
            const Position expected = positionOf(fenOf(position).constData());
            QCOMPARE(destinationsOf(position, mirror ? "a4" : "a5"), QByteArray());
            QVERIFY(std::memcmp(&position, &expected, sizeof expected) == 0);
            if (!mirror)
                QCOMPARE(fenOf(position), after);
        }
    }

    void promotionNeedsItsType()
    {
        const Position position = positionOf("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
        const Square from = chess_index_from_name("e7");
        const Square to = chess_index_from_name("e8");
        for (int type = 0; type < 256; ++type) {
            const bool right = type >= CHESS_TYPE_KNIGHT && type <= CHESS_TYPE_QUEEN;
            QCOMPARE(is_legal(position, {from, to, PieceType(type)}), right);
        }
        QVERIFY(!is_legal(position, {chess_index_from_name("e1"), chess_index_from_name("e2"), CHESS_TYPE_QUEEN}));
    }

    void exactlyTheGeneratedMovesAreLegal()
    {
        for (const char* fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                                "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2"}) {
            const Position position = positionOf(fen);
            Move moves[kMaxMoves];
            const size_t count = legal_moves(position, moves);
            size_t legal = 0;
            for (int from = -128; from < 128; ++from) {
                for (int to = -128; to < 128; ++to) {
                    for (PieceType type = 0; type <= 7; ++type)
                        legal += is_legal(position, {Square(from), Square(to), type});
                }
            }
            QCOMPARE(legal, count);
            for (size_t i = 0; i < count; ++i)
                QVERIFY(is_legal(position, moves[i]));
        }
    }

    void statusIsToldOfTheSideToMove_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<int>("status");
        QTest::newRow("normal") << QByteArray("4k3/8/8/8/8/8/8/4K2R w K - 0 1") << int(CHESS_NORMAL);
        QTest::newRow("check") << QByteArray("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1") << int(CHESS_CHECK);
        QTest::newRow("fool's mate") << QByteArray("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
                                     << int(CHESS_CHECKMATE);
        QTest::newRow("smothered mate") << QByteArray("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1") << int(CHESS_CHECKMATE);
        QTest::newRow("stalemate") << QByteArray("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1") << int(CHESS_STALEMATE);
        QTest::newRow("no stalemate with a pawn to move")
            << QByteArray("7k/5Q2/6K1/8/8/8/p7/8 b - - 0 1") << int(CHESS_NORMAL);
        QTest::newRow("mate answered by en passant only")
            << QByteArray("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1") << int(CHESS_CHECK);
    }

    void statusIsToldOfTheSideToMove()
    {
        QFETCH(QByteArray, fen);
        QFETCH(int, status);
        for (const QByteArray& text : {fen, mirrored(fen)}) {
            const Position position = positionOf(text.constData());
            QCOMPARE(int(chess_status(&position, position.turn)), status);
            QCOMPARE(int(chess_status(&position, other(position.turn))), int(CHESS_NORMAL));
        }
    }

    void insufficientMaterialIsToldByTheMen_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<bool>("dead");
        QTest::newRow("two kings") << QByteArray("8/8/4k3/8/8/3K4/8/8") << true;
        QTest::newRow("a knight") << QByteArray("8/8/4k3/8/8/3K4/8/5n2") << true;
        QTest::newRow("a bishop") << QByteArray("8/8/4k3/8/8/3K4/8/5B2") << true;
        QTest::newRow("bishops of one square colour on both sides") << QByteArray("5K2/8/8/1B6/8/k7/6b1/8") << true;
        QTest::newRow("many bishops of one square colour") << QByteArray("B1b1k3/3b4/4b3/8/8/8/8/4KB2") << true;
        QTest::newRow("bishops of both square colours") << QByteArray("7k/8/7K/2Bb4/8/8/8/8") << false;
        QTest::newRow("a bishop pair") << QByteArray("8/6k1/8/8/3BB3/8/8/1K6") << false;
        QTest::newRow("two knights") << QByteArray("8/6k1/8/8/3NN3/8/8/1K6") << false;
        QTest::newRow("knight against knight") << QByteArray("8/6k1/8/8/3Nn3/8/8/1K6") << false;
        QTest::newRow("knight against bishop") << QByteArray("8/6k1/8/8/3N1b2/8/8/1K6") << false;
        QTest::newRow("a pawn") << QByteArray("8/8/4k3/8/8/3K4/P7/8") << false;
        QTest::newRow("a rook") << QByteArray("8/6k1/8/8/8/8/R7/1K6") << false;
        QTest::newRow("a queen") << QByteArray("8/6k1/8/8/8/8/Q7/1K6") << false;
    }

    void insufficientMaterialIsToldByTheMen()
    {
        QFETCH(QByteArray, board);
        QFETCH(bool, dead);
        for (const QByteArray& fen : {board + " b - - 0 1", mirrored(board + " b - - 0 1")}) {
            const Position position = positionOf(fen.constData());
            QCOMPARE(insufficient_material(position), dead);
            QCOMPARE(int(chess_draw(&position, nullptr)), dead ? int(CHESS_DRAW_MATERIAL) : int(CHESS_DRAW_NONE));
        }
    }

    void repetitionCountsEqualPossibilities_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<int>("repetitions");
        const QByteArray start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        QTest::newRow("twice back") << start << QByteArray("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1") << 2;
        QTest::newRow("start position counts") << start << QByteArray("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8") << 3;
        QTest::newRow("en passant was possible the first time")
            << start << QByteArray("e2e4 g8f6 e4e5 d7d5 f1c4 b8c6 c4f1 c6b8 f1c4 b8c6 c4f1 c6b8") << 2;
        QTest::newRow("the bishop's square counts from its first visit")
            << start << QByteArray("e2e4 g8f6 e4e5 d7d5 f1c4 b8c6 c4f1 c6b8 f1c4 b8c6 c4f1 c6b8 f1c4 b8c6") << 3;
        QTest::newRow("en passant was never legal: the taker is pinned")
            << QByteArray("6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1")
            << QByteArray("h7h5 e6h6 g7h7 h6e6 h7g7 e6h6 g7h7 h6e6 h7g7") << 3;
        QTest::newRow("castling rights were lost after the first time")
            << QByteArray("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
            << QByteArray("a1a2 a8a7 a2a1 a7a8 a1a2 a8a7 a2a1 a7a8") << 2;
        QTest::newRow("a set-up position is the first occurrence")
            << QByteArray("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1") << QByteArray("e1d2 e8d7 d2e1 d7e8 e1f2 e8f7 f2e1 f7e8")
            << 3;
        QTest::newRow("two knights that changed places are the same position")
            << QByteArray("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1")
            << QByteArray("b1d2 e8e7 d2f3 e7e8 g1e2 e8e7 e2c3 e7e8 f3g1 e8e7 c3b1 e7e8") << 2;
    }

    void repetitionCountsEqualPossibilities()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, moves);
        QFETCH(int, repetitions);
        chess_game_t game = positionOf(fen.constData());
        std::array<chess_ply_t, 64> plies;
        chess_history_t history;
        chess_history_init(&history, plies.data(), plies.size());
        for (const QByteArray& uci : moves.split(' ')) {
            const Move move = moveOf(uci);
            QVERIFY2(chess_move_recorded(&game, &history, move.from, move.to) != CHESS_ILLEGAL, uci.constData());
        }
        QCOMPARE(int(chess_repetitions(&game, &history)), repetitions);
        QCOMPARE(int(chess_draw(&game, &history)), repetitions >= 3 ? int(CHESS_DRAW_THREEFOLD) : int(CHESS_DRAW_NONE));
    }

    void fivefoldEndsTheGame()
    {
        chess_game_t game = initial_position();
        std::array<chess_ply_t, 16> plies;
        chess_history_t history;
        chess_history_init(&history, plies.data(), plies.size());
        for (int round = 1; round <= 4; ++round) {
            for (const char* uci : {"g1f3", "g8f6", "f3g1", "f6g8"})
                QVERIFY(chess_move_recorded(&game, &history, moveOf(uci).from, moveOf(uci).to) != CHESS_ILLEGAL);
            const int expected = round >= 4 ? CHESS_DRAW_FIVEFOLD : round >= 2 ? CHESS_DRAW_THREEFOLD : CHESS_DRAW_NONE;
            QCOMPARE(int(chess_draw(&game, &history)), expected);
        }
    }

    void movesWithoutCaptureOrPawnDraw_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<int>("draw");
        QTest::newRow("99 plies") << QByteArray("8/8/8/8/8/5k2/8/4R2K w - - 99 80") << int(CHESS_DRAW_NONE);
        QTest::newRow("100 plies") << QByteArray("8/8/8/8/8/5k2/8/3R3K b - - 100 80") << int(CHESS_DRAW_FIFTY_MOVES);
        QTest::newRow("149 plies") << QByteArray("8/8/8/8/8/5k2/8/3R3K b - - 149 80") << int(CHESS_DRAW_FIFTY_MOVES);
        QTest::newRow("150 plies") << QByteArray("8/8/8/8/8/5k2/8/3R3K b - - 150 80")
                                   << int(CHESS_DRAW_SEVENTYFIVE_MOVES);
        QTest::newRow("mate at 150 plies") << QByteArray("k6R/8/1K6/8/8/8/8/8 b - - 150 100") << int(CHESS_DRAW_NONE);
        QTest::newRow("mate at 100 plies") << QByteArray("k6R/8/1K6/8/8/8/8/8 b - - 100 100") << int(CHESS_DRAW_NONE);
    }

    void movesWithoutCaptureOrPawnDraw()
    {
        QFETCH(QByteArray, fen);
        QFETCH(int, draw);
        const Position position = positionOf(fen.constData());
        QCOMPARE(int(chess_draw(&position, nullptr)), draw);
    }

    void randomGamesComeBackToTheirStart()
    {
        std::mt19937 random(1);
        for (int game = 0; game < 200; ++game) {
            Position position = initial_position();
            std::vector<Position> before;
            std::vector<Undo> taken;
            for (int ply = 0; ply < 300; ++ply) {
                Move moves[kMaxMoves];
                const size_t count = legal_moves(position, moves);
                QCOMPARE(count, count_legal_moves(position));
                QCOMPARE(has_legal_move(position), count > 0);
                if (count == 0)
                    break;
                const Move move = moves[random() % count];
                QVERIFY(!chess_would_leave_king_in_check(&position, move.from, move.to));
                before.push_back(position);
                taken.emplace_back();
                play(position, move, taken.back());
                QVERIFY(!is_attacked(position, position.king_square[other(position.turn)], position.turn));
            }
            while (!taken.empty()) {
                undo(position, taken.back());
                QCOMPARE(std::memcmp(&position, &before.back(), sizeof position), 0);
                taken.pop_back();
                before.pop_back();
            }
        }
    }
};

QTEST_APPLESS_MAIN(ChessRulesTest)
#include "chess_rules_test.moc"
