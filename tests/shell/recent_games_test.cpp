// SPDX-License-Identifier: MIT
#include "records.h"

#include <shell/recent_games.h>

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace qipan::shell;

/// The list of the recent games.
class RecentGamesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void isEmptyUntilItIsAsked();
    void readsInAThread();
    void showsTheNewestFirst();
    void givesWhatQmlNeeds();
    void valuesOfOtherTypesAreEmpty_data();
    void valuesOfOtherTypesAreEmpty();
    void followsTheStore();
    void changesOnlyTheRowsThatChange();
    void skipsAndCountsWhatCannotBeRead();
    void severalChangesWhileReadingAreAllSeen();
    void anotherRoomHasOtherGames();
    void outlivesTheStore();
    void mayBeDestroyedWhileReading();

private:
    static QString id(int day)
    {
        return QStringLiteral("202601%1-120000-000-00ff").arg(day, 2, 10, QLatin1Char('0'));
    }
    QString recent() const
    {
        return folder->path() + "/chess/recent";
    }
    bool fillRecent(int day)
    {
        return fill(recent() + '/' + id(day) + ".json", sampleBytes(day, QString::number(day)));
    }
    bool load()
    {
        games->load();
        return wait();
    }
    bool wait()
    {
        return QTest::qWaitFor([this] { return !games->isBusy(); });
    }
    QVariant value(int row, RecentGames::Role role) const
    {
        return games->data(games->index(row, 0), role);
    }
    QList<int> lengths() const
    {
        QList<int> all;
        for (int row = 0; row < games->rowCount(); ++row)
            all << value(row, RecentGames::LengthRole).toInt();
        return all;
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<GameStore> store;
    std::unique_ptr<RecentGames> games;
    std::unique_ptr<QAbstractItemModelTester> tester;
};

void RecentGamesTest::init()
{
    folder = std::make_unique<QTemporaryDir>();
    store = std::make_unique<GameStore>();
    store->setFolder(folder->path());
    store->setGame("chess");
    games = std::make_unique<RecentGames>();
    games->setStore(store.get());
    tester =
        std::make_unique<QAbstractItemModelTester>(games.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void RecentGamesTest::cleanup()
{
    tester.reset();
    games.reset();
    store.reset();
}

void RecentGamesTest::isEmptyUntilItIsAsked()
{
    QVERIFY(fillRecent(1));
    QSignalSpy changed(store.get(), &GameStore::recentChanged);
    store->takeCurrent();
    store->retire(sampleMaker(2));
    QVERIFY(QTest::qWaitFor([&] { return numbersIn(recent()).size() == 2 && !changed.isEmpty(); }));
    QVERIFY(!games->isBusy());
    QCOMPARE(games->rowCount(), 0);
    QVERIFY(load());
    QCOMPARE(games->rowCount(), 2);
}

void RecentGamesTest::readsInAThread()
{
    QVERIFY(fillRecent(1));
    QSignalSpy busy(games.get(), &RecentGames::busyChanged);
    games->load();
    QVERIFY(games->isBusy());
    QCOMPARE(games->rowCount(), 0);
    QVERIFY(wait());
    QCOMPARE(busy.count(), 2);
    QCOMPARE(games->rowCount(), 1);
}

void RecentGamesTest::showsTheNewestFirst()
{
    for (const int day : {5, 1, 31, 12, 9})
        QVERIFY(fillRecent(day));
    QVERIFY(load());
    QCOMPARE(lengths(), (QList<int>{31, 12, 9, 5, 1}));
}

void RecentGamesTest::givesWhatQmlNeeds()
{
    QVERIFY(fillRecent(3));
    QVERIFY(load());
    QCOMPARE(value(0, RecentGames::IdRole).toString(), id(3));
    QCOMPARE(value(0, RecentGames::TitleRole).toString(), "Anna – Ben 3");
    QCOMPARE(value(0, RecentGames::ResultRole).toString(), "1-0");
    QCOMPARE(value(0, RecentGames::DateRole).toDateTime(), QDateTime(QDate(2026, 1, 31), QTime(18, 45, 2), Qt::UTC));
    QCOMPARE(value(0, RecentGames::PictureRole).toString(), "8/8/8/8/8/8/8/K1k5 w - - 0 1");
    QCOMPARE(value(0, RecentGames::LengthRole).toInt(), 3);
    QCOMPARE(value(0, static_cast<RecentGames::Role>(Qt::DisplayRole)), QVariant());
    QList<QByteArray> names = games->roleNames().values();
    std::sort(names.begin(), names.end());
    QCOMPARE(names, (QList<QByteArray>{"date", "gameId", "length", "picture", "result", "title"}));
}

void RecentGamesTest::valuesOfOtherTypesAreEmpty_data()
{
    QTest::addColumn<QJsonObject>("summary");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QDateTime>("date");
    QTest::addColumn<int>("length");
    const QDateTime none;
    QTest::newRow("nothing") << QJsonObject() << "" << none << 0;
    QTest::newRow("null") << QJsonObject{{"title", QJsonValue::Null}, {"date", QJsonValue::Null}} << "" << none << 0;
    QTest::newRow("numbers") << QJsonObject{{"title", 5}, {"date", 5}, {"length", 5}} << "" << none << 5;
    QTest::newRow("text") << QJsonObject{{"title", "x"}, {"date", "yesterday"}, {"length", "5"}} << "x" << none << 0;
    QTest::newRow("lists") << QJsonObject{{"title", QJsonArray{"x"}}, {"length", QJsonArray{1}}} << "" << none << 0;
    QTest::newRow("below 0") << QJsonObject{{"length", -5}} << "" << none << 0;
    QTest::newRow("no whole number") << QJsonObject{{"length", 1.5}} << "" << none << 0;
    QTest::newRow("larger than any") << QJsonObject{{"length", 1e300}} << "" << none << 0;
    QTest::newRow("a month that is none") << QJsonObject{{"date", "2026-13-01T00:00:00Z"}} << "" << none << 0;
    QTest::newRow("another time zone") << QJsonObject{{"date", "2026-01-01T01:00:00+02:00"}} << ""
                                       << QDateTime(QDate(2025, 12, 31), QTime(23, 0), Qt::UTC) << 0;
    QTest::newRow("a megabyte") << QJsonObject{{"title", QString(1 << 20, 'x')}} << QString(1000, 'x') << none << 0;
}

void RecentGamesTest::valuesOfOtherTypesAreEmpty()
{
    QFETCH(QJsonObject, summary);
    QFETCH(QString, title);
    QFETCH(QDateTime, date);
    QFETCH(int, length);
    QJsonObject record = QJsonDocument::fromJson(sampleBytes(1, "1")).object();
    record.insert("summary", summary);
    QVERIFY(fill(recent() + '/' + id(1) + ".json", QJsonDocument(record).toJson()));
    QVERIFY(load());
    QCOMPARE(games->rowCount(), 1);
    QCOMPARE(value(0, RecentGames::TitleRole).toString(), title);
    QCOMPARE(value(0, RecentGames::DateRole).toDateTime(), date);
    QCOMPARE(value(0, RecentGames::LengthRole).toInt(), length);
    QCOMPARE(games->message(), QString());
}

void RecentGamesTest::followsTheStore()
{
    QVERIFY(fillRecent(1) && fillRecent(2) && fillRecent(3));
    QVERIFY(load());
    store->takeCurrent();
    store->retire(sampleMaker(50));
    QVERIFY(QTest::qWaitFor([this] { return lengths() == QList<int>{50, 3, 2, 1}; }));
    store->removeRecent(id(3));
    QVERIFY(QTest::qWaitFor([this] { return lengths() == QList<int>{50, 2, 1}; }));
    QVERIFY(store->openRecent(id(2), {}));
    QVERIFY(QTest::qWaitFor([this] { return lengths() == QList<int>{50, 1}; }));
    QVERIFY(store->openRecent(id(1), sampleMaker(60)));
    QVERIFY(QTest::qWaitFor([this] { return lengths() == QList<int>{60, 50}; }));
}

void RecentGamesTest::changesOnlyTheRowsThatChange()
{
    for (const int day : {2, 4, 6, 8})
        QVERIFY(fillRecent(day));
    QVERIFY(load());
    QSignalSpy inserted(games.get(), &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(games.get(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(games.get(), &QAbstractItemModel::modelReset);
    QVERIFY(load());
    QCOMPARE(inserted.count() + removed.count() + reset.count(), 0);
    QVERIFY(fillRecent(1) && fillRecent(5) && fillRecent(9));
    QVERIFY(QFile::remove(recent() + '/' + id(4) + ".json") && QFile::remove(recent() + '/' + id(8) + ".json"));
    QVERIFY(load());
    QCOMPARE(lengths(), (QList<int>{9, 6, 5, 2, 1}));
    QCOMPARE(inserted.count(), 3);
    QCOMPARE(removed.count(), 2);
    QCOMPARE(reset.count(), 0);
}

void RecentGamesTest::skipsAndCountsWhatCannotBeRead()
{
    QVERIFY(fillRecent(1) && fillRecent(2));
    const QByteArray broken = sampleBytes(3, "3").chopped(20);
    QVERIFY(fill(recent() + '/' + id(3) + ".json", broken));
    QVERIFY(fill(recent() + '/' + id(4) + ".json", sampleBytes(4, "4").replace("chess", "klotski")));
    QVERIFY(fill(recent() + "/notes.json", "mine"));
    QVERIFY(load());
    QCOMPARE(lengths(), (QList<int>{2, 1}));
    QVERIFY2(games->message().endsWith(recent() + ": 2"), qPrintable(games->message()));
    QCOMPARE(bytesOf(recent() + '/' + id(3) + ".json"), broken);
    QVERIFY(fillRecent(3) && fillRecent(4));
    QVERIFY(load());
    QCOMPARE(lengths(), (QList<int>{4, 3, 2, 1}));
    QCOMPARE(games->message(), QString());
}

void RecentGamesTest::severalChangesWhileReadingAreAllSeen()
{
    games->load();
    for (int day = 1; day <= 5; ++day) {
        QVERIFY(fillRecent(day));
        games->load();
    }
    QVERIFY(wait());
    QCOMPARE(games->rowCount(), 5);
}

void RecentGamesTest::anotherRoomHasOtherGames()
{
    QVERIFY(fillRecent(1));
    QVERIFY(
        fill(folder->path() + "/klotski/recent/" + id(2) + ".json", sampleBytes(2, "2").replace("chess", "klotski")));
    QVERIFY(load());
    QCOMPARE(lengths(), QList<int>{1});
    store->setGame("klotski");
    QCOMPARE(games->rowCount(), 0);
    QVERIFY(wait());
    QCOMPARE(lengths(), QList<int>{2});
    games->setStore(nullptr);
    QCOMPARE(games->rowCount(), 0);
    QVERIFY(!games->isBusy());
    store->setGame("chess");
    games->setStore(store.get());
    QVERIFY(wait());
    QCOMPARE(lengths(), QList<int>{1});
}

void RecentGamesTest::outlivesTheStore()
{
    QVERIFY(fillRecent(1));
    QVERIFY(load());
    store.reset();
    QCOMPARE(games->rowCount(), 0);
    games->load();
    QVERIFY(!games->isBusy());
}

void RecentGamesTest::mayBeDestroyedWhileReading()
{
    QVERIFY(fillRecent(1));
    games->load();
    tester.reset();
    games.reset();
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
}

QTEST_GUILESS_MAIN(RecentGamesTest)
#include "recent_games_test.moc"
