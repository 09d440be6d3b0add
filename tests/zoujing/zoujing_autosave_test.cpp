// SPDX-License-Identifier: MIT
#include "../shell/records.h"
#include "zoujing_games.h"

#include <shell/recent_games.h>
#include <zoujing_autosave.h>
#include <zoujing_record.h>

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

using namespace qipan::zoujing;
using qipan::shell::GameStore;
using qipan::shell::RecentGames;

/// What is on disk is the running game; the next start goes on with it.
class ZoujingAutosaveTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyPlyIsKept();
    void goesOnAfterAnAbruptEnd();
    void theComputerGoesOnToo();
    void aSetUpGameGoesOn();
    void theNextGamePutsTheOldOneAmongTheRecent();
    void anEmptyGameIsNotAmongTheRecent();
    void recentGamesOpenAgainAndTheScoreStays();
    void aBrokenRecentGameLeavesTheBoardAlone();
    void aGameThatIsOverIsStillThereAfterAnAbruptEnd();
    void aFinishedGameGivesWayAtTheEndOfTheProgram();
    void truncatedAnywhereItIsKeptAside();
    void refusesEveryWrongPart_data();
    void refusesEveryWrongPart();
    void refusesMovesAfterADraw();
    void summarySaysHowItEnded_data();
    void summarySaysHowItEnded();

private:
    QString current() const
    {
        return m_folder->filePath(QStringLiteral("zoujing/current.json"));
    }
    QJsonObject state() const
    {
        return qipan::shell::jsonOf(current()).value("state").toObject();
    }
    QStringList keptAside() const
    {
        return qipan::shell::namesIn(m_folder->filePath(QStringLiteral("zoujing")),
                                     QStringLiteral("current.json.unreadable-*"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// One run of the program.
struct Run {
    explicit Run(const QString& folder)
    {
        store.setGame(QStringLiteral("zoujing"));
        store.setFolder(folder);
        game.setAnswerDelay(0);
        autosave.setProperty("game", QVariant::fromValue(&game));
        autosave.setProperty("store", QVariant::fromValue(&store));
        autosave.start();
    }
    /// Lets the event loop turn, and all be written.
    void settle()
    {
        QTest::qWait(10);
        store.finish();
    }
    QStringList recent() const
    {
        return qipan::shell::namesIn(store.recentFolder(), QStringLiteral("*.json"));
    }

    ZoujingGame game;
    GameStore store;
    ZoujingAutosave autosave;
};

QList<int> score(const ZoujingGame& game)
{
    return {game.blackWins(), game.grayWins(), game.draws()};
}

QJsonObject validRecord()
{
    const QJsonObject state{{"start", 0},
                            {"first", 0},
                            {"noFirstWin", false},
                            {"thirdDraws", true},
                            {"moves", QJsonArray{QJsonArray{2, 0}, QJsonArray{1, 2}}},
                            {"ply", 1},
                            {"blackPlayer", 0},
                            {"grayPlayer", 3},
                            {"score", QJsonArray{4, 5, 6}},
                            {"counted", false}};
    return {{"state", state}};
}

}  // namespace

void ZoujingAutosaveTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void ZoujingAutosaveTest::everyPlyIsKept()
{
    Run run(m_folder->path());
    run.settle();
    QCOMPARE(state().value("moves").toArray().size(), 0);
    // The moves of the table's shortest way to gray's win.
    const QJsonArray moves{QJsonArray{2, 0}, QJsonArray{1, 2}, QJsonArray{0, 1},
                           QJsonArray{2, 0}, QJsonArray{3, 2}, QJsonArray{4, 3}};
    QJsonArray played;
    for (const QJsonValue& move : moves) {
        QVERIFY(run.game.play(move[0].toInt(), move[1].toInt()));
        played << move;
        run.settle();
        QCOMPARE(state().value("moves").toArray(), played);
        QCOMPARE(state().value("ply").toInt(), played.size());
    }
    run.game.undo();
    run.settle();
    QCOMPARE(state().value("moves").toArray(), moves);
    QCOMPARE(state().value("ply").toInt(), 5);
    QCOMPARE(state().value("score").toArray(), (QJsonArray{0, 1, 0}));
    run.game.resetScore();
    run.settle();
    QCOMPARE(state().value("score").toArray(), (QJsonArray{0, 0, 0}));
}

void ZoujingAutosaveTest::goesOnAfterAnAbruptEnd()
{
    {
        Run run(m_folder->path());
        QVERIFY(playAll(run.game, kGrayWins));
        run.game.newGame(ZoujingGame::Rows, ZoujingGame::Gray, true, true);
        QVERIFY(playAll(run.game, QStringLiteral("3 2")));
        run.game.undo();
        run.settle();
    }
    Run again(m_folder->path());
    QVERIFY2(again.store.message().isEmpty(), qPrintable(again.store.message()));
    QCOMPARE(again.game.ply(), 1);
    QCOMPARE(again.game.plyCount(), 2);
    QCOMPARE(again.game.stones(), QStringLiteral("GBB.G"));
    QCOMPARE(again.game.start(), ZoujingGame::Rows);
    QCOMPARE(again.game.first(), ZoujingGame::Gray);
    QVERIFY(again.game.noFirstWin());
    QVERIFY(again.game.thirdDraws());
    QCOMPARE(score(again.game), (QList<int>{0, 1, 0}));
    again.game.redo();
    QCOMPARE(again.game.stones(), QStringLiteral("GB.BG"));
}

void ZoujingAutosaveTest::theComputerGoesOnToo()
{
    {
        Run run(m_folder->path());
        run.game.setAnswerDelay(60000);
        run.game.setGrayPlayer(ZoujingGame::Careful);
        QVERIFY(run.game.playStone(2));
        QVERIFY(run.game.isThinking());
        run.settle();
    }
    Run again(m_folder->path());
    QCOMPARE(again.game.grayPlayer(), ZoujingGame::Careful);
    QCOMPARE(again.game.blackPlayer(), ZoujingGame::Human);
    QVERIFY(again.game.isThinking());
    QTRY_COMPARE(again.game.plyCount(), 2);
}

void ZoujingAutosaveTest::aSetUpGameGoesOn()
{
    {
        Run run(m_folder->path());
        run.game.newGame(ZoujingGame::Rows, ZoujingGame::Black, false, true);
        QVERIFY(run.game.setUp(QStringLiteral("GB.BG"), ZoujingGame::Black));
        QVERIFY(run.game.playStone(1));
        run.settle();
        QCOMPARE(state().value("setUp").toObject(), (QJsonObject{{"stones", "GB.BG"}, {"turn", 0}}));
    }
    Run again(m_folder->path());
    QCOMPARE(again.game.stones(), QStringLiteral("G.BBG"));
    QCOMPARE(again.game.start(), ZoujingGame::Rows);
    QVERIFY(again.game.thirdDraws());
    again.game.undo();
    QCOMPARE(again.game.stones(), QStringLiteral("GB.BG"));
    QVERIFY(!again.game.canUndo());
    again.game.newGame(0, 0, false, false);
    again.settle();
    QVERIFY(!state().contains("setUp"));
}

void ZoujingAutosaveTest::theNextGamePutsTheOldOneAmongTheRecent()
{
    Run run(m_folder->path());
    QVERIFY(playAll(run.game, kBlackWins));
    run.game.again();
    run.settle();
    QCOMPARE(run.recent().size(), 1);
    const QJsonObject old = qipan::shell::jsonOf(run.store.recentFolder() + '/' + run.recent()[0]);
    QCOMPARE(old.value("summary").toObject().value("length").toInt(), 7);
    QCOMPARE(state().value("moves").toArray().size(), 0);
    QCOMPARE(state().value("score").toArray(), (QJsonArray{1, 0, 0}));
    QVERIFY(run.game.playStone(1));
    QVERIFY(run.game.setUp(QStringLiteral("GB.BG"), ZoujingGame::Black));
    run.settle();
    QCOMPARE(run.recent().size(), 2);
}

void ZoujingAutosaveTest::anEmptyGameIsNotAmongTheRecent()
{
    Run run(m_folder->path());
    run.game.newGame(1, 1, true, true);
    run.settle();
    QVERIFY(run.game.setUp(QStringLiteral("GB.BG"), ZoujingGame::Black));
    run.settle();
    QCOMPARE(run.recent(), QStringList());
}

void ZoujingAutosaveTest::recentGamesOpenAgainAndTheScoreStays()
{
    Run run(m_folder->path());
    QVERIFY(playAll(run.game, QStringLiteral("2 1")));
    run.game.newGame(0, 0, false, false);
    QVERIFY(playAll(run.game, kGrayWins));
    run.settle();
    RecentGames recent;
    recent.setStore(&run.store);
    recent.load();
    QTRY_COMPARE(recent.rowCount(), 1);
    const QString id = recent.data(recent.index(0), RecentGames::IdRole).toString();
    QVERIFY(run.autosave.openRecent(id));
    QCOMPARE(run.game.plyCount(), 2);
    QCOMPARE(score(run.game), (QList<int>{0, 1, 0}));
    run.settle();
    // The game that gave way is there now, once.
    QTRY_COMPARE(recent.rowCount(), 1);
    QTRY_COMPARE(recent.data(recent.index(0), RecentGames::LengthRole).toInt(), 6);
    QVERIFY(!run.autosave.openRecent(QStringLiteral("20200101-000000-000-0000")));
    QVERIFY(!run.store.message().isEmpty());
    QCOMPARE(run.game.plyCount(), 2);
}

void ZoujingAutosaveTest::aBrokenRecentGameLeavesTheBoardAlone()
{
    Run run(m_folder->path());
    QVERIFY(playAll(run.game, QStringLiteral("2 1")));
    run.game.newGame(0, 0, false, false);
    QVERIFY(run.game.playStone(3));
    run.settle();
    const QString name = run.recent().value(0);
    const QString path = run.store.recentFolder() + '/' + name;
    QByteArray bytes = qipan::shell::bytesOf(path);
    QVERIFY(bytes.contains("\"first\": 0"));
    QVERIFY(qipan::shell::fill(path, bytes.replace("\"first\": 0", "\"first\": 7")));
    QVERIFY(!run.autosave.openRecent(name.chopped(5)));
    QVERIFY2(run.store.message().contains("first"), qPrintable(run.store.message()));
    QCOMPARE(run.game.plyCount(), 1);
    QCOMPARE(keptAside().size(), 1);
    run.settle();
    QCOMPARE(state().value("moves").toArray().size(), 1);
}

void ZoujingAutosaveTest::aGameThatIsOverIsStillThereAfterAnAbruptEnd()
{
    {
        Run run(m_folder->path());
        QVERIFY(playAll(run.game, kGrayWins));
        run.settle();
    }
    Run again(m_folder->path());
    QCOMPARE(again.game.outcome(), ZoujingGame::GrayWins);
    QVERIFY(!again.game.blockedText().isEmpty());
    QCOMPARE(score(again.game), (QList<int>{0, 1, 0}));
    again.game.undo();
    QVERIFY(again.game.playStone(4));
    QVERIFY(again.game.isOver());
    QCOMPARE(score(again.game), (QList<int>{0, 1, 0}));
}

void ZoujingAutosaveTest::aFinishedGameGivesWayAtTheEndOfTheProgram()
{
    {
        Run run(m_folder->path());
        QVERIFY(playAll(run.game, kGrayWins));
        run.settle();
        // The signal can be emitted by nobody else but by its name.
        QVERIFY(QMetaObject::invokeMethod(qApp, "aboutToQuit"));
    }
    const Run again(m_folder->path());
    QCOMPARE(again.game.plyCount(), 0);
    QCOMPARE(again.game.turn(), ZoujingGame::Gray);
    QCOMPARE(score(again.game), (QList<int>{0, 1, 0}));
    QCOMPARE(again.recent().size(), 1);
}

void ZoujingAutosaveTest::truncatedAnywhereItIsKeptAside()
{
    QByteArray whole;
    {
        Run run(m_folder->path());
        QVERIFY(run.game.playStone(2));
        run.settle();
        whole = qipan::shell::bytesOf(current());
    }
    // What follows the last bracket is no part of the game.
    const qsizetype end = whole.lastIndexOf('}') + 1;
    QVERIFY(end > 100);
    // Not every byte: the store's own tests do that, and each run waits for the disk.
    for (qsizetype length = 0; length < end; length += 13) {
        init();
        QVERIFY(qipan::shell::fill(current(), whole.first(length)));
        const Run run(m_folder->path());
        QCOMPARE(run.game.plyCount(), 0);
        QVERIFY(!run.store.message().isEmpty());
        QCOMPARE(keptAside().size(), 1);
        QCOMPARE(qipan::shell::bytesOf(m_folder->filePath(QStringLiteral("zoujing/") + keptAside()[0])),
                 whole.first(length));
    }
}

void ZoujingAutosaveTest::refusesEveryWrongPart_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char* name, const char* part, const QJsonValue& value) {
        QTest::newRow(name) << QString::fromLatin1(part) << value;
    };
    const QJsonValue missing(QJsonValue::Undefined);
    const auto move = [](const QJsonValue& from, const QJsonValue& to) { return QJsonArray{QJsonArray{from, to}}; };
    row("no start", "start", missing);
    row("start 2", "start", 2);
    row("start below", "start", -1);
    row("start in letters", "start", "0");
    row("half a start", "start", 0.5);
    row("no first", "first", missing);
    row("nobody first", "first", 2);
    row("no noFirstWin", "noFirstWin", missing);
    row("noFirstWin 1", "noFirstWin", 1);
    row("no thirdDraws", "thirdDraws", missing);
    row("thirdDraws text", "thirdDraws", "true");
    row("no moves", "moves", missing);
    row("moves text", "moves", "2-0");
    row("move no list", "moves", QJsonArray{2, 0});
    row("move of one", "moves", QJsonArray{QJsonArray{2}});
    row("move of three", "moves", QJsonArray{QJsonArray{2, 0, 1}});
    row("move of text", "moves", move("2", "0"));
    row("half a point", "moves", move(2.5, 0));
    row("no such point", "moves", move(5, 0));
    row("a point too far", "moves", move(258, 256));
    row("not black's", "moves", move(1, 0));
    row("onto a stone", "moves", move(2, 1));
    row("no ply", "ply", missing);
    row("ply beyond", "ply", 3);
    row("ply below", "ply", -1);
    row("half a ply", "ply", 0.5);
    row("no black player", "blackPlayer", missing);
    row("black player 4", "blackPlayer", 4);
    row("no gray player", "grayPlayer", missing);
    row("gray player below", "grayPlayer", -1);
    row("no score", "score", missing);
    row("score of two", "score", QJsonArray{1, 2});
    row("score of four", "score", QJsonArray{1, 2, 3, 4});
    row("score below", "score", QJsonArray{1, -2, 3});
    row("score of text", "score", QJsonArray{1, 2, "3"});
    row("score too great", "score", QJsonArray{1, 2, 3e9});
    row("no counted", "counted", missing);
    row("counted 0", "counted", 0);
    row("set up nothing", "setUp", QJsonValue());
    row("set up text", "setUp", ".GBBG");
    row("set up three black stones", "setUp", QJsonObject{{"stones", ".BBBG"}, {"turn", 0}});
    row("set up without stones", "setUp", QJsonObject{{"turn", 0}});
    row("set up without turn", "setUp", QJsonObject{{"stones", ".GBBG"}});
    row("set up nobody's turn", "setUp", QJsonObject{{"stones", ".GBBG"}, {"turn", 2}});
}

void ZoujingAutosaveTest::refusesEveryWrongPart()
{
    QFETCH(QString, part);
    QFETCH(QJsonValue, value);
    QString why;
    const auto good = readZoujingRecord(validRecord(), &why);
    QVERIFY2(good && why.isEmpty(), qPrintable(why));
    QCOMPARE(good->line.ply(), size_t(1));
    QCOMPARE(good->score, (std::array<int, 3>{4, 5, 6}));

    QJsonObject state = validRecord().value("state").toObject();
    state.insert(part, value);  // a value that is Undefined removes the part
    QVERIFY(!readZoujingRecord({{"state", state}}, &why));
    QVERIFY2(why.contains('"' + part + '"'), qPrintable(why));

    const QJsonObject record{
        {"format", 1}, {"game", "zoujing"}, {"id", "0123"}, {"summary", QJsonObject()}, {"state", state}};
    const QByteArray bytes = QJsonDocument(record).toJson();
    QVERIFY(qipan::shell::fill(current(), bytes));
    Run run(m_folder->path());
    QCOMPARE(run.game.plyCount(), 0);
    QCOMPARE(run.game.stones(), QStringLiteral(".GBBG"));
    QCOMPARE(score(run.game), (QList<int>{0, 0, 0}));
    QVERIFY2(run.store.message().contains('"' + part + '"'), qPrintable(run.store.message()));
    QCOMPARE(keptAside().size(), 1);
    QCOMPARE(qipan::shell::bytesOf(m_folder->filePath(QStringLiteral("zoujing/") + keptAside()[0])), bytes);
}

void ZoujingAutosaveTest::refusesMovesAfterADraw()
{
    ZoujingGame game;
    while (game.repetitions() < 3)
        QVERIFY(game.playStone(int(game.values().indexOf(ZoujingGame::Draw))));
    const auto readAsDrawn = [&](QString* why) {
        QJsonObject state = writeZoujingRecord(game.save()).value("state").toObject();
        state.insert("thirdDraws", true);
        return readZoujingRecord({{"state", state}}, why).has_value();
    };
    QString why;
    QVERIFY2(readAsDrawn(&why), qPrintable(why));
    QVERIFY(game.playStone(game.legalStones().first()));
    QVERIFY(!readAsDrawn(&why));
    QVERIFY2(why.contains("\"moves\""), qPrintable(why));
}

void ZoujingAutosaveTest::summarySaysHowItEnded_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("picture");
    QTest::newRow("going on") << "2 1"
                              << ""
                              << "B.GBG";
    QTest::newRow("black wins") << kBlackWins << "black"
                                << "B.BGG";
    QTest::newRow("gray wins") << kGrayWins << "white"
                               << "GBBG.";
    QTest::newRow("drawn") << ""
                           << "draw"
                           << "";
}

void ZoujingAutosaveTest::summarySaysHowItEnded()
{
    QFETCH(QString, moves);
    QFETCH(QString, picture);
    ZoujingGame game;
    game.newGame(0, 0, false, true);
    if (!moves.isEmpty())
        QVERIFY(playAll(game, moves));
    while (moves.isEmpty() && !game.isOver())
        QVERIFY(game.playStone(int(game.values().indexOf(ZoujingGame::Draw))));
    const QString end = game.stones();
    const int length = game.plyCount();
    game.goTo(1);
    game.setGrayPlayer(ZoujingGame::Perfect);
    const QJsonObject summary = writeZoujingRecord(game.save()).value("summary").toObject();
    QCOMPARE(summary.value("title").toString(), QStringLiteral("Human – Perfect player"));
    QTEST(summary.value("result").toString(), "result");
    QCOMPARE(summary.value("picture").toString(), end);
    QCOMPARE(picture.isEmpty() ? end : picture, end);
    QCOMPARE(summary.value("length").toInt(), length);
    QVERIFY(QDateTime::fromString(summary.value("date").toString(), Qt::ISODate).isValid());
}

QTEST_GUILESS_MAIN(ZoujingAutosaveTest)
#include "zoujing_autosave_test.moc"
