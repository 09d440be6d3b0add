// SPDX-License-Identifier: MIT
#include "records.h"

#include <QCoreApplication>
#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextStream>
#include <QtTest>

#include <vector>

using namespace qipan::shell;

namespace {

std::unique_ptr<GameStore> openStore(const QString& folder)
{
    auto store = std::make_unique<GameStore>();
    store->setFolder(folder);
    store->setGame("chess");
    return store;
}

/// What another window does: it keeps a game and stays open.
int hold(const QString& folder, int number)
{
    const auto store = openStore(folder);
    const int found = numberOf(store->takeCurrent());
    store->keep(sampleMaker(number));
    store->finish();
    QTextStream(stdout) << "found " << found << Qt::endl;
    return QCoreApplication::exec();
}

/// Games without end, the numbers after last; each third is retired. A line says which is safe by now.
int play(const QString& folder, int last)
{
    const auto store = openStore(folder);
    const int found = numberOf(store->takeCurrent());
    if (found > 0 && found % 3 == 0)
        store->retire(sampleMaker(found));
    int number = std::max(found, last);
    QTextStream out(stdout);
    while (true) {
        ++number;
        store->keep(sampleMaker(number));
        store->finish();
        out << number << Qt::endl;
        if (number % 3 == 0)
            store->retire(sampleMaker(number));
    }
}

}  // namespace

/// Several windows of the program at the same time, and programs that are killed.
class GameStoreWindowsTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void eachWindowHasAGameOfItsOwn();
    void theFirstWindowRetiresTheGamesOfTheOthers();
    void aSecondWindowGetsItsOwnGameBack();
    void eightWindowsAreKeptAndTheNinthIsTold();
    void anotherProgramHasItsSlotAsLongAsItRuns();
    void anEmptyGameOfAnotherWindowIsNotListed();
    void aLockOfAProgramThatIsGoneIsTakenOver_data();
    void aLockOfAProgramThatIsGoneIsTakenOver();
    void noGameIsLostWhenTheProgramIsKilled();

private:
    QString room() const
    {
        return folder->path() + "/chess";
    }
    /// Runs this program again, as the window that the words tell; returns its first line.
    static QByteArray startProgram(QProcess& program, const QStringList& words)
    {
        program.start(QCoreApplication::applicationFilePath(), words);
        while (!program.canReadLine() && program.waitForReadyRead()) {
        }
        return program.readLine().trimmed();
    }

    std::unique_ptr<QTemporaryDir> folder;
};

void GameStoreWindowsTest::init()
{
    folder = std::make_unique<QTemporaryDir>();
}

void GameStoreWindowsTest::eachWindowHasAGameOfItsOwn()
{
    const auto first = openStore(folder->path());
    const auto second = openStore(folder->path());
    QVERIFY(!first->takeCurrent());
    first->keep(sampleMaker(1));
    first->finish();
    QVERIFY(!second->takeCurrent());
    second->keep(sampleMaker(2));
    first->keep(sampleMaker(3));
    second->finish();
    first->finish();
    QCOMPARE(numberOf(jsonOf(room() + "/current.json")), 3);
    QCOMPARE(numberOf(jsonOf(room() + "/current-2.json")), 2);
    second->retire(sampleMaker(4));
    second->finish();
    QCOMPARE(numbersIn(room() + "/recent"), QList<int>{4});
    QCOMPARE(namesIn(room(), "current*.json"), QStringList{"current.json"});
    QCOMPARE(first->problem() + second->problem() + first->message() + second->message(), QString());
}

void GameStoreWindowsTest::theFirstWindowRetiresTheGamesOfTheOthers()
{
    for (int number = 2; number <= 8; ++number)
        QVERIFY(fill(room() + QStringLiteral("/current-%1.json").arg(number), sampleBytes(number, "x")));
    QVERIFY(fill(room() + "/current.json", sampleBytes(1, "1")));
    const auto store = openStore(folder->path());
    QCOMPARE(numberOf(store->takeCurrent()), 1);
    store->finish();
    QCOMPARE(namesIn(room(), "current*.json"), QStringList{"current.json"});
    QList<int> numbers = numbersIn(room() + "/recent");
    std::sort(numbers.begin(), numbers.end());
    QCOMPARE(numbers, (QList<int>{2, 3, 4, 5, 6, 7, 8}));
}

void GameStoreWindowsTest::aSecondWindowGetsItsOwnGameBack()
{
    const auto first = openStore(folder->path());
    first->takeCurrent();
    first->keep(sampleMaker(1));
    first->finish();
    QVERIFY(fill(room() + "/current-2.json", sampleBytes(2, "2")));
    QVERIFY(fill(room() + "/current-3.json", sampleBytes(3, "3")));
    const auto second = openStore(folder->path());
    QCOMPARE(numberOf(second->takeCurrent()), 2);
    second->finish();
    QVERIFY(numbersIn(room() + "/recent").isEmpty());
    const auto third = openStore(folder->path());
    QCOMPARE(numberOf(third->takeCurrent()), 3);
}

void GameStoreWindowsTest::eightWindowsAreKeptAndTheNinthIsTold()
{
    std::vector<std::unique_ptr<GameStore>> stores;
    for (int number = 1; number <= 9; ++number) {
        stores.push_back(openStore(folder->path()));
        QVERIFY(!stores.back()->takeCurrent());
    }
    QSignalSpy problem(stores.back().get(), &GameStore::problemChanged);
    for (int round = 0; round < 3; ++round) {
        for (int number = 1; number <= 9; ++number)
            stores[static_cast<size_t>(number - 1)]->keep(sampleMaker(number));
    }
    for (const auto& store : stores)
        store->finish();
    QCOMPARE(numbersIn(room()).size(), 8);
    QCOMPARE(problem.count(), 1);
    QVERIFY(!stores.back()->problem().isEmpty());
    for (int number = 1; number <= 8; ++number)
        QCOMPARE(stores[static_cast<size_t>(number - 1)]->problem(), QString());
    // A window that is closed makes room; its game goes to the recent ones.
    stores[4].reset();
    stores.back()->keep(sampleMaker(9));
    stores.back()->finish();
    QCOMPARE(problem.count(), 2);
    QCOMPARE(stores.back()->problem(), QString());
    QCOMPARE(numberOf(jsonOf(room() + "/current-5.json")), 9);
    QCOMPARE(numbersIn(room() + "/recent"), QList<int>{5});
}

void GameStoreWindowsTest::anotherProgramHasItsSlotAsLongAsItRuns()
{
    QProcess other;
    QCOMPARE(startProgram(other, {"hold", folder->path(), "1"}), "found -1");
    auto store = openStore(folder->path());
    QVERIFY(!store->takeCurrent());
    store->keep(sampleMaker(2));
    store->finish();
    QCOMPARE(numberOf(jsonOf(room() + "/current.json")), 1);
    QCOMPARE(numberOf(jsonOf(room() + "/current-2.json")), 2);
    store.reset();
    other.kill();
    QVERIFY(other.waitForFinished());
    QVERIFY(QFile::exists(room() + "/current.lock"));
    store = openStore(folder->path());
    QCOMPARE(numberOf(store->takeCurrent()), 1);
    store->finish();
    QCOMPARE(numbersIn(room() + "/recent"), QList<int>{2});
}

void GameStoreWindowsTest::anEmptyGameOfAnotherWindowIsNotListed()
{
    QVERIFY(fill(room() + "/current-2.json", sampleBytes(0, "1")));
    QVERIFY(fill(room() + "/current-3.json", sampleBytes(3, "2")));
    const auto store = openStore(folder->path());
    QVERIFY(!store->takeCurrent());
    store->finish();
    QCOMPARE(numbersIn(room() + "/recent"), QList<int>{3});
    QVERIFY(!QFile::exists(room() + "/current-2.json"));
}

void GameStoreWindowsTest::aLockOfAProgramThatIsGoneIsTakenOver_data()
{
    QTest::addColumn<QByteArray>("lock");
    const QByteArray name = QFileInfo(QCoreApplication::applicationFilePath()).fileName().toUtf8();
    QProcess ended;
    ended.start("true", QStringList());
    ended.waitForStarted();
    const QByteArray endedId = QByteArray::number(ended.processId());
    ended.waitForFinished();
    const QByteArray host = QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId() + '\n' +
                            QSysInfo::bootUniqueId() + '\n';
    QTest::newRow("no such process") << endedId + '\n' + name + '\n' + host;
    // In a container the program has the same number at each start.
    QTest::newRow("our own number") << QByteArray::number(QCoreApplication::applicationPid()) + '\n' + name + '\n' +
                                           host;
    QTest::newRow("left empty by a power failure") << QByteArray();
    QTest::newRow("zero bytes") << QByteArray(100, '\0');
    QTest::newRow("text") << QByteArray("no lock\n");
}

void GameStoreWindowsTest::aLockOfAProgramThatIsGoneIsTakenOver()
{
    QFETCH(QByteArray, lock);
    const QString path = room() + "/current.lock";
    QVERIFY(fill(path, lock));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(fill(room() + "/current.json", sampleBytes(1, "1")));
    const auto store = openStore(folder->path());
    QCOMPARE(numberOf(store->takeCurrent()), 1);
    // It is ours from now on.
    const auto second = openStore(folder->path());
    QVERIFY(!second->takeCurrent());
}

void GameStoreWindowsTest::noGameIsLostWhenTheProgramIsKilled()
{
    int last = 0;
    for (const int lines : {1, 2, 3, 4, 6, 9, 14}) {
        QProcess program;
        QByteArray line = startProgram(program, {"play", folder->path(), QString::number(last)});
        for (int count = 1; count < lines; ++count) {
            while (!program.canReadLine() && program.waitForReadyRead()) {
            }
            line = program.readLine();
        }
        program.kill();
        QVERIFY(program.waitForFinished());
        for (const QByteArray& rest : program.readAllStandardOutput().split('\n')) {
            if (!rest.isEmpty())
                line = rest;
        }
        QVERIFY2(line.toInt() > last, line.constData());
        last = line.toInt();

        // Each game that was retired, and the one that ran, is in a file, and all files are whole.
        QList<int> there = numbersIn(room() + "/recent");
        if (QFile::exists(room() + "/current.json"))
            there << numberOf(jsonOf(room() + "/current.json"));
        QVERIFY(!there.contains(-1));
        for (int number = last - last % 3; number > std::max(0, last - 120); number -= 3)
            QVERIFY2(there.contains(number), qPrintable(QString::number(number)));
        QVERIFY(*std::max_element(there.cbegin(), there.cend()) >= last);
        QVERIFY(namesIn(room(), "*unreadable*").isEmpty());
    }
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == "hold")
        return hold(words.value(2), words.value(3).toInt());
    if (words.value(1) == "play")
        return play(words.value(2), words.value(3).toInt());
    GameStoreWindowsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "game_store_windows_test.moc"
