// SPDX-License-Identifier: MIT
#include "game_line.h"

#include "clock_comment.h"
#include "tree_copy.h"

#include <pgn/san.h>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

constexpr int kSnapshotDistance = 32;

/// Plays the node and notes what it took. undo is filled unless it is a null move.
void advance(Snapshot& snapshot, const pgn::Node& node, chess::Undo& undo)
{
    if (node.isNull) {
        pgn::playNode(snapshot.position, node);
        return;
    }
    chess::play(snapshot.position, node.move, undo);
    if (undo.captured != 0)
        ++snapshot.taken[CHESS_TEAM(undo.captured)][CHESS_TYPE(undo.captured)];
}

}  // namespace

GameLine::GameLine(pgn::GameTree tree)
    : m_tree(std::move(tree))
    , m_end{m_tree.start(), {}}
{
    m_snapshots.push_back(m_end);
    for (pgn::NodeId node : m_tree.mainLine())
        append(node);
}

int GameLine::plyCount() const
{
    return static_cast<int>(m_nodes.size());
}

Snapshot GameLine::snapshot(int ply) const
{
    if (ply == plyCount())
        return m_end;
    Snapshot result = m_snapshots[static_cast<size_t>(ply / kSnapshotDistance)];
    chess::Undo unused;
    for (int played = ply - ply % kSnapshotDistance; played < ply; ++played)
        advance(result, node(played + 1), unused);
    return result;
}

pgn::NodeId GameLine::nodeId(int ply) const
{
    return ply == 0 ? pgn::kRoot : m_nodes[static_cast<size_t>(ply - 1)];
}

const pgn::Node& GameLine::node(int ply) const
{
    return m_tree.node(nodeId(ply));
}

std::string GameLine::san(int ply) const
{
    const pgn::Node& played = node(ply);
    return played.isNull ? std::string("--") : pgn::writeSan(snapshot(ply - 1).position, played.move);
}

chess_draw_t GameLine::draw(int ply) const
{
    // As far back as the engine's clock of plies without capture or pawn move counts: at its end the 75 moves are over
    // whatever was repeated. Looking back past a null move is not possible.
    int first = std::max(0, ply - UINT8_MAX);
    for (int before = ply; before > first; --before) {
        if (node(before).isNull)
            first = before;
    }
    const auto count = static_cast<uint16_t>(ply - first);
    // Read only: chess_draw() takes the history as const.
    chess_history_t history{const_cast<chess_ply_t*>(m_history.data()) + first, std::max<uint16_t>(count, 1), count};
    const chess::Position position = snapshot(ply).position;
    return chess_draw(&position, &history);
}

void GameLine::play(int ply, chess::Move move)
{
    forgetUndone();
    const size_t known = m_tree.nodeCount();
    const pgn::NodeId parent = nodeId(ply);
    const bool isFirst = m_tree.node(parent).firstChild == pgn::kNoNode;
    const pgn::NodeId node =
        isFirst ? m_tree.addMove(parent, move) : m_tree.playOnMainLine(static_cast<size_t>(ply), move);
    const bool wasTakenBack = node < known && m_hidden.erase(node) != 0;
    if (wasTakenBack) {
        for (pgn::NodeId child = m_tree.node(node).firstChild; child != pgn::kNoNode;
             child = m_tree.node(child).nextSibling)
            m_hidden.insert(child);
    }
    attach(ply, node);
}

bool GameLine::canUndo() const
{
    return !m_nodes.empty();
}

bool GameLine::canRedo() const
{
    return !m_undone.empty();
}

int GameLine::undo()
{
    const int kept = plyCount() - 1;
    m_undone.push_back({kept, m_nodes.back()});
    m_hidden.insert(m_nodes.back());
    cut(kept);
    if (!m_branches.empty() && m_branches.back().ply == kept) {
        const Branch branch = std::move(m_branches.back());
        m_branches.pop_back();
        m_tree.putFirst(branch.replaced.front());
        for (pgn::NodeId node : branch.replaced)
            append(node);
    }
    return kept;
}

int GameLine::redo()
{
    const Undone undone = m_undone.back();
    m_undone.pop_back();
    m_hidden.erase(undone.node);
    m_tree.putFirst(undone.node);
    attach(undone.ply, undone.node);
    return undone.ply;
}

void GameLine::forgetUndone()
{
    m_undone.clear();
}

const pgn::GameTree& GameLine::tree() const
{
    return m_tree;
}

void GameLine::setTag(std::string_view name, std::string_view value)
{
    m_tree.setTag(name, value);
}

void GameLine::removeTag(std::string_view name)
{
    m_tree.removeTag(name);
}

void GameLine::setMoveTimes(int ply, clock::Milliseconds left, clock::Milliseconds spent)
{
    app::setMoveTimes(m_tree, nodeId(ply), left, spent);
}

void GameLine::setResult(pgn::Result result)
{
    m_tree.setResult(result);
}

pgn::GameTree GameLine::writtenTree() const
{
    if (m_hidden.empty() && node(plyCount()).firstChild == pgn::kNoNode)
        return m_tree;
    const pgn::NodeId end = nodeId(plyCount());
    return copyTree(m_tree,
                    [this, end](pgn::NodeId id) { return m_tree.node(id).parent != end && m_hidden.count(id) == 0; });
}

/// Puts the node after ply. The tree has it on its main line already.
void GameLine::attach(int ply, pgn::NodeId node)
{
    if (ply < plyCount())
        m_branches.push_back({ply, {m_nodes.begin() + ply, m_nodes.end()}});
    cut(ply);
    append(node);
}

void GameLine::append(pgn::NodeId id)
{
    chess::Undo undo{};
    advance(m_end, m_tree.node(id), undo);
    m_nodes.push_back(id);
    m_history.push_back(undo);
    if (plyCount() % kSnapshotDistance == 0)
        m_snapshots.push_back(m_end);
}

void GameLine::cut(int ply)
{
    if (ply == plyCount())
        return;
    m_end = snapshot(ply);
    m_nodes.resize(static_cast<size_t>(ply));
    m_history.resize(static_cast<size_t>(ply));
    m_snapshots.resize(static_cast<size_t>(ply / kSnapshotDistance) + 1);
}

}  // namespace qipan::app
