// SPDX-License-Identifier: MIT
#pragma once

#include "fake_board.h"

#include <map>
#include <vector>

namespace qipan::sim {

/// A board of Certabo (each man wears a tag) or of Tabutronic (contacts). It talks without being asked.
class FakeCertaboBoard : public FakeBoard {
public:
    struct Options {
        bool hasTags = false;
        bool hasColorLamps = false;
        std::uint64_t firstTag = 0x0102030405;  ///< another set of men wears other tags
    };

    explicit FakeCertaboBoard(const SensorFaults& faults = {});
    FakeCertaboBoard(const Options& options, const SensorFaults& faults);

    bool tellsMen() const override;
    int bitsPerSecond() const override;
    chess_id_t lift(int square, Milliseconds now) override;
    void put(int square, chess_id_t man, Milliseconds now) override;
    void receive(const QByteArray& bytes, Milliseconds now) override;
    void advance(Milliseconds now) override;
    void restart(Milliseconds now) override;
    QString lampText() const override;
    bool shows(std::uint64_t squares) const override;

    /// The last whole picture, 8 or 243 bytes.
    const QByteArray& lampFrame() const;
    /// Pictures that came within 0.6 s of the one before.
    int floods() const;

private:
    QByteArray line(Milliseconds now);
    void takeFrame(const QByteArray& frame, Milliseconds now);
    std::uint64_t litSquares() const;

    Options m_options;
    std::array<std::uint64_t, 64> m_tags{};                       ///< by square
    std::map<chess_id_t, std::vector<std::uint64_t>> m_offBoard;  ///< the tags of the men that were taken away
    std::uint64_t m_nextTag;
    Milliseconds m_nextLineAt = 0;
    QByteArray m_buffer;
    Milliseconds m_lastByteAt = 0;
    QByteArray m_lampFrame;
    std::optional<Milliseconds> m_lastFrameAt;
    int m_floods = 0;
};

}  // namespace qipan::sim
