// SPDX-License-Identifier: MIT
#include "../shell/records.h"
#include "klotski_solution.h"

#include <klotski_own_layouts.h>
#include <klotski_results.h>

#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace qipan::klotski;
using namespace qipan::shell;

/// Best results and own boards, and their files.
class KlotskiResultsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void keepsTheBestOfBoth();
    void takesOnlyUnassistedSolutions();
    void twoWindowsKeepTheBetterOne();
    void aBrokenFileIsKeptAside();
    void oddEntriesAreLeftInTheFile();
    void ownLayoutsComeBack();
    void ownLayoutsRefuseWhatIsNoBoard();
    void twoWindowsKeepTheirOwnLayouts();

private:
    QString path(const char* name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

void solve(KlotskiGame& game, klotski_metric_t metric)
{
    QVERIFY(game.load(kClassic, {}));
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1(), metric))
        QVERIFY(play(game, move));
    QVERIFY(game.isSolved());
}

}  // namespace

void KlotskiResultsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void KlotskiResultsTest::keepsTheBestOfBoth()
{
    {
        KlotskiResults results;
        results.setFolder(m_folder->path());
        QCOMPARE(results.bestMoves(kClassic), -1);
        QSignalSpy changed(&results, &KlotskiResults::changed);
        KlotskiGame game;
        solve(game, KLOTSKI_STEPS);
        const int moves = game.moveCount();
        QVERIFY(results.take(&game));
        QCOMPARE(results.bestMoves(kClassic), moves);
        QCOMPARE(results.bestSteps(kClassic), 116);
        solve(game, KLOTSKI_MOVES);
        QVERIFY(results.take(&game) || moves == 81);
        QCOMPARE(results.bestMoves(kClassic), 81);
        QCOMPARE(results.bestSteps(kClassic), 116);
        const qsizetype told = changed.count();
        QVERIFY(!results.take(&game));
        QCOMPARE(changed.count(), told);
        QCOMPARE(changed.first().first().toString(), kClassic);
    }
    const QJsonObject entry = jsonOf(path("results.json"))[kClassic].toObject();
    QCOMPARE(entry["moves"].toInt(), 81);
    QCOMPARE(entry["steps"].toInt(), 116);
    QVERIFY(QDateTime::fromString(entry["date"].toString(), Qt::ISODate).isValid());
    KlotskiResults again;
    again.setFolder(m_folder->path());
    QCOMPARE(again.bestMoves(kClassic), 81);
    QCOMPARE(again.bestSteps(kClassic), 116);
}

void KlotskiResultsTest::takesOnlyUnassistedSolutions()
{
    KlotskiResults results;
    results.setFolder(m_folder->path());
    KlotskiGame game;
    QVERIFY(!results.take(&game));
    QVERIFY(!results.take(nullptr));
    solve(game, KLOTSKI_MOVES);
    game.markAssisted();
    QVERIFY(!results.take(&game));
    QCOMPARE(results.bestMoves(kClassic), -1);
}

void KlotskiResultsTest::twoWindowsKeepTheBetterOne()
{
    KlotskiResults one;
    KlotskiResults two;
    one.setFolder(m_folder->path());
    two.setFolder(m_folder->path());
    KlotskiGame game;
    solve(game, KLOTSKI_MOVES);
    QVERIFY(one.take(&game));
    one.finish();
    // The second has not seen that; a longer solution with fewer steps.
    solve(game, KLOTSKI_STEPS);
    QVERIFY(two.take(&game));
    two.finish();
    const QJsonObject entry = jsonOf(path("results.json"))[kClassic].toObject();
    QCOMPARE(entry["moves"].toInt(), 81);
    QCOMPARE(entry["steps"].toInt(), 116);
}

void KlotskiResultsTest::aBrokenFileIsKeptAside()
{
    QVERIFY(fill(path("results.json"), "{\"x\": "));
    KlotskiResults results;
    results.setFolder(m_folder->path());
    QVERIFY(!results.message().isEmpty());
    const QStringList aside = namesIn(m_folder->path(), QStringLiteral("results.json.unreadable-*"));
    QCOMPARE(aside.size(), 1);
    QCOMPARE(bytesOf(m_folder->filePath(aside.first())), QByteArray("{\"x\": "));
    KlotskiGame game;
    solve(game, KLOTSKI_MOVES);
    QVERIFY(results.take(&game));
    results.finish();
    QCOMPARE(jsonOf(path("results.json"))[kClassic].toObject()["moves"].toInt(), 81);
}

void KlotskiResultsTest::oddEntriesAreLeftInTheFile()
{
    QVERIFY(fill(path("results.json"),
                 R"({"later": 7, "VCCVVCCVVHHVVSSVS..S": {"moves": -5, "steps": 3}, "b": {"moves": 9, "steps": 12}})"));
    KlotskiResults results;
    results.setFolder(m_folder->path());
    QCOMPARE(results.bestMoves(kClassic), -1);
    QCOMPARE(results.bestMoves(QStringLiteral("b")), 9);
    KlotskiGame game;
    solve(game, KLOTSKI_MOVES);
    QVERIFY(results.take(&game));
    results.finish();
    QCOMPARE(jsonOf(path("results.json"))["later"].toInt(), 7);
    QCOMPARE(jsonOf(path("results.json"))["b"].toObject()["steps"].toInt(), 12);
    QCOMPARE(jsonOf(path("results.json"))[kClassic].toObject()["moves"].toInt(), 81);
}

void KlotskiResultsTest::ownLayoutsComeBack()
{
    const QString other = QStringLiteral("CC..CC..............");
    {
        KlotskiOwnLayouts own;
        own.setFolder(m_folder->path());
        QSignalSpy changed(&own, &KlotskiOwnLayouts::listChanged);
        QVERIFY(own.add(kClassic, QStringLiteral("a")));
        QVERIFY(own.add(other, QStringLiteral("b")));
        QVERIFY(own.add(kClassic, QStringLiteral("c")));
        QCOMPARE(changed.count(), 3);
    }
    KlotskiOwnLayouts again;
    again.setFolder(m_folder->path());
    QCOMPARE(again.list(), (QVariantList{QVariantMap{{"board", kClassic}, {"name", "c"}},
                                         QVariantMap{{"board", other}, {"name", "b"}}}));
    QVERIFY(again.remove(kClassic));
    QVERIFY(!again.remove(kClassic));
    again.finish();
    QCOMPARE(jsonOf(path("own.json"))["layouts"].toArray().size(), 1);
}

void KlotskiResultsTest::ownLayoutsRefuseWhatIsNoBoard()
{
    KlotskiOwnLayouts own;
    own.setFolder(m_folder->path());
    QVERIFY(!own.add(QStringLiteral("CC..CC............."), {}));
    QVERIFY(!own.add(QStringLiteral("...................."), {}));
    QCOMPARE(own.list(), QVariantList());
    QVERIFY(fill(path("own.json"), R"({"layouts": [3, {"board": "x"}, {"board": "CC..CC.............."}]})"));
    KlotskiOwnLayouts odd;
    odd.setFolder(m_folder->path());
    QCOMPARE(odd.list().size(), 1);
    // What is no board stays in the file.
    QVERIFY(odd.add(kClassic, QStringLiteral("a")));
    odd.finish();
    const QJsonArray kept = jsonOf(path("own.json"))["layouts"].toArray();
    QCOMPARE(kept.size(), 4);
    QCOMPARE(kept[0].toInt(), 3);
    QCOMPARE(kept[1].toObject()["board"].toString(), QStringLiteral("x"));
}

void KlotskiResultsTest::twoWindowsKeepTheirOwnLayouts()
{
    KlotskiOwnLayouts one;
    KlotskiOwnLayouts two;
    one.setFolder(m_folder->path());
    two.setFolder(m_folder->path());
    QVERIFY(one.add(kClassic, QStringLiteral("a")));
    one.finish();
    QVERIFY(two.add(QStringLiteral("CC..CC.............."), QStringLiteral("b")));
    two.finish();
    QCOMPARE(jsonOf(path("own.json"))["layouts"].toArray().size(), 2);
}

QTEST_GUILESS_MAIN(KlotskiResultsTest)
#include "klotski_results_test.moc"
