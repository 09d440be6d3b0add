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

/// The straight parts of a way.
int slidesOf(klotski_cell_t from, const klotski_cell_t* way, int steps)
{
    int slides = 0;
    int direction = 0;
    int last = from;
    for (int step = 0; step < steps; ++step) {
        const int now = way[step] - last;
        if (now != direction)
            ++slides;
        direction = now;
        last = way[step];
    }
    return slides;
}

}  // namespace

KlotskiLine::KlotskiLine()
    : KlotskiLine(classicLayout())
{
}

KlotskiLine::KlotskiLine(const klotski_layout_t& start)
    : m_start(start)
    , m_layout(start)
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
    return m_start;
}

const klotski_layout_t& KlotskiLine::layout() const
{
    return m_layout;
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
    return m_counts;
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
    klotski_block_at(&m_layout, static_cast<klotski_cell_t>(row * KLOTSKI_COLUMNS + column), &corner);
    for (int block = 0; block < blockCount(); ++block) {
        if (cell(block) == corner)
            return block;
    }
    return -1;
}

klotski_mask_t KlotskiLine::targets(int block) const
{
    std::array<klotski_move_t, KLOTSKI_MOVES_CAPACITY> moves;
    const size_t count = klotski_moves(&m_layout, KLOTSKI_MOVES, moves.data());
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

std::vector<klotski_layout_t> KlotskiLine::layouts() const
{
    std::vector<klotski_layout_t> layouts{m_start};
    layouts.reserve(m_gestures.size() + 1);
    for (const Gesture& gesture : m_gestures) {
        klotski_layout_t next = layouts.back();
        klotski_play(&next, gesture.from, gesture.to);
        layouts.push_back(next);
    }
    return layouts;
}

bool KlotskiLine::play(int block, klotski_cell_t to)
{
    if (block < 0 || block >= blockCount() || klotski_play(&m_layout, cell(block), to) < 1)
        return false;
    m_gestures.resize(static_cast<size_t>(m_ply));
    m_movers.resize(static_cast<size_t>(m_ply));
    m_gestures.push_back({cell(block), to});
    m_movers.push_back(block);
    m_cells[static_cast<size_t>(block)] = to;
    ++m_ply;
    count();
    return true;
}

void KlotskiLine::goTo(int ply)
{
    const auto move = [this](int block, klotski_cell_t from, klotski_cell_t to) {
        klotski_play(&m_layout, from, to);
        m_cells[static_cast<size_t>(block)] = to;
    };
    while (m_ply < ply) {
        const auto next = static_cast<size_t>(m_ply++);
        move(m_movers[next], m_gestures[next].from, m_gestures[next].to);
    }
    while (m_ply > ply) {
        const auto last = static_cast<size_t>(--m_ply);
        move(m_movers[last], m_gestures[last].to, m_gestures[last].from);
    }
    count();
}

/// Gestures of one block in a row become one move; one that leads back to where it began is none, and then its
/// neighbours may be of one block in their turn.
void KlotskiLine::count()
{
    std::vector<size_t> firsts;  // the gesture that began each move
    std::vector<klotski_cell_t> ends;
    for (size_t i = 0; i < static_cast<size_t>(m_ply); ++i) {
        if (firsts.empty() || m_movers[firsts.back()] != m_movers[i]) {
            firsts.push_back(i);
            ends.push_back(m_gestures[i].to);
        } else if (m_gestures[firsts.back()].from == m_gestures[i].to) {
            firsts.pop_back();
            ends.pop_back();
        } else {
            ends.back() = m_gestures[i].to;
        }
    }
    m_counts = {static_cast<int>(firsts.size()), 0, 0};
    klotski_layout_t layout = m_start;
    std::array<klotski_cell_t, KLOTSKI_WAY_CAPACITY> way;
    for (size_t move = 0; move < firsts.size(); ++move) {
        const klotski_cell_t from = m_gestures[firsts[move]].from;
        const int steps = klotski_way(&layout, from, ends[move], way.data());
        m_counts.steps += steps;
        m_counts.slides += slidesOf(from, way.data(), steps);
        klotski_play(&layout, from, ends[move]);
    }
}

}  // namespace qipan::klotski
