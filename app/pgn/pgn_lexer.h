// SPDX-License-Identifier: MIT
/// @file The tokens of a PGN text, with their places.
#pragma once

#include <cstddef>
#include <string_view>

namespace qipan::pgn {

enum class TokenKind {
    End,
    Tag,      ///< [Name "Value"], to be taken apart by scanTagPair()
    Comment,  ///< text between braces, or from ";" to the end of the line
    Word,     ///< move, move number, result or anything else without blanks
    Nag,      ///< the digits after "$", maybe none
    Open,     ///< "("
    Close,    ///< ")"
    Stray,    ///< "}", "]" or a bracket that begins no tag, to the end of its line
};

struct Token {
    TokenKind kind = TokenKind::End;
    std::string_view text;        ///< without braces, ";" or "$"
    std::size_t offset = 0;       ///< of the first byte, with brace and so on
    std::size_t line = 1;         ///< of the offset
    std::size_t lineOffset = 0;   ///< of the first byte of that line
    bool afterEmptyLine = false;  ///< an empty line stands between this token and the one before
    bool isClosed = true;         ///< false for a brace comment without its end
};

/// Cuts a text into tokens. Escape lines ("%" in the first column), blanks and byte order marks are passed over.
/// A comment without its closing brace ends where a line begins with a tag pair, or at the end. Cost: linear.
class PgnLexer {
public:
    /// line and column are those of the first byte of text.
    explicit PgnLexer(std::string_view text, std::size_t line = 1, std::size_t column = 1);

    Token next();

    /// How far next() has come, in bytes.
    std::size_t offset() const
    {
        return m_offset;
    }
    std::size_t line() const
    {
        return m_line;
    }

    /// The column of a token, from 1, in characters. Cost: the distance from the last one asked for on the same line.
    std::size_t columnOf(const Token& token);

private:
    bool isBlankAt(std::size_t offset, std::size_t& length) const;
    bool isFirstColumn() const;
    void advanceTo(std::size_t offset);
    bool skipBlanks();
    void skipLine();
    void readComment(Token& token);
    void readRestOfLine(Token& token);
    void readWord(Token& token);
    std::size_t findTagLine(std::size_t begin, std::size_t end) const;
    std::size_t findLineEnd(std::size_t begin) const;

    std::string_view m_text;
    std::size_t m_offset = 0;
    std::size_t m_line;
    std::size_t m_lineOffset = 0;
    std::size_t m_firstLine;
    std::size_t m_firstColumn;
    std::size_t m_nextBrace = 0;  ///< the first "}" not before m_offset, if not before m_offset; kept for linear cost
    std::size_t m_columnLine = 0;
    std::size_t m_columnOffset = 0;
    std::size_t m_column = 0;
};

}  // namespace qipan::pgn
