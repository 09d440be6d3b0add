// SPDX-License-Identifier: MIT
/// A driver, its reader and a game at one end of a bad cable, a fake board and hands at the other; time is made here.
#pragma once

#include <boards/followed_game.h>
#include <boards/occupancy_reader.h>
#include <boards/piece_reader.h>
#include <boards/placements.h>
#include <fake_board.h>
#include <faulty_line.h>
#include <hands.h>

#include <QStringList>

#include <functional>
#include <memory>

using namespace qipan;
using boards::Milliseconds;

/// "e2e4", "e7e8q".
inline chess::Move uciMove(const QString& text)
{
    const QByteArray bytes = text.toLatin1();
    const auto square = [&bytes](int at) { return chess::make_square(bytes[at] - 'a', bytes[at + 1] - '1'); };
    const int promotion = bytes.size() > 4 ? static_cast<int>(QByteArray(".pnbrqk").indexOf(bytes[4])) : 0;
    return {square(0), square(2), static_cast<chess::PieceType>(promotion)};
}

inline QString uciText(const boards::BoardMove& move)
{
    const auto name = [](int square) { return QString(QChar('a' + square % 8)) + QChar('1' + square / 8); };
    return name(move.from) + name(move.to) + (move.promotion ? QString(QChar(".pnbrqk"[move.promotion])) : QString());
}

/// All that the rules can ask of a board: castling both ways by both sides, en passant by both, promotion with and
/// without capture to queen and knight, captures.
inline const QStringList& longGame()
{
    static const QStringList moves =
        QString("e2e4 d7d5 e4e5 f7f5 e5f6 g8f6 g1f3 b8c6 f1e2 c8f5 e1g1 d8d7 d2d4 e8c8 c2c4 "
                "d5c4 e2c4 e7e5 d4e5 d7d1 f1d1 d8d1 c4f1 h7h6 e5f6 h6h5 f6g7 h5h4 g7h8q h4h3 "
                "a2a3 h3g2 h8e5 g2f1n e5e3 f8a3 h2h4")
            .split(' ');
    return moves;
}
inline const QStringList& otherCastlings()
{
    static const QStringList moves =
        QString("d2d4 g8f6 b1c3 g7g6 c1f4 f8g7 d1d2 e8g8 e1c1 c7c5 d4c5 b7b5 c5b6 d8b6").split(' ');
    return moves;
}

class Bench : public boards::BoardListener {
public:
    /// step: how much time passes at once.
    Bench(std::unique_ptr<sim::FakeBoard> fakeBoard, const sim::LineFaults& lineFaults = {}, Milliseconds step = 1)
        : board(std::move(fakeBoard))
        , hands(board.get())
        , toHost(board->bitsPerSecond(), lineFaults)
        , toBoard(board->bitsPerSecond(), lineFaults)
        , m_step(step)
    {
        game.id = 7;
        game.startFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        board->setMen(sim::menOf(chess::initial_position()));
    }

    template <typename Driver, typename... Arguments>
    Driver* plug(Arguments... arguments)
    {
        auto made = std::make_unique<Driver>(this, arguments...);
        Driver* result = made.get();
        driver = std::move(made);
        driver->open(now);
        return result;
    }

    void run(Milliseconds time)
    {
        for (const Milliseconds end = now + time; now < end;)
            pass();
    }

    /// Runs until it is so; false if that takes longer.
    template <typename IsSo>
    bool runUntil(IsSo isSo, Milliseconds longest)
    {
        for (const Milliseconds end = now + longest; now < end; pass()) {
            if (isSo())
                return true;
        }
        return isSo();
    }

    /// Hands play the moves, one when the one before has arrived; false at the first that does not in 10 s.
    bool play(const QStringList& moves, const sim::Hands::Manner& manner = {})
    {
        for (const QString& move : moves) {
            const qsizetype plies = game.moves.size();
            hands.carryOut(position(), uciMove(move), now + manner.pause, manner);
            if (!runUntil([&] { return game.moves.size() > plies && hands.isIdle(); }, 10'000))
                return false;
        }
        return true;
    }

    QString line() const
    {
        QStringList moves;
        for (const boards::BoardMove& move : game.moves)
            moves << uciText(move);
        return moves.join(' ');
    }

    chess::Position position() const
    {
        return boards::FollowedGame(game).position();
    }

    void follow(const boards::BoardGame& next)
    {
        game = next;
        if (reader)
            reader->follow(game, now);
        driver->follow(game, now);
    }

    /// The board's own view of what is sensed: whether it is what stands there.
    bool sensesTruth() const
    {
        if (placements.isEmpty())
            return false;
        const boards::Placement& last = placements.last();
        for (int square = 0; square < 64; ++square) {
            const chess_id_t man = board->men()[static_cast<size_t>(square)];
            const bool isOccupied = last.occupied >> square & 1;
            if (isOccupied != (man != 0) || (board->tellsMen() && last.men[static_cast<size_t>(square)] != man))
                return false;
        }
        return true;
    }

    std::unique_ptr<sim::FakeBoard> board;
    sim::Hands hands;
    sim::FaultyLine toHost;
    sim::FaultyLine toBoard;
    std::unique_ptr<boards::BoardDriver> driver;
    std::unique_ptr<boards::PlacementReader> reader;
    boards::BoardGame game;
    chess::PieceType promotion = CHESS_TYPE_QUEEN;  ///< what is answered when the board cannot tell it
    QStringList promotions;                         ///< answers before that, in order: "n", "q"
    bool takesMoves = true;
    Milliseconds now = 1'000'000;

    // What was heard.
    QList<boards::BoardIdentity> identities;
    QList<boards::Placement> placements;
    QList<boards::Proposal> proposals;
    QList<boards::BoardFault> faults;
    QList<QByteArray> sent;
    QList<Milliseconds> sentAt;
    QStringList log;
    int beats = 0;
    QByteArray notes;  ///< given to the driver when it has said what it is

private:
    void pass()
    {
        now += m_step;
        hands.advance(now);
        for (QByteArray bytes = toBoard.take(now); !bytes.isEmpty(); bytes = toBoard.take(now))
            board->receive(bytes, now);
        board->advance(now);
        toHost.push(board->takeSent(), now);
        for (QByteArray bytes = toHost.take(now); !bytes.isEmpty(); bytes = toHost.take(now))
            driver->receive(bytes, now);
        if (driver->nextTick() && now >= *driver->nextTick())
            driver->tick(now);
        if (!reader)
            return;
        while (const auto proposal = reader->take(now))
            answer(*proposal);
    }

    void answer(boards::Proposal proposal)
    {
        proposals << proposal;
        boards::BoardGame next = game;
        if (proposal.kind == boards::Proposal::TakeBack) {
            next.moves.resize(proposal.ply);
        } else if (proposal.kind == boards::Proposal::NewGame) {
            ++next.id;
            next.moves.clear();
        } else {
            chess::Move move = boards::moveOf(proposal.move);
            if (!chess::is_legal(position(), move))
                move.promotion = promotions.isEmpty() ? promotion : uciMove("a1a1" + promotions.takeFirst()).promotion;
            QVERIFY(chess::is_legal(position(), move));
            next.moves << boards::boardMoveOf(move);
            next.announced.reset();
        }
        if (takesMoves)
            follow(next);
        else
            reader->decline(proposal, now);
    }

    void send(const QByteArray& bytes) override
    {
        sent << bytes;
        sentAt << now;
        toBoard.push(bytes, now);
    }
    void identified(const boards::BoardIdentity& identity) override
    {
        identities << identity;
        if (!notes.isEmpty())
            driver->setNotes(notes);
        if (identity.sense == boards::Sense::Pieces)
            reader = std::make_unique<boards::PieceReader>(identity.unsure);
        else
            reader = std::make_unique<boards::OccupancyReader>();
        follow(game);
    }
    void refused(boards::BoardFault fault, const QString&) override
    {
        faults << fault;
    }
    void heard() override
    {
        ++beats;
    }
    void sensed(const boards::Placement& placement) override
    {
        placements << placement;
        if (reader)
            reader->sense(placement, now);
    }
    void proposed(const boards::Proposal&) override
    {
    }
    void recorded(std::uint32_t, int, const QList<boards::BoardMove>&) override
    {
    }
    void following(std::uint32_t, int) override
    {
    }
    void logged(bool fromBoard, const QString& text) override
    {
        log << (fromBoard ? "B> " : "H> ") + text;
    }

    Milliseconds m_step;
};

/// What happens to an exchange at one byte.
enum class Loss {
    FromBoard,  ///< the byte is lost on its way from the board
    ToBoard,    ///< the byte is lost on its way to the board
    Unplugged   ///< from this byte on all is lost on its way from the board, until it is plugged in again
};

inline const QStringList& sixPlies()
{
    static const QStringList moves{"e2e4", "e7e5", "g1f3", "b8c6", "f3e5", "c6e5"};
    return moves;
}
/// Without captures: one that nobody saw looks to contacts like a man in hand.
inline const QStringList& sixQuietPlies()
{
    static const QStringList moves{"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6"};
    return moves;
}

/// Plays moves with a loss at byte `at`, -1 for none. What the driver learns of the board goes into notes, and what
/// is there it knows from before. Returns the moves that arrived; bytes: how many went that way.
template <typename Driver>
QString playDespite(std::unique_ptr<sim::FakeBoard> board, const QStringList& moves, Loss loss, qsizetype at,
                    QByteArray* notes, qsizetype* bytes)
{
    constexpr Milliseconds kStep = 5;
    constexpr Milliseconds kWarmUp = 1200;
    constexpr Milliseconds kLearning = 4000;
    Bench bench(std::move(board), {}, kStep);
    sim::FaultyLine& line = loss == Loss::ToBoard ? bench.toBoard : bench.toHost;
    if (loss == Loss::Unplugged && at >= 0)
        line.cutAt(at);
    else
        line.loseByte(at);
    bench.notes = *notes;
    bench.plug<Driver>();
    bench.run(at < 0 ? kLearning : kWarmUp);
    for (const QString& move : moves) {
        const qsizetype plies = bench.game.moves.size();
        const auto arrived = [&] { return bench.game.moves.size() > plies; };
        bench.hands.carryOut(bench.position(), uciMove(move), bench.now, {200});
        if (!bench.runUntil(arrived, 4000) && loss == Loss::Unplugged) {
            bench.toHost.mend();
            bench.driver->open(bench.now);
            bench.runUntil(arrived, 4000);
        }
    }
    *notes = bench.driver->notes();
    *bytes = line.count();
    return bench.line();
}

/// The same with a loss at each stride-th byte of the exchange, by a driver that has known the board from before.
/// Returns where moves were lost, empty if nowhere. positions: how many were tried.
template <typename Driver>
QString playDespiteEach(const std::function<std::unique_ptr<sim::FakeBoard>()>& makeBoard, const QStringList& moves,
                        Loss loss, int stride, int* positions)
{
    QByteArray notes;
    qsizetype bytes = 0;
    qsizetype ignored = 0;
    *positions = 0;
    QString line = playDespite<Driver>(makeBoard(), moves, loss, -1, &notes, &bytes);
    if (line != moves.join(' '))
        return "without a loss: " + line;
    for (qsizetype at = 0; at < bytes; at += stride) {
        QByteArray known = notes;
        line = playDespite<Driver>(makeBoard(), moves, loss, at, &known, &ignored);
        if (line != moves.join(' '))
            return QString("byte %1: %2").arg(at).arg(line);
        ++*positions;
    }
    return {};
}
