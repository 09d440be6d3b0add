// SPDX-License-Identifier: MIT
#include "klotski_solution.h"

#include <klotski_hand.h>

#include <QSignalSpy>
#include <QtTest>

using namespace qipan::klotski;

/// Blocks under the pointer and under the arrow keys. The board is the classic one: blanks on (1, 4) and (2, 4).
class KlotskiHandTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void picksTheBlockUnderThePointer();
    void heldBlockFollowsThePointer();
    void aDragIsOneGesture();
    void aDragBackIsNone();
    void aFlickCarriesOn();
    void cancelPutsItBack();
    void aChangeOfTheGameEndsTheDrag();
    void theCursorGoesRound();
    void keysPushThePickedBlock();
    void nothingIsPushedUnpicked();
    void anotherBoardDropsThePickedBlock();

private:
    std::unique_ptr<KlotskiGame> m_game;
    std::unique_ptr<KlotskiHand> m_hand;
};

void KlotskiHandTest::init()
{
    m_hand = std::make_unique<KlotskiHand>();
    m_game = std::make_unique<KlotskiGame>();
    m_hand->setGame(m_game.get());
}

void KlotskiHandTest::picksTheBlockUnderThePointer()
{
    QVERIFY(!m_hand->press(1.5, 4.5));
    QVERIFY(!m_hand->press(-0.1, 0));
    QVERIFY(!m_hand->press(4.1, 0));
    QCOMPARE(m_hand->heldBlock(), -1);
    QVERIFY(m_hand->press(2.9, 1.9));
    QCOMPARE(m_hand->heldBlock(), m_game->line().blockAt(1, 0));
    QCOMPARE(m_hand->heldX(), 1.0);
    QCOMPARE(m_hand->heldY(), 0.0);
}

void KlotskiHandTest::heldBlockFollowsThePointer()
{
    QVERIFY(m_hand->press(1.5, 3.5));
    m_hand->drag(1.5, 3.9);
    QCOMPARE(m_hand->heldY(), 3.4);
    m_hand->drag(1.5, 9);
    QCOMPARE(m_hand->heldX(), 1.0);
    QCOMPARE(m_hand->heldY(), 4.0);
    m_hand->drag(2.3, 4.6);
    QCOMPARE(m_hand->heldX(), 1.8);
    QCOMPARE(m_hand->heldY(), 4.0);
    m_hand->drag(qQNaN(), qInf());
    QCOMPARE(m_hand->heldX(), 1.8);
    QCOMPARE(m_game->plyCount(), 0);
}

void KlotskiHandTest::aDragIsOneGesture()
{
    QSignalSpy moved(m_game.get(), &KlotskiGame::moved);
    QVERIFY(m_hand->press(1.5, 3.5));
    m_hand->drag(1.5, 4.5);
    m_hand->drag(2.4, 4.5);
    QVERIFY(m_hand->release(0, 0));
    QCOMPARE(m_hand->heldBlock(), -1);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(m_game->plyCount(), 1);
    QCOMPARE(m_game->moveCount(), 1);
    QCOMPARE(m_game->stepCount(), 2);
    QCOMPARE(m_game->position(), QStringLiteral("VCCVVCCVVHHVV.SVS.SS"));
    QVERIFY(!m_hand->release(0, 0));
}

void KlotskiHandTest::aDragBackIsNone()
{
    QVERIFY(m_hand->press(1.5, 3.5));
    m_hand->drag(1.5, 4.5);
    m_hand->drag(1.5, 3.7);
    QVERIFY(!m_hand->release(0, 0));
    QCOMPARE(m_game->plyCount(), 0);
    QCOMPARE(m_hand->heldBlock(), -1);
}

void KlotskiHandTest::aFlickCarriesOn()
{
    QVERIFY(m_hand->press(0.5, 4.5));
    m_hand->drag(0.7, 4.5);
    QVERIFY(!m_hand->release(2.9, 0));
    QVERIFY(m_hand->press(0.5, 4.5));
    m_hand->drag(0.7, 4.5);
    QVERIFY(m_hand->release(3.1, 0));
    QCOMPARE(m_game->position(), QStringLiteral("VCCVVCCVVHHVVSSV.S.S"));
}

void KlotskiHandTest::cancelPutsItBack()
{
    QVERIFY(m_hand->press(1.5, 3.5));
    m_hand->drag(1.5, 4.5);
    m_hand->cancel();
    QCOMPARE(m_hand->heldBlock(), -1);
    QVERIFY(!m_hand->release(9, 9));
    QCOMPARE(m_game->position(), kClassic);
}

void KlotskiHandTest::aChangeOfTheGameEndsTheDrag()
{
    QVERIFY(m_game->play(m_game->line().blockAt(0, 4), 1, 4));
    QVERIFY(m_hand->press(2.5, 3.5));
    m_hand->drag(2.5, 4.5);
    m_game->undo();
    QCOMPARE(m_hand->heldBlock(), -1);
    QVERIFY(!m_hand->release(0, 0));
    QVERIFY(m_hand->press(2.5, 3.5));
    QVERIFY(m_game->load(kClassic, {}));
    QCOMPARE(m_hand->heldBlock(), -1);
    QVERIFY(m_hand->press(2.5, 3.5));
    m_game.reset();
    QVERIFY(!m_hand->release(0, 9));
}

void KlotskiHandTest::theCursorGoesRound()
{
    QCOMPARE(m_hand->cursorColumn(), -1);
    m_hand->moveCursor(1, 0);
    QCOMPARE(m_hand->cursorColumn(), 1);
    QCOMPARE(m_hand->cursorRow(), 0);
    m_hand->moveCursor(0, -1);
    QCOMPARE(m_hand->cursorRow(), 4);
    m_hand->moveCursor(-1, 0);
    m_hand->moveCursor(-1, 0);
    QCOMPARE(m_hand->cursorColumn(), 3);
    m_hand->moveCursor(1, 1);
    QCOMPARE(m_hand->cursorColumn(), 0);
    QCOMPARE(m_hand->cursorRow(), 0);
    QVERIFY(!m_hand->press(1.5, 4.5));
    QCOMPARE(m_hand->cursorColumn(), -1);
}

void KlotskiHandTest::keysPushThePickedBlock()
{
    m_hand->moveCursor(0, 0);
    for (int i = 0; i < 3; ++i)
        m_hand->moveCursor(0, 1);
    QVERIFY(m_hand->pick());
    const int soldier = m_game->line().blockAt(1, 3);
    QCOMPARE(m_hand->pickedBlock(), soldier);
    QVERIFY(!m_hand->push(-1, 0));
    QVERIFY(!m_hand->push(0, 2));
    QVERIFY(m_hand->push(0, 1));
    QVERIFY(m_hand->push(1, 0));
    QCOMPARE(m_hand->pickedBlock(), soldier);
    QCOMPARE(m_hand->cursorColumn(), 2);
    QCOMPARE(m_hand->cursorRow(), 4);
    QCOMPARE(m_game->moveCount(), 1);
    QCOMPARE(m_game->stepCount(), 2);
    QVERIFY(!m_hand->pick());
    QCOMPARE(m_hand->pickedBlock(), -1);
}

void KlotskiHandTest::nothingIsPushedUnpicked()
{
    QVERIFY(!m_hand->pick());
    QVERIFY(!m_hand->push(0, 1));
    m_hand->moveCursor(0, 0);
    QVERIFY(!m_hand->push(0, 1));
    // The cursor on a blank.
    m_hand->moveCursor(0, -1);
    QVERIFY(!m_hand->pick());
    QCOMPARE(m_game->plyCount(), 0);
}

void KlotskiHandTest::anotherBoardDropsThePickedBlock()
{
    m_hand->moveCursor(0, 0);
    QVERIFY(m_hand->pick());
    QSignalSpy picked(m_hand.get(), &KlotskiHand::pickedBlockChanged);
    QVERIFY(m_game->load(QStringLiteral("CC..CC.............."), {}));
    QCOMPARE(m_hand->pickedBlock(), -1);
    QCOMPARE(picked.count(), 1);
}

QTEST_GUILESS_MAIN(KlotskiHandTest)
#include "klotski_hand_test.moc"
