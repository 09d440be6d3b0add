// SPDX-License-Identifier: MIT
#include "records.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

using namespace qipan::shell;

/// The running game and the recent ones, when all goes well.
class GameStoreTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void thereIsNoGameAtFirst();
    void keepsTheGameOverARestart();
    void writesTheRecordThatIsDocumented();
    void asksForTheStateInAnotherThreadAndOnlyForTheLatest();
    void aRetiredGameIsRecent();
    void theNextGameIsAnotherOne();
    void opensARecentGame_data();
    void opensARecentGame();
    void anOpenedGameIsTheSameGameLater();
    void opensNothingThatIsNotThere_data();
    void opensNothingThatIsNotThere();
    void removesARecentGame();
    void keepsTheNewestFifty();
    void aRetiredGameIsTheNewestWhateverTheClockSays();
    void theOldestOfFiftyCanBeOpened();
    void touchesNoFileThatIsNotItsOwn();
    void dropsTheCopyThatACrashLeft();
    void aGameThatNobodyAskedForIsNotThrownAway();
    void roomsAreApart();
    void anotherFolderIsAnotherStore();
    void refusesNamesThatAreNoRoom_data();
    void refusesNamesThatAreNoRoom();
    void unknownPartsOfARecordStay();

private:
    /// A new start of the program.
    void start()
    {
        store.reset();
        store = std::make_unique<GameStore>();
        store->setFolder(folder->path());
        store->setGame("chess");
    }
    QString room() const
    {
        return folder->path() + "/chess";
    }
    QString current() const
    {
        return room() + "/current.json";
    }
    QString recent() const
    {
        return room() + "/recent";
    }
    /// A recent game of the day in January 2026.
    QString recentId(int day) const
    {
        return QStringLiteral("202601%1-120000-000-00ff").arg(day, 2, 10, QLatin1Char('0'));
    }
    bool fillRecent(int day, int number)
    {
        return fill(recent() + '/' + recentId(day) + ".json", sampleBytes(number, QString::number(number)));
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<GameStore> store;
};

void GameStoreTest::init()
{
    folder = std::make_unique<QTemporaryDir>();
    start();
}

void GameStoreTest::cleanup()
{
    store.reset();
}

void GameStoreTest::thereIsNoGameAtFirst()
{
    QVERIFY(!store->takeCurrent());
    QCOMPARE(store->message(), QString());
    QCOMPARE(store->problem(), QString());
}

void GameStoreTest::keepsTheGameOverARestart()
{
    store->takeCurrent();
    for (int number = 1; number <= 3; ++number) {
        store->keep(sampleMaker(number));
        start();
        QCOMPARE(numberOf(store->takeCurrent()), number);
        QCOMPARE(store->message(), QString());
    }
    QVERIFY(namesIn(recent(), "*").isEmpty());
}

void GameStoreTest::writesTheRecordThatIsDocumented()
{
    store->takeCurrent();
    store->keep(sampleMaker(7));
    store->finish();
    QJsonObject record = jsonOf(current());
    QCOMPARE(record.take("format"), QJsonValue(1));
    QCOMPARE(record.take("game"), QJsonValue("chess"));
    QVERIFY(!record.take("id").toString().isEmpty());
    QCOMPARE(record, sample(7));
}

void GameStoreTest::asksForTheStateInAnotherThreadAndOnlyForTheLatest()
{
    store->takeCurrent();
    QSemaphore gate;
    QThread* thread = nullptr;
    std::atomic_int made = 0;
    store->keep([&] {
        thread = QThread::currentThread();
        gate.acquire();
        return sample(0);
    });
    for (int number = 1; number <= 50; ++number) {
        store->keep([&made, number] {
            ++made;
            return sample(number);
        });
    }
    gate.release();
    store->finish();
    QVERIFY(thread != QThread::currentThread());
    QVERIFY2(made <= 2, qPrintable(QString::number(made)));  // two if the first keep had not begun
    QCOMPARE(numberOf(jsonOf(current())), 50);
}

void GameStoreTest::aRetiredGameIsRecent()
{
    QSignalSpy changed(store.get(), &GameStore::recentChanged);
    store->takeCurrent();
    store->keep(sampleMaker(1));
    store->retire(sampleMaker(2));
    QVERIFY(QTest::qWaitFor([&] { return QDir(recent()).exists() && !changed.isEmpty(); }));
    store->finish();
    QVERIFY(!QFile::exists(current()));
    QCOMPARE(numbersIn(recent()), QList<int>{2});
    const QString name = namesIn(recent(), "*").first();
    QVERIFY2(QRegularExpression("^[0-9]{8}-[0-9]{6}-[0-9]{3}-[0-9a-f]{4}\\.json$").match(name).hasMatch(),
             qPrintable(name));
    const QDateTime time = QDateTime::fromString(name.left(19), "yyyyMMdd-HHmmss-zzz");
    const qint64 age = QDateTime(time.date(), time.time(), Qt::UTC).secsTo(QDateTime::currentDateTimeUtc());
    QVERIFY2(age >= 0 && age < 600, qPrintable(name));
    start();
    QVERIFY(!store->takeCurrent());
    QCOMPARE(numbersIn(recent()), QList<int>{2});
}

void GameStoreTest::theNextGameIsAnotherOne()
{
    store->takeCurrent();
    store->keep(sampleMaker(1));
    store->finish();
    const QString first = jsonOf(current()).value("id").toString();
    store->keep(sampleMaker(2));
    store->finish();
    QCOMPARE(jsonOf(current()).value("id").toString(), first);
    start();
    store->takeCurrent();
    store->keep(sampleMaker(3));
    store->finish();
    QCOMPARE(jsonOf(current()).value("id").toString(), first);
    store->retire(sampleMaker(3));
    store->keep(sampleMaker(4));
    store->finish();
    QVERIFY(jsonOf(current()).value("id").toString() != first);
    QCOMPARE(numbersIn(recent()), QList<int>{3});
    QCOMPARE(numberOf(jsonOf(current())), 4);
}

void GameStoreTest::opensARecentGame_data()
{
    QTest::addColumn<bool>("worthKeeping");
    QTest::addColumn<QList<int>>("recentAfter");
    QTest::newRow("the running game is retired") << true << QList<int>{1, 3, 9};
    QTest::newRow("the running game is discarded") << false << QList<int>{1, 3};
}

void GameStoreTest::opensARecentGame()
{
    QFETCH(bool, worthKeeping);
    QFETCH(QList<int>, recentAfter);
    QVERIFY(fillRecent(1, 1) && fillRecent(2, 2) && fillRecent(3, 3));
    store->takeCurrent();
    store->keep(sampleMaker(8));
    const auto opened = store->openRecent(recentId(2), worthKeeping ? sampleMaker(9) : GameStore::Make());
    QCOMPARE(numberOf(opened), 2);
    store->finish();
    QCOMPARE(numberOf(jsonOf(current())), 2);
    QCOMPARE(numbersIn(recent()), recentAfter);
    QCOMPARE(store->message(), QString());
    QCOMPARE(store->problem(), QString());
    start();
    QCOMPARE(numberOf(store->takeCurrent()), 2);
}

void GameStoreTest::anOpenedGameIsTheSameGameLater()
{
    QVERIFY(fillRecent(5, 5));
    store->takeCurrent();
    QVERIFY(store->openRecent(recentId(5), {}));
    store->keep(sampleMaker(6));
    store->finish();
    QCOMPARE(jsonOf(current()).value("id").toString(), "5");
    QVERIFY(numbersIn(recent()).isEmpty());
    store->retire(sampleMaker(7));
    store->finish();
    QCOMPARE(numbersIn(recent()), QList<int>{7});
}

void GameStoreTest::opensNothingThatIsNotThere_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("gone") << "20260101-120000-000-00fe";
    QTest::newRow("empty") << "";
    QTest::newRow("the running game") << "../current";
    QTest::newRow("a way out of the folder") << "../../../20260101-120000-000-00ff";
    QTest::newRow("another name") << "notes";
    QTest::newRow("a broken record") << "20260102-120000-000-00ff";
    QTest::newRow("another game") << "20260103-120000-000-00ff";
}

void GameStoreTest::opensNothingThatIsNotThere()
{
    QFETCH(QString, id);
    QVERIFY(fillRecent(1, 1));
    QVERIFY(fill(recent() + "/notes.json", sampleBytes(3, "3")));
    QVERIFY(fill(recent() + "/20260102-120000-000-00ff.json", sampleBytes(2, "2").chopped(10)));
    QVERIFY(fill(recent() + "/20260103-120000-000-00ff.json", sampleBytes(2, "2").replace("chess", "klotski")));
    store->takeCurrent();
    store->keep(sampleMaker(8));
    QVERIFY(!store->openRecent(id, sampleMaker(9)));
    QVERIFY(!store->message().isEmpty());
    store->finish();
    QCOMPARE(numberOf(jsonOf(current())), 8);
    QCOMPARE(namesIn(recent(), "*").size(), 4);
    store->removeRecent(id.startsWith("2026") ? QString() : id);
    store->finish();
    QCOMPARE(numberOf(jsonOf(current())), 8);
    QCOMPARE(namesIn(recent(), "*").size(), 4);
}

void GameStoreTest::removesARecentGame()
{
    QVERIFY(fillRecent(1, 1) && fillRecent(2, 2));
    QSignalSpy changed(store.get(), &GameStore::recentChanged);
    store->removeRecent(recentId(1));
    QVERIFY(changed.wait());
    QCOMPARE(numbersIn(recent()), QList<int>{2});
}

void GameStoreTest::keepsTheNewestFifty()
{
    for (int day = 1; day <= 31; ++day)
        QVERIFY(fillRecent(day, day));
    for (int number = 32; number <= 50; ++number)
        QVERIFY(
            fill(recent() + QStringLiteral("/20260201-1200%1-000-00ff.json").arg(number), sampleBytes(number, "x")));
    store->takeCurrent();
    store->finish();
    QCOMPARE(numbersIn(recent()).size(), 50);
    store->retire(sampleMaker(51));
    store->retire(sampleMaker(52));
    store->finish();
    QList<int> expected;
    for (int number = 3; number <= 52; ++number)
        expected << number;
    QCOMPARE(numbersIn(recent()), expected);
}

/// The clock was wrong once, and the names are of years to come; or digits that are no time at all.
void GameStoreTest::aRetiredGameIsTheNewestWhateverTheClockSays()
{
    for (int number = 10; number <= 59; ++number)
        QVERIFY(
            fill(recent() + QStringLiteral("/20991231-2359%1-999-00ff.json").arg(number), sampleBytes(number, "x")));
    QVERIFY(fill(recent() + "/99999999-999999-999-00ff.json", sampleBytes(60, "x")));
    store->takeCurrent();
    store->retire(sampleMaker(1));
    store->retire(sampleMaker(2));
    store->finish();
    const QList<int> numbers = numbersIn(recent());
    QCOMPARE(numbers.size(), 50);
    QCOMPARE(numbers.mid(46), (QList<int>{59, 1, 2, 60}));
}

void GameStoreTest::theOldestOfFiftyCanBeOpened()
{
    for (int day = 1; day <= 31; ++day)
        QVERIFY(fillRecent(day, day));
    for (int number = 32; number <= 50; ++number)
        QVERIFY(
            fill(recent() + QStringLiteral("/20260201-1200%1-000-00ff.json").arg(number), sampleBytes(number, "x")));
    store->takeCurrent();
    store->keep(sampleMaker(98));
    QCOMPARE(numberOf(store->openRecent(recentId(1), sampleMaker(99))), 1);
    store->finish();
    QCOMPARE(numberOf(jsonOf(current())), 1);
    QList<int> expected;
    for (int number = 2; number <= 50; ++number)
        expected << number;
    QCOMPARE(numbersIn(recent()), expected << 99);
}

void GameStoreTest::touchesNoFileThatIsNotItsOwn()
{
    const QStringList others{"notes.json", "20260101-120000-000-00ff.json.bak", "20260101-120000-000-00FF.json",
                             "20260101-120000-000-00ff", "a20260101-120000-000-00ff.json"};
    for (const QString& name : others)
        QVERIFY(fill(recent() + '/' + name, "mine"));
    QVERIFY(fill(room() + "/current.json.backup", "mine"));
    store->takeCurrent();
    for (int number = 1; number <= 60; ++number)
        store->retire(sampleMaker(number));
    store->finish();
    for (const QString& name : others)
        QCOMPARE(bytesOf(recent() + '/' + name), "mine");
    QCOMPARE(bytesOf(room() + "/current.json.backup"), "mine");
    QCOMPARE(namesIn(recent(), "*").size(), 50 + others.size());
}

void GameStoreTest::dropsTheCopyThatACrashLeft()
{
    QVERIFY(fill(current(), sampleBytes(20, "one game")));
    QVERIFY(fill(recent() + "/20260101-120000-000-00ff.json", sampleBytes(19, "one game")));
    QVERIFY(fill(recent() + "/20260102-120000-000-00ff.json", sampleBytes(5, "another game")));
    QVERIFY(fill(recent() + "/20260103-120000-000-00ff.json", "not readable: one game"));
    QCOMPARE(numberOf(store->takeCurrent()), 20);
    store->finish();
    QCOMPARE(namesIn(recent(), "*"), (QStringList{"20260102-120000-000-00ff.json", "20260103-120000-000-00ff.json"}));
    QCOMPARE(numberOf(jsonOf(current())), 20);
}

/// A caller that keeps without having asked first.
void GameStoreTest::aGameThatNobodyAskedForIsNotThrownAway()
{
    QVERIFY(fill(current(), sampleBytes(1, "1")));
    store->keep(sampleMaker(2));
    store->finish();
    QCOMPARE(numberOf(jsonOf(current())), 2);
    QCOMPARE(numbersIn(recent()), QList<int>{1});
}

void GameStoreTest::roomsAreApart()
{
    store->takeCurrent();
    store->keep(sampleMaker(1));
    store->setGame("klotski");
    QVERIFY(!store->takeCurrent());
    store->keep(sampleMaker(2));
    store->finish();
    QCOMPARE(numberOf(jsonOf(folder->filePath("klotski/current.json"))), 2);
    QCOMPARE(jsonOf(folder->filePath("klotski/current.json")).value("game").toString(), "klotski");
    store->setGame("chess");
    QCOMPARE(numberOf(store->takeCurrent()), 1);
}

void GameStoreTest::anotherFolderIsAnotherStore()
{
    const QTemporaryDir other;
    QSignalSpy changed(store.get(), &GameStore::folderChanged);
    store->takeCurrent();
    store->keep(sampleMaker(1));
    store->setFolder(other.path());
    store->setFolder(other.path());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(numberOf(jsonOf(current())), 1);
    QVERIFY(!store->takeCurrent());
    store->keep(sampleMaker(2));
    store->finish();
    QCOMPARE(numberOf(jsonOf(other.filePath("chess/current.json"))), 2);
    QCOMPARE(numberOf(jsonOf(current())), 1);
    store->setFolder(folder->path());
    QCOMPARE(numberOf(store->takeCurrent()), 1);
}

void GameStoreTest::refusesNamesThatAreNoRoom_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << "";
    QTest::newRow("the folder above") << "..";
    QTest::newRow("a path") << "chess/recent";
    QTest::newRow("capital letters") << "Chess";
    QTest::newRow("a line break at the end") << "klotski\n";
    QTest::newRow("a space") << "my game";
}

void GameStoreTest::refusesNamesThatAreNoRoom()
{
    QFETCH(QString, name);
    QSignalSpy changed(store.get(), &GameStore::gameChanged);
    store->setGame(name);
    QCOMPARE(store->game(), "chess");
    QCOMPARE(changed.count(), 0);
}

void GameStoreTest::unknownPartsOfARecordStay()
{
    store->takeCurrent();
    store->keep([] {
        QJsonObject record = sample(1);
        record.insert("format", 99);
        record.insert("id", "wrong");
        record.insert("extra", QJsonArray{1, 2});
        return record;
    });
    start();
    const auto record = store->takeCurrent();
    QVERIFY(record);
    QCOMPARE(record->value("extra"), QJsonValue(QJsonArray{1, 2}));
    QVERIFY(record->value("id").toString() != "wrong");
}

QTEST_GUILESS_MAIN(GameStoreTest)
#include "game_store_test.moc"
