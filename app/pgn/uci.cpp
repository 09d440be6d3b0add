// SPDX-License-Identifier: MIT
#include "pgn/uci.h"

#include "pgn/messages.h"

#include <algorithm>

namespace qipan::pgn {

namespace {

constexpr std::string_view kPromotionLetters = "??nbrq";  // by CHESS_TYPE_

MoveReading refusal(MoveFault fault, std::string problem)
{
    MoveReading reading;
    reading.fault = fault;
    reading.problem = std::move(problem);
    return reading;
}

/// text without surrounding white space and in lower case.
std::string tidied(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) {
        return {};
    }
    std::string out(text.substr(first, text.find_last_not_of(kBlanks) - first + 1));
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return out;
}

/// Castling written as the king taking its own rook, as the king's step; else move.
chess::Move kingStep(const chess::Position& position, chess::Move move)
{
    if (move.from != position.king_square[position.turn] ||
        position.board[move.to] != CHESS_ID(position.turn, CHESS_TYPE_ROOK) ||
        chess::rank_of(move.from) != chess::rank_of(move.to)) {
        return move;
    }
    const bool white = position.turn == CHESS_WHITE;
    const int rookFile = chess::file_of(move.to) + 1;  // as the castling rights name it
    std::int8_t file = -1;
    if (rookFile == (white ? position.castling_white_king : position.castling_black_king)) {
        file = 6;
    } else if (rookFile == (white ? position.castling_white_queen : position.castling_black_queen)) {
        file = 2;
    }
    if (file >= 0) {
        move.to = chess::make_square(file, chess::rank_of(move.from));
    }
    return move;
}

}  // namespace

std::string writeUci(chess::Move move)
{
    char from[3];
    char to[3];
    chess_index_name(move.from, from);
    chess_index_name(move.to, to);
    std::string text = std::string(from) + to;
    if (move.promotion != CHESS_TYPE_NONE) {
        text += kPromotionLetters[move.promotion];
    }
    return text;
}

MoveReading readUci(const chess::Position& position, std::string_view text, Strictness strictness)
{
    const bool lenient = strictness == Strictness::Lenient;
    const std::string uci = lenient ? tidied(text) : std::string(text);
    if (uci.empty()) {
        return refusal(MoveFault::Invalid, fill(PgnMessages::tr("invalid, the move text is empty")));
    }
    chess::Move move{chess_index_from_name(uci.substr(0, 2).c_str()), CHESS_NONE, CHESS_TYPE_NONE};
    if (uci.size() == 4 || uci.size() == 5) {
        move.to = chess_index_from_name(uci.substr(2, 2).c_str());
    }
    if (uci.size() == 5) {
        const std::size_t type = kPromotionLetters.find(uci[4], CHESS_TYPE_KNIGHT);
        if (type != std::string_view::npos) {
            move.promotion = static_cast<chess::PieceType>(type);
        }
    }
    if (move.from < 0 || move.to < 0 || (uci.size() == 5 && move.promotion == CHESS_TYPE_NONE)) {
        return refusal(MoveFault::Invalid, fill(PgnMessages::tr("invalid, this is no move")));
    }
    if (lenient && move.promotion == CHESS_TYPE_NONE) {
        move = kingStep(position, move);
    }
    if (!chess::is_legal(position, move)) {
        const bool lacksPromotion =
            move.promotion == CHESS_TYPE_NONE && chess::is_legal(position, {move.from, move.to, CHESS_TYPE_QUEEN});
        return refusal(MoveFault::Illegal, lacksPromotion
                                               ? fill(PgnMessages::tr("illegal, the promotion letter is missing"))
                                               : fill(PgnMessages::tr("illegal move")));
    }
    MoveReading reading;
    reading.move = move;
    return reading;
}

}  // namespace qipan::pgn
