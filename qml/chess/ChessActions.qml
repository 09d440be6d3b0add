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
    required property GameWords words
    readonly property GameFile file: gameFile
    /*! A file that exists and would be replaced, until the question about it is answered. */
    property url overwriting
    property int target: 0
    signal said(text: string)
    signal newGameAsked
    signal undoAsked
    signal overwriteAsked
    signal dialogClosed

    function askNewGame(): void {
        root.newGameAsked();
    }
    /*! A look back is no reason to take the last move back: from there it is one step back. */
    function askUndo(): void {
        if (game.atEnd)
            root.undoAsked();
        else
            game.goToPly(Math.max(0, game.ply - 1));
    }
    function open(): void {
        dialogs.part = "FileDialogs";
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
        dialogs.part = "FileDialogs";
        (dialogs.item as FileDialogs).askSave(FileDialogs.Game, game.filePath !== "" ? SaveTarget.name(game.filePath)
                                                                                     : suggestedName() + ".pgn");
    }
    /*! what: a FileDialogs.Kind. */
    function askExport(what: int): void {
        dialogs.part = "FileDialogs";
        (dialogs.item as FileDialogs).askSave(what, suggestedName() + (what === FileDialogs.ScoreSheet ? ".pdf" : ".png"));
    }
    /*! What a file could be called, without its ending. */
    function suggestedName(): string {
        const between = game.whiteName !== "" && game.blackName !== "" ? " - " : "";
        const names = game.whiteName + between + game.blackName;
        // Whole characters, so few that no file system finds the name too long.
        const suggested = [...names.replace(/[\x00-\x1f\\/:*?"<>|]/g, " ").trim()].slice(0, 60).join("");
        //: The name suggested for a file
        return suggested !== "" ? suggested : qsTr("game");
    }
    /*! what: a FileDialogs.Kind. */
    function saveTo(what: int, url: url): void {
        target = what;
        overwriting = SaveTarget.exists(url) ? url : "";
        if (SaveTarget.exists(url))
            root.overwriteAsked();
        else
            writeTarget(url);
    }
    function overwrite(): void {
        writeTarget(overwriting);
    }
    function writeTarget(url: url): void {
        if (target === FileDialogs.Game)
            write(SaveTarget.path(url));
        else if (target === FileDialogs.ScoreSheet)
            onPaper().saveSheet(url);
        else
            onPaper().savePicture(url);
    }
    function copyPicture(): void {
        onPaper().copyPicture();
    }
    function onPaper(): var {
        paper.part = "GameOnPaper";
        return paper.item;
    }
    function write(path: string): void {
        if (game.saveAs(path))
            tellSaved(game.filePath);
    }
    function tellSaved(path: string): void {
        //: After saving; %1 is the file's path
        root.said(qsTr("Saved as %1").arg(path));
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
    LaterLoader {
        id: dialogs
        starts: ({ FileDialogs: { objectName: "fileDialogs" } })
    }
    Connections {
        target: dialogs.item
        ignoreUnknownSignals: true
        function onOpenChosen(file) {
            root.openFile(file);
        }
        function onSaveChosen(what, file) {
            root.saveTo(what, file);
        }
        function onClosed() {
            root.dialogClosed();
        }
    }
    LaterLoader {
        id: paper
        starts: ({ GameOnPaper: { game: root.game, input: root.input, words: root.words } })
    }
    Connections {
        target: paper.item
        ignoreUnknownSignals: true
        function onSaved(path) {
            root.tellSaved(path);
        }
        function onCopied() {
            root.said(qsTr("Picture copied"));
        }
        function onFailed(message) {
            root.said(message);
        }
    }
    Connections {
        target: root.game
        function onSaveFailed(message) {
            root.said(message);
        }
        function onContinuationReplaced(clockDropped) {
            root.said(clockDropped
                      ? qsTr("The moves that followed are kept as a variation. The game goes on without clocks.")
                      : qsTr("The moves that followed are kept as a variation. Undo brings them back."));
        }
        function onFlagTakenBack() {
            root.said(qsTr("The game goes on without clocks."));
        }
        function onFenRejected(reason) {
            root.said(reason);
        }
    }
}
