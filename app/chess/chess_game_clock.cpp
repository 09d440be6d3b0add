// SPDX-License-Identifier: MIT
/// @file ChessGame: the clock, and games that are saved with it.
#include "chess_game.h"

#include "chess_game_view.h"
#include "clock_comment.h"
#include "game_line.h"
#include "saved_game.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace qipan::app {

namespace {

/// How much a clock shows before the first move.
clock::Milliseconds firstTime(const clock::TimeControl& control)
{
    return control.isNone() ? 0 : control.periods.front().time;
}

/// The bonus a move brings when the time control is the same for the whole game; nothing if it is not.
std::optional<clock::Milliseconds> plainIncrement(const clock::TimeControl& control)
{
    if (control.periods.size() != 1 || control.periods.front().moves != 0)
        return {};
    const clock::Period& period = control.periods.front();
    if (period.bonus == clock::Bonus::None)
        return 0;
    return period.bonus == clock::Bonus::Increment ? std::optional(period.bonusTime) : std::nullopt;
}

}  // namespace

GameClock* ChessGame::clock() const
{
    return m_clock;
}

bool ChessGame::clockForbids(int ply) const
{
    return m_clock->isPresent() && m_verdict.outcome == Ongoing && ply < m_line->plyCount();
}

/// Source: FIDE Laws of Chess 2023, 6.9.
void ChessGame::fallFlag(int color)
{
    if (m_verdict.outcome != Ongoing)
        return;
    const chess::Position position = m_line->snapshot(m_line->plyCount()).position;
    if (!chess::can_mate(position, chess::other(static_cast<chess::Color>(color))))
        end({Draw, TimeDraw});
    else
        end({color == CHESS_WHITE ? BlackWins : WhiteWins, TimeForfeit});
}

void ChessGame::stampMove(int ply)
{
    if (!m_clock->isPresent())
        return;
    const int mover = m_line->snapshot(ply - 1).position.turn;
    const clock::Milliseconds spent = m_clock->completeMove(mover);
    m_line->setMoveTimes(ply, m_clock->remaining(mover), spent);
}

void ChessGame::turnClockBack(qint64 spent, bool running)
{
    if (!m_clock->isPresent())
        return;
    std::array<clock::Milliseconds, 2> left{firstTime(m_clock->controls()[CHESS_WHITE]),
                                            firstTime(m_clock->controls()[CHESS_BLACK])};
    std::array<int, 2> moves{};
    size_t side = static_cast<size_t>(firstTurn());
    for (int ply = 1; ply <= m_line->plyCount(); ++ply, side ^= 1) {
        ++moves[side];
        left[side] = moveTimes(m_line->node(ply)).left.value_or(left[side]);
    }
    m_clock->restore(left, moves, static_cast<int>(side), spent, running);
    if (m_verdict.outcome != Ongoing)
        m_clock->stop();
}

qint64 ChessGame::clockAfter(int ply) const
{
    return ply >= 1 && ply <= m_line->plyCount() ? moveTimes(m_line->node(ply)).left.value_or(-1) : -1;
}

qint64 ChessGame::moveTime(int ply) const
{
    if (ply < 1 || ply > m_line->plyCount())
        return -1;
    const MoveTimes times = moveTimes(m_line->node(ply));
    if (times.spent)
        return *times.spent;
    // Two readings of one clock tell it too, if what a move brings is known.
    const auto control = clock::readTimeControl(m_line->tree().tag("TimeControl"), nullptr);
    const auto increment = control ? plainIncrement(*control) : std::nullopt;
    const auto before = ply > 2 ? moveTimes(m_line->node(ply - 2)).left : std::nullopt;
    if (!times.left || !before || !increment)
        return -1;
    return std::max<qint64>(0, *before + *increment - *times.left);
}

void ChessGame::writeTimeControl(GameLine& line, const Controls& controls)
{
    if (controls[CHESS_WHITE].isNone() && controls[CHESS_BLACK].isNone())
        return;
    const std::string white = clock::writeTimeControl(controls[CHESS_WHITE]);
    const std::string black = clock::writeTimeControl(controls[CHESS_BLACK]);
    line.setTag("TimeControl", white);
    // The standard has no tag for sides that differ; these two are what other programs read.
    if (white != black) {
        line.setTag("WhiteTimeControl", white);
        line.setTag("BlackTimeControl", black);
    }
}

SavedGame ChessGame::save() const
{
    const Verdict given = m_endings.value(m_line->nodeId(m_line->plyCount()));
    SavedGame saved;
    saved.id = m_id;
    saved.tree = m_line->writtenTree();
    saved.ply = m_ply;
    saved.ending = given.isMadeHere() ? given.reason : NoReason;
    saved.modified = m_modified;
    saved.filePath = m_filePath;
    saved.controls = m_clock->controls();
    saved.spent = m_clock->spent();
    return saved;
}

void ChessGame::restore(SavedGame saved)
{
    auto line = std::make_unique<GameLine>(std::move(saved.tree));
    replaceLine(std::move(line), saved.filePath, saved.controls, saved.ending == NoReason ? Recorded : saved.ending,
                saved.id);
    turnClockBack(saved.spent, false);
    m_modified = saved.modified;
    show(std::clamp(saved.ply, 0, m_line->plyCount()));
}

}  // namespace qipan::app
