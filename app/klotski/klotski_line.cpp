// SPDX-License-Identifier: MIT
#include "klotski_line.h"

#include "board_text.h"

#include <array>

namespace qipan::klotski {

namespace {

klotski_layout_t classicLayout()
{
    klotski_layout_t layout;
    klotski_from_text(&layout, "VCCVVCCVVHHVVSSVS..S", nullptr);
    return layout;
}

/// The counts with one more move.
LineCounts withMove(LineCounts counts, const klotski_layout_t& layout, klotski_cell_t from, klotski_cell_t to)
{
    std::array<klotski_cell_t, KLOTSKI_WAY_CAPACITY> way;
    const int steps = klotski_way(&layout, from, to, way.data());
    ++counts.moves;
    counts.steps += steps;
    int direction = 0;
    int last = from;
    for (int step = 0; step < steps; ++step) {
        const int place = way.at(static_cast<size_t>(step));
        if (place - last != direction)
            ++counts.slides;
        direction = place - last;
        last = place;
    }
    return counts;
}

}  // namespace

KlotskiLine::KlotskiLine()
    : KlotskiLine(classicLayout())
{
}

KlotskiLine::KlotskiLine(const klotski_layout_t& start)
    : m_stands{Stand{start, {}}}
{
    for (klotski_cell_t cell = 0; cell < KLOTSKI_CELLS; ++cell) {
        klotski_cell_t block = KLOTSKI_NONE;
        const klotski_kind_t kind = klotski_block_at(&start, cell, &block);
        if (block == cell) {
            m_kinds.push_back(kind);
            m_cells.push_back(cell);
        }
    }
}

std::optional<KlotskiLine> KlotskiLine::replay(const SavedLine& saved, int* wrong)
{
    *wrong = 0;
    const auto start = readBoard(saved.board, nullptr);
    if (!start)
        return {};
    KlotskiLine line(*start);
    for (const Gesture& gesture : saved.gestures) {
        *wrong = line.plyCount() + 1;
        if (gesture.from >= KLOTSKI_CELLS || gesture.to >= KLOTSKI_CELLS)
            return {};
        const int block = line.blockAt(gesture.from % KLOTSKI_COLUMNS, gesture.from / KLOTSKI_COLUMNS);
        if (block < 0 || line.cell(block) != gesture.from || !line.play(block, gesture.to))
            return {};
    }
    return line;
}

const klotski_layout_t& KlotskiLine::start() const
{
    return m_stands.front().layout;
}

const klotski_layout_t& KlotskiLine::layout() const
{
    return stand().layout;
}

const std::vector<Gesture>& KlotskiLine::gestures() const
{
    return m_gestures;
}

int KlotskiLine::ply() const
{
    return m_ply;
}

int KlotskiLine::plyCount() const
{
    return static_cast<int>(m_gestures.size());
}

const LineCounts& KlotskiLine::counts() const
{
    return stand().counts;
}

int KlotskiLine::blockCount() const
{
    return static_cast<int>(m_kinds.size());
}

klotski_kind_t KlotskiLine::kind(int block) const
{
    return m_kinds[static_cast<size_t>(block)];
}

klotski_cell_t KlotskiLine::cell(int block) const
{
    return m_cells[static_cast<size_t>(block)];
}

int KlotskiLine::blockAt(int column, int row) const
{
    if (column < 0 || column >= KLOTSKI_COLUMNS || row < 0 || row >= KLOTSKI_ROWS)
        return -1;
    klotski_cell_t corner = KLOTSKI_NONE;
    klotski_block_at(&layout(), static_cast<klotski_cell_t>(row * KLOTSKI_COLUMNS + column), &corner);
    for (int block = 0; block < blockCount(); ++block) {
        if (cell(block) == corner)
            return block;
    }
    return -1;
}

klotski_mask_t KlotskiLine::targets(int block) const
{
    std::array<klotski_move_t, KLOTSKI_MOVES_CAPACITY> moves;
    const size_t count = klotski_moves(&layout(), KLOTSKI_MOVES, moves.data());
    klotski_mask_t targets = 0;
    for (size_t i = 0; i < count; ++i) {
        if (moves[i].from == cell(block))
            targets |= klotski_mask_t(1) << moves[i].to;
    }
    return targets;
}

int KlotskiLine::movedBlock(int ply) const
{
    return m_movers[static_cast<size_t>(ply)];
}

const klotski_layout_t& KlotskiLine::layout(int ply) const
{
    return m_stands[static_cast<size_t>(ply)].layout;
}

bool KlotskiLine::play(int block, klotski_cell_t to)
{
    klotski_layout_t next = layout();
    if (block < 0 || block >= blockCount() || klotski_play(&next, cell(block), to) < 1)
        return false;
    const Stand after = standAfter(block, to, next);
    const auto ply = static_cast<size_t>(m_ply);
    m_gestures.resize(ply);
    m_movers.resize(ply);
    m_stands.resize(ply + 1);
    m_gestures.push_back({cell(block), to});
    m_movers.push_back(block);
    m_stands.push_back(after);
    m_cells[static_cast<size_t>(block)] = to;
    ++m_ply;
    return true;
}

void KlotskiLine::goTo(int ply)
{
    const auto put = [this](size_t gesture, klotski_cell_t cell) {
        m_cells[static_cast<size_t>(m_movers[gesture])] = cell;
    };
    while (m_ply < ply) {
        const auto next = static_cast<size_t>(m_ply++);
        put(next, m_gestures[next].to);
    }
    while (m_ply > ply) {
        const auto last = static_cast<size_t>(--m_ply);
        put(last, m_gestures[last].from);
    }
}

const KlotskiLine::Stand& KlotskiLine::stand() const
{
    return m_stands[static_cast<size_t>(m_ply)];
}

/// Gestures of one block in a row become one move; one that leads back to where it began is none, and then its
/// neighbours may be of one block in their turn.
KlotskiLine::Stand KlotskiLine::standAfter(int block, klotski_cell_t to, const klotski_layout_t& layout) const
{
    const Stand& now = stand();
    const bool same = now.block == block;
    const int before = same ? now.before : m_ply;
    const Stand& base = m_stands[static_cast<size_t>(before)];
    const klotski_cell_t from = same ? now.from : cell(block);
    if (same && to == from)
        return base;
    return {layout, withMove(base.counts, base.layout, from, to), block, from, before};
}

}  // namespace qipan::klotski
