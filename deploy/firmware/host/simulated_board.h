// SPDX-License-Identifier: MIT
/// @file The board programs of deploy/firmware on the desktop: the same sources as in the microcontrollers, with a
/// clock, sensors, lamps and a byte pipe made of memory. For tests and for qipan-board-sim.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace qipan::firmware {

/// Which of the programs a board runs.
enum class BoardProgram { Chess, Zoujing };

/// One board, switched on when it is constructed. Its clock stands until advance() is called, so a test decides what
/// happens when. Several may live at once, each used from one thread at a time.
class SimulatedBoard {
public:
    /// identity is sent as `id=`, boot as `boot=`. All squares are empty, no key is down.
    explicit SimulatedBoard(BoardProgram program = BoardProgram::Chess, std::uint32_t identity = 0x4F21A9C0,
                            std::uint16_t boot = 0x91C3);
    ~SimulatedBoard();
    SimulatedBoard(const SimulatedBoard&) = delete;
    SimulatedBoard& operator=(const SimulatedBoard&) = delete;

    /// The contact under a square, 0 = a1 .. 63 = h8; seen at the next scan, debounced by the program. Other numbers
    /// are ignored.
    void setSensor(int square, bool occupied);
    /// All contacts at once: bit 0 = a1 .. bit 63 = h8.
    void setSensors(std::uint64_t occupied);
    std::uint64_t sensors() const;
    /// A key, 0..7.
    void setKey(int key, bool down);

    /// Bytes from the host; they reach the program at the speed of the line, 115200 baud, as its clock advances.
    void receive(std::string_view bytes);
    /// What the program has sent and the line has carried since the last call.
    std::string takeSent();

    /// Runs the program up to a time, in milliseconds of the caller's clock, in steps of one. The clock of the board
    /// shows 0 at the first call after construction or reset. A time before the last one is ignored.
    void advance(std::int64_t nowMs);

    /// The lamps as the message LD writes them: 64 characters, rank 8 first, `.rgbwym`, upper case blinks.
    std::string lamps() const;
    bool soundIsOn() const;

    /// Power off and on again: game and events are lost, the contacts stay as they are, unread bytes are gone.
    void reset(std::uint16_t boot);

private:
    struct Parts;
    BoardProgram m_program;
    std::unique_ptr<Parts> m_parts;
};

}  // namespace qipan::firmware
