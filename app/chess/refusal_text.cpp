// SPDX-License-Identifier: MIT
#include "refusal_text.h"

namespace qipan::app {

QString refusalText(ChessGame::Refusal refusal)
{
    switch (refusal) {
    case ChessGame::Accepted:
        break;
    case ChessGame::NotYourMan:
        return ChessGame::tr("No piece of the side to move stands there.");
    case ChessGame::IllegalMove:
        return ChessGame::tr("This piece cannot move there.");
    case ChessGame::LeavesKingInCheck:
        return ChessGame::tr("This move would leave the king in check.");
    case ChessGame::PromotionMissing:
        return ChessGame::tr("Choose what the pawn becomes.");
    case ChessGame::GameOver:
        return ChessGame::tr("The game is over.");
    case ChessGame::NotTheLastPosition:
        return ChessGame::tr("The clock is running: go to the last move to play on.");
    }
    return {};
}

}  // namespace qipan::app
