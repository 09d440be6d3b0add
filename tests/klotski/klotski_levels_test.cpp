// SPDX-License-Identifier: MIT
#include "klotski_solution.h"

#include <klotski_levels.h>

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace qipan::klotski;

/// The list of boards; what it must hold is the table of the published ones.
class KlotskiLevelsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void listsAllPublishedBoards();
    void namesFollowTheLanguage();
    void difficultiesAreFifths();
    void filtersByNameAndNumber();
    void ordersByMoves();
    void nextGoesThroughAllInTheirOrder();
    void afterABoardThatIsNoLevelComesTheFirstUnsolved();
    void showsResults();
    void hidesSolvedBoards();
    void listsOwnLayoutsAtTheEnd();
    void solvesOwnLayouts();

private:
    QVariant value(int row, int role) const
    {
        return m_levels->data(m_levels->index(row), role);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<KlotskiResults> m_results;
    std::unique_ptr<KlotskiOwnLayouts> m_own;
    std::unique_ptr<KlotskiLevels> m_levels;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void KlotskiLevelsTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English));
    m_tester.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_results = std::make_unique<KlotskiResults>();
    m_results->setFolder(m_folder->path());
    m_own = std::make_unique<KlotskiOwnLayouts>();
    m_own->setFolder(m_folder->path());
    m_levels = std::make_unique<KlotskiLevels>();
    m_levels->setResults(m_results.get());
    m_levels->setOwnLayouts(m_own.get());
    m_tester = std::make_unique<QAbstractItemModelTester>(m_levels.get());
}

void KlotskiLevelsTest::cleanup()
{
    QLocale::setDefault(QLocale::c());
}

void KlotskiLevelsTest::listsAllPublishedBoards()
{
    const auto rows = rowsOf("layouts.tsv");
    QCOMPARE(m_levels->count(), 227);
    QCOMPARE(m_levels->rowCount(), rows.size());
    for (int row = 0; row < rows.size(); ++row) {
        const QString board = rows[row][3];
        QCOMPARE(value(row, KlotskiLevels::BoardRole).toString(), board);
        QCOMPARE(value(row, KlotskiLevels::NumberRole).toInt(), row + 1);
        QCOMPARE(value(row, KlotskiLevels::MovesRole).toInt(), rows[row][4].toInt());
        QCOMPARE(value(row, KlotskiLevels::StepsRole).toInt(), rows[row][5].toInt());
        QCOMPARE(value(row, KlotskiLevels::BestMovesRole).toInt(), -1);
        QCOMPARE(value(row, KlotskiLevels::OwnRole).toBool(), false);
        QCOMPARE(m_levels->rowOf(board), row);
        QCOMPARE(m_levels->movesOf(board), rows[row][4].toInt());
        QCOMPARE(m_levels->stepsOf(board), rows[row][5].toInt());
    }
    QCOMPARE(m_levels->rowOf(QStringLiteral("x")), -1);
    QCOMPARE(m_levels->movesOf(QStringLiteral("x")), -2);
    QCOMPARE(m_levels->nameOf(QStringLiteral("x")), QString());
}

namespace {

/// The table's name as a reader wants it; of several the first.
QString tidy(const QByteArray& field)
{
    static const QHash<QString, QString> others{{"IPhone Guan Qia 1", "iPhone Level 1"},
                                                {"DAISY / Daisy", "Daisy"},
                                                {"VIOLET / Violet", "Violet"},
                                                {"POPPY / Poppy", "Poppy"},
                                                {"PANSY / Pansy", "Pansy"},
                                                {"SNOWDROP / Snowdrop", "Snowdrop"},
                                                {"守口如瓶1 / 守口如瓶", "守口如瓶1"},
                                                {"守口如瓶2 / 守口如瓶", "守口如瓶2"},
                                                {"层层设防1 / 层层设防", "层层设防1"}};
    QString name = QString::fromUtf8(field);
    name.replace(QStringLiteral(" : "), QStringLiteral(": "));
    return others.value(name, name).section(QStringLiteral(" / "), 0, 0);
}

}  // namespace

void KlotskiLevelsTest::namesFollowTheLanguage()
{
    const auto rows = rowsOf("layouts.tsv");
    for (int row = 0; row < rows.size(); ++row) {
        const QString english = value(row, KlotskiLevels::NameRole).toString();
        if (!rows[row][1].isEmpty())
            QCOMPARE(english, tidy(rows[row][1]));
        else
            QCOMPARE(english.toLower(), tidy(rows[row][2]).toLower());
    }
    QSignalSpy changed(m_levels.get(), &KlotskiLevels::dataChanged);
    QLocale::setDefault(QLocale(QLocale::Chinese));
    m_levels->retranslate();
    QCOMPARE(changed.count(), 1);
    for (int row = 0; row < rows.size(); ++row) {
        const QString chinese = tidy(rows[row][0]);
        QCOMPARE(value(row, KlotskiLevels::NameRole).toString(),
                 chinese.isEmpty() ? QStringLiteral("No. %1").arg(row + 1) : chinese);
    }
    QCOMPARE(m_levels->nameOf(kClassic), QStringLiteral("横刀立马"));
}

void KlotskiLevelsTest::difficultiesAreFifths()
{
    QList<int> counts(6);
    for (int row = 0; row < m_levels->count(); ++row)
        ++counts[value(row, KlotskiLevels::DifficultyRole).toInt() + 1];
    // One board has no solution.
    QCOMPARE(counts[0], 1);
    for (int difficulty = 0; difficulty < 5; ++difficulty)
        QVERIFY2(qAbs(counts[difficulty + 1] - 226 / 5.0) < 5, qPrintable(QString::number(counts[difficulty + 1])));
    QCOMPARE(value(0, KlotskiLevels::DifficultyRole).toInt(), 3);
}

void KlotskiLevelsTest::filtersByNameAndNumber()
{
    QSignalSpy count(m_levels.get(), &KlotskiLevels::countChanged);
    m_levels->setFilter(QStringLiteral("heng dao"));
    QVERIFY(m_levels->rowOf(kClassic) >= 0);
    const int heng = m_levels->count();
    QVERIFY(heng >= 1 && heng < 20);
    QCOMPARE(count.count(), 1);
    m_levels->setFilter(QStringLiteral("横刀立马"));
    QCOMPARE(m_levels->rowOf(kClassic), 0);
    m_levels->setFilter(QStringLiteral(" RED DONKEY "));
    QCOMPARE(m_levels->rowOf(kClassic), 0);
    m_levels->setFilter(QStringLiteral("227"));
    QCOMPARE(m_levels->count(), 1);
    QCOMPARE(value(0, KlotskiLevels::NumberRole).toInt(), 227);
    m_levels->setFilter(QStringLiteral("no such name"));
    QCOMPARE(m_levels->count(), 0);
    QCOMPARE(m_levels->nameOf(kClassic), QStringLiteral("Blade Drawn on Horseback"));
    m_levels->setFilter({});
    QCOMPARE(m_levels->count(), 227);
}

void KlotskiLevelsTest::ordersByMoves()
{
    m_levels->setOrder(KlotskiLevels::ByMoves);
    QCOMPARE(m_levels->count(), 227);
    for (int row = 1; row < 226; ++row) {
        const int before = value(row - 1, KlotskiLevels::MovesRole).toInt();
        const int moves = value(row, KlotskiLevels::MovesRole).toInt();
        QVERIFY(before < moves || (before == moves && value(row - 1, KlotskiLevels::NumberRole).toInt() <
                                                          value(row, KlotskiLevels::NumberRole).toInt()));
    }
    QCOMPARE(value(226, KlotskiLevels::MovesRole).toInt(), -1);
}

namespace {

bool solve(KlotskiGame& game)
{
    if (!game.load(kClassic, {}))
        return false;
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1()))
        play(game, move);
    return game.isSolved();
}

}  // namespace

void KlotskiLevelsTest::nextGoesThroughAllInTheirOrder()
{
    // What the list is searched for means nothing here.
    m_levels->setFilter(QStringLiteral("no such name"));
    m_levels->setUnsolvedOnly(true);
    m_levels->setOrder(KlotskiLevels::ByMoves);
    QStringList boards;
    for (QString board = m_levels->next({}); !board.isEmpty(); board = m_levels->next(board))
        boards << board;
    QCOMPARE(boards.size(), 227);
    QCOMPARE(QSet<QString>(boards.begin(), boards.end()).size(), 227);
    m_levels->setOrder(KlotskiLevels::Listed);
    QCOMPARE(m_levels->next(kClassic), QStringLiteral(".CC.VCCVVVVVSVVSHHSS"));
}

void KlotskiLevelsTest::afterABoardThatIsNoLevelComesTheFirstUnsolved()
{
    const QString daily = QStringLiteral("SHH.HHVVCCVVCCVSSSV.");
    QCOMPARE(m_levels->next(daily), kClassic);
    KlotskiGame game;
    QVERIFY(solve(game));
    QVERIFY(m_results->take(&game));
    QCOMPARE(m_levels->next(daily), QStringLiteral(".CC.VCCVVVVVSVVSHHSS"));
}

void KlotskiLevelsTest::showsResults()
{
    KlotskiGame game;
    QVERIFY(solve(game));
    QSignalSpy changed(m_levels.get(), &KlotskiLevels::dataChanged);
    QVERIFY(m_results->take(&game));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 0);
    QCOMPARE(value(0, KlotskiLevels::BestMovesRole).toInt(), 81);
    QCOMPARE(value(0, KlotskiLevels::BestStepsRole).toInt(), game.stepCount());
}

void KlotskiLevelsTest::hidesSolvedBoards()
{
    m_levels->setUnsolvedOnly(true);
    QCOMPARE(m_levels->count(), 227);
    KlotskiGame game;
    QVERIFY(solve(game));
    QVERIFY(m_results->take(&game));
    QCOMPARE(m_levels->count(), 226);
    QCOMPARE(m_levels->rowOf(kClassic), -1);
    m_levels->setUnsolvedOnly(false);
    QCOMPARE(m_levels->rowOf(kClassic), 0);
}

void KlotskiLevelsTest::listsOwnLayoutsAtTheEnd()
{
    m_levels->setOrder(KlotskiLevels::ByMoves);
    const QString mine = QStringLiteral("CC..CC..............");
    QVERIFY(m_own->add(mine, QStringLiteral("Mine")));
    QCOMPARE(m_levels->count(), 228);
    QCOMPARE(m_levels->rowOf(mine), 227);
    QCOMPARE(value(227, KlotskiLevels::NameRole).toString(), QStringLiteral("Mine"));
    QCOMPARE(value(227, KlotskiLevels::NumberRole).toInt(), 228);
    QCOMPARE(value(227, KlotskiLevels::OwnRole).toBool(), true);
    QCOMPARE(m_levels->nameOf(mine), QStringLiteral("Mine"));
    QVERIFY(m_own->add(mine, QStringLiteral("Mine / again")));
    QCOMPARE(m_levels->nameOf(mine), QStringLiteral("Mine / again"));
    m_levels->setFilter(QStringLiteral("mine"));
    QVERIFY(m_levels->rowOf(mine) >= 0);
    QVERIFY(m_own->remove(mine));
    QCOMPARE(m_levels->rowOf(mine), -1);
}

/// One without a solution, one with, one that is solved as it stands.
void KlotskiLevelsTest::solvesOwnLayouts()
{
    m_levels->setOrder(KlotskiLevels::ByMoves);
    m_levels->setFilter(QStringLiteral("of mine"));
    QVERIFY(m_own->add(QStringLiteral("VCCVVCCVVVSVVVSVS.S."), QStringLiteral("Dead, of mine")));
    QVERIFY(m_own->add(QStringLiteral("VCCVVCCVSSSSSSSS..SS"), QStringLiteral("Many, of mine")));
    QVERIFY(m_own->add(QStringLiteral(".............CC..CC."), QStringLiteral("Solved, of mine")));
    QCOMPARE(m_levels->count(), 3);
    QCOMPARE(m_levels->movesOf(QStringLiteral(".............CC..CC.")), -2);
    QTRY_COMPARE(value(0, KlotskiLevels::MovesRole).toInt(), 0);
    QCOMPARE(value(0, KlotskiLevels::StepsRole).toInt(), 0);
    QCOMPARE(value(0, KlotskiLevels::DifficultyRole).toInt(), 0);
    const auto many = int(solutionOf("VCCVVCCVSSSSSSSS..SS").size());
    QTRY_COMPARE(value(1, KlotskiLevels::MovesRole).toInt(), many);
    QVERIFY(value(1, KlotskiLevels::StepsRole).toInt() > many);
    QTRY_COMPARE(value(2, KlotskiLevels::MovesRole).toInt(), -1);
    QCOMPARE(value(2, KlotskiLevels::DifficultyRole).toInt(), -1);
    // A new name does not ask again.
    QVERIFY(m_own->add(QStringLiteral("VCCVVCCVSSSSSSSS..SS"), QStringLiteral("Other, of mine")));
    QCOMPARE(m_levels->movesOf(QStringLiteral("VCCVVCCVSSSSSSSS..SS")), many);
}

QTEST_GUILESS_MAIN(KlotskiLevelsTest)
#include "klotski_levels_test.moc"
