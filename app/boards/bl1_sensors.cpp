// SPDX-License-Identifier: MIT
#include "bl1_sensors.h"

#include <algorithm>
#include <utility>

namespace qipan::boards {

namespace {

constexpr Milliseconds kSnapshotPatience = 300;
constexpr Milliseconds kRequestPeriod = 100;
constexpr int kRequests = 5;
/// Two events are a move; a lone one is acknowledged when nothing followed for so long.
constexpr int kAcknowledgedAtOnce = 2;
constexpr Milliseconds kAcknowledgePatience = 1000;

/// How many events b is ahead of a.
int distance(std::uint16_t a, std::uint16_t b)
{
    return static_cast<std::uint16_t>(b - a);
}

}  // namespace

void Bl1Sensors::begin(Sense sense, Milliseconds now)
{
    *this = {};
    m_sense = sense;
    m_snapshotAt = now + kSnapshotPatience;
}

bool Bl1Sensors::takeEvent(Bl1Fields& fields, Milliseconds now)
{
    const auto number = fields.number();
    const auto event = fields.event();
    if (!number || !event || m_state == State::Unknown || m_state == State::Lost || !link_is_after(*number, m_last))
        return false;
    if (distance(m_last, *number) > 1) {
        learnNumber(*number, now);
        return false;
    }
    apply(*event);
    if (m_last == m_acknowledged)
        m_acknowledgeAt = now + kAcknowledgePatience;
    m_last = *number;
    m_requests = 0;
    if (m_state == State::Gap && !link_is_after(m_newest, m_last))
        m_state = State::Complete;
    return true;
}

bool Bl1Sensors::takeSnapshot(Bl1Fields& fields)
{
    const auto number = fields.number();
    if (!number || !fields.decimal())
        return false;
    Placement placement;
    if (m_sense == Sense::Pieces) {
        const auto letters = fields.field();
        if (!letters || letters->size() != 64)
            return false;
        for (int i = 0; i < 64; ++i) {
            const int square = i ^ 56;  // rank 8 comes first
            const chess_id_t man = link_man(letters->at(i));
            placement.men[static_cast<std::size_t>(square)] = man;
            placement.occupied |= static_cast<std::uint64_t>(man != 0) << square;
        }
    } else {
        const auto white = fields.squares();
        if (!white)
            return false;
        placement.occupied = *white | fields.squares().value_or(0);
    }
    if (m_state == State::Complete || m_state == State::Gap) {
        if (*number != m_last) {
            learnNumber(*number, 0);
            return false;
        }
    } else {
        m_state = State::Complete;
        m_last = m_acknowledged = *number;
        m_requests = 0;
    }
    m_placement = placement;
    return true;
}

void Bl1Sensors::takeHeartbeat(Bl1Fields& fields, Milliseconds now)
{
    const auto number = fields.number();
    if (number && (m_state == State::Complete || m_state == State::Gap))
        learnNumber(*number, now);
}

void Bl1Sensors::takeOldest()
{
    if (m_state == State::Gap)
        m_state = State::Lost;
}

/// The board speaks of this event as one that was.
void Bl1Sensors::learnNumber(std::uint16_t number, Milliseconds now)
{
    if (link_is_after(number, m_last)) {
        if (m_state == State::Complete || link_is_after(number, m_newest))
            m_newest = number;
        if (m_state == State::Complete)
            m_requestAt = std::max(m_requestAt, now);
        m_state = State::Gap;
    } else if (number != m_last) {
        m_wentBack = true;
        m_state = State::Lost;
    }
}

void Bl1Sensors::apply(const link_event_t& event)
{
    const int square = event.change & 63;
    const std::uint64_t bit = std::uint64_t(1) << square;
    const bool placed = (event.change & LINK_PLACED) != 0;
    m_placement.occupied = placed ? m_placement.occupied | bit : m_placement.occupied & ~bit;
    if (m_sense == Sense::Pieces)
        m_placement.men[static_cast<std::size_t>(square)] = placed ? event.man : chess_id_t(0);
}

const Placement& Bl1Sensors::placement() const
{
    return m_placement;
}

std::uint16_t Bl1Sensors::last() const
{
    return m_last;
}

std::optional<std::uint16_t> Bl1Sensors::request(Milliseconds now)
{
    if (m_state != State::Gap || now < m_requestAt)
        return {};
    if (m_requests == kRequests) {
        m_state = State::Lost;
        return {};
    }
    ++m_requests;
    m_requestAt = now + kRequestPeriod;
    return static_cast<std::uint16_t>(m_last + 1);
}

std::optional<std::uint16_t> Bl1Sensors::acknowledge(Milliseconds now)
{
    const auto at = acknowledgeAt();
    if (!at || now < *at)
        return {};
    m_acknowledged = m_last;
    return m_last;
}

bool Bl1Sensors::needsSnapshot(Milliseconds now) const
{
    const auto at = snapshotAt();
    return at && now >= *at;
}

bool Bl1Sensors::takeWentBack()
{
    return std::exchange(m_wentBack, false);
}

std::optional<Milliseconds> Bl1Sensors::requestAt() const
{
    return m_state == State::Gap ? std::optional(m_requestAt) : std::nullopt;
}

std::optional<Milliseconds> Bl1Sensors::acknowledgeAt() const
{
    const int waiting = distance(m_acknowledged, m_last);
    if (waiting == 0)
        return {};
    return waiting < kAcknowledgedAtOnce ? m_acknowledgeAt : Milliseconds(0);
}

std::optional<Milliseconds> Bl1Sensors::snapshotAt() const
{
    if (m_state == State::Unknown)
        return m_snapshotAt;
    return m_state == State::Lost ? std::optional(Milliseconds(0)) : std::nullopt;
}

}  // namespace qipan::boards
