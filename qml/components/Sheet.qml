// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Qipan

/*! A question or a form in the panel: it asks beside the board and never over it. */
FocusScope {
    id: root
    required property string title
    property string text: ""
    property string acceptText: ""
    property string rejectText: ""
    property bool primary: true
    /*! The content takes all the height there is. */
    property bool bodyFills: false
    default property alias content: body.data
    signal accepted
    signal rejected

    implicitHeight: column.implicitHeight + 2 * Theme.margin
    Accessible.role: Accessible.Grouping
    Accessible.name: title
    Keys.onEscapePressed: root.rejected()
    // A letter here is no move: Enter belongs to the question.
    Keys.onPressed: event => event.accepted = /^[A-Za-z0-9]$/.test(event.text)
    Keys.onReturnPressed: root.accepted()
    Keys.onEnterPressed: root.accepted()

    Card {
        anchors.fill: parent
    }

    ColumnLayout {
        id: column
        anchors { fill: parent; margins: Theme.margin }
        spacing: Theme.gap

        InkText {
            Layout.fillWidth: true
            text: root.title
            font.pixelSize: Theme.fontLarge
            font.bold: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        InkText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.text
            color: Theme.softInk
            wrapMode: Text.Wrap
        }
        ColumnLayout {
            id: body
            Layout.fillWidth: true
            Layout.fillHeight: root.bodyFills
            spacing: Theme.gap
        }
        RowLayout {
            Layout.topMargin: Theme.gap
            Layout.fillWidth: true
            Layout.fillHeight: false
            spacing: Theme.gap
            TextButton {
                objectName: "sheetAccept"
                Layout.fillWidth: true
                focus: true
                visible: text !== ""
                primary: root.primary
                text: root.acceptText
                onClicked: root.accepted()
            }
            TextButton {
                objectName: "sheetReject"
                Layout.fillWidth: true
                visible: text !== ""
                text: root.rejectText
                onClicked: root.rejected()
            }
        }
        Item {
            Layout.fillHeight: !root.bodyFills
        }
    }
}
