// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <board_input.h>

#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;

/// Clicks, drags, keys and typed moves, up to whole games.
class BoardInputTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void pressOnAnOwnManSelects();
    void pressOnATargetMoves();
    void pressOnAnotherOwnManReselects();
    void secondPressOnTheSelectedManDeselectsOnRelease();
    void pressElsewhereDeselects();
    void pressOnAnEmptySquareOrEnemySelectsNothing();
    void pressThatWouldLeaveTheKingInCheckSaysSo();
    void nothingIsSelectedWhenTheGameIsOver();
    void anEarlierPlyOfAnEndedGameCanBePlayedFrom();
    void aChangeOfThePositionDeselects();

    void aDragMakesAMove();
    void aDragStartsOnTheSelectedManOnly();
    void aDropOnNoTargetGoesBack();
    void aDropOffTheBoardGoesBack();
    void aDropOnTheOriginKeepsANewSelection();
    void aPressDuringADragDoesNothing();
    void hoverTellsTargetsOnly();

    void promotionOpensTheChooser();
    void asksForAPromotionMadeElsewhere();
    void tellsThatAPromotionWasCancelled();
    void choosingPromotes_data();
    void choosingPromotes();
    void aCancelledPromotionLeavesAllAsBefore();
    void aPressElsewhereOnlyClosesTheChooser();
    void aDropOpensTheChooser();
    void chooserKeys();
    void blackPromotesOnTheFirstRank();

    void theFirstKeyShowsTheCursor();
    void cursorWraps_data();
    void cursorWraps();
    void cursorPicksAndDrops();
    void cursorSaysWhyNothingIsPicked();
    void aPressHidesTheCursor();

    void typedMovesArePlayedOnEnter();
    void typedMovesThatAreRefusedSayWhyAndAreGone();
    void tellsWhetherEnterPlaysTheTypedMove_data();
    void tellsWhetherEnterPlaysTheTypedMove();
    void aTypedPromotionAsksForThePiece_data();
    void aTypedPromotionAsksForThePiece();
    void aTypedPromotionIsAQueenIfSoWanted();
    void whatWasSaidEndsWithThePosition();
    void cancelGoesFromTheInside();

    void playsAGameByMouseToMate();
    void playsAGameByDragsWithCastlingOnBothSides();
    void playsInPassingByMouse();
    void playsToStalemateByKeys();
    void undoesToTheStartAndRedoesToTheEndAmongClicks();
    void signalsOnceAndOnlyOnChange();

private:
    void type(const QString& text);
    void click(const char* square);
    void click(const QString& moves);
    void drag(const QString& moves);
    void keyTo(const char* square);
    void keys(const QString& moves);

    std::unique_ptr<ChessGame> game;
    std::unique_ptr<BoardInput> input;
};

void BoardInputTest::init()
{
    input = std::make_unique<BoardInput>();
    game = std::make_unique<ChessGame>();
    input->setGame(game.get());
}

void BoardInputTest::type(const QString& text)
{
    for (const QChar character : text)
        input->typeCharacter(character);
}

void BoardInputTest::click(const char* square)
{
    input->press(at(square));
    input->release(at(square));
}

/// "e2e4 e7e5": each by two clicks.
void BoardInputTest::click(const QString& moves)
{
    for (const QString& move : moves.split(' ')) {
        click(qPrintable(move.left(2)));
        click(qPrintable(move.mid(2)));
    }
}

void BoardInputTest::drag(const QString& moves)
{
    for (const QString& move : moves.split(' ')) {
        const int from = at(qPrintable(move.left(2)));
        const int to = at(qPrintable(move.mid(2)));
        input->press(from);
        input->startDrag(from);
        input->hover(to);
        input->drop(to);
        input->release(to);
    }
}

void BoardInputTest::keyTo(const char* square)
{
    if (input->cursorSquare() < 0)
        input->moveCursor(0, 0);
    const int direction = input->isFlipped() ? -1 : 1;
    while (input->cursorSquare() % 8 != at(square) % 8)
        input->moveCursor(direction, 0);
    while (input->cursorSquare() / 8 != at(square) / 8)
        input->moveCursor(0, direction);
}

void BoardInputTest::keys(const QString& moves)
{
    for (const QString& move : moves.split(' ')) {
        keyTo(qPrintable(move.left(2)));
        input->activateCursor();
        keyTo(qPrintable(move.mid(2)));
        input->activateCursor();
    }
}

void BoardInputTest::pressOnAnOwnManSelects()
{
    input->press(at("e2"));
    QCOMPARE(input->selectedSquare(), at("e2"));
    input->release(at("e2"));
    QCOMPARE(input->selectedSquare(), at("e2"));
}

void BoardInputTest::pressOnATargetMoves()
{
    click("e2");
    input->press(at("e4"));
    QCOMPARE(line(*game), "e4");
    QCOMPARE(input->selectedSquare(), -1);
    input->release(at("e4"));
    QCOMPARE(input->selectedSquare(), -1);
}

void BoardInputTest::pressOnAnotherOwnManReselects()
{
    click("e2");
    click("g1");
    QCOMPARE(input->selectedSquare(), at("g1"));
    click("f3");
    QCOMPARE(line(*game), "Nf3");
}

void BoardInputTest::secondPressOnTheSelectedManDeselectsOnRelease()
{
    click("e2");
    input->press(at("e2"));
    QCOMPARE(input->selectedSquare(), at("e2"));
    input->release(at("e2"));
    QCOMPARE(input->selectedSquare(), -1);
}

void BoardInputTest::pressElsewhereDeselects()
{
    for (const int square : {at("e5"), at("e7"), -1}) {
        click("e2");
        QCOMPARE(input->selectedSquare(), at("e2"));
        input->press(square);
        QCOMPARE(input->selectedSquare(), -1);
        QCOMPARE(game->plyCount(), 0);
    }
}

void BoardInputTest::pressOnAnEmptySquareOrEnemySelectsNothing()
{
    click("e4");
    QCOMPARE(input->selectedSquare(), -1);
    click("e7");
    QCOMPARE(input->selectedSquare(), -1);
    QCOMPARE(input->message(), QString());
}

void BoardInputTest::pressThatWouldLeaveTheKingInCheckSaysSo()
{
    QVERIFY(game->newGameFromFen("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1"));
    click(QStringLiteral("e3f5"));
    QVERIFY(input->message().contains("check"));
    QCOMPARE(game->plyCount(), 0);
    click("a1");
    QCOMPARE(input->message(), QString());
}

void BoardInputTest::nothingIsSelectedWhenTheGameIsOver()
{
    click("e2");
    game->resign(0);
    QCOMPARE(input->selectedSquare(), -1);
    click("e2");
    QCOMPARE(input->selectedSquare(), -1);
}

void BoardInputTest::anEarlierPlyOfAnEndedGameCanBePlayedFrom()
{
    QCOMPARE(play(*game, "e4 e5"), QString());
    game->resign(0);
    game->stepBack();
    click("c7");
    QCOMPARE(input->selectedSquare(), at("c7"));
}

void BoardInputTest::aChangeOfThePositionDeselects()
{
    QCOMPARE(play(*game, "e4 e5"), QString());
    click("g1");
    game->stepBack();
    QCOMPARE(input->selectedSquare(), -1);
    game->stepForward();
    input->press(at("g1"));
    input->startDrag(at("g1"));
    game->undo();
    QCOMPARE(input->dragSquare(), -1);
    QCOMPARE(input->selectedSquare(), -1);
}

void BoardInputTest::aDragMakesAMove()
{
    QSignalSpy dropped(input.get(), &BoardInput::dropped);
    int pliesAtDrop = -1;
    connect(input.get(), &BoardInput::dropped, this, [&] { pliesAtDrop = game->plyCount(); });
    input->press(at("e2"));
    input->startDrag(at("e2"));
    QCOMPARE(input->dragSquare(), at("e2"));
    QCOMPARE(input->selectedSquare(), at("e2"));
    input->drop(at("e4"));
    QCOMPARE(line(*game), "e4");
    QCOMPARE(input->dragSquare(), -1);
    QCOMPARE(input->selectedSquare(), -1);
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(dropped.first(), QVariantList({at("e2"), at("e4")}));
    QCOMPARE(pliesAtDrop, 0);
}

void BoardInputTest::aDragStartsOnTheSelectedManOnly()
{
    input->startDrag(at("e2"));
    QCOMPARE(input->dragSquare(), -1);
    input->press(at("e5"));
    input->startDrag(at("e5"));
    QCOMPARE(input->dragSquare(), -1);
    input->startDrag(-1);
    QCOMPARE(input->dragSquare(), -1);
    input->drop(at("e4"));
    QCOMPARE(game->plyCount(), 0);
}

void BoardInputTest::aDropOnNoTargetGoesBack()
{
    QSignalSpy dropped(input.get(), &BoardInput::dropped);
    drag("e2e5");
    QCOMPARE(game->plyCount(), 0);
    QCOMPARE(input->dragSquare(), -1);
    QCOMPARE(input->hoverSquare(), -1);
    QCOMPARE(input->selectedSquare(), at("e2"));
    QVERIFY(!input->message().isEmpty());
    QCOMPARE(dropped.count(), 0);
}

void BoardInputTest::aDropOffTheBoardGoesBack()
{
    input->press(at("e2"));
    input->startDrag(at("e2"));
    input->drop(-1);
    QCOMPARE(input->dragSquare(), -1);
    QCOMPARE(game->plyCount(), 0);
    QCOMPARE(input->message(), QString());
}

void BoardInputTest::aDropOnTheOriginKeepsANewSelection()
{
    drag("e2e2");
    QCOMPARE(input->selectedSquare(), at("e2"));
    drag("e2e2");
    QCOMPARE(input->selectedSquare(), -1);
}

void BoardInputTest::aPressDuringADragDoesNothing()
{
    input->press(at("e2"));
    input->startDrag(at("e2"));
    input->press(at("e4"));
    input->press(at("g1"));
    QCOMPARE(game->plyCount(), 0);
    QCOMPARE(input->dragSquare(), at("e2"));
    QCOMPARE(input->selectedSquare(), at("e2"));
    input->cancelDrag();
    QCOMPARE(input->dragSquare(), -1);
    QCOMPARE(game->plyCount(), 0);
}

void BoardInputTest::hoverTellsTargetsOnly()
{
    input->hover(at("e4"));
    QCOMPARE(input->hoverSquare(), -1);
    click("e2");
    input->hover(at("e4"));
    QCOMPARE(input->hoverSquare(), at("e4"));
    input->hover(at("e5"));
    QCOMPARE(input->hoverSquare(), -1);
    input->hover(at("e3"));
    click("e4");
    QCOMPARE(input->hoverSquare(), -1);
}

void BoardInputTest::promotionOpensTheChooser()
{
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    click(QStringLiteral("a7b8"));
    QCOMPARE(game->plyCount(), 0);
    QCOMPARE(game->pieceAt(at("b8")), "bR");
    QCOMPARE(input->promotionSquare(), at("b8"));
    QCOMPARE(input->promotionFrom(), at("a7"));
    QCOMPARE(input->promotionColor(), 0);
    QCOMPARE(input->promotionIndex(), 0);
    QCOMPARE(input->promotionKinds(), QStringList({"wQ", "wN", "wR", "wB"}));
}

void BoardInputTest::asksForAPromotionMadeElsewhere()
{
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    input->askPromotion(at("a1"), at("a2"));
    QCOMPARE(input->promotionSquare(), -1);
    input->askPromotion(at("a7"), at("b8"));
    QCOMPARE(input->promotionSquare(), at("b8"));
    QCOMPARE(input->promotionFrom(), at("a7"));
    input->choosePromotion(CHESS_TYPE_ROOK);
    QCOMPARE(game->pieceAt(at("b8")), "wR");
}

void BoardInputTest::tellsThatAPromotionWasCancelled()
{
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    QSignalSpy cancelled(input.get(), &BoardInput::promotionCancelled);
    input->askPromotion(at("a7"), at("b8"));
    input->cancel();
    QCOMPARE(cancelled.count(), 1);
    input->askPromotion(at("a7"), at("b8"));
    input->press(at("d4"));
    QCOMPARE(cancelled.count(), 2);
    input->askPromotion(at("a7"), at("b8"));
    input->choosePromotion(CHESS_TYPE_QUEEN);
    QCOMPARE(cancelled.count(), 2);
}

void BoardInputTest::choosingPromotes_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("kind");
    QTest::newRow("queen") << int(CHESS_TYPE_QUEEN) << "wQ";
    QTest::newRow("knight") << int(CHESS_TYPE_KNIGHT) << "wN";
    QTest::newRow("rook") << int(CHESS_TYPE_ROOK) << "wR";
    QTest::newRow("bishop") << int(CHESS_TYPE_BISHOP) << "wB";
}

void BoardInputTest::choosingPromotes()
{
    QFETCH(int, type);
    QFETCH(QString, kind);
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    click(QStringLiteral("a7b8"));
    input->choosePromotion(CHESS_TYPE_KING);
    QCOMPARE(input->promotionSquare(), at("b8"));
    input->choosePromotion(type);
    QCOMPARE(game->pieceAt(at("b8")), kind);
    QCOMPARE(input->promotionSquare(), -1);
    QCOMPARE(input->selectedSquare(), -1);
}

void BoardInputTest::aCancelledPromotionLeavesAllAsBefore()
{
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    const QString before = game->fen();
    QSignalSpy position(game.get(), &ChessGame::positionChanged);
    click(QStringLiteral("a7b8"));
    input->cancel();
    QCOMPARE(input->promotionSquare(), -1);
    QVERIFY(input->promotionKinds().isEmpty());
    QCOMPARE(game->fen(), before);
    QCOMPARE(position.count(), 0);
    QVERIFY(game->capturedByWhite().isEmpty());
    QVERIFY(!game->canUndo());
    QCOMPARE(input->selectedSquare(), -1);
    input->choosePromotion(CHESS_TYPE_QUEEN);
    QCOMPARE(game->fen(), before);
}

void BoardInputTest::aPressElsewhereOnlyClosesTheChooser()
{
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    click(QStringLiteral("a7b8"));
    click("a1");
    QCOMPARE(input->promotionSquare(), -1);
    QCOMPARE(input->selectedSquare(), -1);
    QCOMPARE(game->plyCount(), 0);
    click(QStringLiteral("a7a8"));
    QCOMPARE(input->promotionSquare(), at("a8"));
}

void BoardInputTest::aDropOpensTheChooser()
{
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    QSignalSpy dropped(input.get(), &BoardInput::dropped);
    drag("a7a8");
    QCOMPARE(input->promotionSquare(), at("a8"));
    QCOMPARE(dropped.count(), 0);
    QCOMPARE(input->dragSquare(), -1);
    input->choosePromotion(CHESS_TYPE_ROOK);
    QCOMPARE(line(*game), "a8=R");
}

void BoardInputTest::chooserKeys()
{
    QVERIFY(game->newGameFromFen("7k/P7/8/8/8/8/8/K7 w - - 0 1"));
    click(QStringLiteral("a7a8"));
    input->moveCursor(0, -1);
    QCOMPARE(input->promotionIndex(), 1);
    input->moveCursor(0, 1);
    input->moveCursor(0, 1);
    QCOMPARE(input->promotionIndex(), 3);
    input->movePromotionIndex(-1);
    QCOMPARE(input->promotionIndex(), 2);
    QCOMPARE(input->cursorSquare(), -1);
    input->activateCursor();
    QCOMPARE(line(*game), "a8=R+");
    game->undo();
    click(QStringLiteral("a7a8"));
    QCOMPARE(input->promotionIndex(), 0);
    input->typeCharacter("x");
    QCOMPARE(input->promotionSquare(), at("a8"));
    input->typeCharacter("n");
    QCOMPARE(line(*game), "a8=N");
    QCOMPARE(input->typedText(), QString());
    game->undo();
    input->setFlipped(true);
    click(QStringLiteral("a7a8"));
    input->moveCursor(0, 1);  // the column grows upwards on the flipped board
    QCOMPARE(input->promotionIndex(), 1);
}

void BoardInputTest::blackPromotesOnTheFirstRank()
{
    QVERIFY(game->newGameFromFen("7k/8/8/8/8/8/p7/7K b - - 0 1"));
    click(QStringLiteral("a2a1"));
    QCOMPARE(input->promotionColor(), 1);
    QCOMPARE(input->promotionKinds(), QStringList({"bQ", "bN", "bR", "bB"}));
    input->activateCursor();
    QCOMPARE(line(*game), "a1=Q+");
}

void BoardInputTest::theFirstKeyShowsTheCursor()
{
    QCOMPARE(input->cursorSquare(), -1);
    input->moveCursor(1, 0);
    QCOMPARE(input->cursorSquare(), at("e2"));
    input->moveCursor(1, 0);
    QCOMPARE(input->cursorSquare(), at("f2"));
    input->hideCursor();
    input->activateCursor();
    QCOMPARE(input->cursorSquare(), at("f2"));
    QCOMPARE(input->selectedSquare(), -1);
}

void BoardInputTest::cursorWraps_data()
{
    QTest::addColumn<bool>("flipped");
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("dx");
    QTest::addColumn<int>("dy");
    QTest::addColumn<QString>("to");
    QTest::newRow("right") << false << "e4" << 1 << 0 << "f4";
    QTest::newRow("right over the edge") << false << "h4" << 1 << 0 << "a4";
    QTest::newRow("left over the edge") << false << "a4" << -1 << 0 << "h4";
    QTest::newRow("up over the edge") << false << "e8" << 0 << 1 << "e1";
    QTest::newRow("down over the edge") << false << "e1" << 0 << -1 << "e8";
    QTest::newRow("flipped right") << true << "e4" << 1 << 0 << "d4";
    QTest::newRow("flipped up") << true << "e4" << 0 << 1 << "e3";
    QTest::newRow("flipped right over the edge") << true << "a4" << 1 << 0 << "h4";
    QTest::newRow("flipped up over the edge") << true << "e1" << 0 << 1 << "e8";
}

void BoardInputTest::cursorWraps()
{
    QFETCH(bool, flipped);
    QFETCH(QString, from);
    QFETCH(int, dx);
    QFETCH(int, dy);
    QFETCH(QString, to);
    input->setFlipped(flipped);
    keyTo(qPrintable(from));
    input->moveCursor(dx, dy);
    QCOMPARE(input->cursorSquare(), at(qPrintable(to)));
}

void BoardInputTest::cursorPicksAndDrops()
{
    keyTo("e2");
    input->activateCursor();
    QCOMPARE(input->selectedSquare(), at("e2"));
    input->activateCursor();
    QCOMPARE(input->selectedSquare(), -1);
    input->activateCursor();
    keyTo("d2");
    input->activateCursor();
    QCOMPARE(input->selectedSquare(), at("d2"));
    keyTo("d4");
    input->activateCursor();
    QCOMPARE(line(*game), "d4");
    QCOMPARE(input->cursorSquare(), at("d4"));
}

void BoardInputTest::cursorSaysWhyNothingIsPicked()
{
    QSignalSpy rejected(game.get(), &ChessGame::moveRejected);
    keyTo("e7");
    input->activateCursor();
    QCOMPARE(input->selectedSquare(), -1);
    QVERIFY(!input->message().isEmpty());
    QCOMPARE(rejected.count(), 1);
    input->moveCursor(1, 0);
    QCOMPARE(input->message(), QString());
    keyTo("e2");
    input->activateCursor();
    keyTo("e5");
    input->activateCursor();
    QCOMPARE(input->selectedSquare(), at("e2"));
    QVERIFY(!input->message().isEmpty());
    QCOMPARE(rejected.count(), 2);
    QCOMPARE(game->plyCount(), 0);
}

void BoardInputTest::aPressHidesTheCursor()
{
    keyTo("e4");
    click("e2");
    QCOMPARE(input->cursorSquare(), -1);
    input->moveCursor(0, 0);
    QCOMPARE(input->cursorSquare(), at("e2"));
}

void BoardInputTest::typedMovesArePlayedOnEnter()
{
    for (const char* character : {"N", "f", "4", "\b", "3"})
        input->typeCharacter(character);
    QCOMPARE(input->typedText(), "Nf3");
    QCOMPARE(game->plyCount(), 0);
    input->submitTyped();
    QCOMPARE(line(*game), "Nf3");
    QCOMPARE(input->typedText(), QString());
    input->typeCharacter("\b");
    input->submitTyped();
    QCOMPARE(game->plyCount(), 1);
    QCOMPARE(input->message(), QString());
}

void BoardInputTest::typedMovesThatAreRefusedSayWhyAndAreGone()
{
    QSignalSpy messages(input.get(), &BoardInput::messageChanged);
    type("Ne5");
    input->submitTyped();
    QCOMPARE(input->message(), "“Ne5” is not a legal move here.");
    QCOMPARE(messages.count(), 1);
    QCOMPARE(input->typedText(), QString());
    type("d");
    QCOMPARE(input->message(), QString());
    QCOMPARE(input->typedText(), "d");
    input->clearTyped();
    QCOMPARE(input->message(), QString());
    QCOMPARE(input->typedText(), QString());
    input->typeCharacter(QString(1, QChar('\t')));
    QCOMPARE(input->typedText(), QString());
    for (int i = 0; i < 100; ++i)
        input->typeCharacter("a");
    QVERIFY(input->typedText().size() < 20);
}

void BoardInputTest::tellsWhetherEnterPlaysTheTypedMove_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("plays");
    QTest::newRow("nothing") << "" << false;
    QTest::newRow("half a move") << "Ka" << false;
    QTest::newRow("no move") << "p" << false;
    QTest::newRow("illegal move") << "e4" << false;
    QTest::newRow("SAN") << "Ka2" << true;
    QTest::newRow("coordinates") << "a1a2" << true;
    QTest::newRow("promotion without its piece") << "a8" << false;
    QTest::newRow("promotion") << "a8=Q" << true;
}

void BoardInputTest::tellsWhetherEnterPlaysTheTypedMove()
{
    QFETCH(QString, text);
    QFETCH(bool, plays);
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    type(text);
    QCOMPARE(input->typedPlays(), plays);
    input->submitTyped();
    QCOMPARE(game->plyCount(), plays ? 1 : 0);
}

void BoardInputTest::aTypedPromotionAsksForThePiece_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("to");
    for (const char* text : {"a8", "a7a8", "a7-a8", "A7A8", "a8!", "a8="})
        QTest::newRow(text) << text << "a8";
    for (const char* text : {"axb8", "a7b8", "a7xb8", "ab8", "axb8+"})
        QTest::newRow(text) << text << "b8";
}

void BoardInputTest::aTypedPromotionAsksForThePiece()
{
    QFETCH(QString, text);
    QFETCH(QString, to);
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    type(text);
    input->submitTyped();
    QCOMPARE(input->message(), QString());
    QCOMPARE(input->typedText(), QString());
    QCOMPARE(input->promotionFrom(), at("a7"));
    QCOMPARE(input->promotionSquare(), at(qPrintable(to)));
    type("r");
    QCOMPARE(game->pieceAt(at(qPrintable(to))), "wR");
}

void BoardInputTest::aTypedPromotionIsAQueenIfSoWanted()
{
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    input->setAutoQueen(true);
    type("a8");
    QVERIFY(input->typedPlays());
    input->submitTyped();
    QCOMPARE(line(*game), "a8=Q");
}

void BoardInputTest::whatWasSaidEndsWithThePosition()
{
    click(QStringLiteral("e2e4 e7e5"));
    type("Ke5");
    input->submitTyped();
    QVERIFY(!input->message().isEmpty());
    game->undo();
    QCOMPARE(input->message(), QString());
}

void BoardInputTest::cancelGoesFromTheInside()
{
    QVERIFY(game->newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    input->typeCharacter("K");
    click(QStringLiteral("a7b8"));
    input->cancel();
    QCOMPARE(input->promotionSquare(), -1);
    QCOMPARE(input->selectedSquare(), -1);
    input->press(at("a7"));
    input->startDrag(at("a7"));
    input->cancel();
    QCOMPARE(input->dragSquare(), -1);
    QCOMPARE(input->selectedSquare(), at("a7"));
    input->cancel();
    QCOMPARE(input->selectedSquare(), -1);
    QCOMPARE(input->typedText(), "K");
    input->cancel();
    QCOMPARE(input->typedText(), QString());
}

void BoardInputTest::playsAGameByMouseToMate()
{
    click(QStringLiteral("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7"));
    QCOMPARE(game->outcome(), ChessGame::WhiteWins);
    QCOMPARE(game->reason(), ChessGame::Checkmate);
    QCOMPARE(line(*game), "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
}

void BoardInputTest::playsAGameByDragsWithCastlingOnBothSides()
{
    drag("e2e4 d7d5 g1f3 b8c6 f1e2 c8g4 e1g1 d8d6 h2h3 e8c8");
    QCOMPARE(line(*game), "e4 d5 Nf3 Nc6 Be2 Bg4 O-O Qd6 h3 O-O-O");
    QCOMPARE(game->pieceAt(at("f1")), "wR");
    QCOMPARE(game->pieceAt(at("d8")), "bR");
}

void BoardInputTest::playsInPassingByMouse()
{
    click(QStringLiteral("e2e4 a7a6 e4e5 d7d5 e5d6"));
    QCOMPARE(line(*game), "e4 a6 e5 d5 exd6");
    QCOMPARE(game->pieceAt(at("d5")), QString());
}

void BoardInputTest::playsToStalemateByKeys()
{
    keys("e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6");
    QCOMPARE(game->outcome(), ChessGame::Draw);
    QCOMPARE(game->reason(), ChessGame::Stalemate);
}

void BoardInputTest::undoesToTheStartAndRedoesToTheEndAmongClicks()
{
    click(QStringLiteral("e2e4 e7e5 g1f3"));
    while (game->canUndo())
        game->undo();
    QCOMPARE(game->plyCount(), 0);
    while (game->canRedo())
        game->redo();
    click(QStringLiteral("b8c6"));
    QCOMPARE(line(*game), "e4 e5 Nf3 Nc6");
}

void BoardInputTest::signalsOnceAndOnlyOnChange()
{
    QSignalSpy selected(input.get(), &BoardInput::selectedSquareChanged);
    QSignalSpy promotion(input.get(), &BoardInput::promotionChanged);
    QSignalSpy message(input.get(), &BoardInput::messageChanged);
    QSignalSpy flipped(input.get(), &BoardInput::flippedChanged);
    QSignalSpy cursor(input.get(), &BoardInput::cursorSquareChanged);
    QSignalSpy games(input.get(), &BoardInput::gameChanged);
    click("e2");
    QCOMPARE(selected.count(), 1);
    click("e4");
    QCOMPARE(selected.count(), 2);
    click("a3");
    QCOMPARE(selected.count(), 2);
    input->setFlipped(true);
    input->setFlipped(true);
    QCOMPARE(flipped.count(), 1);
    input->setGame(game.get());
    QCOMPARE(games.count(), 0);
    QCOMPARE(promotion.count() + message.count() + cursor.count(), 0);
}

QTEST_GUILESS_MAIN(BoardInputTest)
#include "board_input_test.moc"
