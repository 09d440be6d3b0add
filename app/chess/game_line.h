// SPDX-License-Identifier: MIT
#pragma once

#include <clock/clock_time.h>
#include <pgn/game_tree.h>

#include <array>
#include <string>
#include <unordered_set>
#include <vector>

namespace qipan::app {

/// A position of the line, and the men that were taken on the way there.
struct Snapshot {
    chess::Position position;
    /// By the colour of the taken man, then by its type.
    std::array<std::array<std::uint8_t, 7>, 2> taken{};
};

/// The line of moves that is being played, inside the tree that keeps all the others, with undo and redo.
///
/// Plies count from 0, the start position; ply n is what stands after n moves. The line is always a beginning of the
/// tree's main line. A step costs at most 32 plays, whatever the length of the line; 24 bytes a ply.
class GameLine {
public:
    explicit GameLine(pgn::GameTree tree = pgn::GameTree());

    int plyCount() const;
    Snapshot snapshot(int ply) const;
    /// The node that led to ply; the root for 0.
    pgn::NodeId nodeId(int ply) const;
    const pgn::Node& node(int ply) const;
    /// SAN of the move that leads to ply, "--" for a null move. Precondition: 1 to plyCount().
    std::string san(int ply) const;
    /// What the engine says of the position at ply, with all that went before.
    chess_draw_t draw(int ply) const;

    /// Plays a move after ply and forgets what could be redone. What followed there becomes a variation.
    /// Precondition: the move is legal there.
    void play(int ply, chess::Move move);

    bool canUndo() const;
    bool canRedo() const;
    /// Takes the last ply back; if it had replaced another continuation, that one returns.
    /// Returns how many plies stayed as they were: the ply to show. Precondition: canUndo().
    int undo();
    /// Plays again what undo() took back last. Returns how many plies stayed; the ply after them is the one to show.
    /// Precondition: canRedo().
    int redo();
    /// Gives up what could be redone.
    void forgetUndone();

    const pgn::GameTree& tree() const;
    void setTag(std::string_view name, std::string_view value);
    void removeTag(std::string_view name);
    void setResult(pgn::Result result);
    /// Notes what the mover's clock shows after the move that leads to ply, and how long the move took.
    /// Precondition: 1 to plyCount().
    void setMoveTimes(int ply, clock::Milliseconds left, clock::Milliseconds spent);
    /// The tree without moves that were taken back.
    pgn::GameTree writtenTree() const;

private:
    /// A move at ply that replaced a continuation of the line.
    struct Branch {
        int ply;
        std::vector<pgn::NodeId> replaced;
    };
    struct Undone {
        int ply;
        pgn::NodeId node;
    };

    void attach(int ply, pgn::NodeId node);
    void append(pgn::NodeId node);
    void cut(int ply);

    pgn::GameTree m_tree;
    std::vector<pgn::NodeId> m_nodes;          ///< one a ply
    std::vector<chess::Undo> m_history;        ///< one a ply; of a null move it is not used
    std::vector<Snapshot> m_snapshots;         ///< of plies 0, 32, 64 ...
    Snapshot m_end;                            ///< of the last ply
    std::vector<Branch> m_branches;            ///< the last one made last
    std::vector<Undone> m_undone;              ///< the next one to redo last
    std::unordered_set<pgn::NodeId> m_hidden;  ///< taken back: no part of the game, though still in the tree
};

}  // namespace qipan::app
