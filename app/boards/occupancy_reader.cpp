// SPDX-License-Identifier: MIT
#include "boards/occupancy_reader.h"

#include "boards/placements.h"

#include <algorithm>
#include <utility>

namespace qipan::boards {

namespace {

constexpr Milliseconds kQuiet = 1000;
/// Between what a hand does for a capture: slow enough not to be taken for a sleeve that brushed a man.
constexpr Milliseconds kHand = 200;

/// The resolver's clock may wrap.
std::uint32_t wrapped(Milliseconds time)
{
    return static_cast<std::uint32_t>(time);
}

}  // namespace

OccupancyReader::OccupancyReader(bool proposes)
    : m_proposes(proposes)
{
    chess::set_up(m_position);
    m_history.plies = m_lastPlies.data();
    m_history.capacity = kHistory;
}

void OccupancyReader::follow(const BoardGame& game, Milliseconds now)
{
    if (m_hasGame && game == m_asTold)
        return;
    m_now = now;
    const bool isSameLine =
        m_hasGame && game.id == m_asTold.id && game.startFen == m_asTold.startFen && game.moves == m_asTold.moves;
    m_asTold = game;
    m_hasGame = true;
    m_away.reset();
    const FollowedGame followed(game);
    m_announced = followed.announced();
    if (!isSameLine) {
        replay(followed);
        m_unseen &= placementOf(m_position).occupied;
        if (m_isRunning)
            resolver_game_changed(&m_resolver, m_plies, wrapped(now));
    } else if (m_isRunning && !m_announced) {
        resolver_withdraw(&m_resolver, wrapped(now));
    }
    if (m_isRunning)
        announce(now);
    else
        start(now);
}

/// Keeps the last plies as the engine's history does.
void OccupancyReader::replay(const FollowedGame& game)
{
    const int first = std::max(0, game.plies() - kHistory);
    m_position = game.positionAt(first);
    m_history.count = 0;
    m_plies = static_cast<std::uint16_t>(game.plies());
    for (int ply = first; ply < game.plies(); ++ply)
        chess::play(m_position, moveOf(m_asTold.moves[ply]), m_lastPlies[m_history.count++]);
}

void OccupancyReader::announce(Milliseconds now)
{
    if (m_announced)
        resolver_announce(&m_resolver, m_announced->from, m_announced->to, wrapped(now));
}

void OccupancyReader::sense(const Placement& placement, Milliseconds now)
{
    m_now = now;
    if (m_occupied != placement.occupied) {
        m_changedAt = now;
        m_away.reset();
    }
    m_occupied = placement.occupied;
    m_unseen &= ~placement.occupied;
    if (!m_isRunning) {
        start(now);
        return;
    }
    const resolver_squares_t squares = resolver_squares_from_word(placement.occupied);
    resolver_sensors(&m_resolver, &squares, wrapped(now));
}

/// Once both the game and the sensors are known.
void OccupancyReader::start(Milliseconds now)
{
    if (!m_hasGame || !m_occupied)
        return;
    const resolver_squares_t squares = resolver_squares_from_word(*m_occupied);
    m_isRunning = true;
    m_startedAt = m_changedAt = now;
    resolver_start(&m_resolver, &m_position, &m_history, m_plies, &squares, 0, wrapped(now));
    announce(now);
    const std::uint64_t expected = placementOf(m_position).occupied;
    const bool hasExtra = (*m_occupied & ~expected) != 0;
    m_unseen = m_announced || hasExtra ? 0 : expected & ~*m_occupied;
    if (m_proposes && m_unseen != 0)
        m_away = onlyCapture();
}

/// The one capture after which men stand as they do; its promotion is open.
std::optional<chess::Move> OccupancyReader::onlyCapture() const
{
    chess::Move moves[chess::kMaxMoves];
    const std::size_t count = chess::legal_moves(m_position, moves);
    std::optional<chess::Move> only;
    for (std::size_t i = 0; i < count; ++i) {
        if (placementOf(positionAfter(m_position, moves[i])).occupied != *m_occupied)
            continue;
        if (only && (only->from != moves[i].from || only->to != moves[i].to))
            return {};
        only = moves[i];
    }
    return only;
}

/// Tells the resolver the capture as if it had been made since the start.
void OccupancyReader::showCapture(chess::Move capture)
{
    const resolver_squares_t before = resolver_squares_from_word(placementOf(m_position).occupied);
    resolver_start(&m_resolver, &m_position, &m_history, m_plies, &before, 0, wrapped(m_startedAt));
    resolver_sensor(&m_resolver, capture.from, false, wrapped(m_startedAt + kHand));
    resolver_sensor(&m_resolver, capture.to, false, wrapped(m_startedAt + 2 * kHand));
    resolver_sensor(&m_resolver, capture.to, true, wrapped(m_startedAt + 3 * kHand));
    m_unseen = 0;
}

/// Whether men are away of whom nobody can tell what became.
bool OccupancyReader::isLongMissing() const
{
    return m_unseen != 0 && m_now >= m_changedAt + kQuiet;
}

std::optional<Proposal> OccupancyReader::take(Milliseconds now)
{
    if (!m_isRunning)
        return {};
    m_now = now;
    if (m_away && isLongMissing())
        showCapture(*std::exchange(m_away, std::nullopt));
    for (;;) {
        const resolver_outcome_t outcome = resolver_poll(&m_resolver, wrapped(now));
        if (outcome.kind == RESOLVER_NOTHING)
            return {};
        // The rest is news that agreement() tells.
        if (outcome.kind <= RESOLVER_NEW_GAME)
            return proposalOf(outcome);
    }
}

Proposal OccupancyReader::proposalOf(const resolver_outcome_t& outcome) const
{
    const BoardMove move{outcome.from, outcome.to, 0};
    switch (outcome.kind) {
    case RESOLVER_DONE:
        return {Proposal::CarriedOut, m_plies + 1, m_announced ? boardMoveOf(*m_announced) : move};
    case RESOLVER_TAKE_BACK:
        return {Proposal::TakeBack, m_plies - outcome.plies, {}};
    case RESOLVER_NEW_GAME:
        return {Proposal::NewGame, 0, {}};
    default:
        return {Proposal::Move, m_plies + 1, move};
    }
}

std::optional<Milliseconds> OccupancyReader::nextTick() const
{
    if (!m_isRunning)
        return {};
    std::optional<Milliseconds> next;
    if (m_unseen != 0 && !isLongMissing())
        next = m_changedAt + kQuiet;
    const std::uint16_t wait = resolver_next_poll(&m_resolver, wrapped(m_now));
    if (wait != RESOLVER_NO_POLL)
        next = std::min(next.value_or(m_now + wait), m_now + wait);
    return next;
}

void OccupancyReader::decline(const Proposal&, Milliseconds now)
{
    if (!m_isRunning)
        return;
    m_now = now;
    resolver_decline(&m_resolver, wrapped(now));
}

Agreement OccupancyReader::agreement() const
{
    Agreement agreement;
    if (!m_isRunning)
        return agreement;
    switch (resolver_state(&m_resolver)) {
    case RESOLVER_IN_STEP:
        return agreement;
    case RESOLVER_OUT_OF_STEP:
        agreement.state = Agreement::Mismatch;
        break;
    case RESOLVER_IN_MOVE:
        agreement.state = isLongMissing() ? Agreement::Mismatch : Agreement::InMove;
        break;
    default:
        agreement.state = Agreement::InMove;
        break;
    }
    resolver_squares_t missing;
    resolver_squares_t extra;
    resolver_difference(&m_resolver, &missing, &extra);
    agreement.missing = resolver_squares_to_word(&missing);
    agreement.extra = resolver_squares_to_word(&extra);
    return agreement;
}

}  // namespace qipan::boards
