// SPDX-License-Identifier: MIT
#include "pgn/fen_text.h"
#include "pgn/san.h"
#include "pgn/uci.h"

#include <QFile>
#include <QTest>

#include <random>
#include <set>

using namespace qipan;
using namespace qipan::pgn;

namespace {

chess::Position positionOf(const char* fen)
{
    return *readFen(fen).position;
}

std::vector<chess::Move> legalMoves(const chess::Position& position)
{
    std::vector<chess::Move> moves(chess::kMaxMoves);
    moves.resize(chess::legal_moves(position, moves.data()));
    return moves;
}

/// Every legal move has a SAN of its own, which strict reading takes back.
void checkAllMoves(const chess::Position& position)
{
    std::set<std::string> seen;
    for (const chess::Move move : legalMoves(position)) {
        const std::string san = writeSan(position, move);
        QVERIFY2(seen.insert(san).second, san.c_str());
        const MoveReading reading = readSan(position, san, Strictness::Strict);
        QVERIFY2(reading && reading.move == move, (san + " in " + writeFen(position)).c_str());
        QVERIFY(looksLikeSan(san));
    }
}

constexpr const char* kKnights = "8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82";
constexpr const char* kPromotion = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
constexpr const char* kBothCastlings = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr const char* kEnPassant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

}  // namespace

class SanTest : public QObject {
    Q_OBJECT

private slots:
    void everyLegalMoveRoundTrips_data();
    void everyLegalMoveRoundTrips();
    void everyMoveOfRandomGamesRoundTrips();
    void writes_data();
    void writes();
    void readsLeniently_data();
    void readsLeniently();
    void refuses_data();
    void refuses();
    void namesTheMovesOfAnAmbiguousText();
    void turnsSuffixesIntoGlyphs_data();
    void turnsSuffixesIntoGlyphs();
};

void SanTest::everyLegalMoveRoundTrips_data()
{
    QTest::addColumn<QString>("fen");
    for (const char* name : {"perftsuite", "tricky", "sedlak_tricky", "stockfish_std", "own_std"}) {
        QFile file(QStringLiteral(QIPAN_TEST_DATA "/perft/%1.epd").arg(QLatin1String(name)));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        int number = 0;
        while (!file.atEnd()) {
            const QString fen = QString::fromLatin1(file.readLine()).section(QLatin1Char(';'), 0, 0).trimmed();
            ++number;
            if (!fen.isEmpty() && !fen.startsWith(QLatin1Char('#'))) {
                QTest::addRow("%s:%d", name, number) << fen;
            }
        }
    }
}

void SanTest::everyLegalMoveRoundTrips()
{
    QFETCH(QString, fen);
    const FenReading reading = readFen(fen.toStdString());
    QVERIFY2(reading.position, reading.error.c_str());
    checkAllMoves(*reading.position);
}

void SanTest::everyMoveOfRandomGamesRoundTrips()
{
    std::mt19937 random(20240607);
    for (int game = 0; game < 40; ++game) {
        chess::Position position = chess::initial_position();
        for (int ply = 0; ply < 120; ++ply) {
            const std::vector<chess::Move> moves = legalMoves(position);
            if (moves.empty()) {
                break;
            }
            checkAllMoves(position);
            chess::Undo undo;
            chess::play(position, moves[random() % moves.size()], undo);
        }
    }
}

void SanTest::writes_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("san");
    QTest::newRow("a pinned knight does not make another ambiguous") << "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"
                                                                     << "g1e2"
                                                                     << "Ne2";
    QTest::newRow("file when it is enough") << "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1"
                                            << "c3e2"
                                            << "Nce2";
    QTest::newRow("rank when the file is not") << "3k4/8/8/R7/8/8/8/R3K3 w Q - 0 1"
                                               << "a5a3"
                                               << "R5a3";
    QTest::newRow("file before rank when both would do") << "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1"
                                                         << "g1e2"
                                                         << "Nge2";
    QTest::newRow("both when neither is enough") << kKnights << "e2c3"
                                                 << "Ne2c3";
    QTest::newRow("only what is needed among three") << kKnights << "a2c3"
                                                     << "Nac3";
    QTest::newRow("a file is enough though another rank is the same") << "8/8/4k3/8/Q6Q/8/8/K7 w - - 0 1"
                                                                      << "h4e4"
                                                                      << "Qhe4+";
    QTest::newRow("castling with check") << "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1"
                                         << "e1c1"
                                         << "O-O-O+";
    QTest::newRow("castling of Black") << "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1"
                                       << "e8g8"
                                       << "O-O";
    QTest::newRow("en passant is a capture") << kEnPassant << "e5d6"
                                             << "exd6";
    QTest::newRow("promotion with capture and check") << kPromotion << "e7d8q"
                                                      << "exd8=Q+";
    QTest::newRow("underpromotion") << kPromotion << "e7e8n"
                                    << "e8=N";
    QTest::newRow("mate") << "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1"
                          << "a1a8"
                          << "Ra8#";
    QTest::newRow("stalemate has no mark") << "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1"
                                           << "c1c7"
                                           << "Qc7";
    QTest::newRow("a king is never ambiguous") << kBothCastlings << "e1d1"
                                               << "Kd1";
}

void SanTest::writes()
{
    QFETCH(QString, fen);
    QFETCH(QString, move);
    QFETCH(QString, san);
    const chess::Position position = *readFen(fen.toStdString()).position;
    const MoveReading reading = readUci(position, move.toStdString());
    QVERIFY2(reading, reading.problem.c_str());
    QCOMPARE(QString::fromStdString(writeSan(position, reading.move)), san);
}

void SanTest::readsLeniently_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("move");
    const QString start = QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    QTest::newRow("long form") << start << "e2-e4"
                               << "e2e4";
    QTest::newRow("long form without dash") << start << "Ng1f3"
                                            << "g1f3";
    QTest::newRow("en dash") << start << QStringLiteral("Ng1\u2013f3") << "g1f3";
    QTest::newRow("the pawn's letter") << start << "Pe4"
                                       << "e2e4";
    QTest::newRow("needless file") << start << "Ngf3"
                                   << "g1f3";
    QTest::newRow("needless rank") << start << "N1f3"
                                   << "g1f3";
    QTest::newRow("white figurine") << start << QStringLiteral("\u2658f3") << "g1f3";
    QTest::newRow("black figurine for White") << start << QStringLiteral("\u265Ef3") << "g1f3";
    QTest::newRow("figurine in emoji form") << start << QStringLiteral("\u265E\uFE0Ef3") << "g1f3";
    QTest::newRow("pawn figurine") << start << QStringLiteral("\u2659e4") << "e2e4";
    QTest::newRow("wrong mate mark") << start << "Nf3#"
                                     << "g1f3";
    QTest::newRow("blanks around") << start << " Nf3 "
                                   << "g1f3";
    QTest::newRow("zeros for castling") << kBothCastlings << "0-0"
                                        << "e1g1";
    QTest::newRow("zeros for long castling") << kBothCastlings << "0-0-0+"
                                             << "e1c1";
    QTest::newRow("small letters for castling") << kBothCastlings << "o-o"
                                                << "e1g1";
    QTest::newRow("promotion in lower case") << kPromotion << "e8=q"
                                             << "e7e8q";
    QTest::newRow("promotion after a slash") << kPromotion << "e8/N"
                                             << "e7e8n";
    QTest::newRow("promotion in brackets") << kPromotion << "e8(R)"
                                           << "e7e8r";
    QTest::newRow("promotion without a sign") << kPromotion << "exd8B"
                                              << "e7d8b";
    QTest::newRow("missing check mark") << kPromotion << "exd8=Q"
                                        << "e7d8q";
    QTest::newRow("capture without x") << kPromotion << "ed8=Q+"
                                       << "e7d8q";
    QTest::newRow("capture with a colon") << kPromotion << "e:d8=Q+"
                                          << "e7d8q";
    QTest::newRow("capture with a multiplication sign") << kPromotion << QStringLiteral("e\u00D7d8=Q") << "e7d8q";
    QTest::newRow("e.p.") << kEnPassant << "exd6e.p."
                          << "e5d6";
    QTest::newRow("e.p. behind a blank") << kEnPassant << "exd6 e.p."
                                         << "e5d6";
    QTest::newRow("ep") << kEnPassant << "exd6ep"
                        << "e5d6";
}

void SanTest::readsLeniently()
{
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, move);
    const chess::Position position = *readFen(fen.toStdString()).position;
    const MoveReading reading = readSan(position, text.toStdString());
    QVERIFY2(reading, reading.problem.c_str());
    QCOMPARE(QString::fromStdString(writeUci(reading.move)), move);
    QVERIFY(!readSan(position, text.toStdString(), Strictness::Strict));
}

void SanTest::refuses_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("fault");
    const QString start = QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    const auto invalid = static_cast<int>(MoveFault::Invalid);
    const auto illegal = static_cast<int>(MoveFault::Illegal);
    const auto ambiguous = static_cast<int>(MoveFault::Ambiguous);
    QTest::newRow("nothing") << start << "" << invalid;
    QTest::newRow("blanks") << start << "  " << invalid;
    QTest::newRow("only a suffix") << start << "!?" << invalid;
    QTest::newRow("no such file") << start << "i4" << invalid;
    QTest::newRow("no such rank") << start << "e9" << invalid;
    QTest::newRow("two moves") << start << "Nf3Nf3" << invalid;
    QTest::newRow("castling three times") << kBothCastlings << "O-O-O-O" << invalid;
    QTest::newRow("half a result") << kBothCastlings << "0-0-1" << invalid;
    QTest::newRow("a null move") << start << "--" << invalid;
    QTest::newRow("a piece in lower case") << start << "nf3" << invalid;
    QTest::newRow("very long") << start << QString(100000, QLatin1Char('N')) << invalid;
    QTest::newRow("promotion to a king") << kPromotion << "e8=K" << invalid;
    QTest::newRow("promotion to a pawn") << kPromotion << "e8=P" << invalid;
    QTest::newRow("promotion missing") << kPromotion << "e8" << illegal;
    QTest::newRow("promotion too early") << start << "e4=Q" << illegal;
    QTest::newRow("the other side's move") << start << "e5" << illegal;
    QTest::newRow("no such knight") << start << "Ncd2" << illegal;
    QTest::newRow("a pawn that goes ahead is no capture") << kPromotion << "d8=Q" << illegal;
    QTest::newRow("castling as a king's move") << kBothCastlings << "Kg1" << illegal;
    QTest::newRow("castling without the right") << "4k3/8/8/8/8/8/8/4K2R w - - 0 1"
                                                << "O-O" << illegal;
    QTest::newRow("castling with the king elsewhere") << "4k3/8/8/8/8/8/8/5K1R w - - 0 1"
                                                      << "O-O" << illegal;
    QTest::newRow("e.p. on another capture") << "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1"
                                             << "exd5e.p." << illegal;
    QTest::newRow("a small b is no bishop") << "7k/8/8/8/3b4/2P5/8/7K b - - 0 1"
                                            << "bxc3" << illegal;
    QTest::newRow("two knights on the file") << kKnights << "Nec3" << ambiguous;
    QTest::newRow("three knights") << kKnights << "Nc3" << ambiguous;
}

void SanTest::refuses()
{
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(int, fault);
    const chess::Position position = *readFen(fen.toStdString()).position;
    const MoveReading reading = readSan(position, text.toStdString());
    QCOMPARE(static_cast<int>(reading.fault), fault);
    QVERIFY(!reading.problem.empty());
    QVERIFY(!readSan(position, text.toStdString(), Strictness::Strict));
}

void SanTest::namesTheMovesOfAnAmbiguousText()
{
    QCOMPARE(readSan(positionOf(kKnights), "Nec3").problem, std::string("ambiguous, may be e2c3, e4c3"));
}

void SanTest::turnsSuffixesIntoGlyphs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("nag");
    QTest::newRow("none") << "Nf3" << 0;
    QTest::newRow("good") << "Nf3!" << 1;
    QTest::newRow("bad") << "Nf3?" << 2;
    QTest::newRow("very good") << "Nf3!!" << 3;
    QTest::newRow("very bad") << "Nf3??" << 4;
    QTest::newRow("interesting") << "Nf3!?" << 5;
    QTest::newRow("dubious") << "Nf3?!" << 6;
    QTest::newRow("more than very good") << "Nf3!!!" << 3;
}

void SanTest::turnsSuffixesIntoGlyphs()
{
    QFETCH(QString, text);
    QFETCH(int, nag);
    for (const Strictness strictness : {Strictness::Lenient, Strictness::Strict}) {
        const MoveReading reading = readSan(chess::initial_position(), text.toStdString(), strictness);
        QVERIFY(reading);
        QCOMPARE(static_cast<int>(reading.nag), nag);
    }
}

QTEST_GUILESS_MAIN(SanTest)
#include "san_test.moc"
