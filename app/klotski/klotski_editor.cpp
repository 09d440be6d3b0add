// SPDX-License-Identifier: MIT
#include "klotski_editor.h"

#include "block_names.h"
#include "board_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::klotski {

namespace {

/// By kind.
constexpr QStringView kLetters = u".SVHC";

}  // namespace

KlotskiEditor::KlotskiEditor(QObject* parent)
    : QObject(parent)
    , m_cells(KLOTSKI_CELLS, u'.')
{
    connect(&m_watcher, &QFutureWatcher<Solution>::finished, this, &KlotskiEditor::takeAnswer);
    judge();
}

QString KlotskiEditor::cells() const
{
    return m_cells;
}

void KlotskiEditor::setCells(const QString& cells)
{
    klotski_layout_t layout;
    const klotski_faults_t faults = boardFaults(cells, &layout, nullptr);
    if (faults & ~(KLOTSKI_FAULT_GENERAL_MISSING | KLOTSKI_FAULT_BLANKS)) {
        QString why;
        readBoard(cells, &why);
        emit failed(why);
        return;
    }
    std::vector<Block> blocks;
    QString rest = cells;
    for (int cell = 0; cell < KLOTSKI_CELLS; ++cell) {
        const auto kind = static_cast<klotski_kind_t>(kLetters.indexOf(rest[cell]));
        if (kind == KLOTSKI_BLANK)
            continue;
        blocks.push_back({kind, cell % KLOTSKI_COLUMNS, cell / KLOTSKI_COLUMNS});
        draw(rest, blocks.back(), u'.');
    }
    setBlocks(std::move(blocks));
}

QString KlotskiEditor::text() const
{
    return boardLines(m_cells);
}

void KlotskiEditor::setText(const QString& text)
{
    setCells(readPasted(text).letters);
}

KlotskiEditor::Tool KlotskiEditor::tool() const
{
    return m_tool;
}

void KlotskiEditor::setTool(Tool tool)
{
    if (std::exchange(m_tool, tool) != tool)
        emit toolChanged();
}

KlotskiEditor::Verdict KlotskiEditor::verdict() const
{
    return m_judgement.verdict;
}

QString KlotskiEditor::problem() const
{
    return m_judgement.problem;
}

int KlotskiEditor::moves() const
{
    return m_judgement.solution.moves;
}

int KlotskiEditor::steps() const
{
    return m_judgement.solution.steps;
}

void KlotskiEditor::put(int column, int row)
{
    const auto kind = static_cast<klotski_kind_t>(m_tool);
    const int across = std::max(cellsAcross(kind), 1);
    const int down = std::max(cellsDown(kind), 1);
    const int left = std::clamp(column, 0, KLOTSKI_COLUMNS - across);
    const int top = std::clamp(row, 0, KLOTSKI_ROWS - down);
    std::vector<Block> blocks = m_blocks;
    std::erase_if(blocks, [&](const Block& block) {
        const bool inTheWay = block.column < left + across && left < block.column + cellsAcross(block.kind) &&
                              block.row < top + down && top < block.row + cellsDown(block.kind);
        return inTheWay || (kind == KLOTSKI_GENERAL && block.kind == kind);
    });
    if (kind != KLOTSKI_BLANK)
        blocks.push_back({kind, left, top});
    setBlocks(std::move(blocks));
}

void KlotskiEditor::clear()
{
    setBlocks({});
}

void KlotskiEditor::mirror()
{
    std::vector<Block> blocks = m_blocks;
    for (Block& block : blocks)
        block.column = KLOTSKI_COLUMNS - block.column - cellsAcross(block.kind);
    setBlocks(std::move(blocks));
}

void KlotskiEditor::retranslate()
{
    Judgement judgement = m_judgement;
    if (judgement.verdict == Invalid)
        readBoard(m_cells, &judgement.problem);
    setJudgement(judgement);
}

void KlotskiEditor::draw(QString& cells, const Block& block, QChar letter)
{
    for (int row = block.row; row < block.row + cellsDown(block.kind); ++row) {
        for (int column = block.column; column < block.column + cellsAcross(block.kind); ++column)
            cells[row * KLOTSKI_COLUMNS + column] = letter;
    }
}

void KlotskiEditor::setBlocks(std::vector<Block> blocks)
{
    m_blocks = std::move(blocks);
    QString cells(KLOTSKI_CELLS, u'.');
    for (const Block& block : m_blocks)
        draw(cells, block, kLetters[block.kind]);
    if (std::exchange(m_cells, cells) == cells)
        return;
    judge();
    emit cellsChanged();
}

void KlotskiEditor::judge()
{
    QString problem;
    const auto layout = readBoard(m_cells, &problem);
    setJudgement({layout ? Working : Invalid, problem, {}});
    m_outdated = m_watcher.isRunning();
    if (layout && !m_outdated)
        m_watcher.setFuture(findSolution(*layout));
}

void KlotskiEditor::takeAnswer()
{
    if (m_outdated) {
        judge();
        return;
    }
    const Solution solution = m_watcher.result();
    if (m_judgement.verdict == Working)
        setJudgement({solution.moves < 0 ? Unsolvable : Solvable, {}, solution});
}

void KlotskiEditor::setJudgement(const Judgement& judgement)
{
    if (std::exchange(m_judgement, judgement) != judgement)
        emit verdictChanged();
}

}  // namespace qipan::klotski
