// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! The three games, and at its foot what belongs to all of them. A column at the window's left, or in a narrow window
    a row at its foot. */
Item {
    id: root
    /*! The games' short names, as in the settings, and the one that is shown. */
    required property list<string> rooms
    required property string room
    required property bool flat
    signal roomChosen(room: string)
    /*! How the real board stands: a colour, or nothing to tell. */
    required property color boardSignal
    signal settingsWanted
    signal boardWanted

    readonly property int step: flat ? height : width
    readonly property var titles: ({
            //: The names of the three games
            chess: qsTr("Chess"), klotski: qsTr("Klotski"), zoujing: qsTr("Zoujing")
        })

    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Games")

    Repeater {
        model: root.rooms
        RailButton {
            required property int index
            required property string modelData
            objectName: "room-" + modelData
            x: root.flat ? index * root.step : 0
            y: root.flat ? 0 : Theme.gap + index * root.step
            width: root.step
            height: root.step
            iconName: modelData
            text: root.titles[modelData]
            current: modelData === root.room
            sideways: root.flat
            onClicked: root.roomChosen(modelData)
        }
    }
    RailButton {
        id: board
        objectName: "railBoard"
        x: root.flat ? root.width - 2 * root.step : 0
        y: root.flat ? 0 : root.height - 2 * root.step - Theme.gap
        width: root.step
        height: root.step
        iconName: "board"
        text: qsTr("Real board")
        sideways: root.flat
        onClicked: root.boardWanted()
        Rectangle {
            objectName: "railBoardSignal"
            visible: root.boardSignal.a > 0
            x: Math.round(parent.width / 2) + 6
            y: Math.round(parent.height / 2) + 5
            width: 10
            height: 10
            radius: 5
            color: root.boardSignal
            border.width: 1
            border.color: Theme.paper
            antialiasing: true
        }
    }
    RailButton {
        objectName: "railSettings"
        anchors { right: parent.right; bottom: parent.bottom; bottomMargin: root.flat ? 0 : Theme.gap }
        width: root.step
        height: root.step
        iconName: "settings"
        text: qsTr("Settings")
        sideways: root.flat
        onClicked: root.settingsWanted()
    }
    Rectangle {
        x: root.flat ? 0 : root.width - 1
        width: root.flat ? root.width : 1
        height: root.flat ? 1 : root.height
        color: Theme.hairline
    }
}
