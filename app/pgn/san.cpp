// SPDX-License-Identifier: MIT
#include "pgn/san.h"

#include "pgn/messages.h"
#include "pgn/text_encoding.h"
#include "pgn/uci.h"

#include <algorithm>
#include <array>
#include <optional>

namespace qipan::pgn {

namespace {

constexpr std::string_view kPieceLetters = "?PNBRQK";  // by CHESS_TYPE_
constexpr std::size_t kLongestMove = 48;               // "Qa1xb2" with figurine, dash and suffixes in UTF-8, and room

enum class Castling : std::uint8_t {
    None,
    KingSide,
    QueenSide,
};

/// What a move text says, before any position is looked at.
struct Shape {
    Castling castling = Castling::None;
    chess::PieceType type = CHESS_TYPE_PAWN;
    std::int8_t fromFile = -1;
    std::int8_t fromRank = -1;
    chess::Square to = CHESS_NONE;
    chess::PieceType promotion = CHESS_TYPE_NONE;
    bool enPassant = false;  ///< carries "e.p."
};

bool isFile(char c)
{
    return c >= 'a' && c <= 'h';
}

bool isRank(char c)
{
    return c >= '1' && c <= '8';
}

/// Takes the last character off text if it is one of choices.
bool takeLast(std::string_view& text, std::string_view choices, char* taken = nullptr)
{
    if (text.empty() || choices.find(text.back()) == std::string_view::npos) {
        return false;
    }
    if (taken) {
        *taken = text.back();
    }
    text.remove_suffix(1);
    return true;
}

void trim(std::string_view& text)
{
    while (takeLast(text, " \t\r\n")) {
    }
    while (!text.empty() && std::string_view(" \t\r\n").find(text.front()) != std::string_view::npos) {
        text.remove_prefix(1);
    }
}

/// Takes "!", "?!" and so on off the end; 0 if there is none. Source: PGN specification, 8.2.3.8 and 10.
std::uint8_t takeAnnotation(std::string_view& text)
{
    std::size_t length = 0;
    while (length < text.size() &&
           std::string_view("!?").find(text[text.size() - 1 - length]) != std::string_view::npos) {
        ++length;
    }
    const std::string_view mark = text.substr(text.size() - length);
    text.remove_suffix(length);
    constexpr std::array<std::string_view, 7> kMarks = {"", "!", "?", "!!", "??", "!?", "?!"};
    const auto* found = std::find(kMarks.begin(), kMarks.end(), mark.substr(0, 2));
    return static_cast<std::uint8_t>(found - kMarks.begin());
}

bool takeEnPassantMark(std::string_view& text)
{
    for (const std::string_view mark : {"e.p.", "e.p", "ep"}) {
        if (text.ends_with(mark)) {
            text.remove_suffix(mark.size());
            trim(text);
            return true;
        }
    }
    return false;
}

void takeCheckMarks(std::string_view& text)
{
    while (takeLast(text, "+#")) {
    }
}

Castling castlingFromText(std::string_view text)
{
    const auto isRing = [](char c) { return c == 'O' || c == '0' || c == 'o'; };
    if (text.size() != 3 && text.size() != 5) {
        return Castling::None;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i % 2 == 0 ? !isRing(text[i]) : text[i] != '-') {
            return Castling::None;
        }
    }
    return text.size() == 3 ? Castling::KingSide : Castling::QueenSide;
}

/// Takes "=Q", "/Q", "(Q)" or "Q" off the end. False if what stands there is no piece to promote to.
bool takePromotion(std::string_view& text, chess::PieceType& promotion)
{
    const bool inBrackets = takeLast(text, ")");
    char letter = 0;
    if (!takeLast(text, "PNBRQKpnbrqk", &letter)) {
        return !inBrackets;
    }
    if (inBrackets && !takeLast(text, "(")) {
        return false;
    }
    if (!inBrackets) {
        takeLast(text, "=/");
    }
    const char upper = letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter;
    promotion = static_cast<chess::PieceType>(kPieceLetters.find(upper));
    return promotion >= CHESS_TYPE_KNIGHT && promotion <= CHESS_TYPE_QUEEN;
}

/// Reads what is left: [piece][file][rank][x]square.
bool readSquares(std::string_view text, Shape& shape)
{
    if (text.size() < 2 || !isRank(text.back()) || !isFile(text[text.size() - 2])) {
        return false;
    }
    shape.to = chess::make_square(static_cast<std::int8_t>(text[text.size() - 2] - 'a'),
                                  static_cast<std::int8_t>(text.back() - '1'));
    text.remove_suffix(2);
    takeLast(text, "x:-");
    if (!text.empty() && isRank(text.back())) {
        shape.fromRank = static_cast<std::int8_t>(text.back() - '1');
        text.remove_suffix(1);
    }
    if (!text.empty() && isFile(text.back())) {
        shape.fromFile = static_cast<std::int8_t>(text.back() - 'a');
        text.remove_suffix(1);
    }
    char letter = 0;
    if (takeLast(text, kPieceLetters.substr(1), &letter)) {
        shape.type = static_cast<chess::PieceType>(kPieceLetters.find(letter));
    }
    return text.empty();
}

std::optional<Shape> readShape(std::string_view text)
{
    Shape shape;
    takeCheckMarks(text);
    trim(text);
    shape.enPassant = takeEnPassantMark(text);
    takeCheckMarks(text);
    shape.castling = castlingFromText(text);
    if (shape.castling != Castling::None) {
        return shape.enPassant ? std::nullopt : std::optional(shape);
    }
    if (!takePromotion(text, shape.promotion) || !readSquares(text, shape)) {
        return std::nullopt;
    }
    return shape;
}

bool isEnPassant(const chess::Position& position, chess::Move move)
{
    return move.to == position.en_passant_target && CHESS_TYPE(position.board[move.from]) == CHESS_TYPE_PAWN &&
           chess::file_of(move.from) != chess::file_of(move.to);
}

bool isCastling(const chess::Position& position, chess::Move move)
{
    const int distance = chess::file_of(move.to) - chess::file_of(move.from);
    return CHESS_TYPE(position.board[move.from]) == CHESS_TYPE_KING && (distance == 2 || distance == -2);
}

/// The legal moves that fit shape, at most as many as there are men of a kind.
struct Matches {
    std::array<chess::Move, 16> moves;
    std::size_t count = 0;
};

Matches findMatches(const chess::Position& position, const Shape& shape)
{
    Matches matches;
    if (shape.castling != Castling::None) {
        const chess::Square king = position.king_square[position.turn];
        const std::int8_t file = shape.castling == Castling::KingSide ? 6 : 2;
        const chess::Move move{king, chess::make_square(file, chess::rank_of(king)), CHESS_TYPE_NONE};
        if (isCastling(position, move) && chess::is_legal(position, move)) {
            matches.moves[matches.count++] = move;
        }
        return matches;
    }
    const chess::Piece wanted = CHESS_ID(position.turn, shape.type);
    // A pawn move that names no file keeps its file: "e4" is never a capture.
    const bool isPawn = shape.type == CHESS_TYPE_PAWN;
    const std::int8_t fromFile = isPawn && shape.fromFile < 0 ? chess::file_of(shape.to) : shape.fromFile;
    for (chess::Square from = 0; from < 64; ++from) {
        if (position.board[from] != wanted || (fromFile >= 0 && chess::file_of(from) != fromFile) ||
            (shape.fromRank >= 0 && chess::rank_of(from) != shape.fromRank)) {
            continue;
        }
        const chess::Move move{from, shape.to, shape.promotion};
        if (!chess::is_legal(position, move) || isCastling(position, move) ||
            (shape.enPassant && !isEnPassant(position, move)) || matches.count == matches.moves.size()) {
            continue;
        }
        matches.moves[matches.count++] = move;
    }
    return matches;
}

MoveReading refusal(MoveFault fault, std::string problem)
{
    MoveReading reading;
    reading.fault = fault;
    reading.problem = std::move(problem);
    return reading;
}

MoveReading refuseIllegal(const chess::Position& position, const Shape& shape)
{
    if (shape.type == CHESS_TYPE_PAWN && shape.castling == Castling::None && shape.promotion == CHESS_TYPE_NONE &&
        chess::rank_of(shape.to) == (position.turn == CHESS_WHITE ? 7 : 0)) {
        return refusal(MoveFault::Illegal, fill(PgnMessages::tr("illegal, the promotion piece is missing")));
    }
    return refusal(MoveFault::Illegal, fill(PgnMessages::tr("illegal move")));
}

MoveReading refuseAmbiguous(const Matches& matches)
{
    std::string moves;
    for (std::size_t i = 0; i < matches.count; ++i) {
        moves += (i == 0 ? "" : ", ") + writeUci(matches.moves[i]);
    }
    return refusal(MoveFault::Ambiguous, fill(PgnMessages::tr("ambiguous, may be %1"), moves));
}

/// The part of the starting square that tells move from other legal moves of such men to the same square.
std::string disambiguation(const chess::Position& position, chess::Move move)
{
    bool others = false;
    bool sameFile = false;
    bool sameRank = false;
    const chess::Piece piece = position.board[move.from];
    for (chess::Square from = 0; from < 64; ++from) {
        if (position.board[from] == piece && from != move.from &&
            chess::is_legal(position, {from, move.to, CHESS_TYPE_NONE})) {
            others = true;
            sameFile = sameFile || chess::file_of(from) == chess::file_of(move.from);
            sameRank = sameRank || chess::rank_of(from) == chess::rank_of(move.from);
        }
    }
    char name[3];
    chess_index_name(move.from, name);
    if (!others) {
        return {};
    }
    if (!sameFile) {
        return {name[0]};
    }
    return sameRank ? std::string(name) : std::string{name[1]};
}

}  // namespace

std::string writeSan(const chess::Position& position, chess::Move move)
{
    std::string san;
    const chess::PieceType type = CHESS_TYPE(position.board[move.from]);
    char to[3];
    chess_index_name(move.to, to);
    const bool captures = position.board[move.to] != 0 || isEnPassant(position, move);
    if (isCastling(position, move)) {
        san = chess::file_of(move.to) == 6 ? "O-O" : "O-O-O";
    } else if (type == CHESS_TYPE_PAWN) {
        if (captures) {
            san = {static_cast<char>('a' + chess::file_of(move.from)), 'x'};
        }
        san += to;
        if (move.promotion != CHESS_TYPE_NONE) {
            san += {'=', kPieceLetters[move.promotion]};
        }
    } else {
        san = kPieceLetters[type];
        if (type != CHESS_TYPE_KING) {
            san += disambiguation(position, move);
        }
        san += captures ? "x" : "";
        san += to;
    }
    chess::Position after = position;
    chess::Undo undo;
    chess::play(after, move, undo);
    if (chess::in_check(after)) {
        san += chess::has_legal_move(after) ? '+' : '#';
    }
    return san;
}

MoveReading readSan(const chess::Position& position, std::string_view text, Strictness strictness)
{
    if (strictness == Strictness::Lenient) {
        trim(text);
    }
    std::string_view rest = text;
    const std::uint8_t nag = takeAnnotation(rest);
    if (rest.empty()) {
        return refusal(MoveFault::Invalid, fill(PgnMessages::tr("invalid, the move text is empty")));
    }
    const std::string plain = rest.size() > kLongestMove ? std::string() : plainPunctuation(rest);
    const std::optional<Shape> shape = readShape(plain);
    if (!shape) {
        return refusal(MoveFault::Invalid, fill(PgnMessages::tr("invalid, this is no move")));
    }
    const Matches matches = findMatches(position, *shape);
    if (matches.count == 0) {
        return refuseIllegal(position, *shape);
    }
    if (matches.count > 1) {
        return refuseAmbiguous(matches);
    }
    MoveReading reading;
    reading.move = matches.moves[0];
    reading.nag = nag;
    if (strictness == Strictness::Strict) {
        const std::string san = writeSan(position, reading.move);
        if (rest != san) {
            return refusal(MoveFault::Invalid,
                           fill(PgnMessages::tr("invalid in strict notation, which writes %1"), san));
        }
    }
    return reading;
}

bool looksLikeSan(std::string_view text)
{
    takeAnnotation(text);
    return !text.empty() && text.size() <= kLongestMove && readShape(plainPunctuation(text)).has_value();
}

}  // namespace qipan::pgn
