// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QPoint>
#include <QRandomGenerator>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <qipan/zoujing.h>

#include <array>
#include <memory>

#include "game_line.h"
#include "saved_game.h"
#include "stone_places.h"

namespace qipan::zoujing {

struct GameView;

/// One game of Zoujing, the way to it and back, who plays it, and the score of the session.
///
/// Points are 0 (the centre), 1 top left, 2 top right, 3 bottom right, 4 bottom left; -1 is none. A ply is 0 at the
/// start of the game. A side that is not Human answers by itself, answerDelay after it got the turn, but only at the
/// end of the line of moves: who steps back through a game is left alone.
class ZoujingGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Five letters for points 0 to 4: B, G, and a full stop for the blank point.
    Q_PROPERTY(QString stones READ stones NOTIFY stonesChanged)
    Q_PROPERTY(Side turn READ turn NOTIFY turnChanged)
    /// The points of the stones that may move, ascending; empty when the game is over.
    Q_PROPERTY(QList<int> legalStones READ legalStones NOTIFY legalStonesChanged)
    Q_PROPERTY(int blank READ blank NOTIFY blankChanged)
    Q_PROPERTY(Outcome outcome READ outcome NOTIFY outcomeChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY overChanged)
    Q_PROPERTY(int ply READ ply NOTIFY plyChanged)
    Q_PROPERTY(int plyCount READ plyCount NOTIFY plyCountChanged)
    /// Against a computer: whether there is an earlier ply at which a human has the turn.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY canRedoChanged)
    Q_PROPERTY(int lastFrom READ lastFrom NOTIFY lastFromChanged)
    Q_PROPERTY(int lastTo READ lastTo NOTIFY lastToChanged)
    /// Five: what moving the stone on each point is worth to the side to move; NoValue where none may move.
    Q_PROPERTY(QList<int> values READ values NOTIFY valuesChanged)
    /// What the state is worth to the side to move. The draw at the third time is not looked at.
    Q_PROPERTY(Value value READ value NOTIFY valueChanged)
    /// Plies to the end with best play, 0..2; -1: never.
    Q_PROPERTY(int pliesToEnd READ pliesToEnd NOTIFY pliesToEndChanged)
    /// How often this state has stood in this game, from 1.
    Q_PROPERTY(int repetitions READ repetitions NOTIFY repetitionsChanged)
    Q_PROPERTY(Start start READ start NOTIFY startChanged)
    Q_PROPERTY(Side first READ first NOTIFY firstChanged)
    Q_PROPERTY(bool noFirstWin READ noFirstWin NOTIFY noFirstWinChanged)
    Q_PROPERTY(bool thirdDraws READ thirdDraws NOTIFY thirdDrawsChanged)
    /// Setting a player who has the turn lets it move from here, also in the midst of the line.
    Q_PROPERTY(Player blackPlayer READ blackPlayer WRITE setBlackPlayer NOTIFY blackPlayerChanged)
    Q_PROPERTY(Player grayPlayer READ grayPlayer WRITE setGrayPlayer NOTIFY grayPlayerChanged)
    /// Finished games, each counted once by how it ended first. Games that were set up do not count.
    Q_PROPERTY(int blackWins READ blackWins NOTIFY blackWinsChanged)
    Q_PROPERTY(int grayWins READ grayWins NOTIFY grayWinsChanged)
    Q_PROPERTY(int draws READ draws NOTIFY drawsChanged)
    /// A computer's move is on its way.
    Q_PROPERTY(bool thinking READ isThinking NOTIFY thinkingChanged)
    /// Milliseconds, from 0, between the turn of a computer and its move.
    Q_PROPERTY(int answerDelay READ answerDelay WRITE setAnswerDelay NOTIFY answerDelayChanged)
    /// Setting it makes what the computers choose repeatable.
    Q_PROPERTY(uint seed READ seed WRITE setSeed NOTIFY seedChanged)
    /// The seven lines of the board, each a pair of points, the lower one first (as x and y).
    Q_PROPERTY(QList<QPoint> lines READ lines CONSTANT)

public:
    enum Side { Black = ZOUJING_BLACK, Gray = ZOUJING_GRAY, Nobody = ZOUJING_NOBODY };
    Q_ENUM(Side)
    enum Outcome {
        GoingOn = ZOUJING_GOING_ON,
        BlackWins = ZOUJING_BLACK_WINS,
        GrayWins = ZOUJING_GRAY_WINS,
        Drawn = ZOUJING_DRAWN
    };
    Q_ENUM(Outcome)
    enum Player { Human, Child, Careful, Perfect };
    Q_ENUM(Player)
    enum Value { Loss = ZOUJING_LOSS, Draw = ZOUJING_DRAW, Win = ZOUJING_WIN, NoValue = ZOUJING_NO_VALUE };
    Q_ENUM(Value)
    enum Start { Sides = ZOUJING_START_SIDES, Rows = ZOUJING_START_ROWS };
    Q_ENUM(Start)

    explicit ZoujingGame(QObject* parent = nullptr);
    ~ZoujingGame() override;

    QString stones() const;
    Side turn() const;
    QList<int> legalStones() const;
    int blank() const;
    Outcome outcome() const;
    bool isOver() const;
    int ply() const;
    int plyCount() const;
    bool canUndo() const;
    bool canRedo() const;
    int lastFrom() const;
    int lastTo() const;
    QList<int> values() const;
    Value value() const;
    int pliesToEnd() const;
    int repetitions() const;
    Start start() const;
    Side first() const;
    bool noFirstWin() const;
    bool thirdDraws() const;
    Player blackPlayer() const;
    void setBlackPlayer(Player player);
    Player grayPlayer() const;
    void setGrayPlayer(Player player);
    int blackWins() const;
    int grayWins() const;
    int draws() const;
    bool isThinking() const;
    int answerDelay() const;
    void setAnswerDelay(int milliseconds);
    uint seed() const;
    void setSeed(uint seed);
    QList<QPoint> lines() const;

    /// Whether a human may move now: the game goes on and the side to move is no computer's.
    bool awaitsHuman() const;
    /// Where the four stones lie, by their lasting ids: 0 and 1 are black's, 2 and 3 gray's.
    const std::array<int, 4>& stonePoints() const;
    /// The lasting id of the stone on a point, or -1.
    Q_INVOKABLE int stoneOn(int point) const;

    /// start: Start; first: Black or Gray. Returns false, and nothing changes, if there is no such start or side.
    Q_INVOKABLE bool newGame(int start, int first, bool noFirstWin, bool thirdDraws);
    /// The same with other players. black, gray: Player.
    Q_INVOKABLE bool newGameFor(int black, int gray, int start, int first, bool noFirstWin, bool thirdDraws);
    /// Another game by the same rules, begun by the other side.
    Q_INVOKABLE void again();
    /// A human's move. Returns false, says why with refused(), and changes nothing, if it is not allowed now.
    Q_INVOKABLE bool play(int from, int to);
    /// Moves the stone on a point to the blank point.
    Q_INVOKABLE bool playStone(int from);
    /// What zoujing_check() says of a move of the side to move: 0 is legal, below 0 a reason of zoujing.h.
    Q_INVOKABLE int refusal(int from, int to) const;
    /// Why play() would refuse, translated; "" if it would not.
    Q_INVOKABLE QString refusalText(int from, int to) const;
    /// Against a computer: back to the last ply at which a human has the turn.
    Q_INVOKABLE void undo();
    /// Against a computer: on to the next ply at which a human has the turn, or to the last.
    Q_INVOKABLE void redo();
    /// A ply out of 0..plyCount is taken as the nearer of the two.
    Q_INVOKABLE void goTo(int ply);
    /// Begins a game by the same house rules from any state: stones as the property, turn: Black or Gray.
    /// Returns false, says why with refused(), and changes nothing, if there is no such state.
    Q_INVOKABLE bool setUp(const QString& stones, int turn);
    Q_INVOKABLE void resetScore();
    /// Why the side to move cannot move, translated, a line for each of its stones; "" if it can.
    Q_INVOKABLE QString blockedText() const;
    /// The language has changed: whoever shows texts of the game asks for them again.
    Q_INVOKABLE void retranslate();

    SavedGame save() const;
    /// Another game takes the place of this one, score and players included.
    void restore(const SavedGame& saved);

signals:
    void stonesChanged();
    void turnChanged();
    void legalStonesChanged();
    void blankChanged();
    void outcomeChanged();
    void overChanged();
    void plyChanged();
    void plyCountChanged();
    void canUndoChanged();
    void canRedoChanged();
    void lastFromChanged();
    void lastToChanged();
    void valuesChanged();
    void valueChanged();
    void pliesToEndChanged();
    void repetitionsChanged();
    void startChanged();
    void firstChanged();
    void noFirstWinChanged();
    void thirdDrawsChanged();
    void blackPlayerChanged();
    void grayPlayerChanged();
    void blackWinsChanged();
    void grayWinsChanged();
    void drawsChanged();
    void thinkingChanged();
    void answerDelayChanged();
    void seedChanged();
    /// A human or a computer has moved; comes after the changes of the properties. Not for undo, redo and goTo.
    void moved(int from, int to);
    /// The move just made has ended the game; comes after moved().
    void finished();
    /// The game, as it still is, gives way to another one.
    void aboutToBeReplaced();
    /// Another game stands on the board: new, set up or restored.
    void replaced();
    /// why: translated.
    void refused(const QString& why);
    void retranslated();

private:
    void setPlayer(Side side, Player player);
    void replace(const GameLine& line, bool counted);
    void makeMove(int from, int to);
    void answer();
    void await(bool inTheMidst);
    void countResult();
    void update();
    void tell(const GameView& before);

    SavedGame m_game;
    StonePlaces m_places;
    std::unique_ptr<GameView> m_view;  ///< of m_game
    QTimer m_answer;
    QRandomGenerator m_random;
    uint m_seed;
    int m_answerDelay = 600;
    bool m_thinking = false;
};

}  // namespace qipan::zoujing
