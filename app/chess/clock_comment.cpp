// SPDX-License-Identifier: MIT
#include "clock_comment.h"

#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace qipan::app {

namespace {

/// The command [%name ...] in text: where it lies, brackets included. Length 0 if it is not there.
std::pair<size_t, size_t> findCommand(std::string_view text, std::string_view name)
{
    const std::string head = "[%" + std::string(name) + ' ';
    const size_t begin = text.rfind(head);
    const size_t end = begin == std::string_view::npos ? begin : text.find(']', begin);
    return end == std::string_view::npos ? std::pair<size_t, size_t>{0, 0} : std::pair{begin, end + 1 - begin};
}

void readCommand(std::string_view text, std::string_view name, std::optional<clock::Milliseconds>& time)
{
    const auto [begin, length] = findCommand(text, name);
    if (length == 0)
        return;
    const size_t head = name.size() + 3;
    if (const auto read = clock::readClockTime(text.substr(begin + head, length - head - 1)))
        time = read;
}

std::string withoutCommand(std::string text, std::string_view name)
{
    for (auto [begin, length] = findCommand(text, name); length > 0; std::tie(begin, length) = findCommand(text, name))
        text.erase(begin, length);
    return text;
}

}  // namespace

MoveTimes moveTimes(const pgn::Node& node)
{
    MoveTimes times;
    for (const std::string& comment : node.commentsAfter) {
        readCommand(comment, "clk", times.left);
        readCommand(comment, "emt", times.spent);
    }
    return times;
}

void setMoveTimes(pgn::GameTree& tree, pgn::NodeId id, clock::Milliseconds left, clock::Milliseconds spent)
{
    std::vector<std::string> others;
    for (const std::string& comment : tree.node(id).commentsAfter)
        others.push_back(withoutCommand(withoutCommand(comment, "clk"), "emt"));
    tree.clearCommentsAfter(id);
    tree.addCommentAfter(id, "[%emt " + clock::writeClockTime(spent) + "][%clk " + clock::writeClockTime(left) + ']');
    for (const std::string& comment : others)
        tree.addCommentAfter(id, comment);
}

}  // namespace qipan::app
