// SPDX-License-Identifier: MIT
/// @file The tags of one game while it is read, and what follows from them.
#pragma once

#include "pgn/game_tree.h"
#include "pgn/move_text.h"
#include "pgn/pgn_lexer.h"
#include "pgn/warning_list.h"

#include <string>
#include <string_view>
#include <vector>

namespace qipan::pgn {

class TagSection {
public:
    /// Warnings go to warnings, which must outlive the section.
    explicit TagSection(WarningList& warnings)
        : m_warnings(warnings)
    {
    }

    /// Adds a tag. Of equal names the last value counts.
    void add(const Token& token);

    const std::vector<Tag>& tags() const
    {
        return m_tags;
    }
    /// The value of a tag, empty if there is none.
    std::string_view tag(std::string_view name) const;
    Place resultPlace() const
    {
        return m_resultPlace;
    }

    /// Where the game starts. If it cannot be replayed, refusal says why (a warning too) and the answer is the usual
    /// start position.
    chess::Position start(Strictness strictness, std::string& refusal);

private:
    void keep(Tag tag, const Token& token);

    WarningList& m_warnings;
    std::vector<Tag> m_tags;
    Place m_resultPlace;
    Place m_setUpPlace;  ///< of FEN, or of SetUp if there is no FEN
    Place m_variantPlace;
    bool m_isFull = false;
};

}  // namespace qipan::pgn
