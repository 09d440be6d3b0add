// SPDX-License-Identifier: MIT
/// qipan-board-sim as a host meets it: the program itself, over a real pseudo-terminal, in real time.
#include <QtTest>

#include <boards/bl1_driver.h>
#include <boards/certabo_driver.h>
#include <boards/chesslink_driver.h>
#include <boards/dgt_driver.h>
#include <boards/followed_game.h>
#include <boards/occupancy_reader.h>
#include <boards/piece_reader.h>
#include <boards/placements.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <fcntl.h>
#include <memory>
#include <termios.h>
#include <unistd.h>

using namespace qipan;
using namespace qipan::boards;

namespace {

const QString kProgram = QStringLiteral(QIPAN_PROGRAMS "/qipan-board-sim");

QString uciOf(const BoardMove& move)
{
    const auto name = [](int square) { return QString(QChar('a' + square % 8)) + QChar('1' + square / 8); };
    return name(move.from) + name(move.to) + (move.promotion ? QString(QChar(".pnbrqk"[move.promotion])) : QString());
}

/// The program at work.
class Sim {
public:
    explicit Sim(const QStringList& arguments)
    {
        m_process.setProcessChannelMode(QProcess::SeparateChannels);
        m_process.start(kProgram, arguments);
        m_process.waitForStarted();
        port = readLine();
    }
    ~Sim()
    {
        write("quit");
        if (!m_process.waitForFinished(3000))
            m_process.kill();
    }

    void write(const QByteArray& command)
    {
        m_process.write(command + '\n');
        m_process.waitForBytesWritten(1000);
    }
    QString readLine()
    {
        QElapsedTimer timer;
        timer.start();
        while (!m_process.canReadLine() && timer.elapsed() < 10'000)
            m_process.waitForReadyRead(100);
        return QString::fromUtf8(m_process.readLine()).trimmed();
    }
    QStringList ask(const QByteArray& command, int lines)
    {
        write(command);
        QStringList answer;
        for (int i = 0; i < lines; ++i)
            answer << readLine();
        return answer;
    }

    QString port;

private:
    QProcess m_process;
};

/// A program at the other end of the cable, with a game that takes what the board proposes.
class Host : public BoardListener {
public:
    template <typename Driver>
    void open(const QString& port)
    {
        m_descriptor = ::open(QFile::encodeName(port).constData(), O_RDWR | O_NOCTTY | O_NONBLOCK);
        QVERIFY(m_descriptor >= 0);
        termios settings{};
        tcgetattr(m_descriptor, &settings);
        cfmakeraw(&settings);
        tcsetattr(m_descriptor, TCSANOW, &settings);
        m_clock.start();
        game.id = 0x7A31C0DE;
        game.startFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        driver = std::make_unique<Driver>(this);
        driver->open(now());
    }
    ~Host() override
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
    }

    template <typename IsSo>
    bool runUntil(IsSo isSo, int longest)
    {
        QElapsedTimer timer;
        timer.start();
        while (!isSo()) {
            if (timer.elapsed() > longest)
                return false;
            pass();
        }
        return true;
    }

    QString line() const
    {
        QStringList moves;
        for (const BoardMove& move : game.moves)
            moves << uciOf(move);
        return moves.join(' ');
    }

    void follow()
    {
        if (reader)
            reader->follow(game, now());
        driver->follow(game, now());
    }

    Milliseconds now() const
    {
        return 1'000'000 + m_clock.elapsed();
    }

    std::unique_ptr<BoardDriver> driver;
    std::unique_ptr<PlacementReader> reader;
    BoardGame game;
    QList<BoardIdentity> identities;
    std::optional<Placement> placement;
    bool isCutOff = false;

private:
    void pass()
    {
        QTest::qSleep(2);
        char bytes[4096];
        const ssize_t count = ::read(m_descriptor, bytes, sizeof bytes);
        isCutOff = count == 0 || (count < 0 && errno != EAGAIN);
        if (count > 0)
            driver->receive(QByteArray(bytes, count), now());
        if (driver->nextTick() && *driver->nextTick() <= now())
            driver->tick(now());
        if (!reader)
            return;
        while (const auto proposal = reader->take(now()))
            take(*proposal);
    }

    void take(const Proposal& proposal)
    {
        if (proposal.kind == Proposal::TakeBack) {
            game.moves.resize(proposal.ply);
        } else if (proposal.kind != Proposal::NewGame) {
            game.moves << proposal.move;
            game.announced.reset();
        }
        follow();
    }

    void send(const QByteArray& bytes) override
    {
        QCOMPARE(::write(m_descriptor, bytes.constData(), size_t(bytes.size())), ssize_t(bytes.size()));
    }
    void identified(const BoardIdentity& identity) override
    {
        identities << identity;
        if (identity.sense == Sense::Pieces)
            reader = std::make_unique<PieceReader>(identity.unsure);
        else if (!identity.thinks)
            reader = std::make_unique<OccupancyReader>();
        follow();
    }
    void refused(BoardFault, const QString& detail) override
    {
        QFAIL(qPrintable(detail));
    }
    void heard() override
    {
    }
    void sensed(const Placement& seen) override
    {
        placement = seen;
        if (reader)
            reader->sense(seen, now());
    }
    void proposed(const Proposal& proposal) override
    {
        take(proposal);
    }
    void recorded(std::uint32_t, int, const QList<BoardMove>&) override
    {
    }
    void following(std::uint32_t, int) override
    {
    }
    void logged(bool, const QString&) override
    {
    }

    int m_descriptor = -1;
    QElapsedTimer m_clock;
};

void openFor(Host& host, const QString& protocol, const QString& port)
{
    if (protocol == "dgt")
        host.open<DgtDriver>(port);
    else if (protocol == "chesslink")
        host.open<ChessLinkDriver>(port);
    else if (protocol == "certabo")
        host.open<CertaboDriver>(port);
    else
        host.open<Bl1Driver>(port);
}

struct Answer {
    int code = -1;
    QByteArray out;
    QByteArray error;
};

Answer answerTo(const QStringList& arguments)
{
    QProcess process;
    process.start(kProgram, arguments);
    process.closeWriteChannel();
    process.waitForFinished(5000);
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

}  // namespace

class BoardSimTest : public QObject {
    Q_OBJECT

private slots:
    void playsAGame_data()
    {
        QTest::addColumn<QString>("protocol");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("bl1") << "bl1" << QStringList{};
        QTest::newRow("bl1, losing bytes") << "bl1" << QStringList{"--drop", "2", "--garble", "2"};
        QTest::newRow("dgt") << "dgt" << QStringList{};
        QTest::newRow("dgt, turned, losing bytes") << "dgt" << QStringList{"--turned", "--drop", "1"};
        QTest::newRow("chesslink") << "chesslink" << QStringList{};
        QTest::newRow("chesslink, turned, garbling bytes") << "chesslink" << QStringList{"--turned", "--garble", "2"};
        QTest::newRow("certabo") << "certabo" << QStringList{};
        QTest::newRow("certabo, turned, doubling bytes") << "certabo" << QStringList{"--turned", "--double", "2"};
        QTest::newRow("certabo with tags") << "certabo" << QStringList{"--rfid"};
    }
    void playsAGame()
    {
        QFETCH(QString, protocol);
        QFETCH(QStringList, options);
        const bool isSlow = options.contains("--rfid");
        QTemporaryDir folder;
        QFile file(folder.filePath("game.pgn"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("1. e4 e5 2. Nf3 Nc6 *\n");
        file.close();
        Sim sim(QStringList{"--protocol", protocol, "--play", file.fileName(), "--pause", isSlow ? "400" : "120",
                            "--pace", isSlow ? "3000" : options.isEmpty() ? "1200" : "2400"} +
                options);
        QVERIFY2(sim.port.startsWith("/dev/pts/"), qPrintable(sim.port));
        Host host;
        openFor(host, protocol, sim.port);
        QVERIFY2(host.runUntil([&] { return host.game.moves.size() == 4; }, isSlow ? 45'000 : 25'000),
                 qPrintable(host.line()));
        QCOMPARE(host.line(), QString("e2e4 e7e5 g1f3 b8c6"));
        QCOMPARE(host.identities.size(), 1);
    }

    void takesCommands()
    {
        Sim sim({"--protocol", "dgt", "--pause", "50"});
        Host host;
        host.open<DgtDriver>(sim.port);
        QVERIFY(host.runUntil([&] { return host.placement == startPlacement(); }, 5000));
        sim.write("-e2");
        QVERIFY(host.runUntil([&] { return host.placement && !(host.placement->occupied & bitOf(12)); }, 2000));
        QCOMPARE(sim.ask("show", 9), (QStringList{"rnbqkbnr", "pppppppp", "........", "........", "........",
                                                  "........", "PPPP.PPP", "RNBQKBNR", "in hand: P"}));
        sim.write("+e4");
        QVERIFY(host.runUntil([&] { return host.line() == "e2e4"; }, 3000));
        sim.write("d7d5\ne4d5");
        QVERIFY(host.runUntil([&] { return host.line() == "e2e4 d7d5 e4d5"; }, 6000));
        // No move, but hands can do it; another man; the start position again.
        sim.write("a1a5");
        QVERIFY(host.runUntil(
            [&] { return host.placement && host.placement->men[32] == CHESS_ID(CHESS_WHITE, CHESS_TYPE_ROOK); }, 3000));
        sim.write("-a5\n+a5q");
        QVERIFY(host.runUntil(
            [&] { return host.placement && host.placement->men[32] == CHESS_ID(CHESS_BLACK, CHESS_TYPE_QUEEN); },
            3000));
        sim.write("setup");
        QVERIFY(host.runUntil([&] { return host.placement == startPlacement(); }, 3000));
        sim.write("setup 4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        QCOMPARE(sim.ask("show", 9)[0], QString("....k..."));
        QCOMPARE(sim.ask("-a1", 1)[0].left(10), QString("error: -a1"));
        QCOMPARE(sim.ask("dance", 1)[0].left(12), QString("error: dance"));
    }

    void showsItsLampsAndObeysThem_data()
    {
        QTest::addColumn<QString>("protocol");
        QTest::newRow("chesslink") << "chesslink";
        QTest::newRow("certabo") << "certabo";
    }
    void showsItsLampsAndObeysThem()
    {
        QFETCH(QString, protocol);
        Sim sim({"--protocol", protocol, "--pause", "150", "--obey"});
        Host host;
        openFor(host, protocol, sim.port);
        QVERIFY(host.runUntil([&] { return host.placement.has_value(); }, 5000));
        QCOMPARE(sim.ask("lamps", 1)[0], QString("lamps"));
        host.game.announced = BoardMove{12, 28, 0};
        host.follow();
        Lamps lamps{};
        lamps[12] = Lamp::From;
        lamps[28] = Lamp::To;
        host.driver->showLamps(lamps, host.now());
        QVERIFY(host.runUntil([&] { return host.line() == "e2e4"; }, 8000));
        // Still lit, and nothing more is done.
        host.runUntil([] { return false; }, 1500);
        QCOMPARE(host.line(), QString("e2e4"));
        const QString lit = sim.ask("lamps", 1)[0];
        QVERIFY2(lit.startsWith("lamps e4") && lit.endsWith(" e2"), qPrintable(lit));
        host.driver->showLamps({}, host.now());
        host.runUntil([] { return false; }, 1500);
        QCOMPARE(sim.ask("lamps", 1)[0], QString("lamps"));
        // The same squares once more: put it back.
        host.driver->showLamps(lamps, host.now());
        QVERIFY(host.runUntil([&] { return host.placement && host.placement->occupied == startPlacement().occupied; },
                              8000));
    }

    void obeysTheBoardsOwnProgram()
    {
        Sim sim({"--pause", "150", "--obey"});
        Host host;
        host.open<Bl1Driver>(sim.port);
        QVERIFY(host.runUntil([&] { return host.placement.has_value(); }, 5000));
        host.game.announced = BoardMove{12, 28, 0};
        host.follow();
        Lamps lamps{};
        lamps[12] = Lamp::From;
        lamps[28] = Lamp::To;
        host.driver->showLamps(lamps, host.now());
        QVERIFY2(host.runUntil([&] { return host.line() == "e2e4"; }, 8000), qPrintable(sim.ask("lamps", 1)[0]));
    }

    void canBeUnplugged()
    {
        QTemporaryDir folder;
        const QString link = folder.filePath("board");
        Sim sim({"--protocol", "chesslink", "--link", link});
        QCOMPARE(sim.port, link);
        {
            Host host;
            host.open<ChessLinkDriver>(link);
            QVERIFY(host.runUntil([&] { return host.placement == startPlacement(); }, 5000));
            sim.write("unplug 1");
            QVERIFY(host.runUntil([&] { return host.isCutOff; }, 3000));
            QVERIFY(!QFile::exists(link));
        }
        QCOMPARE(sim.readLine(), link);
        Host host;
        host.open<ChessLinkDriver>(link);
        QVERIFY(host.runUntil([&] { return host.placement == startPlacement(); }, 5000));
        sim.write("unplug");
        QVERIFY(host.runUntil([&] { return host.isCutOff; }, 3000));
        QCOMPARE(sim.ask("plug", 1)[0], link);
    }

    void startsAnewAfterReset()
    {
        Sim sim({"--protocol", "dgt"});
        Host host;
        host.open<DgtDriver>(sim.port);
        QVERIFY(host.runUntil([&] { return host.placement == startPlacement(); }, 5000));
        sim.write("reset\ne2e4");
        QVERIFY(host.runUntil([&] { return host.line() == "e2e4"; }, 10'000));
    }

    void keepsNothingForAHostThatIsNotThere()
    {
        Sim sim({"--protocol", "certabo", "--pause", "50"});
        sim.write("e2e4");
        sim.write("wait 1500");
        QCOMPARE(sim.ask("show", 9)[4], QString("....P..."));
        Host host;
        host.game.moves << BoardMove{12, 28, 0};
        host.open<CertaboDriver>(sim.port);
        QVERIFY(host.runUntil([&] { return host.placement.has_value(); }, 5000));
        QCOMPARE(host.placement->occupied, (startPlacement().occupied & ~bitOf(12)) | bitOf(28));
    }

    void answersToWrongUse_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("option") << QStringList{"--fly"} << 2 << QByteArray("error: --fly: unknown option\n");
        QTest::newRow("protocol") << QStringList{"--protocol", "morse"} << 2
                                  << QByteArray("error: --protocol: morse is none of its values\n");
        QTest::newRow("missing value") << QStringList{"--drop"} << 2
                                       << QByteArray("error: --drop: a value is missing\n");
        QTest::newRow("permille") << QStringList{"--drop", "1001"} << 2
                                  << QByteArray("error: --drop: 1001 is none of its values\n");
        QTest::newRow("tags elsewhere") << QStringList{"--rfid"} << 2
                                        << QByteArray("error: --rfid: only with --protocol certabo\n");
        QTest::newRow("no file") << QStringList{"--play", "/nowhere/game.pgn"} << 1
                                 << QByteArray("error: /nowhere/game.pgn: No such file or directory\n");
        QTest::newRow("no game") << QStringList{"--play", "/dev/null"} << 1
                                 << QByteArray("error: /dev/null: no game\n");
        QTest::newRow("link in no folder") << QStringList{"--link", "/nowhere/board"} << 1
                                           << QByteArray("error: /nowhere/board: No such file or directory\n");
    }
    void answersToWrongUse()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QByteArray, error);
        const Answer answer = answerTo(arguments);
        QCOMPARE(answer.code, code);
        QVERIFY2(answer.error.startsWith(error), answer.error.constData());
        QVERIFY(answer.out.isEmpty());
    }

    void tellsHowItIsUsed()
    {
        const Answer answer = answerTo({"--help"});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.startsWith("usage: qipan-board-sim"));
        QVERIFY(answer.error.isEmpty());
    }

    void doesNotTakeTheNameOfAFile()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("board"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("kept");
        file.close();
        const Answer answer = answerTo({"--link", file.fileName()});
        QCOMPARE(answer.code, 1);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("kept"));
    }
};

QTEST_GUILESS_MAIN(BoardSimTest)
#include "board_sim_test.moc"
