// SPDX-License-Identifier: MIT
/// The driver of Millennium's boards: the exchanges that are documented, and games on a board that stands in for one.
#include <QtTest>

#include "fake_board_bench.h"

#include <boards/chesslink_driver.h>
#include <boards/chesslink_lamps.h>
#include <fake_chesslink_board.h>

#include <random>

using boards::ChessLinkDriver;
using sim::FakeChessLinkBoard;
namespace chesslink = boards::chesslink;

namespace {

// As the cable at the left of White has it: from a8.
const QByteArray kStart = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
const QByteArray kAfterE4 = "rnbqkbnrpppppppp....................P...........PPPP.PPPRNBQKBNR";

QByteArray hex(const char* text)
{
    return QByteArray::fromHex(text);
}

std::unique_ptr<FakeChessLinkBoard> fakeBoard(const sim::SensorFaults& faults = {},
                                              const FakeChessLinkBoard::Options& options = {})
{
    return std::make_unique<FakeChessLinkBoard>(options, faults);
}

/// A driver without a board.
class Script {
public:
    Script()
        : bench(fakeBoard())
        , driver(bench.plug<ChessLinkDriver>())
    {
    }

    void wait(Milliseconds time)
    {
        for (const Milliseconds end = bench.now + time; bench.now < end; ++bench.now)
            driver->tick(bench.now);
    }
    void hear(const QByteArray& text)
    {
        driver->receive(chesslink::encoded(text), bench.now);
    }
    /// As text, without parity.
    QByteArrayList takeSent()
    {
        QByteArrayList texts;
        for (QByteArray bytes : bench.sent) {
            for (char& byte : bytes)
                byte = static_cast<char>(byte & 0x7F);
            texts << bytes;
        }
        bench.sent.clear();
        return texts;
    }

    Bench bench;
    ChessLinkDriver* driver;
};

}  // namespace

class ChessLinkDriverTest : public QObject {
    Q_OBJECT

private slots:
    void writesTheDocumentedBytes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("version") << QByteArray("V") << hex("D6 B5 B6");
        QTest::newRow("version answer") << QByteArray("v0103") << hex("76 B0 31 B0 B3 37 34");
        QTest::newRow("position") << QByteArray("S") << hex("D3 B5 B3");
        QTest::newRow("lamps off") << QByteArray("X") << hex("58 B5 38");
        QTest::newRow("reset") << QByteArray("T") << hex("54 B5 34");
        QTest::newRow("report changes") << QByteArray("W0203") << hex("57 B0 32 B0 B3 B5 B6");
        QTest::newRow("read register") << QByteArray("R02") << hex("52 B0 32 B5 B0");
    }
    void writesTheDocumentedBytes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, bytes);
        QCOMPARE(chesslink::encoded(text), bytes);
    }

    void knowsTheDocumentedChecks()
    {
        QCOMPARE(chesslink::checkOf("s" + kStart), QByteArray("73"));
        QCOMPARE(chesslink::checkOf("s" + kAfterE4), QByteArray("73"));
    }

    void lightsTheCornersOfTheSquares()
    {
        boards::Lamps lamps{};
        lamps[12] = boards::Lamp::To;
        lamps[28] = boards::Lamp::To;
        const QByteArray command = chesslink::lampCommand(lamps, true);
        QCOMPARE(command.size(), 3 + 81 * 2);
        QVERIFY(command.startsWith("L32" + QByteArray(72, '0')));
        QCOMPARE(chesslink::checkOf(command), QByteArray("4D"));
        // File lines 4 and 5 (the edges of the e-file), rank lines 4 to 7 (from above the fourth rank to below the
        // second).
        for (int fileLine = 0; fileLine < 9; ++fileLine) {
            for (int rankLine = 0; rankLine < 9; ++rankLine) {
                const bool isLit = (fileLine == 4 || fileLine == 5) && rankLine >= 4 && rankLine <= 7;
                QCOMPARE(command.mid(3 + (fileLine * 9 + rankLine) * 2, 2), QByteArray(isLit ? "FF" : "00"));
            }
        }
        // The other way round the grid is turned by half, and the check the same.
        const QByteArray turned = chesslink::lampCommand(lamps, false);
        for (int lamp = 0; lamp < 81; ++lamp)
            QCOMPARE(turned.mid(3 + lamp * 2, 2), command.mid(3 + (80 - lamp) * 2, 2));
        lamps[12] = boards::Lamp::From;
        QVERIFY(chesslink::lampCommand(lamps, true).contains("AA"));
        QCOMPARE(chesslink::lampCommand({}, true), QByteArray("X"));
    }

    void findsAnswers_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArrayList>("answers");
        const QByteArray report = chesslink::encoded("s" + kStart);
        const QByteArray version = hex("76 B0 31 B0 B3 37 34");
        QTest::newRow("version") << version << QByteArrayList{"v0103"};
        QTest::newRow("version without parity") << QByteArray("v010374") << QByteArrayList{"v0103"};
        QTest::newRow("report between a question and its answer")
            << report + version << QByteArrayList{"s" + kStart, "v0103"};
        QTest::newRow("wrong check") << QByteArray("v010375") + version << QByteArrayList{"v0103"};
        QTest::newRow("the rest of a report") << report.mid(20) + version << QByteArrayList{"v0103"};
        QTest::newRow("a report that lost a letter")
            << report.left(30) + report.mid(31) + report << QByteArrayList{"s" + kStart};
        QTest::newRow("a report that was cut") << report.left(30) + report << QByteArrayList{"s" + kStart};
        QTest::newRow("acknowledged") << chesslink::encoded("l") + chesslink::encoded("x") + chesslink::encoded("w0203")
                                      << QByteArrayList{"l", "x", "w0203"};
    }
    void findsAnswers()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArrayList, answers);
        for (int cut = 0; cut <= bytes.size(); ++cut) {
            chesslink::FrameReader reader;
            QByteArrayList found = reader.read(bytes.left(cut));
            found += reader.read(bytes.mid(cut));
            QCOMPARE(found, answers);
        }
    }

    void countsParityErrorsOnly()
    {
        chesslink::FrameReader reader;
        reader.read(hex("76 B0 31 B0 B3 37 34"));
        QCOMPARE(reader.parityErrors(), 0);
        reader.read("v010374");
        QCOMPARE(reader.parityErrors(), 3);
    }

    void speaksTheDocumentedExchange()
    {
        Script script;
        Bench& bench = script.bench;
        script.wait(50);
        QCOMPARE(bench.sent, QList<QByteArray>{hex("D6 B5 B6")});
        script.takeSent();
        script.hear("v0103");
        QCOMPARE(bench.identities.size(), 1);
        QCOMPARE(bench.identities[0].firmware, QString("1.3"));
        QCOMPARE(bench.identities[0].name, QString("Millennium Performance"));
        QVERIFY(bench.identities[0].hasLamps);
        QCOMPARE(bench.identities[0].sense, boards::Sense::Pieces);
        script.wait(200);
        const QByteArrayList sent = script.takeSent();
        QCOMPARE(sent.first(), QByteArray("W020356"));
        QVERIFY(sent.contains("X58"));
        QVERIFY(sent.contains("S53"));

        // One report is no position; the second one is. It stands upside down, so the board lies the other way round.
        script.hear("s" + kStart);
        QVERIFY(bench.placements.isEmpty());
        script.hear("s" + kStart);
        QCOMPARE(bench.placements.size(), 1);
        QCOMPARE(bench.placements[0], boards::startPlacement());
        QVERIFY(script.driver->isTurned());

        script.takeSent();
        script.hear("s" + kAfterE4);
        QCOMPARE(bench.placements.size(), 1);
        script.wait(50);
        QVERIFY(script.takeSent().contains("S53"));
        script.hear("s" + kAfterE4);
        QCOMPARE(bench.placements.last(),
                 boards::placementOf(boards::positionAfter(chess::initial_position(), uciMove("e2e4"))));
    }

    void takesNoPositionThatCameOnce()
    {
        Script script;
        script.hear("v0103");
        script.hear("s" + kStart);
        script.hear("s" + kStart);
        const qsizetype told = script.bench.placements.size();
        // The queen and the king have changed places on the way; the check is right.
        QByteArray swapped = kStart;
        swapped[59] = 'K';
        swapped[60] = 'Q';
        QCOMPARE(chesslink::checkOf("s" + swapped), chesslink::checkOf("s" + kStart));
        script.hear("s" + swapped);
        script.hear("s" + kStart);
        script.hear("s" + kStart);
        for (const boards::Placement& placement : script.bench.placements.mid(told))
            QCOMPARE(placement, boards::startPlacement());
    }

    void asksForReportsUntilThatIsAcknowledged()
    {
        Script script;
        script.hear("v0103");
        script.wait(200);
        script.takeSent();
        script.hear("w0114");  // another register
        script.wait(600);
        QVERIFY(script.takeSent().contains("W020356"));
        script.hear("w0203");
        script.wait(3000);
        QVERIFY(!script.takeSent().contains("W020356"));
    }

    void playsAWholeGame_data()
    {
        QTest::addColumn<sim::SensorFaults>("sensors");
        QTest::addColumn<sim::LineFaults>("line");
        QTest::addColumn<sim::Hands::Manner>("manner");
        QTest::addColumn<FakeChessLinkBoard::Options>("options");
        const FakeChessLinkBoard::Options plain;
        QTest::newRow("quietly") << sim::SensorFaults{} << sim::LineFaults{} << sim::Hands::Manner{} << plain;
        QTest::newRow("turned") << sim::SensorFaults{true} << sim::LineFaults{} << sim::Hands::Manner{} << plain;
        QTest::newRow("sliding") << sim::SensorFaults{} << sim::LineFaults{}
                                 << sim::Hands::Manner{300, true, true, true, true} << plain;
        QTest::newRow("fast") << sim::SensorFaults{} << sim::LineFaults{} << sim::Hands::Manner{90} << plain;
        QTest::newRow("seen on both squares")
            << sim::SensorFaults{false, 400} << sim::LineFaults{} << sim::Hands::Manner{} << plain;
        QTest::newRow("in pieces, late") << sim::SensorFaults{} << sim::LineFaults{0, 0, 0, true, 150}
                                         << sim::Hands::Manner{} << plain;
        QTest::newRow("a man missed now and then")
            << sim::SensorFaults{false, 0, 1} << sim::LineFaults{} << sim::Hands::Manner{} << plain;
        QTest::newRow("acknowledges nothing")
            << sim::SensorFaults{} << sim::LineFaults{} << sim::Hands::Manner{} << FakeChessLinkBoard::Options{false};
        QTest::newRow("letters change places") << sim::SensorFaults{} << sim::LineFaults{} << sim::Hands::Manner{}
                                               << FakeChessLinkBoard::Options{true, 100};
    }
    void playsAWholeGame()
    {
        QFETCH(sim::SensorFaults, sensors);
        QFETCH(sim::LineFaults, line);
        QFETCH(sim::Hands::Manner, manner);
        QFETCH(FakeChessLinkBoard::Options, options);
        for (const QStringList& moves : {longGame(), otherCastlings()}) {
            auto fake = fakeBoard(sensors, options);
            const FakeChessLinkBoard& board = *fake;
            Bench bench(std::move(fake), line);
            ChessLinkDriver* driver = bench.plug<ChessLinkDriver>();
            QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 3000));
            bench.play(moves, manner);
            QCOMPARE(bench.line(), moves.join(' '));
            QCOMPARE(bench.proposals.size(), moves.size());
            QCOMPARE(driver->isTurned(), sensors.turned);
            QCOMPARE(board.registerAt(2), 3);
            QCOMPARE(board.faultyBytes(), 0);
            QCOMPARE(board.faultyCommands(), 0);
        }
    }

    void losesNoMoveWhenAByteIsLost_data()
    {
        QTest::addColumn<Loss>("loss");
        QTest::addColumn<int>("leastPositions");
        QTest::newRow("from the board") << Loss::FromBoard << 2000;
        QTest::newRow("to the board") << Loss::ToBoard << 60;
        QTest::newRow("all from there on, and plugged in again") << Loss::Unplugged << 2000;
    }
    void losesNoMoveWhenAByteIsLost()
    {
        QFETCH(Loss, loss);
        QFETCH(int, leastPositions);
        int positions = 0;
        QCOMPARE(playDespiteEach<ChessLinkDriver>([] { return fakeBoard(); }, sixPlies(), loss, 1, &positions),
                 QString());
        qInfo("%d positions", positions);
        QVERIFY(positions >= leastPositions);
    }

    void comesBackToTheTruthAfterNoise()
    {
        for (std::uint32_t seed = 1; seed <= 20; ++seed) {
            Bench bench(fakeBoard(), {3, 3, 3, true, 0, seed}, 5);
            bench.plug<ChessLinkDriver>();
            bench.runUntil([&] { return !bench.identities.isEmpty(); }, 3000);
            bench.play(sixPlies());
            QVERIFY2(bench.line() == sixPlies().join(' '),
                     qPrintable(QString("seed %1: %2").arg(seed).arg(bench.line())));
            QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 3000));
        }
    }

    void survivesAnyBytes()
    {
        Bench bench(fakeBoard());
        ChessLinkDriver* driver = bench.plug<ChessLinkDriver>();
        const QByteArray likely = "vslxwr0123ABCDEFKQRNBPkqrnbp....";
        std::mt19937 random(5);
        for (int round = 0; round < 20'000; ++round) {
            QByteArray bytes;
            for (unsigned i = random() % 20; i > 0; --i) {
                const auto pick = random();
                bytes += pick % 3 == 0 ? static_cast<char>(pick >> 8) : likely[(pick >> 8) % likely.size()];
            }
            if (random() % 50 == 0)
                bytes = chesslink::encoded("s" + kStart) + bytes;
            if (random() % 500 == 0)
                bytes += chesslink::encoded("v0103");
            bench.now += random() % 50;
            driver->receive(bytes, bench.now);
            driver->tick(bench.now);
            if (!bench.faults.isEmpty()) {
                bench.faults.clear();
                driver->open(bench.now);
            }
        }
        QVERIFY(!bench.placements.isEmpty());
        for (const boards::Placement& placement : bench.placements)
            QCOMPARE(placement, boards::startPlacement());
    }

    void refusesWhatDoesNotAnswer()
    {
        Script script;
        script.hear("s" + kStart);  // a report alone is no answer
        script.wait(1999);
        QVERIFY(script.bench.faults.isEmpty());
        QVERIFY(script.takeSent().size() >= 3);
        script.wait(2);
        QCOMPARE(script.bench.faults, QList{boards::BoardFault::WrongDevice});
        QVERIFY(!script.driver->nextTick());
        script.driver->open(script.bench.now);
        script.hear("v0103");
        QCOMPARE(script.bench.identities.size(), 1);
    }

    void showsLampsWhicheverWayTheBoardLies()
    {
        for (const bool turned : {false, true}) {
            Bench bench(fakeBoard({turned}));
            bench.plug<ChessLinkDriver>();
            bench.run(1000);
            boards::Lamps lamps{};
            lamps[12] = boards::Lamp::From;
            lamps[28] = boards::Lamp::To;
            bench.driver->showLamps(lamps, bench.now);
            bench.run(200);
            QVERIFY(bench.board->shows(boards::bitOf(12) | boards::bitOf(28)));
            QVERIFY(!bench.board->shows(boards::bitOf(12)));
            bench.driver->showLamps({}, bench.now);
            bench.run(200);
            QVERIFY(bench.board->shows(0));
        }
    }

    void showsTheLastLampsThoughAByteIsLost()
    {
        for (int lost = 0; lost < 170; lost += 13) {
            Bench bench(fakeBoard());
            bench.plug<ChessLinkDriver>();
            bench.run(2500);
            boards::Lamps lamps{};
            lamps[5] = boards::Lamp::From;
            lamps[7] = boards::Lamp::To;
            bench.toBoard.loseByte(bench.toBoard.count() + lost);
            bench.driver->showLamps(lamps, bench.now);
            bench.run(1500);
            QVERIFY(bench.board->shows(boards::bitOf(5) | boards::bitOf(7)));
        }
    }

    void learnsFromTheGameWhichWayRoundTheBoardLies()
    {
        Bench bench(fakeBoard({true}));
        bench.game.moves << boards::boardMoveOf(uciMove("e2e4"));
        bench.board->setMen(sim::menOf(bench.position()));
        ChessLinkDriver* driver = bench.plug<ChessLinkDriver>();
        QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 3000));
        QVERIFY(driver->isTurned());
        QVERIFY(bench.play({"e7e5"}));
    }

    void remembersWhichWayRoundTheBoardLies()
    {
        QByteArray notes;
        {
            Bench bench(fakeBoard({true}));
            bench.plug<ChessLinkDriver>();
            bench.run(1000);
            notes = bench.driver->notes();
        }
        Bench bench(fakeBoard({true}));
        bench.game.moves << boards::boardMoveOf(uciMove("e2e4"));
        bench.board->setMen(sim::menOf(bench.position()));
        bench.notes = notes;
        ChessLinkDriver* driver = bench.plug<ChessLinkDriver>();
        QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 2000));
        QVERIFY(driver->isTurned());
        QVERIFY(bench.play({"e7e5"}));
    }
};

QTEST_GUILESS_MAIN(ChessLinkDriverTest)
#include "chesslink_driver_test.moc"
