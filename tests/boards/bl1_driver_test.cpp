// SPDX-License-Identifier: MIT
#include <QtTest>

#include "bl1_bench.h"

#include <malloc.h>

using namespace qipan;
using namespace qipan::boards;

namespace {

const QByteArray kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::uint32_t kGame = 0x7A31C0DE;

int square(const char* name)
{
    return (name[0] - 'a') + 8 * (name[1] - '1');
}

BoardMove move(const char* uci)
{
    const QByteArray letters = ".pnbrq";
    return {square(uci), square(uci + 2), uci[4] ? static_cast<int>(letters.indexOf(uci[4])) : 0};
}

QList<BoardMove> moves(const char* ucis)
{
    QList<BoardMove> result;
    for (const QByteArray& uci : QByteArray(ucis).split(' '))
        result << move(uci.constData());
    return result;
}

/// Captures, en passant, both castlings, promotions of both sides, one of them to a knight.
QList<BoardMove> wholeGame()
{
    return moves("e2e4 d7d5 e4e5 f7f5 e5f6 b8c6 g1f3 c8f5 f1b5 d8d6 e1g1 e8c8 f6g7 g8f6 g7h8n h7h5 h8f7 h5h4 "
                 "f7d8 h4h3 d8c6 h3g2 f3e5 g2f1q g1f1 a7a6 c6a7 c8b8 b5d3 b8a7");
}

QByteArray line(const QByteArray& body)
{
    const qsizetype space = body.indexOf(' ');
    Bl1Line line(LINK_NAME(body[0], body[1]));
    if (space > 0)
        line.text(body.mid(space + 1));
    return line.end();
}

QByteArrayList exchange(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is not there", qPrintable(path));
    QByteArrayList lines;
    for (const QByteArray& text : file.readAll().split('\n')) {
        const QByteArray trimmed = text.trimmed();
        if (trimmed.startsWith("host> $") || trimmed.startsWith("board> $"))
            lines << trimmed;
    }
    return lines;
}

}  // namespace

class Bl1DriverTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<Bl1Bench>();
    }

    // ---- the sheet's exchange, line by line ----

    void replaysTheExchange_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("of the sheet") << QStringLiteral(QIPAN_TEST_DATA "/../../docs/board-link.md");
        QTest::newRow("of the first draft") << QStringLiteral(QIPAN_TEST_DATA "/boards/bl1_exchange.txt");
    }
    void replaysTheExchange()
    {
        QFETCH(QString, path);
        const QByteArrayList lines = exchange(path);
        QVERIFY(lines.size() >= 33);
        ReplayListener listener;
        Bl1Driver driver(&listener, "desk/0.1");
        listener.driver = &driver;
        driver.open(0);
        for (const QByteArray& text : lines) {
            if (text.startsWith("board> ")) {
                driver.receive(text.mid(7) + "\r\n", 0);
                continue;
            }
            QVERIFY2(!listener.sent.isEmpty(), text.constData());
            QCOMPARE(listener.sent.takeFirst(), text.mid(6) + '\n');
        }
        QVERIFY(listener.sent.isEmpty());
        QCOMPARE(listener.game.moves, moves("e2e4 e7e5 g1f3"));
        QCOMPARE(listener.ply, 3);
        QCOMPARE(listener.placement.occupied, 0xFFEF00101020EFBFu);
    }

    // ---- who is there ----

    void saysHelloUntilAnswered()
    {
        m_bench->openPort();
        m_bench->run(2400);
        QCOMPARE(m_bench->sent, QStringList(5, "HI 1 desk/0.1"));
        m_bench->board.powerUp(m_bench->now);
        m_bench->run(100);
        QCOMPARE(m_bench->identities.size(), 1);
        const BoardIdentity& board = m_bench->identities[0];
        QCOMPARE(board.name, "Qipan board 4F21A9C0");
        QCOMPARE(board.id, "4F21A9C0");
        QCOMPARE(board.firmware, "0.3.1");
        QVERIFY(board.hasLamps && board.thinks && board.sense == Sense::Occupancy);
        QVERIFY(m_bench->refusals.isEmpty());
    }

    void givesUpAfterTenSeconds()
    {
        m_bench->openPort();
        m_bench->run(9900);
        QVERIFY(m_bench->refusals.isEmpty());
        m_bench->run(200);
        QCOMPARE(m_bench->refusals.size(), 1);
        QCOMPARE(m_bench->refusals[0].first, BoardFault::WrongDevice);
        QCOMPARE(m_bench->sent.size(), 20);
        QVERIFY(!m_bench->driver.nextTick());
        m_bench->run(20000);
        QCOMPARE(m_bench->sent.size(), 20);
    }

    void takesNoEchoForABoard()
    {
        m_bench->openPort();
        for (int i = 0; i < 120; ++i) {
            m_bench->feed(line("HI 1 desk/0.1") + "AT\r\nOK\r\n");
            m_bench->run(100);
        }
        QVERIFY(m_bench->identities.isEmpty());
        QCOMPARE(m_bench->heardLines, 0);
        QCOMPARE(m_bench->refusals.value(0).first, BoardFault::WrongDevice);
    }

    void agreesOnAVersion_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<int>("lowest");
        QTest::addColumn<int>("fault");
        QTest::newRow("the same") << 1 << 1 << -1;
        QTest::newRow("a newer one that speaks ours") << 7 << 1 << -1;
        QTest::newRow("an older one") << 0 << 0 << int(BoardFault::FirmwareTooOld);
        QTest::newRow("a newer one that does not") << 3 << 2 << int(BoardFault::FirmwareTooNew);
    }
    void agreesOnAVersion()
    {
        QFETCH(int, version);
        QFETCH(int, lowest);
        QFETCH(int, fault);
        m_bench->board.version = version;
        m_bench->board.lowestVersion = lowest;
        m_bench->start();
        m_bench->run(3000);
        QCOMPARE(m_bench->identities.size(), fault < 0 ? 1 : 0);
        QCOMPARE(m_bench->refusals.isEmpty() ? -1 : int(m_bench->refusals[0].first), fault);
        if (fault >= 0)
            QVERIFY(!m_bench->driver.nextTick());
    }

    void pingsWhenItSaysNothing()
    {
        m_bench->start();
        m_bench->run(100);
        m_bench->sent.clear();
        m_bench->run(10050);
        QVERIFY(m_bench->sent.filter("PG ").size() >= 9);
        QCOMPARE(m_bench->sent.filter("PG ").size(), m_bench->sent.size());
        QCOMPARE(m_bench->identities.size(), 1);
        QCOMPARE(m_bench->busyTicks, 0);
    }

    void saysHelloToASilentBoard()
    {
        meet();
        m_bench->cut();
        m_bench->run(3100);
        m_bench->sent.clear();
        m_bench->run(2000);
        QCOMPARE(m_bench->sent, QStringList(4, "HI 1 desk/0.1"));
        m_bench->mend();
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 1500));
        // The same board, still running.
        QCOMPARE(m_bench->identities.size(), 1);
    }

    // ---- which game the board holds: the table of reconnection, row by row ----

    void givesItsGameToAnEmptyBoard()
    {
        meet(moves("e2e4 e7e5"));
        QCOMPARE(m_bench->commandsSent(), QStringList({"GQ", "GS", "MV", "MV"}));
        QVERIFY(m_bench->records.isEmpty());
    }

    void leavesTheSameGameAlone()
    {
        meetHeld(moves("e2e4 e7e5"), moves("e2e4 e7e5"));
        QCOMPARE(m_bench->commandsSent(), QStringList({"GQ"}));
        QVERIFY(m_bench->records.isEmpty());
    }

    void sendsWhatTheBoardLacks()
    {
        meetHeld(moves("e2e4 e7e5"), moves("e2e4 e7e5 g1f3 b8c6"));
        QCOMPARE(m_bench->sent.filter("MV "),
                 QStringList({"MV 7A31C0DE 3 g1f3 3FCC8D8A", m_bench->sent.filter("MV ").last()}));
        QCOMPARE(m_bench->commandsSent(), QStringList({"GQ", "MV", "MV"}));
        QVERIFY(m_bench->records.isEmpty());
    }

    void takesOverWhatTheBoardPlayedAlone()
    {
        meetHeld(moves("e2e4 e7e5 g1f3"), moves("e2e4"));
        QCOMPARE(m_bench->commandsSent(), QStringList({"GQ", "GT"}));
        QCOMPARE(m_bench->sent.filter("GT "), QStringList({"GT 7A31C0DE 2"}));
        QCOMPARE(m_bench->records.size(), 1);
        QCOMPARE(m_bench->records[0].game, kGame);
        QCOMPARE(m_bench->records[0].after, 1);
        QCOMPARE(m_bench->records[0].moves, moves("e7e5 g1f3"));
        QCOMPARE(m_bench->game.moves, moves("e2e4 e7e5 g1f3"));
    }

    void waitsForTheAnswerWhatCounts()
    {
        m_bench->acceptsProposals = false;
        openHeld(kGame, kStart, moves("e2e4 e7e5 g1f3"));
        m_bench->newGame(kGame, kStart, moves("e2e4"));
        m_bench->run(5000);
        QCOMPARE(m_bench->records.size(), 1);
        QCOMPARE(m_bench->board.ply(), 3);
        m_bench->tellDriver();  // they do not count
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        QCOMPARE(m_bench->commandsSent(), QStringList({"GQ", "GT", "TB"}));
        QCOMPARE(m_bench->board.moves(), moves("e2e4"));
    }

    void keepsTheMovesOfAnotherWayOfTheGame_data()
    {
        QTest::addColumn<QByteArray>("here");
        QTest::addColumn<QByteArray>("there");
        QTest::addColumn<int>("after");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("as long") << QByteArray("e2e4 e7e5") << QByteArray("e2e4 c7c5") << 1 << QByteArray("c7c5");
        QTest::newRow("shorter") << QByteArray("e2e4 e7e5 g1f3") << QByteArray("d2d4") << 0 << QByteArray("d2d4");
        QTest::newRow("longer") << QByteArray("e2e4 e7e5") << QByteArray("e2e4 c7c5 g1f3") << 1
                                << QByteArray("c7c5 g1f3");
        // Each of the later moves would be legal here, too: only the hash tells.
        QTest::newRow("longer and legal")
            << QByteArray("e2e4") << QByteArray("d2d4 e7e5 g1f3") << 0 << QByteArray("d2d4 e7e5 g1f3");
    }
    void keepsTheMovesOfAnotherWayOfTheGame()
    {
        QFETCH(QByteArray, here);
        QFETCH(QByteArray, there);
        QFETCH(int, after);
        QFETCH(QByteArray, told);
        openHeld(kGame, kStart, moves(there.constData()));
        m_bench->newGame(kGame, kStart, moves(here.constData()));
        m_bench->board.setUp(m_bench->position());
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        QCOMPARE(m_bench->game.moves, moves(here.constData()));
        QCOMPARE(m_bench->records.size(), 1);
        QCOMPARE(m_bench->records[0].game, kGame);
        QCOMPARE(m_bench->records[0].after, after);
        QCOMPARE(m_bench->records[0].moves, moves(told.constData()));
        QVERIFY(m_bench->commandsSent().contains("GS"));
    }

    void keepsAnotherGame_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("played");
        QTest::newRow("from the start") << kStart << QByteArray("d2d4 d7d5");
        QTest::newRow("from a position") << QByteArray("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1") << QByteArray("e2e4 e8d7");
    }
    void keepsAnotherGame()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, played);
        openHeld(0x11111111, fen, moves(played.constData()));
        m_bench->newGame(kGame, kStart, moves("e2e4"));
        m_bench->board.setUp(m_bench->position());
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        QCOMPARE(m_bench->records.size(), 1);
        QCOMPARE(m_bench->records[0].game, 0x11111111u);
        QCOMPARE(m_bench->records[0].startFen, fen);
        QCOMPARE(m_bench->records[0].moves, moves(played.constData()));
        QCOMPARE(m_bench->commandsSent(), QStringList({"GQ", "GT", "GS", "MV"}));
    }

    void listsAgainWhatWasLost()
    {
        openHeld(kGame, kStart, moves("e2e4 e7e5 g1f3 b8c6"));
        m_bench->newGame(kGame, kStart);
        QVERIFY(m_bench->runUntil([this] { return !m_bench->sent.filter("GT ").isEmpty(); }));
        // The answer comes by hand, with a line missing.
        m_bench->cut();
        m_bench->feed(line("GL 7A31C0DE 1 e2e4") + line("GL 7A31C0DE 3 g1f3") + line("GL 7A31C0DE 4 b8c6"));
        m_bench->run(250);
        QCOMPARE(m_bench->sent.filter("GT "), QStringList({"GT 7A31C0DE 1"}));
        m_bench->run(100);
        QCOMPARE(m_bench->sent.filter("GT "), QStringList({"GT 7A31C0DE 1", "GT 7A31C0DE 2"}));
        m_bench->mend();
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        QCOMPARE(m_bench->records.size(), 1);
        QCOMPARE(m_bench->game.moves, moves("e2e4 e7e5 g1f3 b8c6"));
    }

    void goesOnWithABoardThatDoesNotTellItsMoves()
    {
        meet();
        m_bench->cut();
        m_bench->feed(line("GI 11111111 12 01234567 91C3"));
        for (int i = 0; i < 40; ++i) {
            m_bench->run(100);
            m_bench->feed(line("PO 1"));
        }
        QCOMPARE(m_bench->sent.filter("GT ").size(), 11);
        m_bench->mend();
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        QVERIFY(m_bench->records.isEmpty());
    }

    void tellsAnotherGameOnce()
    {
        meet();
        m_bench->cut();
        m_bench->feed(line("GI 11111111 2 01234567 91C3"));
        m_bench->feed(line("GL 11111111 0 " + kStart) + line("GL 11111111 1 d2d4") + line("GL 11111111 2 d7d5"));
        QCOMPARE(m_bench->records.size(), 1);
        // GS is lost, and the board says the same again.
        m_bench->run(4000);
        m_bench->feed(line("HI 1 id=4F21A9C0 boot=91C3 sense=occ caps=led,track"));
        m_bench->feed(line("GI 11111111 2 01234567 91C3"));
        QCOMPARE(m_bench->sent.last().left(2), "GS");
        m_bench->mend();
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        QCOMPARE(m_bench->records.size(), 1);
    }

    void listsNoMoreThanIsNews()
    {
        meet(moves("e2e4"));
        m_bench->cut();
        m_bench->sent.clear();
        m_bench->feed(line("GI 7A31C0DE 3 3FCC8D8A 91C3"));
        QCOMPARE(m_bench->sent, QStringList({"GT 7A31C0DE 2"}));
        m_bench->game.moves = moves("e2e4 e7e5 g1f3");
        m_bench->tellDriver();
        QVERIFY(m_bench->followed == std::pair(kGame, 3));
        m_bench->run(900);
        QCOMPARE(m_bench->commandsSent(), QStringList({"GT"}));
        // What no game can be is not asked for at all.
        m_bench->feed(line("GI 7A31C0DE 4294967295 3FCC8D8A 91C3") + line("GI 7A31C0DE 65536 3FCC8D8A 91C3"));
        QCOMPARE(m_bench->commandsSent(), QStringList({"GT"}));
        m_bench->feed(line("GI 11111111 65535 3FCC8D8A 91C3"));
        QCOMPARE(m_bench->commandsSent(), QStringList({"GT", "GS"}));
    }

    void takesMovesWithoutAStart()
    {
        meet();
        m_bench->cut();
        m_bench->feed(line("GI 11111111 2 01234567 91C3"));
        QCOMPARE(m_bench->sent.last(), "GT 11111111 0");
        m_bench->feed(line("GL 11111111 1 d2d4") + line("GL 11111111 2 d7d5"));
        QCOMPARE(m_bench->records.size(), 1);
        QCOMPARE(m_bench->records[0].startFen, "");
        QCOMPARE(m_bench->records[0].moves, moves("d2d4 d7d5"));
    }

    void doesNotAskAboutAGameThatIsBeingReplaced()
    {
        meet(moves("e2e4"));
        m_bench->cut();
        m_bench->sent.clear();
        m_bench->newGame(kGame + 1, kStart);
        m_bench->feed(line("GI 7A31C0DE 1 A42CD812 91C3"));
        m_bench->run(1000);
        QCOMPARE(m_bench->commandsSent(), QStringList(4, "GS"));
    }

    /// An answer is one if it says what the command was to bring about.
    void takesNoOtherAnswer()
    {
        meet(moves("e2e4"));
        m_bench->cut();
        m_bench->sent.clear();
        m_bench->game.moves = moves("e2e4 e7e5 g1f3");
        m_bench->tellDriver();
        m_bench->feed(line("GA 7A31C0DE 1 A42CD812") + line("GA 7A31C0DE 2 1D28232C") + line("GA 7A31C0DF 2 1D28232B") +
                      line("GA 7A31C0DE 3 1D28232B") + line("NO 7A31C0DE 1 hash") + line("NO 7A31C0DF 2 hash"));
        m_bench->run(650);
        QCOMPARE(m_bench->commandsSent(), QStringList(3, "MV"));
        QVERIFY(m_bench->followed == std::pair(kGame, 1));
        m_bench->feed(line("GA 7A31C0DE 2 1D28232B"));
        QCOMPARE(m_bench->sent.last(), "MV 7A31C0DE 3 g1f3 3FCC8D8A");
        QVERIFY(m_bench->followed == std::pair(kGame, 2));
    }

    void takesNoMovesForNewThatWereTakenBackMeanwhile()
    {
        meet(moves("e2e4 e7e5 g1f3"));
        m_bench->cut();
        m_bench->run(3500);
        m_bench->takeBack(1);
        m_bench->board.setUp(m_bench->position());
        m_bench->mend();
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        QCOMPARE(m_bench->records.size(), 0);
        QCOMPARE(m_bench->board.moves(), moves("e2e4"));
    }

    void announcesAgainToABoardThatWasAlone()
    {
        meet();
        m_bench->announce(move("e2e4"));
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        m_bench->cut();
        m_bench->run(6000);
        QVERIFY(!m_bench->board.announced());
        m_bench->mend();
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 2000));
        // Also if only the way to the board was broken, and the program noticed nothing.
        m_bench->cut(true);
        m_bench->run(6000);
        QVERIFY(!m_bench->board.announced());
        m_bench->mend();
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 2000));
        QCOMPARE(m_bench->identities.size(), 1);
    }

    void sendsTheGameAgainToARestartedBoard()
    {
        meet(moves("e2e4 e7e5"));
        m_bench->driver.showLamps(lamps("b1", "c3"), m_bench->now);
        m_bench->run(500);
        m_bench->board.powerUp(m_bench->now);
        QVERIFY(m_bench->runUntil([this] { return m_bench->identities.size() == 2 && m_bench->agree(); }, 1000));
        QCOMPARE(m_bench->board.picture().count('b'), 1);
        // Also if all of its greetings are lost but the answer to ours.
        m_bench->cut();
        m_bench->board.powerUp(m_bench->now);
        m_bench->run(1900);
        m_bench->mend();
        QVERIFY(m_bench->runUntil([this] { return m_bench->identities.size() == 3 && m_bench->agree(); }, 3000));
    }

    void noticesARestartByTheNumbers()
    {
        meet();
        QVERIFY(m_bench->playByHand(move("e2e4")));
        m_bench->sent.clear();
        m_bench->feed(line("HB 0000 17 led=00 bat=- err=0"));
        QCOMPARE(m_bench->sent.filter("HI ").size(), 1);
        QVERIFY(m_bench->sent.contains("SQ"));
        m_bench->feed(line("HB 0000 18 led=00 bat=- err=0"));
        QCOMPARE(m_bench->sent.filter("HI ").size(), 1);
        QVERIFY(m_bench->playByHand(move("e7e5")));
        QCOMPARE(m_bench->identities.size(), 1);
    }

    void bringsABoardBackThatHasWanderedOff()
    {
        meet(moves("e2e4 e7e5"));
        m_bench->board.hold(kGame, kStart, moves("e2e4"));
        m_bench->feed(line("GA 7A31C0DE 1 A42CD812"));
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 1000));
        // As often as it happens: it is no quarrel if all was well in between.
        for (const char* const announced : {"g1f3", "b1c3", "d2d4", "f1c4"}) {
            m_bench->board.hold(0x22222222, kStart, {});
            m_bench->announce(move(announced));  // answered with NO
            QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 1000));
        }
        QCOMPARE(m_bench->board.commandsRefused(), 4);
    }

    void doesNotQuarrelWithoutEnd()
    {
        meet(moves("e2e4"));
        m_bench->cut();
        m_bench->sent.clear();
        m_bench->announce(move("e7e5"));
        int refused = 0;
        for (int i = 0; i < 290; ++i) {
            const QStringList sent = std::exchange(m_bench->sent, {});
            for (const QString& text : sent) {
                const QStringList fields = text.split(' ');
                if (fields[0] == "XP") {
                    ++refused;
                    m_bench->feed(line("NO 7A31C0DE 2 illegal"));
                } else if (fields[0] == "GS") {
                    m_bench->feed(line("GA 7A31C0DE 0 C86D9B3C"));
                } else if (fields[0] == "MV") {
                    m_bench->feed(line("GA 7A31C0DE 1 A42CD812"));
                }
            }
            m_bench->run(100);
            m_bench->feed(line("PO 1"));
        }
        QVERIFY2(refused >= 4 && refused <= 10, QByteArray::number(refused).constData());
        QCOMPARE(m_bench->busyTicks, 0);
    }

    // ---- the wanted state ----

    void sendsOneCommandAtATime()
    {
        meet();
        m_bench->cut();
        m_bench->sent.clear();
        m_bench->game.moves = moves("e2e4 e7e5 g1f3");
        m_bench->tellDriver();
        m_bench->run(950);
        QCOMPARE(m_bench->commandsSent(), QStringList(4, "MV"));
        QCOMPARE(m_bench->sent.filter("MV 7A31C0DE 1 e2e4 A42CD812").size(), 4);
    }

    void withdrawsWhatWasAnnounced()
    {
        meet();
        m_bench->announce(move("e2e4"));
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 100));
        m_bench->announce(move("d2d4"));
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 100));
        m_bench->takeBack(0);
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 100));
        QVERIFY(!m_bench->board.announced());
        QCOMPARE(m_bench->commandsSent(), QStringList({"GQ", "GS", "XP", "TB", "XP", "TB"}));
    }

    /// OK XP does not say for which move.
    void takesNoOldAnswerForANewMove()
    {
        meet();
        m_bench->cut();
        m_bench->sent.clear();
        m_bench->announce(move("e2e4"));
        m_bench->announce(move("d2d4"));
        m_bench->feed(line("OK XP 1"));
        m_bench->run(400);
        m_bench->feed(line("OK XP 1"));
        QCOMPARE(m_bench->commandsSent(), QStringList({"XP", "TB", "TB"}));
        m_bench->feed(line("GA 7A31C0DE 0 C86D9B3C"));
        QCOMPARE(m_bench->sent.last(), "XP 7A31C0DE 1 d2d4 " + hashAfter("d2d4"));
        m_bench->feed(line("OK XP 2"));
        m_bench->run(400);
        QCOMPARE(m_bench->sent.filter(" d2d4 ").size(), 2);
        m_bench->feed(line("OK XP 1"));
        m_bench->run(400);
        QCOMPARE(m_bench->sent.filter(" d2d4 ").size(), 2);
        // A refusal of what was taken for done.
        m_bench->feed(line("NO 7A31C0DE 1 game"));
        QCOMPARE(m_bench->sent.last(), "GQ");
    }

    void withdrawsAlsoFromABoardThatDoesNotAnswer()
    {
        m_bench->board.answersAnnounced = false;
        meet();
        m_bench->announce(move("e2e4"));
        m_bench->run(1000);
        QCOMPARE(m_bench->board.announced(), move("e2e4"));
        m_bench->takeBack(0);
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 100));
        QVERIFY(m_bench->playOnScreen(move("d2d4")));
    }

    void takesBackAndReplaces()
    {
        meet(moves("e2e4 e7e5 g1f3"));
        m_bench->takeBack(1);
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 100));
        m_bench->game.moves = moves("d2d4 d7d5");
        m_bench->tellDriver();
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 100));
        m_bench->newGame(kGame + 1, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", moves("e2e4"));
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }, 100));
        QCOMPARE(m_bench->commandsSent(),
                 QStringList({"GQ", "GS", "MV", "MV", "MV", "TB", "TB", "MV", "MV", "GS", "MV"}));
    }

    void refusesAnIllegalGame()
    {
        meet(moves("e2e4"));
        m_bench->sent.clear();
        m_bench->driver.follow({kGame, "no position", {}, {}}, m_bench->now);
        m_bench->run(2000);
        QCOMPARE(m_bench->commandsSent(), QStringList());
        BoardGame game{kGame, kStart, moves("e2e4 e2e4"), move("e1e8")};
        m_bench->driver.follow(game, m_bench->now);
        m_bench->run(2000);
        QCOMPARE(m_bench->commandsSent(), QStringList());
        QCOMPARE(m_bench->board.ply(), 1);
    }

    void showsItsPicture()
    {
        meet();
        m_bench->driver.showLamps(lamps("e7", "e5"), m_bench->now);
        m_bench->run(50);
        QCOMPARE(m_bench->board.picture(), "............b...............B...................................");
        QCOMPARE(m_bench->sent.filter("LD ").size(), 1);
        // A lost one is sent again, under the same number.
        m_bench->cut();
        m_bench->driver.showLamps({}, m_bench->now);
        m_bench->run(700);
        QCOMPARE(m_bench->sent.filter("LD 02 ").size(), 3);
        // The heartbeat is an answer, too.
        m_bench->feed(line("HB 0000 16 led=02 bat=- err=0"));
        m_bench->run(700);
        QCOMPARE(m_bench->sent.filter("LD 02 ").size(), 3);
        // Only the last one counts, and one is on its way at a time.
        m_bench->mend();
        m_bench->driver.showLamps(lamps("a1", "a2"), m_bench->now);
        m_bench->driver.showLamps(lamps("b1", "b2"), m_bench->now);
        m_bench->driver.showLamps(lamps("h1", "h2"), m_bench->now);
        m_bench->run(100);
        QCOMPARE(m_bench->board.picture(), QByteArray(55, '.') + "B.......b");
        QCOMPARE(m_bench->sent.filter("LD 03 ").size(), 1);
        QCOMPARE(m_bench->sent.filter("LD 04 ").size(), 1);
        // The board shows another one: ours comes again.
        m_bench->sent.clear();
        m_bench->feed(line("HB 0000 17 led=00 bat=- err=0"));
        QCOMPARE(m_bench->sent.filter("LD ").size(), 1);
    }

    void lightsEachKindOfSquare()
    {
        meet();
        Lamps picture{};
        for (const auto& [at, lamp] :
             {std::pair(56, Lamp::From), std::pair(57, Lamp::To), std::pair(58, Lamp::Wrong),
              std::pair(59, Lamp::Missing), std::pair(60, Lamp::Right), std::pair(0, Lamp::Check)})
            picture[static_cast<size_t>(at)] = lamp;
        m_bench->driver.showLamps(picture, m_bench->now);
        m_bench->run(50);
        QCOMPARE(m_bench->board.picture(), "bBrbg..." + QByteArray(48, '.') + "m.......");
    }

    void needsNoLampsAndNoRules()
    {
        m_bench->openPort();
        m_bench->newGame(kGame, kStart, moves("e2e4"));
        m_bench->driver.showLamps(lamps("e2", "e4"), m_bench->now);
        m_bench->feed(line("HI 1 id=1 boot=0001 caps= sense=occ unheard=of"));
        m_bench->run(2000);
        m_bench->feed(line("SN 0000 1 FFFF00000000FFFF"));
        QVERIFY(!m_bench->identities[0].thinks && !m_bench->identities[0].hasLamps);
        QCOMPARE(m_bench->placement->occupied, 0xFFFF00000000FFFFu);
        QStringList commands = m_bench->commandsSent();
        commands.removeDuplicates();
        QCOMPARE(commands, QStringList({"SQ"}));
        QVERIFY(m_bench->sent.filter("LD ").isEmpty());
    }

    // ---- the sensors ----

    void asksForLostEvents()
    {
        meet();
        m_bench->cut();
        m_bench->sent.clear();
        m_bench->feed(line("EV 0003 10 -e2"));
        m_bench->run(1000);
        m_bench->feed(line("SN 0003 11 FFFF00000000F7FF"));
        QCOMPARE(m_bench->commandsSent().mid(0, 6), QStringList({"RQ", "RQ", "RQ", "RQ", "RQ", "SQ"}));
        QCOMPARE(m_bench->sent.filter("RQ "), QStringList(5, "RQ 0001"));
        QCOMPARE(m_bench->placement->occupied, 0xFFFF00000000EFFFu);
    }

    void seesLostEventsInEveryNumber_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("SN") << QByteArray("SN 0002 20 FFFF00000800F7FF");
        QTest::newRow("HB") << QByteArray("HB 0002 20 led=00 bat=- err=0");
        QTest::newRow("EV") << QByteArray("EV 0002 20 +e4");
    }
    void seesLostEventsInEveryNumber()
    {
        QFETCH(QByteArray, body);
        meet();
        m_bench->cut();
        m_bench->sent.clear();
        m_bench->feed(line(body));
        QCOMPARE(m_bench->sent, QStringList({"RQ 0001"}));
        QCOMPARE(m_bench->placement->occupied, 0xFFFF00000000FFFFu);
        m_bench->feed(line("EV 0001 10 -e2"));
        QCOMPARE(m_bench->placement->occupied, 0xFFFF00000000EFFFu);
        m_bench->feed(line("EV 0002 20 +e4"));
        QCOMPARE(m_bench->placement->occupied, 0xFFFF00001000EFFFu);
        QCOMPARE(m_bench->sent, QStringList({"RQ 0001", "AK 0002"}));
        m_bench->feed(line("EV 0001 10 -e2") + line("EV 0002 20 +e4"));
        QCOMPARE(m_bench->placement->occupied, 0xFFFF00001000EFFFu);
    }

    void remembersTheNewestNumber()
    {
        meet();
        m_bench->cut();
        m_bench->feed(line("EV 0005 10 -e7") + line("EV 0003 10 -d2"));
        m_bench->feed(line("EV 0001 10 -e2") + line("EV 0002 10 +e4") + line("EV 0003 10 -d2"));
        m_bench->run(150);
        QCOMPARE(m_bench->sent.filter("RQ ").last(), "RQ 0004");
    }

    void takesAReportForEventsThatAreGone()
    {
        meet();
        m_bench->cut();
        m_bench->feed(line("EV 0040 10 -e2") + line("LO 0021"));
        m_bench->feed(line("SN 0040 11 FFFF00000000F7FF"));
        QCOMPARE(m_bench->placement->occupied, 0xFFFF00000000EFFFu);
        m_bench->feed(line("EV 0041 12 +e4"));
        QCOMPARE(m_bench->placement->occupied, 0xFFFF00001000EFFFu);
    }

    void acknowledges()
    {
        meet();
        m_bench->cut();
        m_bench->sent.clear();
        m_bench->feed(line("EV 0001 10 -e2"));
        m_bench->run(900);
        QCOMPARE(m_bench->sent.filter("AK "), QStringList());
        m_bench->run(200);
        QCOMPARE(m_bench->sent.filter("AK "), QStringList({"AK 0001"}));
    }

    void countsPastTheEndOfTheNumbers()
    {
        m_bench->openPort();
        m_bench->feed(line("HI 1 id=1 boot=0001 caps= sense=occ"));
        m_bench->feed(line("SN FFFE 1 FFFF00000000FFFF"));
        m_bench->feed(line("EV FFFF 2 -e2") + line("EV 0000 3 +e4") + line("EV 0001 4 -e7"));
        QCOMPARE(m_bench->placement->occupied, 0xFFEF00001000EFFFu);
        QVERIFY(m_bench->sent.filter("RQ ").isEmpty());
    }

    void readsMenAndColours()
    {
        m_bench->openPort();
        m_bench->feed(line("HI 1 id=1 boot=0001 sense=piece"));
        m_bench->feed(line("SN 0000 1 ....k......................................................P...K"));
        m_bench->feed(line("EV 0001 2 -d1P") + line("EV 0002 3 +d8Q"));
        QCOMPARE(m_bench->identities[0].sense, Sense::Pieces);
        QCOMPARE(m_bench->placement->occupied, 0x1800000000000080u);
        QCOMPARE(int(m_bench->placement->men[59]), int(CHESS_ID(CHESS_WHITE, CHESS_TYPE_QUEEN)));
        QCOMPARE(int(m_bench->placement->men[60]), int(CHESS_ID(CHESS_BLACK, CHESS_TYPE_KING)));
        QCOMPARE(int(m_bench->placement->men[3]), 0);
        m_bench->feed(line("HI 1 id=1 boot=0002 sense=colour"));
        m_bench->feed(line("SN 0000 1 000000000000FFFF FFFF000000000000"));
        QCOMPARE(m_bench->identities[1].sense, Sense::Occupancy);
        QCOMPARE(m_bench->placement->occupied, 0xFFFF00000000FFFFu);
    }

    // ---- what hands do ----

    void tellsEachQuestionOnce()
    {
        m_bench->acceptsProposals = false;
        meet();
        m_bench->makeMove(move("e2e4"));
        m_bench->run(3000);
        QCOMPARE(m_bench->proposals, QList<Proposal>({{Proposal::Move, 1, move("e2e4")}}));
        QVERIFY(m_bench->received.filter("PR ").size() >= 5);
        QVERIFY(m_bench->sent.filter("RJ ").isEmpty());
        // No: the board asks no more, and if that is lost, it is said again.
        m_bench->cut();
        m_bench->driver.decline(m_bench->proposals[0], "not now", m_bench->now);
        m_bench->run(100);
        m_bench->mend();
        m_bench->run(3000);
        const QStringList refusals = m_bench->sent.filter("RJ ");
        QVERIFY(refusals.size() >= 2 && refusals.size() <= 3);
        QCOMPARE(refusals, QStringList(refusals.size(), "RJ 7A31C0DE 1 not_now 0002"));
        QVERIFY(m_bench->received.filter("PR ").size() <= 9);
        QCOMPARE(m_bench->proposals.size(), 1);
        QCOMPARE(m_bench->board.ply(), 0);
        // The hands do it again: another question.
        m_bench->board.lift(28, m_bench->now);
        m_bench->board.place(28, CHESS_ID(CHESS_WHITE, CHESS_TYPE_PAWN), m_bench->now);
        m_bench->run(1000);
        QCOMPARE(m_bench->proposals.size(), 2);
    }

    void tellsAQuestionAgainAfterATakeBack()
    {
        meet();
        m_bench->cut();
        for (int i = 1; i <= 2; ++i) {
            m_bench->feed(line("PR 7A31C0DE 1 e2e4 A42CD812 0002"));
            m_bench->feed(line("GA 7A31C0DE 1 A42CD812"));
            QCOMPARE(m_bench->proposals.size(), i);
            m_bench->takeBack(0);
            m_bench->feed(line("GA 7A31C0DE 0 C86D9B3C"));
        }
    }

    void answersOldQuestionsWithTheMove()
    {
        meet(moves("e2e4 e7e5"));
        m_bench->sent.clear();
        m_bench->feed(line("PR 7A31C0DE 1 d2d4 01234567 0002"));
        QCOMPARE(m_bench->sent, QStringList({"MV 7A31C0DE 1 e2e4 A42CD812"}));
        m_bench->run(100);
        m_bench->feed(line("DN 7A31C0DE 2 1D28232B"));
        QCOMPARE(m_bench->sent.last(), "MV 7A31C0DE 2 e7e5 1D28232B");
        m_bench->run(100);
        m_bench->feed(line("TQ 7A31C0DE 2 0002"));
        QCOMPARE(m_bench->sent.last(), "TB 7A31C0DE 2");
        m_bench->run(100);
        QVERIFY(m_bench->agree());
        QVERIFY(m_bench->proposals.isEmpty());
        QCOMPARE(m_bench->commandsSent().size(), 3);
        m_bench->newGame(kGame, kStart);
        m_bench->run(100);
        m_bench->feed(line("NQ 0002"));
        QCOMPARE(m_bench->sent.last(), "GS 7A31C0DE " + kStart);
    }

    void refusesWhatTheRulesRefuse_data()
    {
        QTest::addColumn<QByteArray>("question");
        QTest::addColumn<QString>("answer");
        QTest::newRow("illegal") << QByteArray("PR 7A31C0DE 1 e2e5 A42CD812 0002")
                                 << QStringLiteral("RJ 7A31C0DE 1 illegal 0002");
        QTest::newRow("another position")
            << QByteArray("PR 7A31C0DE 1 e2e4 A42CD813 0002") << QStringLiteral("RJ 7A31C0DE 1 hash 0002");
        QTest::newRow("no promotion at all")
            << QByteArray("PQ 7A31C0DE 1 e7e8 0002") << QStringLiteral("RJ 7A31C0DE 1 illegal 0002");
        QTest::newRow("nothing was announced")
            << QByteArray("DN 7A31C0DE 1 A42CD812") << QStringLiteral("RJ 7A31C0DE 1 other");
    }
    void refusesWhatTheRulesRefuse()
    {
        QFETCH(QByteArray, question);
        meet();
        m_bench->sent.clear();
        m_bench->feed(line(question));
        QTEST(m_bench->sent.value(0), "answer");
        QCOMPARE(m_bench->sent.contains("GQ"), question.startsWith("PR") && m_bench->sent[0].contains("hash"));
        QVERIFY(m_bench->proposals.isEmpty());
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
    }

    void takesBackByHand()
    {
        meet();
        QVERIFY(m_bench->playByHand(move("e2e4")));
        QVERIFY(m_bench->playByHand(move("e7e5")));
        m_bench->board.beginMove();
        m_bench->board.lift(36, m_bench->now);
        m_bench->board.place(52, CHESS_ID(CHESS_BLACK, CHESS_TYPE_PAWN), m_bench->now);
        m_bench->board.endMove(m_bench->now);
        QVERIFY(m_bench->runUntil([this] { return m_bench->game.moves.size() == 1 && m_bench->agree(); }, 2000));
        QCOMPARE(m_bench->proposals.last().kind, Proposal::TakeBack);
        QCOMPARE(m_bench->proposals.last().ply, 1);
    }

    void beginsANewGameByHand()
    {
        meet();
        for (const BoardMove& each : moves("e2e4 e7e5 g1f3"))
            QVERIFY(m_bench->playByHand(each));
        m_bench->board.beginMove();
        m_bench->board.setUp(chess::initial_position());
        for (const int home : {12, 52, 6})
            m_bench->board.place(home, m_bench->board.manOn(home), m_bench->now);
        for (const int left : {28, 36, 21})
            m_bench->board.lift(left, m_bench->now);
        m_bench->board.endMove(m_bench->now);
        QVERIFY(m_bench->runUntil([this] { return m_bench->game.id == kGame + 1 && m_bench->agree(); }, 3000));
        QCOMPARE(m_bench->proposals.last().kind, Proposal::NewGame);
    }

    void takesAnAnnouncedMoveThatTheBoardDidNotHearOf()
    {
        meet();
        m_bench->cut();
        m_bench->announce(move("e2e4"));
        m_bench->run(250);
        m_bench->mend();
        // The board sees a move of its own; XP is still on its way.
        m_bench->feed(line("PR 7A31C0DE 1 e2e4 A42CD812 0002"));
        QCOMPARE(m_bench->proposals, QList<Proposal>({{Proposal::CarriedOut, 1, move("e2e4")}}));
        QCOMPARE(m_bench->game.moves, moves("e2e4"));
    }

    // ---- a whole game, over cables of all kinds ----

    void playsAWholeGame_data()
    {
        QTest::addColumn<int>("lostLines");
        QTest::addColumn<int>("garbledLines");
        QTest::addColumn<int>("doubledLines");
        QTest::addColumn<int>("lostBytes");
        QTest::addColumn<int>("delay");
        QTest::addColumn<int>("games");
        QTest::newRow("a sound cable") << 0 << 0 << 0 << 0 << 0 << 1;
        QTest::newRow("lines lost and garbled") << 20 << 10 << 0 << 0 << 0 << 20;
        QTest::newRow("bytes lost") << 0 << 0 << 0 << 1 << 0 << 20;
        QTest::newRow("in pieces, late") << 0 << 0 << 0 << 0 << 120 << 5;
        QTest::newRow("lines doubled") << 0 << 0 << 200 << 0 << 0 << 5;
        QTest::newRow("all of it") << 50 << 20 << 50 << 2 << 40 << 20;
    }
    void playsAWholeGame()
    {
        QFETCH(int, lostLines);
        QFETCH(int, garbledLines);
        QFETCH(int, doubledLines);
        QFETCH(int, lostBytes);
        QFETCH(int, delay);
        QFETCH(int, games);
        for (int seed = 1; seed <= games; ++seed) {
            Bl1Bench bench({lostLines, garbledLines, doubledLines, lostBytes, delay, delay > 0}, quint32(seed));
            QRandomGenerator random(static_cast<quint32>(seed));
            bench.reopens = true;
            bench.start();
            bench.newGame(kGame, kStart);
            QVERIFY(bench.runUntil([&bench] { return bench.agree(); }));
            int ply = 0;
            for (const BoardMove& each : wholeGame()) {
                ++ply;
                const bool isOnScreen = random.bounded(2) == 1;
                const bool done = isOnScreen ? bench.playOnScreen(each) : bench.playByHand(each);
                QVERIFY2(done,
                         qPrintable(QStringLiteral("game %1, ply %2: %3").arg(seed).arg(ply).arg(bench.difference())));
            }
            QCOMPARE(bench.game.moves, wholeGame());
            QCOMPARE(bench.busyTicks, 0);
            if (lostLines + garbledLines + lostBytes == 0) {
                QCOMPARE(bench.board.commandsRefused(), 0);
                QCOMPARE(bench.identities.size(), 1);
            }
        }
    }

    void playsWithABoardThatDoesNotAnswerAnnouncements()
    {
        m_bench->board.answersAnnounced = false;
        meet();
        for (const BoardMove& each : wholeGame())
            QVERIFY2(m_bench->playOnScreen(each), qPrintable(m_bench->difference()));
    }

    void survivesACutAtEveryByte_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("stride");
        QTest::newRow("shorter than anyone notices") << 1 << 1;
        QTest::newRow("until the board is stale") << 4 << 1;
        QTest::newRow("until the board goes on alone") << 7 << 1;
        QTest::newRow("until the port is closed") << 12 << 3;
    }
    void survivesACutAtEveryByte()
    {
        QFETCH(int, seconds);
        QFETCH(int, stride);
        int at = 1;
        for (bool wasCut = true; wasCut; at += stride) {
            Bl1Bench bench;
            Milliseconds mendAt = -1;
            bench.reopens = true;
            bench.cutAfter(at);
            const auto go = [&](const std::function<bool()>& holds) {
                return bench.runUntil([&] {
                    if (bench.isCut() && mendAt < 0)
                        mendAt = bench.now + 1000 * seconds;
                    if (mendAt >= 0 && bench.now >= mendAt)
                        bench.mend();
                    return holds();
                });
            };
            bench.start();
            bench.newGame(kGame, kStart);
            bool isOnScreen = false;
            for (const BoardMove& each : moves("e2e4 e7e5 g1f3 b8c6 f1b5 g8f6")) {
                // Hands go on whatever the cable does, once the board has the men where the program has them.
                const auto plies = bench.game.moves.size();
                if (isOnScreen)
                    bench.announce(each);
                bench.makeMove(each);
                QVERIFY2(go([&] { return bench.game.moves.size() == plies + 1; }),
                         qPrintable(QStringLiteral("cut at %1, ply %2").arg(at).arg(plies + 1)));
                QCOMPARE(bench.game.moves.last(), each);
                isOnScreen = !isOnScreen;
            }
            QVERIFY2(go([&] { return (mendAt < 0 || bench.now > mendAt) && bench.agree(); }),
                     qPrintable(QStringLiteral("cut at %1: %2").arg(at).arg(bench.difference())));
            QVERIFY(bench.records.size() <= 1);
            wasCut = mendAt >= 0;
        }
        QVERIFY2(at > 1000, QByteArray::number(at).constData());
    }

    void playsOnWithABoardThatRestarts()
    {
        meet();
        int ply = 0;
        for (const BoardMove& each : wholeGame()) {
            if (++ply % 5 == 0) {
                m_bench->board.powerUp(m_bench->now);
                m_bench->run(ply % 10 == 0 ? 0 : 200);
            }
            QVERIFY(ply % 2 ? m_bench->playByHand(each) : m_bench->playOnScreen(each));
        }
        QCOMPARE(m_bench->identities.size(), 1 + 6);
    }

    // ---- whatever comes ----

    void survivesGarbage()
    {
        meet(moves("e2e4 e7e5"));
        m_bench->announce(move("g1f3"));
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        const BoardGame before = m_bench->game;
        QRandomGenerator random(7);
        for (int i = 0; i < 10000; ++i) {
            m_bench->feed(garbage(random));
            m_bench->run(random.bounded(20));
            m_bench->sent.clear();
            m_bench->received.clear();
        }
        QCOMPARE(m_bench->game, before);
        QCOMPARE(m_bench->proposals.size(), 0);
        QCOMPARE(m_bench->records.size(), 0);
        QCOMPARE(m_bench->identities.size(), 1);
        QCOMPARE(m_bench->busyTicks, 0);
        QVERIFY(m_bench->runUntil([this] { return m_bench->agree(); }));
        QCOMPARE(m_bench->board.commandsRefused(), 0);
    }

    /// Good sums, known names, fields that mean nothing here or too much.
    void survivesWellFormedNonsense()
    {
        meet(moves("e2e4 e7e5"));
        const BoardGame before = m_bench->game;
        m_bench->acceptsProposals = false;
        const QByteArrayList names{"EV", "SN", "HB", "LO", "GI", "GA", "NO", "GL", "PR", "PQ", "DN",
                                   "TQ", "NQ", "OK", "KY", "PO", "ER", "ZZ", "GS", "MV", "TB", "AK"};
        const QByteArrayList fields{"7A31C0DE",
                                    "0",
                                    "1",
                                    "2",
                                    "3",
                                    "65535",
                                    "4294967295",
                                    "e2e4",
                                    "e7e8q",
                                    "A42CD812",
                                    "0002",
                                    "FFFF",
                                    "none",
                                    "LD",
                                    "XP",
                                    "+e4",
                                    "-h8",
                                    "led=77",
                                    "led=",
                                    "01",
                                    "",
                                    "11111111",
                                    "FFFF00000000FFFF"};
        QRandomGenerator random(11);
        for (int i = 0; i < 20000; ++i) {
            QByteArray body = names[random.bounded(int(names.size()))];
            for (int count = random.bounded(6); count > 0; --count)
                body += ' ' + fields[random.bounded(int(fields.size()))];
            m_bench->feed(line(body));
            m_bench->run(random.bounded(8));
            m_bench->sent.clear();
            m_bench->received.clear();
        }
        QCOMPARE(m_bench->game, before);
        QCOMPARE(m_bench->busyTicks, 0);
        QVERIFY2(m_bench->runUntil([this] { return m_bench->agree(); }), qPrintable(m_bench->difference()));
    }

    void keepsNothingOfAFlood()
    {
        NullListener listener;
        Bl1Driver driver(&listener);
        driver.open(0);
        driver.receive(line("HI 1 id=1 boot=0001 caps=led,track sense=occ"), 0);
        driver.receive(line("GI none") + line("SN 0000 1 FFFF00000000FFFF"), 0);
        driver.follow({kGame, kStart, moves("e2e4"), {}}, 0);
        const QByteArray flood = line("EV 7777 1 +e4") + line("ZZ what") + line("GL 7A31C0DE 1 e2e4") +
                                 QByteArray(400, 'x') + "$" + QByteArray(400, 'y') + line("HB 0100 1 led=33");
        const auto pour = [&](int times) {
            for (int i = 0; i < times; ++i)
                driver.receive(flood, i);
        };
        pour(100);
        const size_t before = mallinfo2().uordblks;
        pour(10000);
        QVERIFY(mallinfo2().uordblks < before + 4096);
    }

private:
    /// Counts the bytes it is given, keeps nothing.
    struct NullListener : BoardListener {
        void send(const QByteArray&) override
        {
        }
        void identified(const BoardIdentity&) override
        {
        }
        void refused(BoardFault, const QString&) override
        {
        }
        void heard() override
        {
        }
        void sensed(const Placement&) override
        {
        }
        void proposed(const Proposal&) override
        {
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
    };

    /// The program's part in the exchange of the sheet: it follows once it knows the board, answers 1.e4 with 1...e5.
    struct ReplayListener : NullListener {
        void send(const QByteArray& bytes) override
        {
            sent << bytes;
        }
        void sensed(const Placement& told) override
        {
            placement = told;
            if (std::exchange(isNew, false))
                driver->follow(game, 0);
        }
        void proposed(const Proposal& proposal) override
        {
            game.moves << proposal.move;
            game.announced.reset();
            driver->follow(game, 0);
        }
        void following(std::uint32_t, int told) override
        {
            ply = told;
            if (ply == 1) {
                game.announced = move("e7e5");
                driver->follow(game, 0);
                driver->showLamps(lamps("e7", "e5"), 0);
            } else if (ply == 2) {
                driver->showLamps({}, 0);
            }
        }

        BoardDriver* driver = nullptr;
        BoardGame game{kGame, kStart, {}, {}};
        QByteArrayList sent;
        Placement placement;
        int ply = 0;
        bool isNew = true;
    };

    static QString hashAfter(const char* uci)
    {
        const std::uint32_t hash = *Bl1Game::begin(0, kStart)->hashAfter(move(uci));
        return QString::number(hash, 16).rightJustified(8, '0').toUpper();
    }

    static Lamps lamps(const char* from, const char* to)
    {
        Lamps lamps{};
        lamps[size_t(square(from))] = Lamp::From;
        lamps[size_t(square(to))] = Lamp::To;
        return lamps;
    }

    void meet(const QList<BoardMove>& played = {})
    {
        m_bench->start();
        m_bench->newGame(kGame, kStart, played);
        m_bench->board.setUp(m_bench->position());
        QVERIFY2(m_bench->runUntil([this] { return m_bench->agree(); }, 1000), qPrintable(m_bench->difference()));
    }

    /// The board holds a game already, from before the program started.
    void openHeld(std::uint32_t game, const QByteArray& fen, const QList<BoardMove>& held)
    {
        m_bench->board.powerUp(m_bench->now);
        m_bench->board.hold(game, fen, held);
        m_bench->board.setUp(m_bench->board.position());
        m_bench->openPort();
    }

    void meetHeld(const QList<BoardMove>& held, const QList<BoardMove>& played)
    {
        openHeld(kGame, kStart, held);
        m_bench->newGame(kGame, kStart, played);
        if (played.size() > held.size())
            m_bench->board.setUp(m_bench->position());
        QVERIFY2(m_bench->runUntil([this] { return m_bench->agree(); }, 2000), qPrintable(m_bench->difference()));
    }

    static QByteArray garbage(QRandomGenerator& random)
    {
        QByteArray bytes;
        switch (random.bounded(6)) {
        case 0:  // any bytes
            for (int i = random.bounded(200); i > 0; --i)
                bytes += char(random.bounded(256));
            break;
        case 1:  // a line too long, with a good sum
            bytes = line("ER " + QByteArray(100, 'x')).chopped(6) + QByteArray(100, 'y') + "*1234\n";
            break;
        case 2:  // a wrong sum
            bytes = "$GA 7A31C0DE 0 C86D9B3C*0888\n";
            break;
        case 3:  // a message that there is not
            bytes = line(QByteArray(1, char('A' + random.bounded(26))) + "Q 1 2 3 key=value");
            if (bytes.startsWith("$GQ") || bytes.startsWith("$TQ") || bytes.startsWith("$PQ") ||
                bytes.startsWith("$NQ") || bytes.startsWith("$SQ") || bytes.startsWith("$RQ"))
                bytes = line("XX");
            break;
        case 4:  // a flood
            for (int i = 0; i < 50; ++i)
                bytes += line("ER flood " + QByteArray::number(i));
            break;
        default:  // a line cut short
            bytes = line("MV 7A31C0DE 3 g1f3 3FCC8D8A").left(random.bounded(30));
            break;
        }
        return bytes;
    }

    std::unique_ptr<Bl1Bench> m_bench;
};

QTEST_APPLESS_MAIN(Bl1DriverTest)
#include "bl1_driver_test.moc"
