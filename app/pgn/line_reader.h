// SPDX-License-Identifier: MIT
/// @file Puts moves, comments, glyphs and variations into a game tree as they are read.
#pragma once

#include "pgn/game_tree.h"
#include "pgn/move_text.h"
#include "pgn/pgn_lexer.h"
#include "pgn/warning_list.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::pgn {

/// Follows the main line and the variations open in it, each with its position. A move that cannot be played ends its
/// line: the rest of that line is passed over, with the variations in it. Nothing recurses.
class LineReader {
public:
    /// The tree is empty; tree and warnings must outlive the reader.
    LineReader(GameTree& tree, WarningList& warnings, Strictness strictness);

    /// Leaves out all moves: the game cannot be replayed.
    void refuse()
    {
        line().isBroken = true;
    }

    /// Inside something that is left out.
    bool isSkipping() const
    {
        return m_skippedDepth > 0 || m_lines.back().isBroken;
    }
    /// No variation is open, none that is left out either.
    bool isOnMainLine() const
    {
        return m_lines.size() == 1 && m_skippedDepth == 0;
    }

    /// A comment of the line that is open, normalized and not empty.
    void comment(std::string text);
    /// A comment behind the end of the game.
    void closingComment(std::string_view text);
    void glyph(std::uint16_t nag);
    void open(const Token& token);
    void close(const Token& token);
    /// A move, a null move or a sign. word is the token's text in plain punctuation and without a move number.
    void word(std::string_view word, const Token& token);
    /// Ends the main line: what waits for a move that never came is kept with the last one.
    void finishMainLine(const Token& token);
    /// Closes what is still open, with warnings, and ends the main line.
    void finish(const Token& token);

private:
    struct Line {
        NodeId last = kRoot;        ///< the move read last, or the one the line branches off after
        chess::Position position;   ///< after last
        chess::Position before;     ///< before last
        bool hasMove = false;       ///< false at the start of a line: nothing to be an alternative to
        bool hasVariation = false;  ///< last has variations: comments now belong to the move to come
        bool isBroken = false;      ///< an illegal move stood here: the rest is left out
        std::vector<std::string> commentsToCome;
        std::vector<std::uint16_t> nagsToCome;
        Place begin;  ///< of its bracket
    };

    Line& line()
    {
        return m_lines.back();
    }
    void skip(const Token& token, std::string why);
    void endVariation(const Token& token);
    void placeRest(Line& ended, const Token& token);
    void playNull(std::string_view word, const Token& token);
    void playMove(std::string_view word, const Token& token);
    void advance(NodeId node);
    void breakLine(std::string_view word, const std::string& problem, const Token& token);

    GameTree& m_tree;
    WarningList& m_warnings;
    Strictness m_strictness;
    std::vector<Line> m_lines;       ///< the main line and the variations open in it
    std::size_t m_skippedDepth = 0;  ///< brackets open inside something that is left out
    Place m_skippedBegin;
};

}  // namespace qipan::pgn
