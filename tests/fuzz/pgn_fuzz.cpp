// SPDX-License-Identifier: MIT
/// @file Random changes to good texts: nothing crashes, and what was read comes back after writing.
/// Every run makes the same changes. An argument is another seed, a second one the seconds to run.
#include "pgn/fen_text.h"
#include "pgn/pgn_reader.h"
#include "pgn/pgn_writer.h"
#include "pgn/san.h"
#include "pgn/uci.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::pgn;

namespace {

const std::vector<std::string> kGames = {
    "[Event \"A\"]\n[Site \"x \\\"y\\\"\"]\n[Result \"1-0\"]\n\n{g} 1. e4 {a} {b} e5! $10 (1... c5 2. Nf3 (2. c3 {d}) "
    "2... d6) "
    "{f} 2. Nf3 Nc6 3. Bb5 a6 4. O-O -- 5. d4 exd4 1-0 {late}\n\n",
    "[FEN \"r3k2r/1P6/8/3pP3/8/8/6p1/R3K2R w KQkq d6 0 1\"]\n[SetUp \"1\"]\n\n1. exd6 (1. O-O-O+ gxh1=Q) (1. b8=N) O-O "
    "2. bxa8=Q ; c }\n% escape\nRxa8 1/2-1/2\n",
    "1.e4 c5 2.Nf3 d6 3.d4 cxd4 4.Nxd4 Nf6 5.Nc3 a6 6.Be3 e6 7.f3 b5 8.Qd2 Bb7 9.0-0-0 Nbd7 *\r\n",
    "[White \"M\xC3\xBCller\"]\r\n[Variant \"Standard\"]\r\n\r\n1. \u2658f3 {[%clk 0:01:00] [%csl Ga1]} d5 2. g3 "
    "\u00BD-\u00BD\r\n",
};
const std::vector<std::string> kPieces = {
    "(",
    ")",
    "{",
    "}",
    ";",
    "\n",
    "\n\n",
    "\r",
    "[",
    "]",
    "\"",
    "\\",
    "%",
    "$",
    "$3 ",
    "*",
    " 1-0 ",
    "1/2",
    "--",
    "Z0",
    "e4",
    "Nf3",
    "O-O",
    "0-0-1",
    "1.",
    "...",
    "!?",
    "[A \"b\"]",
    "\n[Event \"B\"]\n",
    "\n\n[White \"C\"]\n\n",
    std::string(1, '\0'),
    "\xFF",
    "\xC3",
    "\u00BD",
    "[%clk 1]",
    " ",
    "\t",
    "=",
    "e.p.",
    "a b",
    "  ",
    "\u00A0",
    "\uFEFF",
    "}{",
    "({",
    "(;",
    "\n%",
};
const std::vector<std::string> kFens = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/1P6/8/3pP3/8/8/6p1/R3K2R w KQkq d6 0 1",
    "8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82",
    "4k3/8/8/8/8/8/4P3/4K3 b - - 99 40",
};
const std::vector<std::string> kMoves = {"e4",    "Nf3",  "Nec3",  "exd6e.p.", "b8=Q+",    "bxa8=N", "O-O-O", "0-0",
                                         "Ne2c3", "Kd2#", "e2-e4", "Ra1xa8!?", "\u2658c3", "e8(Q)",  "Pe4",   "e7e8q"};

class Fuzz {
public:
    explicit Fuzz(unsigned seed)
        : m_random(seed)
    {
    }

    void step()
    {
        tryPgn();
        trySan();
        tryFen();
    }

private:
    std::size_t below(std::size_t bound)
    {
        return m_random() % bound;
    }

    const std::string& oneOf(const std::vector<std::string>& choices)
    {
        return choices[below(choices.size())];
    }

    std::string mutated(std::string text, const std::vector<std::string>& pieces, std::size_t changes)
    {
        for (; changes > 0; --changes) {
            const std::size_t at = below(text.size() + 1);
            switch (below(4)) {
            case 0:
                text.insert(at, oneOf(pieces));
                break;
            case 1:
                text.erase(at, below(8));
                break;
            case 2:
                if (at < text.size()) {
                    text[at] = static_cast<char>(below(256));
                }
                break;
            default:
                text.insert(at, text.substr(below(text.size() + 1), below(40)));
                break;
            }
        }
        return text;
    }

    void expect(bool holds, const char* what, const std::string& text)
    {
        if (!holds) {
            std::printf("%s:\n---\n%s\n---\n", what, text.c_str());
            std::exit(1);
        }
    }

    /// Glyph numbers over 255 are kept with a warning.
    static std::size_t largeGlyphs(const GameTree& tree)
    {
        std::size_t count = 0;
        for (NodeId id = 0; id < tree.nodeCount(); ++id) {
            for (const std::uint16_t nag : tree.node(id).nags) {
                count += nag > 255 ? 1 : 0;
            }
        }
        return count;
    }

    void tryPgn()
    {
        std::string text;
        for (std::size_t games = 1 + below(3); games > 0; --games) {
            text += oneOf(kGames);
        }
        text = mutated(std::move(text), kPieces, 1 + below(12));
        const GameIndex index = *indexGames(text);
        std::size_t end = 0;
        for (const GameEntry& entry : index.games) {
            expect(entry.offset >= end && entry.length > 0 && entry.offset + entry.length <= text.size(),
                   "games overlap", text);
            end = entry.offset + entry.length;
            const ReadGame game = readGame(text, entry, below(8) == 0 ? Strictness::Strict : Strictness::Lenient);
            if (!game.refusal.empty()) {
                continue;
            }
            const std::string written = writePgn(game.tree);
            const ReadFile again = *readGames(written);
            expect(again.games.size() == 1, "one game became several", text + "\n--- written\n" + written);
            expect(again.games[0].warnings.size() == largeGlyphs(game.tree), "what was written is not clean",
                   text + "\n--- written\n" + written);
            expect(sameGame(again.games[0].tree, game.tree), "the game changed", text + "\n--- written\n" + written);
        }
    }

    void trySan()
    {
        const chess::Position position = *readFen(oneOf(kFens)).position;
        const std::string text = mutated(oneOf(kMoves), kMoves, below(4));
        const MoveReading reading = readSan(position, text);
        expect(!reading || chess::is_legal(position, reading.move), "an illegal move was read", text);
        expect(!reading || looksLikeSan(text) || text.find_first_of(" \t\r\n") != std::string::npos,
               "a move does not look like one", text);
        const MoveReading uci = readUci(position, text);
        expect(!uci || chess::is_legal(position, uci.move), "an illegal move was read as UCI", text);
        const MoveReading strict = readSan(position, text, Strictness::Strict);
        expect(!strict || (reading && reading.move == strict.move), "strict reads more than lenient", text);
    }

    void tryFen()
    {
        const std::string text = mutated(oneOf(kFens), kFens, below(4));
        const FenReading reading = readFen(text);
        expect(reading.position.has_value() == reading.error.empty(), "no reason for a refusal", text);
        if (reading.position) {
            const std::string fen = writeFen(*reading.position);
            const FenReading again = readFen(fen);
            expect(again.position && writeFen(*again.position) == fen, "the FEN changed", text);
        }
    }

    std::mt19937 m_random;
};

}  // namespace

int main(int argc, char* argv[])
{
    const auto seed = static_cast<unsigned>(argc > 1 ? std::atoi(argv[1]) : 1);
    Fuzz fuzz(seed);
    long steps = 0;
    if (argc > 2) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::atoi(argv[2]));
        for (; std::chrono::steady_clock::now() < end; ++steps) {
            fuzz.step();
        }
    } else {
        for (; steps < 20000; ++steps) {
            fuzz.step();
        }
    }
    std::printf("%ld steps, nothing found\n", steps);
    return 0;
}
