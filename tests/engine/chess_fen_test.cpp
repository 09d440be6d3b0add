// SPDX-License-Identifier: MIT
#include <QtTest>

#include <chess/position.h>

#include <cstring>
#include <random>

using namespace qipan::chess;

namespace {

const char* const kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

QByteArray fenOf(const Position& position)
{
    char text[CHESS_FEN_CAPACITY];
    const size_t length = write_fen(position, text, sizeof text);
    return QByteArray(text, qsizetype(length));
}

/// Plays every move for depth plies, and reads each position's FEN back. Returns how many it compared.
int readBack(Position& position, int depth)
{
    if (depth == 0)
        return 0;
    Move moves[kMaxMoves];
    const size_t count = legal_moves(position, moves);
    int compared = 0;
    for (size_t i = 0; i < count; ++i) {
        Undo taken;
        play(position, moves[i], taken);
        const QByteArray fen = fenOf(position);
        Position again;
        if (load_fen(again, fen.constData()) != CHESS_OK || std::memcmp(&again, &position, sizeof position) != 0)
            qFatal("read back otherwise: %s", fen.constData());
        compared += 1 + readBack(position, depth - 1);
        undo(position, taken);
    }
    return compared;
}

}  // namespace

class ChessFenTest : public QObject {
    Q_OBJECT

private slots:
    void writesTheStartPosition()
    {
        QCOMPARE(fenOf(initial_position()), QByteArray(kStart));
    }

    void readsLeniently_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("canonical");
        const QByteArray board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        QTest::newRow("counters missing") << board + " w KQkq -" << QByteArray(kStart);
        QTest::newRow("move number missing") << board + " w KQkq - 7" << board + " w KQkq - 7 1";
        QTest::newRow("counters are dashes") << board + " w KQkq - - -" << QByteArray(kStart);
        QTest::newRow("en passant missing, counters there") << board + " w KQkq 3 9" << board + " w KQkq - 3 9";
        QTest::newRow("castling and en passant missing") << board + " w" << board + " w - - 0 1";
        QTest::newRow("castling missing, counters there") << board + " b 4 5" << board + " b - - 4 5";
        QTest::newRow("white space all around") << "\t " + board + "  w\tKQkq   -\v0\f1 \r\n" << QByteArray(kStart);
        QTest::newRow("castling letters in any order") << board + " w qKkQ - 0 1" << QByteArray(kStart);
        QTest::newRow("Shredder letters") << board + " w AHah - 0 1" << QByteArray(kStart);
        QTest::newRow("move number 0") << board + " w KQkq - 0 0" << QByteArray(kStart);
        QTest::newRow("clock above 255 is 255") << board + " w KQkq - 300 1" << board + " w KQkq - 255 1";
        QTest::newRow("highest counters") << board + " w KQkq - 255 65535" << board + " w KQkq - 255 65535";
        QTest::newRow("en passant without a taker")
            << QByteArray("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
            << QByteArray("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        QTest::newRow("en passant with a taker")
            << QByteArray("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3")
            << QByteArray("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3");
        QTest::newRow("en passant that bares the king on the rank")
            << QByteArray("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1") << QByteArray("8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1");
        QTest::newRow("en passant that bares the king on a diagonal through the captured pawn")
            << QByteArray("7B/8/8/8/3Pp3/2k5/8/4K3 b - d3 0 1") << QByteArray("7B/8/8/8/3Pp3/2k5/8/4K3 b - - 0 1");
        QTest::newRow("en passant by a pinned pawn")
            << QByteArray("4k3/8/8/8/3Pp3/8/4R3/4K3 b - d3 0 1") << QByteArray("4k3/8/8/8/3Pp3/8/4R3/4K3 b - - 0 1");
        QTest::newRow("en passant takes the checking pawn")
            << QByteArray("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1") << QByteArray("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
        QTest::newRow("en passant cannot answer another check")
            << QByteArray("7k/8/8/8/3Pp3/8/8/K6R b - d3 0 1") << QByteArray("7k/8/8/8/3Pp3/8/8/K6R b - - 0 1");
    }

    void readsLeniently()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, canonical);
        Position position;
        QCOMPARE(load_fen(position, text.constData()), chess_ret_t(CHESS_OK));
        QCOMPARE(fenOf(position), canonical);
    }

    void refusesNamingFieldAndFault_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("refusal");
        const QByteArray board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        QTest::newRow("empty") << QByteArray("") << int(CHESS_FEN_EMPTY);
        QTest::newRow("only space") << QByteArray(" \n") << int(CHESS_FEN_EMPTY);
        QTest::newRow("unknown letter") << QByteArray("4k3/8/8/8/8/8/8/4Kx2 w - - 0 1") << int(CHESS_FEN_BOARD_LETTER);
        QTest::newRow("letter beyond ASCII") << QByteArray("4k3/8/8/8/8/8/8/4K\xc3\xa9") << int(CHESS_FEN_BOARD_LETTER);
        QTest::newRow("digit 9") << QByteArray("4k3/9/8/8/8/8/8/4K3 w - - 0 1") << int(CHESS_FEN_BOARD_DIGIT);
        QTest::newRow("digit 0") << QByteArray("4k3/0/8/8/8/8/8/4K3 w - - 0 1") << int(CHESS_FEN_BOARD_DIGIT);
        QTest::newRow("two digits") << QByteArray("4k3/44/8/8/8/8/8/4K3 w - - 0 1") << int(CHESS_FEN_BOARD_DIGIT);
        QTest::newRow("rank too short") << QByteArray("4k3/7/8/8/8/8/8/4K3 w - - 0 1") << int(CHESS_FEN_BOARD_FILES);
        QTest::newRow("rank too long") << QByteArray("4k3/8p/8/8/8/8/8/4K3 w - - 0 1") << int(CHESS_FEN_BOARD_FILES);
        QTest::newRow("last rank too short")
            << QByteArray("4k3/8/8/8/8/8/8/4K2 w - - 0 1") << int(CHESS_FEN_BOARD_FILES);
        QTest::newRow("seven ranks") << QByteArray("4k3/8/8/8/8/8/4K3 w - - 0 1") << int(CHESS_FEN_BOARD_RANKS);
        QTest::newRow("nine ranks") << QByteArray("4k3/8/8/8/8/8/8/4K3/8 w - - 0 1") << int(CHESS_FEN_BOARD_RANKS);
        QTest::newRow("no black king") << QByteArray("8/8/8/8/8/8/8/4K3 w - - 0 1") << int(CHESS_FEN_KING_MISSING);
        QTest::newRow("two white kings") << QByteArray("4k3/8/8/8/8/8/8/2K1K3 w - - 0 1") << int(CHESS_FEN_KING_TWICE);
        QTest::newRow("pawn on rank 8") << QByteArray("p3k3/8/8/8/8/8/8/4K3 w - - 0 1") << int(CHESS_FEN_PAWN_RANK);
        QTest::newRow("pawn on rank 1") << QByteArray("4k3/8/8/8/8/8/8/p3K3 w - - 0 1") << int(CHESS_FEN_PAWN_RANK);
        QTest::newRow("nine pawns") << QByteArray("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1") << int(CHESS_FEN_PAWN_COUNT);
        QTest::newRow("seventeen men") << QByteArray("qqqqkqqq/pppppppp/q1q5/8/8/8/8/4K3 w - - 0 1")
                                       << int(CHESS_FEN_MEN_COUNT);
        QTest::newRow("no side to move") << board << int(CHESS_FEN_TURN);
        QTest::newRow("side x") << board + " x KQkq - 0 1" << int(CHESS_FEN_TURN);
        QTest::newRow("side white") << board + " white KQkq - 0 1" << int(CHESS_FEN_TURN);
        QTest::newRow("king can be taken")
            << QByteArray("4k3/8/8/8/8/8/8/K3R3 w - - 0 1") << int(CHESS_FEN_OPPONENT_CHECK);
        QTest::newRow("kings side by side")
            << QByteArray("8/8/8/8/8/8/4k3/4K3 w - - 0 1") << int(CHESS_FEN_OPPONENT_CHECK);
        QTest::newRow("castling letter") << board + " w KQxq - 0 1" << int(CHESS_FEN_CASTLING_LETTER);
        QTest::newRow("castling right twice") << board + " w KQKq - 0 1" << int(CHESS_FEN_CASTLING_TWICE);
        QTest::newRow("castling dash and more") << board + " w -K - 0 1" << int(CHESS_FEN_CASTLING_LETTER);
        QTest::newRow("castling king off e1")
            << QByteArray("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1") << int(CHESS_FEN_CASTLING_KING);
        QTest::newRow("castling rook gone")
            << QByteArray("4k3/8/8/8/8/8/8/R3K3 w K - 0 1") << int(CHESS_FEN_CASTLING_ROOK);
        QTest::newRow("castling with the other side's rook")
            << QByteArray("4k3/8/8/8/8/8/8/r3KB2 w Q - 0 1") << int(CHESS_FEN_CASTLING_ROOK);
        QTest::newRow("castling rook on the g-file")
            << QByteArray("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1") << int(CHESS_FEN_CASTLING_ROOK);
        QTest::newRow("en passant is no square") << board + " w KQkq i3 0 1" << int(CHESS_FEN_EP_SQUARE);
        QTest::newRow("en passant too long") << board + " w KQkq e33 0 1" << int(CHESS_FEN_EP_SQUARE);
        QTest::newRow("en passant on the wrong rank")
            << QByteArray("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1") << int(CHESS_FEN_EP_RANK);
        QTest::newRow("en passant without its pawn") << board + " b KQkq e3 0 1" << int(CHESS_FEN_EP_PAWN);
        QTest::newRow("en passant square occupied")
            << QByteArray("4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1") << int(CHESS_FEN_EP_OCCUPIED);
        QTest::newRow("square behind the pawn occupied")
            << QByteArray("4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1") << int(CHESS_FEN_EP_OCCUPIED);
        QTest::newRow("negative clock") << board + " w KQkq - -3 1" << int(CHESS_FEN_HALFMOVE);
        QTest::newRow("clock is a word") << board + " w KQkq - x 1" << int(CHESS_FEN_HALFMOVE);
        QTest::newRow("clock over range") << board + " w KQkq - 65536 1" << int(CHESS_FEN_HALFMOVE);
        QTest::newRow("move number over range")
            << board + " w KQkq - 0 99999999999999999999" << int(CHESS_FEN_FULLMOVE);
        QTest::newRow("move number with a dot") << board + " w KQkq - 0 1." << int(CHESS_FEN_FULLMOVE);
        QTest::newRow("seventh field") << board + " w KQkq - 0 1 x" << int(CHESS_FEN_TRAILING);
    }

    void refusesNamingFieldAndFault()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, refusal);
        Position position = initial_position();
        const Position before = position;
        QCOMPARE(int(load_fen(position, text.constData())), refusal);
        QCOMPARE(std::memcmp(&position, &before, sizeof before), 0);
    }

    void cutsToCapacityAndReturnsTheWholeLength()
    {
        const Position position = initial_position();
        const size_t length = std::strlen(kStart);
        QCOMPARE(write_fen(position, nullptr, 0), length);
        for (size_t capacity = 1; capacity <= length + 2; ++capacity) {
            QByteArray buffer(qsizetype(length) + 8, '#');
            QCOMPARE(write_fen(position, buffer.data(), capacity), length);
            QCOMPARE(QByteArray(buffer.constData()), QByteArray(kStart).left(qsizetype(capacity) - 1));
            QCOMPARE(buffer.at(qsizetype(capacity)), '#');
        }
    }

    void everyWrittenFenFitsTheStatedCapacity()
    {
        Position position;
        QCOMPARE(load_fen(position, "rnbqkbnr/p1p1p1p1/1p1p1p1p/P1P1P1P1/1P1P1P1P/8/8/RNBQKBNR w KQkq - 255 65535"),
                 chess_ret_t(CHESS_OK));
        QVERIFY(write_fen(position, nullptr, 0) < CHESS_FEN_CAPACITY);
    }

    void readsBackEveryPositionOfRandomGames()
    {
        std::mt19937 random(20260101);
        for (int game = 0; game < 300; ++game) {
            Position position = initial_position();
            for (int ply = 0; ply < 200; ++ply) {
                Move moves[kMaxMoves];
                const size_t count = legal_moves(position, moves);
                if (count == 0)
                    break;
                Undo taken;
                play(position, moves[random() % count], taken);
                const QByteArray fen = fenOf(position);
                Position again;
                QCOMPARE(load_fen(again, fen.constData()), chess_ret_t(CHESS_OK));
                QVERIFY2(std::memcmp(&again, &position, sizeof position) == 0, fen.constData());
                QCOMPARE(find_unreachable(position), kReachable);
            }
        }
    }

    /// What a move keeps up to date (check, rights, en passant) is what reading finds on the whole board.
    void readsBackTwoPliesOfEverySuitePosition()
    {
        int positions = 0;
        for (const char* suite : {"own_std", "perftsuite", "sedlak_tricky", "stockfish_std", "tricky"}) {
            QFile file(QStringLiteral(QIPAN_TEST_DATA "/perft/%1.epd").arg(QLatin1String(suite)));
            QVERIFY2(file.open(QIODevice::ReadOnly), suite);
            while (!file.atEnd()) {
                Position position;
                QCOMPARE(load_fen(position, file.readLine().split(';').first().constData()), chess_ret_t(CHESS_OK));
                positions += readBack(position, 2);
            }
        }
        QVERIFY(positions > 100'000);
    }

    void survivesMutatedText()
    {
        std::mt19937 random(7);
        const QByteArray seeds[] = {kStart, "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 12 34",
                                    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"};
        int accepted = 0;
        for (int round = 0; round < 200'000; ++round) {
            QByteArray text = seeds[random() % 3];
            for (unsigned edits = 1 + random() % 3; edits > 0 && !text.isEmpty(); --edits) {
                const qsizetype at = qsizetype(random() % size_t(text.size()));
                switch (random() % 3) {
                case 0:
                    text[at] = "pnbrqkPNBRQK12345678/ w-abcdefgh09\t\xff"[random() % 36];
                    break;
                case 1:
                    text.remove(at, 1);
                    break;
                default:
                    text.insert(at, "kKq/8- e3"[random() % 9]);
                }
            }
            Position position;
            if (load_fen(position, text.constData()) != CHESS_OK)
                continue;
            ++accepted;
            Position again;
            QCOMPARE(load_fen(again, fenOf(position).constData()), chess_ret_t(CHESS_OK));
            QVERIFY(same_position(position, again));
            Move moves[kMaxMoves];
            QCOMPARE(legal_moves(position, moves), count_legal_moves(position));
        }
        QVERIFY(accepted > 1000);
    }

    void tellsPositionsThatNoGameCanReach_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<int>("fault");
        QTest::newRow("two checkers on one line")
            << QByteArray("3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1") << int(kImpossibleCheck);
        QTest::newRow("three checkers") << QByteArray("4k3/8/5N2/8/B7/8/8/4R1K1 b - - 0 1") << int(kThreeCheckers);
        QTest::newRow("two knights give check")
            << QByteArray("4k3/2N3N1/8/8/8/8/8/4K3 b - - 0 1") << int(kImpossibleCheck);
        QTest::newRow("rook and knight give check")
            << QByteArray("4k3/8/3N4/8/8/8/8/4R1K1 b - - 0 1") << int(kReachable);
        QTest::newRow("check that stood before the double step")
            << QByteArray("8/8/8/8/3pP3/k6R/8/4K3 b - e3 0 1") << int(kImpossibleCheck);
        QTest::newRow("double step that gives check itself")
            << QByteArray("8/8/8/3k4/3pP3/8/8/4K3 b - e3 0 1") << int(kReachable);
        QTest::newRow("double step that opens a bishop's line")
            << QByteArray("8/8/8/7k/3pP3/8/8/K2B4 b - e3 0 1") << int(kReachable);
        QTest::newRow("two queens and eight pawns")
            << QByteArray("4k3/8/8/8/8/QQ6/PPPPPPPP/4K3 w - - 0 1") << int(kTooManyPromoted);
        QTest::newRow("two dark bishops and eight pawns")
            << QByteArray("4k3/8/8/8/8/B1B5/PPPPPPPP/4K3 w - - 0 1") << int(kTooManyPromoted);
        QTest::newRow("nine queens and no pawn")
            << QByteArray("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1") << int(kReachable);
        QTest::newRow("start position") << QByteArray(kStart) << int(kReachable);
    }

    void tellsPositionsThatNoGameCanReach()
    {
        QFETCH(QByteArray, fen);
        QFETCH(int, fault);
        Position position;
        QCOMPARE(load_fen(position, fen.constData()), chess_ret_t(CHESS_OK));
        QCOMPARE(int(find_unreachable(position)), fault);
    }
};

QTEST_APPLESS_MAIN(ChessFenTest)
#include "chess_fen_test.moc"
