// SPDX-License-Identifier: MIT
/// The driver of Certabo and Tabutronic boards: the lines that are documented, and games on boards that stand in for
/// real ones, with tags and with contacts.
#include <QtTest>

#include "fake_board_bench.h"

#include <boards/certabo_driver.h>
#include <boards/certabo_lamps.h>
#include <fake_certabo_board.h>

#include <random>

using boards::CertaboDriver;
using sim::FakeCertaboBoard;
namespace certabo = boards::certabo;

namespace {

const char* const kStart = ":255 255 0 0 0 0 255 255\r\n";

QByteArray hex(const char* text)
{
    return QByteArray::fromHex(text);
}

std::unique_ptr<FakeCertaboBoard> contacts(const sim::SensorFaults& faults = {})
{
    return std::make_unique<FakeCertaboBoard>(faults);
}

std::unique_ptr<FakeCertaboBoard> tags(const sim::SensorFaults& faults = {},
                                       const FakeCertaboBoard::Options& options = {true})
{
    return std::make_unique<FakeCertaboBoard>(options, faults);
}

QByteArray tagLine(const certabo::Tags& shown)
{
    QByteArrayList numbers;
    for (const certabo::Tag tag : shown) {
        for (int shift = 32; shift >= 0; shift -= 8)
            numbers << QByteArray::number(qulonglong(tag >> shift & 0xFF));
    }
    return ":" + numbers.join(' ') + "\r\n";
}

/// 32 tags, 1001 and so on from a8.
certabo::Tags startTags()
{
    certabo::Tags result{};
    for (size_t place = 0; place < 64; ++place) {
        if (place < 16 || place >= 48)
            result[place] = 1001 + place;
    }
    return result;
}

/// A driver without a board.
class Script {
public:
    explicit Script(const QByteArray& notes = {})
        : bench(contacts())
    {
        bench.notes = notes;
        driver = bench.plug<CertaboDriver>();
    }
    void hear(const QByteArray& bytes, int times = 1)
    {
        for (; times > 0; --times) {
            bench.now += 100;
            driver->receive(bytes, bench.now);
        }
    }

    Bench bench;
    CertaboDriver* driver = nullptr;
};

}  // namespace

class CertaboDriverTest : public QObject {
    Q_OBJECT

private slots:
    void readsTheDocumentedLines()
    {
        Script script;
        Bench& bench = script.bench;
        script.hear(kStart, 3);
        QCOMPARE(bench.identities.size(), 1);
        QCOMPARE(bench.identities[0].sense, boards::Sense::Occupancy);
        QVERIFY(bench.identities[0].hasLamps);
        QCOMPARE(bench.placements.last().occupied, boards::startPlacement().occupied);
        script.hear(":255 255 0 0 0 0 247 255\r\n", 2);
        QCOMPARE(bench.placements.last().occupied, boards::startPlacement().occupied & ~boards::bitOf(12));
        script.hear(":255 255 0 0 8 0 247 255\r\n", 2);
        QCOMPARE(bench.placements.last().occupied,
                 (boards::startPlacement().occupied & ~boards::bitOf(12)) | boards::bitOf(28));
    }

    void findsLines_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<quint64>>("occupied");
        const quint64 start = boards::startPlacement().occupied;
        QTest::newRow("start") << QByteArray(kStart) << QList<quint64>{start};
        QTest::newRow("only h2, then only a8") << QByteArray(":0 0 0 0 0 0 1 0\r\n:128 0 0 0 0 0 0 0\r\n")
                                               << QList<quint64>{boards::bitOf(15), boards::bitOf(56)};
        QTest::newRow("the end of a line that began before")
            << QByteArray("255 0 0 0 0 0 0 0\r\n") + kStart << QList<quint64>{start};
        QTest::newRow("without colon") << QByteArray(kStart) + QByteArray(kStart).mid(1)
                                       << QList<quint64>{start, start};
        QTest::newRow("seven numbers") << QByteArray(":255 255 0 0 0 0 255\r\n") << QList<quint64>{};
        QTest::newRow("nine numbers") << QByteArray(":255 255 0 0 0 0 255 255 1\r\n") << QList<quint64>{};
        QTest::newRow("a number too large") << QByteArray(":256 255 0 0 0 0 255 255\r\n") << QList<quint64>{};
        QTest::newRow("a very large number")
            << QByteArray(":99999999999999999999 255 0 0 0 0 255 255\r\n") << QList<quint64>{};
        QTest::newRow("a letter") << QByteArray(":2x5 255 0 0 0 0 255 255\r\n") << QList<quint64>{};
        QTest::newRow("begun anew") << QByteArray(":255 255 0 0:255 255 0 0 0 0 255 255\r\n") << QList<quint64>{start};
        QTest::newRow("with the letter of its lamps")
            << QByteArray(":L255 255 0 0 0 0 255 255\r\n") << QList<quint64>{start};
        QTest::newRow("longer than any line") << ':' + QByteArray(5000, '1') + "\r\n" + kStart << QList<quint64>{start};
    }
    void findsLines()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QList<quint64>, occupied);
        for (int cut = 0; cut <= bytes.size(); ++cut) {
            certabo::LineReader reader;
            QList<quint64> found;
            for (const QByteArray& piece : {bytes.left(cut), bytes.mid(cut)}) {
                for (const certabo::Line& line : reader.read(piece)) {
                    if (line.occupied)
                        found << *line.occupied;
                }
            }
            QCOMPARE(found, occupied);
        }
    }

    void lightsSquares()
    {
        boards::Lamps lamps{};
        lamps[12] = boards::Lamp::From;
        lamps[28] = boards::Lamp::To;
        QCOMPARE(certabo::plainFrame(lamps, false), hex("00 00 00 00 10 00 10 00"));
        QCOMPARE(certabo::plainFrame({}, false), QByteArray(8, '\0'));
        // d7 and d5 of a board that lies the other way round.
        QCOMPARE(certabo::plainFrame(lamps, true), hex("00 08 00 08 00 00 00 00"));
        boards::Lamps corner{};
        corner[0] = boards::Lamp::To;
        QCOMPARE(certabo::plainFrame(corner, false), hex("00 00 00 00 00 00 00 01"));
    }

    void lightsCornersInColour()
    {
        boards::Lamps lamps{};
        lamps[12] = boards::Lamp::From;
        lamps[28] = boards::Lamp::To;
        const QByteArray frame = certabo::colorFrame(lamps, false);
        QCOMPARE(frame.size(), 247);
        QVERIFY(frame.startsWith("\xFF\x55"));
        QVERIFY(frame.endsWith("\r\n"));
        // The places that independent programs light for e2 and e4, in blue.
        QList<int> lit;
        for (int i = 2; i < 245; ++i) {
            if (frame[i] != 0) {
                QCOMPARE(frame[i], char(0x40));
                lit << i;
            }
        }
        QCOMPARE(lit, (QList<int>{40, 43, 67, 70, 94, 97, 121, 124}));
        boards::Lamps wrong{};
        wrong[12] = boards::Lamp::Wrong;
        QCOMPARE(certabo::colorFrame(wrong, false)[38], char(0x40));
    }

    void learnsTags()
    {
        certabo::TagTable table;
        certabo::Tags shown = startTags();
        shown[19] = 7000;  // d6
        shown[43] = 8000;  // d3
        QList<certabo::Tags> readings(6, shown);
        QVERIFY(!table.learn(readings));  // too few
        readings << shown;
        for (qsizetype i = 0; i < 3; ++i)
            readings[i][4] = 0;  // the black king drops out now and then
        QVERIFY(table.learn(readings));
        QCOMPARE(table.manOf(1001 + 4, false), std::optional<chess_id_t>(CHESS_ID(CHESS_BLACK, CHESS_TYPE_KING)));
        QCOMPARE(table.manOf(1001 + 59, false), std::optional<chess_id_t>(CHESS_ID(CHESS_WHITE, CHESS_TYPE_QUEEN)));
        QCOMPARE(table.manOf(7000, false), std::optional<chess_id_t>(CHESS_ID(CHESS_BLACK, CHESS_TYPE_QUEEN)));
        QCOMPARE(table.manOf(8000, false), std::optional<chess_id_t>(CHESS_ID(CHESS_WHITE, CHESS_TYPE_QUEEN)));
        QCOMPARE(table.manOf(0, false), std::optional<chess_id_t>(0));
        QVERIFY(!table.manOf(99, false));
        QCOMPARE(table.isTurned(), std::optional(false));
        // The same tags on a board that lies the other way round.
        QCOMPARE(table.manOf(1001 + 4, true), std::optional<chess_id_t>(CHESS_ID(CHESS_WHITE, CHESS_TYPE_QUEEN)));

        certabo::TagTable copy;
        copy.setText(table.toText());
        QCOMPARE(copy.toText(), table.toText());
        QCOMPARE(copy.manOf(8000, false), table.manOf(8000, false));
        copy.setText("nonsense");
        copy.setText(QByteArray(640, 'x'));
        QCOMPARE(copy.toText(), table.toText());
        QVERIFY(certabo::TagTable().toText().isEmpty());
    }

    void learnsNothingFromAnotherPosition()
    {
        const auto learns = [](certabo::Tags shown) {
            return certabo::TagTable().learn(QList<certabo::Tags>(7, shown));
        };
        QVERIFY(learns(startTags()));
        certabo::Tags moved = startTags();
        std::swap(moved[52], moved[36]);
        QVERIFY(!learns(moved));
        certabo::Tags twice = startTags();
        twice[0] = twice[1];
        QVERIFY(!learns(twice));
        certabo::Tags extra = startTags();
        extra[30] = 5;
        QVERIFY(!learns(extra));
    }

    void playsAWholeGame_data()
    {
        QTest::addColumn<bool>("hasTags");
        QTest::addColumn<sim::SensorFaults>("sensors");
        QTest::addColumn<sim::LineFaults>("line");
        QTest::addColumn<sim::Hands::Manner>("manner");
        for (const bool hasTags : {true, false}) {
            const char* kind = hasTags ? "tags" : "contacts";
            const auto row = [kind](const char* what) -> QTestData& { return QTest::addRow("%s, %s", kind, what); };
            row("quietly") << hasTags << sim::SensorFaults{} << sim::LineFaults{} << sim::Hands::Manner{500};
            row("turned") << hasTags << sim::SensorFaults{true} << sim::LineFaults{} << sim::Hands::Manner{500};
            row("own man first") << hasTags << sim::SensorFaults{} << sim::LineFaults{}
                                 << sim::Hands::Manner{500, true, false, false, true};
            row("in pieces, late") << hasTags << sim::SensorFaults{} << sim::LineFaults{0, 0, 0, true, 150}
                                   << sim::Hands::Manner{500};
        }
        QTest::addRow("tags, a man missed now and then")
            << true << sim::SensorFaults{false, 0, 5} << sim::LineFaults{} << sim::Hands::Manner{500};
    }
    void playsAWholeGame()
    {
        QFETCH(bool, hasTags);
        QFETCH(sim::SensorFaults, sensors);
        QFETCH(sim::LineFaults, line);
        QFETCH(sim::Hands::Manner, manner);
        for (const QStringList& moves : {longGame(), otherCastlings()}) {
            auto fake = hasTags ? tags(sensors) : contacts(sensors);
            const FakeCertaboBoard& board = *fake;
            Bench bench(std::move(fake), line);
            bench.promotions = QStringList{"q", "n"};
            CertaboDriver* driver = bench.plug<CertaboDriver>();
            bench.run(5000);
            bench.play(moves, manner);
            QCOMPARE(bench.line(), moves.join(' '));
            QCOMPARE(driver->isTurned(), sensors.turned);
            QCOMPARE(board.floods(), 0);
        }
    }

    void losesNoMoveWhenAByteIsLost_data()
    {
        QTest::addColumn<bool>("hasTags");
        QTest::addColumn<Loss>("loss");
        QTest::addColumn<int>("stride");
        QTest::newRow("contacts, from the board") << false << Loss::FromBoard << 1;
        QTest::newRow("contacts, unplugged") << false << Loss::Unplugged << 5;
        QTest::newRow("tags, from the board") << true << Loss::FromBoard << 37;
        QTest::newRow("tags, unplugged") << true << Loss::Unplugged << 97;
    }
    void losesNoMoveWhenAByteIsLost()
    {
        QFETCH(bool, hasTags);
        QFETCH(Loss, loss);
        QFETCH(int, stride);
        const auto makeBoard = [hasTags] { return hasTags ? tags() : contacts(); };
        const QStringList& moves = hasTags || loss != Loss::Unplugged ? sixPlies() : sixQuietPlies();
        int positions = 0;
        QCOMPARE(playDespiteEach<CertaboDriver>(makeBoard, moves, loss, stride, &positions), QString());
        qInfo("%d positions", positions);
        QVERIFY(positions > 100);
    }

    void comesBackToTheTruthAfterNoise()
    {
        for (std::uint32_t seed = 1; seed <= 20; ++seed) {
            const bool hasTags = seed % 2 == 0;
            // A line of tags is a thousand bytes: one fault in a thousand spoils two lines of three.
            Bench bench(hasTags ? tags({false, 0, 10, seed}) : contacts(), {0, 0, hasTags ? 0 : 3, true, 0, seed}, 5);
            bench.plug<CertaboDriver>();
            QVERIFY(bench.runUntil([&] { return !bench.identities.isEmpty(); }, 2500));
            bench.run(6000);
            bench.play(sixPlies(), {1500});
            QVERIFY2(bench.line() == sixPlies().join(' '),
                     qPrintable(QString("seed %1: %2").arg(seed).arg(bench.line())));
            QVERIFY(bench.runUntil([&] { return bench.sensesTruth(); }, 5000));
        }
    }

    void survivesAnyBytes()
    {
        Bench bench(contacts());
        CertaboDriver* driver = bench.plug<CertaboDriver>();
        const QByteArray likely = ":0123456789   \r\n\r\nLD";
        std::mt19937 random(5);
        for (int round = 0; round < 20'000; ++round) {
            QByteArray bytes;
            for (unsigned i = random() % 40; i > 0; --i) {
                const auto pick = random();
                bytes += pick % 9 == 0 ? static_cast<char>(pick >> 8) : likely[(pick >> 8) % likely.size()];
            }
            if (random() % 50 == 0)
                bytes += tagLine(startTags());
            bench.now += random() % 50;
            driver->receive(bytes, bench.now);
            driver->tick(bench.now);
            if (!bench.faults.isEmpty()) {
                bench.faults.clear();
                driver->open(bench.now);
            }
        }
        QVERIFY(!bench.identities.isEmpty());
    }

    void refusesWhatSaysNothing()
    {
        Script script;
        script.driver->receive(kStart, script.bench.now + 10);  // one line may be a piece of another
        script.driver->tick(script.bench.now + 1999);
        QVERIFY(script.bench.faults.isEmpty());
        QCOMPARE(script.driver->nextTick(), std::optional<Milliseconds>(script.bench.now + 2000));
        script.driver->tick(script.bench.now + 2000);
        QCOMPARE(script.bench.faults, QList{boards::BoardFault::WrongDevice});
        QVERIFY(script.bench.sent.isEmpty());
        QVERIFY(!script.driver->nextTick());
    }

    void believesTwoEqualLinesOfContacts()
    {
        Script script;
        script.hear(kStart, 2);
        script.hear(":255 255 0 0 0 0 255 127\r\n");
        QCOMPARE(script.bench.placements.last().occupied, boards::startPlacement().occupied);
        script.hear(kStart);
        QCOMPARE(script.bench.placements.last().occupied, boards::startPlacement().occupied);
        script.hear(kStart);
        script.hear(":255 255 0 0 0 0 255 127\r\n", 2);
        QCOMPARE(script.bench.placements.last().occupied, boards::startPlacement().occupied & ~boards::bitOf(0));
    }

    void overlooksATagThatDropsOutOnce()
    {
        Script script;
        script.hear(tagLine(startTags()), 10);
        QCOMPARE(script.bench.identities[0].sense, boards::Sense::Pieces);
        QCOMPARE(script.bench.placements.last(), boards::startPlacement());
        certabo::Tags ghost = startTags();
        ghost[60] = 0;
        script.hear(tagLine(ghost));
        QCOMPARE(script.bench.placements.last(), boards::startPlacement());
        script.hear(tagLine(startTags()), 2);
        QCOMPARE(script.bench.placements.last(), boards::startPlacement());
        script.hear(tagLine(ghost), 2);
        QCOMPARE(script.bench.placements.last().men[4], std::uint8_t(0));
    }

    void showsUnknownTagsAsUnknownMen()
    {
        Script script;
        certabo::Tags moved = startTags();
        std::swap(moved[52], moved[36]);
        script.hear(tagLine(moved), 10);
        QCOMPARE(script.bench.placements.last().men, (std::array<std::uint8_t, 64>{}));
        QVERIFY(script.bench.placements.last().occupied & boards::bitOf(28));
        QVERIFY(script.driver->calibration().isEmpty());
    }

    void learnsAnotherSetOfMen()
    {
        Bench bench(tags());
        CertaboDriver* driver = bench.plug<CertaboDriver>();
        bench.run(5000);
        const QByteArray first = driver->calibration();
        QVERIFY(!first.isEmpty());
        bench.board = tags({}, {true, false, 0x7700000000});
        bench.board->setMen(sim::menOf(chess::initial_position()));
        bench.run(5000);
        QVERIFY(bench.sensesTruth());
        QVERIFY(driver->calibration() != first);
    }

    void remembersTagsAndWhichWayRoundTheBoardLies()
    {
        QByteArray notes;
        {
            Bench bench(tags({true}));
            bench.plug<CertaboDriver>();
            bench.run(5000);
            QVERIFY(bench.play({"e2e4"}, {500}));
            notes = bench.driver->notes();
        }
        QVERIFY(notes.startsWith("turned=1 tags="));
        // The same men in the middle of a game.
        Bench bench(tags({true}));
        bench.board->setMen(sim::menOf(chess::initial_position()));
        bench.board->advance(0);  // gives each man its tag
        bench.board->takeSent();
        bench.board->put(28, bench.board->lift(12, 0), 0);
        bench.game.moves << boards::boardMoveOf(uciMove("e2e4"));
        bench.notes = notes;
        CertaboDriver* driver = bench.plug<CertaboDriver>();
        bench.run(3000);
        QVERIFY(driver->isTurned());
        QVERIFY(bench.sensesTruth());
        QVERIFY(bench.play({"e7e5"}, {500}));
    }

    void knowsTheWayRoundByTheSecondQueens()
    {
        for (const bool turned : {false, true}) {
            Bench bench(tags({turned}));
            sim::Men men = sim::menOf(chess::initial_position());
            men[19] = CHESS_ID(CHESS_WHITE, CHESS_TYPE_QUEEN);
            men[43] = CHESS_ID(CHESS_BLACK, CHESS_TYPE_QUEEN);
            bench.board->setMen(men);
            CertaboDriver* driver = bench.plug<CertaboDriver>();
            bench.run(5000);
            QCOMPARE(driver->isTurned(), turned);
            QVERIFY(bench.sensesTruth());
        }
    }

    void takesNoFirstMoveForATurnInTheMiddleOfAGame()
    {
        Bench bench(contacts());
        CertaboDriver* driver = bench.plug<CertaboDriver>();
        bench.game.moves << boards::boardMoveOf(uciMove("g1f3")) << boards::boardMoveOf(uciMove("g8f6"))
                         << boards::boardMoveOf(uciMove("f3g1")) << boards::boardMoveOf(uciMove("f6g8"));
        bench.run(1000);
        bench.takesMoves = false;
        bench.hands.carryOut(boards::positionAfter(chess::initial_position(), uciMove("e2e4")), uciMove("d7d5"),
                             bench.now, {});
        bench.run(3000);
        QVERIFY(!driver->isTurned());
    }

    void takesNoManThatIsOnlyTouchedForAFirstMove()
    {
        Bench bench(contacts());
        CertaboDriver* driver = bench.plug<CertaboDriver>();
        bench.run(1000);
        bench.board->lift(51, bench.now);
        bench.board->put(43, CHESS_ID(CHESS_BLACK, CHESS_TYPE_PAWN), bench.now);
        bench.run(350);
        bench.board->lift(43, bench.now);
        bench.board->put(51, CHESS_ID(CHESS_BLACK, CHESS_TYPE_PAWN), bench.now);
        bench.run(2000);
        QVERIFY(!driver->isTurned());
        QVERIFY(bench.play({"e2e4", "d7d5"}, {500}));
    }

    void leavesTheBoardTimeBetweenPictures()
    {
        Bench bench(contacts());
        bench.plug<CertaboDriver>();
        bench.run(3000);
        bench.sent.clear();
        bench.sentAt.clear();
        for (int square = 0; square < 20; ++square) {
            boards::Lamps lamps{};
            lamps[size_t(square)] = boards::Lamp::To;
            bench.driver->showLamps(lamps, bench.now);
            bench.run(100);
        }
        bench.run(3000);
        QVERIFY(bench.board->shows(boards::bitOf(19)));
        QVERIFY(bench.sent.size() >= 5);
        for (qsizetype i = 0; i < bench.sent.size(); ++i) {
            QCOMPARE(bench.sent[i].size(), 8);
            QVERIFY(i == 0 || bench.sentAt[i] - bench.sentAt[i - 1] >= 600);
        }
        // The last one goes twice: nothing tells if it was lost.
        QCOMPARE(bench.sent.last(), bench.sent[bench.sent.size() - 2]);
    }

    void lightsColouredLampsWhereThereAreSome()
    {
        for (const bool turned : {false, true}) {
            Bench bench(tags({turned}, {true, true}));
            bench.driver = std::make_unique<CertaboDriver>(&bench);
            CertaboDriver* driver = bench.plug<CertaboDriver>();
            bench.run(3000);
            driver->setTurned(turned);
            boards::Lamps lamps{};
            lamps[12] = boards::Lamp::From;
            lamps[28] = boards::Lamp::To;
            driver->showLamps(lamps, bench.now);
            bench.run(1500);
            QVERIFY(static_cast<FakeCertaboBoard&>(*bench.board).lampFrame().size() == 243);
            QVERIFY(bench.board->lampText().contains('o'));
            QCOMPARE(bench.board->lampText()[(7 - 1) * 8 + 4], QChar('o'));
            QCOMPARE(bench.board->lampText()[(7 - 3) * 8 + 4], QChar('o'));
        }
    }
};

QTEST_GUILESS_MAIN(CertaboDriverTest)
#include "certabo_driver_test.moc"
