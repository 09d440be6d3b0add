// SPDX-License-Identifier: MIT
#include "klotski_solution.h"

#include <klotski_blocks.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace qipan::klotski;

/// The blocks as QML sees them.
class KlotskiBlocksTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void namesTheClassicBlocks();
    void tellsSizesAndPlaces();
    void onlyWhatChangesIsTold();
    void followsTheWholeSolution();
    void tellsTheWayRoundACorner();
    void anotherBoardIsAReset();

private:
    QVariant value(int row, int role) const
    {
        return m_blocks->data(m_blocks->index(row), role);
    }
    QStringList labels() const
    {
        QStringList labels;
        for (int row = 0; row < m_blocks->rowCount(); ++row)
            labels << value(row, KlotskiBlocks::LabelRole).toString();
        return labels;
    }

    std::unique_ptr<KlotskiGame> m_game;
    std::unique_ptr<KlotskiBlocks> m_blocks;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void KlotskiBlocksTest::init()
{
    m_tester.reset();
    m_game = std::make_unique<KlotskiGame>();
    m_blocks = std::make_unique<KlotskiBlocks>();
    m_blocks->setGame(m_game.get());
    m_tester = std::make_unique<QAbstractItemModelTester>(m_blocks.get());
}

void KlotskiBlocksTest::namesTheClassicBlocks()
{
    QCOMPARE(labels(), (QStringList{"张飞", "曹操", "赵云", "马超", "关羽", "黄忠", "卒", "卒", "卒", "卒"}));
    QVERIFY(m_game->load(QStringLiteral("CCHHCCHHHHHHHHHH.HH."), {}));
    QCOMPARE(labels(), (QStringList{"曹操", "关羽", "张飞", "赵云", "马超", "黄忠", "魏延", "姜维"}));
}

void KlotskiBlocksTest::tellsSizesAndPlaces()
{
    QCOMPARE(value(1, KlotskiBlocks::KindRole).toInt(), int(KlotskiBlocks::General));
    QCOMPARE(value(1, KlotskiBlocks::AcrossRole).toInt(), 2);
    QCOMPARE(value(1, KlotskiBlocks::DownRole).toInt(), 2);
    QCOMPARE(value(1, KlotskiBlocks::ColumnRole).toInt(), 1);
    QCOMPARE(value(1, KlotskiBlocks::RowRole).toInt(), 0);
    QCOMPARE(value(1, KlotskiBlocks::TitleRole).toString(), QStringLiteral("Cao Cao, 2×2, column 2, row 1"));
    QCOMPARE(value(1, KlotskiBlocks::MovableRole).toBool(), false);
    QCOMPARE(value(4, KlotskiBlocks::KindRole).toInt(), int(KlotskiBlocks::Horizontal));
    QCOMPARE(value(4, KlotskiBlocks::AcrossRole).toInt(), 2);
    QCOMPARE(value(4, KlotskiBlocks::DownRole).toInt(), 1);
    QCOMPARE(value(5, KlotskiBlocks::TitleRole).toString(), QStringLiteral("Huang Zhong, 1×2, column 4, row 3"));
    // The four soldiers stand round the two blanks.
    for (int row = 0; row < 10; ++row)
        QCOMPARE(value(row, KlotskiBlocks::MovableRole).toBool(), row >= 6);
    QCOMPARE(value(9, KlotskiBlocks::BlockIdRole).toInt(), 9);
}

void KlotskiBlocksTest::onlyWhatChangesIsTold()
{
    QSignalSpy changed(m_blocks.get(), &KlotskiBlocks::dataChanged);
    // The left soldier in the corner goes right: only row 8, and what can move now.
    QVERIFY(m_game->play(8, 1, 4));
    QMap<int, QList<int>> roles;
    for (const auto& arguments : changed)
        roles[arguments[0].toModelIndex().row()] = arguments[2].value<QList<int>>();
    QCOMPARE(roles.value(8), (QList<int>{KlotskiBlocks::ColumnRole, KlotskiBlocks::TitleRole, KlotskiBlocks::WayRole}));
    QCOMPARE(roles.value(3), QList<int>{KlotskiBlocks::MovableRole});
    QCOMPARE(roles.value(6), QList<int>{KlotskiBlocks::MovableRole});
    QCOMPARE(roles.size(), 3);
}

void KlotskiBlocksTest::followsTheWholeSolution()
{
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1())) {
        QVERIFY(play(*m_game, move));
        QString drawn(20, '.');
        for (int row = 0; row < m_blocks->rowCount(); ++row) {
            const int corner =
                value(row, KlotskiBlocks::ColumnRole).toInt() + 4 * value(row, KlotskiBlocks::RowRole).toInt();
            for (int y = 0; y < value(row, KlotskiBlocks::DownRole).toInt(); ++y) {
                for (int x = 0; x < value(row, KlotskiBlocks::AcrossRole).toInt(); ++x)
                    drawn[corner + x + 4 * y] = QStringLiteral("SVHC")[value(row, KlotskiBlocks::KindRole).toInt()];
            }
        }
        QCOMPARE(drawn, m_game->position());
    }
}

/// 横刀立马: a soldier makes room at the foot, and the one in the corner goes right and then up.
void KlotskiBlocksTest::tellsTheWayRoundACorner()
{
    const auto way = [this](int block) { return value(block, KlotskiBlocks::WayRole).toList(); };
    QCOMPARE(way(6), QVariantList{QPoint(1, 3)});
    QVERIFY(m_game->play(6, 1, 4));
    QCOMPARE(way(6), (QVariantList{QPoint(1, 3), QPoint(1, 4)}));
    QVERIFY(m_game->play(6, 2, 4));
    QVERIFY(m_game->play(8, 1, 3));
    QCOMPARE(way(8), (QVariantList{QPoint(0, 4), QPoint(1, 4), QPoint(1, 3)}));
    m_game->undo();
    QCOMPARE(way(8), (QVariantList{QPoint(1, 3), QPoint(1, 4), QPoint(0, 4)}));
    // Several blocks at once have no way to show.
    m_game->redo();
    m_game->goTo(0);
    QCOMPARE(way(6), QVariantList{QPoint(1, 3)});
}

void KlotskiBlocksTest::anotherBoardIsAReset()
{
    QSignalSpy reset(m_blocks.get(), &KlotskiBlocks::modelReset);
    QVERIFY(m_game->load(QStringLiteral("CC..CC.............."), {}));
    QCOMPARE(reset.count(), 1);
    QCOMPARE(m_blocks->rowCount(), 1);
    m_blocks->setGame(nullptr);
    QCOMPARE(m_blocks->rowCount(), 0);
}

QTEST_GUILESS_MAIN(KlotskiBlocksTest)
#include "klotski_blocks_test.moc"
