// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Qipan

/*! A strip in the panel that says something and may offer one thing to do about it. */
Card {
    id: root
    required property string text
    property string actionText: ""
    property bool primary: false
    property bool dismissable: false
    /*! 0 to 1 draws how far something has come; below 0 draws nothing. */
    property real progress: -1
    /*! Names the notice's button for tests. */
    property string actionName: ""
    signal acted
    signal dismissed

    /*! There is room for the action beside the words. */
    readonly property bool wide: width >= 360

    implicitHeight: grid.implicitHeight + (wide ? Theme.margin : 24)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    GridLayout {
        id: grid
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.margin; rightMargin: 12 }
        columns: 3
        rowSpacing: Theme.gap
        columnSpacing: Theme.gap

        InkText {
            Layout.fillWidth: true
            text: root.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        TextButton {
            objectName: root.actionName
            visible: text !== ""
            Layout.row: root.wide ? 0 : 2
            Layout.column: root.wide ? 1 : 0
            Layout.columnSpan: root.wide ? 1 : 3
            Layout.fillWidth: !root.wide
            primary: root.primary
            text: root.actionText
            onClicked: root.acted()
        }
        IconButton {
            visible: root.dismissable
            Layout.row: 0
            Layout.column: 2
            Layout.alignment: root.wide ? Qt.AlignVCenter : Qt.AlignTop
            iconName: "close"
            iconSize: 16
            captionShown: false
            text: qsTr("Close")
            onClicked: root.dismissed()
        }
        Rectangle {
            visible: root.progress >= 0
            Layout.row: 1
            Layout.columnSpan: 3
            Layout.fillWidth: true
            Layout.preferredHeight: 4
            radius: 2
            color: Theme.hairline
            Rectangle {
                width: Math.round(parent.width * Math.max(0, Math.min(1, root.progress)))
                height: parent.height
                radius: 2
                color: Theme.ink
            }
        }
    }
}
