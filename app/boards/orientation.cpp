// SPDX-License-Identifier: MIT
#include "boards/orientation.h"

#include "boards/followed_game.h"

namespace qipan::boards {

void Orientation::expect(const BoardGame& game)
{
    m_expected = placementOf(FollowedGame(game).position());
}

bool Orientation::learn(const Placement& placement)
{
    const auto isFamiliar = [this](const Placement& men) { return men == startPlacement() || men == m_expected; };
    if (isFamiliar(placement)) {
        m_turned = isTurned();
        return false;
    }
    if (!isFamiliar(turned(placement)))
        return false;
    m_turned = !isTurned();
    return true;
}

QByteArray Orientation::notes() const
{
    if (!m_turned)
        return {};
    return *m_turned ? "turned=1" : "turned=0";
}

void Orientation::setNotes(const QByteArray& notes)
{
    for (const QByteArray& word : notes.split(' ')) {
        if (word == "turned=0" || word == "turned=1")
            m_turned = word.endsWith('1');
    }
}

}  // namespace qipan::boards
