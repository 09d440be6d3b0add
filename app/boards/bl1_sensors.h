// SPDX-License-Identifier: MIT
#pragma once

#include "bl1_line.h"

namespace qipan::boards {

/// What the sensors of a BL1 board show, put together from numbered events and full reports; and what to ask for when
/// some were lost. An event that is not the next one is not taken: nothing is kept but the last number.
class Bl1Sensors {
public:
    /// A board was met: nothing is known of it.
    void begin(Sense sense, Milliseconds now);

    // EV, SN, HB, LO, the name being read already. True: the placement is to be told.
    bool takeEvent(Bl1Fields& fields, Milliseconds now);
    bool takeSnapshot(Bl1Fields& fields);
    void takeHeartbeat(Bl1Fields& fields, Milliseconds now);
    void takeOldest();

    const Placement& placement() const;
    /// The number of the last event in it.
    std::uint16_t last() const;

    /// RQ from this event on; at most every 100 ms.
    std::optional<std::uint16_t> request(Milliseconds now);
    /// AK up to this event.
    std::optional<std::uint16_t> acknowledge(Milliseconds now);
    /// Whether SQ is to be sent.
    bool needsSnapshot(Milliseconds now) const;
    /// Since the last call, a number went back: has the board restarted?
    bool takeWentBack();

    // When each of the three is due next.
    std::optional<Milliseconds> requestAt() const;
    std::optional<Milliseconds> acknowledgeAt() const;
    std::optional<Milliseconds> snapshotAt() const;

private:
    enum class State {
        Unknown,   ///< only a full report helps, and one should come by itself
        Complete,  ///< the placement is that after event m_last
        Gap,       ///< events after m_last, up to m_newest, were lost
        Lost       ///< and cannot be had; only a full report helps
    };

    void learnNumber(std::uint16_t number, Milliseconds now);
    void apply(const link_event_t& event);

    Sense m_sense = Sense::Occupancy;
    Placement m_placement;
    State m_state = State::Unknown;
    std::uint16_t m_last = 0;
    std::uint16_t m_newest = 0;
    std::uint16_t m_acknowledged = 0;
    int m_requests = 0;            ///< since the last event that came
    Milliseconds m_requestAt = 0;  ///< not earlier
    Milliseconds m_acknowledgeAt = 0;
    Milliseconds m_snapshotAt = 0;
    bool m_wentBack = false;
};

}  // namespace qipan::boards
