// SPDX-License-Identifier: MIT
/// @file qipan-klotski: solves Klotski layouts.
#include <qipan/klotski.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr const char* kUsage =
    "Usage: qipan-klotski [--solution moves|steps|slides] BOARD ...\n"
    "       qipan-klotski [--solution moves|steps|slides] --file FILE\n"
    "\n"
    "Solves Klotski layouts. BOARD is 20 characters, row by row from the top: C General, H horizontal\n"
    "(left, right), V vertical (upper, lower), S soldier, `.` blank; or startpos (横刀立马).\n"
    "For each board a line, tab-separated: the board, the least moves (one block any way in one go), the least\n"
    "steps (one block by one cell), how many positions can be reached, the microseconds the moves took to find.\n"
    "-1 is unsolvable.\n"
    "\n"
    "  --file FILE    a board a line; empty lines and lines that begin with # are skipped; - is standard input\n"
    "  --solution M   then a line for each move of a shortest solution, counted in M: number, block (S, V, H, C),\n"
    "                 from and to as cells of the block's top left (0 to 19, row by row), the board after it\n"
    "  --help         this text\n";

constexpr const char* kStart = "VCCVVCCVVHHVVSSVS..S";

enum Exit { kFine = 0, kRefused = 1, kUsageFault = 2 };

int usageFault()
{
    std::fputs(kUsage, stderr);
    return kUsageFault;
}

void refuse(const std::string& token, const std::string& what)
{
    std::fprintf(stderr, "error: %s: %s\n", token.c_str(), what.c_str());
}

std::string textOf(const klotski_layout_t& layout)
{
    char text[21];
    klotski_to_text(&layout, text);
    return text;
}

std::string wordsFor(klotski_faults_t faults, const std::string& board, klotski_mask_t cells)
{
    struct Reason {
        klotski_faults_t fault;
        const char* words;
    };
    static constexpr Reason kReasons[] = {
        {KLOTSKI_FAULT_LETTER, "only C, H, V, S and `.` stand for anything"},
        {KLOTSKI_FAULT_GENERAL_MISSING, "no General"},
        {KLOTSKI_FAULT_GENERAL_SHAPE, "the General (C) is not one 2×2 square"},
        {KLOTSKI_FAULT_HORIZONTAL_HALF, "half a horizontal (H)"},
        {KLOTSKI_FAULT_VERTICAL_HALF, "half a vertical (V)"},
        {KLOTSKI_FAULT_BLANKS, "fewer than two blank cells"},
    };
    if ((faults & KLOTSKI_FAULT_LENGTH) != 0)
        return std::to_string(board.size()) + " characters instead of 20";
    std::string all;
    for (const Reason& reason : kReasons) {
        if ((faults & reason.fault) != 0)
            all += (all.empty() ? "" : "; ") + std::string(reason.words);
    }
    if (cells != 0) {
        all += " (cells";
        for (int cell = 0; cell < KLOTSKI_CELLS; ++cell) {
            if ((cells >> cell & 1) != 0)
                all += ' ' + std::to_string(cell);
        }
        all += ')';
    }
    return all;
}

/// Solves boards one after the other in memory that is used again.
class Solver {
public:
    explicit Solver(std::optional<klotski_metric_t> solution)
        : m_solution(solution)
    {
    }

    /// Prints the answer. False, with the reason on standard error, if the board is none; `place` says where it came
    /// from, if that is not the command line.
    bool answer(const std::string& board, const std::string& place)
    {
        klotski_layout_t layout;
        klotski_mask_t cells = 0;
        const std::string text = board == "startpos" ? kStart : board;
        const klotski_faults_t faults = klotski_from_text(&layout, text.c_str(), &cells);
        if (faults != KLOTSKI_VALID) {
            const std::string token = text.empty() ? "\"\"" : text;
            refuse(place.empty() ? token : place + ": " + token, wordsFor(faults, text, cells));
            return false;
        }
        const uint32_t size = klotski_solver_size(&layout);
        if (m_memory.size() * sizeof(uint64_t) < size)
            m_memory.resize((size + sizeof(uint64_t) - 1) / sizeof(uint64_t));

        using Clock = std::chrono::steady_clock;
        const Clock::time_point begin = Clock::now();
        const int32_t moves = solve(layout, KLOTSKI_MOVES);
        const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin).count();
        const int32_t steps = moves < 0 ? moves : solve(layout, KLOTSKI_STEPS);
        const int32_t reachable = klotski_reachable(&layout, m_memory.data(), bytes());
        std::printf("%s\t%d\t%d\t%d\t%lld\n", text.c_str(), int(moves), int(steps), int(reachable),
                    static_cast<long long>(micros));
        if (m_solution)
            printWay(layout, *m_solution);
        return true;
    }

private:
    uint32_t bytes() const
    {
        return static_cast<uint32_t>(m_memory.size() * sizeof(uint64_t));
    }
    int32_t solve(const klotski_layout_t& layout, klotski_metric_t metric)
    {
        return klotski_solve(&layout, metric, m_memory.data(), bytes(), nullptr, 0);
    }
    void printWay(klotski_layout_t layout, klotski_metric_t metric)
    {
        std::vector<klotski_move_t> way(static_cast<size_t>(std::max(solve(layout, metric), 0)));
        klotski_solve(&layout, metric, m_memory.data(), bytes(), way.data(), static_cast<uint32_t>(way.size()));
        for (size_t i = 0; i < way.size(); ++i) {
            const char kind = ".SVHC"[klotski_block_at(&layout, way[i].from, nullptr)];
            klotski_play(&layout, way[i].from, way[i].to);
            std::printf("%zu\t%c\t%d\t%d\t%s\n", i + 1, kind, way[i].from, way[i].to, textOf(layout).c_str());
        }
    }

    std::optional<klotski_metric_t> m_solution;
    std::vector<uint64_t> m_memory;
};

std::string_view trimmed(std::string_view line)
{
    constexpr std::string_view kWhite = " \t\r\n";
    const size_t first = line.find_first_not_of(kWhite);
    if (first == std::string_view::npos)
        return {};
    return line.substr(first, line.find_last_not_of(kWhite) - first + 1);
}

bool answerFile(Solver& solver, const std::string& name)
{
    std::ifstream file;
    if (name != "-") {
        file.open(name);
        if (!file) {
            refuse(name, std::string("cannot be read: ") + std::strerror(errno));
            return false;
        }
    }
    std::istream& in = name == "-" ? std::cin : file;
    bool fine = true;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        const std::string_view board = trimmed(line);
        if (!board.empty() && board.front() != '#')
            fine = solver.answer(std::string(board), name + ':' + std::to_string(number)) && fine;
    }
    if (in.bad()) {
        refuse(name, std::string("cannot be read: ") + std::strerror(errno));
        return false;
    }
    return fine;
}

std::optional<klotski_metric_t> metricOf(std::string_view word)
{
    if (word == "moves")
        return KLOTSKI_MOVES;
    if (word == "steps")
        return KLOTSKI_STEPS;
    if (word == "slides")
        return KLOTSKI_SLIDES;
    return std::nullopt;
}

}  // namespace

int main(int argc, char** argv)
{
    std::vector<std::string> boards;
    std::optional<std::string> file;
    std::optional<klotski_metric_t> solution;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--help") {
            std::fputs(kUsage, stdout);
            return kFine;
        }
        if (word == "--file" && i + 1 < argc && !file) {
            file = argv[++i];
        } else if (word == "--solution" && i + 1 < argc) {
            solution = metricOf(argv[++i]);
            if (!solution)
                return usageFault();
        } else if (word.substr(0, 1) == "-") {
            return usageFault();
        } else {
            boards.emplace_back(word);
        }
    }
    if (boards.empty() == !file.has_value())
        return usageFault();

    Solver solver(solution);
    bool fine = true;
    for (const std::string& board : boards)
        fine = solver.answer(board, "") && fine;
    if (file)
        fine = answerFile(solver, *file);
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {  // a full disk
        refuse("output", std::string("cannot be written: ") + std::strerror(errno));
        return kRefused;
    }
    return fine ? kFine : kRefused;
}
