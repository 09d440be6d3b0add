// SPDX-License-Identifier: MIT
/// @file Collects the warnings of one game while it is read.
#pragma once

#include "pgn/pgn_lexer.h"
#include "pgn/pgn_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace qipan::pgn {

/// Where a token stands, as a Warning tells it.
struct Place {
    std::size_t line = 1;
    std::size_t column = 1;
};

class WarningList {
public:
    /// The lexer tells columns and must outlive the list.
    explicit WarningList(PgnLexer& lexer)
        : m_lexer(lexer)
    {
    }

    Place placeOf(const Token& token)
    {
        return {token.line, m_lexer.columnOf(token)};
    }

    /// Kept unless there are kMaxWarnings already.
    void add(Place place, std::string text);
    void add(const Token& token, std::string text)
    {
        add(placeOf(token), std::move(text));
    }

    /// All of them in the order of the text; the list is empty afterwards.
    std::vector<Warning> take();

private:
    PgnLexer& m_lexer;
    std::vector<Warning> m_warnings;
};

/// Text of the file as a warning may quote it: in UTF-8, not too long, a space for each control character.
std::string quoted(std::string_view text);

}  // namespace qipan::pgn
