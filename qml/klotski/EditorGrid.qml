// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Klotski

/*! The board that is being made; a press puts the chosen block there. */
Rectangle {
    id: root
    required property KlotskiEditor editor
    readonly property int unit: Math.floor(Math.min(width / 4, height / 5))

    color: "transparent"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The board that is being made")

    LevelPicture {
        id: picture
        anchors.centerIn: parent
        unit: root.unit - 1
        board: root.editor.cells
    }
    Repeater {
        model: 20
        Rectangle {
            required property int index
            x: picture.x + 2 + (index % 4) * picture.unit
            y: picture.y + 2 + Math.floor(index / 4) * picture.unit
            width: picture.unit
            height: picture.unit
            color: "transparent"
            border.width: 1
            border.color: "#2EFFFFFF"
        }
    }
    MouseArea {
        anchors.fill: picture
        objectName: "editorGrid"
        onClicked: mouse => root.editor.put(Math.max(0, Math.min(3, Math.floor((mouse.x - 2) / picture.unit))),
                                            Math.max(0, Math.min(4, Math.floor((mouse.y - 2) / picture.unit))))
    }
}
