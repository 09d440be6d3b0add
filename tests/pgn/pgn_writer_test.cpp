// SPDX-License-Identifier: MIT
#include "pgn/fen_text.h"
#include "pgn/pgn_reader.h"
#include "pgn/pgn_writer.h"
#include "pgn/san.h"
#include "pgn/text_encoding.h"

#include <QTest>

using namespace qipan;
using namespace qipan::pgn;

namespace {

GameTree treeOf(std::string_view text)
{
    return std::move(readGames(text)->games.at(0).tree);
}

/// The movetext of a game as it is written.
QString movetext(const GameTree& tree)
{
    const std::string text = writePgn(tree);
    return QString::fromStdString(text.substr(text.find("\n\n") + 2)).trimmed();
}

QString rewritten(const char* text)
{
    return movetext(treeOf(text));
}

}  // namespace

class PgnWriterTest : public QObject {
    Q_OBJECT

private slots:
    void writesAGameWithoutResult();
    void writesTheRosterFirst();
    void escapesTagValues();
    void writesSetUpWithFen();
    void writesMovetext_data();
    void writesMovetext();
    void writesNoLineOver79Characters();
    void keepsCommandsOnOneLine();
    void writesACommentWithABrace();
    void commentsOfTheAppAreMadeSafe();
    void readsBackTheSame_data();
    void readsBackTheSame();
    void writesAnEditedGame();
};

void PgnWriterTest::writesAGameWithoutResult()
{
    QCOMPARE(writePgn(treeOf("1. e4 e5")), std::string("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n"
                                                       "[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n"
                                                       "\n1. e4 e5 *\n\n"));
}

void PgnWriterTest::writesTheRosterFirst()
{
    const std::string text =
        writePgn(treeOf("[ECO \"C20\"]\n[Result \"1-0\"]\n[White \"A\"]\n[Foo \"bar\"]\n\n1. e4 1-0"));
    QVERIFY(text.starts_with("[Event "));
    QVERIFY(text.find("[White \"A\"]\n[Black \"?\"]\n[Result \"1-0\"]\n[ECO \"C20\"]\n[Foo \"bar\"]\n\n1. e4 1-0\n") !=
            std::string::npos);
}

void PgnWriterTest::escapesTagValues()
{
    GameTree tree;
    tree.setTag("Event", "a \"b\" \\ c\nd");
    const std::string text = writePgn(tree);
    QVERIFY(text.starts_with(R"([Event "a \"b\" \\ c d"])"));
    QCOMPARE(treeOf(text).tag("Event"), std::string_view("a \"b\" \\ c d"));
}

void PgnWriterTest::writesSetUpWithFen()
{
    const GameTree tree = treeOf("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n\nKd7 e4 *");
    const std::string text = writePgn(tree);
    QVERIFY(text.find("[SetUp \"1\"]\n") != std::string::npos);
    QVERIFY(text.find("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n") != std::string::npos);
    QCOMPARE(movetext(tree), QStringLiteral("40... Kd7 41. e4 *"));
}

void PgnWriterTest::writesMovetext_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* name, const char* text, const char* written) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(written);
    };
    row("Black's number after a comment", "1. e4 {x} e5 *", "1. e4 {x} 1... e5 *");
    row("Black's number after a variation", "1. e4 (1. d4) e5 *", "1. e4 (1. d4) 1... e5 *");
    row("no number after a glyph", "1. e4 $1 e5 *", "1. e4 $1 e5 *");
    row("suffixes become glyphs", "1. e4! e5?! *", "1. e4 $1 e5 $6 *");
    row("Black's variation", "1. e4 e5 (c5 2. Nf3) 2. Nf3 *", "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *");
    row("comment before a variation's move", "1. e4 ({x} d4) *", "1. e4 ({x} 1. d4) *");
    row("comment before the first move", "{x} 1. e4 *", "{x} 1. e4 *");
    row("an alternative to an alternative", "1. e4 (1. d4 (1. c4) d5) (1. Nf3) e5 *",
        "1. e4 (1. d4 d5) (1. c4) (1. Nf3) 1... e5 *");
    row("nested deeper", "1. e4 (1. d4 d5 (1... Nf6) c4) e5 *", "1. e4 (1. d4 d5 (1... Nf6) 2. c4) 1... e5 *");
    row("comment between variation and move", "1. e4 (1. d4) {x} e5 *", "1. e4 (1. d4) {x} 1... e5 *");
    row("null move", "1. e4 Z0 2. d4 *", "1. e4 -- 2. d4 *");
    row("canonical moves", "1. e2-e4 -- 2. Ng1f3 *", "1. e4 -- 2. Nf3 *");
    row("a comment to the line's end", "1. e4 ; x\n e5 *", "1. e4 {x} 1... e5 *");
    row("a draw", "1. e4 \xC2\xBD-\xC2\xBD", "1. e4 1/2-1/2");
    row("no moves", "[White \"A\"]", "*");
}

void PgnWriterTest::writesMovetext()
{
    QFETCH(QString, text);
    QFETCH(QString, written);
    QCOMPARE(rewritten(text.toUtf8().constData()), written);
}

void PgnWriterTest::writesNoLineOver79Characters()
{
    const std::string word = "\u68CB\u76D8";  // two characters of three bytes
    std::string comment;
    for (int i = 0; i < 200; ++i) {
        comment += word + (i % 7 == 0 ? "  " : " ");
    }
    std::string moves;
    for (int i = 0; i < 60; ++i) {
        moves += "Nf3 $1 (Nc3 {" + comment.substr(0, 200) + "}) Nf6 Ng1 {x} Ng8 ";
    }
    const GameTree tree = treeOf("{" + comment + "} " + moves + " *");
    const std::string text = writePgn(tree);
    std::size_t longest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        longest = std::max(longest, characterCount(std::string_view(text).substr(begin, end - begin)));
        QVERIFY(end == begin || text[end - 1] != ' ');
        begin = end + 1;
    }
    QVERIFY2(longest <= 79 && longest > 70, std::to_string(longest).c_str());
    QVERIFY(sameGame(treeOf(text), tree));
}

void PgnWriterTest::keepsCommandsOnOneLine()
{
    std::string moves;
    for (int i = 0; i < 40; ++i) {
        moves += "Nf3 {[%clk 0:01:0" + std::to_string(i % 10) + "] [%csl Ga1,Gb2]} Nf6 Ng1 Ng8 ";
    }
    const std::string text = writePgn(treeOf(moves));
    QVERIFY(text.find("[%clk\n") == std::string::npos);
    QVERIFY(text.find("[%csl\n") == std::string::npos);
}

void PgnWriterTest::writesACommentWithABrace()
{
    const char* text = "1. e4 ; see } there\n(1. d4 ; }\n) e5 *";
    QCOMPARE(rewritten(text), QStringLiteral("1. e4 ; see } there\n(1. d4 ; }\n) 1... e5 *"));
    QVERIFY(sameGame(treeOf(writePgn(treeOf(text))), treeOf(text)));
}

void PgnWriterTest::commentsOfTheAppAreMadeSafe()
{
    GameTree tree = treeOf("1. e4 e5 *");
    const NodeId e4 = tree.mainLine()[0];
    tree.addCommentAfter(e4, " two\nlines and a }\n");
    tree.addCommentAfter(e4, "a\n%b\n[Event \"x\"] { c");
    std::string filler(75, 'x');
    tree.addCommentAfter(e4, filler + " %escape " + filler + " [Event \"y\"] {");
    const std::string text = writePgn(tree);
    QVERIFY(text.find("\n%") == std::string::npos);
    const std::vector<ReadGame> games = readGames(text)->games;
    QCOMPARE(games.size(), std::size_t(1));
    QVERIFY(sameGame(games[0].tree, tree));
}

void PgnWriterTest::readsBackTheSame_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("everything") << "[Event \"A\"]\n[X-Tag \"y\"]\n{g} 1. e4 {a} {b} $1 $2 ({c} 1. d4 $3 (1. c4 {d}) d5 "
                                   "{e}) (1. Nf3) {f} 1... e5 2. -- {g} 0-1 {h}";
    QTest::newRow("set up") << "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n\nKd7 (Kd8) e4 1/2";
    QTest::newRow("lenient FEN") << "[FEN \" 4k3/8/8/8/8/8/4P3/4K3  w \"]\n\ne4 *";
    QTest::newRow("bad things") << "x 1. e4 ((( {a} 1. d4) $ Zz9 (1. c4 {b) } *";
    QTest::newRow("comment after a variation at the end") << "1. e4 (1. d4) {x} *{y}";
    QTest::newRow("an empty variation with a comment") << "1. e4 ({x}) e5 *";
    QTest::newRow("after a bad variation") << "1. e4 (1. Ke5 {x}) {y} e5 *";
    QTest::newRow("comment after an alternative to an alternative") << "1. e4 (1. d4 (1. c4) {x} d5) *";
    QTest::newRow("blanks in a comment") << "1. e4 {a  b\tc   d} *";
}

void PgnWriterTest::readsBackTheSame()
{
    QFETCH(QString, text);
    const GameTree tree = treeOf(text.toStdString());
    const std::string once = writePgn(tree);
    const std::vector<ReadGame> games = readGames(once)->games;
    QCOMPARE(games.size(), std::size_t(1));
    QVERIFY2(games[0].warnings.empty(), once.c_str());
    QVERIFY2(sameGame(games[0].tree, tree), once.c_str());
    QCOMPARE(writePgn(games[0].tree), once);
}

void PgnWriterTest::writesAnEditedGame()
{
    GameTree tree = treeOf("1. e4 {k} e5 2. Nf3 Nc6 1-0");
    tree.playOnMainLine(1, readSan(tree.positionAt(tree.mainLineNode(1)), "c5").move);
    tree.setResult(Result::Unknown);
    QCOMPARE(movetext(tree), QStringLiteral("1. e4 {k} 1... c5 (1... e5 2. Nf3 Nc6) *"));
    tree.truncateMainLine(1);
    QCOMPARE(movetext(tree), QStringLiteral("1. e4 {k} *"));
}

QTEST_GUILESS_MAIN(PgnWriterTest)
#include "pgn_writer_test.moc"
