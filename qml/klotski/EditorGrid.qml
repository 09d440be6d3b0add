// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Klotski

/*! The board that is being made; a press puts the chosen block there. */
Item {
    id: root
    required property KlotskiEditor editor
    readonly property int unit: Math.floor(Math.min(width / 4.2, height / 5.2))
    /*! What the chosen block covers, in cells. */
    readonly property int across: editor.tool === KlotskiEditor.General || editor.tool === KlotskiEditor.Horizontal ? 2 : 1
    readonly property int down: editor.tool === KlotskiEditor.General || editor.tool === KlotskiEditor.Vertical ? 2 : 1

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The board that is being made")

    LevelPicture {
        id: picture
        unit: root.unit
        board: root.editor.cells
    }
    Repeater {
        model: 20
        Rectangle {
            required property int index
            visible: root.editor.cells[index] === "."
            x: picture.edge + (index % 4) * picture.unit
            y: picture.edge + Math.floor(index / 4) * picture.unit
            width: picture.unit
            height: picture.unit
            color: "transparent"
            border.width: 1
            border.color: "#2EFFFFFF"
        }
    }
    Rectangle {
        visible: pointer.containsMouse
        x: picture.edge + Math.min(pointer.column, 4 - root.across) * picture.unit
        y: picture.edge + Math.min(pointer.row, 5 - root.down) * picture.unit
        width: root.across * picture.unit
        height: root.down * picture.unit
        radius: 4
        color: "#33FFFFFF"
        border.width: 2
        border.color: "#FFF3C4"
    }
    MouseArea {
        id: pointer
        readonly property int column: Math.max(0, Math.min(3, Math.floor((mouseX - picture.edge) / picture.unit)))
        readonly property int row: Math.max(0, Math.min(4, Math.floor((mouseY - picture.edge) / picture.unit)))
        anchors.fill: picture
        objectName: "editorGrid"
        hoverEnabled: true
        onClicked: root.editor.put(column, row)
    }
}
