// SPDX-License-Identifier: MIT
/// The letters of the men. By switch: a string would sit in an AVR's RAM.
#include <qipan/link.h>

extern "C" {

char link_letter(chess_id_t man)
{
    char letter;
    switch (CHESS_TYPE(man)) {
    case CHESS_TYPE_PAWN:
        letter = 'P';
        break;
    case CHESS_TYPE_KNIGHT:
        letter = 'N';
        break;
    case CHESS_TYPE_BISHOP:
        letter = 'B';
        break;
    case CHESS_TYPE_ROOK:
        letter = 'R';
        break;
    case CHESS_TYPE_QUEEN:
        letter = 'Q';
        break;
    case CHESS_TYPE_KING:
        letter = 'K';
        break;
    default:
        return '.';
    }
    return CHESS_TEAM(man) == CHESS_WHITE ? letter : static_cast<char>(letter - 'A' + 'a');
}

chess_id_t link_man(char letter)
{
    for (chess_type_t type = CHESS_TYPE_PAWN; type <= CHESS_TYPE_KING; ++type) {
        for (chess_team_t team = CHESS_WHITE; team <= CHESS_BLACK; ++team) {
            if (link_letter(CHESS_ID(team, type)) == letter)
                return CHESS_ID(team, type);
        }
    }
    return 0;
}

}  // extern "C"
