// SPDX-License-Identifier: MIT
#include "records.h"

#include <shell/game_record.h>

#include <QJsonArray>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>

using namespace qipan::shell;

namespace {

constexpr qsizetype kDeepRoom = 4065;
const QByteArray kUnreadable = "current.json.unreadable-";

}  // namespace

/// Files that are not as they were written, and disks that do not take any.
class GameStoreFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void keepsAsideWhatIsBroken_data();
    void keepsAsideWhatIsBroken();
    void aRecordCutAtAnyByteIsBroken();
    void keepsAsideOneAfterTheOther();
    void keepsAsideWhatIsNoRegularFile_data();
    void keepsAsideWhatIsNoRegularFile();
    void isNotHeldUpByWhatIsNoRegularFile_data();
    void isNotHeldUpByWhatIsNoRegularFile();
    void keepsAsideWhatIsTooLarge();
    void tellsLineAndColumn_data();
    void tellsLineAndColumn();
    void valuesOfOtherTypes_data();
    void valuesOfOtherTypes();
    void aRecordWithoutANameGetsOne_data();
    void aRecordWithoutANameGetsOne();
    void anyByteMayBeWrong();
    void leavesAFileThatCannotBeRead();
    void leavesAFileThatCannotBePutAside();
    void leavesARejectedFileThatCannotBePutAside();
    void keepsAsideWhatTheGameRejects();
    void whatTheGameRejectsIsNotOverwritten();

    void tellsOnceThatNothingCanBeKept_data();
    void tellsOnceThatNothingCanBeKept();
    void aFullDiskIsToldUntilThereIsRoom();
    void aGameThatCannotBeRetiredIsNotOverwritten();
    void recentGamesThatCannotBeRemovedAreTold();

private:
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
    /// The longest path that the system takes has 4095 bytes: "current-2.json" and its temporary file just fit.
    void useDeepFolder()
    {
        QString path = folder->path();
        while (path.size() < kDeepRoom - 6)
            path += '/' + QString(std::min<qsizetype>(200, std::max<qsizetype>(kDeepRoom - 7 - path.size(), 1)), 'd');
        store->setFolder(path);
        // Qt says so by itself.
        QTest::ignoreMessage(QtCriticalMsg, QRegularExpression("stat\\(\\) failed"));
    }
    QString deepCurrent() const
    {
        return store->folder() + "/chess/current.json";
    }
    QStringList aside() const
    {
        return namesIn(room(), kUnreadable + '*');
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<GameStore> store;
};

void GameStoreFaultsTest::init()
{
    folder = std::make_unique<QTemporaryDir>();
    start();
}

void GameStoreFaultsTest::cleanup()
{
    store.reset();
}

void GameStoreFaultsTest::keepsAsideWhatIsBroken_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a line break") << QByteArray("\n");
    QTest::newRow("zero bytes") << QByteArray(4096, '\0');
    QTest::newRow("text") << QByteArray("1. e4 e5");
    QTest::newRow("an array") << QByteArray("[1, 2]");
    QTest::newRow("a number") << QByteArray("1");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("an empty object") << QByteArray("{}");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0}\0", 6);
    QTest::newRow("no UTF-8") << sampleBytes(1, "1").replace("Anna", "M\xfcller");
    QTest::newRow("two records") << sampleBytes(1, "1") + sampleBytes(2, "2");
    QTest::newRow("deeper than any record") << QByteArray(100000, '[');
    QTest::newRow("another game") << sampleBytes(1, "1").replace("chess", "klotski");
    QTest::newRow("a later format") << sampleBytes(1, "1").replace("\"format\": 1", "\"format\": 2");
    QTest::newRow("a format between") << sampleBytes(1, "1").replace("\"format\": 1", "\"format\": 1.5");
    QTest::newRow("no format") << sampleBytes(1, "1").replace("\"format\"", "\"from\"");
    QTest::newRow("no state") << sampleBytes(1, "1").replace("\"state\"", "\"State\"");
    QTest::newRow("no summary") << sampleBytes(1, "1").replace("\"summary\"", "\"sum\"");
}

void GameStoreFaultsTest::keepsAsideWhatIsBroken()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(fill(current(), bytes));
    QSignalSpy told(store.get(), &GameStore::messageChanged);
    QVERIFY(!store->takeCurrent());
    QCOMPARE(told.count(), 1);
    QCOMPARE(aside().size(), 1);
    QCOMPARE(bytesOf(room() + '/' + aside().first()), bytes);
    QVERIFY2(store->message().contains(room() + '/' + aside().first()), qPrintable(store->message()));
    QVERIFY(!QFile::exists(current()));
    QVERIFY(namesIn(room(), "recent").isEmpty());
    // The game that begins now is kept as ever.
    store->keep(sampleMaker(5));
    start();
    QCOMPARE(numberOf(store->takeCurrent()), 5);
    QCOMPARE(store->message(), QString());
    QCOMPARE(aside().size(), 1);
}

void GameStoreFaultsTest::aRecordCutAtAnyByteIsBroken()
{
    const QByteArray whole = sampleBytes(1, "1");
    QCOMPARE(whole.right(2), "}\n");
    for (qsizetype size = 0; size < whole.size() - 1; ++size) {
        QVERIFY(fill(current(), whole.left(size)));
        const JsonReading reading = readRecord(current(), "chess");
        QCOMPARE(reading.state, JsonReading::Broken);
        QVERIFY(reading.object.isEmpty() && !reading.fault.isEmpty());
    }
    // Without the last line break nothing is missing.
    QVERIFY(fill(current(), whole.chopped(1)));
    QCOMPARE(readRecord(current(), "chess").state, JsonReading::Good);
}

void GameStoreFaultsTest::keepsAsideOneAfterTheOther()
{
    const QByteArray whole = sampleBytes(1, "1");
    QList<QByteArray> cut;
    for (qsizetype size = 0; size < 20; ++size) {
        cut << whole.left(size);
        QVERIFY(fill(current(), cut.last()));
        QVERIFY(!store->takeCurrent());
        QVERIFY(!store->message().isEmpty());
        QCOMPARE(aside().size(), size + 1);
    }
    QList<QByteArray> kept;
    for (const QString& name : aside())
        kept << bytesOf(room() + '/' + name);
    std::sort(kept.begin(), kept.end());
    std::sort(cut.begin(), cut.end());
    QCOMPARE(kept, cut);
}

void GameStoreFaultsTest::keepsAsideWhatIsNoRegularFile_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("a folder") << QStringList{"mkdir"};
    QTest::newRow("a pipe") << QStringList{"mkfifo"};  // opening it would wait for a writer
    QTest::newRow("a device") << QStringList{"ln", "-s", "/dev/null"};
}

void GameStoreFaultsTest::keepsAsideWhatIsNoRegularFile()
{
    QFETCH(QStringList, command);
    QVERIFY(QDir().mkpath(room()));
    QCOMPARE(QProcess::execute(command.first(), command.mid(1) << current()), 0);
    QVERIFY(!store->takeCurrent());
    QVERIFY2(store->message().contains("regular file"), qPrintable(store->message()));
    QCOMPARE(aside().size(), 1);
    store->keep(sampleMaker(5));
    store->finish();
    QCOMPARE(store->problem(), QString());
    QCOMPARE(numberOf(jsonOf(current())), 5);
    QVERIFY(QFileInfo(current()).isFile());
}

void GameStoreFaultsTest::isNotHeldUpByWhatIsNoRegularFile_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("name");
    const QString recent = QStringLiteral("/recent/20261130-213006-000-1006.json");
    QTest::newRow("a recent game without an end") << QStringList{"ln", "-s", "/dev/zero"} << recent;
    QTest::newRow("a recent game that is a pipe") << QStringList{"mkfifo"} << recent;
    QTest::newRow("a lock that is a pipe") << QStringList{"mkfifo"} << QStringLiteral("/current.lock");
}

void GameStoreFaultsTest::isNotHeldUpByWhatIsNoRegularFile()
{
    QFETCH(QStringList, command);
    QFETCH(QString, name);
    QVERIFY(QDir().mkpath(room() + "/recent"));
    QVERIFY(fill(current(), sampleBytes(1, "1")));
    QCOMPARE(QProcess::execute(command.first(), command.mid(1) << room() + name), 0);
    QCOMPARE(numberOf(store->takeCurrent()), 1);
    store->keep(sampleMaker(2));
    store->finish();
    QCOMPARE(store->problem(), QString());
    QCOMPARE(numberOf(jsonOf(current())), 2);
}

void GameStoreFaultsTest::keepsAsideWhatIsTooLarge()
{
    QVERIFY(fill(current(), sampleBytes(1, "1")));
    QVERIFY(QFile::resize(current(), (64 << 20) + 1));
    QVERIFY(!store->takeCurrent());
    QVERIFY2(store->message().contains("64 MB"), qPrintable(store->message()));
    QCOMPARE(QFileInfo(room() + '/' + aside().first()).size(), (64 << 20) + 1);
}

void GameStoreFaultsTest::tellsLineAndColumn_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("first line") << QByteArray("{\"format\" 1}") << 1 << 11;
    QTest::newRow("first character") << QByteArray("x") << 1 << 1;
    QTest::newRow("third line") << QByteArray("{\n  \"a\": 1,\n  \"b\": x\n}") << 3 << 8;
    QTest::newRow("letters of two bytes") << QByteArray("{\"\xc3\xa4\xc3\xb6\": x}") << 1 << 8;
}

/// The place is that of the character that does not belong there, or the one after it.
void GameStoreFaultsTest::tellsLineAndColumn()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    QFETCH(int, column);
    QVERIFY(fill(current(), bytes));
    QVERIFY(!store->takeCurrent());
    const auto place = [line](int at) { return QStringLiteral("line %1, column %2:").arg(line).arg(at); };
    QVERIFY2(store->message().contains(place(column)) || store->message().contains(place(column + 1)),
             qPrintable(store->message()));
}

void GameStoreFaultsTest::valuesOfOtherTypes_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("key");
    for (const char* key : {"format", "game", "id", "summary", "state"})
        QTest::newRow(key) << "" << key;
    for (const char* key : {"title", "result", "date", "picture", "length"})
        QTest::newRow(key) << "summary" << key;
    QTest::newRow("number in state") << "state"
                                     << "number";
}

void GameStoreFaultsTest::valuesOfOtherTypes()
{
    QFETCH(QString, part);
    QFETCH(QString, key);
    const QJsonArray values{QJsonValue::Null,
                            true,
                            0,
                            1,
                            -1,
                            1.5,
                            1e300,
                            "",
                            "chess",
                            QString(1 << 20, 'x'),
                            QJsonArray{1, "x"},
                            {},
                            QJsonObject(),
                            QJsonObject{{"a", QJsonArray{QJsonObject()}}}};
    for (const QJsonValue& value : values) {
        QJsonObject record = QJsonDocument::fromJson(sampleBytes(1, "1")).object();
        QJsonObject inner = record.value(part).toObject();
        (part.isEmpty() ? record : inner).insert(key, value);
        if (!part.isEmpty())
            record.insert(part, inner);
        // The store checks its own part; what is in the summary and the state is the readers' to check.
        const bool good = !part.isEmpty() || key == "id" || (key == "format" && value == 1) ||
                          (key == "game" && value == "chess") ||
                          ((key == "state" || key == "summary") && value.isObject());
        QVERIFY(fill(current(), QJsonDocument(record).toJson()));
        const JsonReading reading = readRecord(current(), "chess");
        QCOMPARE(reading.state, good ? JsonReading::Good : JsonReading::Broken);
        QCOMPARE(reading.object, good ? record : QJsonObject());
    }
}

void GameStoreFaultsTest::aRecordWithoutANameGetsOne_data()
{
    QTest::addColumn<QJsonValue>("id");
    QTest::newRow("none") << QJsonValue(QJsonValue::Undefined);
    QTest::newRow("null") << QJsonValue(QJsonValue::Null);
    QTest::newRow("empty") << QJsonValue("");
    QTest::newRow("a number") << QJsonValue(5);
    QTest::newRow("a list") << QJsonValue(QJsonArray{"1"});
}

void GameStoreFaultsTest::aRecordWithoutANameGetsOne()
{
    QFETCH(QJsonValue, id);
    const QString copy = room() + "/recent/20260101-120000-000-00ff.json";
    QJsonObject record = QJsonDocument::fromJson(sampleBytes(1, "1")).object();
    record.insert("id", id);
    QVERIFY(fill(current(), QJsonDocument(record).toJson()));
    QVERIFY(fill(copy, QJsonDocument(record).toJson()));
    QCOMPARE(numberOf(store->takeCurrent()), 1);
    store->keep(sampleMaker(2));
    store->finish();
    QVERIFY(!jsonOf(current()).value("id").toString().isEmpty());
    QVERIFY(QFile::exists(copy));  // two without a name are not one game
}

void GameStoreFaultsTest::anyByteMayBeWrong()
{
    QRandomGenerator random(7);
    const QByteArray whole = sampleBytes(1, "1");
    int broken = 0;
    for (int round = 0; round < 2000; ++round) {
        QByteArray bytes = whole;
        for (int change = random.bounded(1, 4); change > 0; --change)
            bytes[random.bounded(bytes.size())] = static_cast<char>(random.bounded(256));
        QVERIFY(fill(current(), bytes));
        const JsonReading reading = readRecord(current(), "chess");
        if (reading.state == JsonReading::Good)
            QVERIFY(reading.object.value("summary").isObject() && reading.object.value("state").isObject());
        else
            ++broken;
    }
    QVERIFY(broken > 0 && broken < 2000);
}

/// Opening a process's own memory works, reading it at 0 does not.
void GameStoreFaultsTest::leavesAFileThatCannotBeRead()
{
    QVERIFY(QDir().mkpath(room()));
    QVERIFY(QFile::link("/proc/self/mem", current()));
    QVERIFY(!store->takeCurrent());
    QVERIFY2(store->message().contains(current()), qPrintable(store->message()));
    store->keep(sampleMaker(5));
    store->finish();
    QCOMPARE(store->problem(), QString());
    QCOMPARE(QFileInfo(current()).symLinkTarget(), "/proc/self/mem");
    QVERIFY(aside().isEmpty());
    QCOMPARE(numberOf(jsonOf(room() + "/current-2.json")), 5);
    // And that is the running game until the first file can be read again.
    start();
    QCOMPARE(numberOf(store->takeCurrent()), 5);
    store->keep(sampleMaker(6));
    store->finish();
    QVERIFY(QFile::remove(current()));
    start();
    QVERIFY(!store->takeCurrent());
    store->finish();
    QCOMPARE(numbersIn(room() + "/recent"), QList<int>{6});
}

/// In so deep a folder there is no room for the longer name.
void GameStoreFaultsTest::leavesAFileThatCannotBePutAside()
{
    useDeepFolder();
    QVERIFY(fill(deepCurrent(), "broken"));
    QVERIFY(!store->takeCurrent());
    QVERIFY2(store->message().contains(deepCurrent()), qPrintable(store->message()));
    store->keep(sampleMaker(5));
    store->finish();
    QCOMPARE(store->problem(), QString());
    QCOMPARE(bytesOf(deepCurrent()), "broken");
    QCOMPARE(numberOf(jsonOf(QString(deepCurrent()).replace("current.json", "current-2.json"))), 5);
}

void GameStoreFaultsTest::leavesARejectedFileThatCannotBePutAside()
{
    useDeepFolder();
    QVERIFY(fill(deepCurrent(), sampleBytes(1, "1")));
    QVERIFY(store->takeCurrent());
    store->rejectCurrent("why");
    QVERIFY2(store->message().contains(deepCurrent()), qPrintable(store->message()));
    store->keep(sampleMaker(5));
    store->finish();
    QCOMPARE(store->problem(), QString());
    QCOMPARE(bytesOf(deepCurrent()), sampleBytes(1, "1"));
    QCOMPARE(numberOf(jsonOf(QString(deepCurrent()).replace("current.json", "current-2.json"))), 5);
}

void GameStoreFaultsTest::keepsAsideWhatTheGameRejects()
{
    QVERIFY(fill(current(), sampleBytes(1, "1")));
    QVERIFY(store->takeCurrent());
    store->rejectCurrent("move 12 is not legal");
    QVERIFY2(store->message().contains("move 12 is not legal"), qPrintable(store->message()));
    QCOMPARE(aside().size(), 1);
    QVERIFY2(store->message().contains(aside().first()), qPrintable(store->message()));
    QCOMPARE(bytesOf(room() + '/' + aside().first()), sampleBytes(1, "1"));
    store->keep(sampleMaker(2));
    store->finish();
    QCOMPARE(numberOf(jsonOf(current())), 2);
    QVERIFY(jsonOf(current()).value("id").toString() != "1");
}

void GameStoreFaultsTest::whatTheGameRejectsIsNotOverwritten()
{
    const QString id = "20260101-120000-000-00ff";
    QVERIFY(fill(room() + "/recent/" + id + ".json", sampleBytes(1, "1")));
    store->takeCurrent();
    QVERIFY(store->openRecent(id, {}));
    store->rejectCurrent("why");
    QCOMPARE(aside().size(), 1);
    QCOMPARE(numberOf(jsonOf(room() + '/' + aside().first())), 1);
    store->keep(sampleMaker(2));
    store->finish();
    QCOMPARE(numberOf(jsonOf(current())), 2);
    QVERIFY(namesIn(room() + "/recent", "*").isEmpty());
}

void GameStoreFaultsTest::tellsOnceThatNothingCanBeKept_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("the folder is a file") << "";
    QTest::newRow("the room is a file") << "/chess";
}

void GameStoreFaultsTest::tellsOnceThatNothingCanBeKept()
{
    QFETCH(QString, file);
    const QString root = folder->filePath("games");
    QVERIFY(fill(root + file, "mine"));
    store->setFolder(root);
    QSignalSpy problem(store.get(), &GameStore::problemChanged);
    QVERIFY(!store->takeCurrent());
    for (int number = 0; number < 100; ++number) {
        store->keep(sampleMaker(number));
        store->finish();
    }
    QCOMPARE(problem.count(), 1);
    QVERIFY(!store->problem().isEmpty());
    store->retire(sampleMaker(1));
    store->finish();
    QCOMPARE(problem.count(), 1);
    QCOMPARE(bytesOf(root + file), "mine");
    QVERIFY(QFile::remove(root + file));
    store->keep(sampleMaker(7));
    store->finish();
    QCOMPARE(problem.count(), 2);
    QCOMPARE(store->problem(), QString());
    QCOMPARE(numberOf(jsonOf(root + "/chess/current.json")), 7);
}

void GameStoreFaultsTest::aFullDiskIsToldUntilThereIsRoom()
{
    const auto large = [](int number) {
        QJsonObject record = sample(number);
        record.insert("state", QJsonObject{{"number", number}, {"moves", QString(20000, 'x')}});
        return record;
    };
    QSignalSpy problem(store.get(), &GameStore::problemChanged);
    store->takeCurrent();
    store->keep(sampleMaker(1));
    store->finish();
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit old = {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    const rlimit small = {4096, old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    for (int number = 2; number <= 5; ++number) {
        store->keep([large, number] { return large(number); });
        store->finish();
    }
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, oldHandler);
    QCOMPARE(problem.count(), 1);
    QVERIFY2(store->problem().contains(qt_error_string(EFBIG)), qPrintable(store->problem()));
    QCOMPARE(numberOf(jsonOf(current())), 1);
    store->keep([large] { return large(6); });
    store->finish();
    QCOMPARE(problem.count(), 2);
    QCOMPARE(store->problem(), QString());
    QCOMPARE(numberOf(jsonOf(current())), 6);
}

void GameStoreFaultsTest::aGameThatCannotBeRetiredIsNotOverwritten()
{
    QVERIFY(fill(room() + "/recent", "in the way"));
    store->takeCurrent();
    store->retire(sampleMaker(1));
    store->keep(sampleMaker(2));
    store->keep(sampleMaker(3));
    store->finish();
    QVERIFY(!store->problem().isEmpty());
    QCOMPARE(numberOf(jsonOf(current())), 1);
    QVERIFY(QFile::remove(room() + "/recent"));
    store->keep(sampleMaker(4));
    store->finish();
    QCOMPARE(store->problem(), QString());
    QCOMPARE(numberOf(jsonOf(current())), 4);
    QCOMPARE(numbersIn(room() + "/recent"), QList<int>{1});
}

void GameStoreFaultsTest::recentGamesThatCannotBeRemovedAreTold()
{
    const QString id = "20260101-120000-000-00ff";
    QVERIFY(fill(room() + "/recent/" + id + ".json/inner", "mine"));
    store->takeCurrent();
    store->keep(sampleMaker(1));
    store->removeRecent(id);
    store->finish();
    QVERIFY(!store->message().isEmpty());
    QCOMPARE(store->problem(), QString());
    QCOMPARE(bytesOf(room() + "/recent/" + id + ".json/inner"), "mine");
}

QTEST_GUILESS_MAIN(GameStoreFaultsTest)
#include "game_store_faults_test.moc"
