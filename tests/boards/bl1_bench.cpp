// SPDX-License-Identifier: MIT
#include "bl1_bench.h"

#include <algorithm>

namespace qipan::boards {

namespace {

constexpr Milliseconds kFlight = 2;  // of a line
constexpr Milliseconds kHandStep = 200;
constexpr Milliseconds kCloseAfter = 10000;

chess::Move asMove(const BoardMove& move)
{
    return {static_cast<chess::Square>(move.from), static_cast<chess::Square>(move.to),
            static_cast<chess::PieceType>(move.promotion)};
}

/// The squares that a lamp of this kind lights.
Lamps lampsOf(const std::optional<BoardMove>& announced)
{
    Lamps lamps{};
    if (announced) {
        lamps[static_cast<size_t>(announced->from)] = Lamp::From;
        lamps[static_cast<size_t>(announced->to)] = Lamp::To;
    }
    return lamps;
}

}  // namespace

Bl1Way::Bl1Way(Bl1Faults faults, quint32 seed)
    : m_faults(faults)
    , m_random(seed)
{
}

bool Bl1Way::chance(int perMille)
{
    return perMille > 0 && m_random.bounded(1000) < perMille;
}

QByteArray Bl1Way::harmed(QByteArray line)
{
    if (chance(m_faults.garbledLines)) {
        char& byte = line[m_random.bounded(static_cast<int>(line.size()))];
        byte = static_cast<char>(byte ^ (1 << m_random.bounded(8)));
    }
    for (qsizetype i = line.size() - 1; i >= 0; --i) {
        if (chance(m_faults.lostBytes))
            line.remove(i, 1);
    }
    return line;
}

void Bl1Way::put(const QByteArray& bytes, Milliseconds now)
{
    qsizetype start = 0;
    while (start < bytes.size()) {
        const qsizetype end = bytes.indexOf('\n', start);
        const QByteArray line = bytes.mid(start, end < 0 ? -1 : end + 1 - start);
        start += line.size();
        if (!chance(m_faults.lostLines))
            send(harmed(line), now);
        if (chance(m_faults.doubledLines))
            send(harmed(line), now);
    }
}

void Bl1Way::send(const QByteArray& bytes, Milliseconds now)
{
    QByteArray passed;
    for (const char byte : bytes) {
        if (m_bytesLeft && *m_bytesLeft > 0 && --*m_bytesLeft == 0)
            m_cut();
        if (!m_isCut)
            passed += byte;
    }
    while (!passed.isEmpty()) {
        const qsizetype size = m_faults.splits ? 1 + m_random.bounded(static_cast<int>(passed.size())) : passed.size();
        const Milliseconds delay = m_faults.longestDelay > 0 ? m_random.bounded(m_faults.longestDelay + 1) : 0;
        m_lastAt = std::max(m_lastAt, now + kFlight + delay);
        m_pieces.push_back({m_lastAt, passed.left(size)});
        passed.remove(0, size);
    }
}

QByteArray Bl1Way::take(Milliseconds now)
{
    QByteArray bytes;
    while (!m_pieces.empty() && m_pieces.front().at <= now) {
        bytes += m_pieces.front().bytes;
        m_pieces.pop_front();
    }
    return bytes;
}

std::optional<Milliseconds> Bl1Way::nextArrival() const
{
    return m_pieces.empty() ? std::nullopt : std::optional(m_pieces.front().at);
}

void Bl1Way::setCut(bool cut)
{
    m_isCut = cut;
}

void Bl1Way::countDown(int* bytes, std::function<void()> cut)
{
    m_bytesLeft = bytes;
    m_cut = std::move(cut);
}

Bl1Bench::Bl1Bench(Bl1Faults faults, quint32 seed)
    : driver(this, "desk/0.1")
    , m_toBoard(faults, 2 * seed)
    , m_toDriver(faults, 2 * seed + 1)
{
    board.setUp(chess::initial_position());
}

void Bl1Bench::start()
{
    board.powerUp(now);
    openPort();
}

void Bl1Bench::openPort()
{
    m_isOpen = true;
    m_heardAt = now;
    driver.open(now);
}

void Bl1Bench::cut(bool onlyToBoard)
{
    m_isCut = true;
    m_toBoard.setCut(true);
    m_toDriver.setCut(!onlyToBoard);
}

bool Bl1Bench::isCut() const
{
    return m_isCut;
}

void Bl1Bench::mend()
{
    m_isCut = false;
    m_toBoard.setCut(false);
    m_toDriver.setCut(false);
}

void Bl1Bench::cutAfter(int bytes)
{
    m_bytesToCut = bytes;
    m_toBoard.countDown(&m_bytesToCut, [this] { cut(); });
    m_toDriver.countDown(&m_bytesToCut, [this] { cut(); });
}

void Bl1Bench::feed(const QByteArray& bytes)
{
    driver.receive(bytes, now);
}

void Bl1Bench::run(Milliseconds time)
{
    const Milliseconds end = now + time;
    while (now < end)
        step(end);
}

bool Bl1Bench::runUntil(const std::function<bool()>& holds, Milliseconds most)
{
    const Milliseconds end = now + most;
    while (!holds()) {
        if (now >= end)
            return false;
        step(end);
    }
    return true;
}

/// On to the next thing that happens, and to nothing after `until`.
void Bl1Bench::step(Milliseconds until)
{
    Milliseconds next = until;
    for (const auto& other : {board.nextTick(), driver.nextTick(), m_toBoard.nextArrival(), m_toDriver.nextArrival()}) {
        if (other)
            next = std::min(next, *other);
    }
    now = std::max(next, now);
    const QByteArray toBoard = m_toBoard.take(now);
    if (!toBoard.isEmpty())
        board.receive(toBoard, now);
    board.tick(now);
    m_toDriver.put(board.takeOutput(), now);
    const QByteArray toDriver = m_toDriver.take(now);
    if (!toDriver.isEmpty())
        driver.receive(toDriver, now);
    driver.tick(now);
    if (driver.nextTick() && *driver.nextTick() <= now)
        ++busyTicks;
    if (m_isOpen && reopens && now - m_heardAt > kCloseAfter) {
        ++reopened;
        openPort();
    }
    if (board.nextTick() && *board.nextTick() <= now)
        qFatal("the board is busy for ever");
}

void Bl1Bench::newGame(std::uint32_t id, const QByteArray& fen, const QList<BoardMove>& moves)
{
    game = {id, fen, moves, std::nullopt};
    tellDriver();
}

void Bl1Bench::announce(const BoardMove& move)
{
    game.announced = move;
    tellDriver();
}

void Bl1Bench::takeBack(int plies)
{
    game.moves.resize(plies);
    game.announced.reset();
    tellDriver();
}

void Bl1Bench::tellDriver()
{
    driver.follow(game, now);
    driver.showLamps(lampsOf(game.announced), now);
}

chess::Position Bl1Bench::position() const
{
    chess::Position position;
    if (chess::load_fen(position, game.startFen.constData()) != CHESS_OK)
        qFatal("no position");
    for (const BoardMove& move : game.moves) {
        chess::Undo undo;
        if (!chess::is_legal(position, asMove(move)))
            qFatal("an illegal move came into the game");
        chess::play(position, asMove(move), undo);
    }
    return position;
}

/// First all men away that leave or are taken, the mover last; then all that arrive.
void Bl1Bench::makeMove(const BoardMove& move)
{
    chess::Position after = position();
    chess::Undo undo;
    m_promotion = static_cast<chess_type_t>(move.promotion);
    chess::play(after, asMove(move), undo);
    board.beginMove();
    const auto differs = [&](int square) { return board.manOn(square) != after.board[square]; };
    for (int square = 0; square < 64; ++square) {
        if (square != move.from && differs(square) && board.manOn(square) != 0) {
            board.lift(square, now);
            run(kHandStep);
        }
    }
    board.lift(move.from, now);
    run(kHandStep);
    for (int square = 0; square < 64; ++square) {
        if (differs(square) && after.board[square] != 0) {
            board.place(square, after.board[square], now);
            run(kHandStep);
        }
    }
    board.endMove(now);
}

bool Bl1Bench::agree() const
{
    return difference().isEmpty();
}

QString Bl1Bench::difference() const
{
    const chess::Position here = position();
    if (board.game() != game.id)
        return QStringLiteral("another game");
    if (board.ply() != game.moves.size() || board.moves() != game.moves)
        return QStringLiteral("ply %1 there, %2 here").arg(board.ply()).arg(game.moves.size());
    if (board.hash() != link_position_hash(&here))
        return QStringLiteral("another hash");
    if (followed != std::pair(game.id, static_cast<int>(game.moves.size())))
        return QStringLiteral("not told that it follows");
    if (board.announced() != game.announced)
        return QStringLiteral("another announced move");
    if (!placement || placement->occupied != board.occupied())
        return QStringLiteral("another placement");
    return {};
}

bool Bl1Bench::holdsAfter(int plies, Milliseconds most)
{
    return runUntil([this, plies] { return game.moves.size() == plies && agree(); }, most);
}

bool Bl1Bench::playByHand(const BoardMove& move)
{
    const int plies = static_cast<int>(game.moves.size());
    makeMove(move);
    return holdsAfter(plies + 1) && game.moves.last() == move;
}

bool Bl1Bench::playOnScreen(const BoardMove& move)
{
    const int plies = static_cast<int>(game.moves.size());
    announce(move);
    run(500);
    makeMove(move);
    return holdsAfter(plies + 1) && game.moves.last() == move;
}

QStringList Bl1Bench::commandsSent() const
{
    QStringList names;
    for (const QString& line : sent) {
        const QString name = line.left(2);
        if (!line.startsWith('(') && !QStringList{"HI", "PG", "AK", "LD"}.contains(name))
            names << name;
    }
    return names;
}

void Bl1Bench::send(const QByteArray& bytes)
{
    m_toBoard.put(bytes, now);
}

void Bl1Bench::identified(const BoardIdentity& identity)
{
    identities << identity;
    placement.reset();
    followed.reset();
}

void Bl1Bench::refused(BoardFault fault, const QString& detail)
{
    refusals << std::pair(fault, detail);
}

void Bl1Bench::heard()
{
    ++heardLines;
    m_heardAt = now;
}

void Bl1Bench::sensed(const Placement& told)
{
    placement = told;
}

void Bl1Bench::proposed(const Proposal& proposal)
{
    proposals << proposal;
    if (acceptsProposals)
        take(proposal);
}

void Bl1Bench::take(const Proposal& proposal)
{
    const int next = static_cast<int>(game.moves.size()) + 1;
    switch (proposal.kind) {
    case Proposal::Move: {
        if (proposal.ply != next || game.announced) {
            driver.decline(proposal, "gap", now);
            return;
        }
        BoardMove move = proposal.move;
        if (!chess::is_legal(position(), asMove(move)))
            move.promotion = m_promotion.value_or(CHESS_TYPE_QUEEN);
        game.moves << move;
        break;
    }
    case Proposal::CarriedOut:
        if (proposal.ply != next || proposal.move != game.announced)
            return;
        game.moves << proposal.move;
        game.announced.reset();
        break;
    case Proposal::TakeBack:
        game.moves.resize(proposal.ply);
        game.announced.reset();
        break;
    case Proposal::NewGame:
        game = {game.id + 1, game.startFen, {}, std::nullopt};
        break;
    }
    tellDriver();
}

void Bl1Bench::recorded(std::uint32_t id, int after, const QList<BoardMove>& moves)
{
    records << Record{id, after, {}, moves};
    if (!acceptsProposals || id != game.id || after != game.moves.size())
        return;
    game.moves << moves;
    game.announced.reset();
    tellDriver();
}

void Bl1Bench::recordedOther(std::uint32_t id, const QByteArray& startFen, const QList<BoardMove>& moves)
{
    records << Record{id, 0, startFen, moves};
}

void Bl1Bench::following(std::uint32_t id, int ply)
{
    followed = std::pair(id, ply);
}

void Bl1Bench::logged(bool fromBoard, const QString& line)
{
    (fromBoard ? received : sent) << line;
}

}  // namespace qipan::boards
