// SPDX-License-Identifier: MIT
#include "zoujing_texts.h"

#include "zoujing_game.h"

namespace qipan::zoujing {

QString pointName(int point)
{
    switch (point) {
    case 0:
        //: A point of the Zoujing board
        return ZoujingGame::tr("centre");
    case 1:
        //: A point of the Zoujing board
        return ZoujingGame::tr("top left");
    case 2:
        //: A point of the Zoujing board
        return ZoujingGame::tr("top right");
    case 3:
        //: A point of the Zoujing board
        return ZoujingGame::tr("bottom right");
    case 4:
        //: A point of the Zoujing board
        return ZoujingGame::tr("bottom left");
    default:
        return {};
    }
}

QString stoneTitle(int side, int point, bool mayMove)
{
    if (side == ZOUJING_BLACK)
        //: %1 a point, such as "top left"; said by a screen reader
        return (mayMove ? ZoujingGame::tr("Black stone, %1, may move") : ZoujingGame::tr("Black stone, %1"))
            .arg(pointName(point));
    //: %1 a point, such as "top left"; said by a screen reader
    return (mayMove ? ZoujingGame::tr("White stone, %1, may move") : ZoujingGame::tr("White stone, %1"))
        .arg(pointName(point));
}

QString reasonText(zoujing_ret_t refusal)
{
    switch (refusal) {
    case ZOUJING_OK:
        return {};
    case ZOUJING_NOT_YOURS:
        return ZoujingGame::tr("No stone of the side to move lies there.");
    case ZOUJING_OVER_WELL:
        return ZoujingGame::tr("The well lies between these two points.");
    case ZOUJING_NO_LINE:
        return ZoujingGame::tr("No line joins these two points.");
    case ZOUJING_OCCUPIED:
        return ZoujingGame::tr("A stone lies there.");
    case ZOUJING_FIRST_WIN:
        return ZoujingGame::tr("The first move may not win.");
    case ZOUJING_LETTER:
        return ZoujingGame::tr("A point is B, G or a full stop.");
    case ZOUJING_LENGTH:
        return ZoujingGame::tr("The board has five points.");
    case ZOUJING_STONES:
        return ZoujingGame::tr("Each side has two stones.");
    default:
        return ZoujingGame::tr("There is no such point or side.");
    }
}

QString blockText(const zoujing_block_t& block)
{
    const QString where = pointName(block.stone);
    if (block.over_well) {
        if (block.by_own == 0)
            //: %1 a point, such as "top left"
            return ZoujingGame::tr("Stone %1: the other side holds every point next to it, and the well bars the way "
                                   "to the blank point.")
                .arg(where);
        if (block.by_other == 0)
            //: %1 a point, such as "top left"
            return ZoujingGame::tr("Stone %1: its own side holds every point next to it, and the well bars the way to "
                                   "the blank point.")
                .arg(where);
        //: %1 a point, such as "top left"
        return ZoujingGame::tr("Stone %1: both sides hold the points next to it, and the well bars the way to the "
                               "blank point.")
            .arg(where);
    }
    if (block.by_own == 0)
        //: %1 a point, such as "top left"
        return ZoujingGame::tr("Stone %1: the other side holds every point next to it.").arg(where);
    if (block.by_other == 0)
        //: %1 a point, such as "top left"
        return ZoujingGame::tr("Stone %1: its own side holds every point next to it.").arg(where);
    //: %1 a point, such as "top left"
    return ZoujingGame::tr("Stone %1: both sides hold the points next to it.").arg(where);
}

QString playerName(int player)
{
    switch (player) {
    case ZoujingGame::Child:
        //: Who plays a side of Zoujing: a computer that makes any move
        return ZoujingGame::tr("Child");
    case ZoujingGame::Careful:
        //: Who plays a side of Zoujing: a computer that seldom errs
        return ZoujingGame::tr("Careful player");
    case ZoujingGame::Perfect:
        //: Who plays a side of Zoujing: a computer that never errs
        return ZoujingGame::tr("Perfect player");
    default:
        //: Who plays a side of Zoujing
        return ZoujingGame::tr("Human");
    }
}

}  // namespace qipan::zoujing
