// SPDX-License-Identifier: MIT
#include "pgn/pgn_writer.h"

#include "pgn/san.h"
#include "pgn/tag_pair.h"
#include "pgn/text_encoding.h"

#include <algorithm>

namespace qipan::pgn {

namespace {

/// Fills lines with words. Source of the width: PGN specification, 4.3 (80 columns with the line end).
class LineFiller {
public:
    /// The next word, with a space or a line break before it.
    void word(std::string text)
    {
        flush();
        m_word = m_prefix + text;
        m_prefix.clear();
    }

    /// A word after which the line ends.
    void wordThatEndsLine(std::string text)
    {
        word(std::move(text));
        m_endsLine = true;
    }

    /// Sticks to the word that comes next.
    void open(char bracket)
    {
        m_prefix += bracket;
    }

    /// Sticks to the word before.
    void close(char bracket)
    {
        if (m_endsLine || m_word.empty()) {
            flush();
        }
        m_word += bracket;
    }

    std::string finish()
    {
        flush();
        if (m_column > 0) {
            m_text += '\n';
        }
        return std::move(m_text);
    }

private:
    void flush()
    {
        if (m_word.empty()) {
            return;
        }
        constexpr std::size_t kWidth = 79;
        const std::size_t width = characterCount(m_word);
        if (m_column > 0) {
            const bool fits = m_column + 1 + width <= kWidth;
            m_text += fits ? ' ' : '\n';
            m_column = fits ? m_column + 1 : 0;
        }
        m_text += m_word;
        m_column += width;
        m_word.clear();
        if (m_endsLine) {
            m_text += '\n';
            m_column = 0;
            m_endsLine = false;
        }
    }

    std::string m_text;
    std::string m_word;    ///< not yet written: a bracket may still be added
    std::string m_prefix;  ///< opening brackets for the next word
    std::size_t m_column = 0;
    bool m_endsLine = false;
};

/// End of the part of a comment from begin on that must not be parted: up to a single space. A command such as
/// [%clk 0:01:00] stays whole. No line may begin as an escape line or a tag would.
std::size_t endOfUnit(std::string_view text, std::size_t begin)
{
    const auto isBlank = [text](std::size_t i) { return text[i] == ' ' || (text[i] >= '\t' && text[i] <= '\r'); };
    std::size_t i = begin;
    while (i < text.size()) {
        if (text.substr(i).starts_with("[%")) {
            constexpr std::size_t kLongestCommand = 60;
            const std::size_t end = text.substr(i, kLongestCommand).find(']');
            i += end == std::string_view::npos ? 2 : end + 1;
        } else if (text[i] == ' ' && i > begin && !isBlank(i - 1) && !isBlank(i + 1) && text[i + 1] != '%' &&
                   (text[i + 1] != '[' || text.substr(i + 1).starts_with("[%"))) {
            return i;
        } else {
            ++i;
        }
    }
    return i;
}

class Writer {
public:
    explicit Writer(const GameTree& game)
        : m_game(game)
    {
    }

    std::string run()
    {
        std::string text;
        for (const Tag& tag : m_game.tags()) {
            text += tagPairText(tag.name, tag.value) + '\n';
        }
        writeMoves();
        m_lines.word(std::string(resultText(m_game.result())));
        return text + '\n' + m_lines.finish() + '\n';
    }

private:
    /// A move whose variations are being written.
    struct Branch {
        NodeId move;
        NodeId variation;
        chess::Position before;
    };

    void writeMoves()
    {
        writeComments(m_game.node(kRoot).commentsAfter);
        chess::Position position = m_game.start();
        NodeId id = m_game.node(kRoot).firstChild;
        bool beginsVariation = false;
        std::vector<Branch> branches;
        while (id != kNoNode || !branches.empty()) {
            if (id == kNoNode) {
                m_lines.close(')');
                Branch& branch = branches.back();
                position = branch.before;
                branch.variation = m_game.node(branch.variation).nextSibling;
                id = branch.variation;
                beginsVariation = id != kNoNode;
                if (beginsVariation) {
                    m_lines.open('(');
                } else {
                    playNode(position, m_game.node(branch.move));
                    id = m_game.node(branch.move).firstChild;
                    branches.pop_back();
                }
                m_needsNumber = true;
                continue;
            }
            const Node& node = m_game.node(id);
            writeNode(node, position);
            if (!beginsVariation && node.nextSibling != kNoNode) {
                branches.push_back({id, node.nextSibling, position});
                id = node.nextSibling;
                beginsVariation = true;
                m_needsNumber = true;
                m_lines.open('(');
                continue;
            }
            playNode(position, node);
            id = node.firstChild;
            beginsVariation = false;
        }
    }

    void writeNode(const Node& node, const chess::Position& position)
    {
        writeComments(node.commentsBefore);
        if (position.turn == CHESS_WHITE) {
            m_lines.word(std::to_string(position.fullmove_number) + ".");
        } else if (m_needsNumber) {
            m_lines.word(std::to_string(position.fullmove_number) + "...");
        }
        m_needsNumber = false;
        m_lines.word(node.isNull ? "--" : writeSan(position, node.move));
        for (const std::uint16_t nag : node.nags) {
            m_lines.word("$" + std::to_string(nag));
        }
        writeComments(node.commentsAfter);
    }

    void writeComments(const std::vector<std::string>& comments)
    {
        for (const std::string& comment : comments) {
            m_needsNumber = true;
            if (comment.find('}') != std::string::npos) {
                m_lines.wordThatEndsLine("; " + comment);  // braces cannot hold it
            } else {
                writeBraces(comment);
            }
        }
    }

    void writeBraces(std::string_view comment)
    {
        m_lines.open('{');
        for (std::size_t begin = 0; begin < comment.size();) {
            const std::size_t end = endOfUnit(comment, begin);
            m_lines.word(std::string(comment.substr(begin, end - begin)));
            begin = end + 1;
        }
        m_lines.close('}');
    }

    const GameTree& m_game;
    LineFiller m_lines;
    bool m_needsNumber = true;  ///< Black's move is not right behind White's
};

}  // namespace

std::string writePgn(const GameTree& game)
{
    return Writer(game).run();
}

}  // namespace qipan::pgn
