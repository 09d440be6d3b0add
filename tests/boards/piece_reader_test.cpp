// SPDX-License-Identifier: MIT
/// What men as they stand are taken for, on a time that the test makes.
#include <QtTest>

#include <boards/piece_reader.h>
#include <boards/placements.h>
#include <boards/settle_time.h>

#include <algorithm>

using namespace qipan;
using namespace qipan::boards;

namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr Milliseconds kOrigin = 5'000'000;

int squareOf(const QString& name)
{
    return name[0].toLatin1() - 'a' + 8 * (name[1].toLatin1() - '1');
}

QString nameOf(int square)
{
    return QString(QChar('a' + square % 8)) + QChar('1' + square / 8);
}

chess_id_t manOf(QChar letter)
{
    const auto type = static_cast<chess_type_t>(QString(".PNBRQK").indexOf(letter.toUpper()));
    return CHESS_ID(letter.isUpper() ? CHESS_WHITE : CHESS_BLACK, type);
}

BoardMove moveOf(const QString& uci)
{
    const int promotion = uci.size() > 4 ? static_cast<int>(QString(".pnbrqk").indexOf(uci[4])) : 0;
    return {squareOf(uci.left(2)), squareOf(uci.mid(2, 2)), promotion};
}

QString squaresOf(std::uint64_t squares)
{
    QStringList names;
    for (int square = 0; square < 64; ++square) {
        if (squares & bitOf(square))
            names << nameOf(square);
    }
    return names.join(',');
}

/// "move e2e4", "done e7e5", "takeback 0", "newgame".
QString textOf(const Proposal& proposal)
{
    const QString move = nameOf(proposal.move.from) + nameOf(proposal.move.to) +
                         (proposal.move.promotion ? QString(QChar(".pnbrqk"[proposal.move.promotion])) : QString());
    switch (proposal.kind) {
    case Proposal::Move:
        return "move " + move;
    case Proposal::CarriedOut:
        return "done " + move;
    case Proposal::TakeBack:
        return QString("takeback %1").arg(proposal.ply);
    case Proposal::NewGame:
        return "newgame";
    }
    return {};
}

Placement changed(Placement placement, const QString& square, chess_id_t man)
{
    const std::uint64_t bit = bitOf(squareOf(square));
    placement.men[static_cast<size_t>(squareOf(square))] = man;
    placement.occupied = man == 0 ? placement.occupied & ~bit : placement.occupied | bit;
    return placement;
}

/// A board, a reader and a program that answers at once.
class Table {
public:
    explicit Table(const QString& fen = kStart, const QString& played = {}, Milliseconds unsure = 0)
        : reader(unsure)
    {
        game.id = 1;
        game.startFen = fen.toLatin1();
        for (const QString& move : played.split(' ', Qt::SkipEmptyParts))
            game.moves << moveOf(move);
        placement = placementOf(position());
        reader.follow(game, now);
        reader.sense(placement, now);
        look();
    }

    chess::Position position() const
    {
        return FollowedGame(game).position();
    }

    /// "0 -e2; 400 +e4P; 2000 .": at that time the man is lifted, put down; the last one lets time pass.
    void run(const QString& events)
    {
        QChar inHand;
        for (const QString& event : events.split(';')) {
            const QStringList words = event.simplified().split(' ');
            passTo(kOrigin + words[0].toInt());
            for (const QString& what : words.mid(1)) {
                if (what == ".")
                    continue;
                const int square = squareOf(what.mid(1));
                std::uint8_t& man = placement.men[static_cast<size_t>(square)];
                if (what[0] == '-') {
                    man = 0;
                    placement.occupied &= ~bitOf(square);
                } else {
                    man = manOf(what[3]);
                    placement.occupied |= bitOf(square);
                }
            }
            reader.sense(placement, now);
            look();
        }
    }

    void passTo(Milliseconds time)
    {
        if (byItsClock) {
            // Only when the reader wants it.
            while (reader.nextTick() && *reader.nextTick() <= time) {
                now = std::max(now, *reader.nextTick());
                const Milliseconds before = *reader.nextTick();
                look();
                if (reader.nextTick() == before)
                    break;
            }
        } else {
            for (; now < time; ++now)
                look();
        }
        now = time;
        look();
    }

    void look()
    {
        while (const auto proposal = reader.take(now)) {
            heard << textOf(*proposal);
            heardAt << now - kOrigin;
            lastProposal = *proposal;
            if (answers)
                answer(*proposal);
            if (declines)
                reader.decline(*proposal, now);
        }
        const Agreement agreement = reader.agreement();
        if (agreement.state == Agreement::Mismatch) {
            QString text = "mismatch";
            for (const auto& [name, squares] :
                 {std::pair("missing", agreement.missing), std::pair("extra", agreement.extra),
                  std::pair("wrong", agreement.wrong)}) {
                if (squares)
                    text += QString(" %1=%2").arg(name, squaresOf(squares));
            }
            if (heard.isEmpty() || heard.last() != text) {
                heard << text;
                heardAt << now - kOrigin;
            }
        }
    }

    void answer(const Proposal& proposal)
    {
        if (proposal.kind == Proposal::TakeBack) {
            game.moves.resize(proposal.ply);
        } else if (proposal.kind == Proposal::NewGame) {
            ++game.id;
            game.startFen = kStart;
            game.moves.clear();
        } else {
            BoardMove move = proposal.move;
            if (!chess::is_legal(position(), boards::moveOf(move)))
                move.promotion = CHESS_TYPE_QUEEN;  // the board cannot tell: people were asked
            game.moves << move;
        }
        game.announced.reset();
        reader.follow(game, now);
    }

    PieceReader reader;
    BoardGame game;
    Placement placement;
    QStringList heard;
    QList<Milliseconds> heardAt;
    Proposal lastProposal;
    bool answers = true;
    bool declines = false;
    bool byItsClock = false;
    Milliseconds now = kOrigin;
};

}  // namespace

class PieceReaderTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatTheMenMean_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("played");
        QTest::addColumn<QString>("announced");
        QTest::addColumn<QString>("events");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* fen, const char* played, const char* announced,
                            const char* events, const char* expected) {
            QTest::newRow(name) << QString(fen) << QString(played) << QString(announced) << QString(events)
                                << QString(expected);
        };
        row("pawn", kStart, "", "", "0 -e2; 600 +e4P; 2000 .", "move e2e4");
        row("adjusted", kStart, "", "", "0 -g1; 5000 +g1N; 8000 .", "");
        row("adjusted by the other side", kStart, "", "", "0 -g8; 5000 +g8n; 8000 .", "");
        row("slid pawn", kStart, "", "", "0 -e2; 90 +e3P; 200 -e3; 300 +e4P; 2000 .", "move e2e4");
        row("seen where it goes first", kStart, "", "", "0 +e4P; 200 -e2; 2000 .", "move e2e4");
        row("queen slid five squares", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "", "",
            "0 -d1; 150 +e2Q; 290 -e2; 400 +f3Q; 520 -f3; 640 +g4Q; 760 -g4; 900 +h5Q; 3000 .", "move d1h5");
        row("victim first", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "", "",
            "0 -d5; 500 -e4; 900 +d5P; 2500 .", "move e4d5");
        row("put onto the victim", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "", "",
            "0 -e4; 900 +d5P; 2500 .", "move e4d5");
        row("capturer lifted and put back", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "", "",
            "0 -e4; 3000 +e4P; 6000 .", "");
        row("two of the same kind take the same", "4k3/8/8/3p4/8/2N1N3/8/4K3 w - - 0 1", "", "",
            "0 -d5; 300 -e3; 600 +d5N; 2000 .", "move e3d5");
        row("castling, king first", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "", "",
            "0 -e1; 400 +g1K; 5000 -h1; 5400 +f1R; 7000 .", "move e1g1");
        row("castling, rook first", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "", "",
            "0 -h1; 400 +f1R; 1500 -e1; 3000 +g1K; 5000 .", "move e1g1");
        row("castling, both in hand", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "", "",
            "0 -e1; 150 -a1; 500 +d1R; 700 +c1K; 3000 .", "move e1c1");
        row("castling, slid over f1", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "", "",
            "0 -e1; 100 +f1K; 300 -f1; 400 +g1K; 700 -h1; 900 +f1R; 3000 .", "move e1g1");
        row("castling of black", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1", "", "",
            "0 -e8; 400 +c8k; 700 -a8; 900 +d8r; 3000 .", "move e8c8");
        row("a rook that does not castle", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "", "",
            "0 -h1; 400 +f1R; 3000 .", "move h1f1");
        row("en passant, pawn first", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "", "", "0 -d4; 400 +e3p; 3000 -e4; 4500 .",
            "move d4e3");
        row("en passant, victim first", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "", "", "0 -e4; 500 -d4; 900 +e3p; 2500 .",
            "move d4e3");
        row("promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "", "", "0 -a7; 400 +a8Q; 2000 .", "move a7a8q");
        row("promotion, pawn put down first", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "", "",
            "0 -a7; 400 +a8P; 5000 -a8; 6000 +a8N; 8000 .", "move a7a8n");
        row("promotion with capture", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "", "", "0 -b8; 300 -a7; 800 +b8R; 3000 .",
            "move a7b8r");
        row("black promotes", "7k/8/8/8/8/8/p7/2K5 b - - 0 1", "", "", "0 -a2; 400 +a1b; 2000 .", "move a2a1b");

        row("announced", kStart, "e2e4", "e7e5", "0 -e7; 300 +e5p; 2500 .", "done e7e5");
        row("announced, and a quick reply", kStart, "e2e4", "e7e5", "0 -e7; 300 +e5p; 350 -g1; 400 +f3N; 2500 .",
            "done e7e5|move g1f3");
        row("announced, done wrongly", kStart, "e2e4", "g8f6", "0 -b8; 400 +c6n; 5000 .",
            "mismatch missing=f6,b8 extra=c6,g8");
        row("announced castling", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "", "e1c1",
            "0 -e1; 300 +c1K; 4000 -a1; 4300 +d1R; 6000 .", "done e1c1");
        row("taken back while a reply is announced", kStart, "e2e4", "e7e5", "0 -e4; 400 +e2P; 3000 .", "takeback 0");

        row("take-back", kStart, "e2e4", "", "0 -e4; 500 +e2P; 3000 .", "takeback 0");
        row("take-back of a capture", kStart, "e2e4 d7d5 e4d5", "", "0 -d5; 500 +e4P; 900 +d5p; 3000 .", "takeback 2");
        row("take-back of two plies, one after the other", kStart, "e2e4 e7e5", "",
            "0 -e5; 300 +e7p; 2000 -e4; 2300 +e2P; 5000 .", "takeback 1|takeback 0");
        row("take-back of two plies at once", kStart, "g1f3 g8f6", "", "0 -f6; 50 -f3; 100 +g1N +g8n; 3000 .",
            "takeback 0");
        row("a legal move beats a take-back", kStart, "g1f3 g8f6", "", "0 -f3; 300 +g1N; 3000 .", "move f3g1");
        row("a legal move beats a new game", kStart, "g1f3 g8f6 f3g1", "", "0 -f6; 300 +g8n; 5000 .", "move f6g8");
        row("a take-back beats a new game", kStart, "g1f3 g8f6 f3g1 f6g8 e2e4", "", "0 -e4; 300 +e2P; 5000 .",
            "takeback 4");
        row("new game", kStart, "e2e4 e7e5 g1f3", "", "0 -f3; 100 -e4 -e5; 300 +e7p; 400 +e2P +g1N; 5000 .", "newgame");
        row("no new game before three plies", kStart, "b1c3 b8c6", "", "0 -c3 -c6; 100 +b1N; 200 +b8n; 5000 .",
            "takeback 0");
        row("no new game after two plies of another start", "rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            "e2e4 e7e5", "", "0 -a3 -e4 -e5 +b1N +e2P +e7p; 5000 .", "mismatch missing=a3,e4,e5 extra=b1,e2,e7");
        row("new game after another start", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2 e8d8 h2h3", "",
            "0 -h3 -d8 +a1R +b1N +c1B +d1Q +f1B +g1N +h1R +a2P +b2P +c2P +d2P +e2P +f2P +g2P +h2P "
            "+a8r +b8n +c8b +d8q +e8k +f8b +g8n +h8r +a7p +b7p +c7p +d7p +e7p +f7p +g7p +h7p; 5000 .",
            "newgame");

        row("two moves, the second before the first has settled", kStart, "", "",
            "0 -e2; 100 +e3P; 200 -e7; 300 +e5p; 3000 .", "move e2e3|move e7e5");
        row("two moves at once", kStart, "", "", "0 -e2 -e7 +e4P +e5p; 3000 .", "move e2e4|move e7e5");
        row("the reply begins at once", kStart, "", "", "0 -e2 -e7 +e4P; 3000 +e5p; 5000 .", "move e2e4|move e7e5");
        row("a capture and the capture back", kStart, "e2e4 d7d5", "",
            "0 -d5; 50 -e4; 100 +d5P; 150 -d5; 200 -d8; 250 +d5q; 3000 .", "move e4d5|move d8d5");
        row("six plies in a second and a half", kStart, "", "",
            "0 -e2; 120 +e4P; 250 -e7; 370 +e5p; 500 -g1; 620 +f3N; 750 -b8; 870 +c6n; 1000 -f1; 1120 +c4B; 1250 -g8; "
            "1370 +f6n; 4000 .",
            "move e2e4|move e7e5|move g1f3|move b8c6|move f1c4|move g8f6");
        row("a promoted man that is taken at once", "7k/8/8/8/8/8/p7/1RK5 b - - 0 1", "", "",
            "0 -a2; 100 +a1q; 200 -b1 -a1; 300 +a1R; 3000 .", "move a2a1q|move b1a1");

        row("rests on the way, while the other hand takes the victim away", "3qk3/3p4/8/8/8/8/8/3QK3 w - - 0 1", "", "",
            "0 -d1; 100 +d3Q; 150 -d7; 400 -d3; 500 +d7Q; 3000 .", "move d1d7");
        row("the same, and nobody saw what it became", "7k/8/8/8/8/8/p7/1RK5 b - - 0 1", "", "",
            "0 -a2; 100 -b1; 300 +a1R; 3000 .", "move a2a1|move b1a1");

        row("illegal, then corrected", kStart, "", "", "0 -e2; 400 +e5P; 2500 -e5; 2900 +e4P; 5000 .",
            "mismatch missing=e2 extra=e5|mismatch missing=e2|move e2e4");
        row("king and queen changed places", kStart, "", "", "0 -d1 -e1 +d1K +e1Q; 3000 .", "mismatch wrong=d1,e1");
        row("two men adjusted at once", kStart, "", "", "0 -a1 -h8; 3000 +a1R +h8r; 5000 .", "");
        row("three men taken away", kStart, "", "", "0 -a1 -h1 -h8; 3000 .", "mismatch missing=a1,h1,h8");
        row("the other side moves first", kStart, "", "", "0 -e7; 300 +e5p; 3000 .", "mismatch missing=e7 extra=e5");
        row("a move that leaves the king in check", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "", "",
            "0 -e2; 300 +c3N; 3000 .", "mismatch missing=e2 extra=c3");
        row("a piece too much", kStart, "", "", "0 +d6q; 3000 .", "mismatch extra=d6");
    }
    void tellsWhatTheMenMean()
    {
        QFETCH(QString, fen);
        QFETCH(QString, played);
        QFETCH(QString, announced);
        QFETCH(QString, events);
        QFETCH(QString, expected);
        for (const bool byItsClock : {false, true}) {
            Table table(fen, played);
            table.byItsClock = byItsClock;
            if (!announced.isEmpty()) {
                table.game.announced = moveOf(announced);
                table.reader.follow(table.game, table.now);
            }
            table.run(events);
            QCOMPARE(table.heard.join('|'), expected);
        }
    }

    void waitsUntilAManCannotGoOn_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("time");
        QTest::newRow("knight") << kStart << "g1f3" << 150;
        QTest::newRow("pawn that may go on") << kStart << "e2e3" << 350;
        QTest::newRow("pawn after two steps") << kStart << "e2e4" << 150;
        QTest::newRow("pawn before an obstacle") << "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1"
                                                 << "e2e3" << 150;
        QTest::newRow("rook that may go on") << "4k3/8/8/8/8/8/8/R5K1 w - - 0 1"
                                             << "a1a4" << 350;
        QTest::newRow("rook at the edge") << "4k3/8/8/8/8/8/8/R5K1 w - - 0 1"
                                          << "a1a8" << 150;
        QTest::newRow("rook before its own man") << "4k3/8/8/8/8/8/8/R5K1 w - - 0 1"
                                                 << "a1f1" << 150;
        QTest::newRow("bishop that may take further on") << "4k3/8/8/6p1/8/8/3B4/4K3 w - - 0 1"
                                                         << "d2f4" << 350;
        QTest::newRow("queen that takes") << "4k3/8/8/8/3p4/8/8/3QK3 w - - 0 1"
                                          << "d1d4" << 150;
        QTest::newRow("king") << "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"
                              << "e1f1" << 150;
        QTest::newRow("king that may castle") << "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
                                              << "e1f1" << 350;
        QTest::newRow("rook that may be half a castling") << "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
                                                          << "a1d1" << 1500;
        QTest::newRow("rook of the other side") << "4k3/8/8/8/8/8/8/R3K2R w K - 0 1"
                                                << "a1d1" << 150;
        QTest::newRow("another rook that comes there") << "4k3/8/8/8/5R2/8/8/4K2R w K - 0 1"
                                                       << "f4f1" << 150;
        QTest::newRow("castling") << "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
                                  << "e1g1" << 150;
        QTest::newRow("pinned rook cannot go on beyond the pin") << "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1"
                                                                 << "e2e8" << 150;
    }
    void waitsUntilAManCannotGoOn()
    {
        QFETCH(QString, fen);
        QFETCH(QString, move);
        QFETCH(int, time);
        Table table(fen);
        const chess::Position after = positionAfter(table.position(), boards::moveOf(moveOf(move)));
        table.placement = placementOf(after);
        table.reader.sense(table.placement, table.now);
        QVERIFY(!table.reader.take(kOrigin + time - 1));
        QCOMPARE(table.reader.nextTick(), std::optional<Milliseconds>(kOrigin + time));
        QVERIFY(table.reader.take(kOrigin + time));
    }

    void tellsEachThingInItsTime_data()
    {
        QTest::addColumn<QString>("played");
        QTest::addColumn<QString>("events");
        QTest::addColumn<QString>("heard");
        QTest::addColumn<int>("at");
        QTest::newRow("take-back") << "e2e4"
                                   << "0 -e4; 100 +e2P; 3000 ."
                                   << "takeback 0" << 450;
        QTest::newRow("new game") << "e2e4 e7e5 g1f3"
                                  << "0 -f3 -e4 -e5 +e7p; 100 +e2P +g1N; 5000 ."
                                  << "newgame" << 2100;
        QTest::newRow("what was put back is not remembered")
            << ""
            << "0 -e2 +e3P; 100 -e3 +e2P; 200 -e2 -e7 +e3P +e5p; 3000 ."
            << "move e2e3|move e7e5" << 550;
        QTest::newRow("mismatch") << ""
                                  << "0 -e2; 400 +e5P; 3000 ."
                                  << "mismatch missing=e2 extra=e5" << 1400;
        QTest::newRow("mismatch, quiet once more") << ""
                                                   << "0 -e2; 400 +e5P; 1300 +e6q; 3000 ."
                                                   << "mismatch missing=e2 extra=e5,e6" << 2300;
    }
    void tellsEachThingInItsTime()
    {
        QFETCH(QString, played);
        QFETCH(QString, events);
        QFETCH(QString, heard);
        QFETCH(int, at);
        Table table(kStart, played);
        table.run(events);
        QCOMPARE(table.heard.join('|'), heard);
        QCOMPARE(table.heardAt.first(), Milliseconds(at));
    }

    void waitsForABoardThatMayCorrectItself()
    {
        Table table(kStart, {}, 400);
        table.run("0 -g1; 100 +f3N; 2000 .");
        QCOMPARE(table.heard, QStringList{"move g1f3"});
        QCOMPARE(table.heardAt, QList<Milliseconds>{500});
    }

    void proposesOnceForWhatStands()
    {
        Table table;
        table.answers = false;
        table.run("0 -e2; 400 +e4P; 5000 .");
        QCOMPARE(table.heard, QStringList{"move e2e4"});
        QCOMPARE(table.reader.agreement().state, Agreement::InMove);
    }

    void doesNotRepeatWhatWasDeclined()
    {
        Table table;
        table.answers = false;
        table.declines = true;
        table.run("0 -e2; 400 +e4P; 5000 -e4; 5500 +e4P; 9000 .");
        QCOMPARE(table.heard.filter("move").size(), 1);
        QCOMPARE(table.reader.agreement().state, Agreement::Mismatch);
        QCOMPARE(table.reader.agreement().missing, bitOf(12));
        // Once all stood right it may be made again.
        table.answers = true;
        table.declines = false;
        table.run("10000 -e4; 10400 +e2P; 11000 -e2; 11400 +e4P; 13000 .");
        QCOMPARE(table.heard.filter("move").size(), 2);
    }

    void doesNotPlayAgainWhatWasTakenBackOnTheScreen()
    {
        Table table(kStart, "e2e4 e7e5");
        table.game.moves.resize(1);
        table.reader.follow(table.game, table.now);
        table.run("0 .; 5000 .");
        QCOMPARE(table.heard, QStringList{"mismatch missing=e7 extra=e5"});
        QCOMPARE(table.heardAt, QList<Milliseconds>{1000});
        table.run("6000 -e5; 6400 +e7p; 9000 .");
        QCOMPARE(table.reader.agreement(), Agreement());
        table.run("10000 -e7; 10400 +e5p; 12000 .");
        QCOMPARE(table.heard.last(), QString("move e7e5"));
    }

    void carriesOutWhatIsAnnouncedAlthoughItStandsAlready()
    {
        // The move was taken back on the screen and played again there; the board never changed.
        Table table(kStart, "e2e4 e7e5");
        table.game.moves.resize(1);
        table.reader.follow(table.game, table.now);
        table.run("0 .; 300 .");
        table.game.announced = moveOf("e7e5");
        table.reader.follow(table.game, table.now);
        table.run("1000 .; 2000 .");
        QCOMPARE(table.heard, QStringList{"done e7e5"});
    }

    void followsTheSameGameTwiceWithoutHarm()
    {
        Table table;
        table.run("0 -e2; 400 +e3P");
        table.reader.follow(table.game, table.now);
        table.run("600 .");
        table.reader.follow(table.game, table.now);
        table.run("2000 .");
        QCOMPARE(table.heard, QStringList{"move e2e3"});
        QCOMPARE(table.heardAt, QList<Milliseconds>{750});
    }

    void tellsWhatIsInHand()
    {
        Table table;
        table.run("0 -e2; 3000 .");
        Agreement agreement;
        agreement.state = Agreement::InMove;
        agreement.missing = bitOf(12);
        QCOMPARE(table.reader.agreement(), agreement);
        table.run("3100 +e2P; 4000 .");
        QCOMPARE(table.reader.agreement(), Agreement());
    }

    void knowsAManItDoesNotKnow()
    {
        Table table;
        table.placement.men[4] = 0;  // a tag that was never learned, where the king should stand
        table.reader.sense(table.placement, table.now);
        table.run("0 .; 2000 .");
        QCOMPARE(table.heard, QStringList{"mismatch wrong=e1"});
    }

    void waitsForBothTheGameAndTheMen()
    {
        PieceReader reader;
        QVERIFY(!reader.take(0));
        QVERIFY(!reader.nextTick());
        reader.sense(startPlacement(), 10);
        QVERIFY(!reader.take(5000));
        QCOMPARE(reader.agreement(), Agreement());
        BoardGame game;
        game.startFen = kStart;
        game.moves << moveOf("e2e4");
        reader.follow(game, 6000);
        QCOMPARE(reader.take(6000), (std::optional<Proposal>({Proposal::TakeBack, 0, {}})));
    }

    void leavesOutWhatIsNoMove()
    {
        BoardGame game;
        game.startFen = kStart;
        game.moves << moveOf("e2e4") << moveOf("e2e4") << moveOf("e7e5");
        game.announced = moveOf("a1a8");
        FollowedGame followed(game);
        QCOMPARE(followed.plies(), 1);
        QVERIFY(!followed.announced());
        game = {};
        game.startFen = "nonsense";
        game.moves << BoardMove{-5, 300, 99};
        QCOMPARE(FollowedGame(game).plies(), 0);
        QCOMPARE(menOf(FollowedGame(game).position()), startPlacement().men);
    }

    /// Faster than they can be looked at one by one.
    void keepsUpWithAFloodOfChanges()
    {
        Table table("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
        QElapsedTimer timer;
        timer.start();
        const Placement right = table.placement;
        const Placement strange = changed(changed(right, "a4", manOf('P')), "a5", manOf('P'));
        for (int i = 0; i < 100'000; ++i) {
            table.now += i % 500 == 0;
            table.reader.sense(i % 2 == 0 ? strange : right, table.now);
            QVERIFY(!table.reader.take(table.now));
        }
        QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
        table.reader.sense(strange, table.now);
        QVERIFY(table.reader.nextTick());
        QVERIFY(!table.reader.take(table.now + 20));
        QVERIFY(!table.reader.take(table.now + 1000));
        QCOMPARE(table.reader.agreement().state, Agreement::Mismatch);
        QCOMPARE(squaresOf(table.reader.agreement().extra), QStringLiteral("a4,a5"));
    }

    /// What the men come to at the end of a flood is what counts.
    void takesTheMoveThatAFloodEndsWith()
    {
        Table table;
        const Placement start = table.placement;
        const Placement lifted = changed(start, "e2", 0);
        const Placement moved = changed(lifted, "e4", manOf('P'));
        for (int i = 0; i < 1000; ++i)
            table.reader.sense(i % 2 == 0 ? lifted : start, table.now);
        table.reader.sense(moved, table.now);
        QVERIFY(!table.reader.take(table.now));
        QVERIFY(table.reader.nextTick() && *table.reader.nextTick() <= table.now + 20);
        const auto proposal = table.reader.take(table.now + 500);
        QVERIFY(proposal);
        QCOMPARE(textOf(*proposal), QStringLiteral("move e2e4"));
    }

    void takesLittleTimeInTheRichestPosition()
    {
        // 218 moves.
        Table table("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
        QElapsedTimer timer;
        timer.start();
        constexpr int kRounds = 50;
        for (int round = 0; round < kRounds; ++round)
            table.run(QString("%1 +a4P +a5P; %2 -a4 -a5").arg(round * 20).arg(round * 20 + 10));
        qInfo("%.2f ms for a strange placement", double(timer.nsecsElapsed()) / 1e6 / kRounds);
    }
};

QTEST_GUILESS_MAIN(PieceReaderTest)
#include "piece_reader_test.moc"
