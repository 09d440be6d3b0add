// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Qipan

/*! Two names, and off. Enter starts from any field. */
Sheet {
    id: root
    required property string whiteName
    required property string blackName
    /*! A game with moves would be left for it. */
    required property bool gameRunning
    signal started(whiteName: string, blackName: string)

    title: qsTr("New game")
    text: gameRunning ? qsTr("The game on the board has not ended. It stays only where it was saved.") : ""
    acceptText: qsTr("Start")
    rejectText: qsTr("Cancel")
    Component.onCompleted: white.forceActiveFocus(Qt.OtherFocusReason)
    onAccepted: root.started(white.text.trim(), black.text.trim())

    InkField {
        id: white
        objectName: "newWhite"
        Layout.fillWidth: true
        text: root.whiteName
        placeholderText: qsTr("White")
        onAccepted: root.accepted()
    }
    InkField {
        id: black
        objectName: "newBlack"
        Layout.fillWidth: true
        text: root.blackName
        placeholderText: qsTr("Black")
        onAccepted: root.accepted()
    }
}
