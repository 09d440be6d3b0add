// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App
import Qipan.Shell

/*! What can be put on paper: a picture of the board, and the score sheet. */
QtObject {
    id: root
    required property ChessGame game
    required property BoardInput input
    required property GameWords words
    signal saved(path: string)
    signal copied
    signal failed(message: string)

    function savePicture(file: url): void {
        picture.save(file);
    }
    function copyPicture(): void {
        picture.copyImage();
    }
    function saveSheet(file: url): void {
        sheet.save(file);
    }

    property BoardExport picture: BoardExport {
        game: root.game
        flipped: root.input.flipped
        onSaved: path => root.saved(path)
        onCopied: root.copied()
        onFailed: message => root.failed(message)
    }
    property GameSheet sheet: GameSheet {
        game: root.game
        termination: root.words.over ? root.words.reason : ""
        pieceFolder: Theme.pieceFolder(Settings.pieceSet)
        onSaved: path => root.saved(path)
        onFailed: message => root.failed(message)
    }
}
