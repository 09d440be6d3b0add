// SPDX-License-Identifier: MIT
/// @file qipan-zoujing: prints what each state of Zoujing is worth.
#include <qipan/zoujing.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

namespace {

constexpr const char* kUsage = "Usage: qipan-zoujing [--header]\n"
                               "\n"
                               "Prints the complete solution of Zoujing, a line a state, tab-separated:\n"
                               "  state         who holds points 0 to 4: B, G or blank (.)\n"
                               "  side_to_move  B or G\n"
                               "  result        for that side with best play: W, D or L\n"
                               "  plies         to the end with best play; -1 in a draw\n"
                               "  legal_moves   from>to, separated by commas; - if there is none\n"
                               "  move_results  of each move, for the side that makes it; - if there is none\n"
                               "\n"
                               "  --header    first a line with the names of the columns\n"
                               "  --help      this text\n";

enum Exit { kFine = 0, kRefused = 1, kUsageFault = 2 };

char letterOf(zoujing_value_t value)
{
    return "LDW"[value - ZOUJING_LOSS];
}

void printState(const zoujing_solution_t& solution, const zoujing_game_t& game)
{
    std::string moves;
    std::string results;
    for (zoujing_point_t from = 0; from < ZOUJING_POINTS; ++from) {
        const zoujing_verdict_t verdict = zoujing_judge_move(&solution, &game, from);
        if (verdict.value == ZOUJING_NO_VALUE)
            continue;
        if (!moves.empty()) {
            moves += ',';
            results += ',';
        }
        moves += std::to_string(from) + '>' + std::to_string(zoujing_blank(&game));
        results += letterOf(verdict.value);
    }
    char stones[6];
    zoujing_write(&game, stones);
    const zoujing_verdict_t verdict = zoujing_judge(&solution, &game);
    std::printf("%s\t%c\t%c\t%d\t%s\t%s\n", stones, game.turn == ZOUJING_BLACK ? 'B' : 'G', letterOf(verdict.value),
                verdict.plies, moves.empty() ? "-" : moves.c_str(), results.empty() ? "-" : results.c_str());
}

}  // namespace

int main(int argc, char** argv)
{
    bool header = false;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--help") == 0) {
            std::fputs(kUsage, stdout);
            return kFine;
        }
        if (std::strcmp(argv[i], "--header") != 0) {
            std::fputs(kUsage, stderr);
            return kUsageFault;
        }
        header = true;
    }

    zoujing_solution_t solution;
    zoujing_solve(&solution);
    if (header)
        std::puts("state\tside_to_move\tresult\tplies\tlegal_moves\tmove_results");
    for (uint8_t index = 0; index < ZOUJING_STATES; ++index) {
        zoujing_game_t game;
        zoujing_from_index(&game, index);
        printState(solution, game);
    }
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {  // a full disk
        std::fprintf(stderr, "error: output: cannot be written: %s\n", std::strerror(errno));
        return kRefused;
    }
    return kFine;
}
