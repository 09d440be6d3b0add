// SPDX-License-Identifier: MIT
#include "block_path.h"

#include <algorithm>
#include <cmath>

namespace qipan::klotski {

namespace {

constexpr int kFar = 1000;
/// How many cells nearer to the pointer a place must be for each cell that the way there is longer than a straight one.
constexpr double kReluctance = 0.5;
/// In cells a second.
constexpr double kFlick = 3;
/// A corner that close to a cell is on it.
constexpr double kTouch = 1e-6;

double distance(BoardPoint a, BoardPoint b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

BoardPoint pointOf(int cell)
{
    return {double(cell % KLOTSKI_COLUMNS), double(cell / KLOTSKI_COLUMNS)};
}

int cellOf(int column, int row)
{
    return row * KLOTSKI_COLUMNS + column;
}

/// The whole number after value in a direction; the nearest one for none.
int nextWhole(double value, int direction)
{
    if (direction > 0)
        return static_cast<int>(std::floor(value + kTouch)) + 1;
    if (direction < 0)
        return static_cast<int>(std::ceil(value - kTouch)) - 1;
    return static_cast<int>(std::lround(value));
}

}  // namespace

BlockPath::BlockPath(const klotski_layout_t& layout, klotski_cell_t block)
    : m_reachable(klotski_mask_t(1) << block)
    , m_place(pointOf(block))
    , m_piece{block % KLOTSKI_COLUMNS, block / KLOTSKI_COLUMNS, block % KLOTSKI_COLUMNS, block / KLOTSKI_COLUMNS}
{
    std::array<klotski_move_t, KLOTSKI_MOVES_CAPACITY> moves;
    const size_t count = klotski_moves(&layout, KLOTSKI_MOVES, moves.data());
    for (size_t i = 0; i < count; ++i) {
        if (moves[i].from == block)
            m_reachable |= klotski_mask_t(1) << moves[i].to;
    }
    findPieces();
    measure();
}

BoardPoint BlockPath::place() const
{
    return m_place;
}

std::vector<BoardPoint> BlockPath::follow(BoardPoint target)
{
    const Piece* best = nullptr;
    BoardPoint bestEnd;
    double bestCost = 0;
    for (const Piece& piece : m_pieces) {
        const BoardPoint end{std::clamp(target.x, double(piece.left), double(piece.right)),
                             std::clamp(target.y, double(piece.top), double(piece.bottom))};
        const double detour = wayTo(piece, end).length - distance(m_place, end);
        const double cost = distance(end, target) + kReluctance * detour;
        if (!best || cost < bestCost) {
            best = &piece;
            bestEnd = end;
            bestCost = cost;
        }
    }
    const std::vector<BoardPoint> way = points(wayTo(*best, bestEnd), bestEnd);
    m_piece = *best;
    m_place = bestEnd;
    return way;
}

klotski_cell_t BlockPath::restingCell(BoardPoint velocity) const
{
    const int dx = velocity.x < 0 ? -1 : 1;
    const int dy = velocity.y < 0 ? -1 : 1;
    std::optional<klotski_cell_t> across;
    std::optional<klotski_cell_t> down;
    if (std::abs(velocity.x) > kFlick)
        across = nextCell(dx, 0);
    if (std::abs(velocity.y) > kFlick)
        down = nextCell(0, dy);
    const bool acrossFirst = std::abs(velocity.x) >= std::abs(velocity.y);
    if (across && (acrossFirst || !down))
        return *across;
    if (down)
        return *down;
    return *nextCell(0, 0);
}

bool BlockPath::isReachable(int column, int row) const
{
    return column >= 0 && column < KLOTSKI_COLUMNS && row >= 0 && row < KLOTSKI_ROWS &&
           (m_reachable >> cellOf(column, row) & 1) != 0;
}

bool BlockPath::contains(const Piece& piece, BoardPoint point)
{
    return point.x >= piece.left && point.x <= piece.right && point.y >= piece.top && point.y <= piece.bottom;
}

/// Some of them are the same for a line or a cell.
std::array<int, 4> BlockPath::corners(const Piece& piece)
{
    return {cellOf(piece.left, piece.top), cellOf(piece.right, piece.top), cellOf(piece.left, piece.bottom),
            cellOf(piece.right, piece.bottom)};
}

void BlockPath::findPieces()
{
    for (int row = 0; row < KLOTSKI_ROWS; ++row) {
        for (int column = 0; column < KLOTSKI_COLUMNS; ++column) {
            if (!isReachable(column, row))
                continue;
            const bool right = isReachable(column + 1, row);
            const bool below = isReachable(column, row + 1);
            m_pieces.push_back({column, row, column, row});
            if (right)
                m_pieces.push_back({column, row, column + 1, row});
            if (below)
                m_pieces.push_back({column, row, column, row + 1});
            if (right && below && isReachable(column + 1, row + 1))
                m_pieces.push_back({column, row, column + 1, row + 1});
        }
    }
}

/// Floyd and Warshall's distances on the lines.
void BlockPath::measure()
{
    for (size_t a = 0; a < KLOTSKI_CELLS; ++a) {
        m_distance[a].fill(kFar);
        m_distance[a][a] = 0;
    }
    for (const Piece& piece : m_pieces) {
        if (piece.right - piece.left + piece.bottom - piece.top != 1)
            continue;
        const auto a = static_cast<size_t>(cellOf(piece.left, piece.top));
        const auto b = static_cast<size_t>(cellOf(piece.right, piece.bottom));
        m_distance[a][b] = m_distance[b][a] = 1;
    }
    for (size_t over = 0; over < KLOTSKI_CELLS; ++over) {
        for (size_t a = 0; a < KLOTSKI_CELLS; ++a) {
            for (size_t b = 0; b < KLOTSKI_CELLS; ++b)
                m_distance[a][b] = std::min(m_distance[a][b], m_distance[a][over] + m_distance[over][b]);
        }
    }
}

BlockPath::Way BlockPath::wayTo(const Piece& piece, BoardPoint end) const
{
    if (contains(piece, m_place) || contains(m_piece, end))
        return {distance(m_place, end), -1, -1};
    Way best{2 * kFar, -1, -1};
    for (const int out : corners(m_piece)) {
        for (const int in : corners(piece)) {
            const double length = distance(m_place, pointOf(out)) +
                                  m_distance[static_cast<size_t>(out)][static_cast<size_t>(in)] +
                                  distance(pointOf(in), end);
            if (length < best.length)
                best = {length, out, in};
        }
    }
    return best;
}

std::vector<BoardPoint> BlockPath::points(const Way& way, BoardPoint end) const
{
    std::vector<BoardPoint> points{m_place};
    if (way.out >= 0) {
        const auto in = static_cast<size_t>(way.in);
        auto cell = static_cast<size_t>(way.out);
        points.push_back(pointOf(way.out));
        while (cell != in) {
            size_t next = 0;
            while (m_distance[cell][next] != 1 || m_distance[next][in] != m_distance[cell][in] - 1)
                ++next;
            cell = next;
            points.push_back(pointOf(static_cast<int>(cell)));
        }
    }
    points.push_back(end);
    return points;
}

/// The next cell in a direction that the block can go to from here; always one for no direction.
std::optional<klotski_cell_t> BlockPath::nextCell(int dx, int dy) const
{
    const int column = nextWhole(m_place.x, dx);
    const int row = nextWhole(m_place.y, dy);
    if (!isReachable(column, row) || !isReachable(column - dx, row - dy))
        return {};
    return static_cast<klotski_cell_t>(cellOf(column, row));
}

}  // namespace qipan::klotski
