// SPDX-License-Identifier: MIT
#include "klotski_solution.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QtTest>

using namespace qipan::klotski;

/// What is played, counted, undone, shared.
class KlotskiGameTest : public QObject {
    Q_OBJECT

private slots:
    void beginsWithTheClassicBoard();
    void countsAPublishedSolution();
    void gesturesOfOneBlockAreOneMove();
    void aWayThereAndBackIsNoMove();
    void countsAnyGameAsFromItsStart();
    void undoTakesBackOneGesture();
    void playingForgetsWhatWasUndone();
    void goesToAnyPly();
    void blocksKeepTheirIds();
    void refusesWhatTheRulesRefuse();
    void tellsWhatIsWrongWithABoard_data();
    void tellsWhatIsWrongWithABoard();
    void textComesBack();
    void pastesLettersWithAnySpace();
    void pasteOfNonsenseChangesNothing();
    void restartsWithoutHelp();
    void savesAndRestores();
    void refusesToRestoreIllegalMoves();
};

void KlotskiGameTest::beginsWithTheClassicBoard()
{
    const KlotskiGame game;
    QCOMPARE(game.board(), kClassic);
    QCOMPARE(game.position(), kClassic);
    QCOMPARE(game.plyCount(), 0);
    QCOMPARE(game.distances(), QList<int>{-2});
    QVERIFY(!game.canUndo() && !game.canRedo() && !game.isSolved() && !game.isAssisted());
}

/// 横刀立马: 81 moves, 116 steps, 90 slides.
void KlotskiGameTest::countsAPublishedSolution()
{
    KlotskiGame game;
    QSignalSpy won(&game, &KlotskiGame::won);
    QSignalSpy solved(&game, &KlotskiGame::solvedChanged);
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1())) {
        QCOMPARE(won.count(), 0);
        QVERIFY(play(game, move));
    }
    QCOMPARE(game.moveCount(), 81);
    QVERIFY(game.stepCount() >= 116);
    QVERIFY(game.isSolved());
    QCOMPARE(won.count(), 1);
    QCOMPARE(solved.count(), 1);

    QVERIFY(game.load(kClassic, {}));
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1(), KLOTSKI_STEPS))
        QVERIFY(play(game, move));
    QCOMPARE(game.stepCount(), 116);
    QVERIFY(game.moveCount() >= 81 && game.moveCount() <= 116);

    QVERIFY(game.load(kClassic, {}));
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1(), KLOTSKI_SLIDES))
        QVERIFY(play(game, move));
    QCOMPARE(game.slideCount(), 90);
}

/// The left one of the two soldiers in the middle goes down, then right, in two gestures.
void KlotskiGameTest::gesturesOfOneBlockAreOneMove()
{
    KlotskiGame game;
    const int soldier = game.line().blockAt(1, 3);
    QSignalSpy moved(&game, &KlotskiGame::moved);
    QVERIFY(game.play(soldier, 1, 4));
    QCOMPARE(game.moveCount(), 1);
    QCOMPARE(game.stepCount(), 1);
    QVERIFY(game.play(soldier, 2, 4));
    QCOMPARE(game.plyCount(), 2);
    QCOMPARE(game.moveCount(), 1);
    QCOMPARE(game.stepCount(), 2);
    QCOMPARE(game.slideCount(), 2);
    QCOMPARE(game.position(), QStringLiteral("VCCVVCCVVHHVV.SVS.SS"));
    QCOMPARE(moved.count(), 2);
    QCOMPARE(moved.last().first().toInt(), soldier);
}

void KlotskiGameTest::aWayThereAndBackIsNoMove()
{
    KlotskiGame game;
    const int left = game.line().blockAt(0, 4);
    const int right = game.line().blockAt(3, 4);
    QVERIFY(game.play(left, 1, 4));
    QVERIFY(game.play(right, 2, 4));
    QCOMPARE(game.moveCount(), 2);
    QVERIFY(game.play(right, 3, 4));
    QCOMPARE(game.moveCount(), 1);
    QCOMPARE(game.stepCount(), 1);
    // Nothing lies between the first move of the left one and its next.
    QVERIFY(game.play(left, 2, 4));
    QCOMPARE(game.moveCount(), 1);
    QCOMPARE(game.stepCount(), 2);
    QCOMPARE(game.slideCount(), 1);
    QVERIFY(game.play(left, 0, 4));
    QCOMPARE(game.moveCount(), 0);
    QCOMPARE(game.stepCount(), 0);
    QCOMPARE(game.position(), kClassic);
    QCOMPARE(game.ply(), 5);
}

namespace {

/// Counted from the start, as the rules say (K5 to K7 of engine/klotski/DESIGN.md).
LineCounts countedFromTheStart(const KlotskiLine& line)
{
    std::vector<Gesture> moves;
    std::vector<int> blocks;
    for (int ply = 0; ply < line.ply(); ++ply) {
        const Gesture gesture = line.gestures()[size_t(ply)];
        if (blocks.empty() || blocks.back() != line.movedBlock(ply)) {
            moves.push_back(gesture);
            blocks.push_back(line.movedBlock(ply));
        } else if (moves.back().from != gesture.to) {
            moves.back().to = gesture.to;
        } else {
            moves.pop_back();
            blocks.pop_back();
        }
    }
    LineCounts counts;
    klotski_layout_t layout = line.start();
    for (const Gesture& move : moves) {
        klotski_cell_t way[KLOTSKI_WAY_CAPACITY];
        const int steps = klotski_way(&layout, move.from, move.to, way);
        ++counts.moves;
        counts.steps += steps;
        for (int step = 0; step < steps; ++step) {
            const auto direction = [&](int i) { return way[i] - (i > 0 ? way[i - 1] : move.from); };
            counts.slides += step == 0 || direction(step) != direction(step - 1) ? 1 : 0;
        }
        klotski_play(&layout, move.from, move.to);
    }
    return counts;
}

}  // namespace

/// Blocks go to and fro at random, in gestures of one step and of several, with undo and redo between them.
void KlotskiGameTest::countsAnyGameAsFromItsStart()
{
    KlotskiLine line;
    QRandomGenerator random(6);
    int returns = 0;
    for (int i = 0; i < 30000; ++i) {
        if (i % 500 == 499)
            line.goTo(int(random.bounded(std::max(0, line.plyCount() - 9), line.plyCount() + 1)));
        // Often the block that moved last, so that moves grow and end where they began.
        const bool same = line.ply() > 0 && random.bounded(2) == 0;
        const int block = same ? line.movedBlock(line.ply() - 1) : int(random.bounded(line.blockCount()));
        const klotski_mask_t targets = line.targets(block);
        const auto to = klotski_cell_t(random.bounded(int(KLOTSKI_CELLS)));
        const int before = line.counts().moves;
        if ((targets >> to & 1) == 0)
            continue;
        QVERIFY(line.play(block, to));
        returns += line.counts().moves < before ? 1 : 0;
        QCOMPARE(line.counts(), countedFromTheStart(line));
    }
    QVERIFY2(line.plyCount() > 200, qPrintable(QString::number(line.plyCount())));
    QVERIFY2(returns > 20, qPrintable(QString::number(returns)));
    for (const int ply : {0, line.plyCount() / 2, line.plyCount(), 7}) {
        line.goTo(ply);
        QCOMPARE(line.counts(), countedFromTheStart(line));
    }
}

void KlotskiGameTest::undoTakesBackOneGesture()
{
    KlotskiGame game;
    const int soldier = game.line().blockAt(1, 3);
    QVERIFY(game.play(soldier, 1, 4));
    const QString between = game.position();
    QVERIFY(game.play(soldier, 2, 4));
    game.undo();
    QCOMPARE(game.position(), between);
    QCOMPARE(game.moveCount(), 1);
    QVERIFY(game.canUndo() && game.canRedo());
    game.undo();
    QCOMPARE(game.position(), kClassic);
    QVERIFY(!game.canUndo());
    game.undo();
    game.redo();
    game.redo();
    game.redo();
    QCOMPARE(game.stepCount(), 2);
    QVERIFY(!game.canRedo());
}

void KlotskiGameTest::playingForgetsWhatWasUndone()
{
    KlotskiGame game;
    const int soldier = game.line().blockAt(1, 3);
    QVERIFY(game.play(soldier, 1, 4));
    QVERIFY(game.play(soldier, 2, 4));
    game.addDistances({81, 80, 79});
    game.undo();
    QVERIFY(game.play(game.line().blockAt(2, 3), 2, 4));
    QCOMPARE(game.plyCount(), 2);
    QCOMPARE(game.moveCount(), 2);
    QCOMPARE(game.distances(), (QList<int>{81, 80, -2}));
}

void KlotskiGameTest::goesToAnyPly()
{
    KlotskiGame game;
    QStringList positions{game.position()};
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1())) {
        QVERIFY(play(game, move));
        positions << game.position();
    }
    for (const int ply : {0, 81, 40, 41, 7}) {
        game.goTo(ply);
        QCOMPARE(game.ply(), ply);
        QCOMPARE(game.position(), positions[ply]);
        QCOMPARE(game.moveCount(), ply);
    }
    game.goTo(-3);
    QCOMPARE(game.ply(), 0);
    game.goTo(1000);
    QCOMPARE(game.ply(), 81);
    QCOMPARE(game.plyCount(), 81);
}

void KlotskiGameTest::blocksKeepTheirIds()
{
    KlotskiGame game;
    QCOMPARE(game.line().blockCount(), 10);
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1())) {
        const int block = game.line().blockAt(move.from % 4, move.from / 4);
        QVERIFY(play(game, move));
        QCOMPARE(game.line().cell(block), move.to);
    }
    std::vector<klotski_cell_t> ends;
    for (int block = 0; block < 10; ++block)
        ends.push_back(game.line().cell(block));
    game.goTo(0);
    // In reading order of the start board.
    const std::vector<int> starts{0, 1, 3, 8, 9, 11, 13, 14, 16, 19};
    for (int block = 0; block < 10; ++block)
        QCOMPARE(int(game.line().cell(block)), starts[size_t(block)]);
    game.goTo(81);
    for (int block = 0; block < 10; ++block)
        QCOMPARE(game.line().cell(block), ends[size_t(block)]);
}

void KlotskiGameTest::refusesWhatTheRulesRefuse()
{
    KlotskiGame game;
    QSignalSpy position(&game, &KlotskiGame::positionChanged);
    QVERIFY(!game.play(game.line().blockAt(1, 0), 1, 1));
    QVERIFY(!game.play(game.line().blockAt(1, 3), 1, 3));
    QVERIFY(!game.play(game.line().blockAt(1, 3), 1, 5));
    QVERIFY(!game.play(game.line().blockAt(1, 3), -1, 4));
    QVERIFY(!game.play(-1, 1, 4));
    QVERIFY(!game.play(10, 1, 4));
    QCOMPARE(position.count(), 0);
}

void KlotskiGameTest::tellsWhatIsWrongWithABoard_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("why");
    QTest::newRow("short") << "VCCV"
                           << "A board has 20 letters, and this text has 4.";
    QTest::newRow("letter")
        << "VCCVVCCVVHHVVSSVSX.S"
        << "Row 5, column 2: “X” means nothing. C, H, V and S are blocks, a full stop is a blank cell.";
    QTest::newRow("vertical") << "VCCVVCC.VHHVVSSVS..S"
                              << "Row 1, column 4: half of an upright block without its other half.";
    QTest::newRow("horizontal") << "VCCVVCCVVH.VVSSVS..S"
                                << "Row 3, column 2: half of a lying block without its other half.";
    QTest::newRow("General") << "VCCVVC.VVHHVVSSVS..S"
                             << "Row 1, column 2: Cao Cao is not one whole 2×2 block.";
    QTest::newRow("no General") << "V..VV..VVHHVVSSVS..S"
                                << "Cao Cao is missing.";
    QTest::newRow("blanks") << "VCCVVCCVVHHVVSSVSS.S"
                            << "At least two cells must be blank.";
}

void KlotskiGameTest::tellsWhatIsWrongWithABoard()
{
    QFETCH(QString, board);
    QFETCH(QString, why);
    KlotskiGame game;
    QVERIFY(game.play(game.line().blockAt(1, 3), 1, 4));
    QSignalSpy failed(&game, &KlotskiGame::failed);
    QSignalSpy replaced(&game, &KlotskiGame::replaced);
    QVERIFY(!game.load(board, QStringLiteral("x")));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().toString(), why);
    QCOMPARE(replaced.count(), 0);
    QCOMPARE(game.board(), kClassic);
    QCOMPARE(game.moveCount(), 1);
}

void KlotskiGameTest::textComesBack()
{
    KlotskiGame game;
    QVERIFY(game.load(kClassic, QStringLiteral("横刀立马")));
    QVERIFY(game.play(game.line().blockAt(1, 3), 1, 4));
    const QString text = game.text();
    QCOMPARE(text, QStringLiteral("横刀立马\nVCCV\nVCCV\nVHHV\nV.SV\nSS.S\n1 move(s), 1 step(s)\n"));
    KlotskiGame other;
    QVERIFY(other.paste(text));
    QCOMPARE(other.board(), game.position());
    QCOMPARE(other.name(), QStringLiteral("横刀立马"));
    QCOMPARE(other.plyCount(), 0);
}

void KlotskiGameTest::pastesLettersWithAnySpace()
{
    KlotskiGame game;
    QSignalSpy replaced(&game, &KlotskiGame::replaced);
    QVERIFY(game.paste(QStringLiteral("  .CC.\r\n\tVCCV VVVV\nSVVSHH SS\n")));
    QCOMPARE(game.board(), QStringLiteral(".CC.VCCVVVVVSVVSHHSS"));
    QCOMPARE(replaced.count(), 1);
    QVERIFY(game.paste(QStringLiteral("vccvvccvvhhvvssvs..s")));
    QCOMPARE(game.board(), kClassic);
    // A name that could be a line of a board.
    QVERIFY(game.paste(QStringLiteral("SSVV\n.CC.\nVCCV\nVVVV\nSVVS\nHHSS\n3 moves")));
    QCOMPARE(game.board(), QStringLiteral(".CC.VCCVVVVVSVVSHHSS"));
    QCOMPARE(game.name(), QStringLiteral("SSVV"));
}

void KlotskiGameTest::pasteOfNonsenseChangesNothing()
{
    KlotskiGame game;
    QSignalSpy failed(&game, &KlotskiGame::failed);
    for (const char* text : {"", "1. e4 e5", "VCCV\nVCCV\nVHHV\nVSSV", "VCCVVCCVVHHVVSSVS..SS"}) {
        QVERIFY(!game.paste(QLatin1String(text)));
        QCOMPARE(game.board(), kClassic);
    }
    QCOMPARE(failed.count(), 4);
    QCOMPARE(failed.first().first().toString(), QStringLiteral("There is no text to paste."));
}

void KlotskiGameTest::restartsWithoutHelp()
{
    KlotskiGame game;
    QVERIFY(game.play(game.line().blockAt(1, 3), 1, 4));
    game.markAssisted();
    game.undo();
    QVERIFY(game.isAssisted());
    game.restart();
    QVERIFY(!game.isAssisted());
    game.redo();
    QVERIFY(game.isAssisted());
    game.restart();
    QVERIFY(game.play(game.line().blockAt(2, 3), 2, 4));
    QVERIFY(!game.isAssisted());
    game.goTo(0);
    game.redo();
    QVERIFY(!game.isAssisted());
}

void KlotskiGameTest::savesAndRestores()
{
    KlotskiGame game;
    QVERIFY(game.load(kClassic, QStringLiteral("a")));
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1()))
        QVERIFY(play(game, move));
    game.goTo(30);
    game.markAssisted();
    KlotskiGame other;
    QVERIFY(other.restore(game.save()));
    QCOMPARE(other.position(), game.position());
    QCOMPARE(other.ply(), 30);
    QCOMPARE(other.plyCount(), 81);
    QCOMPARE(other.name(), QStringLiteral("a"));
    QVERIFY(other.isAssisted());
    other.goTo(81);
    QVERIFY(other.isSolved());
}

void KlotskiGameTest::refusesToRestoreIllegalMoves()
{
    KlotskiGame game;
    const SavedLine good{kClassic, {}, {{13, 17}}, 1, false};
    QVERIFY(game.restore(good));
    SavedLine wrong = good;
    wrong.gestures = {{13, 17}, {13, 17}};
    QVERIFY(!game.restore(wrong));
    wrong = good;
    wrong.ply = 2;
    QVERIFY(!game.restore(wrong));
    wrong = good;
    wrong.board = QStringLiteral("V");
    QVERIFY(!game.restore(wrong));
    // Not the top left cell of the General.
    wrong = {QStringLiteral("CC..CC.............."), {}, {{5, 6}}, 0, false};
    QVERIFY(!game.restore(wrong));
    QCOMPARE(game.position(), QStringLiteral("VCCVVCCVVHHVV.SVSS.S"));
}

QTEST_GUILESS_MAIN(KlotskiGameTest)
#include "klotski_game_test.moc"
