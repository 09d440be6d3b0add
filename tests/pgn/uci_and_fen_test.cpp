// SPDX-License-Identifier: MIT
#include "pgn/fen_text.h"
#include "pgn/uci.h"

#include <QTest>

#include <set>

using namespace qipan;
using namespace qipan::pgn;

namespace {

constexpr const char* kBothCastlings = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr const char* kPromotion = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";

}  // namespace

class UciAndFenTest : public QObject {
    Q_OBJECT

private slots:
    void everyMoveRoundTripsThroughUci();
    void readsUci_data();
    void readsUci();
    void refusesUci_data();
    void refusesUci();
    void strictUciTakesOnlyTheStandard();
    void namesEveryFenFault();
    void lenientFenIsWrittenCanonically_data();
    void lenientFenIsWrittenCanonically();
    void strictFenTakesTheEnPassantSquareOfTheStandard();
    void strictFenRefusesPositionsNoGameReaches();
    void fenEndsAtNoNulByte();
};

void UciAndFenTest::everyMoveRoundTripsThroughUci()
{
    for (const char* fen : {kBothCastlings, kPromotion}) {
        const chess::Position position = *readFen(fen).position;
        chess::Move moves[chess::kMaxMoves];
        const std::size_t count = chess::legal_moves(position, moves);
        for (std::size_t i = 0; i < count; ++i) {
            const MoveReading reading = readUci(position, writeUci(moves[i]), Strictness::Strict);
            QVERIFY(reading && reading.move == moves[i]);
        }
    }
}

void UciAndFenTest::readsUci_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("move");
    QTest::newRow("castling") << kBothCastlings << "e1g1"
                              << "e1g1";
    QTest::newRow("castling as king takes rook") << kBothCastlings << "e1h1"
                                                 << "e1g1";
    QTest::newRow("long castling as king takes rook") << kBothCastlings << "e1a1"
                                                      << "e1c1";
    QTest::newRow("capitals") << kPromotion << "E7E8Q"
                              << "e7e8q";
    QTest::newRow("blanks") << kPromotion << " e7e8n\n"
                            << "e7e8n";
}

void UciAndFenTest::readsUci()
{
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, move);
    const MoveReading reading = readUci(*readFen(fen.toStdString()).position, text.toStdString());
    QVERIFY2(reading, reading.problem.c_str());
    QCOMPARE(QString::fromStdString(writeUci(reading.move)), move);
}

void UciAndFenTest::refusesUci_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("fault");
    const auto invalid = static_cast<int>(MoveFault::Invalid);
    const auto illegal = static_cast<int>(MoveFault::Illegal);
    QTest::newRow("nothing") << kPromotion << "" << invalid;
    QTest::newRow("three characters") << kPromotion << "e1e" << invalid;
    QTest::newRow("six characters") << kPromotion << "e7e8qq" << invalid;
    QTest::newRow("no such square") << kPromotion << "e1e9" << invalid;
    QTest::newRow("promotion to a king") << kPromotion << "e7e8k" << invalid;
    QTest::newRow("a question mark is no piece") << kPromotion << "e7e8?" << invalid;
    QTest::newRow("algebraic") << kPromotion << "Kd2" << invalid;
    QTest::newRow("promotion letter missing") << kPromotion << "e7e8" << illegal;
    QTest::newRow("promotion letter too much") << kPromotion << "e1d1q" << illegal;
    QTest::newRow("not that man's way") << kPromotion << "e1e3" << illegal;
    QTest::newRow("king takes a rook without the right") << "4k3/8/8/8/8/8/8/R3K2R w K - 0 1"
                                                         << "e1a1" << illegal;
    QTest::newRow("king takes a rook past an attacked square") << "4k3/8/8/8/8/8/5r2/4K2R w K - 0 1"
                                                               << "e1h1" << illegal;
}

void UciAndFenTest::refusesUci()
{
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(int, fault);
    const MoveReading reading = readUci(*readFen(fen.toStdString()).position, text.toStdString());
    QCOMPARE(static_cast<int>(reading.fault), fault);
    QVERIFY(!reading.problem.empty());
}

void UciAndFenTest::strictUciTakesOnlyTheStandard()
{
    const chess::Position position = *readFen(kBothCastlings).position;
    QVERIFY(readUci(position, "e1g1", Strictness::Strict));
    for (const char* text : {"e1h1", "E1G1", " e1g1", "e1g1 "}) {
        QVERIFY2(!readUci(position, text, Strictness::Strict), text);
    }
}

void UciAndFenTest::namesEveryFenFault()
{
    std::set<std::string> seen;
    for (chess_ret_t code = CHESS_FEN_EMPTY; code >= CHESS_FEN_TRAILING; --code) {
        const std::string text = fenFaultText(code);
        QVERIFY2(text.find(": ") != std::string::npos, text.c_str());
        QVERIFY2(seen.insert(text).second, text.c_str());
    }
    QCOMPARE(readFen("").error, fenFaultText(CHESS_FEN_EMPTY));
}

void UciAndFenTest::lenientFenIsWrittenCanonically_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("blanks") << "  r3k2r/8/8/8/8/8/8/R3K2R  w\tKQkq -  0 1\r\n";
    QTest::newRow("missing counters") << "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -";
    QTest::newRow("castling in another order") << "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1";
    QTest::newRow("rook files for castling") << "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1";
    QTest::newRow("leading zero") << "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 00 1";
    QTest::newRow("dashes for counters") << "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - - -";
}

void UciAndFenTest::lenientFenIsWrittenCanonically()
{
    QFETCH(QString, text);
    const FenReading reading = readFen(text.toStdString());
    QVERIFY2(reading.position, reading.error.c_str());
    QCOMPARE(QString::fromStdString(writeFen(*reading.position)), QLatin1String(kBothCastlings));
    const FenReading strict = readFen(text.toStdString(), Strictness::Strict);
    QVERIFY(!strict.position);
    QVERIFY(!strict.error.empty());
}

void UciAndFenTest::strictFenTakesTheEnPassantSquareOfTheStandard()
{
    const char* text = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    const FenReading reading = readFen(text, Strictness::Strict);
    QVERIFY2(reading.position, reading.error.c_str());
    QVERIFY(writeFen(*reading.position).find(" - 0 1") != std::string::npos);
}

void UciAndFenTest::strictFenRefusesPositionsNoGameReaches()
{
    for (const char* text : {"3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1", "4k3/8/5N2/8/B7/8/8/4R1K1 b - - 0 1",
                             "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1"}) {
        QVERIFY(readFen(text).position);
        const FenReading strict = readFen(text, Strictness::Strict);
        QVERIFY(!strict.position);
        QVERIFY2(strict.error.starts_with("board: no game leads here"), strict.error.c_str());
    }
}

void UciAndFenTest::fenEndsAtNoNulByte()
{
    const std::string text("4k3/8/8/8/8/8/8/4K3 w - - 0 1\0 trailing", 39);
    QVERIFY(!readFen(text).position);
}

QTEST_GUILESS_MAIN(UciAndFenTest)
#include "uci_and_fen_test.moc"
