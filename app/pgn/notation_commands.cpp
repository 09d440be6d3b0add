// SPDX-License-Identifier: MIT
#include "pgn/notation_commands.h"

#include "pgn/fen_text.h"
#include "pgn/pgn_reader.h"
#include "pgn/pgn_writer.h"
#include "pgn/san.h"
#include "pgn/text_encoding.h"
#include "pgn/uci.h"
#include "pgn/warning_list.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>

namespace qipan::pgn {

namespace {

void printLine(const std::string& text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
}

NotationExit refuse(const std::string& text)
{
    std::fprintf(stderr, "error: %s\n", text.c_str());
    return kExitRefused;
}

NotationExit refuseMove(const std::string& word, const MoveReading& reading)
{
    return refuse((word.empty() ? "move" : pgn::quoted(word)) + ": " + reading.problem);
}

/// The position of a FEN argument; nothing if it was refused.
std::optional<chess::Position> positionOf(const std::string& argument, Strictness strictness)
{
    if (argument == "startpos") {
        return chess::initial_position();
    }
    const FenReading reading = readFen(argument, strictness);
    if (!reading.position) {
        refuse(reading.error);
    } else if (!reading.warning.empty()) {
        std::fprintf(stderr, "warning: %s\n", reading.warning.c_str());
    }
    return reading.position;
}

NotationExit answerFen(const NotationRequest& request)
{
    const std::optional<chess::Position> position = positionOf(request.words[1], request.strictness);
    if (!position) {
        return kExitRefused;
    }
    printLine(writeFen(*position));
    return kExitFine;
}

/// Reads the move in words[2] with reader and prints it with writer.
template <typename Reader, typename Writer>
NotationExit answerMove(const NotationRequest& request, Reader reader, Writer writer)
{
    const std::optional<chess::Position> position = positionOf(request.words[1], request.strictness);
    if (!position) {
        return kExitRefused;
    }
    const MoveReading reading = reader(*position, request.words[2], request.strictness);
    if (!reading) {
        return refuseMove(request.words[2], reading);
    }
    printLine(writer(*position, reading.move));
    return kExitFine;
}

std::string uciOf(const chess::Position&, chess::Move move)
{
    return writeUci(move);
}

const char* statusName(const chess::Position& position)
{
    switch (chess_status(&position, position.turn)) {
    case CHESS_CHECK:
        return "check";
    case CHESS_CHECKMATE:
        return "checkmate";
    case CHESS_STALEMATE:
        return "stalemate";
    default:
        return "normal";
    }
}

const char* yesOrNo(bool value)
{
    return value ? "yes" : "no";
}

/// The moves in the arguments from the third on, which may hold several each.
std::vector<std::string> moveWords(const NotationRequest& request)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    std::vector<std::string> moves;
    for (std::size_t i = 2; i < request.words.size(); ++i) {
        const std::string& word = request.words[i];
        for (std::size_t begin = word.find_first_not_of(kBlanks); begin != std::string::npos;) {
            const std::size_t end = std::min(word.find_first_of(kBlanks, begin), word.size());
            moves.push_back(word.substr(begin, end - begin));
            begin = word.find_first_not_of(kBlanks, end);
        }
    }
    return moves;
}

NotationExit answerState(const NotationRequest& request)
{
    std::optional<chess::Position> position = positionOf(request.words[1], request.strictness);
    if (!position) {
        return kExitRefused;
    }
    std::vector<chess::Position> stood = {*position};
    for (const std::string& word : moveWords(request)) {
        const MoveReading reading = readSan(*position, word, request.strictness);
        if (!reading) {
            return refuseMove(word, reading);
        }
        chess::Undo undo;
        chess::play(*position, reading.move, undo);
        stood.push_back(*position);
    }
    const auto repetitions = std::count_if(stood.begin(), stood.end(), [&position](const chess::Position& other) {
        return chess::same_position(*position, other);
    });
    // FIDE 9.3 and 9.6.2; a mate or stalemate on the board comes first.
    const bool goesOn = chess::has_legal_move(*position);
    std::printf("fen: %s\n", writeFen(*position).c_str());
    std::printf("status: %s\n", statusName(*position));
    std::printf("insufficient-material: %s\n", yesOrNo(chess::insufficient_material(*position)));
    std::printf("repetitions: %d\n", static_cast<int>(repetitions));
    std::printf("fifty-move-claim: %s\n", yesOrNo(goesOn && position->halfmove_clock >= 100));
    std::printf("seventyfive-move-draw: %s\n", yesOrNo(goesOn && position->halfmove_clock >= 150));
    return kExitFine;
}

/// The bytes of a file; nothing, with the reason in errno, if it cannot be read.
std::optional<std::string> contentOf(const std::string& path)
{
    if (std::error_code error; std::filesystem::is_directory(path, error)) {
        errno = EISDIR;
        return std::nullopt;
    }
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (!file) {
        return std::nullopt;
    }
    std::string content;
    char buffer[65536];
    std::size_t count = 0;
    while ((count = std::fread(buffer, 1, sizeof buffer, file)) > 0) {
        content.append(buffer, count);
    }
    const bool failed = std::ferror(file) != 0;
    std::fclose(file);
    return failed ? std::nullopt : std::optional(std::move(content));
}

void printWarnings(const std::string& path, const std::vector<Warning>& warnings)
{
    for (const Warning& warning : warnings) {
        std::fprintf(stderr, "%s:%zu:%zu: %s\n", path.c_str(), warning.line, warning.column, warning.text.c_str());
    }
}

std::string summary(std::size_t number, const ReadGame& game)
{
    const auto count = [](const char* name, std::size_t value) {
        return std::string(" ") + name + "=" + std::to_string(value);
    };
    return "game " + std::to_string(number) + ":" + count("plies", game.tree.mainLinePlies()) +
           count("variations", game.tree.variationCount()) + count("comments", game.tree.commentCount()) +
           count("nags", game.tree.nagCount()) + " result=" + std::string(resultText(game.tree.result())) +
           count("warnings", game.warnings.size());
}

NotationExit answerPgn(const NotationRequest& request)
{
    const std::string& path = request.words[1];
    const std::optional<std::string> content = contentOf(path);
    if (!content) {
        return refuse((path.empty() ? "FILE" : path) + ": cannot be read: " + std::strerror(errno));
    }
    const GameIndex index = *indexGames(*content);  // nothing cancels it
    if (isWideText(*content)) {
        return refuse(path + ": " + index.warnings.front().text);
    }
    printWarnings(path, index.warnings);
    std::size_t plies = 0;
    std::size_t warnings = index.warnings.size();
    for (std::size_t i = 0; i < index.games.size(); ++i) {
        const GameEntry& entry = index.games[i];
        const ReadGame game = readGame(*content, entry, request.strictness);
        printWarnings(path, game.warnings);
        plies += game.tree.mainLinePlies();
        warnings += game.warnings.size();
        if (!request.rewrite) {
            printLine(summary(i + 1, game));
        } else if (game.refusal.empty()) {
            const std::string text = writePgn(game.tree);
            std::fwrite(text.data(), 1, text.size(), stdout);
        } else {  // its moves were not read: it is handed on as it is
            const std::string text = content->substr(entry.offset, entry.length);
            printLine(text.substr(0, text.find_last_not_of(" \t\r\n") + 1) + "\n");
        }
    }
    if (!request.rewrite) {
        std::printf("games=%zu plies=%zu warnings=%zu\n", index.games.size(), plies, warnings);
    }
    return request.strictness == Strictness::Strict && warnings > 0 ? kExitRefused : kExitFine;
}

}  // namespace

NotationExit runNotation(const NotationRequest& request)
{
    const std::size_t count = request.words.size();
    const std::string command = count > 0 ? request.words[0] : std::string();
    if (command == "fen" && count == 2) {
        return answerFen(request);
    }
    if (command == "san-in" && count == 3) {
        return answerMove(request, readSan, uciOf);
    }
    if (command == "uci" && count == 3) {
        return answerMove(request, readUci, uciOf);
    }
    if (command == "san-out" && count == 3) {
        return answerMove(request, readUci, writeSan);
    }
    if (command == "state" && count >= 2) {
        return answerState(request);
    }
    if (command == "pgn" && count == 2) {
        return answerPgn(request);
    }
    return kExitUsage;
}

}  // namespace qipan::pgn
