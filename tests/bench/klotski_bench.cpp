// SPDX-License-Identifier: MIT
/// @file The Klotski solver's speed: milliseconds for orientation, and what is kept and compared: how many times faster
/// it is than a plain breadth-first search over a std::unordered_set, in the same run on the same machine.
#include "../engine/klotski_plain_search.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

namespace {

constexpr const char* kBlade = "VCCVVCCVVHHVVSSVS..S";  // 横刀立马

double cpuMilliseconds()
{
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) * 1e-6;
}

/// The least CPU time of a call, out of so many.
template <typename Call>
double leastMilliseconds(int rounds, const Call& call)
{
    double least = 1e12;
    for (int i = 0; i < rounds; ++i) {
        const double begin = cpuMilliseconds();
        call();
        least = std::min(least, cpuMilliseconds() - begin);
    }
    return least;
}

void check(bool condition, const char* what)
{
    if (condition)
        return;
    std::fprintf(stderr, "error: %s: wrong answer\n", what);
    std::exit(1);
}

void print(const char* what, double milliseconds, double plain)
{
    std::printf("%-34s %10.4f ms %10.4f of plain %8.1f times faster\n", what, milliseconds, milliseconds / plain,
                plain / milliseconds);
}

}  // namespace

int main()
{
    klotski_layout_t layout;
    check(klotski_from_text(&layout, kBlade, nullptr) == KLOTSKI_VALID, "layout");
    std::vector<uint64_t> memory(klotski_solver_size(&layout) / 8 + 1);
    const auto size = uint32_t(memory.size() * 8);
    std::vector<klotski_move_t> moves(200);

    struct Case {
        const char* name;
        klotski_metric_t metric;
        int length;
    };
    constexpr Case kCases[] = {{"solve, moves", KLOTSKI_MOVES, 81},
                               {"solve, steps", KLOTSKI_STEPS, 116},
                               {"solve, straight slides", KLOTSKI_SLIDES, 90}};
    std::printf("workspace of ten blocks here: %u bytes\n", klotski_solver_size(&layout));
    double plainSteps = 0;
    for (const Case& each : kCases) {
        const double plainTime =
            leastMilliseconds(5, [&] { check(plain::search(kBlade, each.metric).length == each.length, each.name); });
        const double time = leastMilliseconds(500, [&] {
            check(klotski_solve(&layout, each.metric, memory.data(), size, moves.data(), 200) == each.length,
                  each.name);
        });
        std::printf("%-34s %10.4f ms\n", "plain search", plainTime);
        print(each.name, time, plainTime);
        plainSteps = plainTime;
    }
    const double plainAll =
        leastMilliseconds(5, [] { check(plain::search(kBlade, KLOTSKI_STEPS, true).visited == 25955, "reachable"); });
    std::printf("%-34s %10.4f ms\n", "plain search of all positions", plainAll);
    print("count of reachable positions",
          leastMilliseconds(200, [&] { check(klotski_reachable(&layout, memory.data(), size) == 25955, "reachable"); }),
          plainAll);

    std::vector<uint64_t> mapMemory(klotski_map_size(nullptr) / 8 + 1);
    klotski_map_t map;
    std::printf("map of all ten-block positions: %u bytes\n", klotski_map_size(nullptr));
    for (const Case& each : kCases) {
        const double time = leastMilliseconds(20, [&] {
            check(klotski_map_build(&map, nullptr, each.metric, mapMemory.data(), uint32_t(mapMemory.size() * 8)) == 0,
                  each.name);
        });
        check(klotski_map_distance(&map, &layout) == each.length, "distance");
        print(("map of all, as " + std::string(each.name + 7)).c_str(), time, plainSteps);
        const double hints = leastMilliseconds(50, [&] {
            klotski_layout_t at = layout;
            klotski_move_t move{};
            for (int left = each.length; left > 0; --left) {
                check(klotski_map_hint(&map, &at, &move) == left, "hint");
                klotski_play(&at, move.from, move.to);
            }
        });
        print("  a hint from it, played", hints / each.length, plainSteps);
    }
    return 0;
}
