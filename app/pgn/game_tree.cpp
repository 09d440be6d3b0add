// SPDX-License-Identifier: MIT
#include "pgn/game_tree.h"

#include "pgn/fen_text.h"

#include <algorithm>
#include <array>

namespace qipan::pgn {

namespace {

/// Source: PGN specification, 8.1.1.
constexpr std::array<std::string_view, 7> kRoster = {"Event", "Site", "Date", "Round", "White", "Black", "Result"};

std::string_view unknownValue(std::string_view name)
{
    return name == "Date" ? "????.??.??" : name == "Result" ? "*" : "?";
}

bool isBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool isLineBreak(char c)
{
    return c == '\n' || c == '\r';
}

/// Two nodes that stand for the same move with the same words.
bool sameContent(const Node& a, const Node& b)
{
    return a.move == b.move && a.isNull == b.isNull && a.commentsBefore == b.commentsBefore &&
           a.commentsAfter == b.commentsAfter && a.nags == b.nags;
}

}  // namespace

void playNode(chess::Position& position, const Node& node)
{
    if (!node.isNull) {
        chess::Undo undo;
        chess::play(position, node.move, undo);
        return;
    }
    position.en_passant_target = CHESS_NONE;
    if (position.halfmove_clock < UINT8_MAX) {
        ++position.halfmove_clock;
    }
    if (position.turn == CHESS_BLACK && position.fullmove_number < UINT16_MAX) {
        ++position.fullmove_number;
    }
    position.turn = chess::other(position.turn);
}

bool canPass(const chess::Position& position)
{
    return !chess::in_check(position);
}

std::string normalizedComment(std::string_view text)
{
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        if (!isBlank(text[i])) {
            out += text[i++];
            continue;
        }
        std::size_t end = i;
        bool breaks = false;
        for (; isBlank(text[end]); ++end) {  // ends before the last character, which is not blank
            breaks = breaks || isLineBreak(text[end]);
        }
        out += breaks ? " " : text.substr(i, end - i);
        i = end;
    }
    return out;
}

GameTree::GameTree()
    : GameTree(chess::initial_position(), {})
{
}

GameTree::GameTree(const chess::Position& start)
    : GameTree(start, {})
{
    const std::string fen = writeFen(start);
    if (fen != writeFen(chess::initial_position())) {
        putTag("SetUp", "1");
        putTag("FEN", fen);
    }
}

GameTree::GameTree(const chess::Position& start, const std::vector<Tag>& tags)
    : m_start(start)
    , m_nodes(1)
    , m_lastChild(1, kNoNode)
{
    for (const std::string_view name : kRoster) {
        m_tags.push_back({std::string(name), std::string(unknownValue(name))});
    }
    const bool hasFen =
        std::any_of(tags.begin(), tags.end(), [](const Tag& tag) { return tag.name == "FEN" && !tag.value.empty(); });
    for (const Tag& tag : tags) {
        const bool saysNothing = !hasFen && (tag.name == "FEN" || (tag.name == "SetUp" && tag.value == "1"));
        if (!saysNothing) {
            putTag(tag.name, tag.value);
        }
    }
    if (hasFen) {
        putTag("SetUp", "1");
    }
    setResult(resultFromText(tag("Result")).value_or(Result::Unknown));
}

std::string_view GameTree::tag(std::string_view name) const
{
    const auto found = std::find_if(m_tags.begin(), m_tags.end(), [name](const Tag& tag) { return tag.name == name; });
    return found == m_tags.end() ? std::string_view() : std::string_view(found->value);
}

void GameTree::putTag(std::string_view name, std::string_view value)
{
    const auto found = std::find_if(m_tags.begin(), m_tags.end(), [name](const Tag& tag) { return tag.name == name; });
    if (found != m_tags.end()) {
        found->value = value;
    } else {
        m_tags.push_back({std::string(name), std::string(value)});
    }
}

void GameTree::setTag(std::string_view name, std::string_view value)
{
    if (name == "Result") {
        if (const std::optional<Result> result = resultFromText(value)) {
            setResult(*result);
        }
    } else if (name != "FEN" && name != "SetUp") {
        putTag(name, value);
    }
}

void GameTree::removeTag(std::string_view name)
{
    if (name == "FEN" || name == "SetUp" || name == "Result") {
        return;
    }
    if (std::find(kRoster.begin(), kRoster.end(), name) != kRoster.end()) {
        putTag(name, unknownValue(name));
    } else {
        std::erase_if(m_tags, [name](const Tag& tag) { return tag.name == name; });
    }
}

void GameTree::setResult(Result result)
{
    m_result = result;
    putTag("Result", resultText(result));
}

NodeId GameTree::add(NodeId parent, Node node)
{
    const auto id = static_cast<NodeId>(m_nodes.size());
    node.parent = parent;
    m_nodes.push_back(std::move(node));
    m_lastChild.push_back(kNoNode);
    const NodeId last = m_lastChild[parent];
    (last == kNoNode ? m_nodes[parent].firstChild : m_nodes[last].nextSibling) = id;
    m_lastChild[parent] = id;
    return id;
}

NodeId GameTree::addMove(NodeId parent, chess::Move move)
{
    Node node;
    node.move = move;
    return add(parent, std::move(node));
}

NodeId GameTree::addNullMove(NodeId parent)
{
    Node node;
    node.isNull = true;
    return add(parent, std::move(node));
}

void GameTree::addCommentAfter(NodeId id, std::string_view text)
{
    std::string comment = normalizedComment(text);
    if (!comment.empty()) {
        m_nodes[id].commentsAfter.push_back(std::move(comment));
    }
}

void GameTree::clearCommentsAfter(NodeId id)
{
    m_nodes[id].commentsAfter.clear();
}

void GameTree::addCommentBefore(NodeId id, std::string_view text)
{
    std::string comment = normalizedComment(text);
    if (!comment.empty()) {
        m_nodes[id].commentsBefore.push_back(std::move(comment));
    }
}

void GameTree::addNag(NodeId id, std::uint16_t nag)
{
    m_nodes[id].nags.push_back(nag);
}

std::vector<NodeId> GameTree::mainLine() const
{
    std::vector<NodeId> line;
    for (NodeId id = m_nodes[kRoot].firstChild; id != kNoNode; id = m_nodes[id].firstChild) {
        line.push_back(id);
    }
    return line;
}

std::size_t GameTree::mainLinePlies() const
{
    std::size_t plies = 0;
    for (NodeId id = m_nodes[kRoot].firstChild; id != kNoNode; id = m_nodes[id].firstChild) {
        ++plies;
    }
    return plies;
}

NodeId GameTree::mainLineNode(std::size_t ply) const
{
    NodeId id = kRoot;
    for (; ply > 0 && m_nodes[id].firstChild != kNoNode; --ply) {
        id = m_nodes[id].firstChild;
    }
    return id;
}

chess::Position GameTree::positionAt(NodeId id) const
{
    std::vector<NodeId> path;
    for (; id != kRoot; id = m_nodes[id].parent) {
        path.push_back(id);
    }
    chess::Position position = m_start;
    for (auto step = path.rbegin(); step != path.rend(); ++step) {
        playNode(position, m_nodes[*step]);
    }
    return position;
}

NodeId GameTree::playOnMainLine(std::size_t ply, chess::Move move)
{
    const NodeId parent = mainLineNode(ply);
    NodeId id = m_nodes[parent].firstChild;
    while (id != kNoNode && (m_nodes[id].isNull || m_nodes[id].move != move)) {
        id = m_nodes[id].nextSibling;
    }
    if (id == kNoNode) {
        id = addMove(parent, move);
    }
    putFirst(id);
    return id;
}

void GameTree::putFirst(NodeId id)
{
    const NodeId parent = m_nodes[id].parent;
    if (m_nodes[parent].firstChild == id) {
        return;
    }
    NodeId before = m_nodes[parent].firstChild;
    while (m_nodes[before].nextSibling != id) {
        before = m_nodes[before].nextSibling;
    }
    m_nodes[before].nextSibling = m_nodes[id].nextSibling;
    if (m_lastChild[parent] == id) {
        m_lastChild[parent] = before;
    }
    m_nodes[id].nextSibling = m_nodes[parent].firstChild;
    m_nodes[parent].firstChild = id;
}

void GameTree::truncateMainLine(std::size_t ply)
{
    const NodeId end = mainLineNode(ply);
    m_nodes[end].firstChild = kNoNode;

    // Copies what can still be reached, parents before children, alternatives in their order.
    std::vector<Node> old;
    old.swap(m_nodes);
    m_lastChild.assign(1, kNoNode);
    m_nodes.push_back(old[kRoot]);
    m_nodes[kRoot].firstChild = kNoNode;
    std::vector<std::pair<NodeId, NodeId>> open = {{kRoot, kRoot}};  // old and new id of nodes without their children
    while (!open.empty()) {
        const auto [oldParent, parent] = open.back();
        open.pop_back();
        for (NodeId child = old[oldParent].firstChild; child != kNoNode; child = old[child].nextSibling) {
            Node node = std::move(old[child]);  // its links in old stay readable: they are plain numbers
            node.firstChild = kNoNode;
            node.nextSibling = kNoNode;
            open.emplace_back(child, add(parent, std::move(node)));
        }
    }
}

std::size_t GameTree::variationCount() const
{
    std::size_t count = 0;
    for (const Node& node : m_nodes) {
        count += node.nextSibling != kNoNode ? 1 : 0;
    }
    return count;
}

std::size_t GameTree::commentCount() const
{
    std::size_t count = 0;
    for (const Node& node : m_nodes) {
        count += node.commentsBefore.size() + node.commentsAfter.size();
    }
    return count;
}

std::size_t GameTree::nagCount() const
{
    std::size_t count = 0;
    for (const Node& node : m_nodes) {
        count += node.nags.size();
    }
    return count;
}

bool sameGame(const GameTree& a, const GameTree& b)
{
    if (a.tags() != b.tags() || a.result() != b.result() || writeFen(a.start()) != writeFen(b.start())) {
        return false;
    }
    std::vector<std::pair<NodeId, NodeId>> open = {{kRoot, kRoot}};
    while (!open.empty()) {
        const Node& left = a.node(open.back().first);
        const Node& right = b.node(open.back().second);
        open.pop_back();
        if (!sameContent(left, right) || (left.firstChild == kNoNode) != (right.firstChild == kNoNode) ||
            (left.nextSibling == kNoNode) != (right.nextSibling == kNoNode)) {
            return false;
        }
        if (left.firstChild != kNoNode) {
            open.emplace_back(left.firstChild, right.firstChild);
        }
        if (left.nextSibling != kNoNode) {
            open.emplace_back(left.nextSibling, right.nextSibling);
        }
    }
    return true;
}

}  // namespace qipan::pgn
