// SPDX-License-Identifier: MIT
/// @file The whole way: hands on an emulated board with the real firmware, a faulty cable, the program's bridge, a game.
#include <QTemporaryDir>
#include <QtTest>

#include <boards/bridge/board_link.h>
#include <boards/bridge/game_on_board.h>
#include <chess/chess_game.h>
#include <pgn/san.h>

#include "emulated_board.h"
#include "faulty_cable.h"

using namespace qipan::boards;
using qipan::app::ChessGame;
namespace chess = qipan::chess;
namespace pgn = qipan::pgn;

namespace {

/// Castling both ways, en passant, a promotion to a knight, captures, checks; legal by construction: each move is read
/// as SAN before it is made.
const QStringList& moves()
{
    static const QStringList all =
        QStringLiteral("e4 Nc6 e5 d5 exd6 Qxd6 Nf3 Bf5 Be2 O-O-O O-O h5 a4 h4 a5 h3 a6 hxg2 axb7+ Kd7 b8=N+ Rxb8 Kxg2")
            .split(QLatin1Char(' '));
    return all;
}

QString squareName(int square)
{
    char name[3];
    chess_index_name(static_cast<chess_index_t>(square), name);
    return QString::fromLatin1(name);
}

/// What hands do: first what is taken goes, then the men are lifted, then they are put down.
QStringList handsFor(const chess::Position& before, chess::Move move)
{
    const chess::Position after = positionAfter(before, move);
    QStringList victims;
    QStringList lifted;
    QStringList put;
    for (int square = 0; square < 64; ++square) {
        const chess::Piece old = before.board[square];
        const chess::Piece now = after.board[square];
        if (old == now)
            continue;
        const bool isVictim = old != 0 && CHESS_TEAM(old) != before.turn;
        (isVictim ? victims : lifted) << (old != 0 ? QLatin1Char('-') + squareName(square) : QString());
        if (now != 0)
            put << QLatin1Char('+') + squareName(square);
    }
    // The king goes first: else the rook's way is a move of its own.
    const QString king = QLatin1Char('-') + squareName(move.from);
    lifted.removeAll(king);
    lifted.prepend(king);
    QStringList all = victims + lifted + put;
    all.removeAll(QString());
    return all;
}

}  // namespace

class BridgeGameTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void playsAGame_data();
    void playsAGame();

private:
    QString m_boardKind;
    QStringList m_arguments;
    QString m_script;
};

void BridgeGameTest::initTestCase()
{
    // Which board: QIPAN_BOARD holds the arguments of emulate.py, QIPAN_EMULATE the script.
    m_arguments = qEnvironmentVariable("QIPAN_BOARD").split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_script = qEnvironmentVariable("QIPAN_EMULATE");
    QVERIFY2(!m_arguments.isEmpty() && !m_script.isEmpty(), "QIPAN_BOARD and QIPAN_EMULATE say what to start");
}

void BridgeGameTest::playsAGame_data()
{
    QTest::addColumn<int>("lostLines");
    QTest::addColumn<int>("garbledLines");
    QTest::addColumn<int>("lostBytes");
    QTest::addColumn<bool>("pulled");
    QTest::newRow("sound cable") << 0 << 0 << 0 << false;
    QTest::newRow("lines lost and garbled") << 20 << 10 << 0 << false;
    QTest::newRow("bytes lost") << 0 << 0 << 1 << false;
    QTest::newRow("cable pulled, board reset") << 0 << 0 << 0 << true;
}

void BridgeGameTest::playsAGame()
{
    QFETCH(int, lostLines);
    QFETCH(int, garbledLines);
    QFETCH(int, lostBytes);
    QFETCH(bool, pulled);
    QTemporaryDir folder;
    EmulatedBoard board;
    QVERIFY(board.start(m_script, m_arguments));
    FaultyCable cable(folder.filePath(QStringLiteral("board")), board.port(), {lostLines, garbledLines, lostBytes}, 11);

    ChessGame game;
    BoardLink link;
    link.setProperty("memoryPath", folder.filePath(QStringLiteral("boards.json")));
    link.setGame(&game);
    BoardSession& session = *link.session();
    connect(&session, &BoardSession::promotionAsked, &game, [&game](int from, int to) {
        game.move(from, to, CHESS_TYPE_KNIGHT);
    });
    link.start(QStringLiteral("bl1:") + folder.filePath(QStringLiteral("board")));
    constexpr int kMs = 30000;
    QTRY_COMPARE_WITH_TIMEOUT(session.state(), BoardSession::Synced, kMs);
    QTRY_COMPARE_WITH_TIMEOUT(session.confirmedPly(), 0, kMs);

    for (int ply = 1; ply <= moves().size(); ++ply) {
        const QString san = moves()[ply - 1];
        const chess::Position before = game.positionAt(ply - 1);
        const pgn::MoveReading reading = pgn::readSan(before, san.toStdString());
        QVERIFY2(reading, qPrintable(san));
        // Either side is the screen's for two plies, then the board's.
        const bool onScreen = ply % 4 == 2 || ply % 4 == 3;
        if (onScreen) {
            QVERIFY(game.moveText(san));
            QTRY_VERIFY_WITH_TIMEOUT(!session.announcedSan().isEmpty(), kMs);
            QTest::qWait(150);
        }
        for (const QString& hand : handsFor(before, reading.move)) {
            QCOMPARE(board.ask(hand), QStringLiteral("ok"));
            QTest::qWait(90);
        }
        QTRY_COMPARE_WITH_TIMEOUT(game.plyCount(), ply, kMs);
        QCOMPARE(game.sanAt(ply), san);
        // The board has played the ply, and its hash is the program's.
        QTRY_COMPARE_WITH_TIMEOUT(session.confirmedPly(), ply, kMs);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), BoardSession::Synced, kMs);
        if (pulled && ply % 6 == 0) {
            cable.pull();
            QTRY_COMPARE_WITH_TIMEOUT(link.search(), BoardLink::Waiting, kMs);
            if (ply == 12)
                QCOMPARE(board.ask(QStringLiteral("reset")), QStringLiteral("ok"));
            cable.plug();
            QTRY_COMPARE_WITH_TIMEOUT(session.state(), BoardSession::Synced, kMs);
            QTRY_COMPARE_WITH_TIMEOUT(session.confirmedPly(), ply, kMs);
        }
    }
    QStringList played;
    for (int ply = 1; ply <= game.plyCount(); ++ply)
        played << game.sanAt(ply);
    QCOMPARE(played, moves());
    if (lostLines + garbledLines + lostBytes > 0)
        QVERIFY2(cable.harmed() > 0, "the cable did no harm: nothing was tried");
}

QTEST_GUILESS_MAIN(BridgeGameTest)
#include "bridge_game_test.moc"
