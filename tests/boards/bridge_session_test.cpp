// SPDX-License-Identifier: MIT
#include <QtTest>

#include <boards/bridge/board_session.h>
#include <boards/bridge/game_on_board.h>
#include <boards/placements.h>
#include <chess/chess_game.h>
#include <pgn/game_tree.h>

#include "scripted_driver.h"

using namespace qipan::boards;
using qipan::app::ChessGame;
namespace chess = qipan::chess;

namespace {

int at(const char* name)
{
    return chess_index_from_name(name);
}

BoardMove moveNamed(const char* uci)
{
    const QByteArray text(uci);
    static const QByteArray kMen = " pnbrqk";
    return {at(text.left(2).constData()), at(text.mid(2, 2).constData()),
            text.size() > 4 ? static_cast<int>(kMen.indexOf(text[4])) : 0};
}

BoardIdentity thinkingBoard()
{
    BoardIdentity identity;
    identity.name = QStringLiteral("Qipan board 1");
    identity.id = QStringLiteral("1");
    identity.hasLamps = true;
    identity.thinks = true;
    return identity;
}

BoardIdentity plainBoard(Sense sense)
{
    BoardIdentity identity;
    identity.name = QStringLiteral("board");
    identity.sense = sense;
    return identity;
}

/// A game, a session, and a board that the test speaks for.
struct Table {
    explicit Table(const BoardIdentity& identity = thinkingBoard(), const QString& fen = {})
        : session([this] { return now; })
    {
        if (!fen.isEmpty())
            game.newGameFromFen(fen);
        session.setGame(&game);
        auto owned = std::make_unique<ScriptedDriver>();
        driver = owned.get();
        session.begin(std::move(owned));
        board = game.position();
        session.listener()->identified(identity);
        report();
    }

    /// The sensors tell how the men stand now.
    void report()
    {
        session.listener()->sensed(placementOf(board));
        session.receive({});
    }
    void set(const char* square, chess::Piece man)
    {
        board.board[at(square)] = man;
        report();
    }
    void wait(Milliseconds ms, bool isSilent = false)
    {
        for (Milliseconds end = now + ms; now < end; now += 10) {
            if (!isSilent)
                session.listener()->heard();
            session.tick();
        }
    }
    void propose(const Proposal& proposal)
    {
        session.listener()->proposed(proposal);
        session.receive({});
    }
    /// As a board that knows the rules does: the men stand there first, then it says what it was.
    void play(const char* uci)
    {
        const int ply = session.boardPly() + 1;
        board = positionAfter(board, moveOf(moveNamed(uci)));
        report();
        propose({Proposal::Move, ply, moveNamed(uci)});
    }

    Milliseconds now = 1000;
    ChessGame game;
    BoardSession session;
    ScriptedDriver* driver = nullptr;
    chess::Position board{};
};

}  // namespace

class BridgeSessionTest : public QObject {
    Q_OBJECT

private slots:
    void connectsBeforeItIsInStep();
    void aMoveOnTheBoardEntersTheGame();
    void aMoveOnThePlainBoardEntersTheGame_data();
    void aMoveOnThePlainBoardEntersTheGame();
    void aMoveOnTheScreenWaitsForTheBoard();
    void movesOnTheScreenAreCarriedOutOneByOne();
    void aMoveThatIsNotNextIsRefused();
    void anIllegalMoveIsRefused();
    void aFinishedGameRefusesMoves();
    void aMoveComesWhileThePastIsLookedAt();
    void undoOnTheScreenIsToBeDoneOnTheBoardToo();
    void theBoardTakesBack();
    void takesBackAlsoAnEnding();
    void asksForThePromotion();
    void aCancelledPromotionIsDeclined();
    void asksBeforeANewGame();
    void theQuestionOfANewGameLapses();
    void setsUpFromTheMen();
    void refusesToSetUpWhatIsNoPosition();
    void aBoardThatTellsNoMenSetsUpTheStartOnly();
    void takesMovesMadeAlone();
    void keepsMovesThatDoNotFit();
    void listsTheSquaresThatDiffer();
    void isSilentAfterAWhile();
    void findsThePlyThatStandsOnTheBoard();
    void beginsAfterANullMove();
    void lightsTheAnnouncedMove();
    void lightsWhereAManMayGo();
    void forgetsTheBoardAtTheEnd();
};

void BridgeSessionTest::connectsBeforeItIsInStep()
{
    Milliseconds now = 0;
    ChessGame game;
    BoardSession session([&now] { return now; });
    session.setGame(&game);
    QSignalSpy states(&session, &BoardSession::stateChanged);
    QCOMPARE(session.state(), BoardSession::Offline);
    session.begin(std::make_unique<ScriptedDriver>());
    QCOMPARE(session.state(), BoardSession::Connecting);
    session.listener()->identified(thinkingBoard());
    session.receive({});
    QCOMPARE(session.state(), BoardSession::Connecting);
    session.listener()->sensed(placementOf(game.position()));
    session.receive({});
    QCOMPARE(session.state(), BoardSession::Synced);
    QCOMPARE(states.count(), 2);
    QCOMPARE(session.boardName(), QStringLiteral("Qipan board 1"));
}

void BridgeSessionTest::aMoveOnTheBoardEntersTheGame()
{
    Table table;
    table.play("e2e4");
    QCOMPARE(table.game.sanAt(1), QStringLiteral("e4"));
    QCOMPARE(table.session.boardPly(), 1);
    QCOMPARE(table.driver->game.moves, QList<BoardMove>{moveNamed("e2e4")});
    QVERIFY(!table.driver->game.announced);
    QVERIFY(table.driver->declined.isEmpty());
    table.play("e7e5");
    QCOMPARE(table.game.plyCount(), 2);
    QCOMPARE(table.session.state(), BoardSession::Synced);
    // A proposal that comes once more changes nothing.
    table.propose({Proposal::Move, 2, moveNamed("e7e5")});
    QCOMPARE(table.game.plyCount(), 2);
}

void BridgeSessionTest::aMoveOnThePlainBoardEntersTheGame_data()
{
    QTest::addColumn<bool>("tellsMen");
    QTest::newRow("occupancy") << false;
    QTest::newRow("men") << true;
}

void BridgeSessionTest::aMoveOnThePlainBoardEntersTheGame()
{
    QFETCH(bool, tellsMen);
    Table table(plainBoard(tellsMen ? Sense::Pieces : Sense::Occupancy));
    table.set("e2", 0);
    QCOMPARE(table.session.state(), BoardSession::InMove);
    table.wait(500);
    QCOMPARE(table.game.plyCount(), 0);
    table.set("e4", 0x01);
    table.wait(1000);
    QCOMPARE(table.game.plyCount(), 1);
    QCOMPARE(table.game.sanAt(1), QStringLiteral("e4"));
    QCOMPARE(table.session.state(), BoardSession::Synced);
}

void BridgeSessionTest::aMoveOnTheScreenWaitsForTheBoard()
{
    Table table;
    QSignalSpy announced(&table.session, &BoardSession::announcedChanged);
    QVERIFY(table.game.move(at("e2"), at("e4")));
    QCOMPARE(announced.count(), 1);
    QCOMPARE(table.session.announcedSan(), QStringLiteral("e4"));
    QCOMPARE(table.session.announcedFrom(), at("e2"));
    QCOMPARE(table.session.announcedTo(), at("e4"));
    QVERIFY(table.driver->game.moves.isEmpty());
    QCOMPARE(table.driver->game.announced, moveNamed("e2e4"));
    QCOMPARE(table.session.boardPly(), 0);
    table.propose({Proposal::CarriedOut, 1, moveNamed("e2e4")});
    QCOMPARE(table.session.boardPly(), 1);
    QCOMPARE(table.session.announcedSan(), QString());
    QCOMPARE(table.driver->game.moves, QList<BoardMove>{moveNamed("e2e4")});
    QVERIFY(!table.driver->game.announced);
    QCOMPARE(table.game.plyCount(), 1);
}

void BridgeSessionTest::movesOnTheScreenAreCarriedOutOneByOne()
{
    Table table(plainBoard(Sense::Occupancy));
    QVERIFY(table.game.move(at("e2"), at("e4")));
    QVERIFY(table.game.move(at("e7"), at("e5")));
    QCOMPARE(table.session.announcedSan(), QStringLiteral("e4"));
    table.set("e2", 0);
    table.set("e4", 0x01);
    table.wait(600);
    QCOMPARE(table.session.announcedSan(), QStringLiteral("e5"));
    table.set("e7", 0);
    table.set("e5", 0x11);
    table.wait(600);
    QCOMPARE(table.session.announcedSan(), QString());
    QCOMPARE(table.session.boardPly(), 2);
    QCOMPARE(table.game.plyCount(), 2);
    QCOMPARE(table.session.state(), BoardSession::Synced);
}

void BridgeSessionTest::aMoveThatIsNotNextIsRefused()
{
    Table table;
    table.propose({Proposal::Move, 3, moveNamed("e2e4")});
    QCOMPARE(table.game.plyCount(), 0);
    QCOMPARE(table.driver->declined.size(), 1);
    // While a move of the screen waits, the board may carry out that one only.
    QVERIFY(table.game.move(at("e2"), at("e4")));
    table.propose({Proposal::Move, 1, moveNamed("d2d4")});
    QCOMPARE(table.game.plyCount(), 1);
    QCOMPARE(table.driver->declined.size(), 2);
}

void BridgeSessionTest::anIllegalMoveIsRefused()
{
    Table table;
    table.propose({Proposal::Move, 1, moveNamed("e2e5")});
    QCOMPARE(table.game.plyCount(), 0);
    QCOMPARE(table.driver->declined.size(), 1);
    table.propose({Proposal::Move, 1, {-1, 70, 9}});
    QCOMPARE(table.driver->declined.size(), 2);
}

void BridgeSessionTest::aFinishedGameRefusesMoves()
{
    Table table;
    table.game.resign(0);
    table.play("e2e4");
    QCOMPARE(table.game.plyCount(), 0);
    QCOMPARE(table.driver->declined.size(), 1);
}

void BridgeSessionTest::aMoveComesWhileThePastIsLookedAt()
{
    Table table;
    table.play("e2e4");
    table.play("e7e5");
    table.game.goToStart();
    QCOMPARE(table.session.state(), BoardSession::Synced);
    table.play("g1f3");
    QCOMPARE(table.game.plyCount(), 3);
    QVERIFY(table.game.atEnd());
    QCOMPARE(table.game.sanAt(3), QStringLiteral("Nf3"));
}

void BridgeSessionTest::undoOnTheScreenIsToBeDoneOnTheBoardToo()
{
    Table table;
    table.play("e2e4");
    table.game.undo();
    QCOMPARE(table.session.boardPly(), 0);
    QVERIFY(table.driver->game.moves.isEmpty());
    table.wait(3000);
    QCOMPARE(table.session.state(), BoardSession::Mismatch);
    QCOMPARE(table.session.missingSquares(), QList<int>{at("e2")});
    QCOMPARE(table.session.extraSquares(), QList<int>{at("e4")});
    QCOMPARE(table.driver->lamps[static_cast<size_t>(at("e2"))], Lamp::Missing);
    QCOMPARE(table.driver->lamps[static_cast<size_t>(at("e4"))], Lamp::Wrong);
    table.set("e4", 0);
    table.set("e2", 0x01);
    table.wait(100);
    QCOMPARE(table.session.state(), BoardSession::Synced);
    QCOMPARE(table.game.plyCount(), 0);
}

void BridgeSessionTest::theBoardTakesBack()
{
    Table table;
    table.play("e2e4");
    table.play("e7e5");
    table.board = table.game.positionAt(0);
    table.report();
    table.propose({Proposal::TakeBack, 0, {}});
    QCOMPARE(table.game.plyCount(), 0);
    QVERIFY(table.game.canRedo());
    QCOMPARE(table.session.boardPly(), 0);
    QVERIFY(table.driver->game.moves.isEmpty());
    // To a ply that has not been reached.
    table.propose({Proposal::TakeBack, 5, {}});
    QCOMPARE(table.driver->declined.size(), 1);
}

void BridgeSessionTest::takesBackAlsoAnEnding()
{
    Table table;
    table.play("e2e4");
    table.game.resign(1);
    table.propose({Proposal::TakeBack, 0, {}});
    QCOMPARE(table.game.plyCount(), 0);
    QCOMPARE(table.game.outcome(), ChessGame::Ongoing);
}

void BridgeSessionTest::asksForThePromotion()
{
    Table table(thinkingBoard(), QStringLiteral("8/P6k/8/8/8/8/8/K7 w - - 0 1"));
    QSignalSpy asked(&table.session, &BoardSession::promotionAsked);
    table.propose({Proposal::Move, 1, moveNamed("a7a8")});
    table.propose({Proposal::Move, 1, moveNamed("a7a8")});
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].toInt(), at("a7"));
    QCOMPARE(asked[0][1].toInt(), at("a8"));
    QCOMPARE(table.game.plyCount(), 0);
    QVERIFY(table.game.move(at("a7"), at("a8"), CHESS_TYPE_KNIGHT));
    QCOMPARE(table.session.boardPly(), 1);
    QVERIFY(!table.driver->game.announced);
    QCOMPARE(table.driver->game.moves, QList<BoardMove>{moveNamed("a7a8n")});
}

void BridgeSessionTest::aCancelledPromotionIsDeclined()
{
    Table table(thinkingBoard(), QStringLiteral("8/P6k/8/8/8/8/8/K7 w - - 0 1"));
    table.propose({Proposal::Move, 1, moveNamed("a7a8")});
    table.session.cancelPromotion();
    QCOMPARE(table.driver->declined.size(), 1);
    table.session.cancelPromotion();
    QCOMPARE(table.driver->declined.size(), 1);
    // A move that the screen makes now is one that the board has still to carry out.
    QVERIFY(table.game.move(at("a1"), at("a2")));
    QCOMPARE(table.session.announcedSan(), QStringLiteral("Ka2"));
}

void BridgeSessionTest::asksBeforeANewGame()
{
    Table table;
    table.play("e2e4");
    table.play("e7e5");
    table.play("g1f3");
    table.board = chess::initial_position();
    table.report();
    table.propose({Proposal::NewGame, 0, {}});
    QVERIFY(table.session.isNewGameAsked());
    QCOMPARE(table.game.plyCount(), 3);
    table.session.declineNewGame();
    QVERIFY(!table.session.isNewGameAsked());
    QCOMPARE(table.driver->declined.size(), 1);
    const quint32 id = table.game.id();
    table.propose({Proposal::NewGame, 0, {}});
    table.session.acceptNewGame();
    QCOMPARE(table.game.plyCount(), 0);
    QVERIFY(table.game.id() != id);
    QCOMPARE(table.driver->game.id, table.game.id());
    QCOMPARE(table.session.state(), BoardSession::Synced);
    QVERIFY(!table.session.isNewGameAsked());
}

void BridgeSessionTest::theQuestionOfANewGameLapses()
{
    Table table;
    table.play("e2e4");
    table.play("e7e5");
    table.play("g1f3");
    const chess::Position before = table.board;
    table.board = chess::initial_position();
    table.report();
    table.propose({Proposal::NewGame, 0, {}});
    table.board = before;
    table.report();
    table.wait(100);
    QVERIFY(!table.session.isNewGameAsked());
    table.session.acceptNewGame();
    QCOMPARE(table.game.plyCount(), 3);
}

void BridgeSessionTest::setsUpFromTheMen()
{
    Table table(plainBoard(Sense::Pieces));
    table.play("e2e4");
    table.session.startSetUp();
    QCOMPARE(table.session.state(), BoardSession::SetUp);
    chess_load_fen(&table.board, "r3k2r/8/8/8/8/8/4P3/R3K3 b - - 0 1");
    table.report();
    table.wait(5000);
    QCOMPARE(table.session.state(), BoardSession::SetUp);
    QSignalSpy done(&table.session, &BoardSession::setUpDone);
    table.session.finishSetUp(1);
    QCOMPARE(done.count(), 1);
    QCOMPARE(table.game.fen(), QStringLiteral("r3k2r/8/8/8/8/8/4P3/R3K3 b Qkq - 0 1"));
    QCOMPARE(table.session.state(), BoardSession::Synced);
}

void BridgeSessionTest::refusesToSetUpWhatIsNoPosition()
{
    Table table(plainBoard(Sense::Pieces));
    const QString fen = table.game.fen();
    QSignalSpy refused(&table.session, &BoardSession::setUpRefused);
    table.session.startSetUp();
    table.set("e1", 0);
    table.session.finishSetUp(0);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused[0][0].toString().isEmpty());
    QCOMPARE(table.game.fen(), fen);
    QCOMPARE(table.session.state(), BoardSession::SetUp);
    table.session.cancelSetUp();
    QVERIFY(table.session.state() != BoardSession::SetUp);
}

void BridgeSessionTest::aBoardThatTellsNoMenSetsUpTheStartOnly()
{
    Table table(plainBoard(Sense::Occupancy));
    table.game.move(at("e2"), at("e4"));
    QSignalSpy refused(&table.session, &BoardSession::setUpRefused);
    table.session.startSetUp();
    table.set("a2", 0);
    table.session.finishSetUp(0);
    QCOMPARE(refused.count(), 1);
    table.set("a2", 0x01);
    table.session.finishSetUp(0);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table.game.plyCount(), 0);
    QCOMPARE(table.session.state(), BoardSession::Synced);
}

void BridgeSessionTest::takesMovesMadeAlone()
{
    Table table;
    table.play("e2e4");
    QSignalSpy caughtUp(&table.session, &BoardSession::caughtUp);
    table.session.listener()->recorded(table.game.id(), 1, {moveNamed("e7e5"), moveNamed("g1f3")});
    QCOMPARE(caughtUp.count(), 1);
    QCOMPARE(caughtUp[0][0].toInt(), 2);
    QCOMPARE(table.game.plyCount(), 3);
    QCOMPARE(table.session.boardPly(), 3);
    // Told once more: they are known.
    table.session.listener()->recorded(table.game.id(), 1, {moveNamed("e7e5"), moveNamed("g1f3")});
    QCOMPARE(caughtUp.count(), 1);
    QCOMPARE(table.game.plyCount(), 3);
}

void BridgeSessionTest::keepsMovesThatDoNotFit()
{
    Table table;
    table.play("e2e4");
    QVERIFY(table.game.move(at("c7"), at("c5")));
    QSignalSpy strange(&table.session, &BoardSession::strangeMoves);
    table.session.listener()->recorded(table.game.id(), 1, {moveNamed("e7e5"), moveNamed("g1f3")});
    QCOMPARE(table.game.plyCount(), 2);
    QCOMPARE(strange.count(), 1);
    QVERIFY(strange[0][0].toString().contains(QStringLiteral("1... e5 2. Nf3")));
    // Another game altogether, from the start.
    table.session.listener()->recorded(table.game.id() + 7, 0, {moveNamed("d2d4"), moveNamed("d7d5"), moveNamed("d5d4")});
    QCOMPARE(strange.count(), 2);
    QVERIFY(strange[1][0].toString().contains(QStringLiteral("1. d4 d5")));
    QCOMPARE(table.game.plyCount(), 2);
    // And one that begins elsewhere.
    table.session.listener()->recordedOther(5, "8/P6k/8/8/8/8/8/K7 w - - 0 1", {moveNamed("a7a8n")});
    QCOMPARE(strange.count(), 3);
    QVERIFY(strange[2][0].toString().contains(QStringLiteral("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]")));
    QVERIFY(strange[2][0].toString().contains(QStringLiteral("1. a8=N")));
}

void BridgeSessionTest::listsTheSquaresThatDiffer()
{
    Table table(plainBoard(Sense::Pieces));
    table.set("e2", 0);
    table.set("e5", 0x01);
    table.board.board[at("a1")] = 0x05;
    table.report();
    table.wait(2000);
    QCOMPARE(table.session.state(), BoardSession::Mismatch);
    QCOMPARE(table.session.missingSquares(), QList<int>{at("e2")});
    QCOMPARE(table.session.extraSquares(), QList<int>{at("e5")});
    QCOMPARE(table.session.wrongSquares(), QList<int>{at("a1")});
    QCOMPARE(table.game.plyCount(), 0);
}

void BridgeSessionTest::isSilentAfterAWhile()
{
    Table table;
    QSignalSpy silent(&table.session, &BoardSession::silent);
    table.wait(2900, true);
    QCOMPARE(table.session.state(), BoardSession::Synced);
    table.wait(200, true);
    QCOMPARE(table.session.state(), BoardSession::Stale);
    table.session.listener()->heard();
    table.session.receive({});
    QCOMPARE(table.session.state(), BoardSession::Synced);
    table.wait(9900, true);
    QCOMPARE(silent.count(), 0);
    table.wait(200, true);
    QVERIFY(silent.count() > 0);
}

void BridgeSessionTest::findsThePlyThatStandsOnTheBoard()
{
    Table table;
    table.session.end();
    QVERIFY(table.game.move(at("e2"), at("e4")));
    QVERIFY(table.game.move(at("e7"), at("e5")));
    QVERIFY(table.game.move(at("g1"), at("f3")));
    table.board = table.game.positionAt(1);
    auto owned = std::make_unique<ScriptedDriver>();
    table.driver = owned.get();
    table.session.begin(std::move(owned));
    table.session.listener()->identified(thinkingBoard());
    table.report();
    QCOMPARE(table.session.boardPly(), 1);
    QCOMPARE(table.session.announcedSan(), QStringLiteral("e5"));
    QCOMPARE(table.driver->game.announced, moveNamed("e7e5"));
}

void BridgeSessionTest::beginsAfterANullMove()
{
    qipan::pgn::GameTree tree(chess::initial_position());
    auto node = tree.addMove(qipan::pgn::kRoot, moveOf(moveNamed("e2e4")));
    node = tree.addNullMove(node);
    tree.addMove(node, moveOf(moveNamed("d2d4")));
    ChessGame game;
    game.openTree(std::move(tree), {});
    QCOMPARE(firstPlyOnBoard(game), 2);
    const BoardGame told = gameOnBoard(game, 3);
    QCOMPARE(told.moves, QList<BoardMove>{moveNamed("d2d4")});
    QCOMPARE(told.startFen.left(44), QByteArray("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBN"));
}

void BridgeSessionTest::lightsTheAnnouncedMove()
{
    Table table(thinkingBoard(), QStringLiteral("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"));
    QVERIFY(table.game.move(at("e1"), at("g1")));
    const auto lamp = [&table](const char* square) { return table.driver->lamps[static_cast<size_t>(at(square))]; };
    QCOMPARE(lamp("e1"), Lamp::From);
    QCOMPARE(lamp("h1"), Lamp::From);
    QCOMPARE(lamp("g1"), Lamp::To);
    QCOMPARE(lamp("f1"), Lamp::To);
    QCOMPARE(std::count(table.driver->lamps.begin(), table.driver->lamps.end(), Lamp::Off), 60);
}

void BridgeSessionTest::lightsWhereAManMayGo()
{
    Table table;
    table.set("g1", 0);
    const auto lit = [&table](Lamp lamp) { return std::count(table.driver->lamps.begin(), table.driver->lamps.end(), lamp); };
    QCOMPARE(lit(Lamp::Right), 2);
    table.set("g1", 0x02);
    QCOMPARE(lit(Lamp::Off), 64);
    // The opponent's man is no man to move.
    table.set("b8", 0);
    QCOMPARE(lit(Lamp::Right), 0);
}

void BridgeSessionTest::forgetsTheBoardAtTheEnd()
{
    Table table;
    table.play("e2e4");
    table.session.end();
    QCOMPARE(table.session.state(), BoardSession::Offline);
    QVERIFY(!table.session.nextTick());
    QVERIFY(table.game.move(at("e7"), at("e5")));
    QCOMPARE(table.session.announcedSan(), QString());
}

QTEST_GUILESS_MAIN(BridgeSessionTest)
#include "bridge_session_test.moc"
