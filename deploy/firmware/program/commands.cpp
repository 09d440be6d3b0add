// SPDX-License-Identifier: MIT
// What the host says. Every command may come twice; none is acted on before all its fields are read.
#include "flash_text.h"
#include "program.h"

namespace qipan {
namespace firmware {

namespace {

enum { kLongestPly = 0xFFFF };

/// The lamp of a letter of LD, or 0xFF.
uint8_t lamp_of(char letter)
{
    static const char letters[] QIPAN_FLASH = ".rgbwym";
    const uint8_t blinks = letter >= 'A' && letter <= 'Z' ? LAMP_BLINKS : 0;
    if (blinks)
        letter = static_cast<char>(letter - 'A' + 'a');
    for (uint8_t color = 0; color < 7; ++color) {
        if (flash_char(letters + color) == letter)
            return color | blinks;
    }
    return 0xFF;
}

}  // namespace

void Program::obey(const char* body)
{
    link_cursor_t fields;
    const link_name_t name = link_open(&fields, body);
    uint32_t number;
    switch (name) {
    case LINK_HI:
        greeted_ = true;
        tell_hello();
        break;
    case LINK_PG:
        if (link_read_decimal(&fields, &number)) {
            output_.begin(LINK_PO);
            output_.decimal(number);
            output_.end();
        }
        break;
    case LINK_SQ:
        snapshot_due_ = true;
        break;
    case LINK_AK:
        if (link_read_hex(&fields, 4, &number))
            link_ring_acknowledge(&events_, static_cast<uint16_t>(number));
        break;
    case LINK_RQ:
        if (link_read_hex(&fields, 4, &number))
            resend_from(static_cast<uint16_t>(number));
        break;
    case LINK_GQ:
        greeted_ = true;
        game_due_ = true;
        break;
    case LINK_GS:
    case LINK_MV:
    case LINK_TB:
    case LINK_GT:
    case LINK_XP:
    case LINK_RJ:
        obey_about_game(name, fields);
        break;
    case LINK_LD:
        show_picture(fields);
        break;
    case LINK_BZ:
        if (link_read_decimal(&fields, &number))
            buzzer_.beep(number > 2000 ? 2000 : static_cast<uint16_t>(number), now_);
        break;
    case LINK_TX:
    case LINK_CK:
    case LINK_ER:
    case LINK_OK:
        break;
    default:
        output_.begin(LINK_ER);
        output_.text(QIPAN_TEXT("unk "));
        for (const char* at = body; *at != ' ' && *at != '\0'; ++at)
            link_char(output_.writer(), *at);
        output_.end();
    }
}

/// GS, MV, TB, GT, XP, RJ: game, ply (not of GS), and more.
void Program::obey_about_game(link_name_t name, link_cursor_t fields)
{
    uint32_t ply = 0;
    if (!link_read_hex(&fields, 8, &command_game_))
        return;
    if (name == LINK_GS) {
        begin_game(command_game_, link_rest(&fields));
        return;
    }
    if (!link_read_decimal(&fields, &ply) || ply > kLongestPly)
        return;
    const uint16_t at = static_cast<uint16_t>(ply);
    if (!game_.exists() || game_.id() != command_game_) {
        if (name != LINK_RJ || question_.kind != RESOLVER_NEW_GAME)
            refuse(at, QIPAN_TEXT("game"));
        else
            refuse_proposal(fields);
        return;
    }
    switch (name) {
    case LINK_MV:
        take_move(at, fields);
        break;
    case LINK_TB:
        take_back_to(at);
        break;
    case LINK_GT:
        tell_moves_from(at);
        break;
    case LINK_XP:
        announce(at, fields);
        break;
    default:
        refuse_proposal(fields);
    }
}

void Program::begin_game(uint32_t id, const char* fen)
{
    if (game_.begin(id, fen) != CHESS_OK) {
        refuse(0, QIPAN_TEXT("fen"));
        return;
    }
    game_began();
    tell_position();
}

void Program::take_move(uint16_t ply, link_cursor_t fields)
{
    link_move_t move;
    uint32_t hash;
    if (!link_read_uci(&fields, &move) || !link_read_hex(&fields, 8, &hash))
        return;
    if (ply == 0 || ply > game_.ply() + 1) {
        refuse(ply, QIPAN_TEXT("gap"));
        return;
    }
    if (ply <= game_.ply()) {
        // An old command again: fine if that is the move we have there.
        if (!game_.knows(ply) || !game_.is_move_to(ply, move) || (ply == game_.ply() && hash != game_.hash()))
            refuse(ply, QIPAN_TEXT("hash"));
        else
            tell_position();
        return;
    }
    if (!game_.play(move)) {
        refuse(ply, QIPAN_TEXT("illegal"));
        return;
    }
    if (game_.hash() != hash) {
        game_.go_back_to(static_cast<uint16_t>(ply - 1));
        refuse(ply, QIPAN_TEXT("hash"));
        return;
    }
    game_changed();
    tell_position();
}

void Program::announce(uint16_t ply, link_cursor_t fields)
{
    link_move_t move;
    uint32_t hash, given;
    if (!link_read_uci(&fields, &move) || !link_read_hex(&fields, 8, &hash))
        return;
    if (ply != game_.ply() + 1) {
        refuse(ply, QIPAN_TEXT("gap"));
        return;
    }
    if (!game_.hash_after(move, given)) {
        refuse(ply, QIPAN_TEXT("illegal"));
        return;
    }
    if (given != hash) {
        refuse(ply, QIPAN_TEXT("hash"));
        return;
    }
    // If it is carried out already, the resolver says so again.
    announced_ = move;
    announced_hash_ = hash;
    question_.kind = RESOLVER_NOTHING;
    resolver_announce(&resolver_, move.from, move.to, now_);
    poll_in_ = 0;
    output_.begin(LINK_OK);
    output_.text(QIPAN_TEXT("XP"));
    output_.decimal(ply);
    output_.end();
}

/// TB. To the ply where the board stands it only withdraws what was announced: it may be an old command again, and a
/// move made since must not be lost.
void Program::take_back_to(uint16_t ply)
{
    if (ply == game_.ply()) {
        if (question_.kind == RESOLVER_DONE)
            game_changed();
        else
            withdraw_announced();
    } else if (game_.go_back_to(ply)) {
        game_changed();
    } else {
        refuse(ply, QIPAN_TEXT("gap"));
        return;
    }
    tell_position();
}

/// RJ g p why n: of the question that rests on event n; without n, of DN.
void Program::refuse_proposal(link_cursor_t fields)
{
    link_field_t why;
    uint32_t event;
    if (question_.kind == RESOLVER_NOTHING || !link_read_field(&fields, &why))
        return;
    if (link_read_hex(&fields, 4, &event) ? event != question_.event : question_.kind != RESOLVER_DONE)
        return;
    question_.kind = RESOLVER_NOTHING;
    resolver_decline(&resolver_, now_);
    poll_in_ = 0;
    refused_ = guide_stale_ = true;
}

void Program::tell_moves_from(uint16_t ply)
{
    if (ply == 0 && game_.is_local()) {
        output_.begin(LINK_GL);
        output_.hex(game_.id(), 8);
        output_.text(QIPAN_TEXT("0 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        output_.end();
    }
    if (ply == 0)
        ply = 1;
    if (game_.ply() > 0 && !game_.knows(ply)) {
        refuse(ply, QIPAN_TEXT("gap"));
        return;
    }
    next_told_ = ply;
    telling_ = ply <= game_.ply();
}

/// LD k picture: taken whole or not at all.
void Program::show_picture(link_cursor_t fields)
{
    uint32_t number;
    link_field_t letters;
    if (!link_read_hex(&fields, 2, &number) || !link_read_field(&fields, &letters) || letters.length != 64)
        return;
    for (uint8_t i = 0; i < 64; ++i) {
        if (lamp_of(letters.text[i]) == 0xFF)
            return;
    }
    for (uint8_t i = 0; i < 64; ++i)
        lamps_.light(i ^ 56, lamp_of(letters.text[i]));  // rank 8 first
    picture_number_ = static_cast<uint8_t>(number);
    refused_ = false;
    output_.begin(LINK_OK);
    output_.text(QIPAN_TEXT("LD"));
    output_.hex(number, 2);
    output_.end();
}

void Program::resend_from(uint16_t event)
{
    if (link_is_after(event, events_.last)) {
        snapshot_due_ = true;
    } else if (link_ring_get(&events_, event)) {
        sent_event_ = static_cast<uint16_t>(event - 1);
    } else {
        oldest_due_ = snapshot_due_ = true;
    }
}

}  // namespace firmware
}  // namespace qipan
