// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>
#include <boards/chesslink_frames.h>
#include <boards/orientation.h>
#include <boards/paced_sender.h>

namespace qipan::boards {

/// Millennium's boards at the ChessLink module: Exclusive, Performance, eONE. 38400 baud, the port opened with 8 bits
/// and no parity.
///
/// The check of a position does not see two letters that changed places, so a position is told only when two reports
/// in a row are equal. Answers to anything but the version are waited for by no one: some models send none.
class ChessLinkDriver : public BoardDriver {
public:
    explicit ChessLinkDriver(BoardListener* listener);

    void open(Milliseconds now) override;
    void receive(const QByteArray& bytes, Milliseconds now) override;
    void tick(Milliseconds now) override;
    std::optional<Milliseconds> nextTick() const override;

    /// Needed to know which way round the board lies.
    void follow(const BoardGame& game, Milliseconds now) override;
    void showLamps(const Lamps& lamps, Milliseconds now) override;
    void decline(const Proposal& proposal, const QString& why, Milliseconds now) override;

    QByteArray notes() const override;
    void setNotes(const QByteArray& notes) override;
    /// Turned: the board's numbering begins at a8, the cable is on the left of White. Else at h1.
    bool isTurned() const;
    void setTurned(bool turned);

private:
    enum class State { Closed, Asking, Running, Refused };
    /// A command that is repeated a few times if no answer comes.
    struct Order {
        QByteArray text;
        int repeats = 0;
        std::optional<Milliseconds> againAt;
    };

    void ask(const QByteArray& text);
    void give(Order& order, const QByteArray& text);
    void repeat(Order& order, Milliseconds now);
    void sendWaiting(Milliseconds now);
    void take(const QByteArray& answer, Milliseconds now);
    void identify(const QByteArray& version, Milliseconds now);
    void takePosition(const QByteArray& letters, Milliseconds now);
    void tell();
    void orderLamps();

    BoardListener* m_listener;
    State m_state = State::Closed;
    chesslink::FrameReader m_reader;
    PacedSender m_sender;
    Orientation m_orientation;  ///< against a numbering that begins at h1

    QByteArray m_reported;  ///< the last report, 64 letters
    QByteArray m_position;  ///< the last one that came twice, empty before the first
    Lamps m_lamps{};
    Order m_reportOrder;  ///< to report changes
    Order m_lampOrder;

    Milliseconds m_openedAt = 0;
    Milliseconds m_askVersionAt = 0;
    std::optional<Milliseconds> m_confirmAt;  ///< a second report is asked for
    Milliseconds m_heartbeatAt = 0;
};

}  // namespace qipan::boards
