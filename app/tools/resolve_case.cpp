// SPDX-License-Identifier: MIT
#include "resolve_case.h"

#include "pgn/fen_text.h"
#include "pgn/uci.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace qipan::resolve {

namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr std::string_view kTakeBack = "takeback ";
/// How long the board stays as it is after the last event of a case that does not say so.
constexpr std::uint32_t kRest = 5000;

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string> split(std::string_view text, std::string_view separators)
{
    std::vector<std::string> words;
    for (std::size_t begin = 0; (begin = text.find_first_not_of(separators, begin)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        words.emplace_back(text.substr(begin, end - begin));
        begin = end;
    }
    return words;
}

template <class Number>
bool readNumber(std::string_view text, Number& number)
{
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && end == text.data() + text.size();
}

bool isSquare(const std::string& name)
{
    return name.size() == 2 && chess_index_from_name(name.c_str()) != CHESS_NONE;
}

/// Reads a file line by line.
class Reader {
public:
    std::vector<Case> read(const std::string& text)
    {
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            ++m_line;
            readLine(trimmed(std::string_view(text).substr(begin, end - begin)));
            begin = end + 1;
        }
        finish();
        if (m_cases.empty())
            fail("no case");
        return std::move(m_cases);
    }

private:
    [[noreturn]] void fail(const std::string& what) const
    {
        throw CaseFault(std::to_string(m_line) + ": " + what);
    }

    void readLine(std::string_view line)
    {
        if (line.empty() || line.front() == '#')
            return;
        if (line == "case" || line.starts_with("case ") || line.starts_with("case\t")) {
            finish();
            begin(line.substr(4));
            return;
        }
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos)
            fail("neither `case NUMBER NAME` nor `KEY: VALUE`");
        if (m_cases.empty())
            fail("a value before the first case");
        readValue(std::string(trimmed(line.substr(0, colon))), trimmed(line.substr(colon + 1)));
    }

    void begin(std::string_view title)
    {
        const std::vector<std::string> words = split(title, kBlanks);
        if (words.empty() || words[0].find_first_not_of("0123456789") != std::string::npos)
            fail("a case needs a number");
        for (const Case& other : m_cases) {
            if (other.number == words[0])
                fail("there was a case " + words[0] + " before");
        }
        m_cases.emplace_back();
        m_cases.back().number = words[0];
        m_keys.clear();
    }

    void finish()
    {
        if (m_cases.empty())
            return;
        for (const char* key : {"fen", "ev", "expect"}) {
            if (!has(key))
                fail("case " + m_cases.back().number + " has no `" + key + ":`");
        }
        Case& it = m_cases.back();
        if (!m_ends)
            it.end += kRest;
        m_ends = false;
    }

    bool has(std::string_view key) const
    {
        return std::find(m_keys.begin(), m_keys.end(), key) != m_keys.end();
    }

    void readValue(const std::string& key, std::string_view value)
    {
        const bool goes_on = key == "ev" || key == "expect";
        if (has(key) && !goes_on)
            fail(key + ": twice in one case");
        if (key != "fen" && !has("fen"))
            fail(key + ": before `fen:`");
        m_keys.push_back(key);
        Case& it = m_cases.back();
        if (key == "fen")
            readStart(it, std::string(value));
        else if (key == "hist")
            readHistory(it, value);
        else if (key == "host")
            it.announced = readMove(m_now, std::string(value));
        else if (key == "ev")
            readEvents(it, value);
        else if (key == "promo")
            readPromotion(it, value);
        else if (key == "expect")
            readExpected(it, split(value, kBlanks));
        else
            fail(key + ": none of fen, hist, host, ev, promo, expect");
    }

    void readStart(Case& it, const std::string& value)
    {
        const pgn::FenReading reading =
            value == "startpos" ? pgn::FenReading{chess::initial_position(), {}, {}} : pgn::readFen(value);
        if (!reading.position)
            fail("fen: " + reading.error);
        it.start = m_now = *reading.position;
    }

    chess::Move readMove(const chess::Position& position, const std::string& text) const
    {
        const pgn::MoveReading reading = pgn::readUci(position, text);
        if (!reading)
            fail((text.empty() ? "\"\"" : text) + ": " + reading.problem);
        return reading.move;
    }

    void readHistory(Case& it, std::string_view value)
    {
        if (it.announced)
            fail("hist: after `host:`");
        for (const std::string& word : split(value, kBlanks)) {
            it.history.push_back(readMove(m_now, word));
            chess::Undo taken;
            chess::play(m_now, it.history.back(), taken);
        }
    }

    void readEvents(Case& it, std::string_view value)
    {
        for (const std::string& part : split(value, ";")) {
            const std::vector<std::string> words = split(part, kBlanks);
            if (words.empty())
                continue;
            std::uint32_t at = 0;
            if (words.size() != 2 || !readNumber(words[0], at))
                fail("ev: `" + std::string(trimmed(part)) + "` is not MILLISECONDS and -SQUARE, +SQUARE or .");
            if (at < it.end)
                fail("ev: " + words[0] + " comes after a later time");
            it.end = at;
            const std::string& what = words[1];
            m_ends = what == ".";
            if (m_ends)
                continue;
            const std::string square = what.substr(1);
            if ((what[0] != '-' && what[0] != '+') || !isSquare(square))
                fail("ev: `" + what + "` is none of -SQUARE, +SQUARE and .");
            it.events.push_back({at, chess_index_from_name(square.c_str()), what[0] == '+'});
        }
    }

    void readPromotion(Case& it, std::string_view value)
    {
        constexpr std::string_view kLetters = "nbrq";
        const std::size_t type = value.size() == 1 ? kLetters.find(value[0]) : std::string_view::npos;
        if (type == std::string_view::npos)
            fail("promo: none of q, r, b, n");
        it.promotion = static_cast<chess::PieceType>(CHESS_TYPE_KNIGHT + type);
    }

    void readExpected(Case& it, const std::vector<std::string>& words)
    {
        if (words.empty())
            fail("expect: nothing is said");
        for (std::size_t i = 0; i < words.size();) {
            const std::string& what = words[i++];
            const auto next = [&] {
                if (i == words.size())
                    fail("expect: `" + what + "` of what?");
                return words[i++];
            };
            if (what == "none") {
                if (words.size() != 1)
                    fail("expect: `none` stands alone");
            } else if (what == "move" || what == "hostdone") {
                it.expected.push_back(what + ' ' + moveWord(next()));
            } else if (what == "takeback") {
                unsigned plies = 0;
                if (!readNumber(next(), plies) || plies == 0)
                    fail("expect: takeback needs a number of plies");
                it.expected.push_back(std::string(kTakeBack) + std::to_string(plies));
            } else if (what == "ask") {
                const std::string about = next();
                if (about == "promo")
                    it.expected.push_back("ask promo " + moveWord(next()));
                else if (about == "newgame")
                    it.expected.push_back("ask newgame");
                else
                    fail("expect: ask " + about + ": neither promo nor newgame");
            } else if (what == "mismatch") {
                resolver_squares_t missing = {};
                resolver_squares_t extra = {};
                while (i < words.size() && readSquares(words[i], missing, extra))
                    ++i;
                it.expected.push_back(mismatch(missing, extra));
            } else {
                fail("expect: `" + what + "` is no result");
            }
        }
    }

    std::string moveWord(const std::string& word) const
    {
        const bool promotes = word.size() == 5 && std::string_view("nbrq").find(word[4]) != std::string_view::npos;
        if ((word.size() != 4 && !promotes) || !isSquare(word.substr(0, 2)) || !isSquare(word.substr(2, 2)))
            fail("expect: `" + word + "` is no move");
        return word;
    }

    /// Reads "missing=a1,b2" or "extra=c3". False if word is neither.
    bool readSquares(const std::string& word, resolver_squares_t& missing, resolver_squares_t& extra) const
    {
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        if (equals == std::string::npos || (name != "missing" && name != "extra"))
            return false;
        std::uint64_t squares = 0;
        for (const std::string& square : split(word.substr(equals + 1), ",")) {
            if (!isSquare(square))
                fail("expect: `" + square + "` is no square");
            squares |= std::uint64_t{1} << chess_index_from_name(square.c_str());
        }
        (name == "missing" ? missing : extra) = resolver_squares_from_word(squares);
        return true;
    }

    std::vector<Case> m_cases;
    std::vector<std::string> m_keys;  ///< of the case being read
    chess::Position m_now{};          ///< after its history
    bool m_ends = false;              ///< its last event is `.`
    std::size_t m_line = 0;
};

std::string namesOf(const resolver_squares_t& squares)
{
    std::vector<std::string> names;
    for (chess::Square square = 0; square < 64; ++square) {
        if (resolver_squares_contain(&squares, square)) {
            char name[3];
            chess_index_name(square, name);
            names.emplace_back(name);
        }
    }
    std::sort(names.begin(), names.end());
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ",") + name;
    return text;
}

}  // namespace

std::vector<Case> readCases(const std::string& text)
{
    return Reader().read(text);
}

Result mismatch(const resolver_squares_t& missing, const resolver_squares_t& extra)
{
    return "mismatch missing=" + namesOf(missing) + " extra=" + namesOf(extra);
}

std::vector<Result> withTakeBacksJoined(const std::vector<Result>& results)
{
    std::vector<Result> joined;
    unsigned plies = 0;  // of the take-backs that joined ends with
    for (const Result& result : results) {
        unsigned more = 0;
        if (result.starts_with(kTakeBack))
            readNumber(std::string_view(result).substr(kTakeBack.size()), more);
        if (more != 0 && plies != 0)
            joined.pop_back();
        plies = more == 0 ? 0 : plies + more;
        joined.push_back(more == 0 ? result : std::string(kTakeBack) + std::to_string(plies));
    }
    return joined;
}

}  // namespace qipan::resolve
