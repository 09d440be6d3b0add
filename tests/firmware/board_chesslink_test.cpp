// SPDX-License-Identifier: MIT
// The board's other tongue: what a program hears that takes it for a ChessLink board. Samples with their parity bits
// are those that such programs send, and what logs of such boards show.
#include "desk.h"

#include <boards/chesslink_driver.h>

#include <QtTest>

using namespace qipan::test;
using namespace qipan::boards;

namespace {

QByteArray heard(Desk& desk)
{
    return QByteArray::fromStdString(desk.board().takeSent());
}

QByteArray withoutParity(QByteArray bytes)
{
    for (char& c : bytes)
        c = static_cast<char>(c & 0x7F);
    return bytes;
}

/// Commands and answers end with the XOR of what is before.
QByteArray checked(const QByteArray& text)
{
    int sum = 0;
    for (const char c : text)
        sum ^= c;
    return text + QByteArray::number(sum, 16).toUpper().rightJustified(2, '0');
}

/// A board that was told to report nothing by itself.
struct QuietDesk : Desk {
    QuietDesk()
    {
        sendRaw(checked("W0201"));
        wait(50);
        board().takeSent();
    }
};

const QByteArray kStart = "RNBKQBNRPPPPPPPP................................pppppppprnbkqbnr";

class Listener : public BoardListener {
public:
    void send(const QByteArray& bytes) override
    {
        sent += bytes;
    }
    void identified(const BoardIdentity&) override
    {
        isIdentified = true;
    }
    void refused(BoardFault, const QString&) override
    {
        isRefused = true;
    }
    void heard() override
    {
    }
    void sensed(const Placement& sensed) override
    {
        placement = sensed;
    }
    void proposed(const Proposal&) override
    {
    }
    void recorded(std::uint32_t, int, const QList<BoardMove>&) override
    {
    }
    void following(std::uint32_t, int) override
    {
    }
    void logged(bool, const QString&) override
    {
    }

    QByteArray sent;
    bool isIdentified = false;
    bool isRefused = false;
    Placement placement;
};

}  // namespace

class BoardChessLinkTest : public QObject {
    Q_OBJECT

private slots:
    void answersWithTheHostsParity();
    void answersWithoutParity();
    void tellsThePosition();
    void tellsWhichManStandsWhere();
    void keepsRegisters();
    void reportsByItself();
    void reportsChanges();
    void lightsSquaresByTheirCorners();
    void ignoresWhatIsNoCommand();
    void isLeftAloneWhileAHostIsThere();
    void goesBackToBl1();
    void readsNoCommandInALine();
    void servesADriver();
};

void BoardChessLinkTest::answersWithTheHostsParity()
{
    QuietDesk desk;
    desk.sendRaw("\xD6\xB5\xB6");  // V56
    desk.wait(20);
    const QByteArray answer = heard(desk);
    QCOMPARE(withoutParity(answer), checked("v0001"));
    for (const char c : answer)
        QCOMPARE(qPopulationCount(static_cast<quint8>(c)) % 2, 1u);
}

void BoardChessLinkTest::answersWithoutParity()
{
    QuietDesk desk;
    desk.sendRaw("V56X58");
    desk.wait(20);
    QCOMPARE(heard(desk), checked("v0001") + checked("x"));
}

void BoardChessLinkTest::tellsThePosition()
{
    QuietDesk desk;
    desk.sendRaw("\xD3\xB5\xB3");  // S53
    desk.wait(20);
    QCOMPARE(withoutParity(heard(desk)), 's' + kStart + "73");
}

void BoardChessLinkTest::tellsWhichManStandsWhere()
{
    QuietDesk desk;
    desk.lift("e2");
    desk.wait(100);
    desk.sendRaw("S53");
    desk.wait(20);
    QByteArray position = kStart;
    position[8 + 3] = '.';
    QCOMPARE(heard(desk), checked('s' + position));
    desk.put("e4");
    desk.wait(60);  // not yet settled as a move
    desk.sendRaw("S53");
    desk.wait(20);
    position[24 + 3] = 'P';
    QCOMPARE(heard(desk), checked('s' + position));
    desk.wait(1000);
    desk.play("b8", "c6");
    desk.sendRaw("S53");
    desk.wait(20);
    position[56 + 6] = '.';
    position[40 + 5] = 'n';
    QCOMPARE(heard(desk), checked('s' + position));
}

void BoardChessLinkTest::keepsRegisters()
{
    QuietDesk desk;
    desk.sendRaw(checked("R01") + checked("W0407") + checked("R04") + checked("R09"));
    desk.wait(30);
    QCOMPARE(heard(desk), checked("r0114") + checked("w0407") + checked("r0407") + checked("r0900"));
}

/// Register 2 is 0 at first: a report each scan, 20 * 2.048 ms.
void BoardChessLinkTest::reportsByItself()
{
    Desk desk;
    desk.sendRaw("X58");
    desk.wait(20);
    heard(desk);
    desk.wait(1000);
    const qsizetype reports = heard(desk).count('s' + kStart + "73");
    QVERIFY2(reports >= 23 && reports <= 25, qPrintable(QString::number(reports)));
}

void BoardChessLinkTest::reportsChanges()
{
    Desk desk;
    desk.wait(10);
    heard(desk);
    desk.sendRaw("W020356");
    desk.wait(50);
    QVERIFY(heard(desk).startsWith(checked("w0203")));
    desk.wait(1000);
    QCOMPARE(heard(desk), QByteArray());
    desk.lift("g1");
    desk.wait(100);
    QByteArray position = kStart;
    position[1] = '.';
    QCOMPARE(heard(desk), checked('s' + position));
    desk.put("f3");
    desk.wait(1000);
    position[16 + 2] = 'N';
    const QByteArray reports = heard(desk);
    QVERIFY(reports.endsWith(checked('s' + position)));
}

void BoardChessLinkTest::lightsSquaresByTheirCorners()
{
    QuietDesk desk;
    QList<int> patterns(81, 0);
    // Lamp lines are counted from h1: e is the fourth file. e2 blinks, e4 is steady; d7 lacks a corner.
    for (const int rank : {1, 2}) {
        for (const int file : {3, 4})
            patterns[file * 9 + rank] |= 0xAA;
    }
    for (const int rank : {3, 4}) {
        for (const int file : {3, 4})
            patterns[file * 9 + rank] |= 0xFF;
    }
    patterns[4 * 9 + 6] = patterns[4 * 9 + 7] = patterns[5 * 9 + 6] = 0xFF;
    QByteArray command = "L32";
    for (const int pattern : patterns)
        command += QByteArray::number(pattern, 16).toUpper().rightJustified(2, '0');
    desk.sendRaw(checked(command));
    desk.wait(50);
    QCOMPARE(heard(desk), checked("l"));
    QCOMPARE(desk.lamps().count('.'), 61);  // e3 lies between: these boards cannot light e2 and e4 without it
    QCOMPARE(desk.lamp("e2"), "W");
    QCOMPARE(desk.lamp("e3"), "W");
    QCOMPARE(desk.lamp("e4"), "w");
    QByteArray damaged = checked(command);
    damaged[40] = 'F';
    desk.sendRaw("X58");
    desk.sendRaw(damaged);
    desk.wait(50);
    QCOMPARE(heard(desk), checked("x"));
    QCOMPARE(desk.lamps().count('.'), 64);
}

void BoardChessLinkTest::ignoresWhatIsNoCommand()
{
    Desk desk;
    desk.wait(10);
    heard(desk);
    desk.sendRaw("V57 S54 v56 X5 8 VV5 R0251 \xFF W02035");
    desk.wait(100);
    QCOMPARE(desk.allHeard(), QByteArrayList());
}

void BoardChessLinkTest::isLeftAloneWhileAHostIsThere()
{
    Desk desk;
    desk.beginGame();
    desk.sendRaw("S53V56");
    desk.wait(100);
    QCOMPARE(desk.heard(), QByteArrayList());
    desk.say("PG 1");
    desk.wait(20);
    QCOMPARE(desk.heard(), QByteArrayList{"PO 1"});
}

void BoardChessLinkTest::goesBackToBl1()
{
    QuietDesk desk;
    desk.play("e2", "e4");
    QCOMPARE(heard(desk), QByteArray());
    desk.say("HI 1 test");
    desk.say("GQ");
    desk.wait(50);
    const QByteArrayList lines = desk.allHeard();
    QVERIFY(lines.contains("EV 0001 " + lines[1].split(' ')[2] + " -e2"));
    QVERIFY(QRegularExpression("GI [0-9A-F]{8} 1 A42CD812 91C3").match(lines.join('\n')).hasMatch());
}

/// `S53` may stand in a line of BL1, or in what is left of one.
void BoardChessLinkTest::readsNoCommandInALine()
{
    Desk desk;
    desk.wait(10);
    heard(desk);
    desk.say("TX 1 S53V56X58");
    desk.sendRaw("$TX 1 S53V56X58");
    desk.wait(100);
    desk.sendRaw("\n");
    desk.wait(20);
    QCOMPARE(heard(desk), QByteArray());
}

/// The app's own driver for such boards.
void BoardChessLinkTest::servesADriver()
{
    Desk desk;
    Listener program;
    ChessLinkDriver driver(&program);
    driver.open(0);
    const auto run = [&](int milliseconds) {
        for (; milliseconds > 0; --milliseconds) {
            driver.tick(desk.now());
            desk.sendRaw(std::exchange(program.sent, {}));
            desk.wait(1);
            const QByteArray bytes = heard(desk);
            if (!bytes.isEmpty())
                driver.receive(bytes, desk.now());
        }
    };
    run(6000);
    QVERIFY(program.isIdentified && !program.isRefused);
    QCOMPARE(program.placement.occupied, 0xFFFF00000000FFFFu);
    QCOMPARE(program.placement.men[4], 0x06);   // the white king on e1
    QCOMPARE(program.placement.men[59], 0x15);  // the black queen on d8
    desk.lift("e2");
    run(200);
    desk.put("e4");
    run(2500);
    QCOMPARE(program.placement.occupied, 0xFFFF00001000EFFFu);
    QCOMPARE(program.placement.men[28], 0x01);
    Lamps lamps{};
    lamps[28] = Lamp::To;
    driver.showLamps(lamps, desk.now());
    run(1000);
    QCOMPARE(desk.lamp("e4"), "w");
    QCOMPARE(desk.lamps().count('.'), 63);
}

QTEST_GUILESS_MAIN(BoardChessLinkTest)
#include "board_chesslink_test.moc"
