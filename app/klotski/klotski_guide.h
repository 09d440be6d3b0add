// SPDX-License-Identifier: MIT
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "distance_map.h"
#include "klotski_game.h"
#include "solution.h"

namespace qipan::klotski {

/// Knows the shortest way from every position of the game: distances, hints, and a solution played before one's eyes.
///
/// What it knows is found in a thread; until then `ready` is false and the answers are -2. It tells the game its
/// distances, and that it was assisted when a hint was shown or the solver played.
class KlotskiGuide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::klotski::KlotskiGame* game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(Metric metric READ metric WRITE setMetric NOTIFY metricChanged)
    Q_PROPERTY(bool ready READ isReady NOTIFY answersChanged)
    /// From the position shown, in units of metric; -1 unsolvable, -2 not known yet.
    Q_PROPERTY(int distance READ distance NOTIFY answersChanged)
    /// Of a shortest solution of the start board, in both counts whatever the metric: known apart from `ready`;
    /// -1 unsolvable, -2 not known yet.
    Q_PROPERTY(int leastMoves READ leastMoves NOTIFY leastChanged)
    Q_PROPERTY(int leastSteps READ leastSteps NOTIFY leastChanged)
    /// The block to move, and where its top left cell is to go; -1 if no hint is shown.
    Q_PROPERTY(int hintBlock READ hintBlock NOTIFY hintChanged)
    Q_PROPERTY(int hintColumn READ hintColumn NOTIFY hintChanged)
    Q_PROPERTY(int hintRow READ hintRow NOTIFY hintChanged)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    /// Of the playback, in moves a second, 1..8; other values mean the nearest of these. At first 2.
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY speedChanged)

public:
    enum Metric { Moves = KLOTSKI_MOVES, Steps = KLOTSKI_STEPS };
    Q_ENUM(Metric)

    explicit KlotskiGuide(QObject* parent = nullptr);

    KlotskiGame* game() const;
    void setGame(KlotskiGame* game);
    Metric metric() const;
    void setMetric(Metric metric);
    bool isReady() const;
    int distance() const;
    int leastMoves() const;
    int leastSteps() const;
    int hintBlock() const;
    int hintColumn() const;
    int hintRow() const;
    bool isPlaying() const;
    qreal speed() const;
    void setSpeed(qreal speed);

public slots:
    /// Shows the next move of a shortest solution, as soon as it is known; plays it if it is shown already.
    void hint();
    void clearHint();
    /// Plays a shortest solution from the position shown; any other change of the game ends that.
    void solve();
    void pause();
    /// Plays one move of a shortest solution, and pauses.
    void stepOnce();

signals:
    void gameChanged();
    void metricChanged();
    void answersChanged();
    void leastChanged();
    void hintChanged();
    void playingChanged();
    void speedChanged();

private:
    struct Answers {
        bool ready = false;
        int distance = -2;
        bool operator==(const Answers&) const = default;
    };
    struct Hint {
        int block = -1;
        int column = -1;
        int row = -1;
        bool operator==(const Hint&) const = default;
    };

    void followGame();
    void followPosition();
    void findMap();
    void takeMap();
    void findLeast();
    void setLeast(const Solution& least);
    void answer();
    Hint nextMove() const;
    void playNext();
    void setHint(const Hint& hint);
    void setPlaying(bool playing);

    QPointer<KlotskiGame> m_game;
    Metric m_metric = Moves;
    DistanceMap::Shared m_map;  ///< empty: not ready
    QFutureWatcher<DistanceMap::Shared> m_watcher;
    Answers m_answers;
    Solution m_least;
    QFutureWatcher<Solution> m_leastWatcher;
    Hint m_hint;
    bool m_hintWanted = false;  ///< when the map is there
    bool m_moving = false;      ///< the change of the game is the guide's own
    bool m_playing = false;
    QTimer m_tick;
    qreal m_speed = 2;
};

}  // namespace qipan::klotski
