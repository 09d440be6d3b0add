// SPDX-License-Identifier: MIT
#pragma once

#include "bl1_game.h"
#include "bl1_lamps.h"
#include "bl1_line.h"
#include "bl1_sensors.h"

namespace qipan::boards {

/// A board of our own, which knows the rules: the board link BL1, docs/board-link.md. 115200 baud, 8N1.
///
/// Game, announced move and lamps are wanted states. The driver keeps what the board has confirmed of them, and sends
/// the difference: one command at a time, again and again until it is answered. So no loss of a line leaves a trace.
///
/// recorded() of the game that is followed, with moves after its last one: the board keeps them until follow() is
/// called, with the moves or without.
class Bl1Driver : public BoardDriver {
public:
    /// hostName: what the program calls itself; no spaces.
    explicit Bl1Driver(BoardListener* listener, const QByteArray& hostName = "qipan");

    void open(Milliseconds now) override;
    void receive(const QByteArray& bytes, Milliseconds now) override;
    void tick(Milliseconds now) override;
    std::optional<Milliseconds> nextTick() const override;

    void follow(const BoardGame& game, Milliseconds now) override;
    void showLamps(const Lamps& lamps, Milliseconds now) override;
    void decline(const Proposal& proposal, const QString& why, Milliseconds now) override;

private:
    enum class Phase { Closed, Greeting, Talking, Refused };
    /// What is known of the game on the board.
    enum class Held {
        Unknown,
        Nothing,  ///< none, or one that is to be replaced
        Told,     ///< m_told, not compared yet
        Listing,  ///< m_told; its moves are being asked for
        Game      ///< the first m_boardPlies of m_boardGame
    };
    /// Where the board said it stands.
    struct Place {
        std::uint32_t game = 0;
        int ply = 0;
        std::uint32_t hash = 0;

        bool operator==(const Place&) const = default;
    };
    /// A command that waits for its answer.
    struct Command {
        link_name_t name = 0;
        QByteArray line = {};
        std::uint32_t game = 0;  ///< that it speaks of
        int ply = 0;
        std::optional<Bl1Game> result = {};  ///< GS, MV, TB: what the board holds then,
        int resultPlies = 0;                 ///< and how much of it
        Milliseconds repeatAt = 0;
        int repeats = 0;
    };
    /// What the board asks.
    struct Question {
        link_name_t name = 0;
        std::uint16_t event = 0;  ///< the last one that it rests on
        Proposal proposal = {};
        std::optional<QByteArray> refusal = {};  ///< it is answered: no, and why

        bool isSame(const Question& other) const;
    };
    /// The moves of the board as they come in.
    struct Listing {
        int first = 0;  ///< ply that was asked for
        int next = 0;
        QByteArray startFen = {};
        QList<BoardMove> moves = {};
    };

    // bl1_driver.cpp: bytes, times, who is there
    void greet(Milliseconds now);
    void take(const char* body, Milliseconds now);
    void takeHello(Bl1Fields fields, Milliseconds now);
    bool meet(const Bl1Fields& fields, std::uint32_t version);
    void takeSensors(Bl1Fields fields, Milliseconds now);
    void takeOk(Bl1Fields fields);
    void act(Milliseconds now);
    void sayHello(Milliseconds now);
    void command(Milliseconds now);
    void sendLine(const QByteArray& line, Milliseconds now);
    void refusePort(BoardFault fault, const QString& detail);
    void tellFault();

    // bl1_driver_game.cpp: which game the board holds
    std::optional<Command> nextCommand(Milliseconds now);
    std::optional<Command> nextGameCommand();
    Command gameCommand(link_name_t name, const Bl1Game& result, int plies) const;
    Command listCommand() const;
    void takeDone(Bl1Fields fields);
    void takeNotDone(Bl1Fields fields, Milliseconds now);
    void takePlace(Bl1Fields fields);
    void hold(const Bl1Game& game, int plies);
    void compare();
    void list(int first);
    void takeListed(Bl1Fields fields, Milliseconds now);
    void endListing();
    bool goAhead(const Listing& listing);
    void giveUp(const Listing& listing);
    bool isAwaited(link_name_t name) const;
    void askAgain();
    bool isInStep() const;

    // bl1_driver_questions.cpp: what hands did
    void takeQuestion(Bl1Fields fields, Milliseconds now);
    void takeMoveQuestion(Question question, Bl1Fields fields, Milliseconds now);
    void takeDoneQuestion(Question question, Bl1Fields fields, Milliseconds now);
    void takeBackQuestion(Question question, Bl1Fields fields, Milliseconds now);
    void takeNewGameQuestion(Question question, Bl1Fields fields, Milliseconds now);
    void ask(const Question& question, Milliseconds now);
    void askDone(Question question, Milliseconds now);
    void refuse(const Question& question, const QByteArray& why, Milliseconds now);
    void repeatMove(int ply);

    BoardListener* m_listener;
    QByteArray m_hostName;

    Phase m_phase = Phase::Closed;
    char m_body[LINK_BODY_MAX + 1];
    link_reader_t m_reader;
    std::optional<std::uint16_t> m_boot;  ///< of the board that was met since open()
    BoardIdentity m_identity;
    std::optional<std::pair<BoardFault, QString>> m_fault;  ///< to be told as the last thing of all
    Milliseconds m_helloAt = 0;
    Milliseconds m_patientUntil = 0;
    Milliseconds m_heardAt = 0;
    Milliseconds m_sentAt = 0;
    Milliseconds m_probedAt = 0;

    Bl1Sensors m_sensors;
    Bl1Lamps m_lamps;

    BoardGame m_order;  ///< as it was last given
    std::optional<Bl1Game> m_wanted;
    std::optional<BoardMove> m_announced;
    Held m_held = Held::Unknown;
    Place m_told;
    std::optional<Place> m_recorded;  ///< the last one whose moves were told to the listener
    std::optional<Listing> m_listing;
    std::optional<Bl1Game> m_boardGame;
    int m_boardPlies = 0;
    std::optional<BoardMove> m_boardAnnounced;
    bool m_awaitsOrder = false;  ///< the board is ahead, and follow() has not yet said what counts
    int m_refusals = 0;          ///< since board and order were last equal
    Milliseconds m_pauseUntil = 0;
    std::optional<Command> m_command;
    std::optional<Question> m_question;
};

}  // namespace qipan::boards
