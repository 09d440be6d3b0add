// SPDX-License-Identifier: MIT
#include "pgn/pgn_reader.h"

#include "pgn/line_reader.h"
#include "pgn/messages.h"
#include "pgn/movetext.h"
#include "pgn/pgn_lexer.h"
#include "pgn/progress_meter.h"
#include "pgn/tag_section.h"
#include "pgn/text_encoding.h"
#include "pgn/warning_list.h"

#include <algorithm>

namespace qipan::pgn {

namespace {

/// Reads the text of one game, from tags to result.
class GameReader {
public:
    GameReader(std::string_view text, const GameEntry& entry, Strictness strictness, const Progress& progress)
        : m_lexer(text.substr(entry.offset, entry.length), entry.line, entry.column)
        , m_offset(entry.offset)
        , m_strictness(strictness)
        , m_progress(progress)
        , m_warnings(m_lexer)
        , m_tags(m_warnings)
    {
    }

    ReadGame run()
    {
        for (m_token = m_lexer.next(); m_token.kind != TokenKind::End; m_token = m_lexer.next()) {
            if (!m_progress.report(m_offset + m_lexer.offset())) {
                break;
            }
            handle();
        }
        finish();
        return std::move(m_game);
    }

private:
    enum class Phase {
        Before,  ///< comments, and text that belongs to no game
        Tags,
        Moves,
        After,
    };

    void handle()
    {
        switch (m_token.kind) {
        case TokenKind::Tag:  // only before the moves: the index begins another game at one behind them
            m_phase = Phase::Tags;
            checkEncoding();
            m_tags.add(m_token);
            break;
        case TokenKind::Comment:
            handleComment();
            break;
        case TokenKind::Word:
            handleWord();
            break;
        case TokenKind::Nag:
            handleNag();
            break;
        case TokenKind::Open:
            if (isInMoves()) {
                m_lines->open(m_token);
            }
            break;
        case TokenKind::Close:
            if (isInMoves()) {
                m_lines->close(m_token);
            }
            break;
        case TokenKind::Stray:
            m_warnings.add(m_token, fill(PgnMessages::tr("%1 does not belong here"), quoted(m_token.text)));
            break;
        case TokenKind::End:
            break;
        }
    }

    /// False, with one warning a game, for what stands outside of the moves.
    bool isInMoves()
    {
        if (m_phase != Phase::Moves && !m_warnedOfText) {
            m_warnedOfText = true;
            m_warnings.add(m_token,
                           fill(PgnMessages::tr("text that belongs to no game is left out: %1"), quoted(m_token.text)));
        }
        return m_phase == Phase::Moves;
    }

    void checkEncoding()
    {
        if (!m_warnedOfEncoding && !isUtf8(m_token.text)) {
            m_warnedOfEncoding = true;
            m_warnings.add(m_token, fill(PgnMessages::tr("this is no UTF-8 and is read as Windows-1252")));
        }
    }

    /// Makes the tree when the tags are over.
    void beginMoves()
    {
        m_phase = Phase::Moves;
        const chess::Position start = m_tags.start(m_strictness, m_game.refusal);
        m_game.tree = GameTree(start, m_tags.tags());
        m_lines.emplace(m_game.tree, m_warnings, m_strictness);
        for (std::string& comment : m_commentsBeforeMoves) {
            m_lines->comment(std::move(comment));
        }
        if (!m_game.refusal.empty()) {
            m_lines->refuse();
        }
    }

    void handleComment()
    {
        if (!m_token.isClosed) {
            m_warnings.add(m_token, fill(PgnMessages::tr("the comment is not closed")));
        }
        checkEncoding();
        std::string text = normalizedComment(asUtf8(m_token.text));
        if (text.empty()) {
            return;
        }
        if (m_phase == Phase::Before || m_phase == Phase::Tags) {
            m_commentsBeforeMoves.push_back(std::move(text));
        } else if (m_phase == Phase::After) {
            m_lines->closingComment(text);
        } else if (!m_lines->isSkipping()) {
            m_lines->comment(std::move(text));
        }
    }

    void handleNag()
    {
        if (!isInMoves() || m_lines->isSkipping()) {
            return;
        }
        constexpr std::size_t kEnoughDigits = 6;
        std::uint32_t nag = 0;
        for (const char digit : m_token.text.substr(0, kEnoughDigits)) {
            nag = nag * 10 + static_cast<std::uint32_t>(digit - '0');
        }
        if (m_token.text.empty() || nag > UINT16_MAX) {
            m_warnings.add(m_token, fill(PgnMessages::tr("$%1 is no annotation glyph"), quoted(m_token.text)));
            return;
        }
        if (nag > 255) {  // PGN specification, 7
            m_warnings.add(m_token, fill(PgnMessages::tr("$%1 is not between $0 and $255"), std::to_string(nag)));
        }
        m_lines->glyph(static_cast<std::uint16_t>(nag));
    }

    void handleWord()
    {
        std::string plain;
        std::string_view word = m_token.text;
        const bool isAscii =
            std::all_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
        if (!isAscii) {
            plain = plainPunctuation(word);
            word = plain;
        }
        word = withoutMoveNumber(word);
        if (m_phase == Phase::Tags || (m_phase == Phase::Before && beginsMoves(m_token.text))) {
            beginMoves();
        }
        if (word.empty() || !isInMoves()) {
            return;
        }
        if (const std::optional<Result> result = resultFromText(word)) {
            handleResult(*result, word);
        } else if (!m_lines->isSkipping()) {
            m_lines->word(word, m_token);
        }
    }

    void handleResult(Result result, std::string_view word)
    {
        m_result = result;
        m_resultPlace = m_warnings.placeOf(m_token);
        if (m_strictness == Strictness::Strict && word != resultText(result)) {
            m_warnings.add(m_token, fill(PgnMessages::tr("the standard writes this result as %1"), resultText(result)));
        }
        if (m_lines->isOnMainLine()) {
            m_phase = Phase::After;
            m_lines->finishMainLine(m_token);
        } else if (!m_lines->isSkipping()) {
            m_resultsInVariations.push_back(m_resultPlace);
        }
    }

    void finish()
    {
        if (m_phase == Phase::Before || m_phase == Phase::Tags) {
            beginMoves();
        }
        if (m_phase == Phase::Moves) {
            if (m_lines->isOnMainLine()) {
                m_result.reset();  // what stood in a variation is not the game's
            } else if (!m_resultsInVariations.empty()) {
                m_resultsInVariations.pop_back();  // the game's own, inside a bracket that was left open
            }
        }
        m_lines->finish(m_token);
        for (const Place& place : m_resultsInVariations) {
            m_warnings.add(place, fill(PgnMessages::tr("a result inside a variation is left out")));
        }
        settleResult();
        m_game.warnings = m_warnings.take();
    }

    /// What the movetext says counts; without it, the tag.
    void settleResult()
    {
        const std::string_view written = m_tags.tag("Result");
        const bool isTold = !written.empty() && written != "?";
        const std::optional<Result> tagged = resultFromText(written);
        if (isTold && !tagged) {
            m_warnings.add(m_tags.resultPlace(),
                           fill(PgnMessages::tr("the tag Result is no result: %1"), quoted(written)));
        } else if (isTold && m_result && *tagged != *m_result) {
            m_warnings.add(m_resultPlace, fill(PgnMessages::tr("the tag Result says %1, the moves end with %2"),
                                               resultText(*tagged), resultText(*m_result)));
        }
        if (m_result) {
            m_game.tree.setResult(*m_result);
        }
    }

    PgnLexer m_lexer;
    std::size_t m_offset;
    Strictness m_strictness;
    ProgressMeter m_progress;
    WarningList m_warnings;
    TagSection m_tags;
    Token m_token;
    ReadGame m_game;
    Phase m_phase = Phase::Before;
    std::vector<std::string> m_commentsBeforeMoves;
    std::optional<LineReader> m_lines;  ///< once the tags are over
    std::optional<Result> m_result;     ///< of the movetext
    Place m_resultPlace;
    std::vector<Place> m_resultsInVariations;
    bool m_warnedOfEncoding = false;
    bool m_warnedOfText = false;
};

}  // namespace

ReadGame readGame(std::string_view text, const GameEntry& entry, Strictness strictness, const Progress& progress)
{
    return GameReader(text, entry, strictness, progress).run();
}

std::optional<ReadFile> readGames(std::string_view text, Strictness strictness, const Progress& progress)
{
    // Finding the games takes a small part of the time and counts as nothing done.
    const Progress indexing = [&progress](std::size_t) { return !progress || progress(0); };
    std::optional<GameIndex> index = indexGames(text, indexing);
    if (!index) {
        return std::nullopt;
    }
    ReadFile file;
    file.warnings = std::move(index->warnings);
    file.games.reserve(index->games.size());
    ProgressMeter meter(progress);
    bool isCancelled = false;
    const Progress reading = [&meter, &isCancelled](std::size_t bytesDone) {
        isCancelled = !meter.report(bytesDone);
        return !isCancelled;
    };
    for (const GameEntry& entry : index->games) {
        file.games.push_back(readGame(text, entry, strictness, reading));
        if (isCancelled) {
            return std::nullopt;
        }
    }
    return file;
}

}  // namespace qipan::pgn
