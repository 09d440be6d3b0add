// SPDX-License-Identifier: MIT
/// The rules of engine/resolver/DESIGN.md that a file of cases cannot hold: what the owner of the game and the resolver
/// say to each other. What men on a board mean is in tests/data/boards.
#include <QtTest>

#include <chess/position.h>
#include <qipan/resolver.h>

#include <string>
#include <vector>

using namespace qipan::chess;

namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

Square squareOf(const std::string& name)
{
    return chess_index_from_name(name.c_str());
}

QString nameOf(Square square)
{
    char name[3];
    chess_index_name(square, name);
    return QString::fromLatin1(name);
}

QStringList namesOf(const resolver_squares_t& squares)
{
    QStringList names;
    for (Square square = 0; square < 64; ++square) {
        if (resolver_squares_contain(&squares, square))
            names.append(nameOf(square));
    }
    return names;
}

resolver_squares_t menOf(const Position& position)
{
    std::uint64_t men = 0;
    for (int square = 0; square < 64; ++square)
        men |= std::uint64_t{position.board[square] != 0} << square;
    return resolver_squares_from_word(men);
}

/// A board whose sensors are steady, and a game whose owner does what the test says.
class Board {
public:
    explicit Board(const char* fen = kStart, std::uint32_t now = 0)
        : m_now(now)
    {
        chess_load_fen(&m_game, fen);
        m_plies.reserve(100);
        start(menOf(m_game));
    }

    void start(resolver_squares_t men, std::uint16_t plies = 0)
    {
        refresh();
        resolver_start(&m_resolver, &m_game, &m_history, plies, &men, 0, m_now);
    }

    /// "-e2" or "+e4".
    void event(const std::string& what)
    {
        resolver_sensor(&m_resolver, squareOf(what.substr(1)), what[0] == '+', m_now);
    }
    void events(std::initializer_list<const char*> all, std::uint32_t gap = 200)
    {
        for (const char* what : all) {
            wait(gap);
            event(what);
        }
    }

    /// Time passes as if nobody polled.
    void wait(std::uint32_t time)
    {
        m_now += time;
    }

    resolver_outcome_t poll()
    {
        return resolver_poll(&m_resolver, m_now);
    }

    /// What comes within a time, by its words; the first one, or "".
    QString next(std::uint32_t within = 5000)
    {
        const std::uint32_t end = m_now + within;
        for (;;) {
            m_outcome = poll();
            if (m_outcome.kind != RESOLVER_NOTHING)
                return wordsOf(m_outcome);
            const std::uint16_t wait = resolver_next_poll(&m_resolver, m_now);
            if (wait == RESOLVER_NO_POLL || wait > end - m_now) {
                m_now = end;
                return {};
            }
            m_now += wait;
        }
    }

    static QString wordsOf(const resolver_outcome_t& outcome)
    {
        static const char* const kWords[] = {"",         "move",      "promotion", "done", "take back",
                                             "new game", "withdrawn", "mismatch",  "match"};
        QString words = QString::fromLatin1(kWords[outcome.kind]);
        if (outcome.from != CHESS_NONE)
            words += ' ' + nameOf(outcome.from) + nameOf(outcome.to);
        if (outcome.plies != 0)
            words += ' ' + QString::number(outcome.plies);
        return words;
    }

    void play(const std::string& uci, PieceType promotion = CHESS_TYPE_NONE)
    {
        m_plies.emplace_back();
        qipan::chess::play(m_game, {squareOf(uci.substr(0, 2)), squareOf(uci.substr(2, 2)), promotion}, m_plies.back());
        changed();
    }
    void takeBack()
    {
        undo(m_game, m_plies.back());
        m_plies.pop_back();
        changed();
    }
    void decline()
    {
        resolver_decline(&m_resolver, m_now);
    }
    chess_ret_t announce(const std::string& uci)
    {
        return resolver_announce(&m_resolver, squareOf(uci.substr(0, 2)), squareOf(uci.substr(2, 2)), m_now);
    }
    void withdraw()
    {
        resolver_withdraw(&m_resolver, m_now);
    }

    resolver_state_t state() const
    {
        return resolver_state(&m_resolver);
    }
    QString inHand() const
    {
        return nameOf(resolver_in_hand(&m_resolver));
    }
    QStringList missing() const
    {
        resolver_squares_t squares;
        resolver_difference(&m_resolver, &squares, nullptr);
        return namesOf(squares);
    }
    QStringList extra() const
    {
        resolver_squares_t squares;
        resolver_difference(&m_resolver, nullptr, &squares);
        return namesOf(squares);
    }
    std::uint16_t nextPoll() const
    {
        return resolver_next_poll(&m_resolver, m_now);
    }
    int left() const
    {
        return m_outcome.left;
    }
    resolver_t& resolver()
    {
        return m_resolver;
    }
    std::uint32_t now() const
    {
        return m_now;
    }
    Position& game()
    {
        return m_game;
    }

private:
    void refresh()
    {
        m_history = {m_plies.data(), 100, static_cast<std::uint16_t>(m_plies.size())};
    }
    void changed()
    {
        refresh();
        resolver_game_changed(&m_resolver, m_history.count, m_now);
    }

    Position m_game{};
    std::vector<Undo> m_plies;
    chess_history_t m_history{};
    resolver_t m_resolver{};
    resolver_outcome_t m_outcome{};
    std::uint32_t m_now;
};

}  // namespace

class ResolverRulesTest : public QObject {
    Q_OBJECT

private slots:
    void saysNothingWhileTheMenStandRight()
    {
        Board board;
        QCOMPARE(board.next(), QString());
        QCOMPARE(board.state(), resolver_state_t{RESOLVER_IN_STEP});
        QCOMPARE(board.nextPoll(), std::uint16_t{RESOLVER_NO_POLL});
    }

    /// V1: without debouncing every change counts; with it, one that lasts.
    void debouncesIfItIsToldTo_data()
    {
        QTest::addColumn<int>("debounce");
        QTest::addColumn<int>("length");
        QTest::addColumn<bool>("counts");
        QTest::newRow("steady sensors") << 0 << 5 << true;
        QTest::newRow("a spike") << 30 << 29 << false;
        QTest::newRow("a touch") << 30 << 30 << true;
    }
    void debouncesIfItIsToldTo()
    {
        QFETCH(int, debounce);
        QFETCH(int, length);
        QFETCH(bool, counts);
        Board board;
        const resolver_squares_t men = menOf(board.game());
        resolver_start(&board.resolver(), &board.game(), nullptr, 0, &men, static_cast<std::uint8_t>(debounce), 0);
        board.event("-e2");
        board.wait(static_cast<std::uint32_t>(length));
        QCOMPARE(board.poll().kind, resolver_kind_t{RESOLVER_NOTHING});
        QCOMPARE(board.inHand(), counts ? QStringLiteral("e2") : QString());
        QCOMPARE(board.state(), resolver_state_t{counts ? RESOLVER_IN_MOVE : RESOLVER_IN_STEP});
    }

    /// Of the ninth square that is unsteady at once, the oldest counts without waiting.
    void keepsCountWhenTheWholeBoardBounces()
    {
        Board board;
        const resolver_squares_t men = menOf(board.game());
        resolver_start(&board.resolver(), &board.game(), nullptr, 0, &men, 30, 0);
        for (const char* man : {"-a1", "-b1", "-c1", "-d1", "-e1", "-f1", "-g1", "-h1", "-a2"})
            board.event(man);
        QCOMPARE(board.missing(), QStringList({"a1"}));
        for (const char* man : {"+a1", "+b1", "+c1", "+d1", "+e1", "+f1", "+g1", "+h1", "+a2"})
            board.event(man);
        QCOMPARE(board.next(), QString());
        QCOMPARE(board.state(), resolver_state_t{RESOLVER_IN_STEP});
    }

    void ignoresWhatIsNoEvent()
    {
        Board board;
        resolver_sensor(&board.resolver(), 64, true, 0);
        resolver_sensor(&board.resolver(), -1, true, 0);
        resolver_sensor(&board.resolver(), squareOf("e2"), true, 0);
        QCOMPARE(board.next(), QString());
        board.events({"-e2", "-e2", "+e4", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        QCOMPARE(board.left(), 0);
    }

    void worksWhileTheClockWraps()
    {
        Board board(kStart, 0xFFFFFF00);
        board.events({"-e2", "+e3"}, 150);
        QCOMPARE(board.next(), QStringLiteral("move e2e3"));
        QCOMPARE(board.now(), std::uint32_t{0xFFFFFF00} + 300 + 350);
    }

    /// A man that cannot go on has moved at once; one that can has after 350 ms (V5), a rook from its corner after 1500
    /// (V7), a take-back after 1000 (V11), a mismatch after 1000 (V13).
    void settlesInTime_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QStringList>("events");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<int>("after");
        QTest::newRow("knight") << kStart << QStringList({"-g1", "+f3"}) << "move g1f3" << 0;
        QTest::newRow("pawn, both squares") << kStart << QStringList({"-e2", "+e4"}) << "move e2e4" << 0;
        QTest::newRow("pawn, one square") << kStart << QStringList({"-e2", "+e3"}) << "move e2e3" << 350;
        QTest::newRow("pawn, seen on both squares") << kStart << QStringList({"+e3", "-e2"}) << "move e2e3" << 350;
        QTest::newRow("bishop, then the other side")
            << "4k3/8/8/8/8/8/8/4KB2 w - - 0 1" << QStringList({"-f1", "+c4", "-e8"}) << "move f1c4" << 100;
        QTest::newRow("rook beside the king")
            << "4k3/8/8/8/8/8/8/4K2R w K - 0 1" << QStringList({"-h1", "+f1"}) << "move h1f1" << 1500;
        QTest::newRow("the same, castling lost")
            << "4k3/8/8/8/8/8/8/4K2R w - - 0 1" << QStringList({"-h1", "+f1"}) << "move h1f1" << 350;
        QTest::newRow("capture") << "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" << QStringList({"-d5", "-e4", "+d5"})
                                 << "move e4d5" << 0;
        QTest::newRow("nothing legal") << kStart << QStringList({"-e2", "+e5"}) << "mismatch" << 1000;
    }
    void settlesInTime()
    {
        QFETCH(QString, fen);
        QFETCH(QStringList, events);
        QFETCH(QString, outcome);
        QFETCH(int, after);
        Board board(fen.toLatin1().constData());
        for (const QString& event : events) {
            board.wait(150);
            board.event(event.toStdString());
        }
        const std::uint32_t begin = board.now();
        QCOMPARE(board.next(), outcome);
        QCOMPARE(static_cast<int>(board.now() - begin), after);
    }

    /// Who polls late learns the same as who polls in time.
    void doesNotDependOnWhenItIsPolled()
    {
        Board board;
        board.events({"-f2", "+f3"});
        board.wait(900);  // settled meanwhile
        board.events({"-e7", "+e5"});
        QCOMPARE(board.next(), QStringLiteral("move f2f3"));
        QCOMPARE(board.left(), 2);
        board.play("f2f3");
        QCOMPARE(board.next(), QStringLiteral("move e7e5"));
        QCOMPARE(board.left(), 0);
    }

    /// The events after the move are left to the next one.
    void tellsHowManyEventsAreLeft()
    {
        Board board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        board.events({"-f1", "+c4", "-g8"});  // c4 may go on, until Black lifts a man
        QCOMPARE(board.next(), QStringLiteral("move f1c4"));
        QCOMPARE(board.left(), 1);
        QCOMPARE(board.state(), resolver_state_t{RESOLVER_WAITING});
        board.events({"+f6"});
        QCOMPARE(board.next(), QString());
        board.play("f1c4");
        QCOMPARE(board.next(), QStringLiteral("move g8f6"));
    }

    /// V16: what is declined is not proposed again, until the men have stood right.
    void doesNotAskAgain()
    {
        Board board;
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        board.decline();
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        QCOMPARE(board.state(), resolver_state_t{RESOLVER_OUT_OF_STEP});
        board.events({"-e4", "+e4"});
        QCOMPARE(board.next(), QString());
        board.events({"-a7", "+a7"});
        QCOMPARE(board.next(), QString());
        board.events({"-e4", "+e2"});
        QCOMPARE(board.next(), QStringLiteral("match"));
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
    }

    void letsAnotherMoveFollowOneThatWasDeclined()
    {
        Board board;
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        board.decline();
        board.events({"-e4", "+e3"});
        QCOMPARE(board.next(), QStringLiteral("move e2e3"));
    }

    void tellsOfACaptureThatWasDeclined()
    {
        Board board("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        board.events({"-d5", "-e4", "+d5"});
        QCOMPARE(board.next(), QStringLiteral("move e4d5"));
        board.decline();
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        QCOMPARE(board.missing(), QStringList({"e4"}));
    }

    void declinesNothingIfNothingIsProposed()
    {
        Board board;
        board.events({"-e2"});
        board.decline();
        board.events({"+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
    }

    /// V16: a question that the men answer themselves.
    void withdrawsAQuestionWhenTheMenGoBack_data()
    {
        QTest::addColumn<QString>("question");
        QTest::newRow("promotion") << "promotion a7a8";
        QTest::newRow("take-back") << "take back 1";
        QTest::newRow("new game") << "new game";
    }
    void withdrawsAQuestionWhenTheMenGoBack()
    {
        QFETCH(QString, question);
        Board board(question == "promotion a7a8" ? "8/P6k/8/8/8/8/8/K7 w - - 0 1" : kStart);
        if (question == "promotion a7a8") {
            board.events({"-a7", "+a8"});
        } else {
            const std::vector<const char*> moves = question == "new game"
                                                       ? std::vector<const char*>{"e2e4", "e7e5", "g1f3", "a7a6"}
                                                       : std::vector<const char*>{"e2e4"};
            for (const char* move : moves) {
                board.events({(std::string("-") + move).substr(0, 3).c_str(), (std::string("+") + (move + 2)).c_str()});
                QCOMPARE(board.next(), QStringLiteral("move ") + move);
                board.play(move);
            }
            if (question == "take back 1")
                board.events({"-e4", "+e2"});
            else
                board.events({"-e4", "-e5", "-f3", "-a6", "+e2", "+e7", "+g1", "+a7"});
        }
        QCOMPARE(board.next(), question);
        if (question == "promotion a7a8")
            board.events({"-a8", "+a7"});
        else if (question == "new game")
            board.events({"-e2", "-e7", "-g1", "-a7", "+e4", "+e5", "+f3", "+a6"});
        else
            board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("withdrawn"));
        QCOMPARE(board.state(), resolver_state_t{RESOLVER_IN_STEP});
        QCOMPARE(board.next(), QString());
    }

    /// A move that was proposed is not taken back by the men alone: the answer may be on its way.
    void takesBackAMoveOnlyAfterItsAnswer()
    {
        Board board;
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        board.events({"-e4", "+e2"});
        QCOMPARE(board.next(), QString());
        board.play("e2e4");
        QCOMPARE(board.next(), QStringLiteral("take back 1"));
    }

    /// A promotion that is answered late: what happens meanwhile waits.
    void keepsTheEventsUntilAPromotionIsAnswered()
    {
        Board board("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        board.events({"-a7", "+a8"});
        QCOMPARE(board.next(), QStringLiteral("promotion a7a8"));
        board.events({"-a8", "+a8", "-h7", "+g7"}, 900);
        QCOMPARE(board.next(), QString());
        board.play("a7a8", CHESS_TYPE_QUEEN);
        QCOMPARE(board.next(), QStringLiteral("move h7g7"));
    }

    /// Of more events than it keeps, what the men do last still counts.
    void survivesMoreEventsThanItKeeps()
    {
        Board board;
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        for (int times = 0; times < 40; ++times)
            board.events({"-a7", "+a7"});
        board.play("e2e4");
        QCOMPARE(board.next(), QString());
        QCOMPARE(board.state(), resolver_state_t{RESOLVER_IN_STEP});
        for (int times = 0; times < 40; ++times) {
            board.events({"-e7", "-d7", "+d7", "+e7"});
            QCOMPARE(board.next(100), QString());
        }
        board.events({"-e7", "-b8", "+b8", "-c8", "+c8", "-b8", "+b8", "-c8", "+c8", "-b8", "+b8", "-c8",
                      "+c8", "-b8", "+b8", "-c8", "+c8", "-b8", "+b8", "-c8", "+c8", "-b8", "+b8", "-c8",
                      "+c8", "-b8", "+b8", "-c8", "+c8", "-b8", "+b8", "-c8", "+c8", "-b8", "+b8", "+e5"});
        QCOMPARE(board.next(), QStringLiteral("move e7e5"));
    }

    /// V14.
    void takesACaptureThatStandsAlreadyWhenItIsAnnounced()
    {
        const char* const fen = "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
        Board board(fen);
        board.events({"-d8"});  // and took, too quickly for the sensors
        QCOMPARE(board.next(3000), QString());
        QCOMPARE(board.announce("d8d5"), chess_ret_t{CHESS_OK});
        QCOMPARE(board.next(), QStringLiteral("done d8d5"));
        // Whoever lifts the man after that is seen to take.
        Board later(fen);
        QCOMPARE(later.announce("d8d5"), chess_ret_t{CHESS_OK});
        later.events({"-d8"});
        QCOMPARE(later.next(4000), QString());
        later.events({"-d5", "+d5"});
        QCOMPARE(later.next(), QStringLiteral("done d8d5"));
    }

    void announcesOnlyLegalMoves()
    {
        Board board;
        QCOMPARE(board.announce("e2e5"), chess_ret_t{CHESS_INVALID});
        QCOMPARE(board.announce("e7e5"), chess_ret_t{CHESS_INVALID});
        QCOMPARE(resolver_announce(&board.resolver(), -1, 64, 0), chess_ret_t{CHESS_INVALID});
        QCOMPARE(board.announce("e2e4"), chess_ret_t{CHESS_OK});
        QCOMPARE(board.missing(), QStringList({"e4"}));
        QCOMPARE(board.extra(), QStringList({"e2"}));
        QCOMPARE(board.state(), resolver_state_t{RESOLVER_IN_STEP});
    }

    void doesNotWaitForMoreThanWasAnnounced()
    {
        Board board("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        QCOMPARE(board.announce("h1f1"), chess_ret_t{CHESS_OK});
        board.events({"-h1", "+f1"});
        QCOMPARE(board.next(0), QStringLiteral("done h1f1"));
    }

    void takesAMoveThatWasMadeBeforeItWasAnnounced()
    {
        Board board;
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        QCOMPARE(board.announce("e2e4"), chess_ret_t{CHESS_OK});
        QCOMPARE(board.nextPoll(), std::uint16_t{0});
        QCOMPARE(board.next(), QStringLiteral("done e2e4"));
        board.play("e2e4");
        QCOMPARE(board.state(), resolver_state_t{RESOLVER_IN_STEP});
    }

    void refusesAProposalByAnnouncingAnotherMove()
    {
        Board board;
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        QCOMPARE(board.announce("d2d4"), chess_ret_t{CHESS_OK});
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        QCOMPARE(board.missing(), QStringList({"e2", "d4"}));
        QCOMPARE(board.extra(), QStringList({"d2", "e4"}));
        board.events({"-e4", "+e2"});
        QCOMPARE(board.next(), QStringLiteral("match"));
        board.events({"-d2", "+d4"});
        QCOMPARE(board.next(), QStringLiteral("done d2d4"));
    }

    void takesAnyMoveAgainWhenTheAnnouncementIsWithdrawn()
    {
        Board board;
        board.announce("d2d4");
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        board.withdraw();
        QCOMPARE(board.missing(), QStringList({"e2"}));
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        board.play("e2e4");
        QCOMPARE(board.next(), QStringLiteral("match"));
    }

    void forgetsTheAnnouncementWhenTheGameChanges()
    {
        Board board;
        board.announce("d2d4");
        board.play("e2e4");
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QString());
        QCOMPARE(board.state(), resolver_state_t{RESOLVER_IN_STEP});
        board.events({"-e7", "+e5"});
        QCOMPARE(board.next(), QStringLiteral("move e7e5"));
    }

    /// V15: a move on the screen that the board has not followed is no take-back, one taken back there is no move.
    void asksNothingWhenTheGameLeavesTheBoardBehind()
    {
        Board board;
        board.events({"-e2", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        board.play("e2e4");
        board.wait(5000);
        board.play("e7e5");
        QCOMPARE(board.next(900), QString());
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        QCOMPARE(board.missing(), QStringList({"e5"}));
        QCOMPARE(board.extra(), QStringList({"e7"}));
        board.events({"-g8", "+g8"});  // touched, and where they stood one ply before
        QCOMPARE(board.next(), QString());
        board.events({"-e7", "+e5"});
        QCOMPARE(board.next(), QStringLiteral("match"));
        board.takeBack();
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        board.events({"-e5", "+e5"});
        QCOMPARE(board.next(), QString());
        board.takeBack();
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        board.events({"-e5", "+e7"});  // e2e4 is all that differs, but people are putting men right
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        board.events({"-e4", "+e2"});
        QCOMPARE(board.next(), QStringLiteral("match"));
    }

    /// A man that a changed game wants where none stands is not in hand.
    void wantsTheTakerBackWhenItsCaptureIsTakenBackOnTheScreen()
    {
        Board board("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        board.events({"-d5", "-e4", "+d5"});
        QCOMPARE(board.next(), QStringLiteral("move e4d5"));
        board.play("e4d5");
        board.takeBack();
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        QCOMPARE(board.missing(), QStringList({"e4"}));
        board.events({"-d5", "+d5"});  // the pawns are exchanged, which nobody sees
        QCOMPARE(board.next(), QString());
        board.events({"+e4"});
        QCOMPARE(board.next(), QStringLiteral("match"));
    }

    void asksForNoNewGameWhenTheGameLeavesTheBoardBehind()
    {
        Board board;
        for (const char* move : {"e2e4", "e7e5", "g1f3"})
            board.play(move);
        QCOMPARE(board.next(10000), QStringLiteral("mismatch"));
        QCOMPARE(board.next(10000), QString());
    }

    /// With debouncing: a change is older than the change of the game that comes before it is steady.
    void countsQuietFromTheChangeOfTheGame()
    {
        Board board;
        const resolver_squares_t men = menOf(board.game());
        resolver_start(&board.resolver(), &board.game(), nullptr, 0, &men, 30, 0);
        board.wait(500);
        board.event("-a7");
        board.wait(10);
        board.play("e2e4");
        QCOMPARE(board.next(900), QString());
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
    }

    void takesTheNextMoveOfAManLiftedBeforeTheMenStoodRight()
    {
        Board board;
        board.play("e2e4");
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        board.events({"-e2", "-e7", "+e4", "+e5"});
        QCOMPARE(board.next(), QStringLiteral("move e7e5"));
    }

    void keepsTheManInHandWhenTheGameIsSaidToHaveChanged()
    {
        Board board;
        board.events({"-e2"});
        QCOMPARE(board.next(100), QString());
        resolver_game_changed(&board.resolver(), 0, board.now());
        board.events({"+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
    }

    /// V15: at the start.
    void takesAMoveMadeWhileTheBoardWasAway()
    {
        Board board;
        Position after = board.game();
        Undo undo;
        qipan::chess::play(after, {squareOf("e2"), squareOf("e4"), CHESS_TYPE_NONE}, undo);
        board.start(menOf(after));
        QCOMPARE(board.next(999), QString());
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
    }

    void wantsTheMenRightWhenTheyStandOtherwiseAtTheStart()
    {
        Board board("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
        board.start(resolver_squares_from_word(0xFFFF00000000FFFF), 4);
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        QCOMPARE(board.missing(), QStringList({"f3", "e4", "e5", "c6"}));
        board.events({"-e2", "+e4", "-e7", "+e5", "-b8", "+c6"}, 700);
        QCOMPARE(board.next(), QStringLiteral("mismatch"));  // Nf3-g1 is legal, and still nobody's move
        QCOMPARE(board.missing(), QStringList({"f3"}));
        board.events({"-g1", "+f3"});
        QCOMPARE(board.next(), QStringLiteral("match"));
        board.events({"-f1", "+c4"});
        QCOMPARE(board.next(), QStringLiteral("move f1c4"));
    }

    void doesNotAskForANewGameBecauseTheBoardStandsReady()
    {
        Board board("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
        board.start(resolver_squares_from_word(0xFFFF00000000FFFF), 4);
        QCOMPARE(board.next(10000), QStringLiteral("mismatch"));
        QCOMPARE(board.next(10000), QString());
    }

    void startsWithAManInHand()
    {
        Board board;
        resolver_squares_t men = menOf(board.game());
        men.ranks[1] &= static_cast<std::uint8_t>(~0x10);
        board.start(men);
        QCOMPARE(board.next(), QString());
        QCOMPARE(board.inHand(), QStringLiteral("e2"));
        board.events({"+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
    }

    /// V11 without a history, and with a short one.
    void takesBackWhatItKnows()
    {
        Board board;
        for (const char* move : {"e2e4", "e7e5"}) {
            board.events({(std::string("-") + move).substr(0, 3).c_str(), (std::string("+") + (move + 2)).c_str()});
            QCOMPARE(board.next(), QStringLiteral("move ") + move);
            board.play(move);
        }
        const resolver_squares_t men = menOf(board.game());
        resolver_start(&board.resolver(), &board.game(), nullptr, 2, &men, 0, board.now());
        board.events({"-e5", "+e7"});
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        chess_ply_t last = {
            squareOf("e7"), squareOf("e5"), CHESS_ID(CHESS_BLACK, CHESS_TYPE_PAWN), 0, {8, 1, 8, 1}, CHESS_NONE, 0,
            CHESS_NONE};
        const chess_history_t history = {&last, 1, 1};
        resolver_start(&board.resolver(), &board.game(), &history, 2, &men, 0, board.now());
        board.events({"-e4", "-e5", "+e7"});
        QCOMPARE(board.next(700), QString());
        board.events({"+e4"});
        QCOMPARE(board.next(), QStringLiteral("take back 1"));
    }

    /// V12: from 3 plies on, as the owner counts them.
    void asksForANewGameByThePliesItIsTold()
    {
        for (const std::uint16_t plies : {2, 3}) {
            Board board("rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 20");
            board.start(menOf(board.game()), plies);
            board.events({"-e3", "+e2"});
            QCOMPARE(board.next(), plies < 3 ? QStringLiteral("mismatch") : QStringLiteral("new game"));
        }
    }

    /// Boards that tell all squares at once: what comes together is judged together.
    void judgesWhatComesAtOnceTogether()
    {
        Board board("4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1");
        board.events({"-d5", "-e4"});
        QCOMPARE(board.next(500), QString());
        const resolver_squares_t men = menOf(board.game());
        resolver_sensors(&board.resolver(), &men, board.now());  // both back: e4 alone would be a capture
        QCOMPARE(board.next(), QString());
        Position after = board.game();
        Undo undo;
        qipan::chess::play(after, {squareOf("e8"), squareOf("d7"), CHESS_TYPE_NONE}, undo);
        const resolver_squares_t moved = menOf(after);
        board.wait(500);
        resolver_sensors(&board.resolver(), &moved, board.now());
        QCOMPARE(board.next(), QStringLiteral("move e8d7"));
    }

    /// V17: what took which man is not known when many have fallen.
    void takesNoManPutUpAgainForACapture()
    {
        Board board("4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1");
        board.events({"-e4", "-d5", "-f5"}, 20);
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        board.events({"+f5", "+d5"}, 700);
        QCOMPARE(board.next(), QString());
        board.events({"+e4"});
        QCOMPARE(board.next(), QStringLiteral("match"));
    }

    void saysWhichManIsInHand()
    {
        Board board("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        QCOMPARE(board.inHand(), QString());
        board.events({"-d5"});
        QCOMPARE(board.inHand(), QString());  // not the side to move
        board.events({"-e4"});
        QCOMPARE(board.inHand(), QStringLiteral("e4"));
        board.events({"-d2"});
        QCOMPARE(board.inHand(), QString());  // which of the two?
        board.events({"+d2", "+a4"});
        QCOMPARE(board.inHand(), QString());  // a man is put down
        board.events({"-a4", "+d5"});
        QCOMPARE(board.next(), QStringLiteral("move e4d5"));
        QCOMPARE(board.inHand(), QString());  // the game is behind
    }

    /// No move is seen while the game itself waits for a promotion.
    void proposesNothingWhileTheGameWaitsForAPromotion()
    {
        Board board("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        QCOMPARE(chess_move(&board.game(), squareOf("a7"), squareOf("a8")), chess_index_t{CHESS_NONE});
        board.start(menOf(board.game()));
        board.events({"-a1", "+b1"});
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
    }

    void tellsAMismatchOnceAndAgainWhenItChanges()
    {
        Board board;
        board.events({"-e2", "+e5"});
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        board.events({"-a7", "+a7"});
        QCOMPARE(board.next(), QString());
        board.events({"+e6"});
        QCOMPARE(board.next(), QStringLiteral("mismatch"));
        QCOMPARE(board.extra(), QStringList({"e5", "e6"}));
        board.events({"-e6", "-e5", "+e4"});
        QCOMPARE(board.next(), QStringLiteral("move e2e4"));
        board.play("e2e4");
        QCOMPARE(board.next(), QStringLiteral("match"));
        QCOMPARE(board.next(), QString());
    }
};

QTEST_APPLESS_MAIN(ResolverRulesTest)
#include "resolver_rules_test.moc"
