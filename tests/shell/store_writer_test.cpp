// SPDX-License-Identifier: MIT
#include "records.h"

#include <shell/store_writer.h>

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace qipan::shell;

/// Files that are changed in another thread.
class StoreWriterTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void writesIntoAFolderThatIsMade();
    void writesInAThreadOfItsOwnAndTellsInTheOwners();
    void writesOnlyTheLatestState();
    void neverMovesAPutAcrossAnotherKindOfStep();
    void theLatestStateOfOneFileDoesNotReplaceAnothers();
    void aJobSeesAllThatWasAskedBefore();
    void renamesNeverOverAnotherFile();
    void whatIsNotThereIsNoFailure();
    void destroyedItHasWrittenAll();
    void aFolderThatCannotBeMadeIsTold_data();
    void aFolderThatCannotBeMadeIsTold();
    void aFullDiskLeavesTheOldFile();
    void aFileThatCouldNotBeMovedAwayIsNotOverwritten();
    void aFileThatCouldNotBeMovedAwayIsNotRemoved();

private:
    /// Holds the writer's thread until release().
    void block()
    {
        writer->then([this] { gate.acquire(); });
    }
    void release()
    {
        gate.release();
        writer->finish();
    }
    QString at(const QString& name) const
    {
        return folder->filePath(name);
    }
    static std::function<QByteArray()> text(const QByteArray& bytes)
    {
        return [bytes] { return bytes; };
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<StoreWriter> writer;
    QSemaphore gate;
};

void StoreWriterTest::init()
{
    writer.reset();
    folder = std::make_unique<QTemporaryDir>();
    writer = std::make_unique<StoreWriter>();
}

void StoreWriterTest::writesIntoAFolderThatIsMade()
{
    QSignalSpy written(writer.get(), &StoreWriter::written);
    QSignalSpy failed(writer.get(), &StoreWriter::failed);
    writer->put(at("a/b/file"), text("one"));
    QVERIFY(written.wait());
    QCOMPARE(written.first().first().toString(), at("a/b/file"));
    QCOMPARE(bytesOf(at("a/b/file")), "one");
    writer->put(at("a/b/file"), text("two"));
    QVERIFY(written.wait());
    QCOMPARE(bytesOf(at("a/b/file")), "two");
    QCOMPARE(failed.count(), 0);
    for (const char* made : {"a", "a/b"}) {
        struct stat status = {};
        QCOMPARE(stat(qPrintable(at(made)), &status), 0);
        QCOMPARE(status.st_mode & 07777, mode_t(0700));
    }
    QCOMPARE(namesIn(at("a/b"), "*"), QStringList{"file"});
}

void StoreWriterTest::writesInAThreadOfItsOwnAndTellsInTheOwners()
{
    QThread* making = nullptr;
    QThread* telling = nullptr;
    connect(
        writer.get(), &StoreWriter::written, writer.get(), [&] { telling = QThread::currentThread(); },
        Qt::DirectConnection);
    writer->put(at("file"), [&] {
        making = QThread::currentThread();
        return QByteArray("text");
    });
    QVERIFY(QTest::qWaitFor([&] { return telling != nullptr; }));
    QVERIFY(making != nullptr);
    QVERIFY(making != QThread::currentThread());
    QCOMPARE(telling, QThread::currentThread());
}

void StoreWriterTest::writesOnlyTheLatestState()
{
    QSignalSpy written(writer.get(), &StoreWriter::written);
    QList<int> made;
    block();
    for (int state = 1; state <= 100; ++state) {
        writer->put(at("file"), [state, &made] {
            made << state;
            return QByteArray::number(state);
        });
    }
    release();
    QCOMPARE(made, QList<int>{100});
    QCOMPARE(bytesOf(at("file")), "100");
    QCOMPARE(written.count(), 1);
}

void StoreWriterTest::neverMovesAPutAcrossAnotherKindOfStep()
{
    block();
    writer->put(at("file"), text("1"));
    writer->put(at("file"), text("2"));
    writer->rename(at("file"), at("old"));
    writer->put(at("file"), text("3"));
    writer->remove(at("file"));
    writer->put(at("file"), text("4"));
    writer->moveAway(at("file"), [this] { return at("older"); });
    writer->put(at("file"), text("5"));
    writer->put(at("next"), text("6"));
    writer->rename(at("next"), at("last"));
    writer->put(at("last"), text("7"));
    release();
    QCOMPARE(bytesOf(at("old")), "2");
    QCOMPARE(bytesOf(at("older")), "4");
    QCOMPARE(bytesOf(at("file")), "5");
    QCOMPARE(bytesOf(at("last")), "7");
    QCOMPARE(namesIn(folder->path(), "*"), (QStringList{"file", "last", "old", "older"}));
}

void StoreWriterTest::theLatestStateOfOneFileDoesNotReplaceAnothers()
{
    block();
    writer->put(at("a"), text("1"));
    writer->put(at("b"), text("2"));
    writer->put(at("a"), text("3"));
    release();
    QCOMPARE(bytesOf(at("a")), "3");
    QCOMPARE(bytesOf(at("b")), "2");
}

void StoreWriterTest::aJobSeesAllThatWasAskedBefore()
{
    QByteArray seen;
    block();
    writer->put(at("file"), text("1"));
    writer->then([&] { seen = bytesOf(at("file")); });
    writer->put(at("file"), text("2"));
    release();
    QCOMPARE(seen, "1");
    QCOMPARE(bytesOf(at("file")), "2");
}

void StoreWriterTest::renamesNeverOverAnotherFile()
{
    QSignalSpy failed(writer.get(), &StoreWriter::failed);
    QVERIFY(fill(at("a"), "1") && fill(at("b"), "2"));
    writer->rename(at("a"), at("b"));
    writer->finish();
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().toString(), at("a"));
    QVERIFY(!failed.first().last().toString().isEmpty());
    QCOMPARE(bytesOf(at("a")), "1");
    QCOMPARE(bytesOf(at("b")), "2");
    writer->rename(at("a"), at("new folder/c"));
    writer->finish();
    QCOMPARE(failed.count(), 1);
    QCOMPARE(bytesOf(at("new folder/c")), "1");
    QVERIFY(!QFile::exists(at("a")));
}

void StoreWriterTest::whatIsNotThereIsNoFailure()
{
    QSignalSpy failed(writer.get(), &StoreWriter::failed);
    writer->rename(at("a"), at("b"));
    writer->moveAway(at("a"), [this] { return at("b"); });
    writer->remove(at("c"));
    writer->finish();
    QCOMPARE(failed.count(), 0);
    QVERIFY(namesIn(folder->path(), "*").isEmpty());
}

void StoreWriterTest::destroyedItHasWrittenAll()
{
    for (int number = 0; number < 20; ++number)
        writer->put(at(QString::number(number)), text(QByteArray::number(number)));
    writer.reset();
    for (int number = 0; number < 20; ++number)
        QCOMPARE(bytesOf(at(QString::number(number))), QByteArray::number(number));
}

void StoreWriterTest::aFolderThatCannotBeMadeIsTold_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("the folder is a file") << "file/record";
    QTest::newRow("a folder above is a file") << "file/a/b/record";
    QTest::newRow("the path is a folder") << "folder";
}

void StoreWriterTest::aFolderThatCannotBeMadeIsTold()
{
    QFETCH(QString, path);
    QSignalSpy written(writer.get(), &StoreWriter::written);
    QSignalSpy failed(writer.get(), &StoreWriter::failed);
    QVERIFY(fill(at("file"), "1") && fill(at("folder/inner"), "2"));
    writer->put(at(path), text("new"));
    writer->finish();
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().toString(), at(path));
    QVERIFY(!failed.first().last().toString().isEmpty());
    QCOMPARE(written.count(), 0);
    QCOMPARE(bytesOf(at("file")), "1");
    QCOMPARE(bytesOf(at("folder/inner")), "2");
}

/// The largest size that the system lets a file have stands in for the end of the disk.
void StoreWriterTest::aFullDiskLeavesTheOldFile()
{
    QSignalSpy written(writer.get(), &StoreWriter::written);
    QSignalSpy failed(writer.get(), &StoreWriter::failed);
    writer->put(at("file"), text("old"));
    writer->finish();
    QCOMPARE(written.count(), 1);

    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit old = {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    const rlimit small = {4096, old.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    for (const int size : {5000, 20000, 1000000}) {
        writer->put(at("file"), text(QByteArray(size, 'x')));
        writer->finish();
    }
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, oldHandler);

    QCOMPARE(written.count(), 1);
    QCOMPARE(failed.count(), 3);
    for (const QVariantList& failure : failed)
        QCOMPARE(failure.last().toString(), qt_error_string(EFBIG));
    QCOMPARE(bytesOf(at("file")), "old");
    QCOMPARE(namesIn(folder->path(), "*"), QStringList{"file"});
    writer->put(at("file"), text("new"));
    writer->finish();
    QCOMPARE(written.count(), 2);
    QCOMPARE(bytesOf(at("file")), "new");
}

void StoreWriterTest::aFileThatCouldNotBeMovedAwayIsNotOverwritten()
{
    QSignalSpy written(writer.get(), &StoreWriter::written);
    QSignalSpy failed(writer.get(), &StoreWriter::failed);
    QVERIFY(fill(at("file"), "precious") && fill(at("place"), "in the way"));
    writer->moveAway(at("file"), [this] { return at("place/kept"); });
    writer->put(at("file"), text("new"));
    writer->moveAway(at("file"), [this] { return at("place/another"); });
    writer->finish();
    QCOMPARE(failed.count(), 3);
    QCOMPARE(written.count(), 0);
    QCOMPARE(bytesOf(at("file")), "precious");

    QVERIFY(QFile::remove(at("place")));
    writer->put(at("file"), text("newer"));
    writer->finish();
    QCOMPARE(failed.count(), 3);
    QCOMPARE(bytesOf(at("file")), "newer");
    QCOMPARE(bytesOf(at("place/kept")), "precious");
}

void StoreWriterTest::aFileThatCouldNotBeMovedAwayIsNotRemoved()
{
    QSignalSpy failed(writer.get(), &StoreWriter::failed);
    QVERIFY(fill(at("file"), "precious") && fill(at("place"), "in the way"));
    writer->moveAway(at("file"), [this] { return at("place/kept"); });
    writer->remove(at("file"));
    writer->finish();
    QCOMPARE(failed.count(), 2);
    QCOMPARE(bytesOf(at("file")), "precious");
    QVERIFY(QFile::remove(at("place")));
    writer->remove(at("file"));
    writer->finish();
    QCOMPARE(failed.count(), 2);
    QCOMPARE(bytesOf(at("place/kept")), "precious");
}

QTEST_GUILESS_MAIN(StoreWriterTest)
#include "store_writer_test.moc"
