// SPDX-License-Identifier: MIT
/// The hash by which both ends know that they speak of the same position.
#include <qipan/link.h>

namespace {

/// A CRC-32, the reflected polynomial EDB88320, a bit at a time.
class Crc32 {
public:
    void add(char c)
    {
        value_ ^= static_cast<uint8_t>(c);
        for (uint8_t bit = 0; bit < 8; ++bit)
            value_ = (value_ & 1) != 0 ? (value_ >> 1) ^ 0xEDB88320 : value_ >> 1;
    }

    uint32_t value() const
    {
        return ~value_;
    }

private:
    uint32_t value_ = 0xFFFFFFFF;
};

void add_board(Crc32& crc, const chess_game_t& game)
{
    for (uint8_t rank = 8; rank-- != 0;) {
        char empty = '0';
        for (uint8_t file = 0; file < 8; ++file) {
            const chess_id_t man = game.board[rank * 8 + file];
            if (man == 0) {
                ++empty;
                continue;
            }
            if (empty != '0')
                crc.add(empty);
            empty = '0';
            crc.add(link_letter(man));
        }
        if (empty != '0')
            crc.add(empty);
        crc.add(rank > 0 ? '/' : ' ');
    }
}

void add_castling(Crc32& crc, const chess_game_t& game)
{
    bool none = true;
    for (uint8_t i = 0; i < 4; ++i) {
        if (game.castling[i] == 0)
            continue;
        const chess_type_t side = (i & 1) == 0 ? CHESS_TYPE_KING : CHESS_TYPE_QUEEN;
        crc.add(link_letter(CHESS_ID(i >> 1, side)));
        none = false;
    }
    if (none)
        crc.add('-');
}

}  // namespace

extern "C" {

uint32_t link_position_hash(const chess_game_t* game)
{
    Crc32 crc;
    add_board(crc, *game);
    crc.add(game->turn == CHESS_WHITE ? 'w' : 'b');
    crc.add(' ');
    add_castling(crc, *game);
    crc.add(' ');
    const chess_index_t target = game->en_passant_target;
    if (target == CHESS_NONE) {
        crc.add('-');
    } else {
        crc.add(static_cast<char>('a' + (target & 7)));
        crc.add(static_cast<char>('1' + (target >> 3)));
    }
    return crc.value();
}

}  // extern "C"
