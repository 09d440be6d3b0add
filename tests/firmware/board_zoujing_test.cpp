// SPDX-License-Identifier: MIT
// Zoujing on the wooden board: start, rules by keys, moves, what stands wrong, the end, and a host that is not listened
// to.
#include "well.h"

#include <QtTest>

using namespace qipan::test;
using qipan::firmware::BoardProgram;

namespace {

// Points 0 to 4 are d4, a7, g7, g1, a1.

constexpr zoujing_rules_t kSides = {ZOUJING_START_SIDES, ZOUJING_BLACK, false, false};
constexpr zoujing_rules_t kRows = {ZOUJING_START_ROWS, ZOUJING_BLACK, false, false};

zoujing_game_t startOf(const zoujing_rules_t& rules)
{
    zoujing_game_t game;
    zoujing_init(&game, &rules);
    return game;
}

bool isBlocked(const zoujing_game_t& game)
{
    return zoujing_legal_stones(&game) == 0;
}

bool isTheRowsStart(const zoujing_game_t& game)
{
    const zoujing_game_t start = startOf(kRows);
    return zoujing_index(&game) == zoujing_index(&start);
}

bool isTheSidesStart(const zoujing_game_t& game)
{
    const zoujing_game_t start = startOf(kSides);
    return zoujing_index(&game) == zoujing_index(&start);
}

/// Blocked, the winner's stone having come to the centre: from there it leads back to four stones around an empty one.
bool isBlockedFromTheCentre(const zoujing_game_t& game)
{
    return isBlocked(game) && (game.stones[game.turn ^ 1] & 1) != 0 && (game.stones[game.turn] & 1) == 0;
}

/// Plays on to the nearest such state.
void playTo(Well& well, bool (*isWanted)(const zoujing_game_t&))
{
    for (const int from : nearest(well.game(), isWanted))
        well.move(from);
    QVERIFY(isWanted(well.game()));
}

/// How long the buzzer sounds in the next two seconds, in milliseconds.
int soundingTime(Well& well)
{
    int sounding = 0;
    for (int i = 0; i < 200; ++i) {
        well.wait(10);
        sounding += well.board().soundIsOn() ? 10 : 0;
    }
    return sounding;
}

}  // namespace

class BoardZoujingTest : public QObject {
    Q_OBJECT

private slots:
    // The start.
    void showsWhereTheStonesGo();
    void beginsWhenExactlyTheFourStand();
    void beginsAtOnceWhenTheyStandAtPowerUp();
    void goesBackToTheStartWhenStonesAreTakenAwayBeforeTheFirstMove();

    // Keys.
    void showsWhatKeysChoose();
    void showsWhoseTurnItIsSomeTimeAfterAKey();
    void playsByWhatKeysChose_data();
    void playsByWhatKeysChose();
    void ignoresKeysThatChooseNothing();
    void ignoresKeysAfterTheFirstMove();
    void followsRulesThatAreChosenBeforeAMoveHasSettled();
    void ignoresAKeyThatBounces();
    void beginsAnewByKey();
    void beginsNothingByKeyWhenTheStonesStandOtherwise();

    // Moves.
    void takesAMoveWhenItHasSettled();
    void takesNoStoneThatIsPutBack();
    void takesNoStoneThatSlidesOverThePointAndBack();
    void takesAStoneThatSlidesOverOtherSquares();
    void ignoresWhatIsShorterThanTheDebounce();
    void takesAMoveSoonerWhenTheNextStoneIsLifted();
    void takesAnAnswerThatIsQuick();
    void takesAMoveWhoseAnswerIsQuickButWrong();
    void takesNoMoveWhoseStoneIsLiftedWithTheNext();
    void takesNoMoveThatWasBegunBefore();
    void showsNoTargetForTwoStonesInHand();
    void takesBack();
    void takesBackToTheStart();
    void takesBackToWhatLooksLikeTheStart();
    void letsAnotherStoneMoveSoonAfterATakeBack();

    // What stands wrong.
    void refusesToCrossTheWell();
    void refusesAStoneThatDoesNotMoveNext();
    void showsAStoneOfTheOtherSideInHand();
    void refusesAStoneOnASquareThatIsNoPoint();
    void refusesAStoneTooMany();
    void waitsForAStoneTooManyToGo();
    void refusesAFifthStoneThatStandsForOneLifted();
    void refusesAFifthStoneThatComesAfterAMove();
    void refusesStonesThatMoveRoundEachOther();
    void showsThatTwoStonesAreAway();
    void forgivesAStoneThatWasBrushed();

    // The end.
    void playsToTheBlockedSide_data();
    void playsToTheBlockedSide();
    void letsTheFirstMoveWinOrNot_data();
    void letsTheFirstMoveWinOrNot();
    void drawsAtTheThirdTimeOrNot_data();
    void drawsAtTheThirdTimeOrNot();
    void takesTheLastMoveBackAfterTheEnd();
    void beginsANewGameAfterTheEnd();
    void beginsANewGameWhenOneStoneLeadsBackToTheStart();
    void beginsANewGameAfterADrawAtTheStart();
    void keepsShowingTheEndWhenAStoneIsAdjusted();

    void saysNothingToAHost();
};

void BoardZoujingTest::showsWhereTheStonesGo()
{
    Desk desk(BoardProgram::Zoujing, 0);
    QCOMPARE(desk.lamps(), startLamps(kSides));
    QCOMPARE(desk.lamps(), withLamps({"a7w", "g7m", "g1m", "a1w", "b8m"}));
    desk.put("a7");
    desk.put("d4");
    desk.put("e5");
    desk.wait(100);
    QCOMPARE(desk.lamps(), adding(startLamps(kSides), {"d4r", "e5r"}));
}

void BoardZoujingTest::beginsWhenExactlyTheFourStand()
{
    Desk desk(BoardProgram::Zoujing, 0);
    for (const char* square : {"a7", "g7", "d4", "g1", "a1", "c3"}) {
        desk.put(square);
        desk.wait(500);
        QCOMPARE(desk.lamp("g1"), "m");
        QCOMPARE(desk.lamp("a1"), "w");
    }
    desk.lift("d4");
    desk.wait(500);
    QCOMPARE(desk.lamps(), adding(startLamps(kSides), {"c3r"}));
    desk.lift("c3");
    desk.wait(100);
    QCOMPARE(desk.lamps(), turnLamps(startOf(kSides)));
    QCOMPARE(desk.lamps(), withLamps({"g7m", "g1m", "b8m"}));
}

void BoardZoujingTest::beginsAtOnceWhenTheyStandAtPowerUp()
{
    Well well;
    QCOMPARE(well.lamps(), turnLamps(startOf(kSides)));
    well.move(2);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::goesBackToTheStartWhenStonesAreTakenAwayBeforeTheFirstMove()
{
    Well well;
    well.liftPoint(1);
    well.liftPoint(3);
    well.wait(1100);
    QCOMPARE(well.lamps(), startLamps(kSides));
    QVERIFY(!well.board().soundIsOn());
    well.putPoint(1);
    well.putPoint(3);
    well.wait(100);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::showsWhatKeysChoose()
{
    Desk desk(BoardProgram::Zoujing, 0);
    desk.press(1);
    QCOMPARE(desk.lamp("b8"), "w");
    QCOMPARE(desk.lamps(), startLamps({ZOUJING_START_SIDES, ZOUJING_GRAY, false, false}));
    desk.press(2);
    QCOMPARE(desk.lamp("c8"), "y");
    QCOMPARE(desk.lamps(), startLamps({ZOUJING_START_ROWS, ZOUJING_GRAY, false, false}));
    desk.press(3);
    QCOMPARE(desk.lamp("d8"), "y");
    desk.press(4);
    QCOMPARE(desk.lamp("e8"), "y");
    QCOMPARE(desk.lamps(), startLamps({ZOUJING_START_ROWS, ZOUJING_GRAY, true, true}));
    for (const int key : {0, 5, 6, 7}) {
        desk.press(key);
        QCOMPARE(desk.lamps(), startLamps({ZOUJING_START_ROWS, ZOUJING_GRAY, true, true}));
    }
    for (const int key : {1, 2, 3, 4})
        desk.press(key);
    QCOMPARE(desk.lamps(), startLamps(kSides));
}

void BoardZoujingTest::showsWhoseTurnItIsSomeTimeAfterAKey()
{
    Well well;
    well.press(2);
    QCOMPARE(well.lamps(), startLamps(kRows));
    well.wait(2700);
    QCOMPARE(well.lamps(), startLamps(kRows));
    well.wait(200);
    QCOMPARE(well.lamps(), turnLamps(startOf(kRows)));
    // Or at once, when a stone is lifted.
    well.press(2);
    QCOMPARE(well.lamps(), startLamps(kSides));
    well.liftPoint(2);
    well.wait(50);
    QCOMPARE(well.lamps(), withLamps({"d4g"}));
}

void BoardZoujingTest::playsByWhatKeysChose_data()
{
    QTest::addColumn<int>("number");
    for (int number = 0; number < 16; ++number)
        QTest::addRow("rules %d", number) << number;
}

void BoardZoujingTest::playsByWhatKeysChose()
{
    QFETCH(int, number);
    Well well(allRules()[static_cast<std::size_t>(number)]);
    for (int ply = 0; ply < 3 && !isBlocked(well.game()); ++ply) {
        QCOMPARE(well.lamps(), turnLamps(well.game()));
        int from = 0;
        while (!(zoujing_legal_stones(&well.game()) >> from & 1))
            ++from;
        well.move(from);
    }
}

void BoardZoujingTest::ignoresKeysThatChooseNothing()
{
    Well well;
    for (const int key : {5, 6, 7}) {
        well.press(key);
        QCOMPARE(well.lamps(), turnLamps(well.game()));
    }
}

void BoardZoujingTest::ignoresKeysAfterTheFirstMove()
{
    Well well;
    well.move(2);
    for (int key = 0; key < 8; ++key) {
        well.press(key);
        QCOMPARE(well.lamps(), turnLamps(well.game()));
    }
}

void BoardZoujingTest::followsRulesThatAreChosenBeforeAMoveHasSettled()
{
    Well well(kRows);
    well.liftPoint(1);
    well.wait(100);
    well.putPoint(0);  // would win
    well.wait(50);
    well.press(3);
    well.wait(4000);
    QCOMPARE(well.lamps(), withLamps({"a7b", "d4r"}));
}

void BoardZoujingTest::ignoresAKeyThatBounces()
{
    Well well;
    well.board().setKey(1, true);
    well.wait(20);
    well.board().setKey(1, false);
    well.wait(100);
    QCOMPARE(well.lamps(), turnLamps(startOf(kSides)));
}

void BoardZoujingTest::beginsAnewByKey()
{
    Well well;
    well.move(2);  // the stones stand as at the start again after four plies, but lie otherwise
    well.move(1);
    well.move(0);
    well.move(2);
    well.move(3);
    while (zoujing_blank(&well.game()) != 0) {
        int from = 0;
        while (!(zoujing_legal_stones(&well.game()) >> from & 1))
            ++from;
        well.move(from);
    }
    QCOMPARE(well.lamps(), turnLamps(well.game()));
    well.press(0);
    QCOMPARE(well.lamps(), startLamps(kSides));
    well.wait(3000);
    QCOMPARE(well.lamps(), turnLamps(startOf(kSides)));
}

void BoardZoujingTest::beginsNothingByKeyWhenTheStonesStandOtherwise()
{
    Well well;
    well.put("c5");
    well.wait(100);
    well.press(0);
    well.wait(1000);
    QCOMPARE(well.lamps(), withLamps({"c5r"}));
}

void BoardZoujingTest::takesAMoveWhenItHasSettled()
{
    Well well;
    well.liftPoint(3);
    well.wait(300);
    QCOMPARE(well.lamps(), withLamps({"d4g"}));
    well.putPoint(0);
    well.wait(330);  // 30 until it is seen
    QCOMPARE(well.lamps(), withLamps({}));
    well.wait(70);
    QCOMPARE(well.lamps(), withLamps({"a1w"}));
}

void BoardZoujingTest::takesNoStoneThatIsPutBack()
{
    Well well;
    well.liftPoint(2);
    well.wait(5000);  // thinking with a stone in hand
    QCOMPARE(well.lamps(), withLamps({"d4g"}));
    well.putPoint(2);
    well.wait(100);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
    well.move(3);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::takesNoStoneThatSlidesOverThePointAndBack()
{
    Well well;
    well.liftPoint(2);
    well.wait(150);
    well.putPoint(0);
    well.wait(300);
    well.liftPoint(0);
    well.wait(150);
    QCOMPARE(well.lamps(), withLamps({"d4g"}));
    well.putPoint(2);
    well.wait(2000);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
    // And over the point to a square beyond: that is no move either.
    well.liftPoint(2);
    well.wait(150);
    well.putPoint(0);
    well.wait(300);
    well.liftPoint(0);
    well.put("c3");
    well.wait(1200);
    QCOMPARE(well.lamps(), withLamps({"g7b", "c3r"}));
    well.lift("c3");
    well.wait(100);
    QCOMPARE(well.lamps(), withLamps({"d4g"}));
}

void BoardZoujingTest::takesAStoneThatSlidesOverOtherSquares()
{
    Well well;
    const char* way[] = {"g7", "f6", "e5", "d4"};
    for (int i = 0; i < 3; ++i) {  // for a moment it is seen on both
        well.put(way[i + 1]);
        well.wait(50);
        well.lift(way[i]);
        well.wait(120);
    }
    well.wait(400);
    QCOMPARE(well.lamps(), withLamps({"a7w"}));
}

void BoardZoujingTest::ignoresWhatIsShorterThanTheDebounce()
{
    Well well;
    for (int i = 0; i < 20; ++i) {
        for (int point = 0; point < ZOUJING_POINTS; ++point)
            point == 0 ? well.putPoint(0) : well.liftPoint(point);
        well.wait(20);
        for (int point = 0; point < ZOUJING_POINTS; ++point)
            point == 0 ? well.liftPoint(0) : well.putPoint(point);
        well.wait(20);
        QCOMPARE(well.lamps(), turnLamps(well.game()));
    }
    well.move(2);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::takesAMoveSoonerWhenTheNextStoneIsLifted()
{
    Well well;
    well.liftPoint(2);
    well.wait(200);
    well.putPoint(0);
    well.wait(60);
    well.liftPoint(1);
    well.wait(60);
    QCOMPARE(well.lamps(), withLamps({}));
    well.wait(100);
    QCOMPARE(well.lamps(), withLamps({"g7g"}));
}

void BoardZoujingTest::takesAnAnswerThatIsQuick()
{
    Well well;
    well.liftPoint(2);
    well.wait(200);
    well.putPoint(0);
    well.wait(60);
    well.liftPoint(1);
    well.wait(60);
    well.putPoint(2);
    well.wait(60);
    well.liftPoint(0);  // and the next
    well.wait(60);
    well.putPoint(1);
    well.wait(500);
    zoujing_game_t game = startOf(kSides);
    zoujing_move(&game, 2, 0);
    zoujing_move(&game, 1, 2);
    QCOMPARE(zoujing_move(&game, 0, 1), ZOUJING_OK);
    QCOMPARE(well.lamps(), turnLamps(game));
}

void BoardZoujingTest::takesAMoveWhoseAnswerIsQuickButWrong()
{
    Well well;
    well.liftPoint(2);
    well.wait(200);
    well.putPoint(0);
    well.wait(60);
    well.liftPoint(4);  // from there no line leads to where the stone came from
    well.wait(60);
    well.putPoint(2);
    well.wait(1200);
    QCOMPARE(well.lamps(), withLamps({"a1b", "g7r"}));
    well.carry(2, 4);
    QCOMPARE(well.lamps(), withLamps({"a7w"}));
}

void BoardZoujingTest::takesNoMoveWhoseStoneIsLiftedWithTheNext()
{
    Well well;
    well.liftPoint(2);
    well.wait(200);
    well.putPoint(0);
    well.wait(60);
    well.liftPoint(0);
    well.liftPoint(1);
    well.wait(500);
    well.putPoint(1);
    well.wait(100);
    QCOMPARE(well.lamps(), withLamps({"d4g"}));
    well.putPoint(2);
    well.wait(100);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

/// A stone is put on the point and back. Later a stone of each side is in hand, and one of them is put there: which?
void BoardZoujingTest::takesNoMoveThatWasBegunBefore()
{
    Well well;
    well.liftPoint(2);
    well.wait(100);
    well.putPoint(0);
    well.wait(100);
    well.carry(0, 2);
    well.liftPoint(2);
    well.liftPoint(1);
    well.wait(200);
    well.putPoint(0);
    well.wait(900);
    QCOMPARE(well.lamps(), withLamps({}));
    well.liftPoint(0);
    well.wait(200);
    well.putPoint(1);
    well.putPoint(2);
    well.wait(100);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::showsNoTargetForTwoStonesInHand()
{
    Well well;
    well.liftPoint(2);
    well.liftPoint(3);
    well.wait(500);
    QCOMPARE(well.lamps(), withLamps({}));
}

void BoardZoujingTest::takesBack()
{
    Well well;
    well.move(2);
    const zoujing_game_t before = well.game();
    well.move(1);
    well.carry(2, 1);
    QCOMPARE(well.lamps(), turnLamps(before));
    well.carry(1, 2);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::takesBackToTheStart()
{
    Well well;
    well.move(3);
    well.move(4);
    well.carry(3, 4);
    well.carry(0, 3);
    QCOMPARE(well.lamps(), turnLamps(startOf(kSides)));
    // Rules can be chosen again; taking back one more is none.
    well.press(1);
    well.wait(3100);
    QCOMPARE(well.lamps(), withLamps({"a7w", "a1w", "b8w"}));
}

/// In the midst of a game it is no new one: there is more to take back.
void BoardZoujingTest::takesBackToWhatLooksLikeTheStart()
{
    Well well;
    const std::vector<int> round = nearest(well.game(), isTheSidesStart);
    for (std::size_t ply = 0; ply + 1 < round.size(); ++ply)
        well.move(round[ply]);
    const zoujing_game_t before = well.game();
    well.move(round.back());
    const zoujing_game_t again = well.game();
    well.move(2);
    well.carry(0, 2);
    QCOMPARE(well.lamps(), turnLamps(again));
    well.carry(zoujing_blank(&before), round.back());
    QCOMPARE(well.lamps(), turnLamps(before));
}

void BoardZoujingTest::letsAnotherStoneMoveSoonAfterATakeBack()
{
    Well well;
    well.move(2);
    well.liftPoint(0);
    well.wait(200);
    well.putPoint(2);
    well.wait(60);
    well.liftPoint(3);
    well.wait(200);
    well.putPoint(0);
    well.wait(500);
    zoujing_game_t game = startOf(kSides);
    zoujing_move(&game, 3, 0);
    QCOMPARE(well.lamps(), turnLamps(game));
}

void BoardZoujingTest::refusesToCrossTheWell()
{
    Well well({ZOUJING_START_SIDES, ZOUJING_GRAY, false, false});
    well.move(4);
    well.move(3);
    well.move(0);
    QCOMPARE(zoujing_blank(&well.game()), 0);
    well.move(2);
    QCOMPARE(zoujing_blank(&well.game()), 2);
    // Now somewhere a stone has the blank point across the well.
    playTo(well, [](const zoujing_game_t& game) {
        const int blank = zoujing_blank(&game);
        return (blank == 1 && (game.stones[game.turn] >> 4 & 1)) || (blank == 4 && (game.stones[game.turn] >> 1 & 1));
    });
    const int blank = zoujing_blank(&well.game());
    const int from = 5 - blank;
    well.liftPoint(from);
    well.wait(300);
    QCOMPARE(well.lamps(), withLamps({}));  // it may go nowhere
    well.putPoint(blank);
    well.wait(900);
    QCOMPARE(well.lamps(), withLamps({}));
    well.wait(200);
    const QByteArray there = squareOfPoint(blank), here = squareOfPoint(from);
    QCOMPARE(well.lamps(), withLamps({here + 'b', there + 'r'}));
    QVERIFY(well.board().soundIsOn());
    well.carry(blank, from);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::refusesAStoneThatDoesNotMoveNext()
{
    Well well;
    well.carry(1, 0);  // gray's
    const int sounding = soundingTime(well);
    QVERIFY2(sounding >= 110 && sounding <= 130, qPrintable(QString::number(sounding)));
    QCOMPARE(well.lamps(), withLamps({"a7b", "d4r"}));
    well.wait(5000);
    QCOMPARE(well.lamps(), withLamps({"a7b", "d4r"}));
    well.carry(0, 1);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
    well.move(2);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::showsAStoneOfTheOtherSideInHand()
{
    Well well;
    well.liftPoint(4);
    well.wait(500);
    QCOMPARE(well.lamps(), withLamps({}));
    well.wait(700);
    QCOMPARE(well.lamps(), withLamps({"a1b"}));
    well.putPoint(4);
    well.wait(100);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::refusesAStoneOnASquareThatIsNoPoint()
{
    Well well;
    well.play("g7", "f7");
    well.wait(500);
    QCOMPARE(well.lamps(), withLamps({"g7b", "f7r"}));
    well.lift("f7");
    well.wait(200);
    QCOMPARE(well.lamps(), withLamps({"d4g"}));
    well.put("d4");
    well.wait(500);
    QCOMPARE(well.lamps(), withLamps({"a7w"}));
}

void BoardZoujingTest::refusesAStoneTooMany()
{
    Well well;
    well.put("c4");
    well.wait(1200);
    QCOMPARE(well.lamps(), withLamps({"c4r"}));
    well.lift("c4");
    well.wait(100);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::waitsForAStoneTooManyToGo()
{
    Well well;
    well.put("c4");
    well.wait(200);
    well.carry(2, 0);
    well.wait(500);
    QCOMPARE(well.lamps(), withLamps({"g7b", "d4r", "c4r"}));
    well.lift("c4");
    well.wait(300);
    QCOMPARE(well.lamps(), withLamps({}));
    well.wait(200);
    QCOMPARE(well.lamps(), withLamps({"a7w"}));
}

void BoardZoujingTest::refusesAFifthStoneThatStandsForOneLifted()
{
    Well well;
    well.putPoint(0);
    well.wait(1200);
    QCOMPARE(well.lamps(), withLamps({"d4r"}));
    well.liftPoint(2);
    well.wait(1200);
    QCOMPARE(well.lamps(), withLamps({"g7b", "d4r"}));
    well.liftPoint(0);
    well.putPoint(2);
    well.wait(100);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::refusesAFifthStoneThatComesAfterAMove()
{
    Well well;
    well.liftPoint(2);
    well.wait(100);
    well.putPoint(0);
    well.wait(100);
    well.putPoint(2);
    well.wait(1200);
    QCOMPARE(well.lamps(), withLamps({"d4r"}));
}

/// Gray's stone goes to the centre, black's to where it was: in the end only what a black stone may do seems to have
/// happened.
void BoardZoujingTest::refusesStonesThatMoveRoundEachOther()
{
    Well well;
    well.carry(1, 0);
    well.carry(2, 1);
    well.wait(2000);
    QCOMPARE(well.lamps(), withLamps({"g7b", "d4r"}));
    well.carry(1, 2);
    well.carry(0, 1);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::showsThatTwoStonesAreAway()
{
    Well well;
    well.move(2);
    well.liftPoint(1);
    well.wait(200);
    well.liftPoint(4);
    well.wait(1200);
    QCOMPARE(well.lamps(), withLamps({"a7b", "a1b"}));
    well.putPoint(2);  // one of them, but which?
    well.wait(1200);
    QCOMPARE(well.lamps(), withLamps({"a7b", "a1b", "g7r"}));
    well.liftPoint(2);
    well.putPoint(1);
    well.putPoint(4);
    well.wait(100);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
}

void BoardZoujingTest::forgivesAStoneThatWasBrushed()
{
    Well well;
    well.liftPoint(2);
    well.wait(100);
    well.liftPoint(1);
    well.wait(100);
    well.putPoint(1);
    well.wait(100);
    well.putPoint(0);
    well.wait(500);
    QCOMPARE(well.lamps(), withLamps({"a7w"}));
}

void BoardZoujingTest::playsToTheBlockedSide_data()
{
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("first");
    QTest::newRow(".GBBG, black begins") << int(ZOUJING_START_SIDES) << int(ZOUJING_BLACK);
    QTest::newRow(".GBBG, gray begins") << int(ZOUJING_START_SIDES) << int(ZOUJING_GRAY);
    QTest::newRow(".BBGG, black begins") << int(ZOUJING_START_ROWS) << int(ZOUJING_BLACK);
    QTest::newRow(".BBGG, gray begins") << int(ZOUJING_START_ROWS) << int(ZOUJING_GRAY);
}

void BoardZoujingTest::playsToTheBlockedSide()
{
    QFETCH(int, start);
    QFETCH(int, first);
    // The first move may not win, so that each game is a whole one.
    Well well({static_cast<uint8_t>(start), static_cast<zoujing_side_t>(first), true, false});
    const std::vector<int> moves = nearest(well.game(), isBlocked);
    QVERIFY(moves.size() > 1);
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        QCOMPARE(well.lamps(), turnLamps(well.game()));
        if (ply + 1 == moves.size())
            break;
        well.move(moves[ply]);
    }
    const int blank = zoujing_blank(&well.game());
    well.liftPoint(moves.back());
    well.wait(200);
    well.putPoint(blank);
    const int sounding = soundingTime(well);
    QVERIFY2(sounding >= 790 && sounding <= 810, qPrintable(QString::number(sounding)));
    zoujing_game_t end = well.game();
    zoujing_move(&end, static_cast<zoujing_point_t>(moves.back()), static_cast<zoujing_point_t>(blank));
    QVERIFY(isBlocked(end));
    QCOMPARE(well.lamps(), blockedLamps(end));
    QCOMPARE(well.lamps().count('R'), 2);
}

void BoardZoujingTest::letsTheFirstMoveWinOrNot_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<bool>("mayWin");
    QTest::newRow("black, may") << int(ZOUJING_BLACK) << true;
    QTest::newRow("black, may not") << int(ZOUJING_BLACK) << false;
    QTest::newRow("gray, may") << int(ZOUJING_GRAY) << true;
    QTest::newRow("gray, may not") << int(ZOUJING_GRAY) << false;
}

void BoardZoujingTest::letsTheFirstMoveWinOrNot()
{
    QFETCH(int, first);
    QFETCH(bool, mayWin);
    Well well({ZOUJING_START_ROWS, static_cast<zoujing_side_t>(first), !mayWin, false});
    const zoujing_game_t free = startOf({ZOUJING_START_ROWS, static_cast<zoujing_side_t>(first), false, false});
    const std::vector<int> wins = nearest(free, isBlocked);
    QCOMPARE(wins.size(), std::size_t{1});
    const QByteArray square = squareOfPoint(wins[0]);
    QCOMPARE(well.lamp(square.constData()), mayWin ? (first == ZOUJING_BLACK ? "m" : "w") : ".");
    well.liftPoint(wins[0]);
    well.wait(200);
    QCOMPARE(well.lamps(), mayWin ? withLamps({"d4g"}) : withLamps({}));
    well.putPoint(0);
    well.wait(1200);
    if (mayWin) {
        QCOMPARE(well.lamps().count('R'), 2);
        return;
    }
    QCOMPARE(well.lamps(), withLamps({square + 'b', "d4r"}));
    well.carry(0, wins[0]);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
    // Only the first: later the same move wins.
    playTo(well, isBlocked);
    QCOMPARE(well.lamps(), blockedLamps(well.game()));
}

void BoardZoujingTest::drawsAtTheThirdTimeOrNot_data()
{
    QTest::addColumn<bool>("draws");
    QTest::newRow("draws") << true;
    QTest::newRow("goes on") << false;
}

void BoardZoujingTest::drawsAtTheThirdTimeOrNot()
{
    QFETCH(bool, draws);
    Well well({ZOUJING_START_SIDES, ZOUJING_BLACK, false, draws});
    for (int round = 0; round < 2; ++round) {
        QCOMPARE(well.lamps(), turnLamps(well.game()));
        playTo(well, isTheSidesStart);
    }
    QCOMPARE(well.lamps(), draws ? withLamps({"a7Y", "g7Y", "g1Y", "a1Y"}) : turnLamps(well.game()));
    QCOMPARE(well.board().soundIsOn(), draws);
    well.wait(1000);
    if (draws) {  // nothing is played any more
        well.carry(2, 0);
        QCOMPARE(well.lamps(), withLamps({"a7Y", "g7Y", "g1Y", "a1Y"}));
    } else {
        well.move(2);
        QCOMPARE(well.lamps(), turnLamps(well.game()));
    }
}

void BoardZoujingTest::takesTheLastMoveBackAfterTheEnd()
{
    Well well;
    const std::vector<int> moves = nearest(well.game(), isBlocked);
    for (std::size_t ply = 0; ply + 1 < moves.size(); ++ply)
        well.move(moves[ply]);
    const zoujing_game_t before = well.game();
    const int blank = zoujing_blank(&before);
    well.carry(moves.back(), blank);
    well.wait(2000);
    well.liftPoint(blank);
    well.wait(3000);  // as long as one likes
    well.putPoint(moves.back());
    well.wait(500);
    QCOMPARE(well.lamps(), turnLamps(before));
}

void BoardZoujingTest::beginsANewGameAfterTheEnd()
{
    Well well;
    playTo(well, isBlocked);
    well.board().setSensors(0);
    well.wait(1200);
    QCOMPARE(well.lamps(), startLamps(kSides));
    for (const int point : {1, 2, 3, 4}) {
        well.putPoint(point);
        well.wait(300);
    }
    QCOMPARE(well.lamps(), turnLamps(startOf(kSides)));
    // Also when it is done one stone after the other, and without a pause.
    Well other;
    playTo(other, isBlocked);
    const int blank = zoujing_blank(&other.game());
    const int another = blank == 3 ? 2 : 3;
    other.liftPoint(0);
    other.wait(150);
    other.liftPoint(another);
    other.wait(150);
    other.putPoint(blank);
    other.putPoint(another);
    other.wait(900);
    QCOMPARE(other.lamps().count('R'), 2);
    other.wait(200);
    QCOMPARE(other.lamps(), turnLamps(startOf(kSides)));
}

/// From .BBGG the first move can win, and goes to the centre: back is the start.
void BoardZoujingTest::beginsANewGameWhenOneStoneLeadsBackToTheStart()
{
    Well well(kRows);
    playTo(well, isBlockedFromTheCentre);
    QCOMPARE(well.lamps().count('R'), 2);
    const int blank = zoujing_blank(&well.game());
    well.carry(0, blank);
    QCOMPARE(well.lamps(), turnLamps(startOf(kRows)));
    well.press(3);
    QCOMPARE(well.lamp("d8"), "y");
    // Also when it was not the first move.
    Well later(kRows);
    for (const int from : {2, 3, 0})
        later.move(from);
    playTo(later, isTheRowsStart);
    playTo(later, isBlockedFromTheCentre);
    later.carry(0, zoujing_blank(&later.game()));
    QCOMPARE(later.lamps(), turnLamps(startOf(kRows)));
}

void BoardZoujingTest::beginsANewGameAfterADrawAtTheStart()
{
    Well well({ZOUJING_START_SIDES, ZOUJING_BLACK, false, true});
    playTo(well, isTheSidesStart);
    playTo(well, isTheSidesStart);
    QCOMPARE(well.lamps().count('Y'), 4);
    well.liftPoint(1);
    well.liftPoint(2);
    well.wait(300);
    well.putPoint(1);
    well.putPoint(2);
    well.wait(900);
    QCOMPARE(well.lamps().count('Y'), 4);
    well.wait(200);
    QCOMPARE(well.lamps(), turnLamps(startOf({ZOUJING_START_SIDES, ZOUJING_BLACK, false, true})));
    // Or by the key.
    playTo(well, isTheSidesStart);
    playTo(well, isTheSidesStart);
    QCOMPARE(well.lamps().count('Y'), 4);
    well.press(0);
    well.wait(3000);
    QCOMPARE(well.lamps(), turnLamps(startOf({ZOUJING_START_SIDES, ZOUJING_BLACK, false, true})));
}

void BoardZoujingTest::keepsShowingTheEndWhenAStoneIsAdjusted()
{
    Well well;
    playTo(well, isBlocked);
    for (int point = 0; point < ZOUJING_POINTS; ++point) {
        if (point == zoujing_blank(&well.game()))
            continue;
        well.liftPoint(point);
        well.wait(2000);
        well.putPoint(point);
        well.wait(2000);
        QCOMPARE(well.lamps(), blockedLamps(well.game()));
    }
}

void BoardZoujingTest::saysNothingToAHost()
{
    Well well;
    well.say("HI 1 test");
    well.say("GQ");
    well.say("LD 01 " + QByteArray(64, 'r'));
    well.say("GS 7A31C0DE rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    well.sendRaw(QByteArray(2000, 'S'));
    well.wait(2000);
    well.move(2);
    QCOMPARE(well.lamps(), turnLamps(well.game()));
    QCOMPARE(well.board().takeSent(), std::string());
}

QTEST_GUILESS_MAIN(BoardZoujingTest)
#include "board_zoujing_test.moc"
