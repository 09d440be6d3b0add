// SPDX-License-Identifier: MIT
/// @file The work behind GameFile, free of signals: for any thread.
#pragma once

#include <pgn/pgn_reader.h>

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game_list_model.h"

namespace qipan::app {

/// PGN text, shared by all who read from it.
using PgnText = std::shared_ptr<const std::string>;

/// Told how much is done, 0 to 1; false cancels.
using ReadProgress = std::function<bool(double)>;

/// Warnings as people read them.
struct WarningList {
    int count = 0;
    QString first;      ///< what is wrong first, without its line and column
    QStringList lines;  ///< the first 200

    void add(const std::vector<pgn::Warning>& warnings);
};

struct GameReading {
    PgnText text;
    std::vector<pgn::GameEntry> entries;
    std::vector<GameSummary> summaries;  ///< one an entry
    std::optional<pgn::GameTree> game;   ///< the one asked for, or the only one
    WarningList warnings;
    QString error;  ///< why there is no game, translated; else empty
};

/// Reads a file, lists its games, and reads the game if it is the only one. Nothing if cancelled.
std::optional<GameReading> readGameFile(const QString& path, const ReadProgress& progress);

/// The same for text that is in memory.
std::optional<GameReading> readGameText(PgnText text, const ReadProgress& progress);

/// Reads one game of text. Nothing if cancelled.
std::optional<GameReading> readChosenGame(PgnText text, const pgn::GameEntry& entry, const ReadProgress& progress);

}  // namespace qipan::app
