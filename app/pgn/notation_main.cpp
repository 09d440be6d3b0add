// SPDX-License-Identifier: MIT
/// @file qipan-notation: chess notation on the command line.
#include "pgn/notation_commands.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>

namespace {

constexpr const char* kUsage = R"(usage: qipan-notation COMMAND ARGUMENTS [OPTIONS]

  fen TEXT             the canonical FEN
  san-in FEN TEXT      a move in algebraic notation, as UCI
  uci FEN TEXT         a move in UCI notation, as UCI
  san-out FEN UCI      a move in UCI notation, in algebraic notation
  state FEN [SAN ...]  the position after the moves, one "key: value" a line
  pgn FILE             the games of a file, one a line, then their sum;
                       warnings on standard error as FILE:LINE:COLUMN: TEXT

  --rewrite   pgn: write the whole file to standard output instead
  --strict    take nothing that is not in the standard, and no position that no game can reach;
              pgn: end with 1 if there was any warning
  --chess960  not supported yet
  --help      this text

"startpos" stands for the start position. Options may stand anywhere.
Exit code: 0 fine, 1 refused, 2 wrong usage.
)";

}  // namespace

int main(int argc, char* argv[])
{
    qipan::pgn::NotationRequest request;
    bool isChess960 = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--help") {
            std::fputs(kUsage, stdout);
            return qipan::pgn::kExitFine;
        }
        if (argument == "--strict") {
            request.strictness = qipan::pgn::Strictness::Strict;
        } else if (argument == "--rewrite") {
            request.rewrite = true;
        } else if (argument == "--chess960") {
            isChess960 = true;
        } else if (argument.size() > 2 && argument.starts_with("--")) {  // "--" alone is a null move
            std::fprintf(stderr, "error: %s: unknown option\n", argv[i]);
            return qipan::pgn::kExitUsage;
        } else {
            request.words.emplace_back(argument);
        }
    }
    if (isChess960) {
        std::fputs("error: --chess960: Chess960 is not supported yet\n", stderr);
        return qipan::pgn::kExitRefused;
    }
    const qipan::pgn::NotationExit code = qipan::pgn::runNotation(request);
    if (code == qipan::pgn::kExitUsage) {
        std::fputs(kUsage, stderr);
    }
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {  // a full disk
        std::fprintf(stderr, "error: output: cannot be written: %s\n", std::strerror(errno));
        return qipan::pgn::kExitRefused;
    }
    return code;
}
