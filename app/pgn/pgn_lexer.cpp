// SPDX-License-Identifier: MIT
#include "pgn/pgn_lexer.h"

#include "pgn/tag_pair.h"
#include "pgn/text_encoding.h"

#include <algorithm>

namespace qipan::pgn {

namespace {

constexpr std::string_view kByteOrderMark = "\uFEFF";
constexpr std::string_view kNoBreakSpace = "\u00A0";

bool isLineBreak(char c)
{
    return c == '\n' || c == '\r';
}

bool endsWord(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || std::string_view("{}()[];$*").find(c) != std::string_view::npos;
}

/// Length of "(Q)" at the start of text, 0 if there is none: a promotion as some books print it.
std::size_t bracketedPromotion(std::string_view text)
{
    const bool found = text.size() >= 3 && text[0] == '(' && text[2] == ')' &&
                       std::string_view("NBRQnbrq").find(text[1]) != std::string_view::npos;
    return found ? 3 : 0;
}

}  // namespace

PgnLexer::PgnLexer(std::string_view text, std::size_t line, std::size_t column)
    : m_text(text)
    , m_line(line)
    , m_firstLine(line)
    , m_firstColumn(column)
{
    if (column == 1 && text.starts_with(kByteOrderMark)) {
        m_offset = m_lineOffset = kByteOrderMark.size();
    }
}

/// Control characters count as blanks, NUL too: they end nothing.
bool PgnLexer::isBlankAt(std::size_t offset, std::size_t& length) const
{
    const auto byte = static_cast<unsigned char>(m_text[offset]);
    if (byte < 0x80) {
        length = 1;
        return byte <= ' ';
    }
    for (const std::string_view blank : {kNoBreakSpace, kByteOrderMark}) {
        if (m_text.substr(offset).starts_with(blank)) {
            length = blank.size();
            return true;
        }
    }
    return false;
}

bool PgnLexer::isFirstColumn() const
{
    return m_offset == m_lineOffset && (m_line != m_firstLine || m_firstColumn == 1);
}

/// Moves on and counts lines: LF, CR or CR LF end one.
void PgnLexer::advanceTo(std::size_t offset)
{
    for (; m_offset < offset; ++m_offset) {
        const char c = m_text[m_offset];
        const bool isLineEnd =
            c == '\n' || (c == '\r' && (m_offset + 1 == m_text.size() || m_text[m_offset + 1] != '\n'));
        if (isLineEnd) {
            ++m_line;
            m_lineOffset = m_offset + 1;
        }
    }
}

/// Returns whether an empty line was passed.
bool PgnLexer::skipBlanks()
{
    bool lineHasText = m_offset > m_lineOffset || m_offset == 0;
    bool passedEmptyLine = false;
    std::size_t length = 0;
    while (m_offset < m_text.size()) {
        if (m_text[m_offset] == '%' && isFirstColumn()) {
            skipLine();
            lineHasText = true;
        } else if (isBlankAt(m_offset, length)) {
            const std::size_t before = m_line;
            advanceTo(m_offset + length);
            if (m_line != before) {
                passedEmptyLine = passedEmptyLine || !lineHasText;
                lineHasText = false;
            }
        } else {
            break;
        }
    }
    return passedEmptyLine;
}

std::size_t PgnLexer::findLineEnd(std::size_t begin) const
{
    return std::min(m_text.find_first_of("\r\n", begin), m_text.size());
}

void PgnLexer::skipLine()
{
    advanceTo(findLineEnd(m_offset));
}

Token PgnLexer::next()
{
    Token token;
    token.afterEmptyLine = skipBlanks();
    token.offset = m_offset;
    token.line = m_line;
    token.lineOffset = m_lineOffset;
    if (m_offset == m_text.size()) {
        return token;
    }
    const char c = m_text[m_offset];
    const std::string_view rest = m_text.substr(m_offset);
    std::size_t length = 1;
    switch (c) {
    case '{':
        readComment(token);
        return token;
    case ';':
        readRestOfLine(token);
        return token;
    case '(':
        token.kind = TokenKind::Open;
        break;
    case ')':
        token.kind = TokenKind::Close;
        break;
    case '}':
    case ']':
        token.kind = TokenKind::Stray;
        break;
    case '[':
        if (beginsTagPair(rest)) {
            token.kind = TokenKind::Tag;
            length = scanTagPair(rest).length;
        } else {
            token.kind = TokenKind::Stray;
            length = std::min(rest.find_first_of("]\r\n"), rest.size());
            length += rest.substr(length).starts_with(']') ? 1 : 0;
        }
        break;
    case '$':
        token.kind = TokenKind::Nag;
        length = std::min(rest.find_first_not_of("0123456789", 1), rest.size());
        token.text = rest.substr(1, length - 1);
        advanceTo(m_offset + length);
        return token;
    case '*':
        token.kind = TokenKind::Word;
        break;
    default:
        readWord(token);
        return token;
    }
    token.text = rest.substr(0, length);
    advanceTo(m_offset + length);
    return token;
}

/// Where in [begin, end) a line begins with a tag pair, else end. begin itself is in the middle of a line.
std::size_t PgnLexer::findTagLine(std::size_t begin, std::size_t end) const
{
    for (std::size_t i = begin; i < end; ++i) {
        if (m_text[i] == '[' && isLineBreak(m_text[i - 1]) && beginsTagPair(m_text.substr(i))) {
            return i;
        }
    }
    return end;
}

void PgnLexer::readComment(Token& token)
{
    token.kind = TokenKind::Comment;
    const std::size_t begin = m_offset + 1;
    if (m_nextBrace < begin) {
        m_nextBrace = m_text.find('}', begin);
    }
    const bool hasBrace = m_nextBrace != std::string_view::npos;
    std::size_t end = hasBrace ? m_nextBrace : m_text.size();
    const std::size_t tagLine = findTagLine(begin, end);
    // A tag line inside is the next game's, unless the brace that follows it can only close this comment.
    const bool nextGameBegins =
        tagLine != end && (!hasBrace || m_text.substr(tagLine, end - tagLine).find('{') != std::string_view::npos);
    if (nextGameBegins) {
        end = tagLine;
    }
    token.isClosed = hasBrace && !nextGameBegins;
    token.text = m_text.substr(begin, end - begin);
    advanceTo(token.isClosed ? end + 1 : end);
}

void PgnLexer::readRestOfLine(Token& token)
{
    token.kind = TokenKind::Comment;
    const std::size_t end = findLineEnd(m_offset);
    token.text = m_text.substr(m_offset + 1, end - m_offset - 1);
    advanceTo(end);
}

void PgnLexer::readWord(Token& token)
{
    token.kind = TokenKind::Word;
    std::size_t end = m_offset;
    std::size_t length = 0;
    while (end < m_text.size() && !endsWord(m_text[end]) && !isBlankAt(end, length)) {
        ++end;
    }
    end += bracketedPromotion(m_text.substr(end));
    token.text = m_text.substr(m_offset, end - m_offset);
    advanceTo(end);
}

std::size_t PgnLexer::columnOf(const Token& token)
{
    if (m_columnLine != token.line || m_columnOffset > token.offset) {
        m_columnLine = token.line;
        m_columnOffset = token.lineOffset;
        m_column = token.line == m_firstLine ? m_firstColumn : 1;
    }
    m_column += characterCount(m_text.substr(m_columnOffset, token.offset - m_columnOffset));
    m_columnOffset = token.offset;
    return m_column;
}

}  // namespace qipan::pgn
