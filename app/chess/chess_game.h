// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <memory>
#include <optional>

#include <chess/position.h>

#include "game_clock.h"

namespace qipan::pgn {
class GameTree;
}

namespace qipan::app {

class GameLine;
struct SavedGame;
struct TypedMove;

/// The one current game, and the only class that changes it.
///
/// It shows one position of the line that is being played: the last one, or an earlier one while browsing.
/// Every signal comes after all of the change is done, once, and only if its value changed.
/// Squares are 0 = a1 .. 63 = h8, colours 0 white, 1 black.
class ChessGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int turn READ turn NOTIFY turnChanged)
    Q_PROPERTY(int ply READ ply NOTIFY plyChanged)
    Q_PROPERTY(int plyCount READ plyCount NOTIFY plyCountChanged)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY atEndChanged)
    Q_PROPERTY(int moveNumber READ moveNumber NOTIFY positionChanged)
    Q_PROPERTY(bool inCheck READ inCheck NOTIFY positionChanged)
    Q_PROPERTY(QString fen READ fen NOTIFY positionChanged)
    Q_PROPERTY(QStringList capturedByWhite READ capturedByWhite NOTIFY positionChanged)
    Q_PROPERTY(QStringList capturedByBlack READ capturedByBlack NOTIFY positionChanged)
    Q_PROPERTY(int scoreDifference READ scoreDifference NOTIFY positionChanged)
    Q_PROPERTY(QString lastMoveText READ lastMoveText NOTIFY positionChanged)
    /// How long that move took, see moveTime().
    Q_PROPERTY(double lastMoveTime READ lastMoveTime NOTIFY positionChanged)
    Q_PROPERTY(int lastMoveFrom READ lastFrom NOTIFY positionChanged)
    Q_PROPERTY(int lastMoveTo READ lastTo NOTIFY positionChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY canRedoChanged)
    Q_PROPERTY(bool modified READ isModified NOTIFY modifiedChanged)
    Q_PROPERTY(Outcome outcome READ outcome NOTIFY outcomeChanged)
    Q_PROPERTY(Reason reason READ reason NOTIFY outcomeChanged)
    Q_PROPERTY(Claim claim READ claim NOTIFY claimChanged)
    Q_PROPERTY(bool drawOffered READ drawOffered NOTIFY drawOfferedChanged)
    Q_PROPERTY(QString whiteName READ whiteName WRITE setWhiteName NOTIFY whiteNameChanged)
    Q_PROPERTY(QString blackName READ blackName WRITE setBlackName NOTIFY blackNameChanged)
    /// Of the game; without one its `present` is false.
    Q_PROPERTY(qipan::app::GameClock* clock READ clock CONSTANT)
    Q_PROPERTY(QString filePath READ filePath NOTIFY filePathChanged)

public:
    enum Outcome { Ongoing, WhiteWins, BlackWins, Draw };
    Q_ENUM(Outcome)
    /// TimeForfeit: a flag fell, and the other side could mate. TimeDraw: it could not. FIDE 6.9.
    /// Recorded: the result that a file gave.
    enum Reason {
        NoReason,
        Checkmate,
        Stalemate,
        Resignation,
        Agreement,
        Threefold,
        Fivefold,
        FiftyMoves,
        SeventyfiveMoves,
        DeadPosition,
        TimeForfeit,
        TimeDraw,
        Recorded
    };
    Q_ENUM(Reason)
    enum Claim { NoClaim, ClaimThreefold, ClaimFiftyMoves };
    Q_ENUM(Claim)
    enum Refusal { Accepted, NotYourMan, IllegalMove, LeavesKingInCheck, PromotionMissing, GameOver, NotTheLastPosition };
    Q_ENUM(Refusal)

    explicit ChessGame(QObject* parent = nullptr, TimeSource time = systemTime());
    ~ChessGame() override;

    int turn() const;
    int ply() const;
    int plyCount() const;
    bool atEnd() const;
    int moveNumber() const;
    bool inCheck() const;
    QString fen() const;
    QStringList capturedByWhite() const;
    QStringList capturedByBlack() const;
    int scoreDifference() const;
    QString lastMoveText() const;
    double lastMoveTime() const;
    bool canUndo() const;
    bool canRedo() const;
    bool isModified() const;
    Outcome outcome() const;
    Reason reason() const;
    Claim claim() const;
    bool drawOffered() const;
    QString whiteName() const;
    QString blackName() const;
    void setWhiteName(const QString& name);
    void setBlackName(const QString& name);
    GameClock* clock() const;
    QString filePath() const;

    /// The shown position.
    const chess::Position& position() const;
    /// The squares of the move that led to the shown position, -1 at the start of the line.
    int lastFrom() const;
    int lastTo() const;
    /// The number by which a real board knows this game: drawn when the game begins, and kept with it. Never 0.
    quint32 id() const;
    /// The move that leads to ply, 1..plyCount; nothing where the line has a null move.
    std::optional<chess::Move> moveAt(int ply) const;
    /// The position after ply moves of the line, 0..plyCount. Cost: at most 32 plays.
    chess::Position positionAt(int ply) const;
    /// SAN of the move that leads to ply, 1..plyCount. Cost: O(1).
    QString sanAt(int ply) const;
    /// How long the move that leads to ply took, in ms, as far as the game tells; -1 if it does not.
    qint64 moveTime(int ply) const;
    /// What the mover's clock showed after the move that leads to ply, in ms; -1 if the game does not tell.
    qint64 clockAfter(int ply) const;
    /// The colour that plays the first move of the line, and its move number.
    int firstTurn() const;
    int firstMoveNumber() const;

    /// Why move() would refuse, Accepted when it would not.
    Refusal refusal(int from, int to, int promotion = 0) const;
    /// Whether the man on square belongs to the side to move, and the game is not over in the shown position.
    Q_INVOKABLE bool mayPick(int square) const;
    Q_INVOKABLE QList<int> legalTargets(int from) const;
    Q_INVOKABLE bool needsPromotion(int from, int to) const;
    /// Whether a legal move takes a man, also in passing.
    bool isCapture(int from, int to) const;
    /// What moveText() makes of text in the shown position.
    TypedMove typedMove(const QString& text) const;
    Q_INVOKABLE QString pieceAt(int square) const;
    Q_INVOKABLE QString pgn() const;
    /// The game with all its tags, also with what was taken back.
    const pgn::GameTree& tree() const;

    /// Takes a game over from a file, and shows its end.
    void openTree(pgn::GameTree tree, const QString& filePath);

    /// All that is needed to go on later, whatever happens to the program.
    SavedGame save() const;
    /// Goes on with a saved game. Its clock stands still until resume() or the next move.
    void restore(SavedGame saved);

public slots:
    /// The one door for a move, whatever it came from. promotion: 0, or the engine's type knight 2 to queen 5.
    bool move(int from, int to, int promotion = 0);
    /// The same for a typed move, in SAN or coordinates.
    bool moveText(const QString& text);

    /// Cancels an ending made by resignation, agreement or claim; else takes back the last ply of the line.
    /// A move that had replaced another continuation brings that one back: all is as before the move.
    void undo();
    void redo();

    void goToPly(int ply);
    void stepForward();
    void stepBack();
    void goToStart();
    void goToEnd();

    void newGame();
    /// A game from the start position against the clock. Names are names or empty; controls are texts of the PGN tag
    /// TimeControl, "-" for no time control at all. An unreadable control is taken for "-".
    void newGame(const QString& whiteName, const QString& blackName, const QString& whiteControl,
                 const QString& blackControl);
    /// The same players once more: colours, and the times that each was given, are changed.
    void rematch();
    bool newGameFromFen(const QString& fen);
    void resign(int color);
    void offerDraw();
    void withdrawDraw();
    void agreeDraw();
    void claimDraw();
    /// The language is another one: what is told in words is told again.
    void retranslate();
    bool saveAs(const QUrl& url);
    bool saveAs(const QString& path);

signals:
    void turnChanged();
    void plyChanged();
    void plyCountChanged();
    void atEndChanged();
    void canUndoChanged();
    void canRedoChanged();
    void modifiedChanged();
    void outcomeChanged();
    void claimChanged();
    void drawOfferedChanged();
    void whiteNameChanged();
    void blackNameChanged();
    void filePathChanged();

    /// Once for each change of the shown position.
    void positionChanged();
    /// The plies after the first keptPlies are not what they were; before, all is as it was.
    void lineChanged(int keptPlies);
    void movePlayed(int from, int to, bool capture);
    /// A move took the place of what followed: that is kept as a variation, and undo() brings it back.
    /// clockDropped: the game had a clock, and goes on without it.
    void continuationReplaced(bool clockDropped);
    /// A fallen flag was taken back: the game goes on without a clock.
    void flagTakenBack();
    /// The last moment of the old game: all is still as it was.
    void gameAboutToBeReplaced();
    void gameReplaced();

    void moveRejected(int from, int to, qipan::app::ChessGame::Refusal reason);
    void moveTextRejected(const QString& text, const QString& reason);
    void fenRejected(const QString& reason);
    void saveFailed(const QString& message);

private:
    using Controls = std::array<clock::TimeControl, 2>;
    /// All that the properties tell, worked out once for each change.
    struct View;
    struct Verdict {
        Outcome outcome = Ongoing;
        Reason reason = NoReason;

        bool operator==(const Verdict&) const = default;
        /// Whether the players made it, here: it can be taken back.
        bool isMadeHere() const;
    };

    bool continuesWith(chess::Move move) const;
    void show(int ply);
    void changeLine(int keptPlies, int shownPly);
    void startFrom(const chess::Position& position, const Controls& controls = {}, const QString& whiteName = {},
                   const QString& blackName = {});
    /// reason: why the game is over, if the tree has a result. id: 0 draws one.
    void replaceLine(std::unique_ptr<GameLine> line, const QString& filePath, const Controls& controls = {},
                     Reason reason = Recorded, quint32 id = 0);
    void setName(const char* tag, const QString& name);

    Verdict verdictOfBoard(int ply) const;
    void judge();
    bool isOver(int ply) const;
    /// Whether the clock of a game that goes on allows moves at the end of the line only.
    bool clockForbids(int ply) const;
    void fallFlag(int color);
    /// Notes the times after the move that was just played, and lets the other side's time run.
    void stampMove(int ply);
    /// Puts the clock to what it showed after the last ply of the line.
    void turnClockBack(qint64 spent, bool running);
    static void writeTimeControl(GameLine& line, const Controls& controls);
    void writeResult();
    void end(Verdict verdict);
    void setDrawOffered(bool offered);

    View look() const;
    /// Brings the view up to date and returns the old one, for tell().
    View refresh();
    void tell(const View& old);

    GameClock* m_clock;
    std::unique_ptr<GameLine> m_line;
    std::unique_ptr<View> m_view;
    quint32 m_id = 0;
    /// Endings that the board does not show, by the node after which they came.
    QHash<quint32, Verdict> m_endings;
    Verdict m_verdict;
    Claim m_claim = NoClaim;
    int m_ply = 0;
    bool m_drawOffered = false;
    bool m_modified = false;
    QString m_filePath;
};

}  // namespace qipan::app
