// SPDX-License-Identifier: MIT
/// @file Whole files: real ones, very large ones and broken ones.
#include "pgn/pgn_reader.h"
#include "pgn/pgn_writer.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using namespace qipan::pgn;

namespace {

std::string contentOf(const char* name)
{
    QFile file(QStringLiteral(QIPAN_TEST_DATA "/pgn/%1.pgn").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s", qPrintable(file.errorString()));
    }
    return file.readAll().toStdString();
}

std::string knightDance(int moves)
{
    std::string text;
    for (int i = 0; i < moves; i += 2) {
        text += std::to_string(i + 1) + ". Nf3 Nf6 " + std::to_string(i + 2) + ". Ng1 Ng8 ";
    }
    return text;
}

std::size_t longestLine(const std::string& text)
{
    std::size_t longest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        longest = std::max(longest, end - begin);
        begin = end + 1;
    }
    return longest;
}

}  // namespace

class PgnFilesTest : public QObject {
    Q_OBJECT

private slots:
    void realGamesReplayAndRoundTrip_data();
    void realGamesReplayAndRoundTrip();
    void chess960GamesAreRefusedOneByOne();
    void tenMegabytesAreReadInSeconds();
    void aHundredThousandPliesAreRead();
    void aLineOf200000CharactersIsRead();
    void tenThousandNestedBracketsAreAnError_data();
    void tenThousandNestedBracketsAreAnError();
    void deepVariationsUpToTheLimitRoundTrip();
    void nulBytesEndNothing();
    void aFileCutAtAnyByteIsRead();
    void hostileFilesTakeLinearTime_data();
    void hostileFilesTakeLinearTime();
};

void PgnFilesTest::realGamesReplayAndRoundTrip_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("plies");
    QTest::newRow("online_blitz_438_games") << 438 << 28538;
    QTest::newRow("tags_only") << 45 << 0;
}

void PgnFilesTest::realGamesReplayAndRoundTrip()
{
    QFETCH(int, games);
    QFETCH(int, plies);
    const std::string text = contentOf(QTest::currentDataTag());
    const ReadFile file = *readGames(text);
    QCOMPARE(static_cast<int>(file.games.size()), games);
    QVERIFY(file.warnings.empty());
    std::string written;
    int read = 0;
    for (const ReadGame& game : file.games) {
        QVERIFY(game.warnings.empty());
        read += static_cast<int>(game.tree.mainLinePlies());
        written += writePgn(game.tree);
    }
    QCOMPARE(read, plies);
    QVERIFY(longestLine(written.substr(0, written.find("\n[Event", 1))) <= 79);
    const ReadFile again = *readGames(written);
    QCOMPARE(again.games.size(), file.games.size());
    for (std::size_t i = 0; i < file.games.size(); ++i) {
        QVERIFY(again.games[i].warnings.empty());
        QVERIFY(sameGame(again.games[i].tree, file.games[i].tree));
    }
}

void PgnFilesTest::chess960GamesAreRefusedOneByOne()
{
    const ReadFile file = *readGames(contentOf("chess960_world_championship"));
    QCOMPARE(file.games.size(), std::size_t(20));
    for (const ReadGame& game : file.games) {
        QCOMPARE(game.refusal, std::string("Chess960 is not supported yet"));
        QCOMPARE(game.warnings.size(), std::size_t(1));
        QCOMPARE(game.tree.mainLinePlies(), std::size_t(0));
        QVERIFY(!game.tree.tag("White").empty());
        QVERIFY(game.tree.result() != Result::Unknown);
    }
}

void PgnFilesTest::tenMegabytesAreReadInSeconds()
{
    const std::string once = contentOf("online_blitz_438_games") + "\n";
    std::string text;
    while (text.size() < 10'000'000) {
        text += once;
    }
    QElapsedTimer timer;
    timer.start();
    const GameIndex index = *indexGames(text);
    const qint64 indexTime = timer.restart();
    const ReadFile file = *readGames(text);
    const qint64 readTime = timer.elapsed();
    qInfo("%zu bytes, %zu games: index %lld ms, index and replay %lld ms", text.size(), index.games.size(),
          static_cast<long long>(indexTime), static_cast<long long>(readTime));
    QCOMPARE(file.games.size(), index.games.size());
    QVERIFY(readTime < 60000);  // far above what a plain build needs, for sanitizers and busy machines
}

void PgnFilesTest::aHundredThousandPliesAreRead()
{
    const ReadFile file = *readGames(knightDance(50000) + "*");
    QCOMPARE(file.games.size(), std::size_t(1));
    QVERIFY(file.games[0].warnings.empty());
    QCOMPARE(file.games[0].tree.mainLinePlies(), std::size_t(100000));
    const ReadFile again = *readGames(writePgn(file.games[0].tree));
    QVERIFY(sameGame(again.games.at(0).tree, file.games[0].tree));
}

void PgnFilesTest::aLineOf200000CharactersIsRead()
{
    std::string text = knightDance(16000);
    QVERIFY(text.size() > 200000);
    text += "xx";
    const ReadFile file = *readGames("[Event \"A\"]\n\n" + text);
    QCOMPARE(file.games.at(0).tree.mainLinePlies(), std::size_t(32000));
    QCOMPARE(file.games[0].warnings.size(), std::size_t(1));
    QCOMPARE(file.games[0].warnings[0].line, std::size_t(3));
    QCOMPARE(file.games[0].warnings[0].column, text.size() - 1);
}

void PgnFilesTest::tenThousandNestedBracketsAreAnError_data()
{
    QTest::addColumn<QByteArray>("opening");
    QTest::addColumn<QByteArray>("closing");
    QTest::newRow("brackets only") << QByteArray("(") << QByteArray(")");
    QTest::newRow("with moves") << QByteArray("(1. d4 d5 ") << QByteArray(")");
    QTest::newRow("with a move") << QByteArray("(1. d4 ") << QByteArray(")");
    QTest::newRow("left open") << QByteArray("(1. d4 d5 ") << QByteArray();
}

void PgnFilesTest::tenThousandNestedBracketsAreAnError()
{
    QFETCH(QByteArray, opening);
    QFETCH(QByteArray, closing);
    const std::string text = "1. e4 " + opening.repeated(10000).toStdString() + closing.repeated(10000).toStdString() +
                             (closing.isEmpty() ? "\n\n[Event \"B\"]\n\n1. e4 e5 2. Nf3 *" : " 1... e5 *");
    const ReadFile file = *readGames(text);
    QVERIFY(!file.games.at(0).warnings.empty());
    QCOMPARE(file.games.at(0).tree.mainLinePlies(), std::size_t(closing.isEmpty() ? 1 : 2));
    QCOMPARE(file.games.back().tree.mainLinePlies(), std::size_t(closing.isEmpty() ? 3 : 2));
    const ReadFile again = *readGames(writePgn(file.games[0].tree));
    QVERIFY(sameGame(again.games.at(0).tree, file.games[0].tree));
}

void PgnFilesTest::deepVariationsUpToTheLimitRoundTrip()
{
    // Each variation is an alternative to the last move of the line around it.
    std::string text = "Nf3 Nc6 Ng1 Nb8";
    for (std::size_t i = 0; i < kMaxDepth; ++i) {
        text += " (Rb8 Nf3 Ra8 Ng1 Nb8";
    }
    const ReadFile file = *readGames(text + std::string(kMaxDepth, ')') + " *");
    QVERIFY(file.games.at(0).warnings.empty());
    QCOMPARE(file.games[0].tree.variationCount(), std::size_t(kMaxDepth));
    const ReadFile again = *readGames(writePgn(file.games[0].tree));
    QVERIFY(sameGame(again.games.at(0).tree, file.games[0].tree));
}

void PgnFilesTest::nulBytesEndNothing()
{
    using namespace std::string_literals;
    const std::string text = "[Event \"A\0B\"]\n\n1. e4 {a\0b} e5\0 2. Nf3 *\n\n[Event \"C\"]\n\n1. d4 *"s;
    const ReadFile file = *readGames(text);
    QCOMPARE(file.games.size(), std::size_t(2));
    const GameTree& tree = file.games[0].tree;
    QVERIFY(file.games[0].warnings.empty());
    QCOMPARE(tree.tag("Event"), std::string_view("A\0B", 3));
    QCOMPARE(tree.mainLinePlies(), std::size_t(3));
    QCOMPARE(tree.node(1).commentsAfter.at(0), std::string("a\0b", 3));
    QCOMPARE(file.games[1].tree.mainLinePlies(), std::size_t(1));
    QVERIFY(sameGame(readGames(writePgn(tree))->games.at(0).tree, tree));
}

void PgnFilesTest::aFileCutAtAnyByteIsRead()
{
    const std::string text = "\xEF\xBB\xBF[Event \"A \\\"x\\\"\"]\r\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\r\n\r\n"
                             "{g\xC3\xBC} 1. e4! {[%clk 0:01:00]} (1. e3 $2 Kd7 (1... Kf7 {x})) 1... Kd7 ; y\r\n"
                             "% z\r\n2. Kd2 \xC2\xBD-\xC2\xBD\r\n\r\n[Event \"B\"]\r\n\r\n1. d4 *\r\n";
    const std::size_t secondGame = text.find("[Event \"B\"]");
    for (std::size_t length = 0; length <= text.size(); ++length) {
        const std::string cut = text.substr(0, length);
        const ReadFile file = *readGames(cut);
        QVERIFY(file.games.size() <= 2);
        QVERIFY(length < secondGame || file.games.at(0).tree.mainLinePlies() == 3);
        for (const ReadGame& game : file.games) {
            QVERIFY(sameGame(readGames(writePgn(game.tree))->games.at(0).tree, game.tree));
        }
    }
}

void PgnFilesTest::hostileFilesTakeLinearTime_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("opening braces") << QByteArray("{");
    QTest::newRow("games with a comment left open") << QByteArray("[Event \"A\"]\n1. e4 {\n");
    QTest::newRow("closing brackets") << QByteArray("e4 )");
    QTest::newRow("square brackets") << QByteArray("[]");
    QTest::newRow("tags on one line") << QByteArray("[A \"b\"]");
    QTest::newRow("tags with empty lines") << QByteArray("[A \"b\"]\n\n");
    QTest::newRow("tags without end") << QByteArray("[A \"b");
    QTest::newRow("variations") << QByteArray("e4(d4)");
    QTest::newRow("alternatives") << QByteArray("(d4)");
    QTest::newRow("comments") << QByteArray("{a}");
    QTest::newRow("glyphs") << QByteArray("$1");
    QTest::newRow("escape lines") << QByteArray("%\n");
    QTest::newRow("results") << QByteArray("* ");
    QTest::newRow("games") << QByteArray("e4 * ");
    QTest::newRow("bytes that are no text") << QByteArray("\xFF\x80\xC3");
    QTest::newRow("zeros") << QByteArray(1, '\0');
    QTest::newRow("carriage returns") << QByteArray("\r");
}

void PgnFilesTest::hostileFilesTakeLinearTime()
{
    QFETCH(QByteArray, part);
    const std::string text = "1. e4 " + part.repeated(1'000'000 / part.size()).toStdString();
    QElapsedTimer timer;
    timer.start();
    const ReadFile file = *readGames(text);
    std::size_t length = 0;
    for (const ReadGame& game : file.games) {
        QVERIFY(game.warnings.size() <= kMaxWarnings);
        length += writePgn(game.tree).size();
    }
    QVERIFY(length > 0);
    QVERIFY2(timer.elapsed() < 60000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(PgnFilesTest)
#include "pgn_files_test.moc"
