// SPDX-License-Identifier: MIT
// The board without a host: it plays on, shows the way, and tells what happened when a host comes.
#include "desk.h"

#include <QtTest>

using namespace qipan::test;

namespace {

QByteArrayList beginningWith(const QByteArray& name, QByteArrayList bodies)
{
    bodies.removeIf([&](const QByteArray& body) { return !body.startsWith(name); });
    return bodies;
}

/// A board on which a game is held, the host gone for long enough.
struct Abandoned : Desk {
    Abandoned()
    {
        beginGame();
        wait(5100);
        allHeard();
    }
    explicit Abandoned(const QByteArray& fen, std::uint64_t men)
    {
        board().setSensors(men);
        connect();
        say("GS 33333333 " + fen);
        wait(5200);
        allHeard();
    }
};

constexpr std::uint64_t bit(const char* square)
{
    return std::uint64_t{1} << (square[0] - 'a' + 8 * (square[1] - '1'));
}

}  // namespace

class BoardAloneTest : public QObject {
    Q_OBJECT

private slots:
    void beginsAGameOfItsOwnFromTheStartPosition();
    void showsTheWayToTheStartPosition();
    void waitsForAHostBeforeItBeginsAlone();
    void goesOnWithTheHostsGame();
    void tellsItsGameWhenTheHostIsBack();
    void tellsItsMoves();
    void tellsAGameThatNoHostKnowsFromItsStart();
    void takesAMoveThatWasProposedWhenTheHostWent();
    void takesAnAnnouncedMoveThatWasCarriedOutWhenTheHostWent();
    void forgetsAnAnnouncedMoveThatWasNot();
    void lightsLegalTargets();
    void lightsCapturesOtherwise();
    void lightsNothingForTheOtherSide();
    void lightsOnlyLegalTargetsOfAPinnedMan();
    void showsWhatStandsWrong();
    void signalsCheck();
    void signalsMate();
    void signalsStalemate();
    void takesBack();
    void promotesToAQueen();
    void promotesToWhatAKeyChose();
    void promotesAgainToWhatAKeyChoosesAfterwards();
    void beginsANewGameAfterMate();
    void asksForANewGameByLampsAndKey();
    void leavesTheLampsToTheHostWhenItIsBack();
    void keepsAskingNothing();
};

void BoardAloneTest::beginsAGameOfItsOwnFromTheStartPosition()
{
    Desk desk;
    desk.wait(5100);
    desk.play("e2", "e4");
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(QRegularExpression("\\nGI [0-9A-F]{8} 1 A42CD812 91C3\\n")
                .match('\n' + desk.heard().join('\n') + '\n')
                .hasMatch());
}

void BoardAloneTest::showsTheWayToTheStartPosition()
{
    Desk desk;
    desk.lift("a1");
    desk.put("d5");
    desk.wait(5100);
    QCOMPARE(desk.lamps(), withLamps({"a1b", "d5r"}));
    desk.lift("d5");
    desk.put("a1");
    desk.wait(100);
    QCOMPARE(desk.lamps(), withLamps({}));
}

void BoardAloneTest::waitsForAHostBeforeItBeginsAlone()
{
    Desk desk;
    desk.wait(4800);
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GI none"));
}

void BoardAloneTest::goesOnWithTheHostsGame()
{
    Abandoned desk;
    desk.play("e2", "e4");
    desk.play("e7", "e5");
    const QByteArrayList meanwhile = desk.heard();
    QCOMPARE(beginningWith("EV", meanwhile), meanwhile);
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GI 7A31C0DE 2 1D28232B 91C3"));
}

void BoardAloneTest::tellsItsGameWhenTheHostIsBack()
{
    Abandoned desk;
    desk.play("e2", "e4");
    desk.heard();
    desk.say("PG 1");
    desk.wait(20);
    QCOMPARE(desk.heard(), QByteArrayList({"PO 1", "GI 7A31C0DE 1 A42CD812 91C3"}));
}

void BoardAloneTest::tellsItsMoves()
{
    Abandoned desk;
    desk.play("e2", "e4");
    desk.play("e7", "e5");
    desk.play("g1", "f3");
    desk.say("HI 1 test");
    desk.wait(50);
    desk.heard();
    desk.say("GT 7A31C0DE 2");
    desk.wait(50);
    QCOMPARE(desk.heard(), QByteArrayList({"GL 7A31C0DE 2 e7e5", "GL 7A31C0DE 3 g1f3"}));
    desk.say("GT 7A31C0DE 4");
    desk.wait(50);
    QCOMPARE(desk.heard(), QByteArrayList{"NO 7A31C0DE 4 gap"});
}

void BoardAloneTest::tellsAGameThatNoHostKnowsFromItsStart()
{
    Desk desk;
    desk.wait(5100);
    desk.play("e2", "e4");
    desk.say("GQ");
    desk.wait(20);
    const QByteArray id = beginningWith("GI", desk.heard()).value(0).split(' ').value(1);
    desk.say("GT " + id + " 0");
    desk.wait(50);
    QCOMPARE(desk.heard(), QByteArrayList({"GL " + id + " 0 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                           "GL " + id + " 1 e2e4"}));
}

void BoardAloneTest::takesAMoveThatWasProposedWhenTheHostWent()
{
    Desk desk;
    desk.beginGame();
    desk.play("e2", "e4");
    desk.wait(5000);
    desk.heard();
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GI 7A31C0DE 1 A42CD812 91C3"));
}

void BoardAloneTest::takesAnAnnouncedMoveThatWasCarriedOutWhenTheHostWent()
{
    Desk desk;
    desk.beginGame();
    desk.say("XP 7A31C0DE 1 e2e4 A42CD812");
    desk.play("e2", "e4");
    desk.wait(5000);
    desk.heard();
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GI 7A31C0DE 1 A42CD812 91C3"));
}

void BoardAloneTest::forgetsAnAnnouncedMoveThatWasNot()
{
    Desk desk;
    desk.beginGame();
    desk.say("MV 7A31C0DE 1 e2e4 A42CD812");
    desk.say("XP 7A31C0DE 2 e7e5 1D28232B");
    desk.play("e2", "e4");
    desk.wait(5100);
    desk.play("g8", "f6");
    desk.say("GT 7A31C0DE 1");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GL 7A31C0DE 2 g8f6"));
}

void BoardAloneTest::lightsLegalTargets()
{
    Abandoned desk;
    desk.lift("b1");
    desk.wait(100);
    QCOMPARE(desk.lamps(), withLamps({"a3g", "c3g"}));
    desk.put("b1");
    desk.wait(100);
    QCOMPARE(desk.lamps(), withLamps({}));
}

void BoardAloneTest::lightsCapturesOtherwise()
{
    Abandoned desk("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", bit("e8") | bit("d5") | bit("e4") | bit("e1"));
    desk.lift("e4");
    desk.wait(100);
    QCOMPARE(desk.lamps(), withLamps({"e5g", "d5y"}));
}

void BoardAloneTest::lightsNothingForTheOtherSide()
{
    Abandoned desk;
    desk.lift("b8");
    desk.wait(100);
    QCOMPARE(desk.lamps(), withLamps({}));
}

void BoardAloneTest::lightsOnlyLegalTargetsOfAPinnedMan()
{
    Abandoned desk("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", bit("e8") | bit("h8") | bit("e2") | bit("e1"));
    desk.lift("e2");
    desk.wait(100);
    QCOMPARE(desk.lamps(), withLamps({"e3g", "e4g", "e5g", "e6g", "e7g", "e8y"}));
}

void BoardAloneTest::showsWhatStandsWrong()
{
    Abandoned desk;
    desk.lift("e2");
    desk.wait(200);
    desk.put("e5");
    desk.wait(1500);
    QCOMPARE(desk.lamps(), withLamps({"e2b", "e5r"}));
    desk.lift("e5");
    desk.wait(200);
    desk.put("e4");
    desk.wait(1000);
    QCOMPARE(desk.lamps(), withLamps({}));
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GI 7A31C0DE 1 A42CD812 91C3"));
}

void BoardAloneTest::signalsCheck()
{
    Abandoned desk("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", bit("e8") | bit("a1") | bit("e1"));
    desk.lift("a1");
    desk.wait(200);
    desk.put("a8");
    int sounding = 0;
    for (int i = 0; i < 200; ++i) {
        desk.wait(10);
        sounding += desk.board().soundIsOn();
    }
    QCOMPARE(desk.lamps(), withLamps({"e8M"}));
    QVERIFY2(sounding >= 11 && sounding <= 13, qPrintable(QString::number(sounding)));
}

void BoardAloneTest::signalsMate()
{
    Abandoned desk;
    desk.play("f2", "f3");
    desk.play("e7", "e5");
    desk.play("g2", "g4");
    desk.play("d8", "h4");
    QCOMPARE(desk.lamps(), withLamps({"e1R"}));
    QVERIFY(desk.board().soundIsOn());
}

void BoardAloneTest::signalsStalemate()
{
    Abandoned desk("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", bit("h8") | bit("g6") | bit("f1"));
    desk.play("f1", "f7");
    QCOMPARE(desk.lamps(), withLamps({"h8Y", "g6Y"}));
}

void BoardAloneTest::takesBack()
{
    Abandoned desk;
    desk.play("e2", "e4");
    desk.play("e4", "e2");
    desk.wait(1000);
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GI 7A31C0DE 0 C86D9B3C 91C3"));
}

void BoardAloneTest::promotesToAQueen()
{
    Abandoned desk("8/P6k/8/8/8/8/8/K7 w - - 0 1", bit("a7") | bit("h7") | bit("a1"));
    desk.play("a7", "a8");
    desk.say("GT 33333333 1");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GL 33333333 1 a7a8q"));
}

void BoardAloneTest::promotesToWhatAKeyChose()
{
    Abandoned desk("8/P6k/8/8/8/8/8/K7 w - - 0 1", bit("a7") | bit("h7") | bit("a1"));
    desk.press(4);
    desk.play("a7", "a8");
    desk.say("GT 33333333 1");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GL 33333333 1 a7a8n"));
}

void BoardAloneTest::promotesAgainToWhatAKeyChoosesAfterwards()
{
    Abandoned desk("8/P6k/8/8/8/8/8/K7 w - - 0 1", bit("a7") | bit("h7") | bit("a1"));
    desk.play("a7", "a8");
    desk.press(2);
    desk.say("GT 33333333 1");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GL 33333333 1 a7a8r"));
}

void BoardAloneTest::beginsANewGameAfterMate()
{
    Abandoned desk;
    desk.play("f2", "f3");
    desk.play("e7", "e5");
    desk.play("g2", "g4");
    desk.play("d8", "h4");
    desk.board().setSensors(0xFFFF00000000FFFF);
    desk.wait(2500);
    desk.say("GQ");
    desk.wait(20);
    const QByteArray answer = desk.heard().last();
    QVERIFY2(QRegularExpression("^GI (?!7A31C0DE)[0-9A-F]{8} 0 C86D9B3C 91C3$").match(answer).hasMatch(),
             answer.constData());
}

void BoardAloneTest::asksForANewGameByLampsAndKey()
{
    Abandoned desk;
    desk.play("e2", "e4");
    desk.play("e7", "e5");
    desk.play("g1", "f3");
    desk.board().setSensors(0xFFFF00000000FFFF);
    desk.wait(2500);
    QCOMPARE(desk.lamps(), withLamps({"a1W", "h1W", "a8W", "h8W"}));
    desk.wait(3000);
    QCOMPARE(desk.lamps(), withLamps({"a1W", "h1W", "a8W", "h8W"}));
    desk.press(0);
    QCOMPARE(desk.lamps(), withLamps({}));
    desk.heard();
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(desk.heard().last().contains(" 0 C86D9B3C "));
}

void BoardAloneTest::leavesTheLampsToTheHostWhenItIsBack()
{
    Abandoned desk;
    desk.lift("b1");
    desk.wait(100);
    QCOMPARE(desk.lamps(), withLamps({"a3g", "c3g"}));
    desk.say("PG 1");
    desk.wait(20);
    QCOMPARE(desk.lamps(), withLamps({}));
    desk.wait(2000);
    const QByteArrayList beats = beginningWith("HB", desk.allHeard());
    QVERIFY(!beats.isEmpty() && beats[0].contains(" led=00 "));
}

void BoardAloneTest::keepsAskingNothing()
{
    Abandoned desk;
    desk.play("e2", "e4");
    desk.play("e4", "e2");
    desk.wait(3000);
    for (const QByteArray& body : desk.heard())
        QVERIFY2(body.startsWith("EV"), body.constData());
}

QTEST_GUILESS_MAIN(BoardAloneTest)
#include "board_alone_test.moc"
