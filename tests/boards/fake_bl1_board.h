// SPDX-License-Identifier: MIT
#pragma once

#include <chess/position.h>
#include <qipan/link.h>

#include <boards/board_driver.h>

#include <QByteArray>
#include <QList>

#include <array>
#include <optional>

namespace qipan::boards {

/// A board as docs/board-link.md asks for one, and the hands at it. For tests of the program's side: it has its own
/// clock, knows the men that stand on it, and so needs no cleverness to see a move. Occupancy only is told.
class FakeBl1Board {
public:
    QByteArray id = "4F21A9C0";
    int version = 1;
    int lowestVersion = 1;
    bool answersAnnounced = true;  ///< OK XP, which the first draft of the protocol did not have

    /// Starts without a game, dark; the men stand where they stood.
    void powerUp(Milliseconds now);
    void receive(const QByteArray& bytes, Milliseconds now);
    void tick(Milliseconds now);
    std::optional<Milliseconds> nextTick() const;
    QByteArray takeOutput();

    /// Holds this game, as if a program had given it. The men stand where they stood.
    void hold(std::uint32_t game, const QByteArray& fen, const QList<BoardMove>& moves);
    std::optional<std::uint32_t> game() const;
    int ply() const;
    chess::Position position() const;
    std::uint32_t hash() const;
    const QList<BoardMove>& moves() const;
    std::optional<BoardMove> announced() const;
    QByteArray picture() const;
    std::uint64_t occupied() const;
    int badLines() const;
    int commandsRefused() const;

    // Hands. A change comes with its event; between begin and end nothing is made of what stands there.
    void beginMove();
    void endMove(Milliseconds now);
    void lift(int square, Milliseconds now);
    void place(int square, chess_id_t man, Milliseconds now);
    chess_id_t manOn(int square) const;
    void setUp(const chess::Position& position);

private:
    struct Question {
        link_name_t name = 0;
        int ply = 0;
        BoardMove move = {};
        std::uint32_t hash = 0;
        std::uint16_t event = 0;

        bool operator==(const Question&) const = default;
    };

    void obey(const char* body, Milliseconds now);
    void obeyAboutGame(link_name_t name, link_cursor_t fields);
    void begin(std::uint32_t game, const char* fen);
    void takeMove(int ply, link_cursor_t fields);
    void announce(int ply, link_cursor_t fields);
    void listFrom(std::uint32_t game, int ply);
    void resendFrom(std::uint16_t number, Milliseconds now);
    void changed(int square, bool placed, Milliseconds now);
    void look();
    std::optional<Question> whatStands() const;
    void decideAlone();
    chess::Position positionAt(int ply) const;
    bool shows(const chess::Position& position) const;
    std::optional<chess::Position> after(const BoardMove& move) const;

    void hello();
    void tellPlace();
    void tellEvent(std::uint16_t number);
    void tellSnapshot(Milliseconds now);
    void ask();
    void done();
    void notDone(std::uint32_t game, int ply, const char* why);
    void begin(link_name_t name);
    void end();

    char m_body[LINK_BODY_MAX + 1];
    link_reader_t m_reader{};
    link_ring_t m_events{};
    link_writer_t m_writer{};
    QByteArray m_output;
    std::uint16_t m_boot = 0x91C2;
    bool m_on = false;
    bool m_greeted = false;
    bool m_alone = false;
    Milliseconds m_heardAt = 0;
    Milliseconds m_saidAt = 0;
    Milliseconds m_helloAt = 0;
    Milliseconds m_snapshotAt = 0;
    Milliseconds m_askAt = 0;

    std::optional<std::uint32_t> m_game;
    chess::Position m_start{};
    QList<BoardMove> m_moves;
    std::optional<BoardMove> m_announced;
    std::optional<Question> m_question;
    std::optional<Question> m_refused;
    std::array<chess_id_t, 64> m_men{};
    bool m_moving = false;
    QByteArray m_picture = QByteArray(64, '.');
    std::uint8_t m_pictureNumber = 0;
    int m_commandsRefused = 0;
};

}  // namespace qipan::boards
