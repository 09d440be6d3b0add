// SPDX-License-Identifier: MIT
#include "tree_copy.h"

#include <utility>
#include <vector>

namespace qipan::app {

namespace {

void copyNotes(const pgn::Node& from, pgn::GameTree& copy, pgn::NodeId to)
{
    for (const std::string& comment : from.commentsBefore)
        copy.addCommentBefore(to, comment);
    for (const std::string& comment : from.commentsAfter)
        copy.addCommentAfter(to, comment);
    for (std::uint16_t nag : from.nags)
        copy.addNag(to, nag);
}

}  // namespace

pgn::GameTree copyTree(const pgn::GameTree& tree, const std::function<bool(pgn::NodeId)>& keep)
{
    pgn::GameTree copy(tree.start());
    for (const pgn::Tag& tag : tree.tags())
        copy.setTag(tag.name, tag.value);
    copy.setResult(tree.result());
    copyNotes(tree.node(pgn::kRoot), copy, pgn::kRoot);

    struct Pending {
        pgn::NodeId source;
        pgn::NodeId parent;  ///< in the copy
    };
    std::vector<Pending> pending{{tree.node(pgn::kRoot).firstChild, pgn::kRoot}};
    while (!pending.empty()) {
        const Pending next = pending.back();
        pending.pop_back();
        if (next.source == pgn::kNoNode)
            continue;
        const pgn::Node& node = tree.node(next.source);
        pending.push_back({node.nextSibling, next.parent});
        if (!keep(next.source))
            continue;
        const pgn::NodeId id = node.isNull ? copy.addNullMove(next.parent) : copy.addMove(next.parent, node.move);
        copyNotes(node, copy, id);
        pending.push_back({node.firstChild, id});
    }
    return copy;
}

}  // namespace qipan::app
