// SPDX-License-Identifier: MIT
#include "resolver_people.h"

#include <algorithm>
#include <cstdlib>

using namespace qipan::chess;

namespace {

bool slides(PieceType type)
{
    return type == CHESS_TYPE_BISHOP || type == CHESS_TYPE_ROOK || type == CHESS_TYPE_QUEEN;
}

int sign(int value)
{
    return value < 0 ? -1 : value > 0 ? 1 : 0;
}

/// The squares between two on one line, and the last one.
std::vector<Square> way(Square from, Square to)
{
    const int step = sign(rank_of(to) - rank_of(from)) * 8 + sign(file_of(to) - file_of(from));
    std::vector<Square> squares;
    for (int at = from + step;; at += step) {
        squares.push_back(static_cast<Square>(at));
        if (at == to)
            return squares;
    }
}

bool can_take(const Position& position, Square from, Square square)
{
    return is_legal(position, {from, square, CHESS_TYPE_NONE}) || is_legal(position, {from, square, CHESS_TYPE_QUEEN});
}

}  // namespace

std::vector<Contact> People::carry_out(const Position& p, Move move, std::uint32_t time)
{
    m_now = time;
    const PieceType type = CHESS_TYPE(man_on(p, move.from));
    if (type == CHESS_TYPE_KING && std::abs(move.to - move.from) == 2)
        castle(move.from, move.to);
    else if (type == CHESS_TYPE_PAWN && file_of(move.from) != file_of(move.to) && man_on(p, move.to) == 0)
        take_en_passant(move.from, move.to, make_square(file_of(move.to), rank_of(move.from)));
    else if (man_on(p, move.to) != 0)
        take(p, move.from, move.to);
    else
        quiet(p, move.from, move.to);
    if (move.promotion != CHESS_TYPE_NONE && once_in(2)) {  // the pawn is exchanged
        wait(60, 1500);
        lift(move.to);
        carry(move.to);
    }
    return finished();
}

std::vector<Contact> People::adjust(const Position& p, std::uint32_t time)
{
    m_now = time;
    std::vector<Square> men;
    for (Square square = 0; square < 64; ++square) {
        if (man_on(p, square) != 0)
            men.push_back(square);
    }
    const Square square = men[m_random() % men.size()];
    lift(square);
    carry(square);
    return finished();
}

void People::wait(std::uint32_t low, std::uint32_t high)
{
    m_now += between(low, high);
}

void People::change(Square square, bool occupied)
{
    m_contacts.push_back({m_now, square, occupied});
    if (!once_in(8))
        return;
    std::uint32_t at = m_now;
    for (std::uint32_t left = between(1, 3); left > 0; --left) {
        at += between(2, 7);
        m_contacts.push_back({at, square, !occupied});
        at += between(2, 7);
        m_contacts.push_back({at, square, occupied});
    }
    m_now = at;
}

void People::lift(Square square)
{
    change(square, false);
}

void People::place(Square square)
{
    change(square, true);
}

/// Through the air, now and then after long thought.
void People::carry(Square to)
{
    if (once_in(12))
        wait(1000, 6000);
    else
        wait(90, 900);
    place(to);
}

/// Over the squares on the way. A man may be seen on two of them at once, and may rest.
void People::slide(Square from, Square to)
{
    Square at = from;
    bool skipped = false;
    for (const Square next : way(from, to)) {
        const bool overlaps = !skipped && once_in(2);
        skipped = !overlaps && !skipped && next != to && once_in(4);  // too quick to be seen on this one
        if (skipped) {
            wait(40, 100);
            continue;
        }
        if (overlaps) {
            place(next);
            wait(35, 60);
            lift(at);
        } else {
            lift(at);
            wait(35, 150);
            place(next);
        }
        at = next;
        if (next != to) {
            if (once_in(6))
                wait(170, 220);
            else
                wait(45, 150);
        }
    }
}

/// A sleeve moves a man that stands beside the way, too shortly to be taken for a hand. Whether the man in hand could
/// have taken it.
bool People::brush(const Position& p, Square from, Square to)
{
    std::vector<Square> men;
    for (Square square = 0; square < 64; ++square) {
        const bool beside =
            std::abs(rank_of(square) - rank_of(from)) <= 2 && std::abs(file_of(square) - file_of(from)) <= 2;
        if (beside && square != from && square != to && man_on(p, square) != 0)
            men.push_back(square);
    }
    if (men.empty())
        return false;
    const Square man = men[m_random() % men.size()];
    m_contacts.push_back({m_now + 5, man, false});
    m_contacts.push_back({m_now + between(40, 85), man, true});
    m_now += 90;
    return can_take(p, from, man);
}

void People::quiet(const Position& p, Square from, Square to)
{
    const PieceType type = CHESS_TYPE(man_on(p, from));
    const bool straight = slides(type) || type == CHESS_TYPE_PAWN;
    if (straight && once_in(3)) {
        slide(from, to);
        return;
    }
    lift(from);
    if (once_in(6) && brush(p, from, to)) {
        wait(90, 800);
        place(to);
    } else {
        carry(to);
    }
}

void People::take(const Position& p, Square from, Square to)
{
    const PieceType type = CHESS_TYPE(man_on(p, from));
    switch (between(0, slides(type) ? 4 : 3)) {
    case 0:  // the victim first
        lift(to);
        wait(80, 1200);
        lift(from);
        carry(to);
        break;
    case 1:  // the mover first
        lift(from);
        wait(80, 1200);
        lift(to);
        wait(110, 900);
        place(to);
        break;
    case 2:  // one hand each, at once
        lift(from);
        wait(0, 40);
        lift(to);
        wait(110, 600);
        place(to);
        break;
    case 3: {  // the mover put beside the victim first
        std::vector<Square> beside;
        for (Square square = 0; square < 64; ++square) {
            const bool near =
                std::abs(rank_of(square) - rank_of(to)) <= 1 && std::abs(file_of(square) - file_of(to)) <= 1;
            if (near && man_on(p, square) == 0 && !can_take(p, from, square))
                beside.push_back(square);
        }
        lift(from);
        if (!beside.empty()) {
            const Square square = beside[m_random() % beside.size()];
            carry(square);
            wait(100, 500);
            lift(to);
            wait(60, 300);
            lift(square);
        } else {
            wait(60, 500);
            lift(to);
        }
        wait(110, 500);
        place(to);
        break;
    }
    default:  // slid onto the victim's square
        lift(to);
        wait(80, 600);
        slide(from, to);
        break;
    }
}

void People::castle(Square king, Square to)
{
    const bool short_way = to > king;
    const Square rook = static_cast<Square>(short_way ? king + 3 : king - 4);
    const Square inner = static_cast<Square>(short_way ? king + 1 : king - 1);
    switch (between(0, 4)) {
    case 0:
        lift(king);
        carry(to);
        wait(60, 400);
        lift(rook);
        wait(90, 500);
        place(inner);
        break;
    case 1:
        lift(rook);
        wait(90, 600);
        place(inner);
        wait(60, 1400);
        lift(king);
        carry(to);
        break;
    case 2:
        lift(king);
        wait(30, 300);
        lift(rook);
        wait(90, 500);
        place(to);
        wait(60, 500);
        place(inner);
        break;
    case 3:
        lift(rook);
        wait(30, 300);
        lift(king);
        wait(90, 500);
        place(inner);
        wait(60, 500);
        place(to);
        break;
    default:  // the king is slid
        lift(king);
        wait(50, 150);
        place(inner);
        wait(50, 300);
        lift(inner);
        wait(50, 150);
        place(to);
        wait(60, 400);
        lift(rook);
        wait(90, 500);
        place(inner);
        break;
    }
}

void People::take_en_passant(Square from, Square to, Square victim)
{
    switch (between(0, 2)) {
    case 0:
        lift(from);
        carry(to);
        wait(60, 700);
        lift(victim);
        break;
    case 1:
        lift(victim);
        wait(60, 700);
        lift(from);
        carry(to);
        break;
    default:
        lift(from);
        wait(30, 500);
        lift(victim);
        carry(to);
        break;
    }
}

std::vector<Contact> People::finished()
{
    std::vector<Contact> contacts;
    contacts.swap(m_contacts);
    std::stable_sort(contacts.begin(), contacts.end(), [](Contact a, Contact b) { return a.at < b.at; });
    return contacts;
}
