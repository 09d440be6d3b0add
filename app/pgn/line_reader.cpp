// SPDX-License-Identifier: MIT
#include "pgn/line_reader.h"

#include "pgn/messages.h"
#include "pgn/movetext.h"
#include "pgn/san.h"
#include "pgn/uci.h"

namespace qipan::pgn {

namespace {

std::string colorName(chess::Color color)
{
    return fill(color == CHESS_WHITE ? PgnMessages::tr("White") : PgnMessages::tr("Black"));
}

}  // namespace

LineReader::LineReader(GameTree& tree, WarningList& warnings, Strictness strictness)
    : m_tree(tree)
    , m_warnings(warnings)
    , m_strictness(strictness)
    , m_lines(1)
{
    line().position = tree.start();
    line().before = tree.start();
}

void LineReader::comment(std::string text)
{
    const bool isMainLine = m_lines.size() == 1;
    const bool belongsToMoveToCome = line().hasMove ? line().hasVariation : !isMainLine;
    if (belongsToMoveToCome) {
        line().commentsToCome.push_back(std::move(text));
    } else {
        m_tree.addCommentAfter(line().last, text);
    }
}

void LineReader::closingComment(std::string_view text)
{
    m_tree.addCommentAfter(m_lines.front().last, text);
}

void LineReader::glyph(std::uint16_t nag)
{
    if (line().hasMove) {
        m_tree.addNag(line().last, nag);
    } else {
        line().nagsToCome.push_back(nag);
    }
}

void LineReader::skip(const Token& token, std::string why)
{
    m_warnings.add(token, std::move(why));
    m_skippedDepth = 1;
    m_skippedBegin = m_warnings.placeOf(token);
}

void LineReader::open(const Token& token)
{
    if (isSkipping()) {
        ++m_skippedDepth;
        return;
    }
    if (!line().hasMove) {
        skip(token, fill(PgnMessages::tr("a variation without a move before it is left out")));
        return;
    }
    if (m_lines.size() > kMaxDepth) {
        skip(token, fill(PgnMessages::tr("variations are nested more than %1 deep, the rest is left out"),
                         std::to_string(kMaxDepth)));
        return;
    }
    Line variation;
    variation.last = m_tree.node(line().last).parent;
    variation.position = line().before;
    variation.before = line().before;
    variation.begin = m_warnings.placeOf(token);
    m_lines.push_back(std::move(variation));
}

void LineReader::close(const Token& token)
{
    if (m_skippedDepth > 0) {
        --m_skippedDepth;
    } else if (m_lines.size() > 1) {
        endVariation(token);
    } else if (!line().isBroken) {
        m_warnings.add(token, fill(PgnMessages::tr("a closing bracket without its opening one")));
    }
}

void LineReader::endVariation(const Token& token)
{
    Line variation = std::move(m_lines.back());
    m_lines.pop_back();
    if (!variation.hasMove && !variation.isBroken) {
        m_warnings.add(variation.begin, fill(PgnMessages::tr("a variation without moves")));
    }
    // An alternative to an alternative is the same as one to the main move, and is written behind this line.
    const NodeId move = line().last;
    const bool isMainMove = m_tree.node(m_tree.node(move).parent).firstChild == move;
    line().hasVariation = line().hasVariation || (variation.hasMove && isMainMove);
    placeRest(variation, token);
}

/// Finds a place for what waits for a move that does not come.
void LineReader::placeRest(Line& ended, const Token& token)
{
    for (std::string& text : ended.commentsToCome) {
        if (ended.hasMove) {
            m_tree.addCommentAfter(ended.last, text);
        } else {
            comment(std::move(text));
        }
    }
    if (!ended.nagsToCome.empty() && !ended.isBroken) {
        m_warnings.add(token, fill(PgnMessages::tr("an annotation glyph without a move is left out")));
    }
    ended.commentsToCome.clear();
    ended.nagsToCome.clear();
}

void LineReader::word(std::string_view word, const Token& token)
{
    if (isNullMoveText(word)) {
        playNull(word, token);
    } else if (const std::optional<std::uint16_t> nag = nagFromSign(word)) {
        glyph(*nag);
    } else if (!line().hasMove || !isDecoration(word)) {
        playMove(word, token);
    }
}

void LineReader::playNull(std::string_view word, const Token& token)
{
    if (m_strictness == Strictness::Strict) {
        breakLine(word, fill(PgnMessages::tr("a null move is no move")), token);
    } else if (!canPass(line().position)) {
        breakLine(word, fill(PgnMessages::tr("illegal, a side in check cannot pass")), token);
    } else {
        advance(m_tree.addNullMove(line().last));
    }
}

void LineReader::playMove(std::string_view word, const Token& token)
{
    MoveReading reading = readSan(line().position, word, m_strictness);
    if (!reading && m_strictness == Strictness::Lenient) {
        // Some old programs wrote their files in coordinates.
        if (MoveReading coordinates = readUci(line().position, word)) {
            reading = std::move(coordinates);
        }
    }
    if (!reading) {
        breakLine(word, reading.problem, token);
        return;
    }
    advance(m_tree.addMove(line().last, reading.move));
    if (reading.nag != 0) {
        glyph(reading.nag);
    }
}

void LineReader::advance(NodeId node)
{
    Line& current = line();
    current.before = current.position;
    playNode(current.position, m_tree.node(node));
    current.last = node;
    current.hasMove = true;
    current.hasVariation = false;
    for (const std::string& text : current.commentsToCome) {
        m_tree.addCommentBefore(node, text);
    }
    for (const std::uint16_t nag : current.nagsToCome) {
        m_tree.addNag(node, nag);
    }
    current.commentsToCome.clear();
    current.nagsToCome.clear();
}

void LineReader::breakLine(std::string_view word, const std::string& problem, const Token& token)
{
    const chess::Position& position = line().position;
    m_warnings.add(token, fill(PgnMessages::tr("move %1, %2: %3: %4"), std::to_string(position.fullmove_number),
                               colorName(position.turn), quoted(word), problem));
    line().isBroken = true;
}

void LineReader::finishMainLine(const Token& token)
{
    placeRest(m_lines.front(), token);
}

void LineReader::finish(const Token& token)
{
    if (m_skippedDepth > 0 && !line().isBroken) {
        m_warnings.add(m_skippedBegin, fill(PgnMessages::tr("the variation is not closed")));
    }
    while (m_lines.size() > 1) {
        m_warnings.add(line().begin, fill(PgnMessages::tr("the variation is not closed")));
        endVariation(token);
    }
    finishMainLine(token);
}

}  // namespace qipan::pgn
