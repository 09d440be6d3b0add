// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>
#include <boards/dgt_frames.h>
#include <boards/orientation.h>
#include <boards/paced_sender.h>

namespace qipan::boards {

/// A serial board of DGT, by USB, RS-232 or Bluetooth. 9600 baud.
///
/// A change is told at once as the board reports it, and again when the whole board has been read after a quarter of a
/// second of quiet: single reports may be lost, and nothing in them is checked. The board is read each few seconds too.
class DgtDriver : public BoardDriver {
public:
    /// Only the Revelation II has lamps. To other boards their command must not be sent: it contains "reset".
    enum class Model { Board, RevelationII };

    explicit DgtDriver(BoardListener* listener, Model model = Model::Board);

    void open(Milliseconds now) override;
    void receive(const QByteArray& bytes, Milliseconds now) override;
    void tick(Milliseconds now) override;
    std::optional<Milliseconds> nextTick() const override;

    /// Needed to know which way round the board lies, and which lamps are those of the announced move.
    void follow(const BoardGame& game, Milliseconds now) override;
    void showLamps(const Lamps& lamps, Milliseconds now) override;
    void decline(const Proposal& proposal, const QString& why, Milliseconds now) override;

    QByteArray notes() const override;
    void setNotes(const QByteArray& notes) override;
    bool isTurned() const;
    void setTurned(bool turned);

private:
    enum class State { Closed, Asking, Running, Refused };

    void ask(char command);
    void sendWaiting(Milliseconds now);
    void take(const dgt::Frame& frame, Milliseconds now);
    void identify(Milliseconds now);
    void takeBoard(const QByteArray& codes, Milliseconds now);
    void takeField(int field, std::uint8_t code, Milliseconds now);
    void tell();
    QByteArray lampCommand() const;

    BoardListener* m_listener;
    Model m_model;
    State m_state = State::Closed;
    dgt::FrameReader m_reader;
    PacedSender m_sender;
    Orientation m_orientation;
    QString m_version;
    QString m_serial;

    std::array<std::uint8_t, 64> m_men{};  ///< by the board's own numbering from a8
    bool m_hasMen = false;
    std::optional<std::array<std::uint8_t, 64>> m_doubted;  ///< the last reading, if it contradicted what was known
    std::optional<Milliseconds> m_changedAt;  ///< the last change that no reading of the whole board has confirmed
    Milliseconds m_changingSince = 0;         ///< the first of them

    Milliseconds m_openedAt = 0;
    Milliseconds m_askAgainAt = 0;  ///< Asking: what has not been answered is asked again
    std::optional<Milliseconds> m_boardAskedAt;
    Milliseconds m_readAnywayAt = 0;
    Milliseconds m_heartbeatAt = 0;
    std::optional<BoardMove> m_announced;
    Lamps m_lamps{};
    QByteArray m_lampsSent;
};

}  // namespace qipan::boards
