// SPDX-License-Identifier: MIT
/// @file qipan-perft: counts the leaves of the tree of legal moves.
#include <chess/position.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "pgn/fen_text.h"
#include "pgn/uci.h"

using namespace qipan;

namespace {

constexpr const char* kUsage =
    "Usage: qipan-perft FEN DEPTH [--divide]\n"
    "\n"
    "Counts the move sequences of DEPTH plies (0 to 30) from the position FEN (or startpos).\n"
    "First line: the count. Second line: nodes a second.\n"
    "\n"
    "  --divide    then a line for each first move with its share\n"
    "  --chess960  not supported yet\n"
    "  --help      this text\n";

enum Exit { kFine = 0, kRefused = 1, kUsageFault = 2 };

int refuse(const std::string& what)
{
    std::fprintf(stderr, "error: %s\n", what.c_str());
    return kRefused;
}

int usageFault()
{
    std::fputs(kUsage, stderr);
    return kUsageFault;
}

bool readDepth(const char* text, unsigned& depth)
{
    char* end = nullptr;
    const unsigned long value = std::strtoul(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || value > 30)
        return false;
    depth = static_cast<unsigned>(value);
    return true;
}

void printDivided(chess::Position& position, unsigned depth)
{
    std::vector<chess::Move> moves(chess::kMaxMoves);
    moves.resize(chess::legal_moves(position, moves.data()));
    for (const chess::Move move : moves) {
        chess::Undo taken;
        chess::play(position, move, taken);
        const auto nodes = static_cast<unsigned long long>(chess::perft(position, depth - 1));
        chess::undo(position, taken);
        std::printf("%s: %llu\n", pgn::writeUci(move).c_str(), nodes);
    }
}

}  // namespace

int main(int argc, char** argv)
{
    bool divide = false;
    std::vector<const char*> words;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--help") == 0) {
            std::fputs(kUsage, stdout);
            return kFine;
        }
        if (std::strcmp(argv[i], "--divide") == 0)
            divide = true;
        else if (std::strcmp(argv[i], "--chess960") == 0)
            return refuse("--chess960: Chess960 is not supported yet");
        else if (argv[i][0] == '-')
            return usageFault();
        else
            words.push_back(argv[i]);
    }
    if (words.size() != 2)
        return usageFault();

    unsigned depth = 0;
    if (!readDepth(words[1], depth))
        return refuse("depth: no number from 0 to 30");
    chess::Position position = chess::initial_position();
    if (std::strcmp(words[0], "startpos") != 0) {
        const pgn::FenReading reading = pgn::readFen(words[0]);
        if (!reading.position)
            return refuse(reading.error);
        position = *reading.position;
    }

    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const uint64_t nodes = chess::perft(position, depth);
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    std::printf("%llu\n", static_cast<unsigned long long>(nodes));
    std::printf("%.0f nodes/s\n", seconds > 0 ? static_cast<double>(nodes) / seconds : 0.0);
    if (divide && depth > 0)
        printDivided(position, depth);
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)  // a full disk
        return refuse(std::string("output: cannot be written: ") + std::strerror(errno));
    return kFine;
}
