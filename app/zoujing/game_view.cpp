// SPDX-License-Identifier: MIT
#include "game_view.h"

namespace qipan::zoujing {

namespace {

/// A game that is drawn at the third time is no longer what its state is worth.
void judge(GameView& view, const zoujing_game_t& game)
{
    const bool drawn = view.outcome == ZOUJING_DRAWN;
    const zoujing_verdict_t verdict =
        drawn ? zoujing_verdict_t{ZOUJING_DRAW, 0} : zoujing_judge(&solution(), &game);
    view.value = verdict.value;
    view.pliesToEnd = verdict.plies;
    for (zoujing_point_t point = 0; point < ZOUJING_POINTS; ++point)
        view.values << (drawn ? int{ZOUJING_NO_VALUE} : zoujing_judge_move(&solution(), &game, point).value);
}

}  // namespace

const zoujing_solution_t& solution()
{
    static const zoujing_solution_t solved = [] {
        zoujing_solution_t solution;
        zoujing_solve(&solution);
        return solution;
    }();
    return solved;
}

GameView viewOf(const SavedGame& saved)
{
    const GameLine& line = saved.line;
    const zoujing_game_t& game = line.game();
    GameView view;
    char letters[6];
    zoujing_write(&game, letters);
    view.stones = QString::fromLatin1(letters);
    view.turn = game.turn;
    view.blank = zoujing_blank(&game);
    view.outcome = line.outcome();
    view.over = view.outcome != ZOUJING_GOING_ON;
    for (int point = 0; point < ZOUJING_POINTS && !view.over; ++point) {
        if ((zoujing_legal_stones(&game) & ZOUJING_BIT(point)) != 0)
            view.legalStones << point;
    }
    view.ply = static_cast<int>(line.ply());
    view.plyCount = static_cast<int>(line.plyCount());
    view.canUndo = saved.undoPly() >= 0;
    view.canRedo = saved.redoPly() >= 0;
    if (line.ply() > 0) {
        view.lastFrom = line.plyAt(line.ply() - 1).from;
        view.lastTo = line.plyAt(line.ply() - 1).to;
    }
    judge(view, game);
    view.repetitions = line.repetitions();
    view.rules = line.rules();
    view.players = saved.players;
    view.score = saved.score;
    return view;
}

}  // namespace qipan::zoujing
