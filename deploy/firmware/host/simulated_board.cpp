// SPDX-License-Identifier: MIT
#include "simulated_board.h"

#include <algorithm>
#include <array>
#include <deque>
#include <utility>
#include <variant>

#include "../board.h"
#include "../program/program.h"
#include "../zoujing/program.h"

namespace qipan::firmware {

namespace {

constexpr double kBytesPerMs = 11.52;    // 115200 baud, 8N1
constexpr std::size_t kSendBuffer = 64;  // as on the smallest board

/// The hardware of one board.
struct Hardware {
    std::uint32_t identity = 0;
    std::uint16_t boot = 0;
    std::uint32_t milliseconds = 0;
    std::array<std::uint8_t, kRows> rows{};
    std::array<std::uint8_t, BOARD_PICTURE_BYTES> picture{};
    std::array<std::uint16_t, BOARD_KEPT_PLIES> kept{};
    bool sounds = false;
    std::deque<char> toBoard;
    double arrived = 0;  ///< bytes of toBoard that the line has brought by now
    std::string toHost;  ///< sent and not taken yet; the line has carried all but the last `waiting` bytes
    double waiting = 0;

    bool hasRoom() const
    {
        return waiting + 1 <= kSendBuffer;
    }

    /// A millisecond goes by.
    void tick()
    {
        ++milliseconds;
        arrived += kBytesPerMs;
        waiting = std::max(0.0, waiting - kBytesPerMs);
        if (toBoard.empty())
            arrived = 0;
    }
};

using AnyProgram = std::variant<Program, zoujing::Program>;

AnyProgram make(BoardProgram program)
{
    if (program == BoardProgram::Zoujing)
        return zoujing::Program();
    return Program();
}

// The board that the program, which knows only board.h, runs on at this moment.
thread_local Hardware* hardware = nullptr;

}  // namespace

struct SimulatedBoard::Parts {
    explicit Parts(BoardProgram which)
        : program(make(which))
    {
    }

    void step()
    {
        std::visit([](auto& running) { running.step(); }, program);
    }

    Hardware hardware;
    AnyProgram program;
    bool started = false;
    std::int64_t startedAt = 0;
};

SimulatedBoard::SimulatedBoard(BoardProgram program, std::uint32_t identity, std::uint16_t boot)
    : m_program(program)
    , m_parts(std::make_unique<Parts>(program))
{
    m_parts->hardware.identity = identity;
    m_parts->hardware.boot = boot;
}

SimulatedBoard::~SimulatedBoard() = default;

void SimulatedBoard::setSensor(int square, bool occupied)
{
    if (square < 0 || square > 63)
        return;
    std::uint8_t& rank = m_parts->hardware.rows[static_cast<std::size_t>(square / 8)];
    const int bit = 1 << square % 8;
    rank = static_cast<std::uint8_t>(occupied ? rank | bit : rank & ~bit);
}

void SimulatedBoard::setSensors(std::uint64_t occupied)
{
    for (std::size_t rank = 0; rank < 8; ++rank)
        m_parts->hardware.rows[rank] = static_cast<std::uint8_t>(occupied >> 8 * rank);
}

std::uint64_t SimulatedBoard::sensors() const
{
    std::uint64_t occupied = 0;
    for (std::size_t rank = 0; rank < 8; ++rank)
        occupied |= std::uint64_t{m_parts->hardware.rows[rank]} << 8 * rank;
    return occupied;
}

void SimulatedBoard::setKey(int key, bool down)
{
    if (key < 0 || key > 7)
        return;
    std::uint8_t& keys = m_parts->hardware.rows[BOARD_KEY_ROW];
    keys = static_cast<std::uint8_t>(down ? keys | 1 << key : keys & ~(1 << key));
}

void SimulatedBoard::receive(std::string_view bytes)
{
    m_parts->hardware.toBoard.insert(m_parts->hardware.toBoard.end(), bytes.begin(), bytes.end());
}

std::string SimulatedBoard::takeSent()
{
    std::string& all = m_parts->hardware.toHost;
    const std::size_t carried = all.size() - std::min(all.size(), static_cast<std::size_t>(m_parts->hardware.waiting));
    const std::string sent = all.substr(0, carried);
    all.erase(0, carried);
    return sent;
}

void SimulatedBoard::advance(std::int64_t nowMs)
{
    Parts& parts = *m_parts;
    hardware = &parts.hardware;
    if (!parts.started) {
        parts.started = true;
        parts.startedAt = nowMs;
        std::visit([](auto& running) { running.start(); }, parts.program);
        parts.step();
    }
    while (parts.startedAt + parts.hardware.milliseconds < nowMs) {
        parts.hardware.tick();
        // The main loop of a microcontroller comes round several times a millisecond.
        for (int turn = 0; turn < 4; ++turn)
            parts.step();
    }
    hardware = nullptr;
}

std::string SimulatedBoard::lamps() const
{
    std::string letters;
    for (unsigned i = 0; i < 64; ++i) {
        const unsigned square = i ^ 56;  // rank 8 first
        const unsigned both = m_parts->hardware.picture[square / 2];
        const unsigned lamp = square & 1 ? both >> 4 : both & 0xF;
        letters += (lamp & LAMP_BLINKS ? ".RGBWYM?" : ".rgbwym?")[lamp & LAMP_COLOR];
    }
    return letters;
}

bool SimulatedBoard::soundIsOn() const
{
    return m_parts->hardware.sounds;
}

void SimulatedBoard::reset(std::uint16_t boot)
{
    const Hardware old = m_parts->hardware;
    m_parts = std::make_unique<Parts>(m_program);
    m_parts->hardware.identity = old.identity;
    m_parts->hardware.boot = boot;
    m_parts->hardware.rows = old.rows;
}

}  // namespace qipan::firmware

using qipan::firmware::hardware;

extern "C" {

uint32_t board_milliseconds(void)
{
    return hardware->milliseconds;
}

uint8_t board_read_row(uint8_t row)
{
    return hardware->rows[row];
}

void board_show_lamps(const uint8_t picture[BOARD_PICTURE_BYTES], uint8_t)
{
    std::copy(picture, picture + BOARD_PICTURE_BYTES, hardware->picture.begin());
}

void board_sound(uint8_t on)
{
    hardware->sounds = on != 0;
}

int16_t board_receive(void)
{
    if (hardware->toBoard.empty() || hardware->arrived < 1)
        return -1;
    const char byte = hardware->toBoard.front();
    hardware->toBoard.pop_front();
    hardware->arrived -= 1;
    return static_cast<uint8_t>(byte);
}

uint8_t board_send(uint8_t byte)
{
    if (!hardware->hasRoom()) {
        hardware->tick();  // a program that waits lets time pass
        return 0;
    }
    hardware->toHost += static_cast<char>(byte);
    hardware->waiting += 1;
    return 1;
}

void board_keep(uint16_t index, uint16_t word)
{
    hardware->kept[index] = word;
}

uint16_t board_kept(uint16_t index)
{
    return hardware->kept[index];
}

uint32_t board_identity(void)
{
    return hardware->identity;
}

uint16_t board_draw_boot_number(void)
{
    return hardware->boot;
}

}  // extern "C"
