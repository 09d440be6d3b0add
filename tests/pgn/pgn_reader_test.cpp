// SPDX-License-Identifier: MIT
#include "pgn/fen_text.h"
#include "pgn/pgn_reader.h"
#include "pgn/san.h"

#include <QTest>

using namespace qipan;
using namespace qipan::pgn;

namespace {

std::vector<ReadGame> gamesIn(std::string_view text, Strictness strictness = Strictness::Lenient)
{
    return readGames(text, strictness)->games;
}

ReadGame onlyGame(std::string_view text)
{
    std::vector<ReadGame> games = gamesIn(text);
    if (games.size() != 1) {
        qFatal("%zu games in: %s", games.size(), std::string(text).c_str());
    }
    return std::move(games.front());
}

/// The line from the root's child or a variation's first move, as SAN.
QString line(const GameTree& tree, NodeId id)
{
    QStringList words;
    for (; id != kNoNode; id = tree.node(id).firstChild) {
        const Node& node = tree.node(id);
        words += node.isNull ? QStringLiteral("--")
                             : QString::fromStdString(writeSan(tree.positionAt(node.parent), node.move));
    }
    return words.join(QLatin1Char(' '));
}

QString mainLine(const GameTree& tree)
{
    return line(tree, tree.node(kRoot).firstChild);
}

QString warnings(const ReadGame& game)
{
    QStringList texts;
    for (const Warning& warning : game.warnings) {
        texts +=
            QStringLiteral("%1:%2: %3").arg(warning.line).arg(warning.column).arg(QString::fromStdString(warning.text));
    }
    return texts.join(QLatin1Char('\n'));
}

}  // namespace

class PgnReaderTest : public QObject {
    Q_OBJECT

private slots:
    void readsMovetext_data();
    void readsMovetext();
    void readsResults_data();
    void readsResults();
    void takesTheResultOfTheTagWithoutAMarker();
    void findsGames_data();
    void findsGames();
    void indexGivesTagsAndPlaces();
    void readsTagValues_data();
    void readsTagValues();
    void knowsTagsInOtherCapitals();
    void putsCommentsWhereTheyBelong();
    void nestsVariations();
    void readsGlyphs();
    void keepsGoodMovesBeforeABadOne();
    void aBadMoveInAVariationEndsOnlyThat();
    void warnsWithPlaceAndWords_data();
    void warnsWithPlaceAndWords();
    void refusesOtherVariants_data();
    void refusesOtherVariants();
    void refusesABadFen();
    void readsWindows1252();
    void quotesLongWordsInWholeCharacters();
    void namesTheEncodingItCannotRead_data();
    void namesTheEncodingItCannotRead();
    void keepsGamesAroundABadOne();
    void aCommentLeftOpenEndsBeforeTheNextGame();
    void aCommentMayQuoteATag();
    void strictReadingRefusesLeniencies();
    void readsProseAsNoGame();
    void tellsProgressAndCancels();
};

void PgnReaderTest::readsMovetext_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("moves");
    QTest::newRow("numbers glued") << "1.e4 e5 2.Nf3 Nc6"
                                   << "e4 e5 Nf3 Nc6";
    QTest::newRow("numbers glued without a dot") << "1e4 e5 2Nf3"
                                                 << "e4 e5 Nf3";
    QTest::newRow("three dots") << "1. e4 1... e5 2.Nf3 2...Nc6"
                                << "e4 e5 Nf3 Nc6";
    QTest::newRow("an ellipsis") << QStringLiteral("1. e4 1\u2026e5 2\u2026 Nf3") << "e4 e5 Nf3";
    QTest::newRow("loose numbers") << "1 e4 1 ... e5 7. Nf3"
                                   << "e4 e5 Nf3";
    QTest::newRow("no numbers") << "e4 e5 Nf3"
                                << "e4 e5 Nf3";
    QTest::newRow("figurines") << QStringLiteral("1.\u2658f3 \u265Ef6") << "Nf3 Nf6";
    QTest::newRow("coordinates") << "1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4 f8c5 4. e1g1"
                                 << "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O";
    QTest::newRow("zeros for castling") << "e4 e5 Nf3 Nc6 Bc4 Bc5 4.0-0"
                                        << "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O";
    QTest::newRow("e.p. on its own") << "e4 a6 e5 d5 exd6 e.p. a5"
                                     << "e4 a6 e5 d5 exd6 a5";
    QTest::newRow("promotion in brackets") << "h4 g5 hxg5 a5 g6 a4 gxh7 a3 hxg8(Q) axb2"
                                           << "h4 g5 hxg5 a5 g6 a4 gxh7 a3 hxg8=Q axb2";
    QTest::newRow("null moves") << "e4 -- d4 Z0 Nf3"
                                << "e4 -- d4 -- Nf3";
    QTest::newRow("tabs, no-break spaces and marks") << QStringLiteral("1.\u00A0e4\te5\uFEFF Nf3") << "e4 e5 Nf3";
    QTest::newRow("glued brackets") << "1.e4(1.d4)1...e5{x}2.Nf3$1"
                                    << "e4 e5 Nf3";
    QTest::newRow("escape line") << "e4\n%c5\n e5"
                                 << "e4 e5";
    QTest::newRow("a percent sign that is no escape") << "e4 {\n% c5\n} e5"
                                                      << "e4 e5";
}

void PgnReaderTest::readsMovetext()
{
    QFETCH(QString, text);
    QFETCH(QString, moves);
    const ReadGame game = onlyGame(("[Event \"A\"]\n\n" + text + " *").toStdString());
    QCOMPARE(warnings(game), QString());
    QCOMPARE(mainLine(game.tree), moves);
}

void PgnReaderTest::readsResults_data()
{
    QTest::addColumn<QString>("marker");
    QTest::addColumn<QString>("result");
    QTest::newRow("unknown") << "*"
                             << "*";
    QTest::newRow("white") << "1-0"
                           << "1-0";
    QTest::newRow("black") << "0-1"
                           << "0-1";
    QTest::newRow("draw") << "1/2-1/2"
                          << "1/2-1/2";
    QTest::newRow("half") << "1/2"
                          << "1/2-1/2";
    QTest::newRow("unicode halves") << QStringLiteral("\u00BD-\u00BD") << "1/2-1/2";
    QTest::newRow("unicode half") << QStringLiteral("\u00BD") << "1/2-1/2";
    QTest::newRow("en dash") << QStringLiteral("1\u20130") << "1-0";
    QTest::newRow("glued to a number") << "2.1-0"
                                       << "1-0";
    QTest::newRow("none") << ""
                          << "*";
}

void PgnReaderTest::readsResults()
{
    QFETCH(QString, marker);
    QFETCH(QString, result);
    const ReadGame game = onlyGame(("1. e4 e5 " + marker).toStdString());
    QCOMPARE(warnings(game), QString());
    QCOMPARE(game.tree.mainLinePlies(), std::size_t(2));
    QCOMPARE(QString::fromLatin1(resultText(game.tree.result()).data()), result);
    QCOMPARE(game.tree.tag("Result"), resultText(game.tree.result()));
}

void PgnReaderTest::takesTheResultOfTheTagWithoutAMarker()
{
    QCOMPARE(onlyGame("[Result \"1-0\"]\n\n1. e4").tree.result(), Result::WhiteWins);
    QCOMPARE(onlyGame("[Result \"1-0\"]\n").tree.result(), Result::WhiteWins);
    const ReadGame open = onlyGame("[Result \"?\"]\n\n1. e4 (1. d4 1-0");
    QCOMPARE(open.tree.result(), Result::WhiteWins);
    QCOMPARE(warnings(open), QStringLiteral("3:7: the variation is not closed"));
}

void PgnReaderTest::findsGames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("plies");
    const auto row = [](const char* name, const char* text, const QList<int>& plies) {
        QTest::newRow(name) << QString::fromUtf8(text) << plies;
    };
    row("nothing", "", {});
    row("blanks", "\n\n  \r\n", {});
    row("a byte order mark", "\xEF\xBB\xBF", {});
    row("only an escape line", "% nothing\n", {});
    row("tags only", "[White \"A\"]\n", {0});
    row("two blocks of tags with the same names", "[White \"A\"]\n\n[White \"B\"]\n", {0, 0});
    row("the second block begins with another tag", "[White \"A\"]\n\n[Site \"x\"]\n[White \"B\"]\n", {0, 0});
    row("an empty line among the tags of one game", "[Event \"A\"]\n\n[Site \"B\"]\n\n1. e4 *", {1});
    row("a repeated tag is no new game", "[Event \"A\"]\n[Event \"B\"]\n\n1. e4 *", {1});
    row("no empty lines at all", "[Event \"A\"]\n1. e4 e5 *\n[Event \"B\"]\n1. d4 *", {2, 1});
    row("no result between games", "[Event \"A\"]\n\n1. e4 e5\n\n[Event \"B\"]\n\n1. d4", {2, 1});
    row("all on one line", "[Event \"A\"] [Site \"x\"] 1. e4 e5 * [Event \"B\"] 1. d4 *", {2, 1});
    row("games without tags", "1. e4 e5 1-0 1. d4 0-1\n\n1. c4 c5 *", {2, 1, 2});
    row("a stray result is no game", "1. e4 e5 1/2 - 1/2\n", {2});
    row("text before the first game", "Dear friend, see\n\n[Event \"A\"]\n\n1. e4 *", {1});
    row("text after the last game", "1. e4 *\n\nBest regards", {1});
    row("a result inside a variation", "1. e4 (1. d4 d5 1-0) 1... e5 *", {2});
    row("a variation left open", "1. e4 (1. d4 d5 *\n\n[Event \"B\"]\n\n1. d4 *", {1, 1});
    row("a tag cut by the end", "[Event \"A", {0});
    row("a tag in the middle of a line ends the game", "1. e4 [Event \"B\"] 1. d4 d5 *", {1, 2});
    row("a move in a tag", "[White \"1. e4 *\"]\n\n1. d4 *", {1});
    row("a result in a comment", "1. e4 {1-0} e5 *", {2});
    row("carriage returns", "[Event \"A\"]\r\r1. e4 *\r\r[Event \"B\"]\r\r1. d4 d5 *\r", {1, 2});
    row("only a comment", "{Nothing was played.}", {0});
}

void PgnReaderTest::findsGames()
{
    QFETCH(QString, text);
    QFETCH(QList<int>, plies);
    const std::string bytes = text.toStdString();
    const GameIndex index = *indexGames(bytes);
    QList<int> found;
    for (const GameEntry& entry : index.games) {
        found += static_cast<int>(readGame(bytes, entry).tree.mainLinePlies());
    }
    QCOMPARE(found, plies);
}

void PgnReaderTest::indexGivesTagsAndPlaces()
{
    const std::string text = "[Event \"A\"]\n\n1. e4 *\n\n\xC3\xBC [Event \"B\"]\n[White \"M\xC3\xBC\"]\n\n1. d4 *\n";
    const GameIndex index = *indexGames(text);
    QCOMPARE(index.games.size(), std::size_t(2));
    QVERIFY(index.warnings.empty());
    QCOMPARE(index.games[0].line, std::size_t(1));
    QCOMPARE(text.substr(index.games[0].offset, index.games[0].length), std::string("[Event \"A\"]\n\n1. e4 *"));
    QCOMPARE(index.games[1].line, std::size_t(5));
    QCOMPARE(index.games[1].tag("White"), std::string_view("M\xC3\xBC"));
    QCOMPARE(index.games[1].tag("Site"), std::string_view());
    const ReadGame game = readGame(text, index.games[1]);
    QCOMPARE(game.tree.tag("Event"), std::string_view("B"));
}

void PgnReaderTest::readsTagValues_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("warnings");
    QTest::newRow("plain") << R"([Site "Paris"])"
                           << "Paris" << 0;
    QTest::newRow("empty") << R"([Site ""])"
                           << "" << 0;
    QTest::newRow("blanks everywhere") << R"(  [ Site   "Paris" ]  )"
                                       << "Paris" << 0;
    QTest::newRow("no blank") << R"([Site"Paris"])"
                              << "Paris" << 0;
    QTest::newRow("escapes") << R"([Site "a \"b\" \\ c"])"
                             << R"(a "b" \ c)" << 0;
    QTest::newRow("a backslash that escapes nothing") << R"([Site "C:\pgn"])"
                                                      << R"(C:\pgn)" << 0;
    QTest::newRow("bare quotation marks") << R"([Site "a "b" c"])"
                                          << R"(a "b" c)" << 1;
    QTest::newRow("a backslash at the end") << R"([Site "C:\"])"
                                            << R"(C:\)" << 1;
    QTest::newRow("no bracket") << R"([Site "Paris")"
                                << "Paris" << 1;
    QTest::newRow("no quotation mark") << R"([Site "Paris])"
                                       << "Paris" << 1;
    QTest::newRow("brackets in the value") << R"-([Site "[x] {y} ; (z)"])-"
                                           << "[x] {y} ; (z)" << 0;
    QTest::newRow("UTF-8") << QStringLiteral("[Site \"\u68CB\u76D8\"]") << QStringLiteral("\u68CB\u76D8") << 0;
}

void PgnReaderTest::readsTagValues()
{
    QFETCH(QString, tag);
    QFETCH(QString, value);
    QFETCH(int, warnings);
    const ReadGame game = onlyGame((tag + "\n[Round \"7\"]\n\n1. e4 *").toStdString());
    QCOMPARE(QString::fromStdString(std::string(game.tree.tag("Site"))), value);
    QCOMPARE(game.tree.tag("Round"), std::string_view("7"));
    QCOMPARE(static_cast<int>(game.warnings.size()), warnings);
}

void PgnReaderTest::knowsTagsInOtherCapitals()
{
    const ReadGame game =
        onlyGame("[white \"A\"]\n[Setup \"1\"]\n[Fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *");
    QCOMPARE(game.tree.tag("White"), std::string_view("A"));
    QCOMPARE(game.tree.mainLinePlies(), std::size_t(1));
    QCOMPARE(game.tree.tags().size(), std::size_t(9));
}

void PgnReaderTest::putsCommentsWhereTheyBelong()
{
    const GameTree tree = onlyGame("[Event \"A\"]\n{before} 1. e4 {after} {again} (1. d4 {d} d5) {then} 1... e5 "
                                   "({start} 1... c5) {end} 1-0 {late}")
                              .tree;
    const std::vector<NodeId> main = tree.mainLine();
    const auto comments = [](std::initializer_list<const char*> texts) {
        return std::vector<std::string>(texts.begin(), texts.end());
    };
    QCOMPARE(tree.node(kRoot).commentsAfter, comments({"before"}));
    QCOMPARE(tree.node(main[0]).commentsAfter, comments({"after", "again"}));
    QCOMPARE(tree.node(tree.node(main[0]).nextSibling).commentsAfter, comments({"d"}));
    QCOMPARE(tree.node(main[1]).commentsBefore, comments({"then"}));
    QCOMPARE(tree.node(main[1]).commentsAfter, comments({"end", "late"}));
    QCOMPARE(tree.node(tree.node(main[1]).nextSibling).commentsBefore, comments({"start"}));
}

void PgnReaderTest::nestsVariations()
{
    const ReadGame game = onlyGame("1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3 g6)) 2. c4) (1. c4) 1... e5 *");
    QCOMPARE(warnings(game), QString());
    const GameTree& tree = game.tree;
    QCOMPARE(mainLine(tree), QStringLiteral("e4 e5"));
    const NodeId d4 = tree.node(tree.node(kRoot).firstChild).nextSibling;
    QCOMPARE(line(tree, d4), QStringLiteral("d4 d5 c4"));
    QCOMPARE(line(tree, tree.node(d4).nextSibling), QStringLiteral("c4"));
    const NodeId nf6 = tree.node(tree.node(d4).firstChild).nextSibling;
    QCOMPARE(line(tree, nf6), QStringLiteral("Nf6 c4"));
    QCOMPARE(line(tree, tree.node(tree.node(nf6).firstChild).nextSibling), QStringLiteral("Nf3 g6"));
    QCOMPARE(tree.variationCount(), std::size_t(4));
}

void PgnReaderTest::readsGlyphs()
{
    const GameTree tree = onlyGame("1. e4! $10 e5 !? (1... c5 $2) 2. Nf3 +- *").tree;
    const std::vector<NodeId> main = tree.mainLine();
    QCOMPARE(tree.node(main[0]).nags, (std::vector<std::uint16_t>{1, 10}));
    QCOMPARE(tree.node(main[1]).nags, (std::vector<std::uint16_t>{5}));
    QCOMPARE(tree.node(main[2]).nags, (std::vector<std::uint16_t>{18}));
    QCOMPARE(tree.nagCount(), std::size_t(5));
}

void PgnReaderTest::keepsGoodMovesBeforeABadOne()
{
    const ReadGame game = onlyGame("[Event \"A\"]\n\n1. e4 e5 2. Ke3 {why} (2. Nf3) Nc6 1-0");
    QCOMPARE(mainLine(game.tree), QStringLiteral("e4 e5"));
    QCOMPARE(game.tree.result(), Result::WhiteWins);
    QCOMPARE(warnings(game), QStringLiteral("3:13: move 2, White: Ke3: illegal move"));
}

void PgnReaderTest::aBadMoveInAVariationEndsOnlyThat()
{
    const ReadGame game = onlyGame("1. e4 (1. d4 d5 2. Kd3 c6) 1... e5 2. Nf3 *");
    QCOMPARE(mainLine(game.tree), QStringLiteral("e4 e5 Nf3"));
    QCOMPARE(line(game.tree, game.tree.node(game.tree.node(kRoot).firstChild).nextSibling), QStringLiteral("d4 d5"));
    QCOMPARE(warnings(game), QStringLiteral("1:20: move 2, White: Kd3: illegal move"));
}

void PgnReaderTest::warnsWithPlaceAndWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("warning");
    const auto row = [](const char* name, const char* text, const char* warning) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(warning);
    };
    row("no move", "1. e4 \xC3\xBC\xC3\xBC xx *", "1:7: move 1, Black: \xC3\xBC\xC3\xBC: invalid, this is no move");
    row("columns count characters", "1. e4 {\xE6\xA3\x8B\xE7\x9B\x98} e4 *", "1:12: move 1, Black: e4: illegal move");
    row("control characters in a quote", "1. e4 [\x1B[31m\x07] e5 *", "1:7: [ [31m ] does not belong here");
    row("lines end at CR LF", "1. e4\r\n\r\nx *", "3:1: move 1, Black: x: invalid, this is no move");
    row("lines end at CR", "1. e4\r\rx *", "3:1: move 1, Black: x: invalid, this is no move");
    row("ambiguous", "Nf3 a6 d3 a5 Nd2 *", "1:14: move 3, White: Nd2: ambiguous, may be b1d2, f3d2");
    row("a closing bracket", "1. e4 $2) e5 *", "1:9: a closing bracket without its opening one");
    row("a variation left open", "1. e4 (1. d4", "1:7: the variation is not closed");
    row("a variation of nothing", "(1. d4) 1. e4 *", "1:1: text that belongs to no game is left out: (");
    row("a variation before a move", "1. e4 ((1. c4) 1. d4) 1... e5 *",
        "1:8: a variation without a move before it is left out");
    row("a variation without moves", "1. e4 () 1... e5 *", "1:7: a variation without moves");
    row("a comment left open", "1. e4 {e5", "1:7: the comment is not closed");
    row("a stray brace", "1. e4 } e5 *", "1:7: } does not belong here");
    row("a bracket that is no tag", "1. e4 [%clk 1] e5 *", "1:7: [%clk 1] does not belong here");
    row("a glyph without a number", "1. e4 $ e5 *", "1:7: $ is no annotation glyph");
    row("a large glyph number", "1. e4 $256 e5 *", "1:7: $256 is not between $0 and $255");
    row("a glyph without a move", "1. e4 e5 (1... $1) *",
        "1:10: a variation without moves\n1:18: an annotation glyph without a move is left out");
    row("a result inside a variation", "1. e4 (1. d4 0-1) e5 *", "1:14: a result inside a variation is left out");
    row("another result than the tag's", "[Result \"1-0\"]\n\n1. e4 0-1",
        "3:7: the tag Result says 1-0, the moves end with 0-1");
    row("a tag without a result", "[Result \"won\"]\n\n1. e4 1-0", "1:1: the tag Result is no result: won");
    row("a repeated tag", "[Event \"A\"]\n [Event \"B\"]\n\n1. e4 *",
        "2:2: the tag Event stands twice, its last value counts");
    row("an open tag", "[Event \"A", "1:1: the tag Event is not closed");
    row("set up from nothing", "[SetUp \"1\"]\n\n1. e4 *", "1:1: SetUp without FEN: the start position is taken");
    row("passing in check", "f3 e5 g4 Qh4 -- *", "1:14: move 3, White: --: illegal, a side in check cannot pass");
    row("text before", "see: 1. e4 *", "1:1: text that belongs to no game is left out: see:");
    row("text after", "1. e4 * bye", "1:9: text that belongs to no game is left out: bye");
}

void PgnReaderTest::warnsWithPlaceAndWords()
{
    QFETCH(QString, text);
    QFETCH(QString, warning);
    QCOMPARE(warnings(onlyGame(text.toStdString())).section(QLatin1String("\n1:7: a closing"), 0, 0), warning);
}

void PgnReaderTest::refusesOtherVariants_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("refusal");
    for (const char* chess : {"Standard", "From Position", "chess", "", "?"}) {
        QTest::newRow(qPrintable(QStringLiteral("chess: '%1'").arg(QLatin1String(chess)))) << chess << "";
    }
    for (const char* name : {"Chess960", "chess 960", "Fischerandom", "Fischer Random Chess", "FRC"}) {
        QTest::newRow(name) << name << "Chess960 is not supported yet";
    }
    QTest::newRow("Crazyhouse") << "Crazyhouse"
                                << "Crazyhouse is not supported";
    QTest::newRow("Three-check") << "Three-check"
                                 << "Three-check is not supported";
}

void PgnReaderTest::refusesOtherVariants()
{
    QFETCH(QString, variant);
    QFETCH(QString, refusal);
    const ReadGame game =
        onlyGame(("[Event \"A\"]\n[Variant \"" + variant + "\"]\n\n1. e4 {x} (1. d4) 1-0").toStdString());
    QCOMPARE(QString::fromStdString(game.refusal), refusal);
    QCOMPARE(warnings(game), refusal.isEmpty() ? QString() : QStringLiteral("2:1: ") + refusal);
    QCOMPARE(game.tree.mainLinePlies(), std::size_t(refusal.isEmpty() ? 1 : 0));
    QCOMPARE(game.tree.tag("Event"), std::string_view("A"));
    QCOMPARE(game.tree.result(), Result::WhiteWins);
}

void PgnReaderTest::refusesABadFen()
{
    const ReadGame game = onlyGame("[Event \"A\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *");
    QCOMPARE(warnings(game), QStringLiteral("2:1: bad FEN: board: a side without a king"));
    QVERIFY(!game.refusal.empty());
    QCOMPARE(game.tree.mainLinePlies(), std::size_t(0));
}

void PgnReaderTest::readsWindows1252()
{
    const ReadGame game = onlyGame("[White \"M\xFCller\"]\n[Black \"J\xF6rg\"]\n\n1. e4 {\x96 f\xFCr} e5 \xBD-\xBD");
    QCOMPARE(warnings(game), QStringLiteral("1:1: this is no UTF-8 and is read as Windows-1252"));
    QCOMPARE(game.tree.tag("White"), std::string_view("M\u00FCller"));
    QCOMPARE(game.tree.node(game.tree.mainLine()[0]).commentsAfter.front(), std::string("\u2013 f\u00FCr"));
    QCOMPARE(game.tree.result(), Result::Draw);
}

void PgnReaderTest::quotesLongWordsInWholeCharacters()
{
    const QString word = QString(60, QChar(0x68CB));
    QCOMPARE(warnings(onlyGame("1. e4 " + word.toStdString())),
             QStringLiteral("1:7: move 1, Black: %1...: invalid, this is no move").arg(word.left(40)));
}

void PgnReaderTest::namesTheEncodingItCannotRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("wide");
    QTest::newRow("UTF-16, little end first") << QByteArray("\xFF\xFE"
                                                            "1\0.\0 \0e\0",
                                                            10)
                                              << true;
    QTest::newRow("UTF-16, big end first") << QByteArray("\xFE\xFF"
                                                         "\0"
                                                         "1\0.\0 \0e",
                                                         10)
                                           << true;
    QTest::newRow("UTF-16 without a mark") << QByteArray("[\0E\0v\0e\0", 8) << true;
    QTest::newRow("UTF-32") << QByteArray("\0\0\xFE\xFF\0\0\0[", 8) << true;
    QTest::newRow("a NUL before the game") << QByteArray("\0[Event \"A\"]\n\n1. e4 *", 21) << false;
    QTest::newRow("almost nothing") << QByteArray("\xFF", 1) << false;
}

void PgnReaderTest::namesTheEncodingItCannotRead()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, wide);
    const std::optional<GameIndex> index = indexGames(text.toStdString());
    QCOMPARE(!index->warnings.empty() && index->warnings[0].text.find("UTF-16") != std::string::npos, wide);
    QVERIFY(!wide || index->games.empty());
}

void PgnReaderTest::keepsGamesAroundABadOne()
{
    const std::vector<ReadGame> games = gamesIn("[Event \"A\"]\n\n1. e4 e5 *\n\n[Event \"B\"]\n[FEN \"bad\"]\n\n1. "
                                                "xyzzy ((( {\n\n[Event \"C\"]\n\n1. d4 {c} *");
    QCOMPARE(games.size(), std::size_t(3));
    QVERIFY(games[0].warnings.empty());
    QVERIFY(!games[1].warnings.empty());
    QVERIFY(games[2].warnings.empty());
    QCOMPARE(mainLine(games[0].tree), QStringLiteral("e4 e5"));
    QCOMPARE(mainLine(games[2].tree), QStringLiteral("d4"));
}

void PgnReaderTest::aCommentLeftOpenEndsBeforeTheNextGame()
{
    for (const char* next : {"1. d4 d5 *", "1. d4 {closed} d5 *", "{closed} 1. d4 d5 *"}) {
        const std::vector<ReadGame> games =
            gamesIn("[Event \"A\"]\n\n1. e4 {open e5\n\n[Event \"B\"]\n\n" + std::string(next));
        QCOMPARE(games.size(), std::size_t(2));
        QCOMPARE(warnings(games[0]), QStringLiteral("3:7: the comment is not closed"));
        QCOMPARE(games[0].tree.node(1).commentsAfter.front(), std::string("open e5"));
        QCOMPARE(warnings(games[1]), QString());
        QCOMPARE(mainLine(games[1].tree), QStringLiteral("d4 d5"));
    }
}

void PgnReaderTest::aCommentMayQuoteATag()
{
    const ReadGame game = onlyGame("1. e4 {as in\n[Event \"B\"]\nlast year} e5 {x} *");
    QCOMPARE(warnings(game), QString());
    QCOMPARE(mainLine(game.tree), QStringLiteral("e4 e5"));
}

void PgnReaderTest::strictReadingRefusesLeniencies()
{
    for (const char* text :
         {"1. e4 -- *", "1. e2e4 *", "1. Pe4 *", "1. e4 1/2", "[FEN \"4k3/8/8/8/8/8/8/4K3 w\"]\n\n*"}) {
        QVERIFY2(gamesIn(text).front().warnings.empty(), text);
        QVERIFY2(!gamesIn(text, Strictness::Strict).front().warnings.empty(), text);
    }
    QVERIFY(gamesIn("1. e4 e5 2. Nf3! (2. Bc4 $1) Nc6 1/2-1/2", Strictness::Strict).front().warnings.empty());
}

void PgnReaderTest::readsProseAsNoGame()
{
    const ReadFile file = *readGames("#include <stdio.h>\nint main(void);\n");
    QVERIFY(file.games.empty());
    QCOMPARE(file.warnings.size(), std::size_t(1));
    QCOMPARE(file.warnings[0].text, std::string("no game in this text"));
}

void PgnReaderTest::tellsProgressAndCancels()
{
    std::string text;
    for (int i = 0; i < 20000; ++i) {
        text += "[Event \"A\"]\n\n1. e4 e5 *\n\n";
    }
    std::size_t calls = 0;
    std::size_t last = 0;
    const auto file = readGames(text, Strictness::Lenient, [&](std::size_t done) {
        ++calls;
        return done >= last && (last = done) <= text.size();
    });
    QVERIFY(file);
    QCOMPARE(file->games.size(), std::size_t(20000));
    QVERIFY(calls > 3);
    const auto stop = [](std::size_t done) { return done < 200000; };
    QVERIFY(!readGames(text, Strictness::Lenient, stop));
    QVERIFY(!indexGames(text, stop));
}

QTEST_GUILESS_MAIN(PgnReaderTest)
#include "pgn_reader_test.moc"
