// SPDX-License-Identifier: MIT
// The board's other tongue. When no BL1 host is there and a ChessLink command with a right check comes outside of any
// BL1 line, the board answers as a board of that kind does, until a BL1 line comes. It plays on alone meanwhile, so it
// knows which man stands where; the lamps are the other program's.
#include <string.h>

#include "program.h"

namespace qipan {
namespace firmware {

namespace {

/// Registers that can be read and written; source of their meaning: Millennium's protocol, "EEPROM".
enum Register : uint8_t { kScanTime = 1, kReports = 2, kReportTime = 3 };
enum : uint8_t { kEachScan = 0, kNoReports = 1, kTimedReports = 2 };
enum : uint8_t { kDefaultScanTime = 20, kLeastScanTime = 15 };

bool is_even(uint8_t byte)
{
    byte ^= byte >> 4;
    byte ^= byte >> 2;
    byte ^= byte >> 1;
    return (byte & 1) == 0;
}

}  // namespace

/// A byte outside of BL1's lines.
void Program::take_for_chesslink(uint8_t byte)
{
    if (!chesslink_reader_.put(byte) || (greeted_ && !alone_))
        return;
    if (!chesslink_) {
        chesslink_ = true;
        memset(chesslink_registers_, 0, sizeof chesslink_registers_);
        chesslink_registers_[kScanTime] = kDefaultScanTime;
        if (!alone_)
            host_is_gone();
        resolve();  // a game, if the men stand at the start
        darken();
    }
    chesslink_parity_ = chesslink_reader_.had_parity();
    obey_chesslink();
}

void Program::obey_chesslink()
{
    const uint8_t address = chesslink_reader_.address();
    switch (chesslink_reader_.letter()) {
    case 'V':
        // Our own: of none of the maker's boards.
        say_chesslink('v');
        say_chesslink_byte(0);
        say_chesslink_byte(1);
        break;
    case 'S':
        report_chesslink();
        return;
    case 'X':
        darken();
        say_chesslink('x');
        break;
    case 'L':
        show_chesslink_lamps();
        say_chesslink('l');
        break;
    case 'W':
        if (address < kChessLinkRegisters)
            chesslink_registers_[address] = chesslink_reader_.value();
        say_chesslink('w');
        say_chesslink_byte(address);
        say_chesslink_byte(chesslink_reader_.value());
        break;
    case 'R':
        say_chesslink('r');
        say_chesslink_byte(address);
        say_chesslink_byte(address < kChessLinkRegisters ? chesslink_registers_[address] : 0);
        break;
    default:
        return;
    }
    end_chesslink();
}

/// A report by itself, as register 2 wants it.
void Program::report_chesslink_if_due()
{
    const uint8_t reports = chesslink_registers_[kReports];
    if (reports == kNoReports)
        return;
    if (reports > kTimedReports) {
        if (chesslink_changed_)
            report_chesslink();
        return;
    }
    uint8_t scan_time = chesslink_registers_[kScanTime];
    if (scan_time < kLeastScanTime)
        scan_time = kDefaultScanTime;
    // In steps of 2.048 ms, and of 4.096 ms.
    const uint16_t period = reports == kEachScan ? static_cast<uint16_t>(scan_time * 2)
                                                 : static_cast<uint16_t>(chesslink_registers_[kReportTime] * 4);
    if (now_ - chesslink_reported_at_ >= period)
        report_chesslink();
}

/// Where the men stand, from h1 to a8. A square whose contact is open is empty, whatever the game says. What stands
/// where the game has nobody is the man in hand, if there is just one, else nobody yet.
void Program::report_chesslink()
{
    chesslink_changed_ = false;
    chesslink_reported_at_ = now_;
    const chess_index_t in_hand =
        game_.exists() ? resolver_in_hand(&resolver_) : static_cast<chess_index_t>(CHESS_NONE);
    say_chesslink('s');
    for (uint8_t i = 0; i < 64; ++i) {
        const chess_index_t square = static_cast<chess_index_t>(i ^ 7);
        chess_id_t man = 0;
        if (game_.exists() && scanner_.is_closed(i ^ 7)) {
            man = chess_index_to_id(&game_.position(), square);
            if (man == 0)
                man = chess_index_to_id(&game_.position(), in_hand);
        }
        say_chesslink(link_letter(man));
    }
    end_chesslink();
}

/// A square is lit by the lamps at its four corners.
void Program::show_chesslink_lamps()
{
    darken();
    for (uint8_t i = 0; i < 64; ++i) {
        const uint8_t file = i & 7, rank = i >> 3;
        bool lit = true, steady = true;
        for (uint8_t corner = 0; corner < 4; ++corner) {
            const uint8_t file_line = static_cast<uint8_t>(file + (corner & 1));
            const uint8_t rank_line = static_cast<uint8_t>(rank + (corner >> 1));
            lit = lit && chesslink_reader_.is_lit(file_line, rank_line);
            steady = steady && chesslink_reader_.is_steady(file_line, rank_line);
        }
        if (lit)
            lamps_.light(i ^ 7, steady ? LAMP_WHITE : LAMP_WHITE | LAMP_BLINKS);
    }
}

void Program::say_chesslink(char c)
{
    uint8_t byte = static_cast<uint8_t>(c);
    chesslink_sum_ ^= byte;
    if (chesslink_parity_ && is_even(byte))
        byte |= 0x80;
    while (!board_send(byte))
        scan_meanwhile();
}

void Program::say_chesslink_byte(uint8_t byte)
{
    for (uint8_t shift = 4;; shift = 0) {
        const uint8_t digit = byte >> shift & 0xF;
        say_chesslink(static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10));
        if (shift == 0)
            return;
    }
}

void Program::end_chesslink()
{
    say_chesslink_byte(chesslink_sum_);
    chesslink_sum_ = 0;
}

}  // namespace firmware
}  // namespace qipan
