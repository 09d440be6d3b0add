// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Klotski

/*! Makes a board of one's own, and tells while it is made how long its shortest solution is. */
Overlay {
    id: root
    required property string board
    required property KlotskiOwnLayouts layouts
    signal chosen(board: string)
    readonly property bool valid: maker.verdict !== KlotskiEditor.Invalid
    /*! The name under which the board has been kept as it is; empty if it has not. */
    property string keptName: ""

    function keep(): void {
        const wanted = name.text.trim() !== "" ? name.text.trim() : qsTr("Own board");
        if (layouts.add(maker.cells, wanted))
            keptName = wanted;
    }

    title: qsTr("Make a board")
    cardWidth: 640
    cardHeight: 620

    KlotskiEditor {
        id: maker
        objectName: "maker"
        cells: root.board
        tool: KlotskiEditor.Soldier
        onCellsChanged: root.keptName = ""
    }

    EditorGrid {
        id: grid
        anchors { left: parent.left; top: parent.top; bottom: foot.top; bottomMargin: Theme.gap }
        width: Math.min(height * 0.81, parent.width - 176)
        editor: maker
    }
    Column {
        id: tools
        anchors { left: grid.right; right: parent.right; top: parent.top; leftMargin: Theme.margin }
        spacing: Theme.gap
        Repeater {
            //: What the editor puts on the board
            model: [qsTr("Cao Cao, 2×2"), qsTr("General, upright"), qsTr("General, lying"), qsTr("Soldier"), qsTr("Blank")]
            Chip {
                required property int index
                required property string modelData
                readonly property int kind: [KlotskiEditor.General, KlotskiEditor.Vertical, KlotskiEditor.Horizontal,
                                             KlotskiEditor.Soldier, KlotskiEditor.Eraser][index]
                objectName: "tool-" + index
                width: tools.width
                text: modelData
                checked: maker.tool === kind
                onClicked: maker.tool = kind
            }
        }
        Item {
            width: 1
            height: Theme.gap
        }
        TextButton {
            objectName: "mirror"
            width: tools.width
            //: Button: left and right exchanged
            text: qsTr("Mirror")
            onClicked: maker.mirror()
        }
        TextButton {
            objectName: "clearBoard"
            width: tools.width
            text: qsTr("Clear")
            onClicked: maker.clear()
        }
    }
    Column {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: Theme.gap
        InkText {
            objectName: "verdict"
            width: parent.width
            height: news.visible ? 20 : 44
            text: maker.verdict === KlotskiEditor.Invalid ? maker.problem
                : maker.verdict === KlotskiEditor.Working ? qsTr("Looking for a way…")
                : maker.verdict === KlotskiEditor.Unsolvable ? qsTr("Nobody can solve this: no way leads to the exit.")
                : qsTr("Solvable in %n move(s)", "", maker.moves) + qsTr(", %n step(s)", "", maker.steps)
            font.bold: maker.verdict === KlotskiEditor.Solvable
            wrapMode: Text.Wrap
            maximumLineCount: news.visible ? 1 : 2
        }
        InkText {
            id: news
            objectName: "keptLine"
            visible: root.keptName !== ""
            width: parent.width
            height: 16
            text: root.layouts.message !== "" ? root.layouts.message
                //: Said once a board was kept; %1 its name
                : qsTr("“%1” is now among the levels.").arg(root.keptName)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Row {
            width: parent.width
            spacing: Theme.gap
            InkField {
                id: name
                objectName: "ownName"
                width: parent.width - 2 * (120 + Theme.gap)
                focus: true
                placeholderText: qsTr("Name of the board")
                maximumLength: 60
                onTextEdited: root.keptName = ""
            }
            TextButton {
                objectName: "keepBoard"
                width: 120
                enabled: root.valid
                //: Button: put the board into one's own levels
                text: qsTr("Keep")
                onClicked: root.keep()
            }
            TextButton {
                objectName: "playBoard"
                width: 120
                primary: true
                enabled: root.valid
                //: Button: play the board that was made
                text: qsTr("Play")
                onClicked: root.chosen(maker.cells)
            }
        }
    }
}
