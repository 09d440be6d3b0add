// SPDX-License-Identifier: MIT
#include "pgn/fen_text.h"
#include "pgn/game_tree.h"
#include "pgn/san.h"

#include <QTest>

using namespace qipan;
using namespace qipan::pgn;

namespace {

/// Adds moves given as SAN after parent and returns the last node.
NodeId play(GameTree& tree, NodeId parent, std::initializer_list<const char*> moves)
{
    for (const char* san : moves) {
        const MoveReading reading = readSan(tree.positionAt(parent), san);
        if (!reading) {
            qFatal("%s: %s", san, reading.problem.c_str());
        }
        parent = tree.addMove(parent, reading.move);
    }
    return parent;
}

chess::Move moveOf(const GameTree& tree, std::size_t ply, const char* san)
{
    return readSan(tree.positionAt(tree.mainLineNode(ply)), san).move;
}

/// The main line as SAN, then in brackets the alternatives to each of its moves (their first moves).
QString shape(const GameTree& tree)
{
    QStringList words;
    for (const NodeId id : tree.mainLine()) {
        const chess::Position before = tree.positionAt(tree.node(id).parent);
        words += QString::fromStdString(writeSan(before, tree.node(id).move));
        for (NodeId other = tree.node(id).nextSibling; other != kNoNode; other = tree.node(other).nextSibling) {
            words += QStringLiteral("(%1)").arg(QString::fromStdString(writeSan(before, tree.node(other).move)));
        }
    }
    return words.join(QLatin1Char(' '));
}

}  // namespace

class GameTreeTest : public QObject {
    Q_OBJECT

private slots:
    void beginsEmptyWithTheRoster();
    void namesItsStartUnlessItIsTheUsualOne();
    void keepsRosterFirstAndOthersInOrder();
    void keepsResultAndTagTogether();
    void leavesStartTagsAlone();
    void knowsPositionsAlongItsLines();
    void newMainMoveKeepsTheOldLineAsVariation();
    void promotesAVariationInsteadOfDoublingIt();
    void putsAnyAlternativeFirst();
    void addsAfterPromotionAtTheEnd();
    void playingTheMainMoveChangesNothing();
    void truncatesWithVariations();
    void truncatingKeepsCommentsAndEarlierVariations();
    void nullMovePassesTheTurn();
    void normalizesComments_data();
    void normalizesComments();
    void countsWhatItHolds();
    void equalityLooksAtContentNotAtIds();
    void aLongLineNeedsNoStack();
};

void GameTreeTest::beginsEmptyWithTheRoster()
{
    const GameTree tree;
    QCOMPARE(tree.tags().size(), std::size_t(7));
    QCOMPARE(tree.tags().front(), (Tag{"Event", "?"}));
    QCOMPARE(tree.tag("Date"), std::string_view("????.??.??"));
    QCOMPARE(tree.tags().back(), (Tag{"Result", "*"}));
    QCOMPARE(tree.tag("FEN"), std::string_view());
    QVERIFY(tree.mainLine().empty());
    QCOMPARE(tree.result(), Result::Unknown);
}

void GameTreeTest::namesItsStartUnlessItIsTheUsualOne()
{
    const char* fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 40";
    const GameTree tree(*readFen(fen).position);
    QCOMPARE(tree.tag("FEN"), std::string_view(fen));
    QCOMPARE(tree.tag("SetUp"), std::string_view("1"));
    QCOMPARE(GameTree(chess::initial_position()).tag("SetUp"), std::string_view());
}

void GameTreeTest::keepsRosterFirstAndOthersInOrder()
{
    GameTree tree(chess::initial_position(), {{"Opening", "Sicilian"}, {"White", "A"}, {"ECO", "B20"}});
    tree.setTag("Annotator", "me");
    tree.setTag("Opening", "Italian");
    QCOMPARE(tree.tags().at(4), (Tag{"White", "A"}));
    QCOMPARE(tree.tags().at(7), (Tag{"Opening", "Italian"}));
    QCOMPARE(tree.tags().at(8), (Tag{"ECO", "B20"}));
    QCOMPARE(tree.tags().at(9), (Tag{"Annotator", "me"}));
    tree.removeTag("ECO");
    tree.removeTag("White");
    QCOMPARE(tree.tags().size(), std::size_t(9));
    QCOMPARE(tree.tag("White"), std::string_view("?"));
}

void GameTreeTest::keepsResultAndTagTogether()
{
    GameTree tree(chess::initial_position(), {{"Result", "1-0"}});
    QCOMPARE(tree.result(), Result::WhiteWins);
    tree.setResult(Result::Draw);
    QCOMPARE(tree.tag("Result"), std::string_view("1/2-1/2"));
    tree.setTag("Result", "0-1");
    QCOMPARE(tree.result(), Result::BlackWins);
    tree.setTag("Result", "resigned");
    QCOMPARE(tree.result(), Result::BlackWins);
    QCOMPARE(tree.tag("Result"), std::string_view("0-1"));
}

void GameTreeTest::leavesStartTagsAlone()
{
    GameTree tree;
    tree.setTag("FEN", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 40");
    tree.setTag("SetUp", "1");
    QCOMPARE(tree.tags().size(), std::size_t(7));
}

void GameTreeTest::knowsPositionsAlongItsLines()
{
    GameTree tree;
    const NodeId e4 = play(tree, kRoot, {"e4"});
    play(tree, e4, {"e5", "Nf3"});
    const NodeId bishop = play(tree, e4, {"c5", "Bc4"});
    QCOMPARE(writeFen(tree.positionAt(bishop)),
             std::string("rnbqkbnr/pp1ppppp/8/2p5/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2"));
    QCOMPARE(tree.mainLinePlies(), std::size_t(3));
    QCOMPARE(tree.mainLineNode(1), e4);
    QCOMPARE(tree.mainLineNode(99), tree.mainLine().back());
}

void GameTreeTest::newMainMoveKeepsTheOldLineAsVariation()
{
    GameTree tree;
    const NodeId e4 = play(tree, kRoot, {"e4"});
    play(tree, e4, {"e5", "Nf3", "Nc6"});
    play(tree, e4, {"c6"});
    tree.playOnMainLine(1, moveOf(tree, 1, "c5"));
    QCOMPARE(shape(tree), QStringLiteral("e4 c5 (e5) (c6)"));
    const NodeId e5 = tree.node(tree.mainLine().back()).nextSibling;
    QCOMPARE(tree.node(tree.node(e5).firstChild).parent, e5);
}

void GameTreeTest::promotesAVariationInsteadOfDoublingIt()
{
    GameTree tree;
    const NodeId e4 = play(tree, kRoot, {"e4"});
    play(tree, e4, {"e5"});
    play(tree, e4, {"c5", "Nf3"});
    play(tree, e4, {"c6"});
    tree.playOnMainLine(1, moveOf(tree, 1, "c5"));
    QCOMPARE(shape(tree), QStringLiteral("e4 c5 (e5) (c6) Nf3"));
    QCOMPARE(tree.variationCount(), std::size_t(2));
}

void GameTreeTest::putsAnyAlternativeFirst()
{
    GameTree tree;
    const NodeId e4 = play(tree, kRoot, {"e4"});
    play(tree, e4, {"e5"});
    const NodeId pass = tree.addNullMove(e4);
    tree.putFirst(pass);
    QCOMPARE(tree.mainLine(), (std::vector<NodeId>{e4, pass}));
    tree.putFirst(pass);
    QCOMPARE(tree.variationCount(), std::size_t(1));
    play(tree, e4, {"c5"});
    QCOMPARE(tree.variationCount(), std::size_t(2));
}

void GameTreeTest::addsAfterPromotionAtTheEnd()
{
    GameTree tree;
    play(tree, kRoot, {"e4"});
    play(tree, kRoot, {"d4"});
    tree.playOnMainLine(0, moveOf(tree, 0, "d4"));
    play(tree, kRoot, {"c4"});
    QCOMPARE(shape(tree), QStringLiteral("d4 (e4) (c4)"));
}

void GameTreeTest::playingTheMainMoveChangesNothing()
{
    GameTree tree;
    play(tree, kRoot, {"e4", "e5"});
    const GameTree before = tree;
    tree.playOnMainLine(0, moveOf(tree, 0, "e4"));
    QVERIFY(sameGame(tree, before));
}

void GameTreeTest::truncatesWithVariations()
{
    GameTree tree;
    const NodeId e4 = play(tree, kRoot, {"e4"});
    play(tree, e4, {"e5", "Nf3"});
    play(tree, e4, {"c5"});
    tree.truncateMainLine(1);
    QCOMPARE(shape(tree), QStringLiteral("e4"));
    QCOMPARE(tree.nodeCount(), std::size_t(2));
    tree.truncateMainLine(0);
    QCOMPARE(tree.nodeCount(), std::size_t(1));
    tree.truncateMainLine(5);
    play(tree, kRoot, {"d4"});
    QCOMPARE(shape(tree), QStringLiteral("d4"));
}

void GameTreeTest::truncatingKeepsCommentsAndEarlierVariations()
{
    GameTree tree;
    const NodeId e4 = play(tree, kRoot, {"e4"});
    const NodeId d4 = play(tree, kRoot, {"d4"});
    play(tree, d4, {"d5", "c4"});
    play(tree, d4, {"Nf6"});
    tree.addCommentAfter(e4, "king's pawn");
    tree.addCommentBefore(d4, "or");
    tree.addNag(d4, 1);
    GameTree longer = tree;
    const NodeId line = longer.mainLineNode(1);
    play(longer, line, {"e5", "Nf3", "Nc6"});
    play(longer, line, {"c5"});
    longer.truncateMainLine(1);
    QVERIFY(sameGame(longer, tree));
}

void GameTreeTest::nullMovePassesTheTurn()
{
    GameTree tree;
    const NodeId pass = tree.addNullMove(play(tree, kRoot, {"e4"}));
    QCOMPARE(writeFen(tree.positionAt(pass)),
             std::string("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2"));
    QVERIFY(canPass(tree.positionAt(pass)));
    QVERIFY(!canPass(*readFen("4k3/8/8/8/8/8/8/4RK2 b - - 0 1").position));
}

void GameTreeTest::normalizesComments_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("comment");
    QTest::newRow("plain") << "good move"
                           << "good move";
    QTest::newRow("ends") << " \t good \r\n"
                          << "good";
    QTest::newRow("line break") << "good\r\n move"
                                << "good move";
    QTest::newRow("empty lines") << "good\n\n\nmove"
                                 << "good move";
    QTest::newRow("blanks inside stay") << "a  b\tc"
                                        << "a  b\tc";
    QTest::newRow("nothing") << " \n "
                             << "";
}

void GameTreeTest::normalizesComments()
{
    QFETCH(QString, text);
    QFETCH(QString, comment);
    QCOMPARE(QString::fromStdString(normalizedComment(text.toStdString())), comment);
}

void GameTreeTest::countsWhatItHolds()
{
    GameTree tree;
    const NodeId e4 = play(tree, kRoot, {"e4"});
    play(tree, kRoot, {"d4"});
    play(tree, kRoot, {"c4"});
    tree.addCommentAfter(kRoot, "start");
    tree.addCommentAfter(e4, "a");
    tree.addCommentAfter(e4, "  ");
    tree.addNag(e4, 3);
    QCOMPARE(tree.variationCount(), std::size_t(2));
    QCOMPARE(tree.commentCount(), std::size_t(2));
    QCOMPARE(tree.nagCount(), std::size_t(1));
}

void GameTreeTest::equalityLooksAtContentNotAtIds()
{
    GameTree one;
    const NodeId e4 = play(one, kRoot, {"e4"});
    play(one, kRoot, {"d4"});
    play(one, e4, {"e5"});
    GameTree two;
    play(two, kRoot, {"e4", "e5"});
    QVERIFY(!sameGame(one, two));
    const NodeId d4 = play(two, kRoot, {"d4"});
    QVERIFY(sameGame(one, two));
    two.addNag(d4, 2);
    QVERIFY(!sameGame(one, two));
}

void GameTreeTest::aLongLineNeedsNoStack()
{
    GameTree tree;
    NodeId last = kRoot;
    for (int i = 0; i < 25000; ++i) {
        for (const chess::Move move : {chess::Move{6, 21, 0}, {62, 45, 0}, {21, 6, 0}, {45, 62, 0}}) {
            last = tree.addMove(last, move);
        }
    }
    QCOMPARE(tree.mainLinePlies(), std::size_t(100000));
    QCOMPARE(tree.positionAt(last).fullmove_number, uint16_t(50001));
    GameTree copy = tree;
    copy.truncateMainLine(99999);
    QCOMPARE(copy.nodeCount(), std::size_t(100000));
    QVERIFY(!sameGame(copy, tree));
}

QTEST_GUILESS_MAIN(GameTreeTest)
#include "game_tree_test.moc"
