// SPDX-License-Identifier: MIT
#pragma once

#include <score_sheet.h>

/// A game of so many numbered moves, whose moves are words of their own: "w1", "b1", "w2" ...
inline qipan::picture::ScoreSheetGame gameOf(int moves, bool times = false)
{
    qipan::picture::ScoreSheetGame game;
    game.white = QStringLiteral("Anna");
    game.black = QStringLiteral("王小明");
    game.event = QStringLiteral("Club evening");
    game.site = QStringLiteral("Old library");
    game.date = QStringLiteral("2026.11.30");
    game.round = QStringLiteral("4");
    game.result = QStringLiteral("1-0");
    game.timeControl = QStringLiteral("90+30");
    game.termination = QStringLiteral("Black resigned");
    for (int number = 1; number <= moves; ++number) {
        const QString text = QString::number(number);
        game.moves.append({number, 'w' + text, 'b' + text, times ? "0:0" + text : QString(),
                           times ? "1:0" + text : QString()});
    }
    return game;
}
