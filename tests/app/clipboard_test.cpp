// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <clipboard.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;

/// FEN and PGN to the clipboard and back.
class ClipboardTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void copiesTheShownPosition();
    void copiesTheGame();
    void pastesAPosition();
    void pastesAGame();
    void saysTheFirstFaultOfAPastedGame();
    void pastesAGameChosenFromSeveral();
    void saysWhyAPositionIsRefused();
    void saysWhyNothingIsPasted_data();
    void saysWhyNothingIsPasted();
    void aNewPasteForgetsTheOldOne();
    void aFileOpenedInsteadIsNotCalledPasted();

private:
    static void put(const QString& text)
    {
        QGuiApplication::clipboard()->setText(text);
    }
    bool wait()
    {
        return QTest::qWaitFor([this] { return !file->isBusy(); });
    }

    std::unique_ptr<ChessGame> game;
    std::unique_ptr<GameFile> file;
    std::unique_ptr<Clipboard> clipboard;
};

void ClipboardTest::init()
{
    clipboard = std::make_unique<Clipboard>();
    file = std::make_unique<GameFile>();
    game = std::make_unique<ChessGame>();
    file->setGame(game.get());
}

void ClipboardTest::copiesTheShownPosition()
{
    QCOMPARE(play(*game, "e4 e5"), QString());
    game->stepBack();
    clipboard->copyFen(game.get());
    QCOMPARE(QGuiApplication::clipboard()->text(), game->fen());
}

void ClipboardTest::copiesTheGame()
{
    QCOMPARE(play(*game, "e4 e5"), QString());
    clipboard->copyPgn(game.get());
    QCOMPARE(QGuiApplication::clipboard()->text(), game->pgn());
}

void ClipboardTest::pastesAPosition()
{
    QSignalSpy pasted(clipboard.get(), &Clipboard::pasted);
    put("  4k3/8/8/8/8/8/8/4K2R w K - 0 1\n");
    clipboard->paste(game.get(), file.get());
    QCOMPARE(pasted.count(), 1);
    QVERIFY(pasted.first().first().toString().contains("FEN"));
    QCOMPARE(game->fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

void ClipboardTest::pastesAGame()
{
    QSignalSpy pasted(clipboard.get(), &Clipboard::pasted);
    put("[White \"Anna\"]\n\n1. e4 e5 1/2-1/2\n");
    clipboard->paste(game.get(), file.get());
    QVERIFY(wait());
    QCOMPARE(pasted.count(), 1);
    QVERIFY(pasted.first().first().toString().contains("PGN"));
    QCOMPARE(line(*game), "e4 e5");
    file->openText("1. d4");
    QVERIFY(wait());
    QCOMPARE(pasted.count(), 1);
}

void ClipboardTest::saysTheFirstFaultOfAPastedGame()
{
    QSignalSpy pasted(clipboard.get(), &Clipboard::pasted);
    put("1. e4 c5 2. Nxf7");
    clipboard->paste(game.get(), file.get());
    QVERIFY(wait());
    QCOMPARE(line(*game), "e4 c5");
    QCOMPARE(pasted.count(), 1);
    const QString said = pasted.first().first().toString();
    QVERIFY2(said.contains("Nxf7: illegal move"), qPrintable(said));
}

void ClipboardTest::pastesAGameChosenFromSeveral()
{
    QSignalSpy pasted(clipboard.get(), &Clipboard::pasted);
    put("[White \"Anna\"]\n\n1. e4 *\n\n[White \"Ben\"]\n\n1. d4 *\n");
    clipboard->paste(game.get(), file.get());
    QVERIFY(wait());
    QVERIFY(file->isChoosing());
    QCOMPARE(pasted.count(), 0);
    file->choose(1);
    QVERIFY(wait());
    QCOMPARE(pasted.count(), 1);
    QCOMPARE(line(*game), "d4");
}

void ClipboardTest::saysWhyAPositionIsRefused()
{
    QCOMPARE(play(*game, "e4"), QString());
    QSignalSpy failed(clipboard.get(), &Clipboard::failed);
    put("8/8/8/8/8/8/8/K7 w - - 0 1");
    clipboard->paste(game.get(), file.get());
    QCOMPARE(failed.count(), 1);
    QVERIFY2(failed.first().first().toString().contains("king"), qPrintable(failed.first().first().toString()));
    QCOMPARE(line(*game), "e4");
}

void ClipboardTest::saysWhyNothingIsPasted_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("white space") << " \n ";
    QTest::newRow("other text") << "Dear Anna,\nsee you at the club!";
}

void ClipboardTest::saysWhyNothingIsPasted()
{
    QFETCH(QString, text);
    QCOMPARE(play(*game, "e4"), QString());
    QSignalSpy failed(clipboard.get(), &Clipboard::failed);
    put(text);
    clipboard->paste(game.get(), file.get());
    QVERIFY(wait());
    QCOMPARE(failed.count(), 1);
    QCOMPARE(line(*game), "e4");
}

void ClipboardTest::aNewPasteForgetsTheOldOne()
{
    QSignalSpy pasted(clipboard.get(), &Clipboard::pasted);
    put("1. e4 e5");
    clipboard->paste(game.get(), file.get());
    clipboard->paste(game.get(), file.get());
    QVERIFY(wait());
    QTest::qWait(20);
    QCOMPARE(pasted.count(), 1);
}

void ClipboardTest::aFileOpenedInsteadIsNotCalledPasted()
{
    QSignalSpy pasted(clipboard.get(), &Clipboard::pasted);
    put("[White \"Anna\"]\n\n1. e4 *\n\n[White \"Ben\"]\n\n1. d4 *\n");
    clipboard->paste(game.get(), file.get());
    QVERIFY(wait());
    file->cancel();
    file->openText("1. c4");
    QVERIFY(wait());
    QCOMPARE(line(*game), "c4");
    for (int i = 0; i < 3; ++i) {  // before the program comes to itself in between
        clipboard->paste(game.get(), file.get());
        file->openText("1. f4");
    }
    QVERIFY(wait());
    QCOMPARE(line(*game), "f4");
    QCOMPARE(pasted.count(), 0);
}

QTEST_MAIN(ClipboardTest)
#include "clipboard_test.moc"
