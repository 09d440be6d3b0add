// SPDX-License-Identifier: MIT
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QtTest>

#include <boards/bridge/board_link.h>
#include <boards/bridge/plain_text.h>
#include <boards/bridge/port_fault.h>
#include <boards/bridge/port_lock.h>
#include <boards/dgt_codes.h>
#include <boards/placements.h>
#include <chess/chess_game.h>

#include "plain_board.h"
#include "scripted_driver.h"

#include <atomic>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <termios.h>
#include <thread>
#include <unistd.h>

using namespace qipan::boards;
using qipan::app::ChessGame;

namespace {

constexpr int kMs = 15000;

/// The other end of a port, which sends as fast as it can.
class Flood {
public:
    Flood()
        : m_end(::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK))
    {
        termios mode{};
        if (m_end < 0 || ::grantpt(m_end) != 0 || ::unlockpt(m_end) != 0 || ::tcgetattr(m_end, &mode) != 0)
            qFatal("no pseudo-terminal");
        ::cfmakeraw(&mode);
        ::tcsetattr(m_end, TCSANOW, &mode);
    }
    ~Flood()
    {
        stop();
        ::close(m_end);
    }
    QString port() const
    {
        return QString::fromLocal8Bit(::ptsname(m_end));
    }
    void send(const QByteArray& bytes)
    {
        ::write(m_end, bytes.constData(), static_cast<size_t>(bytes.size()));
    }
    /// Sends this again and again.
    void start(const QByteArray& bytes)
    {
        m_thread = std::thread([this, bytes] {
            for (qsizetype at = 0; !m_ended;) {
                const ssize_t sent = ::write(m_end, bytes.constData() + at, static_cast<size_t>(bytes.size() - at));
                if (sent > 0)
                    at = (at + sent) % bytes.size();
                else
                    ::usleep(200);
            }
        });
    }
    void stop()
    {
        m_ended = true;
        if (m_thread.joinable())
            m_thread.join();
    }

private:
    int m_end;
    std::atomic<bool> m_ended = false;
    std::thread m_thread;
};

}  // namespace

class BridgeLinkTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void startsWithoutABoard();
    void findsABoardAndPlays();
    void findsItAgainAfterTheCableWasPulled();
    void takesACaptureMadeWhileTheCableWasOut();
    void looksForTheLastBoardAtTheStart();
    void forgetsABoardThatIsGivenUp();
    void tellsWhyAPortIsOfNoUse_data();
    void tellsWhyAPortIsOfNoUse();
    void refusesWhatCannotBeAPort_data();
    void refusesWhatCannotBeAPort();
    void knowsAPortByItsName();
    void ignoresAKnownBoardThatCannotBeOne_data();
    void ignoresAKnownBoardThatCannotBeOne();
    void opensAPortWhoseLockIsNobodys_data();
    void opensAPortWhoseLockIsNobodys();
    void doesNotWaitForWhatIsNoLock_data();
    void doesNotWaitForWhatIsNoLock();
    void leavesTheLockOfALivingProgram();
    void tellsThatNobodyAnswers();
    void namesTheProgramThatHoldsAPort();
    void namesTheGroupThatMayUseAPort();
    void keepsTheLogShort();
    void survivesBrokenMemory();
    void keepsTheBoardsOfAnotherWindow();
    void keepsTheGameThatABoardHeld();
    void survivesAFlood();
    void handsAFloodOverInPieces();
    void survivesAFloodOfValidMessages();

private:
    std::unique_ptr<BoardLink> newLink();
    QString file(const char* name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    ChessGame m_game;
};

void BridgeLinkTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_game.newGame();
}

std::unique_ptr<BoardLink> BridgeLinkTest::newLink()
{
    auto link = std::make_unique<BoardLink>();
    link->setProperty("memoryPath", file("boards.json"));
    link->setGame(&m_game);
    return link;
}

void BridgeLinkTest::startsWithoutABoard()
{
    const auto link = newLink();
    link->start();
    QCOMPARE(link->search(), BoardLink::Idle);
    QCOMPARE(link->fault(), BoardLink::NoFault);
    QCOMPARE(link->sentence(), QStringLiteral("No board is connected."));
    QVERIFY(!QFile::exists(file("boards.json")));
}

void BridgeLinkTest::findsABoardAndPlays()
{
    PlainBoard board(file("port"));
    const auto link = newLink();
    QSignalSpy found(link.get(), &BoardLink::foundBoard);
    link->start(QStringLiteral("certabo:") + file("port"));
    QCOMPARE(link->search(), BoardLink::Looking);
    QTRY_COMPARE_WITH_TIMEOUT(link->session()->state(), BoardSession::Synced, kMs);
    QCOMPARE(link->search(), BoardLink::Found);
    QCOMPARE(found.count(), 1);
    QCOMPARE(link->sentence(), QStringLiteral("Board and screen are in step."));
    board.ranks = ":255 255 0 0 0 0 247 255\r\n";
    QTRY_COMPARE_WITH_TIMEOUT(link->session()->state(), BoardSession::InMove, kMs);
    board.ranks = ":255 255 0 0 8 0 247 255\r\n";
    QTRY_COMPARE_WITH_TIMEOUT(m_game.plyCount(), 1, kMs);
    QCOMPARE(m_game.sanAt(1), QStringLiteral("e4"));
    m_game.moveText(QStringLiteral("e5"));
    QCOMPARE(link->sentence(), QStringLiteral("Play e5 on the real board."));
    board.ranks = ":255 247 0 8 8 0 247 255\r\n";
    QTRY_COMPARE_WITH_TIMEOUT(link->sentence(), QStringLiteral("Board and screen are in step."), kMs);
    board.ranks = ":255 247 0 8 8 0 247 127\r\n";
    QTRY_COMPARE_WITH_TIMEOUT(link->session()->state(), BoardSession::InMove, kMs);
    board.ranks = ":255 247 0 8 136 0 247 127\r\n";
    QTRY_COMPARE_WITH_TIMEOUT(link->sentence(), QStringLiteral("a1 is empty, a4 is occupied"), kMs);
    QCOMPARE(m_game.plyCount(), 2);
}

void BridgeLinkTest::findsItAgainAfterTheCableWasPulled()
{
    PlainBoard board(file("port"));
    const auto link = newLink();
    QSignalSpy lost(link.get(), &BoardLink::lostBoard);
    link->start(QStringLiteral("certabo:") + file("port"));
    QTRY_COMPARE_WITH_TIMEOUT(link->session()->state(), BoardSession::Synced, kMs);
    for (int times = 1; times <= 3; ++times) {
        board.pull();
        QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Waiting, kMs);
        QCOMPARE(lost.count(), times);
        QCOMPARE(link->session()->state(), BoardSession::Offline);
        m_game.moveText(times == 1 ? QStringLiteral("e4") : times == 2 ? QStringLiteral("e5") : QStringLiteral("Nf3"));
        QTest::qWait(1200);
        board.plug();
        QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Found, kMs);
    }
    QTRY_COMPARE_WITH_TIMEOUT(link->sentence(), QStringLiteral("Play e4 on the real board."), kMs);
    QCOMPARE(m_game.plyCount(), 3);
}

void BridgeLinkTest::takesACaptureMadeWhileTheCableWasOut()
{
    m_game.moveText(QStringLiteral("e4"));
    m_game.moveText(QStringLiteral("d5"));
    PlainBoard board(file("port"));
    board.show(QStringLiteral("rnbqkbnr/ppp.pppp/......../...p..../....P.../......../PPPP.PPP/RNBQKBNR"));
    const auto link = newLink();
    link->start(QStringLiteral("certabo:") + file("port"));
    QTRY_COMPARE_WITH_TIMEOUT(link->session()->state(), BoardSession::Synced, kMs);
    board.pull();
    QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Waiting, kMs);
    board.show(QStringLiteral("rnbqkbnr/ppp.pppp/......../...P..../......../......../PPPP.PPP/RNBQKBNR"));
    board.plug();
    QTRY_COMPARE_WITH_TIMEOUT(m_game.plyCount(), 3, kMs);
    QCOMPARE(m_game.sanAt(3), QStringLiteral("exd5"));
    QTRY_COMPARE_WITH_TIMEOUT(link->session()->state(), BoardSession::Synced, kMs);
}

void BridgeLinkTest::looksForTheLastBoardAtTheStart()
{
    PlainBoard board(file("port"));
    {
        const auto link = newLink();
        link->start(QStringLiteral("certabo:") + file("port"));
        QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Found, kMs);
    }
    board.pull();
    const auto link = newLink();
    link->start();
    QCOMPARE(link->search(), BoardLink::Waiting);
    QTest::qWait(1500);
    QCOMPARE(link->search(), BoardLink::Waiting);
    board.plug();
    QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Found, kMs);
}

void BridgeLinkTest::forgetsABoardThatIsGivenUp()
{
    PlainBoard board(file("port"));
    {
        const auto link = newLink();
        link->start(QStringLiteral("certabo:") + file("port"));
        QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Found, kMs);
        link->disconnectBoard();
        QCOMPARE(link->search(), BoardLink::Idle);
        QCOMPARE(link->session()->state(), BoardSession::Offline);
    }
    const auto link = newLink();
    link->start();
    QCOMPARE(link->search(), BoardLink::Idle);
}

void BridgeLinkTest::tellsWhyAPortIsOfNoUse_data()
{
    QTest::addColumn<QString>("port");
    QTest::addColumn<BoardLink::Fault>("fault");
    QTest::newRow("not there") << "missing" << BoardLink::NotThere;
    QTest::newRow("a file") << "file" << BoardLink::NoPort;
    QTest::newRow("a device of another kind") << "/dev/null" << BoardLink::NoPort;
}

void BridgeLinkTest::tellsWhyAPortIsOfNoUse()
{
    QFETCH(QString, port);
    QFETCH(BoardLink::Fault, fault);
    QFile plain(file("file"));
    QVERIFY(plain.open(QIODevice::WriteOnly));
    plain.write("mine");
    plain.close();
    const auto link = newLink();
    // An absolute path stays what it is.
    const QString path = QDir(m_folder->path()).absoluteFilePath(port);
    link->start(path);
    QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Idle, kMs);
    QCOMPARE(link->fault(), fault);
    QVERIFY2(link->sentence().contains(path), qPrintable(link->sentence()));
    QVERIFY(!link->advice().isEmpty());
    QVERIFY(plain.open(QIODevice::ReadOnly));
    QCOMPARE(plain.readAll(), QByteArray("mine"));
}

void BridgeLinkTest::refusesWhatCannotBeAPort_data()
{
    QTest::addColumn<QString>("port");
    QTest::newRow("with a NUL character") << QStringLiteral("/dev/tty") + QChar(0) + QStringLiteral("S0");
    QTest::newRow("a name with a NUL character") << QStringLiteral("tty") + QChar(0);
    QTest::newRow("of two lines") << QStringLiteral("/dev/tty\nS0");
    QTest::newRow("written from right to left") << QStringLiteral("/dev/tty") + QChar(0x202E);
    QTest::newRow("not absolute") << QStringLiteral("folder/port");
    QTest::newRow("of a known protocol") << QStringLiteral("dgt:folder/port");
    QTest::newRow("too long") << QStringLiteral("/dev/") + QString(300, QLatin1Char('x'));
    QTest::newRow("too long in bytes") << QStringLiteral("/dev/") + QString(150, QChar(0x68CB));
}

void BridgeLinkTest::refusesWhatCannotBeAPort()
{
    QFETCH(QString, port);
    const auto link = newLink();
    link->start(port);
    QCOMPARE(link->search(), BoardLink::Idle);
    QCOMPARE(link->fault(), BoardLink::NoPort);
    QVERIFY(isPlainText(link->sentence(), 200));
    QVERIFY(link->sentence().contains(QStringLiteral("is no serial port")));
}

void BridgeLinkTest::knowsAPortByItsName()
{
    QCOMPARE(portPath(QStringLiteral(" ttyUSB0 ")), QStringLiteral("/dev/ttyUSB0"));
    QCOMPARE(portPath(QStringLiteral("/tmp/棋")), QStringLiteral("/tmp/棋"));
    QVERIFY(!portPath(QStringLiteral(" ")));
}

void BridgeLinkTest::ignoresAKnownBoardThatCannotBeOne_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("port with a NUL character")
        << QByteArray("x") << QByteArray("port") << QByteArray("/dev/zz\\u0000b");
    QTest::newRow("no port") << QByteArray("x") << QByteArray("port") << QByteArray();
    QTest::newRow("port that is not absolute") << QByteArray("x") << QByteArray("port") << QByteArray("ttyS0");
    QTest::newRow("protocol of nobody") << QByteArray("x") << QByteArray("protocol") << QByteArray("chess");
    QTest::newRow("name of two lines") << QByteArray("x") << QByteArray("name") << QByteArray("a\\nb");
    QTest::newRow("endless name") << QByteArray("x") << QByteArray("name") << QByteArray(5000, 'x');
    QTest::newRow("serial number with an escape")
        << QByteArray("x") << QByteArray("serial") << QByteArray("\\u001b[2J");
    QTest::newRow("notes of another kind") << QByteArray("x") << QByteArray("notes") << QByteArray("%%%");
    QTest::newRow("key with a NUL character") << QByteArray("x\\u0000") << QByteArray("name") << QByteArray("b");
}

void BridgeLinkTest::ignoresAKnownBoardThatCannotBeOne()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, value);
    QByteArray entry;
    for (const QByteArray name : {"name", "protocol", "port", "serial", "notes"}) {
        const QByteArray usual = name == "protocol" ? "certabo" : name == "port" ? "/tmp/none" : "";
        entry += (entry.isEmpty() ? "\"" : ", \"") + name + "\": \"" + (name == field ? value : usual) + '"';
    }
    QFile memory(file("boards.json"));
    QVERIFY(memory.open(QIODevice::WriteOnly));
    memory.write("{\"last\": \"" + key + "\", \"boards\": {\"" + key + "\": {" + entry + "}}}");
    memory.close();
    const auto link = newLink();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("boards.json: not a possible board: x")));
    link->start();
    QCOMPARE(link->search(), BoardLink::Idle);
    QVERIFY(!link->warning().isEmpty());
    QCOMPARE(link->sentence(), link->warning());
    QVERIFY(isPlainText(link->sentence(), 400));
}

void BridgeLinkTest::opensAPortWhoseLockIsNobodys_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << QByteArray(5000, '\xA7');
    QTest::newRow("of a program that has ended") << QByteArray("99999999\nqipan\nhost\n");
    QTest::newRow("as old programs write it") << QByteArray("  99999999\n");
    QTest::newRow("of everybody") << QByteArray("-1\n");
}

void BridgeLinkTest::opensAPortWhoseLockIsNobodys()
{
    QFETCH(QByteArray, text);
    PlainBoard board(file("port"));
    QFile lock(lockFileOf(file("port")));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(text);
    lock.flush();
    QVERIFY(lock.setFileTime(QDateTime::currentDateTime().addDays(100), QFileDevice::FileModificationTime));
    lock.close();
    const auto guard = qScopeGuard([&lock] { lock.remove(); });
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
    const auto link = newLink();
    link->start(QStringLiteral("certabo:") + file("port"));
    QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Found, kMs);
}

void BridgeLinkTest::doesNotWaitForWhatIsNoLock_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"pipe", "folder", "link to a pipe", "link to nowhere"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void BridgeLinkTest::doesNotWaitForWhatIsNoLock()
{
    QFETCH(QString, kind);
    PlainBoard board(file("port"));
    const QString lock = lockFileOf(file("port"));
    QVERIFY(!lock.isEmpty());
    const auto guard = qScopeGuard([&lock] {
        QFile::remove(lock);
        QDir().rmdir(lock);
    });
    const QString pipe = kind == QLatin1String("pipe") ? lock : file("pipe");
    QCOMPARE(::mkfifo(QFile::encodeName(pipe), 0600), 0);
    if (kind == QLatin1String("folder"))
        QVERIFY(QDir().mkdir(lock));
    else if (kind != QLatin1String("pipe"))
        QVERIFY(QFile::link(kind.endsWith(QLatin1String("nowhere")) ? file("nowhere") : pipe, lock));
    const auto link = newLink();
    link->start(QStringLiteral("certabo:") + file("port"));
    QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Idle, 3000);
    QCOMPARE(link->fault(), BoardLink::Locked);
    QVERIFY2(link->advice().contains(lock), qPrintable(link->advice()));
    QFile::remove(lock);
    QDir().rmdir(lock);
    link->connectTo(file("port"), QStringLiteral("certabo"));
    QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Found, kMs);
}

void BridgeLinkTest::leavesTheLockOfALivingProgram()
{
    PlainBoard board(file("port"));
    QFile lock(lockFileOf(file("port")));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    QProcess other;
    other.start(QStringLiteral("sleep"), {QStringLiteral("30")});
    QVERIFY(other.waitForStarted());
    const QByteArray process = QByteArray::number(other.processId());
    const QString program = QStringLiteral("/proc/%1/exe").arg(QLatin1String(process));
    QTRY_VERIFY(QFileInfo(program).symLinkTarget().endsWith(QStringLiteral("sleep")));
    lock.write(process + "\nsleep\n" + QSysInfo::machineHostName().toLocal8Bit() + '\n');
    lock.close();
    const auto guard = qScopeGuard([&] {
        lock.remove();
        other.kill();
        other.waitForFinished();
    });
    const auto link = newLink();
    link->start(QStringLiteral("certabo:") + file("port"));
    QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Idle, kMs);
    QCOMPARE(link->fault(), BoardLink::InUse);
    QVERIFY(lock.exists());
}

void BridgeLinkTest::tellsThatNobodyAnswers()
{
    PlainBoard board(file("port"));
    board.talks = false;
    const auto link = newLink();
    link->start(QStringLiteral("certabo:") + file("port"));
    QTRY_COMPARE_WITH_TIMEOUT(link->fault(), BoardLink::WrongDevice, kMs);
    QCOMPARE(link->search(), BoardLink::Idle);
}

void BridgeLinkTest::namesTheProgramThatHoldsAPort()
{
    PlainBoard board(file("port"));
    QCOMPARE(programThatHolds(file("port")), QString());
    QProcess other;
    other.setStandardInputFile(file("port"));
    other.start(QStringLiteral("sleep"), {QStringLiteral("30")});
    QVERIFY(other.waitForStarted());
    QTRY_COMPARE(programThatHolds(file("port")), QStringLiteral("sleep"));
    const PortTrouble trouble = whyNotOpened(file("port"), QSerialPort::PermissionError, {});
    QCOMPARE(trouble.fault, PortFault::InUse);
    QCOMPARE(trouble.detail, QStringLiteral("sleep"));
    other.kill();
    other.waitForFinished();
}

void BridgeLinkTest::namesTheGroupThatMayUseAPort()
{
    QFile plain(file("closed"));
    QVERIFY(plain.open(QIODevice::WriteOnly));
    plain.close();
    QVERIFY(plain.setPermissions(QFileDevice::Permissions()));
    if (qEnvironmentVariableIsSet("QIPAN_TEST_AS_NOBODY") || ::geteuid() != 0) {
        const PortTrouble trouble = whyNotOpened(file("closed"), QSerialPort::PermissionError, {});
        QCOMPARE(trouble.fault, PortFault::NoPermission);
        QVERIFY(!trouble.detail.isEmpty());
        return;
    }
    // Root may open everything: the same test once more as somebody else.
    QProcess again;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QIPAN_TEST_AS_NOBODY"), QStringLiteral("1"));
    again.setProcessEnvironment(environment);
    again.start(QStringLiteral("setpriv"),
                {QStringLiteral("--reuid=65534"), QStringLiteral("--clear-groups"), QStringLiteral("--regid=65534"),
                 QCoreApplication::applicationFilePath(), QString::fromLatin1(QTest::currentTestFunction())});
    QVERIFY(again.waitForFinished());
    QVERIFY2(again.exitStatus() == QProcess::NormalExit && again.exitCode() == 0,
             again.readAllStandardOutput().constData());
}

void BridgeLinkTest::keepsTheLogShort()
{
    LinkLog log;
    for (int i = 0; i < 1200; ++i)
        log.add(i % 2 == 0, QString::number(i));
    QCOMPARE(log.count(), LinkLog::kLines);
    QCOMPARE(log.data(log.index(0), LinkLog::TextRole).toString(), QStringLiteral("700"));
    QCOMPARE(log.data(log.index(499), LinkLog::TextRole).toString(), QStringLiteral("1199"));
    log.add(true, QString(5000, QLatin1Char('x')));
    QVERIFY(log.data(log.index(499), LinkLog::TextRole).toString().size() < 300);
    QCOMPARE(log.text().count(QLatin1Char('\n')), 500);
    log.clear();
    QCOMPARE(log.count(), 0);
}

void BridgeLinkTest::survivesBrokenMemory()
{
    QFile memory(file("boards.json"));
    QVERIFY(memory.open(QIODevice::WriteOnly));
    memory.write("{\"last\": 5, \"boards\": [");
    memory.close();
    PlainBoard board(file("port"));
    const auto countAside = [this] {
        return QDir(m_folder->path()).entryList({QStringLiteral("boards.json.unreadable-*")}).size();
    };
    {
        const auto link = newLink();
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("boards.json: line 1, column .*kept under")));
        link->start();
        QCOMPARE(link->search(), BoardLink::Idle);
        QTRY_COMPARE(countAside(), 1);
        QVERIFY(!memory.exists());
        QVERIFY(link->sentence().contains(QStringLiteral("kept under another name")));
        link->connectTo(file("port"), QStringLiteral("certabo"));
        QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Found, kMs);
    }
    QVERIFY(memory.open(QIODevice::ReadOnly));
    QVERIFY(QJsonDocument::fromJson(memory.readAll()).isObject());
    QCOMPARE(countAside(), 1);
}

void BridgeLinkTest::keepsTheBoardsOfAnotherWindow()
{
    const auto board = [](const char* key, const char* notes) {
        return KnownBoard{
            QLatin1String(key), QLatin1String(key), Protocol::Certabo, QStringLiteral("/tmp/none"), {}, notes};
    };
    {
        KnownBoards first(file("boards.json"));
        KnownBoards second(file("boards.json"));
        first.remember(board("a", "old"));
        QTRY_VERIFY(QFile::exists(file("boards.json")));
        second.remember(board("b", "tags=1"));
        QTRY_COMPARE(first.notes(QStringLiteral("b")), QByteArray("tags=1"));
        second.remember(board("a", "newer"));
        QTRY_COMPARE(first.notes(QStringLiteral("a")), QByteArray("newer"));
        first.remember(board("c", ""));
    }
    KnownBoards later(file("boards.json"));
    QVERIFY(later.last());
    QCOMPARE(later.last()->key, QStringLiteral("c"));
    QCOMPARE(later.notes(QStringLiteral("a")), QByteArray("newer"));
    QCOMPARE(later.notes(QStringLiteral("b")), QByteArray("tags=1"));
}

void BridgeLinkTest::keepsTheGameThatABoardHeld()
{
    const auto link = newLink();
    link->start();
    QSignalSpy strange(link.get(), &BoardLink::strangeGame);
    link->session()->begin(std::make_unique<ScriptedDriver>());
    link->session()->listener()->recordedOther(7, {}, {{12, 28, 0}, {52, 36, 0}});
    QCOMPARE(strange.count(), 1);
    const QString path = strange[0][1].toString();
    QTRY_VERIFY(QFile::exists(path));
    QFile kept(path);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(kept.readAll()), strange[0][0].toString());
    QVERIFY(strange[0][0].toString().contains(QStringLiteral("1. e4 e5")));
}

void BridgeLinkTest::survivesAFlood()
{
    PlainBoard board(file("port"));
    const auto link = newLink();
    link->start(QStringLiteral("certabo:") + file("port"));
    QTRY_COMPARE_WITH_TIMEOUT(link->search(), BoardLink::Found, kMs);
    const QByteArray sound = board.ranks;
    board.ranks =
        QByteArray(3000, ':') + QByteArray(3000, '9') + ":1 2 3\r\n:300 -1 0 0 0 0 0 0\r\n" + QByteArray(100, '\0');
    QTest::qWait(2000);
    QCOMPARE(m_game.plyCount(), 0);
    QVERIFY(link->log()->count() <= LinkLog::kLines);
    board.ranks = sound;
    QTRY_COMPARE_WITH_TIMEOUT(link->session()->state(), BoardSession::Synced, kMs);
    QCOMPARE(m_game.plyCount(), 0);
}

/// And in order, to the last byte, also once the port's buffer has been full.
void BridgeLinkTest::handsAFloodOverInPieces()
{
    QByteArray numbers;
    for (int i = 0; numbers.size() < 120'000; ++i)
        numbers += QByteArray::number(i) + '\n';
    Flood flood;
    SerialLine line;
    QByteArray received;
    QSignalSpy opened(&line, &SerialLine::opened);
    connect(&line, &SerialLine::received, this, [&received](const QByteArray& bytes) {
        QVERIFY(bytes.size() <= 1024);
        received += bytes;
    });
    line.open(flood.port(), {});
    QTRY_COMPARE(opened.count(), 1);
    flood.start(numbers);
    // Nobody takes anything: what waits does not grow.
    QThread::msleep(300);
    QElapsedTimer time;
    time.start();
    QCoreApplication::processEvents();
    QVERIFY(received.size() <= 1024);
    QTRY_VERIFY_WITH_TIMEOUT(received.size() > numbers.size(), 10'000);
    QVERIFY2(time.elapsed() > 800, qPrintable(QString::number(time.elapsed())));
    QVERIFY((numbers + numbers).startsWith(received.first(numbers.size())));
}

void BridgeLinkTest::survivesAFloodOfValidMessages()
{
    Flood flood;
    const auto link = newLink();
    link->start(QStringLiteral("dgt:") + flood.port());
    const QByteArray version("\x93\x00\x05\x01\x07", 5);
    const QByteArray serial("\x91\x00\x08"
                            "00042",
                            8);
    QTRY_VERIFY_WITH_TIMEOUT((flood.send(version + serial), link->search() == BoardLink::Found), kMs);
    QByteArray board("\x86\x00\x43", 3);
    for (int i = 0; i < 64; ++i)
        board += static_cast<char>(dgt::codeOf(startPlacement().men[static_cast<size_t>(squareFromA8(i))]));
    flood.send(board);
    QTRY_COMPARE_WITH_TIMEOUT(link->session()->state(), BoardSession::Synced, kMs);
    // A pawn on e4 comes and goes.
    flood.start(QByteArray("\x8E\x00\x05\x24\x01\x8E\x00\x05\x24\x00", 10));
    QElapsedTimer time;
    time.start();
    qint64 longest = 0;
    for (qint64 before = 0; time.elapsed() < 2000; before = time.elapsed()) {
        QCoreApplication::processEvents();
        longest = std::max(longest, time.elapsed() - before);
    }
    QVERIFY2(longest < 150, qPrintable(QString::number(longest)));
    QVERIFY(link->log()->count() <= LinkLog::kLines);
    QCOMPARE(m_game.plyCount(), 0);
}

QTEST_GUILESS_MAIN(BridgeLinkTest)
#include "bridge_link_test.moc"
