// SPDX-License-Identifier: MIT
/// @file qipan-resolve: what the events of a board without piece recognition mean, checked against a file.
#include "resolve_run.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>

using namespace qipan::resolve;

namespace {

constexpr const char* kUsage =
    "Usage: qipan-resolve FILE\n"
    "\n"
    "Plays the cases of FILE (- is standard input) through the resolver, which makes moves of the squares that become\n"
    "empty and occupied. Time is simulated. A line a case: `case NUMBER ok`, or `case NUMBER` and what came instead.\n"
    "\n"
    "  case NUMBER NAME\n"
    "  fen: startpos | FEN              the position the game starts from\n"
    "  hist: UCI ...                    moves played, and right on the board\n"
    "  host: UCI                        a move announced, to be carried out\n"
    "  ev: MS -SQUARE; MS +SQUARE; MS . a man leaves, a man comes, nothing more up to here\n"
    "  promo: q|r|b|n                   the player's answer when asked\n"
    "  expect: move UCI | hostdone UCI | takeback PLIES | ask promo FROMTO | ask newgame | none |\n"
    "          mismatch missing=SQUARE,... extra=SQUARE,...     one or more, in order\n"
    "\n"
    "Take-backs that follow one another count as one of all their plies. # begins a comment line.\n"
    "Exit code: 0 all as expected, 1 a case is not or the file is refused, 2 wrong usage.\n"
    "\n"
    "  --help    this text\n";

enum Exit { kFine = 0, kRefused = 1, kUsageFault = 2 };

int refuse(const std::string& what)
{
    std::fprintf(stderr, "error: %s\n", what.c_str());
    return kRefused;
}

bool readAll(const std::string& name, std::string& text)
{
    std::ifstream file;
    if (name != "-") {
        file.open(name, std::ios::binary);
        if (!file || file.peek() == std::ifstream::traits_type::eof())
            return file.is_open() && !file.bad() && file.eof();
    }
    std::istream& stream = name == "-" ? std::cin : file;
    text.assign(std::istreambuf_iterator<char>(stream), {});
    return !stream.bad();
}

/// Whether all came as expected.
bool printResults(const std::vector<Case>& cases)
{
    bool all = true;
    for (const Case& it : cases) {
        const std::vector<Result> results = run(it);
        std::string text = "case " + it.number;
        if (withTakeBacksJoined(results) == withTakeBacksJoined(it.expected)) {
            text += " ok";
        } else {
            all = false;
            for (const Result& result : results)
                text += ' ' + result;
            if (results.empty())
                text += " none";
        }
        std::puts(text.c_str());
    }
    return all;
}

}  // namespace

int main(int argc, char** argv)
{
    const char* name = nullptr;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--help") == 0) {
            std::fputs(kUsage, stdout);
            return kFine;
        }
        if (name != nullptr || (argv[i][0] == '-' && argv[i][1] != '\0')) {
            std::fputs(kUsage, stderr);
            return kUsageFault;
        }
        name = argv[i];
    }
    if (name == nullptr) {
        std::fputs(kUsage, stderr);
        return kUsageFault;
    }
    std::string text;
    errno = 0;
    if (!readAll(name, text))
        return refuse(std::string(name) + ": " + (errno != 0 ? std::strerror(errno) : "cannot be read"));
    bool all = false;
    try {
        all = printResults(readCases(text));
    } catch (const CaseFault& fault) {
        return refuse(std::string(name) + ':' + fault.what());
    }
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)  // a full disk
        return refuse(std::string("output: cannot be written: ") + std::strerror(errno));
    return all ? kFine : kRefused;
}
