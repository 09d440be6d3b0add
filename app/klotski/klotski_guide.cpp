// SPDX-License-Identifier: MIT
#include "klotski_guide.h"

#include <algorithm>
#include <utility>

namespace qipan::klotski {

namespace {

constexpr int kUnknown = -2;
constexpr Solution kUnknownLength{kUnknown, kUnknown};
constexpr qreal kSlowest = 1;
constexpr qreal kFastest = 8;

int pauseBetweenMoves(qreal speed)
{
    return qRound(1000 / speed);
}

}  // namespace

KlotskiGuide::KlotskiGuide(QObject* parent)
    : QObject(parent)
    , m_least(kUnknownLength)
{
    m_tick.setInterval(pauseBetweenMoves(m_speed));
    connect(&m_tick, &QTimer::timeout, this, &KlotskiGuide::playNext);
    connect(&m_watcher, &QFutureWatcher<DistanceMap::Shared>::finished, this, &KlotskiGuide::takeMap);
    connect(&m_leastWatcher, &QFutureWatcher<Solution>::finished, this, [this] {
        if (m_leastWatcher.future().resultCount() > 0)
            setLeast(m_leastWatcher.result());
    });
}

KlotskiGame* KlotskiGuide::game() const
{
    return m_game;
}

void KlotskiGuide::setGame(KlotskiGame* game)
{
    if (m_game == game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    if (m_game) {
        connect(m_game, &KlotskiGame::replaced, this, &KlotskiGuide::followGame);
        connect(m_game, &KlotskiGame::positionChanged, this, &KlotskiGuide::followPosition);
        connect(m_game, &QObject::destroyed, this, [this] { setPlaying(false); });
    }
    emit gameChanged();
    followGame();
}

KlotskiGuide::Metric KlotskiGuide::metric() const
{
    return m_metric;
}

void KlotskiGuide::setMetric(Metric metric)
{
    if (m_metric == metric)
        return;
    m_metric = metric;
    emit metricChanged();
    m_hintWanted = false;
    clearHint();
    findMap();
}

bool KlotskiGuide::isReady() const
{
    return m_map != nullptr;
}

int KlotskiGuide::distance() const
{
    return m_answers.distance;
}

int KlotskiGuide::leastMoves() const
{
    return m_least.moves;
}

int KlotskiGuide::leastSteps() const
{
    return m_least.steps;
}

int KlotskiGuide::hintBlock() const
{
    return m_hint.block;
}

int KlotskiGuide::hintColumn() const
{
    return m_hint.column;
}

int KlotskiGuide::hintRow() const
{
    return m_hint.row;
}

bool KlotskiGuide::isPlaying() const
{
    return m_playing;
}

qreal KlotskiGuide::speed() const
{
    return m_speed;
}

void KlotskiGuide::setSpeed(qreal speed)
{
    const qreal wanted = std::clamp(speed, kSlowest, kFastest);
    if (std::exchange(m_speed, wanted) == wanted)
        return;
    m_tick.setInterval(pauseBetweenMoves(wanted));
    emit speedChanged();
}

void KlotskiGuide::hint()
{
    if (!m_game)
        return;
    if (m_hint.block >= 0) {
        playNext();
        return;
    }
    m_hintWanted = !m_map;
    setHint(nextMove());
    if (m_hint.block >= 0)
        m_game->markAssisted();
}

void KlotskiGuide::clearHint()
{
    m_hintWanted = false;
    setHint({});
}

void KlotskiGuide::solve()
{
    clearHint();
    setPlaying(m_game && (!m_map || m_answers.distance > 0));
}

void KlotskiGuide::pause()
{
    setPlaying(false);
}

void KlotskiGuide::stepOnce()
{
    setPlaying(false);
    playNext();
}

/// Another game, or another board.
void KlotskiGuide::followGame()
{
    setPlaying(false);
    clearHint();
    findMap();
    findLeast();
}

void KlotskiGuide::followPosition()
{
    clearHint();
    if (!m_moving)
        setPlaying(false);
    answer();
}

void KlotskiGuide::findMap()
{
    const bool known = m_game && m_map && m_map->metric() == m_metric && m_map->knows(m_game->line().start());
    if (!known) {
        m_map.reset();
        m_watcher.setFuture(m_game ? DistanceMap::find(m_game->line().start(), m_metric)
                                   : QFuture<DistanceMap::Shared>());
    }
    if (m_game)
        m_game->forgetDistances();
    answer();
}

void KlotskiGuide::takeMap()
{
    if (!m_game || m_watcher.future().resultCount() == 0)
        return;
    m_map = m_watcher.result();
    answer();
    if (m_hintWanted)
        hint();
}

void KlotskiGuide::findLeast()
{
    setLeast(kUnknownLength);
    m_leastWatcher.setFuture(m_game ? findSolution(m_game->line().start()) : QFuture<Solution>());
}

void KlotskiGuide::setLeast(const Solution& least)
{
    if (std::exchange(m_least, least) != least)
        emit leastChanged();
}

void KlotskiGuide::answer()
{
    Answers answers;
    if (m_game && m_map) {
        const KlotskiLine& line = m_game->line();
        QList<int> news;
        for (auto ply = static_cast<int>(m_game->knownDistances().size()); ply <= line.plyCount(); ++ply)
            news << m_map->distance(line.layout(ply));
        m_game->addDistances(news);
        answers = {true, m_map->distance(line.layout())};
    }
    if (std::exchange(m_answers, answers) != answers)
        emit answersChanged();
    if (m_map && m_answers.distance <= 0)
        setPlaying(false);
}

/// None if it is solved, unsolvable, or not known yet.
KlotskiGuide::Hint KlotskiGuide::nextMove() const
{
    if (!m_game || !m_map || m_answers.distance <= 0)
        return {};
    const klotski_move_t move = m_map->hint(m_game->line().layout());
    return {m_game->line().blockAt(move.from % KLOTSKI_COLUMNS, move.from / KLOTSKI_COLUMNS), move.to % KLOTSKI_COLUMNS,
            move.to / KLOTSKI_COLUMNS};
}

void KlotskiGuide::playNext()
{
    const Hint next = nextMove();
    if (next.block < 0)
        return;
    m_game->markAssisted();
    m_moving = true;
    m_game->play(next.block, next.column, next.row);
    m_moving = false;
}

void KlotskiGuide::setHint(const Hint& hint)
{
    if (std::exchange(m_hint, hint) != hint)
        emit hintChanged();
}

void KlotskiGuide::setPlaying(bool playing)
{
    if (playing)
        m_tick.start();
    else
        m_tick.stop();
    if (std::exchange(m_playing, playing) != playing)
        emit playingChanged();
}

}  // namespace qipan::klotski
