// SPDX-License-Identifier: MIT
// The board's side of BL1. Hashes and check sums are those of docs/board-link.md and of tests/data/boards.
#include "desk.h"

#include <QtTest>

#include <random>

using namespace qipan::test;

namespace {

int countOf(const QByteArrayList& bodies, const QByteArray& beginning)
{
    return static_cast<int>(std::count_if(bodies.begin(), bodies.end(),
                                          [&](const QByteArray& body) { return body.startsWith(beginning); }));
}

QByteArray firstOf(const QByteArrayList& bodies, const QByteArray& beginning)
{
    for (const QByteArray& body : bodies) {
        if (body.startsWith(beginning))
            return body;
    }
    return {};
}

/// The one body that begins so; empty if there is none or more.
QByteArray onlyOne(const QByteArrayList& bodies, const QByteArray& beginning)
{
    QByteArray found;
    for (const QByteArray& body : bodies) {
        if (body.startsWith(beginning)) {
            if (!found.isEmpty())
                return {};
            found = body;
        }
    }
    return found;
}

}  // namespace

class BoardLinkTest : public QObject {
    Q_OBJECT

private slots:
    void saysHelloUnaskedUntilSomebodySpeaks();
    void answersHello();
    void tellsBoardAndBootOfItsHardware();
    void numbersEvents();
    void debouncesAnEvent();
    void sendsEventsAgain();
    void saysWhenEventsAreGone();
    void forgetsAcknowledgedEvents();
    void sendsASnapshotWhenAskedFromBeyond();
    void sendsSnapshotsWhileIdleOnly();
    void beatsEachSecond();
    void echoesPings();
    void tellsThatItHoldsNoGame();
    void tellsItsGame();
    void takesMovesOnce();
    void refusesMovesThatDoNotFit_data();
    void refusesMovesThatDoNotFit();
    void refusesABadFenAndKeepsItsGame();
    void goesBack();
    void goesBackNoFurtherThanItRemembers();
    void proposesUntilAnswered();
    void namesTheEventThatAProposalRestsOn();
    void showsTheDifferenceAfterARefusal();
    void ignoresARefusalOfAnOldQuestion();
    void asksForThePromotion();
    void asksForATakeBack();
    void asksForANewGame();
    void withdrawsAQuestionWhenTheMenAreBack();
    void announcesAMove();
    void refusesToAnnounceAnIllegalMove();
    void withdrawsAnAnnouncementByTakeBackToHere();
    void losesNoMoveToAnOldTakeBack();
    void showsThePictureOfTheHost();
    void takesNoHalfPicture();
    void keepsTheLampsTheHosts();
    void saysThatItDoesNotKnowAMessage();
    void tellsKeys();
    void buzzes();
    void actsOnNoBadLine();
    void actsOnNoChangedLine();
    void losesNoEventInAFlood();
    void restartsWithAnotherNumber();
    void replaysTheDocumentsExchange();
};

void BoardLinkTest::saysHelloUnaskedUntilSomebodySpeaks()
{
    Desk desk;
    desk.wait(1600);
    QCOMPARE(countOf(desk.allHeard(), "HI 1 "), 4);  // at 0, 500, 1000, 1500
    desk.say("GQ");
    desk.wait(20);
    QCOMPARE(countOf(desk.allHeard(), "HI "), 0);
    desk.wait(1600);
    QCOMPARE(countOf(desk.allHeard(), "HI "), 0);
}

void BoardLinkTest::answersHello()
{
    Desk desk;
    desk.wait(10);
    desk.allHeard();
    desk.say("HI 1 test");
    desk.wait(20);
    QCOMPARE(desk.allHeard(), QByteArrayList{"HI 1 id=4F21A9C0 boot=91C3 fw=0.1.0 core=1 sense=occ "
                                             "caps=led,key,track max=128"});
}

void BoardLinkTest::tellsBoardAndBootOfItsHardware()
{
    qipan::firmware::SimulatedBoard board(qipan::firmware::BoardProgram::Chess, 0x0000BEEF, 0x000A);
    board.advance(0);
    board.advance(20);
    const QByteArray hello = QByteArray::fromStdString(board.takeSent());
    QVERIFY2(hello.startsWith("$HI 1 id=0000BEEF boot=000A "), hello.constData());
}

void BoardLinkTest::numbersEvents()
{
    Desk desk;
    desk.connect();
    desk.lift("e2");
    desk.wait(100);
    desk.put("e4");
    desk.wait(100);
    const QByteArrayList heard = desk.heard();
    QCOMPARE(heard.size(), 2);
    QVERIFY(QRegularExpression("^EV 0001 (8|9|10)\\d -e2$").match(heard[0]).hasMatch());  // lifted at 50, settled at 80
    QVERIFY(QRegularExpression("^EV 0002 1[89]\\d \\+e4$").match(heard[1]).hasMatch());
}

void BoardLinkTest::debouncesAnEvent()
{
    Desk desk;
    desk.connect();
    for (int i = 0; i < 20; ++i) {  // 20 ms off, 20 ms on
        desk.lift("e2");
        desk.wait(20);
        desk.put("e2");
        desk.wait(20);
    }
    QCOMPARE(countOf(desk.heard(), "EV"), 0);
    desk.lift("e2");
    desk.wait(25);
    QCOMPARE(countOf(desk.heard(), "EV"), 0);
    desk.wait(15);
    QCOMPARE(countOf(desk.heard(), "EV"), 1);
}

void BoardLinkTest::sendsEventsAgain()
{
    Desk desk;
    desk.connect();
    for (const char* square : {"a2", "b2", "c2"}) {
        desk.lift(square);
        desk.wait(60);
    }
    const QByteArrayList first = desk.heard();
    QCOMPARE(first.size(), 3);
    desk.say("RQ 0002");
    desk.wait(20);
    QCOMPARE(desk.heard(), first.mid(1));
}

void BoardLinkTest::saysWhenEventsAreGone()
{
    Desk desk;
    desk.connect();
    for (int i = 0; i < 20; ++i) {
        desk.lift("e2");
        desk.wait(40);
        desk.put("e2");
        desk.wait(40);
    }
    desk.allHeard();
    desk.say("RQ 0003");  // 40 events, the last 32 are held: 9 to 40
    desk.wait(20);
    const QByteArrayList heard = desk.allHeard();
    QCOMPARE(heard.size(), 2);
    QCOMPARE(heard[0], "LO 0009");
    QVERIFY(heard[1].startsWith("SN 0028 "));
    QVERIFY(heard[1].endsWith(" FFFF00000000FFFF"));
}

void BoardLinkTest::forgetsAcknowledgedEvents()
{
    Desk desk;
    desk.connect();
    for (const char* square : {"a2", "b2", "c2"}) {
        desk.lift(square);
        desk.wait(60);
    }
    desk.say("AK 0002");
    desk.say("RQ 0002");
    desk.wait(20);
    QCOMPARE(onlyOne(desk.heard(), "LO"), "LO 0003");
}

void BoardLinkTest::sendsASnapshotWhenAskedFromBeyond()
{
    Desk desk;
    desk.connect();
    desk.say("RQ 0001");
    desk.wait(20);
    const QByteArrayList heard = desk.allHeard();
    QCOMPARE(heard.size(), 1);
    QVERIFY(heard[0].startsWith("SN 0000 "));
}

void BoardLinkTest::sendsSnapshotsWhileIdleOnly()
{
    Desk desk;
    desk.connect();
    desk.wait(6100);
    const QByteArrayList idle = desk.allHeard();
    QCOMPARE(countOf(idle, "SN 0000 "), 3);
    for (int i = 0; i < 10; ++i) {
        desk.lift("e2");
        desk.wait(300);
        desk.put("e2");
        desk.wait(300);
    }
    QCOMPARE(countOf(desk.allHeard(), "SN "), 0);
    desk.lift("h1");
    desk.lift("a8");
    desk.wait(2100);
    QVERIFY(onlyOne(desk.allHeard(), "SN").endsWith(" 7FFF00000000FFFE"));
}

void BoardLinkTest::beatsEachSecond()
{
    Desk desk;
    desk.connect();
    desk.wait(10);
    desk.allHeard();
    desk.wait(4000);  // SN, which says the same and more, comes every other second
    const QByteArrayList heard = desk.allHeard();
    QVERIFY(countOf(heard, "HB 0000 ") >= 1);
    QCOMPARE(countOf(heard, "HB ") + countOf(heard, "SN "), 4);
    for (const QByteArray& body : heard) {
        if (body.startsWith("HB"))
            QVERIFY(QRegularExpression("^HB 0000 \\d+ led=00 bat=- err=0$").match(body).hasMatch());
    }
}

void BoardLinkTest::echoesPings()
{
    Desk desk;
    desk.connect();
    desk.say("PG 4294967295");
    desk.wait(20);
    QCOMPARE(desk.heard(), QByteArrayList{"PO 4294967295"});
}

void BoardLinkTest::tellsThatItHoldsNoGame()
{
    Desk desk;
    desk.say("GQ");
    desk.wait(20);
    const QByteArrayList heard = desk.allHeard();
    QVERIFY(heard.contains("GI none"));
    QCOMPARE(countOf(heard, "SN 0000 "), 1);  // a snapshot follows
}

void BoardLinkTest::tellsItsGame()
{
    Desk desk;
    desk.beginGame();
    desk.say("MV 7A31C0DE 1 e2e4 A42CD812");
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GI 7A31C0DE 1 A42CD812 91C3"));
}

void BoardLinkTest::takesMovesOnce()
{
    Desk desk;
    desk.beginGame();
    for (int i = 0; i < 3; ++i) {
        desk.say("MV 7A31C0DE 1 e2e4 A42CD812");
        desk.wait(20);
        QCOMPARE(desk.heard(), QByteArrayList{"GA 7A31C0DE 1 A42CD812"});
    }
    desk.say("MV 7A31C0DE 2 e7e5 1D28232B");
    desk.say("MV 7A31C0DE 1 e2e4 A42CD812");  // an old one: the answer tells where the board stands now
    desk.wait(30);
    QCOMPARE(desk.heard(), QByteArrayList({"GA 7A31C0DE 2 1D28232B", "GA 7A31C0DE 2 1D28232B"}));
}

void BoardLinkTest::refusesMovesThatDoNotFit_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("another game") << QByteArray("MV 11111111 2 e7e5 1D28232B") << QByteArray("NO 11111111 2 game");
    QTest::newRow("a ply too far") << QByteArray("MV 7A31C0DE 3 e7e5 1D28232B") << QByteArray("NO 7A31C0DE 3 gap");
    QTest::newRow("ply 0") << QByteArray("MV 7A31C0DE 0 e7e5 1D28232B") << QByteArray("NO 7A31C0DE 0 gap");
    QTest::newRow("illegal") << QByteArray("MV 7A31C0DE 2 e7e4 1D28232B") << QByteArray("NO 7A31C0DE 2 illegal");
    QTest::newRow("a promotion that is none")
        << QByteArray("MV 7A31C0DE 2 e7e5q 1D28232B") << QByteArray("NO 7A31C0DE 2 illegal");
    QTest::newRow("another position") << QByteArray("MV 7A31C0DE 2 e7e5 1D28232C") << QByteArray("NO 7A31C0DE 2 hash");
    QTest::newRow("another move than we have")
        << QByteArray("MV 7A31C0DE 1 d2d4 A42CD812") << QByteArray("NO 7A31C0DE 1 hash");
    QTest::newRow("our move, another position")
        << QByteArray("MV 7A31C0DE 1 e2e4 A42CD813") << QByteArray("NO 7A31C0DE 1 hash");
    QTest::newRow("back in another game") << QByteArray("TB 11111111 0") << QByteArray("NO 11111111 0 game");
    QTest::newRow("back to what was not yet") << QByteArray("TB 7A31C0DE 2") << QByteArray("NO 7A31C0DE 2 gap");
    QTest::newRow("told of another game") << QByteArray("GT 11111111 1") << QByteArray("NO 11111111 1 game");
}

void BoardLinkTest::refusesMovesThatDoNotFit()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, answer);
    Desk desk;
    desk.beginGame();
    desk.say("MV 7A31C0DE 1 e2e4 A42CD812");
    desk.wait(20);
    desk.allHeard();
    desk.say(command);
    desk.wait(20);
    QCOMPARE(desk.heard(), QByteArrayList{answer});
    desk.say("GQ");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GI 7A31C0DE 1 A42CD812 91C3"));
}

void BoardLinkTest::refusesABadFenAndKeepsItsGame()
{
    Desk desk;
    desk.beginGame();
    desk.say("GS 22222222 rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    desk.say("GQ");
    desk.wait(40);
    const QByteArrayList heard = desk.heard();
    QVERIFY(heard.contains("NO 22222222 0 fen"));
    QVERIFY(heard.contains("GI 7A31C0DE 0 C86D9B3C 91C3"));
}

void BoardLinkTest::goesBack()
{
    Desk desk;
    desk.beginGame();
    desk.say("MV 7A31C0DE 1 e2e4 A42CD812");
    desk.say("MV 7A31C0DE 2 e7e5 1D28232B");
    desk.wait(20);
    desk.allHeard();
    desk.say("TB 7A31C0DE 1");
    desk.say("TB 7A31C0DE 1");
    desk.say("TB 7A31C0DE 0");
    desk.wait(30);
    QCOMPARE(desk.heard(),
             QByteArrayList({"GA 7A31C0DE 1 A42CD812", "GA 7A31C0DE 1 A42CD812", "GA 7A31C0DE 0 C86D9B3C"}));
}

/// The host then sends the game from its start, so nothing is lost but time.
void BoardLinkTest::goesBackNoFurtherThanItRemembers()
{
    Desk desk;
    desk.beginGame();
    // The hashes of plies 1 to 12 are what the board answers; only the way back is of interest.
    const QByteArrayList moves = {"g1f3", "g8f6", "f3g1", "f6g8"};
    for (int ply = 1; ply <= 12; ++ply) {
        const QByteArray move = moves[(ply - 1) % 4];
        desk.lift(move.first(2));
        desk.wait(100);
        desk.put(move.last(2));
        desk.wait(700);
        const QByteArrayList proposal = firstOf(desk.heard(), "PR").split(' ');
        QCOMPARE(proposal.value(3), move);
        desk.say("MV 7A31C0DE " + QByteArray::number(ply) + ' ' + move + ' ' + proposal[4]);
        desk.wait(20);
    }
    desk.allHeard();
    desk.say("TB 7A31C0DE 3");
    desk.wait(20);
    QCOMPARE(desk.heard(), QByteArrayList{"NO 7A31C0DE 3 gap"});
    desk.say("TB 7A31C0DE 4");
    desk.wait(20);
    QCOMPARE(desk.heard(), QByteArrayList{"GA 7A31C0DE 4 C86D9B3C"});
}

void BoardLinkTest::proposesUntilAnswered()
{
    Desk desk;
    desk.beginGame();
    desk.play("e2", "e4");
    desk.wait(1500);
    const QByteArrayList heard = desk.heard();
    QVERIFY(countOf(heard, "PR 7A31C0DE 1 e2e4 A42CD812 0002") >= 4);
    QCOMPARE(countOf(heard, "PR"), countOf(heard, "PR 7A31C0DE 1 e2e4 A42CD812 0002"));
    QVERIFY(heard[2].startsWith("PR"));  // after the events it rests on
    desk.say("MV 7A31C0DE 1 e2e4 A42CD812");
    desk.wait(20);
    QVERIFY(desk.heard().contains("GA 7A31C0DE 1 A42CD812"));
    desk.wait(2000);
    QCOMPARE(countOf(desk.heard(), "PR"), 0);
}

/// A reply that begins before the move has settled is not part of it.
void BoardLinkTest::namesTheEventThatAProposalRestsOn()
{
    Desk desk;
    desk.connect();
    desk.say("GS 7A31C0DE rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    desk.board().setSensors(0xFFEF00101000EFFF);
    desk.wait(200);
    const int before = firstOf(desk.heard(), "EV").isEmpty() ? 0 : 4;  // the four squares of 1.e4 e5
    desk.lift("f1");
    desk.wait(200);
    desk.put("c4");
    desk.wait(130);
    desk.lift("g8");
    desk.wait(600);
    const QByteArray proposal = firstOf(desk.heard(), "PR 7A31C0DE 1 f1c4 ");
    QCOMPARE(proposal.right(4), QByteArray::number(before + 2).rightJustified(4, '0'));
}

void BoardLinkTest::showsTheDifferenceAfterARefusal()
{
    Desk desk;
    desk.beginGame();
    desk.play("e2", "e4");
    desk.say("RJ 7A31C0DE 1 paused 0002");
    desk.wait(20);
    QCOMPARE(desk.lamps().count('.'), 62);
    QCOMPARE(desk.lamp("e2"), "b");
    QCOMPARE(desk.lamp("e4"), "r");
    desk.heard();
    desk.wait(1200);
    QCOMPARE(countOf(desk.heard(), "PR"), 0);
    desk.lift("e4");
    desk.wait(100);
    QCOMPARE(desk.lamps().count('.'), 64);  // the lamps are the host's again
    desk.put("e2");
    desk.wait(500);
    desk.play("e2", "e4");
    QVERIFY(desk.heard().contains("PR 7A31C0DE 1 e2e4 A42CD812 0006"));
}

void BoardLinkTest::ignoresARefusalOfAnOldQuestion()
{
    Desk desk;
    desk.beginGame();
    desk.play("e2", "e4");
    desk.heard();
    desk.say("RJ 7A31C0DE 1 paused 0001");
    desk.say("RJ 7A31C0DE 1 paused");
    desk.wait(700);
    QVERIFY(countOf(desk.heard(), "PR") >= 1);
    QCOMPARE(desk.lamps().count('.'), 64);
}

void BoardLinkTest::asksForThePromotion()
{
    Desk desk;
    desk.connect();
    desk.board().setSensors(std::uint64_t{1} | std::uint64_t{1} << 48 | std::uint64_t{1} << 55);
    desk.wait(100);
    desk.say("GS 33333333 8/P6k/8/8/8/8/8/K7 w - - 0 1");
    desk.wait(50);
    desk.heard();
    desk.play("a7", "a8");
    QByteArray question;
    for (const QByteArray& body : desk.heard()) {
        QVERIFY(!body.startsWith("PR"));
        if (body.startsWith("PQ"))
            question = body;
    }
    QVERIFY2(question.startsWith("PQ 33333333 1 a7a8 "), question.constData());
    desk.say("MV 33333333 1 a7a8 00000000");  // no promotion without its man
    desk.wait(20);
    QVERIFY(desk.heard().contains("NO 33333333 1 illegal"));
}

void BoardLinkTest::asksForATakeBack()
{
    Desk desk;
    desk.beginGame();
    desk.play("e2", "e4");
    desk.say("MV 7A31C0DE 1 e2e4 A42CD812");
    desk.wait(300);
    desk.play("e4", "e2");
    desk.wait(800);
    const QByteArrayList heard = desk.heard();
    QVERIFY(heard.contains("TQ 7A31C0DE 0 0004"));
    desk.say("TB 7A31C0DE 0");
    desk.wait(1200);
    QCOMPARE(desk.heard(), QByteArrayList{"GA 7A31C0DE 0 C86D9B3C"});
}

void BoardLinkTest::asksForANewGame()
{
    Desk desk;
    desk.beginGame();
    const QByteArrayList moves = {"e2e4", "e7e5", "g1f3"};
    for (int ply = 1; ply <= 3; ++ply) {
        const QByteArray move = moves[ply - 1];
        desk.play(move.first(2), move.last(2));
        const QByteArrayList proposal = firstOf(desk.heard(), "PR").split(' ');
        QCOMPARE(proposal.value(3), move);
        desk.say("MV 7A31C0DE " + QByteArray::number(ply) + ' ' + move + ' ' + proposal[4]);
        desk.wait(20);
    }
    desk.board().setSensors(0xFFFF00000000FFFF);
    desk.wait(2600);
    QCOMPARE(countOf(desk.heard(), "NQ 000C"), 2);  // 12 events; at 2.0 and 2.5 s
    desk.say("RJ 7A31C0DE 3 no 000C");
    desk.wait(2000);
    QCOMPARE(countOf(desk.heard(), "NQ"), 0);
}

void BoardLinkTest::withdrawsAQuestionWhenTheMenAreBack()
{
    Desk desk;
    desk.beginGame();
    desk.play("e2", "e4");
    desk.say("MV 7A31C0DE 1 e2e4 A42CD812");
    desk.wait(300);
    desk.play("e4", "e2");
    desk.wait(800);
    QVERIFY(countOf(desk.heard(), "TQ") >= 1);
    desk.play("e2", "e4");
    desk.heard();
    desk.wait(1500);
    QCOMPARE(countOf(desk.heard(), "TQ"), 0);
}

void BoardLinkTest::announcesAMove()
{
    Desk desk;
    desk.beginGame();
    desk.play("e2", "e4");
    desk.say("MV 7A31C0DE 1 e2e4 A42CD812");
    desk.wait(20);
    desk.heard();
    desk.say("XP 7A31C0DE 2 e7e5 1D28232B");
    desk.say("XP 7A31C0DE 2 e7e5 1D28232B");
    desk.wait(20);
    QCOMPARE(desk.heard(), QByteArrayList({"OK XP 2", "OK XP 2"}));
    desk.play("e7", "e5");
    desk.wait(700);
    const QByteArrayList heard = desk.heard();
    QVERIFY(countOf(heard, "DN 7A31C0DE 2 1D28232B") >= 2);
    QCOMPARE(countOf(heard, "PR"), 0);
    desk.say("XP 7A31C0DE 2 e7e5 1D28232B");  // once more, late: it stays carried out
    desk.wait(600);
    QVERIFY(countOf(desk.heard(), "DN 7A31C0DE 2 1D28232B") >= 1);
    desk.say("MV 7A31C0DE 2 e7e5 1D28232B");
    desk.wait(1200);
    QCOMPARE(desk.heard(), QByteArrayList{"GA 7A31C0DE 2 1D28232B"});
}

void BoardLinkTest::refusesToAnnounceAnIllegalMove()
{
    Desk desk;
    desk.beginGame();
    desk.say("XP 7A31C0DE 1 e2e5 1D28232B");
    desk.say("XP 7A31C0DE 1 e2e4 1D28232B");
    desk.say("XP 7A31C0DE 2 e2e4 A42CD812");
    desk.wait(30);
    QCOMPARE(desk.heard(), QByteArrayList({"NO 7A31C0DE 1 illegal", "NO 7A31C0DE 1 hash", "NO 7A31C0DE 2 gap"}));
}

void BoardLinkTest::withdrawsAnAnnouncementByTakeBackToHere()
{
    Desk desk;
    desk.beginGame();
    desk.say("XP 7A31C0DE 1 e2e4 A42CD812");
    desk.say("TB 7A31C0DE 0");
    desk.wait(20);
    desk.play("d2", "d4");
    QVERIFY(countOf(desk.heard(), "PR 7A31C0DE 1 d2d4 ") >= 1);
}

void BoardLinkTest::losesNoMoveToAnOldTakeBack()
{
    Desk desk;
    desk.beginGame();
    desk.play("e2", "e4");
    desk.say("TB 7A31C0DE 0");
    desk.heard();
    desk.wait(600);
    QVERIFY(desk.heard().contains("PR 7A31C0DE 1 e2e4 A42CD812 0002"));
}

void BoardLinkTest::showsThePictureOfTheHost()
{
    Desk desk;
    desk.connect();
    const QByteArray picture = "rgbwymRGBWYM....................................................";
    desk.say("LD 2A " + picture);
    desk.wait(20);
    QCOMPARE(desk.heard(), QByteArrayList{"OK LD 2A"});
    QCOMPARE(desk.lamps(), picture);
    QCOMPARE(desk.lamp("a8"), "r");
    desk.wait(1100);
    QVERIFY(onlyOne(desk.allHeard(), "HB").contains(" led=2A "));
}

void BoardLinkTest::takesNoHalfPicture()
{
    Desk desk;
    desk.connect();
    const QByteArray picture(64, 'g');
    desk.say("LD 01 " + picture);
    desk.wait(20);
    desk.heard();
    desk.say("LD 02 " + QByteArray(63, 'r') + 'x');
    desk.say("LD 03 " + QByteArray(63, 'r'));
    desk.say("LD 04 " + QByteArray(65, 'r'));
    desk.wait(40);
    QCOMPARE(desk.heard(), QByteArrayList{});
    QCOMPARE(desk.lamps(), picture);
}

void BoardLinkTest::keepsTheLampsTheHosts()
{
    Desk desk;
    desk.beginGame();
    const QByteArray picture = 'w' + QByteArray(63, '.');
    desk.say("LD 01 " + picture);
    desk.wait(20);
    desk.lift("e2");
    desk.wait(500);
    desk.put("e5");
    desk.wait(2000);  // a mismatch, but the host shows it
    QCOMPARE(desk.lamps(), picture);
}

void BoardLinkTest::saysThatItDoesNotKnowAMessage()
{
    Desk desk;
    desk.connect();
    desk.say("ZZ 1 2 3");
    desk.say("hello");
    desk.say("ER foo bar");  // never answered
    desk.wait(30);
    QCOMPARE(desk.heard(), QByteArrayList({"ER unk ZZ", "ER unk hello"}));
}

void BoardLinkTest::tellsKeys()
{
    Desk desk;
    desk.connect();
    desk.board().setKey(3, true);
    desk.wait(60);
    QCOMPARE(desk.heard(), QByteArrayList{"KY 0000 3 down"});
    desk.board().setKey(3, false);
    desk.wait(60);
    QCOMPARE(desk.heard(), QByteArrayList{"KY 0000 3 up"});
}

void BoardLinkTest::buzzes()
{
    Desk desk;
    desk.connect();
    desk.say("BZ 300");
    desk.wait(20);
    QVERIFY(desk.board().soundIsOn());
    desk.wait(270);
    QVERIFY(desk.board().soundIsOn());
    desk.wait(30);
    QVERIFY(!desk.board().soundIsOn());
}

void BoardLinkTest::actsOnNoBadLine()
{
    Desk desk;
    desk.beginGame();
    desk.say("LD 01 " + QByteArray(64, '.'));
    desk.wait(20);
    desk.allHeard();
    const QByteArray good = lineOf("MV 7A31C0DE 1 e2e4 A42CD812");
    QByteArray bad = good;
    bad[bad.size() - 2] = bad[bad.size() - 2] == '0' ? '1' : '0';
    desk.sendRaw(bad);                                             // 1: wrong sum
    desk.sendRaw(good.first(20));                                  // 2: cut by the next
    desk.sendRaw(lineOf(QByteArray(140, 'A')));                    // 3: too long for max=128
    desk.sendRaw("$MV 7A31C0DE 1 e2e4\x01 A42CD812*0000\n");       // 4: a byte that cannot be
    desk.sendRaw("MV 7A31C0DE 1 e2e4 A42CD812\n*0000\n\r\n\xFF");  // nothing: between lines
    desk.sendRaw(good.toLower());                                  // 5: small letters in the sum, or another body
    desk.wait(100);
    QCOMPARE(desk.heard(), QByteArrayList{});
    desk.wait(1100);
    QVERIFY(onlyOne(desk.allHeard(), "HB").endsWith(" err=5"));
    desk.sendRaw(good.chopped(1) + "\r\n");
    desk.wait(20);
    QCOMPARE(desk.heard(), QByteArrayList{"GA 7A31C0DE 1 A42CD812"});
}

/// One bit, one byte or one place of a line changed: never acted on. A CRC-16 sees each of these.
void BoardLinkTest::actsOnNoChangedLine()
{
    const QByteArray good = lineOf("MV 7A31C0DE 1 e2e4 A42CD812");
    std::mt19937 random(20240607);
    for (int round = 0; round < 2000; ++round) {
        QByteArray line = good;
        const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(line.size() - 1));
        switch (round % 3) {
        case 0:
            line[at] = static_cast<char>(line[at] ^ 1 << random() % 8);
            break;
        case 1:
            line.remove(at, 1);
            break;
        default:
            line.insert(at, static_cast<char>(random()));
        }
        // A `$` before the line, and what comes before its `$`, change nothing.
        if (line.endsWith(good))
            continue;
        Desk desk;
        desk.beginGame();
        desk.sendRaw(line);
        desk.sendRaw("\n");
        desk.wait(10);
        QVERIFY2(countOf(desk.heard(), "GA 7A31C0DE 1") == 0, line.toPercentEncoding().constData());
    }
}

/// 115200 baud full of questions for 20 seconds, while men are moved.
void BoardLinkTest::losesNoEventInAFlood()
{
    Desk desk;
    desk.connect();
    QByteArrayList events;
    int answers = 0;
    const auto take = [&] {
        for (const QByteArray& body : desk.allHeard()) {
            QVERIFY2(!body.startsWith("BAD"), body.constData());
            if (body.startsWith("EV"))
                events += body;
            answers += body.startsWith("PO") || body.startsWith("SN");
        }
    };
    int questions = 0;
    for (int i = 0; i < 200; ++i) {
        i % 2 == 0 ? desk.lift("e2") : desk.put("e2");
        QByteArray flood;
        while (flood.size() < 1152) {  // what 100 ms carry
            flood += lineOf(questions % 4 == 0 ? QByteArray("SQ") : "PG " + QByteArray::number(questions));
            ++questions;
        }
        desk.sendRaw(flood);
        desk.wait(100);
        take();
    }
    desk.wait(2000);
    take();
    QCOMPARE(events.size(), 200);
    for (int i = 0; i < 200; ++i) {
        const QByteArrayList fields = events[i].split(' ');
        QCOMPARE(fields[1].toInt(nullptr, 16), i + 1);
        QCOMPARE(fields[3], i % 2 == 0 ? "-e2" : "+e2");
        QVERIFY(qAbs(fields[2].toInt() - (50 + 100 * i + 30)) <= 15);
    }
    QVERIFY(answers > questions * 6 / 10);  // one snapshot may answer two questions
}

void BoardLinkTest::restartsWithAnotherNumber()
{
    Desk desk;
    desk.beginGame();
    desk.lift("e2");
    desk.wait(100);
    desk.allHeard();
    desk.board().reset(0x1234);
    desk.wait(1);  // switched on
    desk.wait(20);
    QVERIFY(desk.allHeard().value(0).contains(" boot=1234 "));
    desk.say("GQ");
    desk.wait(20);
    const QByteArrayList heard = desk.allHeard();
    QVERIFY(heard.contains("GI none"));
    QVERIFY(onlyOne(heard, "SN").startsWith("SN 0000 "));
    QVERIFY(onlyOne(heard, "SN").endsWith(" FFFF00000000F7FF"));  // e2 stays lifted
}

/// The exchange of docs/board-link.md: the host's lines as they stand there, the men moved when its events say so; the
/// board's lines must be the same but for times and what is this firmware's own in HI.
void BoardLinkTest::replaysTheDocumentsExchange()
{
    QFile file(QStringLiteral(QIPAN_TEST_DATA "/../../docs/board-link.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    Desk desk;
    QByteArrayList expected, got;
    const auto withoutTimes = [](QByteArray body) {
        const QByteArrayList fields = body.split(' ');
        if (fields[0] == "HI")
            return QByteArray("HI");
        if (fields[0] == "EV" || fields[0] == "SN" || fields[0] == "HB")
            return body.replace(' ' + fields[2] + ' ', " t ");
        return body;
    };
    // An answer is not told twice: what the board repeats because this host is slow is left out.
    const auto take = [&] {
        for (const QByteArray& body : desk.allHeard()) {
            const QByteArray plain = withoutTimes(body);
            if (!got.contains(plain) || body.startsWith("EV"))
                got += plain;
        }
    };
    desk.wait(10);
    desk.allHeard();
    QSet<QByteArray> moved;
    for (const QByteArray& text : file.readAll().split('\n')) {
        const QByteArray line = text.trimmed();
        if (line.startsWith("host> $")) {
            desk.sendRaw(line.mid(6) + '\n');
            desk.wait(60);
        } else if (line.startsWith("board> $")) {
            const QByteArray body = line.mid(8, line.size() - 13);
            expected += withoutTimes(body);
            const QByteArray change = body.split(' ').last();
            if (body.startsWith("EV") && !moved.contains(body.left(7))) {
                moved += body.left(7);
                if (body.startsWith("EV 0006")) {  // 0005, g1 lifted, is the line that was lost
                    desk.lift("g1");
                    desk.wait(300);
                    desk.allHeard();
                    moved += "EV 0005";
                }
                change[0] == '+' ? desk.put(change.mid(1)) : desk.lift(change.mid(1));
                desk.wait(500);
            } else if (body.startsWith("SN 0006") || body.startsWith("HB 0006")) {
                desk.wait(2100);
            }
        }
        take();
    }
    // Its order, where one line's events and questions were sent together, is the order of the list.
    for (const QByteArray& body : expected)
        QVERIFY2(got.contains(body), body.constData());
}

QTEST_GUILESS_MAIN(BoardLinkTest)
#include "board_link_test.moc"
