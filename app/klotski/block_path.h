// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <qipan/klotski.h>

namespace qipan::klotski {

/// A place on the board, in cells: x 0..4 to the right, y 0..5 down.
struct BoardPoint {
    double x = 0;
    double y = 0;
    bool operator==(const BoardPoint&) const = default;
};

/// Where one block may be drawn while it is dragged and all others stand still.
///
/// Its top left corner runs on the lines between neighbouring cells that it can reach, and over the squares whose four
/// corners it can reach: nowhere else it is clear of the other blocks.
class BlockPath {
public:
    /// block: the top left cell of a block of the layout, which is valid.
    BlockPath(const klotski_layout_t& layout, klotski_cell_t block);

    /// Where the corner is drawn; first on the block's own cell.
    BoardPoint place() const;

    /// Goes to where the corner is nearest to target, which may be far off the board; a place that only a
    /// detour leads to is not chosen for a small gain. Returns the way there, straight from point to point and clear of
    /// all blocks: from the old place to the new one, both included.
    std::vector<BoardPoint> follow(BoardPoint target);

    /// The cell on which the block comes to rest. velocity: in cells a second; above 3 it goes on that way to the next
    /// cell, if there is one it can reach.
    klotski_cell_t restingCell(BoardPoint velocity) const;

private:
    /// A cell, the line between two, or the square between four: columns left..right and rows top..bottom.
    struct Piece {
        int left, top, right, bottom;
    };
    /// From the place through cells to a point in a piece.
    struct Way {
        double length;
        int out, in;  ///< the cells by which it leaves the one piece and enters the other; -1: it is straight
    };

    bool isReachable(int column, int row) const;
    static bool contains(const Piece& piece, BoardPoint point);
    static std::array<int, 4> corners(const Piece& piece);
    void findPieces();
    void measure();
    Way wayTo(const Piece& piece, BoardPoint end) const;
    std::vector<BoardPoint> points(const Way& way, BoardPoint end) const;
    std::optional<klotski_cell_t> nextCell(int dx, int dy) const;

    klotski_mask_t m_reachable;
    std::vector<Piece> m_pieces;
    std::array<std::array<int, KLOTSKI_CELLS>, KLOTSKI_CELLS> m_distance;  ///< cell to cell, on the lines
    BoardPoint m_place;
    Piece m_piece;  ///< the place is in it
};

}  // namespace qipan::klotski
