// SPDX-License-Identifier: MIT
#include "pgn/fen_text.h"

#include "pgn/messages.h"

#include <vector>

namespace qipan::pgn {

namespace {

std::vector<std::string_view> splitAtSpaces(std::string_view text)
{
    std::vector<std::string_view> fields;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(' ', begin);
        fields.push_back(text.substr(begin, end - begin));
        if (end == std::string_view::npos) {
            return fields;
        }
        begin = end + 1;
    }
}

bool isPlainNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos &&
           (text.size() == 1 || text.front() != '0');
}

/// What in text, which the engine accepted as canonical, is not in the standard's form; empty if nothing.
std::string leniencyIn(std::string_view text, std::string_view canonical)
{
    const std::vector<std::string_view> fields = splitAtSpaces(text);
    const std::vector<std::string_view> wanted = splitAtSpaces(canonical);
    if (fields.size() != wanted.size()) {
        return fill(PgnMessages::tr("fields: six with one space between them are needed"));
    }
    if (fields[0] != wanted[0] || fields[1] != wanted[1]) {
        return fill(PgnMessages::tr("board: not in the standard's form"));
    }
    if (fields[2] != wanted[2]) {
        return fill(PgnMessages::tr("castling: not in the standard's form, which is %1"), wanted[2]);
    }
    if (!isPlainNumber(fields[4])) {
        return fill(PgnMessages::tr("halfmove clock: not a plain number"));
    }
    if (!isPlainNumber(fields[5])) {
        return fill(PgnMessages::tr("move number: not a plain number"));
    }
    return {};
}

FenReading refusal(std::string error)
{
    FenReading reading;
    reading.error = std::move(error);
    return reading;
}

}  // namespace

FenReading readFen(std::string_view text, Strictness strictness)
{
    if (text.find('\0') != std::string_view::npos) {
        return refusal(fenFaultText(CHESS_FEN_BOARD_LETTER));
    }
    chess::Position position;
    const chess_ret_t code = chess::load_fen(position, std::string(text).c_str());
    if (code != CHESS_OK) {
        return refusal(fenFaultText(code));
    }
    FenReading reading;
    if (strictness == Strictness::Strict) {
        std::string error = leniencyIn(text, writeFen(position));
        if (error.empty()) {
            error = unreachableText(chess::find_unreachable(position));
        }
        if (!error.empty()) {
            return refusal(std::move(error));
        }
        if (text.ends_with(" 0")) {
            reading.warning = fill(PgnMessages::tr("move number: 0 is read as 1"));
        }
    }
    reading.position = position;
    return reading;
}

std::string writeFen(const chess::Position& position)
{
    char buffer[CHESS_FEN_CAPACITY];
    return {buffer, chess::write_fen(position, buffer, sizeof buffer)};
}

std::string fenFaultText(chess_ret_t code)
{
    switch (code) {
    case CHESS_FEN_EMPTY:
        return fill(PgnMessages::tr("FEN: the text is empty"));
    case CHESS_FEN_BOARD_LETTER:
        return fill(PgnMessages::tr("board: unknown letter"));
    case CHESS_FEN_BOARD_DIGIT:
        return fill(PgnMessages::tr("board: digit 0 or 9, or two digits in a row"));
    case CHESS_FEN_BOARD_FILES:
        return fill(PgnMessages::tr("board: a rank without exactly eight files"));
    case CHESS_FEN_BOARD_RANKS:
        return fill(PgnMessages::tr("board: not exactly eight ranks"));
    case CHESS_FEN_KING_MISSING:
        return fill(PgnMessages::tr("board: a side without a king"));
    case CHESS_FEN_KING_TWICE:
        return fill(PgnMessages::tr("board: two kings of one side"));
    case CHESS_FEN_PAWN_RANK:
        return fill(PgnMessages::tr("board: a pawn on rank 1 or 8"));
    case CHESS_FEN_PAWN_COUNT:
        return fill(PgnMessages::tr("board: more than eight pawns of one side"));
    case CHESS_FEN_MEN_COUNT:
        return fill(PgnMessages::tr("board: more than sixteen pieces of one side"));
    case CHESS_FEN_TURN:
        return fill(PgnMessages::tr("side to move: neither w nor b"));
    case CHESS_FEN_OPPONENT_CHECK:
        return fill(PgnMessages::tr("side to move: the other side's king could be taken"));
    case CHESS_FEN_CASTLING_LETTER:
        return fill(PgnMessages::tr("castling: unknown letter"));
    case CHESS_FEN_CASTLING_TWICE:
        return fill(PgnMessages::tr("castling: a right named twice"));
    case CHESS_FEN_CASTLING_KING:
        return fill(PgnMessages::tr("castling: a right without its king at home"));
    case CHESS_FEN_CASTLING_ROOK:
        return fill(PgnMessages::tr("castling: a right without its rook at home"));
    case CHESS_FEN_EP_SQUARE:
        return fill(PgnMessages::tr("en passant: not a square"));
    case CHESS_FEN_EP_RANK:
        return fill(PgnMessages::tr("en passant: wrong rank for the side to move"));
    case CHESS_FEN_EP_PAWN:
        return fill(PgnMessages::tr("en passant: no pawn in front of the square"));
    case CHESS_FEN_EP_OCCUPIED:
        return fill(PgnMessages::tr("en passant: the square passed over or the one behind it is occupied"));
    case CHESS_FEN_HALFMOVE:
        return fill(PgnMessages::tr("halfmove clock: not a number from 0 to 65535"));
    case CHESS_FEN_FULLMOVE:
        return fill(PgnMessages::tr("move number: not a number from 1 to 65535"));
    case CHESS_FEN_TRAILING:
        return fill(PgnMessages::tr("FEN: text after the sixth field"));
    default:
        return fill(PgnMessages::tr("FEN: not a position"));
    }
}

std::string unreachableText(chess::Unreachable reason)
{
    switch (reason) {
    case chess::kThreeCheckers:
        return fill(PgnMessages::tr("board: no game leads here, three pieces give check"));
    case chess::kImpossibleCheck:
        return fill(PgnMessages::tr("board: no game leads here, no move can have given this check"));
    case chess::kTooManyPromoted:
        return fill(PgnMessages::tr("board: no game leads here, more pieces than pawns could become"));
    case chess::kReachable:
        break;
    }
    return {};
}

}  // namespace qipan::pgn
