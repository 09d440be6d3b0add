// SPDX-License-Identifier: MIT
/// What changes the game.
#include "zoujing_game.h"

#include "game_view.h"
#include "zoujing_texts.h"

#include <algorithm>

namespace qipan::zoujing {

void ZoujingGame::setBlackPlayer(Player player)
{
    setPlayer(Black, player);
}

void ZoujingGame::setGrayPlayer(Player player)
{
    setPlayer(Gray, player);
}

void ZoujingGame::setPlayer(Side side, Player player)
{
    if (player < Human || player > Perfect || m_game.players[side] == player)
        return;
    m_game.players[side] = player;
    await(m_thinking || m_view->turn == side);
    update();
}

void ZoujingGame::setAnswerDelay(int milliseconds)
{
    const int delay = std::max(0, milliseconds);
    if (m_answerDelay == delay)
        return;
    m_answerDelay = delay;
    emit answerDelayChanged();
}

void ZoujingGame::setSeed(uint seed)
{
    m_random.seed(seed);
    if (m_seed == seed)
        return;
    m_seed = seed;
    emit seedChanged();
}

bool ZoujingGame::newGame(int start, int first, bool noFirstWin, bool thirdDraws)
{
    return newGameFor(blackPlayer(), grayPlayer(), start, first, noFirstWin, thirdDraws);
}

bool ZoujingGame::newGameFor(int black, int gray, int start, int first, bool noFirstWin, bool thirdDraws)
{
    if (start < Sides || start > Rows || first < Black || first > Gray || std::min(black, gray) < Human
        || std::max(black, gray) > Perfect)
        return false;
    const zoujing_rules_t rules{static_cast<uint8_t>(start), static_cast<zoujing_side_t>(first), noFirstWin,
                                thirdDraws};
    zoujing_game_t game;
    zoujing_init(&game, &rules);
    // Players and line change together: the game that gives way is saved with those who played it.
    SavedGame next = m_game;
    next.players = {black, gray};
    next.line = GameLine(game);
    next.counted = false;
    restore(next);
    return true;
}

void ZoujingGame::again()
{
    newGame(start(), first() == Black ? Gray : Black, noFirstWin(), thirdDraws());
}

bool ZoujingGame::setUp(const QString& stones, int turn)
{
    const zoujing_rules_t rules = m_game.line.rules();
    const auto side = static_cast<zoujing_side_t>(turn == Black || turn == Gray ? turn : int{Nobody});
    zoujing_game_t game;
    const zoujing_ret_t answer = zoujing_set_up(&game, &rules, stones.toUtf8().constData(), side);
    if (answer == ZOUJING_OK)
        replace(GameLine(game, true), true);
    else
        emit refused(reasonText(answer));
    return answer == ZOUJING_OK;
}

void ZoujingGame::restore(const SavedGame& saved)
{
    emit aboutToBeReplaced();
    m_game = saved;
    await(false);
    update();
    emit replaced();
}

void ZoujingGame::replace(const GameLine& line, bool counted)
{
    SavedGame next = m_game;
    next.line = line;
    next.counted = counted;
    restore(next);
}

bool ZoujingGame::play(int from, int to)
{
    const QString why = refusalText(from, to);
    if (!why.isEmpty()) {
        emit refused(why);
        return false;
    }
    makeMove(from, to);
    return true;
}

bool ZoujingGame::playStone(int from)
{
    return play(from, blank());
}

/// Precondition: the move is legal and the game goes on.
void ZoujingGame::makeMove(int from, int to)
{
    m_game.line.play(from, to);
    countResult();
    await(false);
    update();
    emit moved(from, to);
    if (m_view->over)
        emit finished();
}

void ZoujingGame::countResult()
{
    const zoujing_outcome_t outcome = m_game.line.outcome();
    if (outcome == ZOUJING_GOING_ON || m_game.counted)
        return;
    m_game.counted = true;
    ++m_game.score[static_cast<size_t>(outcome - ZOUJING_BLACK_WINS)];
}

/// Lets the side to move answer, if it is a computer. inTheMidst: also where the line goes on.
void ZoujingGame::await(bool inTheMidst)
{
    const GameLine& line = m_game.line;
    m_thinking = !m_game.isHuman(line.game().turn) && line.outcome() == ZOUJING_GOING_ON &&
                 (inTheMidst || line.ply() == line.plyCount());
    if (m_thinking)
        m_answer.start(m_answerDelay);
    else
        m_answer.stop();
}

void ZoujingGame::answer()
{
    const zoujing_game_t& game = m_game.line.game();
    const int player = m_game.players[game.turn] - Child + ZOUJING_CHILD;
    const zoujing_point_t from =
        zoujing_choose(&solution(), &game, static_cast<zoujing_player_t>(player), m_random.generate());
    makeMove(from, zoujing_blank(&game));
}

void ZoujingGame::undo()
{
    if (const int ply = m_game.undoPly(); ply >= 0)
        goTo(ply);
}

void ZoujingGame::redo()
{
    if (const int ply = m_game.redoPly(); ply >= 0)
        goTo(ply);
}

void ZoujingGame::goTo(int ply)
{
    const int wanted = std::clamp(ply, 0, plyCount());
    if (wanted == this->ply())
        return;
    m_game.line.goTo(static_cast<size_t>(wanted));
    await(false);
    update();
}

void ZoujingGame::resetScore()
{
    m_game.score = {};
    update();
}

}  // namespace qipan::zoujing
