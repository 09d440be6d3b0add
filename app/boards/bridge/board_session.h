// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>

#include <boards/board_driver.h>
#include <boards/placement_reader.h>
#include <chess/chess_game.h>

namespace qipan::boards {

/// Keeps one game and one board in step: what hands do on the board enters the game through ChessGame::move(), what
/// the screen does is shown on the board and waits there to be carried out. The game is never changed by a mismatch.
///
/// Knows no port: bytes come through receive() and leave by outgoing(). Time is the clock's that it was given; tick()
/// must be called at nextTick(), which changed whenever timingChanged() comes.
class BoardSession : public QObject, private BoardListener {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a BoardLink.")
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString boardName READ boardName NOTIFY boardChanged)
    Q_PROPERTY(bool tellsMen READ tellsMen NOTIFY boardChanged)
    /// Squares, ascending: should be occupied and are empty; the other way round; occupied by another man.
    Q_PROPERTY(QList<int> missingSquares READ missingSquares NOTIFY squaresChanged)
    Q_PROPERTY(QList<int> extraSquares READ extraSquares NOTIFY squaresChanged)
    Q_PROPERTY(QList<int> wrongSquares READ wrongSquares NOTIFY squaresChanged)
    /// Those from which a man must go: extra and wrong ones.
    Q_PROPERTY(QList<int> unwantedSquares READ unwantedSquares NOTIFY squaresChanged)
    /// The move that hands must carry out on the board, in SAN; empty if there is none.
    Q_PROPERTY(QString announcedSan READ announcedSan NOTIFY announcedChanged)
    Q_PROPERTY(int announcedFrom READ announcedFrom NOTIFY announcedChanged)
    Q_PROPERTY(int announcedTo READ announcedTo NOTIFY announcedChanged)
    Q_PROPERTY(bool newGameAsked READ isNewGameAsked NOTIFY newGameAskedChanged)

public:
    /// Offline: no port is open. Connecting: one is, and the board has not said what it is. Synced: game and board are
    /// equal, or a move is to be carried out. InMove: hands are at work. SetUp: the board may be arranged at will.
    /// Stale: the board has been silent for 3 s.
    enum State { Offline, Connecting, Synced, InMove, Mismatch, SetUp, Stale };
    Q_ENUM(State)
    using Clock = std::function<Milliseconds()>;

    explicit BoardSession(Clock clock, QObject* parent = nullptr);
    ~BoardSession() override;

    void setGame(app::ChessGame* game);

    /// Whom the driver has to tell.
    BoardListener* listener();
    /// The port is open, and this is spoken there.
    void begin(std::unique_ptr<BoardDriver> driver);
    /// The port is closed.
    void end();
    void receive(const QByteArray& bytes);
    void tick();
    std::optional<Milliseconds> nextTick() const;

    State state() const;
    const BoardIdentity& identity() const;
    /// None while no port is open.
    BoardDriver* driver() const;
    QString boardName() const;
    bool tellsMen() const;
    QList<int> missingSquares() const;
    QList<int> extraSquares() const;
    QList<int> wrongSquares() const;
    QList<int> unwantedSquares() const;
    QString announcedSan() const;
    int announcedFrom() const;
    int announcedTo() const;
    bool isNewGameAsked() const;
    /// How many plies of the game stand on the board.
    int boardPly() const;
    /// The ply of the game at which the board itself says it is, its position being the game's; -1 if it says none.
    int confirmedPly() const;

public slots:
    /// The answer to promotionAsked() is a move of the game, or this.
    void cancelPromotion();
    void acceptNewGame();
    void declineNewGame();
    /// The board may be arranged: nothing is taken for a move until finishSetUp() or cancelSetUp().
    void startSetUp();
    void cancelSetUp();
    /// Begins a game from the men as they stand. turn: 0 White, 1 Black. Answered by setUpDone() or setUpRefused().
    void finishSetUp(int turn);

signals:
    void outgoing(const QByteArray& bytes);
    void timingChanged();
    void lineHeard(bool fromBoard, const QString& line);

    void stateChanged();
    void boardChanged();
    void squaresChanged();
    void announcedChanged();
    void newGameAskedChanged();

    void identifiedBoard();
    void refusedBoard(qipan::boards::BoardFault fault, const QString& detail);
    /// Nothing was heard for 10 s: the port is of no use any more.
    void silent();
    /// A pawn stands on the last rank of the board: which man? The answer is a move of the game, or cancelPromotion().
    void promotionAsked(int from, int to);
    /// Moves made on the board while nobody listened are in the game now.
    void caughtUp(int plies);
    /// Moves of the board that the game does not go on with; a game in PGN, nothing of it is lost.
    void strangeMoves(const QString& pgn);
    void setUpRefused(const QString& reason);
    /// The game that finishSetUp() began is there.
    void setUpDone();

private:
    // BoardListener
    void send(const QByteArray& bytes) override;
    void identified(const BoardIdentity& identity) override;
    void refused(BoardFault fault, const QString& detail) override;
    void heard() override;
    void sensed(const Placement& placement) override;
    void proposed(const Proposal& proposal) override;
    void recorded(std::uint32_t game, int after, const QList<BoardMove>& moves) override;
    void recordedOther(std::uint32_t game, const QByteArray& startFen, const QList<BoardMove>& moves) override;
    void following(std::uint32_t game, int ply) override;
    void logged(bool fromBoard, const QString& line) override;

    struct View;

    void replaceGame();
    void changeLine(int keptPlies);
    bool isDoneOnBoard(const std::optional<chess::Move>& next) const;
    /// Finds the ply of the game that stands on the board, among the last ones.
    void place();
    void follow();
    void take(const Proposal& proposal);
    void takeMove(const Proposal& proposal);
    void takeBack(const Proposal& proposal);
    void refuse(const Proposal& proposal, const QString& why);
    void keepStrangeMoves(const chess::Position& start, const QList<BoardMove>& moves);
    void askNewGame(bool asked);
    /// The move of the game that hands have still to make on the board.
    std::optional<BoardMove> announced() const;
    void readReader();
    void look();
    View currentView(const Agreement& agreement) const;

    /// What QML and the lamps are told.
    struct View {
        State state = Offline;
        QList<int> missing;
        QList<int> extra;
        QList<int> wrong;
        int announcedFrom = -1;
        int announcedTo = -1;
        QString announcedSan;

        bool operator==(const View&) const = default;
    };

    Clock m_clock;
    QPointer<app::ChessGame> m_game;
    std::unique_ptr<BoardDriver> m_driver;
    std::unique_ptr<PlacementReader> m_reader;
    BoardIdentity m_identity;
    bool m_identified = false;
    bool m_seen = false;    ///< m_placement is what the sensors said
    bool m_placed = false;  ///< m_boardPly is known from the sensors
    bool m_arranging = false;
    bool m_busy = false;  ///< changes the game itself
    bool m_newGameAsked = false;
    Milliseconds m_heardAt = 0;
    int m_confirmedPly = -1;
    int m_boardPly = 0;                   ///< plies of the game that stand on the board
    std::optional<BoardMove> m_expected;  ///< played on the board, on its way into the game
    std::optional<Proposal> m_asked;      ///< waits for the man that a pawn becomes
    Proposal m_newGame;                   ///< the one that is asked about, if newGameAsked
    Placement m_placement;
    View m_view;
};

}  // namespace qipan::boards
