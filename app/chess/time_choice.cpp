// SPDX-License-Identifier: MIT
#include "time_choice.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qipan::app {

namespace {

constexpr int kMinute = 60 * 1000;
constexpr int kSecond = 1000;

clock::Milliseconds fromMinutes(qreal minutes, qreal least)
{
    return std::isnan(minutes) ? qRound64(least * kMinute) : qRound64(std::clamp(minutes, least, 600.0) * kMinute);
}

clock::Bonus bonusKind(TimeChoice::Mode mode)
{
    return mode == TimeChoice::Bronstein ? clock::Bonus::Bronstein
           : mode == TimeChoice::Delay   ? clock::Bonus::Delay
                                         : clock::Bonus::Increment;
}

TimeChoice::Mode modeOf(clock::Bonus bonus)
{
    return bonus == clock::Bonus::Bronstein ? TimeChoice::Bronstein
           : bonus == clock::Bonus::Delay   ? TimeChoice::Delay
                                            : TimeChoice::Increment;
}

}  // namespace

clock::TimeControl TimeChoice::control() const
{
    if (!m_form.timed)
        return {};
    const clock::Bonus bonus = m_form.bonus > 0 ? bonusKind(m_form.mode) : clock::Bonus::None;
    clock::TimeControl control{{{m_form.moves, m_form.time, bonus, m_form.bonus}}};
    if (m_form.moves > 0)
        control.periods.push_back({0, m_form.later, bonus, m_form.bonus});
    return control;
}

QString TimeChoice::text() const
{
    return QString::fromStdString(clock::writeTimeControl(control()));
}

void TimeChoice::setText(const QString& text)
{
    const auto read = clock::readTimeControl(text.toStdString(), nullptr);
    if (!read)
        return;
    Form form = m_form;
    form.timed = !read->isNone();
    if (form.timed) {
        const clock::Period& first = read->periods.front();
        form.time = first.time;
        form.bonus = first.bonusTime;
        form.mode = first.bonus == clock::Bonus::None ? form.mode : modeOf(first.bonus);
        form.moves = first.moves;
        form.later = read->periods.size() > 1 ? read->periods.back().time : form.later;
    }
    const Form old = std::exchange(m_form, form);
    const bool shown = control() == *read;
    m_form = old;
    if (shown)
        change(form);
}

bool TimeChoice::isTimed() const
{
    return m_form.timed;
}

void TimeChoice::setTimed(bool timed)
{
    Form form = m_form;
    form.timed = timed;
    change(form);
}

qreal TimeChoice::minutes() const
{
    return qreal(m_form.time) / kMinute;
}

void TimeChoice::setMinutes(qreal minutes)
{
    Form form = m_form;
    form.time = fromMinutes(minutes, 0.25);
    change(form);
}

int TimeChoice::bonus() const
{
    return static_cast<int>(m_form.bonus / kSecond);
}

void TimeChoice::setBonus(int seconds)
{
    Form form = m_form;
    form.bonus = std::clamp(seconds, 0, 600) * kSecond;
    change(form);
}

TimeChoice::Mode TimeChoice::mode() const
{
    return m_form.mode;
}

void TimeChoice::setMode(Mode mode)
{
    Form form = m_form;
    form.mode = mode;
    change(form);
}

int TimeChoice::moves() const
{
    return m_form.moves;
}

void TimeChoice::setMoves(int moves)
{
    Form form = m_form;
    form.moves = std::clamp(moves, 0, 200);
    change(form);
}

qreal TimeChoice::laterMinutes() const
{
    return qreal(m_form.later) / kMinute;
}

void TimeChoice::setLaterMinutes(qreal minutes)
{
    Form form = m_form;
    form.later = fromMinutes(minutes, 1);
    change(form);
}

void TimeChoice::change(const Form& form)
{
    if (m_form == form)
        return;
    m_form = form;
    emit changed();
}

}  // namespace qipan::app
