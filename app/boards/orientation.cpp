// SPDX-License-Identifier: MIT
#include "boards/orientation.h"

namespace qipan::boards {

bool Orientation::learn(const Placement& placement)
{
    if (placement == startPlacement()) {
        m_turned = isTurned();
        return false;
    }
    if (turned(placement) != startPlacement())
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
