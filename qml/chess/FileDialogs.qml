// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Dialogs
import Qipan

/*! The two file dialogs; loaded when the first of them is asked for. */
Item {
    id: root
    enum Kind { Game, Picture, ScoreSheet }

    /*! What the open save dialog is for. */
    property int kind: FileDialogs.Game
    /*! The endings of its files; the first one is added to a name without any of them. */
    readonly property list<string> suffixes: kind === FileDialogs.Game ? ["pgn"]
                                           : kind === FileDialogs.Picture ? ["png", "svg"] : ["pdf"]
    signal openChosen(file: url)
    signal saveChosen(kind: int, file: url)
    signal closed

    function askOpen(): void {
        openDialog.open();
    }
    /*! name: what the file could be called; with it the dialog's button works from the beginning. */
    function askSave(what: int, name: string): void {
        kind = what;
        saveDialog.selectedFile = saveDialog.currentFolder + "/" + encodeURIComponent(name);
        saveDialog.open();
    }

    // The dialog still holds the focus when it tells that it closes.
    Timer {
        id: after
        interval: 0
        onTriggered: root.closed()
    }
    FileDialog {
        id: openDialog
        title: qsTr("Open a game")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Chess games (*.pgn)"), qsTr("All files (*)")]
        onAccepted: root.openChosen(selectedFile)
        onVisibleChanged: if (!visible) after.start()
    }
    FileDialog {
        id: saveDialog
        title: root.kind === FileDialogs.Game ? qsTr("Save the game")
             : root.kind === FileDialogs.Picture ? qsTr("Save a picture of the board") : qsTr("Save the score sheet")
        fileMode: FileDialog.SaveFile
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        defaultSuffix: root.suffixes[0]
        acceptLabel: qsTr("Save")
        nameFilters: [root.kind === FileDialogs.Game ? qsTr("Chess games (*.pgn)")
                    : root.kind === FileDialogs.Picture ? qsTr("Pictures (*.png *.svg)") : qsTr("PDF documents (*.pdf)"),
                      qsTr("All files (*)")]
        onAccepted: root.saveChosen(root.kind, SaveTarget.withSuffix(selectedFile, root.suffixes))
        onVisibleChanged: if (!visible) after.start()
    }
}
