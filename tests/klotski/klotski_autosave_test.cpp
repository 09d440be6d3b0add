// SPDX-License-Identifier: MIT
#include "../shell/records.h"
#include "klotski_solution.h"

#include <klotski_autosave.h>
#include <klotski_record.h>
#include <shell/recent_games.h>

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace qipan::klotski;
using namespace qipan::shell;

/// What is on disk is the running game; the next start goes on with it.
class KlotskiAutosaveTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void beginsWithTheFirstBoard();
    void everyChangeIsKept();
    void goesOnAfterAnAbruptEnd();
    void anotherLevelPutsTheOldGameAmongTheRecent();
    void aBoardWithoutMovesIsNotAmongTheRecent();
    void recentGamesOpenAgain();
    void aSolvedGameIsShownAtTheNextStart();
    void recordComesBack();
    void wrongPartsAreToldAndKeptAside_data();
    void wrongPartsAreToldAndKeptAside();

private:
    QString current() const
    {
        return m_folder->filePath(QStringLiteral("klotski/current.json"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// One run of the program.
struct Run {
    explicit Run(const QString& folder)
    {
        store.setGame(QStringLiteral("klotski"));
        store.setFolder(folder);
        autosave.setProperty("game", QVariant::fromValue(&game));
        autosave.setProperty("store", QVariant::fromValue(&store));
        autosave.start();
    }
    /// Lets the event loop turn once, and all be written.
    void settle()
    {
        QTest::qWait(0);
        store.finish();
    }
    bool playSome(size_t count)
    {
        const auto solution = solutionOf(game.board().toLatin1());
        for (size_t i = 0; i < count; ++i) {
            if (!play(game, solution[i]))
                return false;
        }
        return true;
    }

    KlotskiGame game;
    GameStore store;
    KlotskiAutosave autosave;
};

}  // namespace

void KlotskiAutosaveTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void KlotskiAutosaveTest::beginsWithTheFirstBoard()
{
    Run run(m_folder->path());
    QCOMPARE(run.game.board(), kClassic);
    QVERIFY(!run.game.name().isEmpty());
    run.settle();
    QCOMPARE(jsonOf(current())["state"].toObject()["board"].toString(), kClassic);
}

void KlotskiAutosaveTest::everyChangeIsKept()
{
    Run run(m_folder->path());
    QVERIFY(run.game.play(run.game.line().blockAt(1, 3), 1, 4));
    run.settle();
    // From cell 13 to cell 17.
    QCOMPARE(jsonOf(current())["state"].toObject()["moves"].toString(), QStringLiteral("nr"));
    QCOMPARE(jsonOf(current())["state"].toObject()["ply"].toInt(), 1);
    run.game.undo();
    run.settle();
    QCOMPARE(jsonOf(current())["state"].toObject()["ply"].toInt(), 0);
    run.game.markAssisted();
    run.settle();
    QCOMPARE(jsonOf(current())["state"].toObject()["assisted"].toBool(), true);
}

void KlotskiAutosaveTest::goesOnAfterAnAbruptEnd()
{
    QString position;
    {
        Run run(m_folder->path());
        QVERIFY(run.game.load(QStringLiteral("VCCSVCCSVHHVVV.VSV.S"), QStringLiteral("雨声淅沥")));
        QVERIFY(run.playSome(20));
        run.game.goTo(15);
        position = run.game.position();
        run.settle();
    }
    Run again(m_folder->path());
    QCOMPARE(again.game.board(), QStringLiteral("VCCSVCCSVHHVVV.VSV.S"));
    QCOMPARE(again.game.name(), QStringLiteral("雨声淅沥"));
    QCOMPARE(again.game.position(), position);
    QCOMPARE(again.game.ply(), 15);
    QCOMPARE(again.game.plyCount(), 20);
    QVERIFY(again.store.message().isEmpty());
}

void KlotskiAutosaveTest::anotherLevelPutsTheOldGameAmongTheRecent()
{
    Run run(m_folder->path());
    QVERIFY(run.playSome(81));
    QVERIFY(run.game.load(QStringLiteral("VCCSVCCSVHHVVV.VSV.S"), QStringLiteral("Rain")));
    run.settle();
    const QStringList recent = namesIn(run.store.recentFolder(), QStringLiteral("*.json"));
    QCOMPARE(recent.size(), 1);
    const QJsonObject summary = jsonOf(run.store.recentFolder() + '/' + recent.first())["summary"].toObject();
    QCOMPARE(summary["length"].toInt(), 81);
    QCOMPARE(summary["result"].toString(), QStringLiteral("solved"));
    QCOMPARE(summary["picture"].toString().mid(13, 2), QStringLiteral("CC"));
    QCOMPARE(jsonOf(current())["summary"].toObject()["title"].toString(), QStringLiteral("Rain"));
    QCOMPARE(jsonOf(current())["summary"].toObject()["result"].toString(), QString());
}

void KlotskiAutosaveTest::aBoardWithoutMovesIsNotAmongTheRecent()
{
    Run run(m_folder->path());
    QVERIFY(run.game.load(QStringLiteral("VCCSVCCSVHHVVV.VSV.S"), {}));
    run.settle();
    QCOMPARE(jsonOf(current())["summary"].toObject()["title"].toString(), QStringLiteral("Unnamed board"));
    QCOMPARE(jsonOf(current())["state"].toObject()["name"].toString(), QString());
    QVERIFY(run.game.load(kClassic, {}));
    run.settle();
    QCOMPARE(namesIn(run.store.recentFolder(), QStringLiteral("*.json")), QStringList());
}

void KlotskiAutosaveTest::recentGamesOpenAgain()
{
    Run run(m_folder->path());
    QVERIFY(run.playSome(7));
    const QString position = run.game.position();
    QVERIFY(run.game.load(QStringLiteral("VCCSVCCSVHHVVV.VSV.S"), {}));
    QVERIFY(run.playSome(3));
    run.settle();
    RecentGames recent;
    recent.setStore(&run.store);
    recent.load();
    QTRY_COMPARE(recent.rowCount(), 1);
    QVERIFY(run.autosave.openRecent(recent.data(recent.index(0), RecentGames::IdRole).toString()));
    QCOMPARE(run.game.position(), position);
    run.settle();
    QTRY_COMPARE(recent.rowCount(), 1);
    QTRY_COMPARE(recent.data(recent.index(0), RecentGames::LengthRole).toInt(), 3);
    QVERIFY(!run.autosave.openRecent(QStringLiteral("nothing")));
    QCOMPARE(run.game.position(), position);
}

void KlotskiAutosaveTest::aSolvedGameIsShownAtTheNextStart()
{
    {
        Run run(m_folder->path());
        QVERIFY(run.game.load(QStringLiteral("VCCSVCCSVHHVVV.VSV.S"), QStringLiteral("Rain")));
        QVERIFY(run.playSome(47));
        run.settle();
        // The signal can be emitted by nobody else but by its name.
        QVERIFY(QMetaObject::invokeMethod(qApp, "aboutToQuit"));
    }
    Run again(m_folder->path());
    QCOMPARE(again.game.name(), QStringLiteral("Rain"));
    QVERIFY(again.game.isSolved());
    QCOMPARE(again.game.moveCount(), 47);
    QCOMPARE(namesIn(again.store.recentFolder(), QStringLiteral("*.json")).size(), 0);
    // It gives way to the next one.
    QVERIFY(again.game.load(kClassic, {}));
    again.settle();
    QCOMPARE(namesIn(again.store.recentFolder(), QStringLiteral("*.json")).size(), 1);
}

void KlotskiAutosaveTest::recordComesBack()
{
    const SavedLine line{kClassic, QStringLiteral("name"), {{13, 17}, {17, 18}, {16, 17}}, 2, true};
    QString why;
    const auto read =
        readKlotskiRecord(writeKlotskiRecord(line, {QStringLiteral("title"), KlotskiLine().layout(), 1}), &why);
    QVERIFY2(read, qPrintable(why));
    QCOMPARE(read->board, line.board);
    QCOMPARE(read->name, line.name);
    QCOMPARE(read->gestures.size(), size_t(3));
    QCOMPARE(read->gestures[1].to, klotski_cell_t(18));
    QCOMPARE(read->ply, 2);
    QVERIFY(read->assisted);
}

void KlotskiAutosaveTest::wrongPartsAreToldAndKeptAside_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("told");
    QTest::newRow("no board") << "board" << QJsonValue() << "board";
    QTest::newRow("board of two letters") << "board" << QJsonValue("VC") << "board";
    QTest::newRow("name a number") << "name" << QJsonValue(3) << "name";
    QTest::newRow("moves a list") << "moves" << QJsonValue(QJsonArray{13, 17}) << "moves";
    QTest::newRow("one cell") << "moves" << QJsonValue("n") << "moves";
    QTest::newRow("three cells") << "moves" << QJsonValue("nrs") << "moves";
    QTest::newRow("off the board") << "moves" << QJsonValue("nu") << "moves";
    QTest::newRow("before the board") << "moves" << QJsonValue("n`") << "moves";
    QTest::newRow("capital") << "moves" << QJsonValue("nR") << "moves";
    QTest::newRow("illegal move") << "moves" << QJsonValue("nrbc") << "move 2 is not legal";
    QTest::newRow("not a corner") << "moves" << QJsonValue("cr") << "move 1 is not legal";
    QTest::newRow("ply below 0") << "ply" << QJsonValue(-1) << "ply";
    QTest::newRow("ply past the end") << "ply" << QJsonValue(2) << "ply";
    QTest::newRow("ply a text") << "ply" << QJsonValue("1") << "ply";
    QTest::newRow("assisted a number") << "assisted" << QJsonValue(1) << "assisted";
}

void KlotskiAutosaveTest::wrongPartsAreToldAndKeptAside()
{
    QFETCH(QString, part);
    QFETCH(QJsonValue, value);
    QFETCH(QString, told);
    {
        Run run(m_folder->path());
        QVERIFY(run.playSome(1));
        run.settle();
    }
    QJsonObject record = jsonOf(current());
    QJsonObject state = record["state"].toObject();
    state[part] = value;
    record["state"] = state;
    QVERIFY(fill(current(), QJsonDocument(record).toJson()));
    Run run(m_folder->path());
    QCOMPARE(run.game.board(), kClassic);
    QCOMPARE(run.game.plyCount(), 0);
    QVERIFY2(run.store.message().contains(told), qPrintable(run.store.message()));
    QCOMPARE(namesIn(m_folder->filePath(QStringLiteral("klotski")), QStringLiteral("*.unreadable-*")).size(), 1);
    run.settle();
    QCOMPARE(jsonOf(current())["state"].toObject()["board"].toString(), kClassic);
}

QTEST_GUILESS_MAIN(KlotskiAutosaveTest)
#include "klotski_autosave_test.moc"
