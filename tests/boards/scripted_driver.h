// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <boards/board_driver.h>

namespace qipan::boards {

/// A board that does nothing by itself: a test speaks for it, and sees what it was told.
class ScriptedDriver : public BoardDriver {
public:
    void open(Milliseconds) override
    {
        ++opened;
    }
    void receive(const QByteArray&, Milliseconds) override {}
    void tick(Milliseconds) override {}
    std::optional<Milliseconds> nextTick() const override
    {
        return {};
    }
    void follow(const BoardGame& told, Milliseconds) override
    {
        game = told;
    }
    void showLamps(const Lamps& told, Milliseconds) override
    {
        lamps = told;
    }
    void decline(const Proposal& proposal, const QString& why, Milliseconds) override
    {
        declined << proposal;
        reasons << why;
    }

    int opened = 0;
    BoardGame game;
    Lamps lamps{};
    QList<Proposal> declined;
    QStringList reasons;
};

}  // namespace qipan::boards
