// SPDX-License-Identifier: MIT
#include "typed_move.h"

#include "refusal_text.h"

#include <pgn/san.h>
#include <pgn/uci.h>

namespace qipan::app {

namespace {

pgn::MoveReading readEither(const chess::Position& position, const std::string& text)
{
    pgn::MoveReading reading = pgn::readUci(position, text);
    return reading.fault == pgn::MoveFault::Invalid ? pgn::readSan(position, text) : reading;
}

/// The same text with a queen named at its end.
std::string withQueen(std::string text)
{
    text.erase(text.find_last_not_of("=/+#!?") + 1);
    return text + 'q';
}

QString problemOf(pgn::MoveFault fault, const QString& text, bool inCheck)
{
    switch (fault) {
    case pgn::MoveFault::None:
        return {};
    case pgn::MoveFault::Invalid:
        //: %1 what was typed
        return ChessGame::tr("“%1” is not a move. Write it like Nf3, e4, O-O or e2e4.").arg(text);
    case pgn::MoveFault::Ambiguous:
        //: %1 a move, such as "Nd2", that two knights could make
        return ChessGame::tr("More than one piece can play “%1”. Say which one, as in Nbd2 or b1d2.").arg(text);
    case pgn::MoveFault::Illegal:
        break;
    }
    //: %1 a move
    return inCheck ? ChessGame::tr("“%1” is not a legal move: the king is in check.").arg(text)
                   //: %1 a move
                   : ChessGame::tr("“%1” is not a legal move here.").arg(text);
}

}  // namespace

TypedMove readTypedMove(const chess::Position& position, const QString& text)
{
    const QString shown = text.trimmed();
    const std::string typed = shown.toStdString();
    const pgn::MoveReading reading = readEither(position, typed);
    if (reading)
        return {reading.move, false, {}};
    if (const pgn::MoveReading queening = readEither(position, withQueen(typed)); queening)
        return {queening.move, true, refusalText(ChessGame::PromotionMissing)};
    return {{}, false, problemOf(reading.fault, shown, chess::in_check(position))};
}

}  // namespace qipan::app
