// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>
#include <boards/certabo_lines.h>
#include <boards/certabo_tags.h>
#include <boards/first_move.h>
#include <boards/orientation.h>

namespace qipan::boards {

/// Boards of Certabo (tags: tell men) and of Tabutronic and Sentio (contacts: only that a man is there). 38400 baud.
/// They talk without being asked; which kind it is, the lines show.
///
/// Contacts: two equal lines in a row are believed. Tags drop out now and then: of each square, what two of the last
/// three lines say. Tags are learned whenever the men stand in the start position and some tag is unknown.
class CertaboDriver : public BoardDriver {
public:
    explicit CertaboDriver(BoardListener* listener);

    void open(Milliseconds now) override;
    void receive(const QByteArray& bytes, Milliseconds now) override;
    void tick(Milliseconds now) override;
    std::optional<Milliseconds> nextTick() const override;

    /// Needed to learn from the first move of a game which way round the board lies: the start position looks the same
    /// either way to contacts, and to tags that are not known yet.
    void follow(const BoardGame& game, Milliseconds now) override;
    void showLamps(const Lamps& lamps, Milliseconds now) override;
    void decline(const Proposal& proposal, const QString& why, Milliseconds now) override;

    QByteArray notes() const override;
    void setNotes(const QByteArray& notes) override;
    bool isTurned() const;
    void setTurned(bool turned);
    /// The tags of the men as text, empty if none are known; part of notes().
    QByteArray calibration() const;
    void setCalibration(const QByteArray& text);

private:
    enum class State { Closed, Listening, Running, Refused };

    void take(const certabo::Line& line, Milliseconds now);
    void listenTo(const certabo::Line& line);
    void takeOccupied(std::uint64_t occupied);
    void takeTags(const certabo::Tags& tags);
    bool hasUnknownTag() const;
    Placement asItLies() const;
    void tell(Milliseconds now);
    QByteArray lampFrame() const;
    void sendLamps(Milliseconds now);

    BoardListener* m_listener;
    State m_state = State::Closed;
    Sense m_sense = Sense::Occupancy;
    certabo::LineReader m_reader;
    certabo::TagTable m_table;
    Orientation m_orientation;
    FirstMoveWatch m_firstMove;

    std::optional<std::uint64_t> m_lastOccupied;  ///< of the last line
    QList<certabo::Tags> m_lastTags;              ///< of the last lines, the newest last
    std::uint64_t m_occupied = 0;                 ///< believed; by the board's numbering, as Line has it
    certabo::Tags m_tags{};
    bool m_hasPlacement = false;

    int m_linesOfAKind = 0;
    bool m_hasColorLamps = false;
    Milliseconds m_openedAt = 0;
    Lamps m_lamps{};
    QByteArray m_lampsSent;
    int m_lampRepeats = 0;
    Milliseconds m_lampsFreeAt = 0;
};

}  // namespace qipan::boards
