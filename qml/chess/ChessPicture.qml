// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Picture
import Qipan.Shell

/*! A small picture of a chess position. */
BoardPicture {
    lightColor: Theme.board.light
    darkColor: Theme.board.darkSquare
    pieceFolder: Theme.pieceFolder(Settings.pieceSet)
}
