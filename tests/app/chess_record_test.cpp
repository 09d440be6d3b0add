// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <chess_record.h>
#include <pgn/pgn_reader.h>

#include <QFile>
#include <QJsonDocument>
#include <QtTest>

using namespace qipan::app;
namespace pgn = qipan::pgn;

/// A game as the store keeps it: what is written can be read, and nothing else.
class ChessRecordTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameComesBack_data();
    void everyGameComesBack();
    void everyEndingComesBack_data();
    void everyEndingComesBack();
    void summaryTellsWhatAListShows();
    void refusesWhatWasNotWrittenSo_data();
    void refusesWhatWasNotWrittenSo();
};

namespace {

ChessRecord recordOf(const ChessGame& game, bool flipped = false)
{
    return {game.save(), flipped};
}

/// Through the bytes of a file and back.
std::optional<ChessRecord> throughJson(const ChessRecord& record, QString* why)
{
    const QByteArray bytes = QJsonDocument(writeChessRecord(record)).toJson();
    return readChessRecord(QJsonDocument::fromJson(bytes).object(), why);
}

}  // namespace

void ChessRecordTest::everyGameComesBack_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"online_blitz_438_games.pgn", "tags_only.pgn"})
        QTest::newRow(file) << QStringLiteral(QIPAN_TEST_DATA "/pgn/") + QLatin1String(file);
}

void ChessRecordTest::everyGameComesBack()
{
    QFETCH(QString, file);
    QFile data(file);
    QVERIFY(data.open(QIODevice::ReadOnly));
    const auto read = pgn::readGames(data.readAll().toStdString());
    QVERIFY(read && read->games.size() > 40);
    for (const pgn::ReadGame& game : read->games) {
        ChessRecord record;
        record.game.tree = game.tree;
        QString why;
        const auto back = throughJson(record, &why);
        QVERIFY2(back, qPrintable(why));
        QVERIFY(pgn::sameGame(back->game.tree, game.tree));
    }
}

void ChessRecordTest::everyEndingComesBack_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<std::function<void(ChessGame&)>>("end");
    QTest::newRow("goes on") << QStringLiteral("e4 e5") << std::function<void(ChessGame&)>([](ChessGame&) {});
    QTest::newRow("resigned") << QStringLiteral("e4 e5")
                              << std::function<void(ChessGame&)>([](ChessGame& game) { game.resign(0); });
    QTest::newRow("agreed") << QStringLiteral("e4 e5") << std::function<void(ChessGame&)>([](ChessGame& game) {
        game.offerDraw();
        game.agreeDraw();
    });
    QTest::newRow("mate") << QStringLiteral("f3 e5 g4 Qh4") << std::function<void(ChessGame&)>([](ChessGame&) {});
    QTest::newRow("threefold") << QStringLiteral("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8")
                               << std::function<void(ChessGame&)>([](ChessGame& game) { game.claimDraw(); });
    QTest::newRow("looking back, taken back") << QStringLiteral("e4 e5 Nf3")
                                              << std::function<void(ChessGame&)>([](ChessGame& game) {
                                                     game.undo();
                                                     game.goToPly(1);
                                                 });
}

void ChessRecordTest::everyEndingComesBack()
{
    QFETCH(QString, moves);
    QFETCH(std::function<void(ChessGame&)>, end);
    ChessGame game;
    game.setWhiteName(QStringLiteral("曹操"));
    QCOMPARE(play(game, moves), QString());
    end(game);
    QString why;
    auto back = throughJson(recordOf(game, true), &why);
    QVERIFY2(back, qPrintable(why));
    QVERIFY(back->flipped);
    ChessGame again;
    again.restore(std::move(back->game));
    QCOMPARE(again.pgn(), game.pgn());
    QCOMPARE(again.id(), game.id());
    QCOMPARE(again.fen(), game.fen());
    QCOMPARE(again.ply(), game.ply());
    QCOMPARE(again.outcome(), game.outcome());
    QCOMPARE(again.reason(), game.reason());
    QCOMPARE(again.isModified(), game.isModified());
    QCOMPARE(again.mayPick(at("d7")), game.mayPick(at("d7")));
}

void ChessRecordTest::summaryTellsWhatAListShows()
{
    ChessGame game;
    game.setBlackName(QStringLiteral("Bo"));
    QCOMPARE(play(game, QStringLiteral("e4 e5 Nf3")), QString());
    game.resign(1);
    const QJsonObject summary = writeChessRecord(recordOf(game)).value(QStringLiteral("summary")).toObject();
    QCOMPARE(summary.value(QStringLiteral("title")).toString(), QStringLiteral("? – Bo"));
    QCOMPARE(summary.value(QStringLiteral("result")).toString(), QStringLiteral("1-0"));
    QCOMPARE(summary.value(QStringLiteral("length")).toInt(), 3);
    QCOMPARE(summary.value(QStringLiteral("picture")).toString(),
             QStringLiteral("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"));
}

void ChessRecordTest::refusesWhatWasNotWrittenSo_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char* name, const char* key, const QJsonValue& value) {
        QTest::newRow(name) << QString::fromLatin1(key) << value;
    };
    row("no game", "pgn", QJsonValue(QString()));
    row("game a number", "pgn", 5);
    row("two games", "pgn", QStringLiteral("1. e4 *\n\n1. d4 *\n"));
    row("illegal move", "pgn", QStringLiteral("1. e5 *\n"));
    row("bad start", "pgn", QStringLiteral("[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n"));
    row("id a text", "id", QStringLiteral("1"));
    row("id too large", "id", 4294967296.0);
    row("ply after the end", "ply", 3);
    row("negative ply", "ply", -1);
    row("half a ply", "ply", 0.5);
    row("ply a text", "ply", QStringLiteral("1"));
    row("unknown ending", "ending", QStringLiteral("Boredom"));
    row("ending without a result", "ending", QStringLiteral("Resignation"));
    row("flag a number", "flipped", 1);
    row("negative time", "spent", -1);
    row("endless time", "spent", 1e300);
    row("bad time control", "whiteControl", QStringLiteral("soon"));
    row("missing", "blackControl", QJsonValue(QJsonValue::Undefined));
}

void ChessRecordTest::refusesWhatWasNotWrittenSo()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    ChessGame game;
    QCOMPARE(play(game, QStringLiteral("e4 e5")), QString());
    QJsonObject record = writeChessRecord(recordOf(game));
    QString why;
    QVERIFY(readChessRecord(record, &why));
    QJsonObject state = record.value(QStringLiteral("state")).toObject();
    if (value.isUndefined())
        state.remove(key);
    else
        state.insert(key, value);
    record.insert(QStringLiteral("state"), state);
    QVERIFY(!readChessRecord(record, &why));
    QVERIFY2(why.contains(key), qPrintable(why));
}

QTEST_GUILESS_MAIN(ChessRecordTest)
#include "chess_record_test.moc"
