// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Dialogs
import Qipan

/*! The two file dialogs; loaded when the first of them is asked for. */
Item {
    id: root
    signal openChosen(file: url)
    signal saveChosen(file: url)
    signal closed

    function askOpen(): void {
        openDialog.open();
    }
    /*! name: what the file could be called; with it the dialog's button works from the beginning. */
    function askSave(name: string): void {
        saveDialog.selectedFile = saveDialog.currentFolder + "/" + encodeURIComponent(name);
        saveDialog.open();
    }

    FileDialog {
        id: openDialog
        title: qsTr("Open a game")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Chess games (*.pgn)"), qsTr("All files (*)")]
        onAccepted: root.openChosen(selectedFile)
        onVisibleChanged: if (!visible) root.closed()
    }
    FileDialog {
        id: saveDialog
        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        defaultSuffix: "pgn"
        acceptLabel: qsTr("Save")
        nameFilters: [qsTr("Chess games (*.pgn)"), qsTr("All files (*)")]
        onAccepted: root.saveChosen(SaveTarget.pgnFile(selectedFile))
        onVisibleChanged: if (!visible) root.closed()
    }
}
