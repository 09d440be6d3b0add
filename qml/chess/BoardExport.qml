// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App
import Qipan.Picture
import Qipan.Shell

/*! The board as it is seen, as a picture: PNG, SVG, or on the clipboard. */
PictureExport {
    id: root
    required property ChessGame game

    fen: game.fen
    lastFrom: game.lastMoveFrom
    lastTo: game.lastMoveTo
    lightColor: Theme.board.light
    darkColor: Theme.board.darkSquare
    frameColor: Theme.board.frame
    lastMoveTint: Theme.board.lastMoveTint
    pieceFolder: Theme.pieceFolder(Settings.pieceSet)
    coordinates: Settings.coordinates !== "none"
    title: qsTr("Chess position")
    description: game.fen

    /*! Of the kind that the file's name says. */
    function save(file: url): void {
        if (String(file).toLowerCase().endsWith(".svg"))
            saveSvg(file);
        else
            savePng(file);
    }
}
