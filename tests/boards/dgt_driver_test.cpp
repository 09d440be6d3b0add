// SPDX-License-Identifier: MIT
/// The driver of DGT boards: the exchanges that are documented, and games on a board that stands in for a real one.
#include <QtTest>

#include "fake_board_bench.h"

#include <boards/dgt_driver.h>
#include <boards/dgt_frames.h>
#include <fake_dgt_board.h>

#include <random>

using boards::DgtDriver;
using sim::FakeDgtBoard;

namespace {

const QByteArray kStartCodes = QByteArray::fromHex("08090A0C0B0A0908"
                                                   "0707070707070707") +
                               QByteArray(32, '\0') +
                               QByteArray::fromHex("0101010101010101"
                                                   "0203040605040302");
const QByteArray kStartDump = QByteArray::fromHex("860043") + kStartCodes;

QByteArray hex(const char* text)
{
    return QByteArray::fromHex(text);
}

std::unique_ptr<FakeDgtBoard> fakeBoard(const sim::SensorFaults& faults = {})
{
    return std::make_unique<FakeDgtBoard>(faults);
}

/// A driver without a board: what it sends is kept, what comes is what a test hands over.
class Script {
public:
    Script()
        : bench(fakeBoard())
        , driver(bench.plug<DgtDriver>())
    {
    }

    /// Lets time pass without a board.
    void wait(Milliseconds time)
    {
        for (const Milliseconds end = bench.now + time; bench.now < end; ++bench.now)
            driver->tick(bench.now);
    }
    void hear(const QByteArray& bytes)
    {
        driver->receive(bytes, bench.now);
    }
    QByteArray takeSent()
    {
        const QByteArray all = bench.sent.join();
        bench.sent.clear();
        return all;
    }

    Bench bench;
    DgtDriver* driver;
};

}  // namespace

class DgtDriverTest : public QObject {
    Q_OBJECT

private slots:
    void speaksTheDocumentedExchange()
    {
        Script script;
        Bench& bench = script.bench;
        script.wait(150);
        QCOMPARE(script.takeSent(), hex("40 4D"));
        script.hear(hex("93 00 05 01 07"));
        script.wait(100);
        QCOMPARE(script.takeSent(), hex("45"));
        script.hear(hex("91 00 08 31 32 33 34 35"));
        QCOMPARE(bench.identities.size(), 1);
        QCOMPARE(bench.identities[0].name, QString("DGT board 12345"));
        QCOMPARE(bench.identities[0].id, QString("dgt-12345"));
        QCOMPARE(bench.identities[0].firmware, QString("1.7"));
        QCOMPARE(bench.identities[0].sense, boards::Sense::Pieces);
        script.wait(210);
        QCOMPARE(script.takeSent(), hex("44 42"));
        QVERIFY(bench.placements.isEmpty());
        script.hear(kStartDump);
        QCOMPARE(bench.placements.size(), 1);
        QCOMPARE(bench.placements[0], boards::startPlacement());

        // 1. e4: told at once, and read again after a quarter of a second of quiet.
        script.hear(hex("8E 00 05 34 00"));
        script.wait(200);
        script.hear(hex("8E 00 05 24 01"));
        script.wait(249);
        QCOMPARE(script.takeSent(), QByteArray());
        script.wait(2);
        QCOMPARE(script.takeSent(), hex("42"));
        QByteArray codes = kStartCodes;
        codes[0x34] = 0;
        codes[0x24] = 1;
        script.hear(hex("86 00 43") + codes);
        chess::Position position = boards::positionAfter(chess::initial_position(), uciMove("e2e4"));
        QCOMPARE(bench.placements.last(), boards::placementOf(position));

        // 1... e5: where it goes is seen before it is missed where it was.
        script.hear(hex("8E 00 05 1C 07 8E 00 05 0C 00"));
        position = boards::positionAfter(position, uciMove("e7e5"));
        QCOMPARE(bench.placements.last(), boards::placementOf(position));
        // 2. Nf3
        script.hear(hex("8E 00 05 3E 00 8E 00 05 2D 03"));
        position = boards::positionAfter(position, uciMove("g1f3"));
        QCOMPARE(bench.placements.last(), boards::placementOf(position));
        // The clock is no change of the board.
        const qsizetype told = bench.placements.size();
        script.hear(hex("8D 00 0A 00 05 00 00 04 58 11"));
        QCOMPARE(bench.placements.size(), told);
    }

    void findsFrames_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("frames");
        QTest::newRow("one") << hex("8E 00 05 34 00") << hex("8E 00 05 34 00");
        QTest::newRow("cut by the next") << hex("8E 00 05 34 8E 00 05 24 01") << hex("8E 00 05 24 01");
        QTest::newRow("noise between") << hex("00 7F 12 8E 00 05 34 00 33 44 93 00 05 01 07")
                                       << hex("8E 00 05 34 00 93 00 05 01 07");
        QTest::newRow("a length that this message never has")
            << hex("8E 00 06 34 00 00 93 00 05 01 07") << hex("93 00 05 01 07");
        QTest::newRow("a length shorter than the header") << hex("A0 00 02 8E 00 05 34 00") << hex("8E 00 05 34 00");
        QTest::newRow("battery, by the length in the frame")
            << hex("A0 00 0C 64 7F 7F 00 00 00 00 00 01") << hex("A0 00 0C 64 7F 7F 00 00 00 00 00 01");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
    }
    void findsFrames()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, frames);
        // The same in one piece and cut at every position.
        for (int cut = 0; cut <= bytes.size(); ++cut) {
            boards::dgt::FrameReader reader;
            QByteArray found;
            for (const QByteArray& piece : {bytes.left(cut), bytes.mid(cut)}) {
                for (const boards::dgt::Frame& frame : reader.read(piece))
                    found += frame.bytes();
            }
            QCOMPARE(found, frames);
        }
    }

    void takesFiguresOfResultForEmptySquares()
    {
        Script script;
        script.hear(hex("93 00 05 01 07 91 00 08 31 32 33 34 35"));
        QByteArray codes = kStartCodes;
        codes[0x1B] = 0x0D;
        codes[0x1C] = 0x0E;
        codes[0x23] = 0x0F;
        script.hear(hex("86 00 43") + codes);
        QCOMPARE(script.bench.placements.last(), boards::startPlacement());
        const qsizetype told = script.bench.placements.size();
        codes[0x1B] = 0x10;  // no code at all
        script.hear(hex("86 00 43") + codes);
        QCOMPARE(script.bench.placements.size(), told);
    }

    void playsAWholeGame_data()
    {
        QTest::addColumn<sim::SensorFaults>("sensors");
        QTest::addColumn<sim::LineFaults>("line");
        QTest::addColumn<sim::Hands::Manner>("manner");
        QTest::newRow("quietly") << sim::SensorFaults{} << sim::LineFaults{} << sim::Hands::Manner{};
        QTest::newRow("turned") << sim::SensorFaults{true} << sim::LineFaults{} << sim::Hands::Manner{};
        QTest::newRow("sliding") << sim::SensorFaults{} << sim::LineFaults{}
                                 << sim::Hands::Manner{300, true, true, true, true};
        QTest::newRow("fast") << sim::SensorFaults{} << sim::LineFaults{} << sim::Hands::Manner{90};
        QTest::newRow("seen on both squares")
            << sim::SensorFaults{false, 400} << sim::LineFaults{} << sim::Hands::Manner{};
        QTest::newRow("in pieces, late") << sim::SensorFaults{} << sim::LineFaults{0, 0, 0, true, 150}
                                         << sim::Hands::Manner{};
        QTest::newRow("a man missed now and then")
            << sim::SensorFaults{false, 0, 1} << sim::LineFaults{} << sim::Hands::Manner{};
    }
    void playsAWholeGame()
    {
        QFETCH(sim::SensorFaults, sensors);
        QFETCH(sim::LineFaults, line);
        QFETCH(sim::Hands::Manner, manner);
        for (const QStringList& moves : {longGame(), otherCastlings()}) {
            auto fake = fakeBoard(sensors);
            const FakeDgtBoard& board = *fake;
            Bench bench(std::move(fake), line);
            DgtDriver* driver = bench.plug<DgtDriver>();
            QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 3000));
            bench.play(moves, manner);
            QCOMPARE(bench.line(), moves.join(' '));
            QCOMPARE(bench.proposals.size(), moves.size());
            QCOMPARE(driver->isTurned(), sensors.turned);
            QCOMPARE(board.overruns(), 0);
            QCOMPARE(board.forbiddenCommands(), 0);
        }
    }

    void leavesTheBoardTimeBetweenCommands()
    {
        Bench bench(fakeBoard());
        bench.plug<DgtDriver>();
        bench.play(sixPlies(), {60});
        bench.run(20'000);
        QVERIFY(bench.sent.size() > 20);
        for (qsizetype i = 1; i < bench.sent.size(); ++i)
            QVERIFY2(bench.sentAt[i] - bench.sentAt[i - 1] >= 100, qPrintable(QString::number(i)));
    }

    void losesNoMoveWhenAByteIsLost_data()
    {
        QTest::addColumn<Loss>("loss");
        QTest::addColumn<int>("leastPositions");
        QTest::newRow("from the board") << Loss::FromBoard << 600;
        QTest::newRow("to the board") << Loss::ToBoard << 11;
        QTest::newRow("all from there on, and plugged in again") << Loss::Unplugged << 600;
    }
    void losesNoMoveWhenAByteIsLost()
    {
        QFETCH(Loss, loss);
        QFETCH(int, leastPositions);
        int positions = 0;
        QCOMPARE(playDespiteEach<DgtDriver>([] { return fakeBoard(); }, sixPlies(), loss, 1, &positions), QString());
        qInfo("%d positions", positions);
        QVERIFY(positions >= leastPositions);
    }

    void comesBackToTheTruthAfterNoise()
    {
        for (std::uint32_t seed = 1; seed <= 50; ++seed) {
            Bench bench(fakeBoard(), {1, 1, 1, true, 0, seed}, 5);
            bench.plug<DgtDriver>();
            bench.runUntil([&] { return !bench.identities.isEmpty(); }, 3000);
            bench.play(sixPlies());
            QVERIFY2(bench.line() == sixPlies().join(' '),
                     qPrintable(QString("seed %1: %2").arg(seed).arg(bench.line())));
            QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 6000));
        }
    }

    void survivesAnyBytes()
    {
        Bench bench(fakeBoard());
        DgtDriver* driver = bench.plug<DgtDriver>();
        const QByteArray likely = hex("86 8E 91 93 00 05 43 08");
        std::mt19937 random(5);
        for (int round = 0; round < 20'000; ++round) {
            QByteArray bytes;
            for (unsigned i = random() % 20; i > 0; --i) {
                const auto pick = random();
                bytes += pick % 3 == 0 ? static_cast<char>(pick >> 8) : likely[(pick >> 8) % 8];
            }
            bench.now += random() % 50;
            driver->receive(bytes, bench.now);
            driver->tick(bench.now);
        }
        for (const boards::Placement& placement : bench.placements) {
            for (int square = 0; square < 64; ++square)
                QCOMPARE(placement.men[size_t(square)] != 0, bool(placement.occupied >> square & 1));
        }
    }

    void refusesWhatDoesNotAnswer()
    {
        Script script;
        script.wait(2999);
        QVERIFY(script.bench.faults.isEmpty());
        script.hear("s................................................................00v010374\r\n:0 0 0\r\n");
        script.wait(2);
        QCOMPARE(script.bench.faults, QList{boards::BoardFault::WrongDevice});
        QVERIFY(script.bench.identities.isEmpty());
        QVERIFY(!script.driver->nextTick());
        script.driver->open(script.bench.now);
        script.hear(hex("93 00 05 01 07 91 00 08 31 32 33 34 35"));
        QCOMPARE(script.bench.identities.size(), 1);
    }

    void asksAgainForAnAnswerThatWasLost()
    {
        Script script;
        script.wait(600);
        QCOMPARE(script.takeSent(), hex("40 4D 45"));
        script.hear(hex("93 00 05 01 07"));
        script.wait(400);
        QCOMPARE(script.takeSent(), hex("45"));
    }

    void readsTheBoardAgainIfTheReadingWasLost()
    {
        Script script;
        script.hear(hex("93 00 05 01 07 91 00 08 31 32 33 34 35"));
        script.wait(500);
        script.takeSent();
        script.wait(600);
        QVERIFY(script.takeSent().contains(0x42));
        script.hear(kStartDump);
        QCOMPARE(script.bench.placements.size(), 1);
        // A reading that corrects what single fields told is checked by another one.
        QByteArray codes = kStartCodes;
        codes[0x34] = 0;
        script.takeSent();
        script.hear(hex("86 00 43") + codes);
        script.wait(150);
        QVERIFY(script.takeSent().contains(0x42));
    }

    void doubtsAReadingThatNoChangeExplains()
    {
        Script script;
        script.hear(hex("93 00 05 01 07 91 00 08 31 32 33 34 35"));
        script.hear(kStartDump);
        script.wait(1000);
        QByteArray codes = kStartCodes;
        codes[0x34] = 0;
        script.hear(hex("86 00 43") + codes);
        QCOMPARE(script.bench.placements.last(), boards::startPlacement());
        script.hear(kStartDump);
        QCOMPARE(script.bench.placements.last(), boards::startPlacement());
        // Twice the same is believed.
        script.hear(hex("86 00 43") + codes);
        script.hear(hex("86 00 43") + codes);
        QCOMPARE(script.bench.placements.last().occupied, boards::startPlacement().occupied & ~boards::bitOf(12));
    }

    void readsTheBoardAgainAfterAChangeDuringTheAnswer()
    {
        Script script;
        script.hear(hex("93 00 05 01 07 91 00 08 31 32 33 34 35"));
        script.hear(kStartDump);
        script.wait(500);
        script.hear(kStartDump);
        script.hear(hex("8E 00 05 34 00"));
        script.wait(300);
        QVERIFY(script.takeSent().endsWith(hex("42")));
        script.hear(hex("8E 00 05 24 01"));
        QByteArray codes = kStartCodes;
        codes[0x34] = 0;
        script.hear(hex("86 00 43") + codes);  // made up before the change
        QVERIFY(script.bench.placements.last().occupied & boards::bitOf(28));
        script.wait(400);
        QVERIFY(script.takeSent().contains(hex("42")));
    }

    void readsTheBoardWhileMenMoveWithoutAPause()
    {
        Script script;
        script.hear(hex("93 00 05 01 07 91 00 08 31 32 33 34 35"));
        script.hear(kStartDump);
        script.wait(500);
        script.hear(kStartDump);
        script.takeSent();
        for (int i = 0; i < 30; ++i) {
            script.hear(i % 2 ? hex("8E 00 05 34 01") : hex("8E 00 05 34 00"));
            script.wait(100);
        }
        QVERIFY(script.takeSent().count(0x42) >= 2);
    }

    void showsThatTheBoardIsAlive()
    {
        Bench bench(fakeBoard());
        bench.plug<DgtDriver>();
        bench.run(1000);
        const int before = bench.beats;
        bench.run(10'000);
        QVERIFY(bench.beats - before >= 9);
    }

    void findsUpdatesSwitchedOff()
    {
        Bench bench(fakeBoard());
        bench.plug<DgtDriver>();
        bench.run(1000);
        bench.board->restart(bench.now);
        QVERIFY(bench.play({"e2e4", "e7e5"}));
    }

    void learnsFromTheGameWhichWayRoundTheBoardLies()
    {
        Bench bench(fakeBoard({true}));
        bench.game.moves << boards::boardMoveOf(uciMove("e2e4"));
        bench.board->setMen(sim::menOf(bench.position()));
        DgtDriver* driver = bench.plug<DgtDriver>();
        QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 7000));
        QVERIFY(driver->isTurned());
        QVERIFY(bench.play({"e7e5"}));
    }

    void remembersWhichWayRoundTheBoardLies()
    {
        QByteArray notes;
        {
            Bench bench(fakeBoard({true}));
            bench.plug<DgtDriver>();
            bench.run(1000);
            QVERIFY(bench.play({"e2e4"}));
            notes = bench.driver->notes();
        }
        // Next time in the middle of a game, where nothing shows it.
        Bench bench(fakeBoard({true}));
        bench.game.moves << boards::boardMoveOf(uciMove("e2e4"));
        bench.board->setMen(sim::menOf(bench.position()));
        bench.notes = notes;
        DgtDriver* driver = bench.plug<DgtDriver>();
        QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 2000));
        QVERIFY(driver->isTurned());
        QVERIFY(bench.play({"e7e5"}));
        // Set up anew with White at the other side.
        bench.board = fakeBoard();
        bench.board->setMen(sim::menOf(chess::initial_position()));
        QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 8000));
        QVERIFY(!driver->isTurned());
        // What people say is put right by what stands there.
        driver->setTurned(true);
        QVERIFY(!driver->isTurned());
    }

    void lightsTheArrowOfARevelation()
    {
        Bench bench(std::make_unique<FakeDgtBoard>(FakeDgtBoard::Options{"12345", true}, sim::SensorFaults{}));
        bench.plug<DgtDriver>(DgtDriver::Model::RevelationII);
        bench.run(1500);
        QVERIFY(bench.identities[0].hasLamps);
        QVERIFY(bench.sent.contains(hex("60 04 00 40 40 00")));
        bench.sent.clear();
        boards::Lamps lamps{};
        lamps[12] = boards::Lamp::From;
        lamps[28] = boards::Lamp::To;
        bench.driver->showLamps(lamps, bench.now);
        bench.run(300);
        QCOMPARE(bench.sent.first(), hex("60 04 01 34 24 00"));
        QVERIFY(bench.board->shows(boards::bitOf(12) | boards::bitOf(28)));
        // Switched off and on it is dark, and lit again at the next occasion.
        bench.board->restart(bench.now);
        QVERIFY(bench.board->shows(0));
        bench.run(6000);
        QVERIFY(bench.board->shows(boards::bitOf(12) | boards::bitOf(28)));
        // Castling lights four squares; the arrow is the king's.
        boards::BoardGame game = bench.game;
        game.startFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        game.announced = boards::boardMoveOf(uciMove("e1g1"));
        bench.follow(game);
        lamps = {};
        lamps[4] = lamps[7] = boards::Lamp::From;
        lamps[5] = lamps[6] = boards::Lamp::To;
        bench.driver->showLamps(lamps, bench.now);
        bench.run(300);
        QVERIFY(bench.board->shows(boards::bitOf(4) | boards::bitOf(6)));
    }

    void sendsNoLampsToOtherBoards()
    {
        Bench bench(fakeBoard());
        bench.plug<DgtDriver>();
        bench.run(1000);
        boards::Lamps lamps{};
        lamps[12] = boards::Lamp::From;
        lamps[28] = boards::Lamp::To;
        bench.driver->showLamps(lamps, bench.now);
        bench.run(10'000);
        for (const QByteArray& bytes : bench.sent)
            QCOMPARE(bytes.size(), 1);
        QVERIFY(!bench.identities[0].hasLamps);
    }
};

QTEST_GUILESS_MAIN(DgtDriverTest)
#include "dgt_driver_test.moc"
