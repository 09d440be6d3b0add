// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
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

    /*! Where Qt draws its own dialog, in place of the system's, it stands in this window. Its keyboard is mended here:
        it does not take the focus, and Enter in the name's field does nothing. */
    property T.TextField field: null
    //: The words on the file dialog that are Qt's own
    readonly property var qtWords: [QT_TRANSLATE_NOOP("FileDialog", "File name"), QT_TRANSLATE_NOOP("FileDialog", "Filter")]
    /*! The name as it was typed: the dialog forgets its folder. */
    property string typedName: ""

    function findPart(within: Item, name: string): var {
        for (let i = 0; i < within.children.length; ++i) {
            const child = within.children[i];
            const found = child.objectName === name ? child : findPart(child, name);
            if (found)
                return found;
        }
        return null;
    }
    function takeFocus(): void {
        const overlay = root.T.Overlay.overlay;
        field = (overlay ? findPart(overlay, "fileNameTextField") : null) as T.TextField;
        if (!field)
            return;
        typedName = "";
        if (!saveDialog.visible)
            return findPart(overlay, "fileDialogListView").forceActiveFocus(Qt.OtherFocusReason);
        const name = field.text;
        field.forceActiveFocus(Qt.OtherFocusReason);
        field.select(0, name.length - root.suffixes[0].length - 1);
    }
    /*! The file of a name that was typed: beside the shown files, or with a folder of its own. */
    function typedFile(name: string): url {
        const path = name.split("/").map(encodeURIComponent).join("/");
        return name.startsWith("/") ? "file://" + path : saveDialog.currentFolder + "/" + path;
    }
    function saveTyped(): void {
        const file = typedFile(typedName !== "" ? typedName : field.text);
        saveDialog.close();
        saveChosen(kind, SaveTarget.withSuffix(file, suffixes));
    }

    Timer {
        id: opened
        interval: 0
        onTriggered: root.takeFocus()
    }
    Connections {
        target: root.field
        enabled: saveDialog.visible
        ignoreUnknownSignals: true
        function onTextEdited() {
            root.typedName = root.field.text;
        }
        function onAccepted() {
            if (root.field.text !== "")
                root.saveTyped();
        }
    }
    // The dialog still holds the focus when it tells that it closes.
    Timer {
        id: after
        interval: 0
        onTriggered: root.closed()
    }
    FileDialog {
        id: openDialog
        acceptLabel: qsTr("Open")
        rejectLabel: qsTr("Cancel")
        title: qsTr("Open a game")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Chess games (*.pgn)"), qsTr("All files (*)")]
        onAccepted: root.openChosen(selectedFile)
        onVisibleChanged: visible ? opened.start() : after.start()
    }
    FileDialog {
        id: saveDialog
        rejectLabel: qsTr("Cancel")
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
        onVisibleChanged: visible ? opened.start() : after.start()
    }
}
