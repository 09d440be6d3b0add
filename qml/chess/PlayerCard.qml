// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A player: name, the men taken, and a red seal while it is this player's turn. */
Card {
    id: root
    required property bool white
    required property string name
    required property bool toMove
    required property bool inCheck
    /*! "1", "0" or "½" once the game is over. */
    required property string points
    required property var captured
    /*! How far ahead on the board; shown when above zero. */
    required property int ahead
    property bool compact: false
    /*! The red is this card's to use; off while a question uses it. */
    property bool sealed: true
    signal renamed(name: string)
    signal done

    implicitHeight: 72
    Accessible.role: Accessible.Grouping
    Accessible.name: name !== "" ? name : field.placeholderText

    Rectangle {
        id: disc
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        width: root.compact ? 24 : 32
        height: width
        radius: width / 2
        antialiasing: true
        color: root.white ? "#F8F0DF" : Theme.dark ? "#0E0D0B" : "#2B2622"
        border.width: Theme.dark ? 2 : 1
        border.color: root.white || Theme.dark ? "#8A7F6E" : "#2B2622"
    }

    InkField {
        id: field
        objectName: root.white ? "whiteName" : "blackName"
        anchors { left: disc.right; right: state.left; leftMargin: Theme.gap - 4; rightMargin: 4 }
        y: men.visible ? 6 : Math.round((root.height - height) / 2)
        height: 32
        flat: true
        leftPadding: 4
        rightPadding: 4
        text: root.name
        placeholderText: root.white ? qsTr("White") : qsTr("Black")
        font.pixelSize: Theme.fontLarge
        font.bold: root.toMove
        // Leaving the field is no change: it may show less than the name holds.
        property bool edited: false
        onTextEdited: edited = true
        onEditingFinished: {
            if (edited)
                root.renamed(text);
            edited = false;
        }
        onAccepted: root.done()
        Keys.onEscapePressed: {
            edited = false;
            clear();
            insert(0, root.name);
            root.done();
        }
    }

    CapturedMen {
        id: men
        visible: kinds.length > 0 || ahead > 0
        anchors { left: field.left; right: parent.right; top: field.bottom; leftMargin: 4; rightMargin: Theme.margin }
        height: 22
        kinds: root.captured
        ahead: root.ahead
    }

    Row {
        id: state
        anchors { right: parent.right; rightMargin: Theme.margin; verticalCenter: field.verticalCenter }
        spacing: Theme.gap
        InkText {
            visible: root.inCheck
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Check")
            font.bold: true
        }
        InkText {
            visible: text !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: root.points
            font.pixelSize: Theme.fontTitle
            font.bold: true
        }
        Rectangle {
            objectName: "turnSeal"
            visible: root.toMove
            anchors.verticalCenter: parent.verticalCenter
            width: 14
            height: 14
            radius: 3
            color: root.sealed ? Theme.accent : Theme.softInk
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("To move")
        }
    }
}
