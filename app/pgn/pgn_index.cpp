// SPDX-License-Identifier: MIT
#include "pgn/game_result.h"
#include "pgn/messages.h"
#include "pgn/movetext.h"
#include "pgn/pgn_lexer.h"
#include "pgn/pgn_reader.h"
#include "pgn/progress_meter.h"
#include "pgn/tag_pair.h"
#include "pgn/text_encoding.h"

#include <algorithm>

namespace qipan::pgn {

namespace {

/// Follows the tokens just as far as needed to tell where games begin and end.
class Indexer {
public:
    Indexer(std::string_view text, const Progress& progress)
        : m_text(text)
        , m_lexer(text)
        , m_progress(progress)
    {
    }

    std::optional<GameIndex> run()
    {
        for (Token token = m_lexer.next(); token.kind != TokenKind::End; token = m_lexer.next()) {
            if (!m_progress.report(m_lexer.offset())) {
                return std::nullopt;
            }
            handle(token);
            m_end = m_lexer.offset();
        }
        finish();
        return std::move(m_index);
    }

private:
    enum class Phase {
        Outside,  ///< before a game; comments belong to the next one
        Tags,
        Moves,
        After,  ///< behind a result, on its line
    };

    void handle(const Token& token)
    {
        if (m_phase == Phase::After && (token.line != m_resultLine || token.kind == TokenKind::Tag ||
                                        (token.kind == TokenKind::Word && beginsMoves(token.text)))) {
            close(m_end);
        }
        if (!m_hasBegun) {
            begin(token);
        }
        switch (token.kind) {
        case TokenKind::Tag:
            handleTag(token);
            break;
        case TokenKind::Word:
            handleWord(token);
            break;
        case TokenKind::Comment:
            m_hasComment = true;
            m_isTagBlockCut = true;
            break;
        case TokenKind::Open:
            m_depth += m_phase == Phase::Moves ? 1 : 0;
            break;
        case TokenKind::Close:
            m_depth -= m_depth > 0 ? 1 : 0;
            break;
        default:
            m_hasText = true;
            break;
        }
    }

    void handleTag(const Token& token)
    {
        const bool isCut = m_isTagBlockCut || token.afterEmptyLine;
        if (m_phase == Phase::Moves || (m_phase == Phase::Tags && isCut && repeatsTag(token))) {
            close(m_end);
            begin(token);
        }
        m_phase = Phase::Tags;
        m_isTagBlockCut = false;
        const TagPair pair = scanTagPair(token.text);
        Tag tag{tagName(pair.name), tagValue(pair.value)};
        const auto same = std::find_if(m_game.tags.begin(), m_game.tags.end(),
                                       [&tag](const Tag& other) { return other.name == tag.name; });
        if (same != m_game.tags.end()) {
            same->value = std::move(tag.value);
        } else if (m_game.tags.size() < kMaxTags) {
            m_game.tags.push_back(std::move(tag));
        }
    }

    /// Whether the block of tags that begins with token names a tag the game already has: then it is another game's.
    /// A game may be a block of tags and nothing else, so an empty line alone tells neither way.
    bool repeatsTag(const Token& token) const
    {
        constexpr std::size_t kFarEnough = 16384;  // keeps the cost linear whatever follows
        PgnLexer ahead(m_text.substr(token.offset, kFarEnough));
        bool isFirst = true;
        for (Token next = ahead.next(); next.kind == TokenKind::Tag && (isFirst || !next.afterEmptyLine);
             next = ahead.next()) {
            isFirst = false;
            const std::string name = tagName(scanTagPair(next.text).name);
            if (std::any_of(m_game.tags.begin(), m_game.tags.end(),
                            [&name](const Tag& tag) { return tag.name == name; })) {
                return true;
            }
        }
        return false;
    }

    void handleWord(const Token& token)
    {
        const bool isInGame = m_phase == Phase::Tags || m_phase == Phase::Moves;
        if (isInGame && m_depth == 0 && isResult(token.text)) {
            m_phase = Phase::After;
            m_resultLine = token.line;
        } else if (m_phase == Phase::Tags || (m_phase == Phase::Outside && beginsMoves(token.text))) {
            m_phase = Phase::Moves;
        } else if (m_phase == Phase::Outside) {
            m_hasText = true;
        }
    }

    static bool isResult(std::string_view word)
    {
        const char first = word.front();
        const bool beginsWithLetter = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
        return !beginsWithLetter && resultFromText(withoutMoveNumber(plainPunctuation(word)));
    }

    void begin(const Token& token)
    {
        m_hasBegun = true;
        m_game = GameEntry();
        m_game.offset = token.offset;
        m_game.line = token.line;
        m_game.column = m_lexer.columnOf(token);
    }

    void close(std::size_t end)
    {
        m_game.length = end - m_game.offset;
        m_index.games.push_back(std::move(m_game));
        m_hasBegun = false;
        m_phase = Phase::Outside;
        m_depth = 0;
        m_hasComment = false;
        m_hasText = false;
        m_isTagBlockCut = false;
    }

    void finish()
    {
        if (!m_hasBegun) {
            return;
        }
        if (m_phase != Phase::Outside) {
            close(m_end);
        } else if (!m_index.games.empty()) {
            GameEntry& last = m_index.games.back();
            last.length = m_end - last.offset;
        } else if (m_hasComment && !m_hasText) {
            close(m_end);
        } else {
            m_index.warnings.push_back({m_game.line, m_game.column, fill(PgnMessages::tr("no game in this text"))});
        }
    }

    std::string_view m_text;
    PgnLexer m_lexer;
    ProgressMeter m_progress;
    GameIndex m_index;
    GameEntry m_game;  ///< the game that is being read, or what may become one
    bool m_hasBegun = false;
    Phase m_phase = Phase::Outside;
    std::size_t m_end = 0;  ///< of the token before
    std::size_t m_depth = 0;
    std::size_t m_resultLine = 0;
    bool m_hasComment = false;
    bool m_hasText = false;        ///< something stood outside of games that is no comment
    bool m_isTagBlockCut = false;  ///< a comment stands between the last tag and here
};

}  // namespace

std::string_view GameEntry::tag(std::string_view name) const
{
    const auto found = std::find_if(tags.begin(), tags.end(), [name](const Tag& tag) { return tag.name == name; });
    return found == tags.end() ? std::string_view() : std::string_view(found->value);
}

std::optional<GameIndex> indexGames(std::string_view text, const Progress& progress)
{
    if (isWideText(text)) {
        return GameIndex{{}, {{1, 1, fill(PgnMessages::tr("this is UTF-16 or UTF-32: save the file as UTF-8"))}}};
    }
    return Indexer(text, progress).run();
}

}  // namespace qipan::pgn
