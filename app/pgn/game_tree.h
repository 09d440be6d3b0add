// SPDX-License-Identifier: MIT
/// @file A game as PGN tells it: tags, start position, result, and a tree of moves with comments and NAGs.
///
/// A value: copying copies all, moving is cheap. No function recurses, so depth costs only memory.
#pragma once

#include "pgn/game_result.h"

#include <chess/position.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::pgn {

struct Tag {
    std::string name;
    std::string value;

    bool operator==(const Tag&) const = default;
};

/// Index of a node in its tree. Stays the same until truncateMainLine().
using NodeId = std::uint32_t;
constexpr NodeId kRoot = 0;
constexpr NodeId kNoNode = UINT32_MAX;

/// One move. The root is no move: it stands for the start position and holds the comments before the first move.
struct Node {
    chess::Move move = {};
    bool isNull = false;  ///< a null move ("--"): the side to move passes
    NodeId parent = kNoNode;
    NodeId firstChild = kNoNode;   ///< the line goes on here
    NodeId nextSibling = kNoNode;  ///< the next alternative (variation) to this move
    std::vector<std::string>
        commentsBefore;  ///< at the start of a variation, or after the variations of the move before
    std::vector<std::string> commentsAfter;
    std::vector<std::uint16_t> nags;
};

/// Plays what the node stands for. Precondition: it is not the root and was read or made for this position.
void playNode(chess::Position& position, const Node& node);

/// Whether the side to move may pass in a PGN: it is not in check.
bool canPass(const chess::Position& position);

/// Comment text as the tree keeps it: line breaks become one space, no white space at the ends.
std::string normalizedComment(std::string_view text);

class GameTree {
public:
    /// An empty game from the start position.
    GameTree();
    /// An empty game from position; sets the tags FEN and SetUp unless it is the start position.
    explicit GameTree(const chess::Position& start);
    /// The same with tags as a file gave them; SetUp follows from FEN. Precondition: a tag FEN among them is the FEN of
    /// start (in any wording, which is kept), or the game is one that cannot be replayed.
    GameTree(const chess::Position& start, const std::vector<Tag>& tags);

    const chess::Position& start() const
    {
        return m_start;
    }

    /// The Seven Tag Roster first and always there ("?" where unknown), then the others in the order they came.
    const std::vector<Tag>& tags() const
    {
        return m_tags;
    }
    /// The value of a tag, empty if there is none. Valid until the tags change.
    std::string_view tag(std::string_view name) const;
    /// Adds a tag or replaces its value. "Result" with a result's text also sets the result; with another text it
    /// is ignored. FEN and SetUp belong to the start position and are ignored.
    void setTag(std::string_view name, std::string_view value);
    /// Removes a tag; one of the roster becomes unknown. FEN, SetUp and Result are left alone.
    void removeTag(std::string_view name);

    Result result() const
    {
        return m_result;
    }
    /// Sets the result and the tag of that name.
    void setResult(Result result);

    /// How many nodes there are, the root included. Ids run from 0.
    std::size_t nodeCount() const
    {
        return m_nodes.size();
    }
    const Node& node(NodeId id) const
    {
        return m_nodes[id];
    }

    /// Adds a move as the last alternative after parent: the main move if it is the first one.
    /// Precondition: the move is legal there. Cost: O(alternatives).
    NodeId addMove(NodeId parent, chess::Move move);
    /// Adds a null move likewise. Precondition: canPass() there.
    NodeId addNullMove(NodeId parent);
    /// Adds a comment after the move, normalized; an empty one is not kept.
    void addCommentAfter(NodeId id, std::string_view text);
    void clearCommentsAfter(NodeId id);
    /// Adds a comment before the move likewise.
    void addCommentBefore(NodeId id, std::string_view text);
    void addNag(NodeId id, std::uint16_t nag);

    /// The nodes of the main line, first move first.
    std::vector<NodeId> mainLine() const;
    /// Number of moves of the main line.
    std::size_t mainLinePlies() const;
    /// The node after ply moves of the main line: the root for 0, the last one if the line is shorter.
    NodeId mainLineNode(std::size_t ply) const;
    /// The position after the moves from the start to id.
    chess::Position positionAt(NodeId id) const;

    /// Makes move the main line's move after its first ply moves. What followed there becomes its first variation;
    /// a variation that begins with the same move becomes the main line instead of a second copy.
    /// Precondition: the move is legal there. Returns its node.
    NodeId playOnMainLine(std::size_t ply, chess::Move move);
    /// Puts a node before its alternatives. Precondition: it is not the root. Cost: O(alternatives).
    void putFirst(NodeId id);
    /// Takes away everything that comes after the first ply moves of the main line, with variations there.
    /// Ids change. Cost: linear.
    void truncateMainLine(std::size_t ply);

    std::size_t variationCount() const;  ///< alternatives to other moves, nested ones too
    std::size_t commentCount() const;
    std::size_t nagCount() const;

private:
    NodeId add(NodeId parent, Node node);
    void putTag(std::string_view name, std::string_view value);

    chess::Position m_start;
    std::vector<Tag> m_tags;
    std::vector<Node> m_nodes;
    std::vector<NodeId> m_lastChild;  ///< of each node, so that reading many alternatives stays linear
    Result m_result = Result::Unknown;
};

/// Same tags, result, start position, and the same tree with the same comments and NAGs, wherever the nodes lie.
bool sameGame(const GameTree& a, const GameTree& b);

}  // namespace qipan::pgn
