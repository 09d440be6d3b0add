// SPDX-License-Identifier: MIT
#include "game_reading.h"

#include <pgn/text_encoding.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace qipan::app {

namespace {

struct GameReadings {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::GameFile)
};

constexpr qsizetype kMostWarnings = 200;
constexpr qint64 kChunk = 1 << 20;

/// What part of the whole each stage is.
constexpr double kLoaded = 0.25;
constexpr double kIndexed = 0.5;

/// Old files are Latin-1: text that is no UTF-8 is read as that.
QString fromBytes(std::string_view bytes)
{
    const auto size = static_cast<qsizetype>(bytes.size());
    const QString text = QString::fromUtf8(bytes.data(), size);
    return text.contains(QChar::ReplacementCharacter) ? QString::fromLatin1(bytes.data(), size) : text;
}

QString shownValue(std::string_view tag)
{
    return tag.empty() || tag == "?" || tag == "????.??.??" ? QString() : fromBytes(tag);
}

GameSummary summaryOf(const pgn::GameEntry& entry)
{
    GameSummary summary;
    summary.white = shownValue(entry.tag("White"));
    summary.black = shownValue(entry.tag("Black"));
    summary.result = shownValue(entry.tag("Result"));
    summary.event = shownValue(entry.tag("Event"));
    summary.date = shownValue(entry.tag("Date"));
    bool isNumber = false;
    const int plies = fromBytes(entry.tag("PlyCount")).toInt(&isNumber);
    if (isNumber && plies >= 0)
        summary.moves = (plies + 1) / 2;
    return summary;
}

/// The part of the progress from begin to end, told in bytes of size.
pgn::Progress partOf(const ReadProgress& progress, double begin, double end, std::size_t size)
{
    return [&progress, begin, end, size](std::size_t done) {
        return progress(begin + (end - begin) * static_cast<double>(done) /
                                    static_cast<double>(std::max<std::size_t>(size, 1)));
    };
}

}  // namespace

void WarningList::add(const std::vector<pgn::Warning>& warnings)
{
    if (count == 0 && !warnings.empty())
        first = QString::fromStdString(warnings.front().text);
    count += static_cast<int>(warnings.size());
    for (const pgn::Warning& warning : warnings) {
        if (lines.size() >= kMostWarnings)
            return;
        //: A warning about a file: %1 line, %2 column, %3 what is wrong there
        lines << GameReadings::tr("line %1, column %2: %3")
                     .arg(warning.line)
                     .arg(warning.column)
                     .arg(QString::fromStdString(warning.text));
    }
}

std::optional<GameReading> readChosenGame(PgnText text, const pgn::GameEntry& entry, const ReadProgress& progress)
{
    bool cancelled = false;
    const pgn::Progress part = partOf(progress, kIndexed, 1.0, entry.length);
    pgn::ReadGame game = pgn::readGame(*text, entry, pgn::Strictness::Lenient, [&](std::size_t done) {
        cancelled = !part(done);
        return !cancelled;
    });
    if (cancelled)
        return {};
    GameReading reading;
    reading.text = std::move(text);
    reading.warnings.add(game.warnings);
    if (game.refusal.empty())
        reading.game = std::move(game.tree);
    else
        reading.error = QString::fromStdString(game.refusal);
    return reading;
}

std::optional<GameReading> readGameText(PgnText text, const ReadProgress& progress)
{
    std::optional<pgn::GameIndex> index = pgn::indexGames(*text, partOf(progress, kLoaded, kIndexed, text->size()));
    if (!index)
        return {};
    GameReading reading;
    reading.text = text;
    reading.entries = std::move(index->games);
    std::transform(reading.entries.begin(), reading.entries.end(), std::back_inserter(reading.summaries), summaryOf);
    if (reading.entries.empty())
        reading.error = pgn::isWideText(*text) ? QString::fromStdString(index->warnings.front().text)
                                               : GameReadings::tr("There is no chess game in it.");
    if (reading.entries.size() != 1)
        return reading;
    std::optional<GameReading> only = readChosenGame(std::move(text), reading.entries.front(), progress);
    if (!only)
        return {};
    reading.game = std::move(only->game);
    reading.error = only->error;
    reading.warnings = std::move(only->warnings);
    return reading;
}

std::optional<GameReading> readGameFile(const QString& path, const ReadProgress& progress)
{
    GameReading failure;
    if (path.isEmpty()) {
        failure.error = GameReadings::tr("No file name was given.");
        return failure;
    }
    QFile file(path);
    // Some systems open a folder like a file that cannot be read; a pipe may keep the reading thread for ever.
    const QFileInfo info(path);
    const bool isOther = info.exists() && !info.isFile();
    if (isOther || !file.open(QIODevice::ReadOnly)) {
        const QString why = !isOther       ? file.errorString()
                            : info.isDir() ? GameReadings::tr("it is a folder")
                                           : GameReadings::tr("it is no regular file");
        //: %1 a file, %2 what the system says
        failure.error = GameReadings::tr("%1 cannot be opened: %2").arg(QDir::toNativeSeparators(path), why);
        return failure;
    }
    const auto size = static_cast<std::size_t>(std::max<qint64>(file.size(), 0));
    const pgn::Progress part = partOf(progress, 0.0, kLoaded, size);
    auto text = std::make_shared<std::string>();
    text->reserve(size);
    while (true) {
        if (!part(std::min(text->size(), size)))
            return {};
        const QByteArray chunk = file.read(kChunk);
        if (chunk.isEmpty())
            break;
        text->append(chunk.constData(), static_cast<std::size_t>(chunk.size()));
    }
    if (file.error() != QFileDevice::NoError) {
        //: %1 a file, %2 what the system says
        failure.error =
            GameReadings::tr("%1 cannot be read: %2").arg(QDir::toNativeSeparators(path), file.errorString());
        return failure;
    }
    std::optional<GameReading> reading = readGameText(std::move(text), progress);
    if (reading && !reading->error.isEmpty()) {
        //: %1 a file, %2 why no game of it can be read, as a sentence
        reading->error = GameReadings::tr("%1: %2").arg(info.fileName(), reading->error);
    }
    return reading;
}

}  // namespace qipan::app
