// SPDX-License-Identifier: MIT
/// @file Which legal move the sensors show.
#pragma once

#include "events.h"

namespace qipan {
namespace resolver {

// Milliseconds; the numbers V.. are the rules in DESIGN.md.
constexpr uint16_t kGoOn = 350;       ///< V5: a man that may go on has come to rest
constexpr uint16_t kBrush = 100;      ///< V6: too short for a hand to take a man and put another one there
constexpr uint16_t kBrushed = 1001;   ///< V6: a man that may only have been brushed; like no other of these
constexpr uint16_t kCorner = 1500;    ///< V7: a rook has come from its corner to where castling would put it
constexpr uint16_t kOddOrder = 1000;  ///< V4: the man came long before the other one went
constexpr uint16_t kOnto = 100;     ///< V4: a man that slides onto a square to take there is seen on two for no longer
constexpr uint16_t kOverlap = 300;  ///< V4: a man that slides is seen on two squares for no longer
constexpr uint16_t kEarlyVictim = 1000;  ///< V9: a man that could still be taken is in hand
constexpr uint16_t kTakeBack = 1000;     ///< V11
constexpr uint16_t kQuiet = 1000;        ///< V13: until a mismatch is told
constexpr uint16_t kNewGame = 2000;      ///< V12
constexpr uint16_t kNever = 0xFFFF;

struct Step {
    Square from;
    Square to;
};

constexpr Step kNoStep = {CHESS_NONE, CHESS_NONE};

/// What is asked: which move leads from the position to what the sensors show?
struct Question {
    const Position& position;
    const resolver_t& r;  ///< for the events and the sensors
    uint8_t first;        ///< the first event that may tell of a capture
    Step only;            ///< the announced move, beside which there is no other; from is CHESS_NONE if there is none

    bool allows(Square from, Square to) const;
};

/// The one move after which men stand as in seen, to the last square; its from is CHESS_NONE if there is none. V2, V3,
/// V8.
Step explain(const Question& question, const Squares& seen);

/// The same for what the sensors show, but for one man of the side that moves next, who is in hand already; it is told
/// as `lifted`. V9.
Step explain_but_for_one(const Question& question, const Difference& difference, Square& lifted);

/// Whether king and rook have both left their squares for castling, and at least one is still in hand. V8.
bool is_castling_in_hand(const Question& question, const Difference& difference);

/// How long the board must be quiet before a move counts as made. V4 to V7.
uint16_t hold_of(const Question& question, Step step);

/// Whether the man that went from `from` could still take the man on square. V9.
bool could_take(const Question& question, Square from, Square square);

}  // namespace resolver
}  // namespace qipan
