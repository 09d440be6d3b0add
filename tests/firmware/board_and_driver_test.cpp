// SPDX-License-Identifier: MIT
// The real board program and the real driver of the app, with a bad cable between them, in simulated time: whatever is
// lost, garbled or doubled, and however often the cable is cut, both ends come to the same game.
#include "desk.h"

#include <boards/bl1_driver.h>
#include <chess/position.h>
#include <qipan/link.h>

#include <QtTest>

#include <random>

using namespace qipan;
using namespace qipan::boards;
using namespace qipan::test;

namespace {

struct Faults {
    int lostLines = 0;  ///< per mille, in each direction; so are the others
    int garbledLines = 0;
    int doubledLines = 0;
    int lostBytes = 0;
};

/// The program with its game, the hands, and the cable.
class Room : private BoardListener {
public:
    Room(Faults faults, unsigned seed)
        : m_faults(faults)
        , m_random(seed)
        , m_driver(this)
    {
        m_game.id = 0x7A31C0DE;
        m_positions.push_back(chess::initial_position());
        char fen[CHESS_FEN_CAPACITY];
        chess::write_fen(m_positions[0], fen, sizeof fen);
        m_game.startFen = fen;
        m_driver.open(now());
        m_driver.follow(m_game, now());
    }

    Milliseconds now() const
    {
        return m_desk.now();
    }

    void run(int milliseconds)
    {
        for (; milliseconds > 0; --milliseconds) {
            m_desk.wait(1);
            toProgram(m_desk.board().takeSent());
            m_driver.tick(now());
            if (!m_isCut && now() - m_heardAt > 10000) {  // as the app does: closed, and searched again
                m_heardAt = now();
                m_driver.open(now());
                m_driver.follow(m_game, now());
            }
        }
    }

    template <class Condition>
    bool runUntil(Condition holds, int most = 60000)
    {
        for (; !holds() && most > 0; most -= 5)
            run(5);
        return holds();
    }

    chess::Move anyMove()
    {
        chess::Move moves[chess::kMaxMoves];
        const std::size_t count = chess::legal_moves(m_positions.back(), moves);
        return count == 0 ? chess::Move{0, 0, 0} : moves[m_random() % count];
    }

    /// Hands make the move, as people do: a taken man goes first or second, 120 to 350 ms a grip.
    void makeByHand(chess::Move move)
    {
        const chess::Position& before = position();
        chess::Position after = before;
        chess::Undo undo;
        chess::play(after, move, undo);
        QList<int> emptied, filled;
        for (int square = 0; square < 64; ++square) {
            const bool was = before.board[square] != 0;
            const bool is = after.board[square] != 0;
            if (was && !is)
                emptied += square;
            else if (!was && is)
                filled += square;
            else if (was && before.board[square] != after.board[square]) {  // taken
                emptied.prepend(square);
                filled += square;
            }
        }
        // Castling: the king first.
        if (emptied.size() == 2 && filled.size() == 2) {
            emptied = {move.from, emptied[0] == move.from ? emptied[1] : emptied[0]};
            filled = {move.to, filled[0] == move.to ? filled[1] : filled[0]};
        }
        for (const int square : emptied) {
            m_desk.board().setSensor(square, false);
            run(120 + static_cast<int>(m_random() % 230));
        }
        for (const int square : filled) {
            m_desk.board().setSensor(square, true);
            run(120 + static_cast<int>(m_random() % 230));
        }
        if (isPromotion(before, move))
            m_promotion = move.promotion;
    }

    static bool isPromotion(const chess::Position& before, chess::Move move)
    {
        return CHESS_TYPE(before.board[move.from]) == CHESS_TYPE_PAWN && (move.to < 8 || move.to > 55);
    }

    /// A ply decided on the screen and carried out by hands.
    void announce(chess::Move move)
    {
        m_game.announced = BoardMove{move.from, move.to, move.promotion};
        m_driver.follow(m_game, now());
    }

    void takeBack(int plies)
    {
        for (; plies > 0 && !m_game.moves.isEmpty(); --plies) {
            m_game.moves.removeLast();
            m_positions.pop_back();
        }
        m_game.announced.reset();
        m_driver.follow(m_game, now());
    }

    const chess::Position& position() const
    {
        return m_positions.back();
    }
    int plies() const
    {
        return static_cast<int>(m_game.moves.size());
    }
    void put(int plies)
    {
        std::uint64_t men = 0;
        for (int square = 0; square < 64; ++square)
            men |= std::uint64_t{m_positions[static_cast<std::size_t>(plies)].board[square] != 0} << square;
        m_desk.board().setSensors(men);
    }

    bool boardFollows() const
    {
        return m_following == std::pair{m_game.id, plies()};
    }
    void setCut(bool cut)
    {
        m_isCut = cut;
        m_heardAt = now();
    }

    /// What the board says of itself, asked on a good cable.
    QByteArray boardsGame()
    {
        m_isCut = true;
        m_desk.sendRaw("\n");
        m_desk.wait(1000);
        m_desk.allHeard();
        m_desk.say("GQ");
        m_desk.wait(100);
        QByteArray answer;
        for (const QByteArray& body : m_desk.allHeard()) {
            if (body.startsWith("GI"))
                answer = body;
        }
        m_isCut = false;
        return answer;
    }
    QByteArray ownGame() const
    {
        const QByteArray hash =
            QByteArray::number(link_position_hash(&position()), 16).toUpper().rightJustified(8, '0');
        return "GI 7A31C0DE " + QByteArray::number(plies()) + ' ' + hash + " 91C3";
    }

    int records = 0;

private:
    bool chance(int perMille)
    {
        return static_cast<int>(m_random() % 1000) < perMille;
    }

    QByteArray carried(const QByteArray& bytes)
    {
        QByteArray through;
        if (m_isCut)
            return through;
        for (qsizetype at = 0; at < bytes.size();) {
            const qsizetype end = bytes.indexOf('\n', at);
            const QByteArray whole = bytes.mid(at, end < 0 ? -1 : end + 1 - at);
            at += whole.size();
            for (int copies = chance(m_faults.doubledLines) ? 2 : 1; copies > 0; --copies) {
                QByteArray line = whole;
                if (chance(m_faults.lostLines))
                    continue;
                if (chance(m_faults.garbledLines)) {
                    char& byte = line[static_cast<qsizetype>(m_random() % static_cast<unsigned>(line.size()))];
                    byte = static_cast<char>(byte ^ 1 << m_random() % 8);
                }
                line.removeIf([&](char) { return chance(m_faults.lostBytes); });
                through += line;
            }
        }
        return through;
    }

    void toProgram(const std::string& sent)
    {
        if (!sent.empty())
            m_driver.receive(carried(QByteArray::fromStdString(sent)), now());
    }

    void enter(const BoardMove& move)
    {
        const chess::Move played{static_cast<chess::Square>(move.from), static_cast<chess::Square>(move.to),
                                 static_cast<chess::PieceType>(move.promotion)};
        QVERIFY(chess::is_legal(position(), played));
        m_positions.push_back(position());
        chess::Undo undo;
        chess::play(m_positions.back(), played, undo);
        m_game.moves += move;
        m_game.announced.reset();
    }

    void send(const QByteArray& bytes) override
    {
        m_desk.sendRaw(carried(bytes));
    }
    void identified(const BoardIdentity& identity) override
    {
        QCOMPARE(identity.id, QStringLiteral("4F21A9C0"));
    }
    void refused(BoardFault, const QString& detail) override
    {
        QFAIL(qPrintable(detail));
    }
    void heard() override
    {
        m_heardAt = now();
    }
    void sensed(const Placement&) override
    {
    }
    void proposed(const Proposal& proposal) override
    {
        switch (proposal.kind) {
        case Proposal::Move:
        case Proposal::CarriedOut: {
            if (proposal.ply != plies() + 1)
                return;
            BoardMove move =
                proposal.kind == Proposal::CarriedOut && m_game.announced ? *m_game.announced : proposal.move;
            if (proposal.kind == Proposal::Move && isPromotion(position(), {static_cast<chess::Square>(move.from),
                                                                            static_cast<chess::Square>(move.to), 0}))
                move.promotion = m_promotion;
            enter(move);
            break;
        }
        case Proposal::TakeBack:
            takeBack(plies() - proposal.ply);
            break;
        default:
            m_driver.decline(proposal, QStringLiteral("no"), now());
            return;
        }
        m_driver.follow(m_game, now());
    }
    void recorded(std::uint32_t game, int after, const QList<BoardMove>& moves) override
    {
        QCOMPARE(game, m_game.id);
        QCOMPARE(after, plies());
        for (const BoardMove& move : moves)
            enter(move);
        ++records;
        m_driver.follow(m_game, now());
    }
    void following(std::uint32_t game, int ply) override
    {
        m_following = {game, ply};
    }
    void logged(bool, const QString&) override
    {
    }

    Faults m_faults;
    std::mt19937 m_random;
    Desk m_desk;
    Bl1Driver m_driver;
    BoardGame m_game;
    std::vector<chess::Position> m_positions;
    std::pair<std::uint32_t, int> m_following{};
    Milliseconds m_heardAt = 0;
    int m_promotion = CHESS_TYPE_QUEEN;
    bool m_isCut = false;
};

}  // namespace

class BoardAndDriverTest : public QObject {
    Q_OBJECT

private slots:
    void playTheSameGame_data();
    void playTheSameGame();
    void keepWhatWasPlayedWhileTheCableWasCut();
};

void BoardAndDriverTest::playTheSameGame_data()
{
    QTest::addColumn<int>("lost");
    QTest::addColumn<int>("garbled");
    QTest::addColumn<int>("doubled");
    QTest::addColumn<int>("bytes");
    QTest::newRow("good cable") << 0 << 0 << 0 << 0;
    QTest::newRow("lost lines") << 100 << 0 << 0 << 0;
    QTest::newRow("garbled lines") << 0 << 100 << 0 << 0;
    QTest::newRow("doubled lines") << 0 << 0 << 300 << 0;
    QTest::newRow("lost bytes") << 0 << 0 << 0 << 5;
    QTest::newRow("all at once") << 50 << 50 << 50 << 2;
}

void BoardAndDriverTest::playTheSameGame()
{
    QFETCH(int, lost);
    QFETCH(int, garbled);
    QFETCH(int, doubled);
    QFETCH(int, bytes);
    for (unsigned seed = 1; seed <= 6; ++seed) {
        Room room({lost, garbled, doubled, bytes}, seed);
        QVERIFY(room.runUntil([&] { return room.boardFollows(); }));
        for (int ply = 1; ply <= 40; ++ply) {
            const chess::Move move = room.anyMove();
            if (move.from == move.to)
                break;
            if (ply % 2 == 0) {
                room.announce(move);
                room.run(1500);  // looked at, before a hand moves
            }
            room.makeByHand(move);
            QVERIFY2(room.runUntil([&] { return room.plies() == ply && room.boardFollows(); }, 30000),
                     qPrintable(QStringLiteral("seed %1 ply %2").arg(seed).arg(ply)));
            room.run(200);
        }
        QCOMPARE(room.boardsGame(), room.ownGame());
    }
}

/// Cut at any moment, for longer than both ends wait; hands go on.
void BoardAndDriverTest::keepWhatWasPlayedWhileTheCableWasCut()
{
    int records = 0;
    for (unsigned seed = 11; seed <= 22; ++seed) {
        Room room({20, 20, 20, 1}, seed);
        QVERIFY(room.runUntil([&] { return room.boardFollows(); }));
        std::mt19937 random(seed);
        int ply = 0;
        for (int round = 0; round < 5; ++round) {
            chess::Move move = room.anyMove();
            if (move.from == move.to)
                break;
            room.makeByHand(move);
            ++ply;
            room.run(static_cast<int>(random() % 800));
            room.setCut(true);
            room.run(6000 + static_cast<int>(random() % 8000));
            room.setCut(false);
            QVERIFY2(room.runUntil([&] { return room.plies() == ply && room.boardFollows(); }, 60000),
                     qPrintable(QStringLiteral("seed %1 ply %2: %3 against %4")
                                    .arg(seed)
                                    .arg(ply)
                                    .arg(QString::fromLatin1(room.boardsGame()), QString::fromLatin1(room.ownGame()))));
            room.run(500);
        }
        QCOMPARE(room.boardsGame(), room.ownGame());
        records += room.records;
    }
    QVERIFY2(records > 5, qPrintable(QString::number(records)));  // else this tested nothing
}

QTEST_GUILESS_MAIN(BoardAndDriverTest)
#include "board_and_driver_test.moc"
