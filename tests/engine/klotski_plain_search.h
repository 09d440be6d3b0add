// SPDX-License-Identifier: MIT
/// @file The puzzle a second time, plainly: breadth-first search over a std::unordered_set of boards. It shares nothing
/// with the engine but what a metric is called, so that the two can be held against each other.
#pragma once

#include <qipan/klotski.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace plain {

using Board = std::array<char, 20>;

inline Board boardOf(std::string_view text)
{
    Board board{};
    text.copy(board.data(), board.size());
    return board;
}

/// Three bits a cell.
inline uint64_t codeOf(const Board& board)
{
    uint64_t code = 0;
    for (const char letter : board)
        code = code << 3 | uint64_t(letter == 'C' ? 1 : letter == 'H' ? 2 : letter == 'V' ? 3 : letter == 'S' ? 4 : 0);
    return code;
}

/// A block on the board; it can be lifted off and put down.
struct Block {
    char letter;
    int width;
    int height;

    explicit Block(char kind)
        : letter(kind)
        , width(kind == 'H' || kind == 'C' ? 2 : 1)
        , height(kind == 'V' || kind == 'C' ? 2 : 1)
    {
    }
    bool fits(const Board& board, int column, int row) const
    {
        if (column < 0 || row < 0 || column + width > 4 || row + height > 5)
            return false;
        for (int y = row; y < row + height; ++y) {
            for (int x = column; x < column + width; ++x) {
                if (board[size_t(4 * y + x)] != '.')
                    return false;
            }
        }
        return true;
    }
    void put(Board& board, int cell, char what) const
    {
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x)
                board[size_t(cell + 4 * y + x)] = what;
        }
    }
};

/// Cells, at most all.
struct Cells {
    std::array<int, 20> cells;
    size_t count = 0;

    void add(int cell)
    {
        cells[count++] = cell;
    }
    const int* begin() const
    {
        return cells.data();
    }
    const int* end() const
    {
        return cells.data() + count;
    }
};

/// The cells a block that was lifted off `cell` can be put on with one count of the metric.
inline Cells targetsOf(const Board& lifted, const Block& block, int cell, klotski_metric_t metric)
{
    static constexpr int kDirections[4][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
    Cells found;
    std::array<bool, 20> seen{};
    seen[size_t(cell)] = true;
    Cells open;
    open.add(cell);
    for (size_t next = 0; next < open.count; ++next) {
        const int from = open.cells[next];
        for (const auto& direction : kDirections) {
            int column = from % 4 + direction[0];
            int row = from / 4 + direction[1];
            while (block.fits(lifted, column, row)) {
                const int to = 4 * row + column;
                if (!seen[size_t(to)]) {
                    seen[size_t(to)] = true;
                    found.add(to);
                    if (metric == KLOTSKI_MOVES)
                        open.add(to);
                }
                if (metric != KLOTSKI_SLIDES)
                    break;
                column += direction[0];
                row += direction[1];
            }
        }
    }
    return found;
}

/// Calls visit(board) for each board one count of the metric away.
template <typename Visit>
void eachNeighbour(const Board& board, klotski_metric_t metric, const Visit& visit)
{
    Board rest = board;
    for (int cell = 0; cell < 20; ++cell) {
        const char letter = rest[size_t(cell)];
        if (letter == '.')
            continue;
        const Block block(letter);
        block.put(rest, cell, '.');  // its second half is not met again
        Board lifted = board;
        block.put(lifted, cell, '.');
        for (const int to : targetsOf(lifted, block, cell, metric)) {
            Board next = lifted;
            block.put(next, to, letter);
            visit(next);
        }
    }
}

struct Answer {
    int length;      ///< -1: unsolvable
    size_t visited;  ///< boards seen
};

/// Searches until the General is at the exit; with `all`, through everything that can be reached.
inline Answer search(std::string_view text, klotski_metric_t metric, bool all = false)
{
    const auto isSolved = [](const Board& board) { return board[13] == 'C' && board[18] == 'C'; };
    const Board start = boardOf(text);
    std::unordered_set<uint64_t> seen{codeOf(start)};
    std::vector<std::pair<Board, int>> queue{{start, 0}};
    Answer answer{isSolved(start) ? 0 : -1, 1};
    for (size_t head = 0; head < queue.size() && (all || answer.length < 0); ++head) {
        const auto [board, length] = queue[head];
        eachNeighbour(board, metric, [&, next = length + 1](const Board& neighbour) {
            if (!seen.insert(codeOf(neighbour)).second)
                return;
            queue.emplace_back(neighbour, next);
            if (answer.length < 0 && isSolved(neighbour))
                answer.length = next;
        });
    }
    answer.visited = seen.size();
    return answer;
}

}  // namespace plain
