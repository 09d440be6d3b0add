// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include <qipan/klotski.h>

#include "saved_line.h"

namespace qipan::klotski {

/// How much was played.
struct LineCounts {
    int moves = 0;   ///< one block any way in one go; gestures of one block in a row are one
    int steps = 0;   ///< of the moves' shortest ways, in cells
    int slides = 0;  ///< straight parts of these ways
    bool operator==(const LineCounts&) const = default;
};

/// A start layout, gestures from there, and the position after some of them. Blocks keep their numbers.
class KlotskiLine {
public:
    /// Some valid layout: 横刀立马.
    KlotskiLine();
    explicit KlotskiLine(const klotski_layout_t& start);
    /// The saved gestures, played from their board to their end. Nothing if the board is not valid, or a gesture is
    /// illegal; then wrong is its number from 1.
    static std::optional<KlotskiLine> replay(const SavedLine& saved, int* wrong);

    const klotski_layout_t& start() const;
    const klotski_layout_t& layout() const;
    const std::vector<Gesture>& gestures() const;
    int ply() const;
    int plyCount() const;
    const LineCounts& counts() const;

    int blockCount() const;
    klotski_kind_t kind(int block) const;
    /// The top left cell in the position shown.
    klotski_cell_t cell(int block) const;
    /// -1 on a blank cell, and off the board.
    int blockAt(int column, int row) const;
    /// The cells the block can reach in one go, without the one where it stands.
    klotski_mask_t targets(int block) const;
    /// The block that the gesture after ply 0 .. plyCount - 1 moved.
    int movedBlock(int ply) const;

    /// The layout after 0 .. plyCount gestures.
    const klotski_layout_t& layout(int ply) const;

    /// Forgets what comes after the position shown, and plays. Returns false, and nothing changes, if it is illegal.
    /// Cost: the same however much was played.
    bool play(int block, klotski_cell_t to);
    /// 0 .. plyCount.
    void goTo(int ply);

private:
    /// How it stands after a number of gestures.
    struct Stand {
        klotski_layout_t layout;
        LineCounts counts;
        int block = -1;                      ///< the one of the last move; -1: there is no move
        klotski_cell_t from = KLOTSKI_NONE;  ///< where that move began,
        int before = 0;                      ///< and after how many gestures
    };
    const Stand& stand() const;
    Stand standAfter(int block, klotski_cell_t to, const klotski_layout_t& layout) const;

    std::vector<klotski_kind_t> m_kinds;  ///< by block
    std::vector<klotski_cell_t> m_cells;  ///< by block
    std::vector<Gesture> m_gestures;
    std::vector<int> m_movers;    ///< the block of each gesture
    std::vector<Stand> m_stands;  ///< after 0 .. plyCount gestures
    int m_ply = 0;
};

}  // namespace qipan::klotski
