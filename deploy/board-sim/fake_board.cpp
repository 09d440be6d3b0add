// SPDX-License-Identifier: MIT
#include "fake_board.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace qipan::sim {

namespace {

constexpr std::string_view kLetters = ".PNBRQK";

}  // namespace

Men menOf(const chess::Position& position)
{
    Men men;
    std::copy(std::begin(position.board), std::end(position.board), men.begin());
    return men;
}

char letterOf(chess_id_t man)
{
    const char letter = kLetters[CHESS_TYPE(man)];
    return CHESS_TEAM(man) == CHESS_BLACK ? static_cast<char>(letter | 0x20) : letter;
}

chess_id_t manOf(char letter)
{
    for (chess_type_t type = CHESS_TYPE_PAWN; type <= CHESS_TYPE_KING; ++type) {
        for (const chess_team_t team : {chess_team_t{CHESS_WHITE}, chess_team_t{CHESS_BLACK}}) {
            if (letterOf(CHESS_ID(team, type)) == letter)
                return CHESS_ID(team, type);
        }
    }
    return 0;
}

FakeBoard::FakeBoard(const SensorFaults& faults)
    : m_faults(faults)
    , m_random(faults.seed)
{
}

const Men& FakeBoard::men() const
{
    return m_men;
}

void FakeBoard::setMen(const Men& men)
{
    m_men = men;
    m_lifted = {};
}

chess_id_t FakeBoard::lift(int square, Milliseconds now)
{
    const chess_id_t man = std::exchange(m_men[static_cast<std::size_t>(square)], chess_id_t{0});
    m_lifted[static_cast<std::size_t>(square)] = {man, now};
    return man;
}

void FakeBoard::put(int square, chess_id_t man, Milliseconds)
{
    m_men[static_cast<std::size_t>(square)] = man;
    m_lifted[static_cast<std::size_t>(square)] = {};
}

QByteArray FakeBoard::takeSent()
{
    return std::exchange(m_sent, {});
}

void FakeBoard::send(const QByteArray& bytes)
{
    m_sent += bytes;
}

chess_id_t FakeBoard::seenAt(int boardSquare, Milliseconds now) const
{
    const auto square = static_cast<std::size_t>(turnedOrNot(boardSquare));
    const Lifted& lifted = m_lifted[square];
    if (m_men[square] == 0 && lifted.man != 0 && now < lifted.at + m_faults.liftLag)
        return lifted.man;
    return m_men[square];
}

int FakeBoard::turnedOrNot(int square) const
{
    return m_faults.turned ? 63 - square : square;
}

std::uint64_t FakeBoard::turnedOrNot(std::uint64_t squares) const
{
    std::uint64_t result = 0;
    for (int square = 0; square < 64; ++square) {
        if (squares >> square & 1)
            result |= std::uint64_t{1} << turnedOrNot(square);
    }
    return result;
}

bool FakeBoard::isGhost()
{
    return m_faults.ghostPermille > 0 && static_cast<int>(m_random() % 1000) < m_faults.ghostPermille;
}

QString FakeBoard::textOf(std::uint64_t lit) const
{
    QString text;
    for (int rank = 7; rank >= 0; --rank) {
        for (int file = 0; file < 8; ++file)
            text += lit >> turnedOrNot(rank * 8 + file) & 1 ? QLatin1Char('o') : QLatin1Char('.');
    }
    return text;
}

}  // namespace qipan::sim
