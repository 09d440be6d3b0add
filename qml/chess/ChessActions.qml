// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.App

/*! The commands of the chess page, whoever gives them: a key, a button, a file dropped on the window. */
Item {
    id: root
    required property ChessGame game
    required property BoardInput input
    readonly property GameFile file: gameFile
    /*! A file that exists and would be replaced, until the question about it is answered. */
    property url overwriting
    signal said(text: string)
    signal newGameAsked
    signal overwriteAsked
    signal dialogClosed

    function askNewGame(): void {
        root.newGameAsked();
    }
    function startGame(white: string, black: string): void {
        game.newGame();
        game.whiteName = white;
        game.blackName = black;
    }
    function open(): void {
        dialogs.active = true;
        (dialogs.item as FileDialogs).askOpen();
    }
    function openFile(url: url): void {
        gameFile.open(url);
    }
    function save(): void {
        if (game.filePath === "")
            saveAs();
        else
            write(game.filePath);
    }
    function saveAs(): void {
        dialogs.active = true;
        (dialogs.item as FileDialogs).askSave(suggestedName());
    }
    function suggestedName(): string {
        if (game.filePath !== "")
            return SaveTarget.name(game.filePath);
        const between = game.whiteName !== "" && game.blackName !== "" ? " - " : "";
        const names = game.whiteName + between + game.blackName;
        // Whole characters, so few that no file system finds the name too long.
        const suggested = [...names.replace(/[\x00-\x1f\\/:*?"<>|]/g, " ").trim()].slice(0, 60).join("");
        //: The name suggested for a file
        return (suggested !== "" ? suggested : qsTr("game")) + ".pgn";
    }
    function saveTo(url: url): void {
        overwriting = SaveTarget.exists(url) ? url : "";
        if (SaveTarget.exists(url))
            root.overwriteAsked();
        else
            write(SaveTarget.path(url));
    }
    function overwrite(): void {
        write(SaveTarget.path(overwriting));
    }
    function write(path: string): void {
        if (game.saveAs(path))
            //: After saving; %1 is the file's path
            root.said(qsTr("Saved as %1").arg(game.filePath));
    }
    function copyFen(): void {
        clipboard.copyFen(game);
        root.said(qsTr("Position copied as FEN"));
    }
    function copyPgn(): void {
        clipboard.copyPgn(game);
        root.said(qsTr("Game copied as PGN"));
    }
    function paste(): void {
        clipboard.paste(game, gameFile);
    }
    function pasteText(text: string): void {
        clipboard.take(text, game, gameFile);
    }
    function flip(): void {
        input.flipped = !input.flipped;
    }

    GameFile {
        id: gameFile
        game: root.game
        onFailed: message => root.said(message)
    }
    Clipboard {
        id: clipboard
        onPasted: message => root.said(message)
        onFailed: message => root.said(message)
    }
    Loader {
        id: dialogs
        active: false
        sourceComponent: FileDialogs {
            onOpenChosen: file => root.openFile(file)
            onSaveChosen: file => root.saveTo(file)
            onClosed: Qt.callLater(root.dialogClosed)
        }
    }
    Connections {
        target: root.game
        function onSaveFailed(message) {
            root.said(message);
        }
        function onContinuationReplaced() {
            root.said(qsTr("The moves that followed are kept as a variation. Undo brings them back."));
        }
        function onFenRejected(reason) {
            root.said(reason);
        }
    }
}
