// SPDX-License-Identifier: MIT
/// @file People who carry out legal moves on a board, each time in another way that hands have.
#pragma once

#include <chess/position.h>

#include <cstdint>
#include <random>
#include <vector>

/// What a contact under a square does.
struct Contact {
    std::uint32_t at;  ///< milliseconds
    chess_index_t square;
    bool occupied;
};

class People {
public:
    explicit People(unsigned seed)
        : m_random(seed)
    {
    }

    /// A number from low to high, both included.
    std::uint32_t between(std::uint32_t low, std::uint32_t high)
    {
        return low + static_cast<std::uint32_t>(m_random() % (high - low + 1));
    }
    bool once_in(std::uint32_t times)
    {
        return m_random() % times == 0;
    }

    /// Carries out a legal move from time on. What the contacts do, by time; bounces last less than 30 ms.
    std::vector<Contact> carry_out(const qipan::chess::Position& position, qipan::chess::Move move, std::uint32_t time);

    /// Lifts a man that does not move and puts it back.
    std::vector<Contact> adjust(const qipan::chess::Position& position, std::uint32_t time);

private:
    void lift(chess_index_t square);
    void place(chess_index_t square);
    void change(chess_index_t square, bool occupied);
    void wait(std::uint32_t low, std::uint32_t high);
    void carry(chess_index_t to);
    void slide(chess_index_t from, chess_index_t to);
    bool brush(const qipan::chess::Position& position, chess_index_t from, chess_index_t to);
    void quiet(const qipan::chess::Position& position, chess_index_t from, chess_index_t to);
    void take(const qipan::chess::Position& position, chess_index_t from, chess_index_t to);
    void castle(chess_index_t king, chess_index_t to);
    void take_en_passant(chess_index_t from, chess_index_t to, chess_index_t victim);
    std::vector<Contact> finished();

    std::mt19937 m_random;
    std::uint32_t m_now = 0;
    std::vector<Contact> m_contacts;
};
