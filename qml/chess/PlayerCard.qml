// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A player: name, time, the men taken, and a red seal while it is this player's turn.
    In the flat form, above and below a board that fills the window's width, all of it stands in one row. */
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
    /*! What the player's clock shows, and whether there is one. */
    required property string time
    required property bool timed
    required property bool clockRuns
    required property bool lowTime
    property bool flat: false
    readonly property bool narrow: width < 300
    /*! The red is this card's to use; off while a question uses it. */
    property bool sealed: true
    signal renamed(name: string)
    signal done

    Accessible.role: Accessible.Grouping
    Accessible.name: name !== "" ? name : field.placeholderText

    Rectangle {
        id: disc
        x: root.narrow ? 12 : Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        width: root.narrow || root.flat ? 24 : 32
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
        x: disc.x + disc.width + Theme.gap - 4
        y: men.visible && !root.flat ? 6 : Math.round((root.height - height) / 2)
        width: (root.flat && men.visible ? Math.min(Math.max(72, room * 0.5), room - 64) : room)
        readonly property real room: state.x - x - 4
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
        x: root.flat ? field.x + field.width + 4 : field.x + 4
        y: root.flat ? Math.round((root.height - height) / 2) : field.y + field.height
        width: (root.flat || clock.visible ? state.x : root.width - Theme.margin) - x - 4
        height: 22
        kinds: root.captured
        ahead: root.ahead
    }

    // Beside the clock: points once the game is over, before that whose turn it is, and a check.
    Item {
        id: state
        anchors.right: clock.visible ? clock.left : parent.right
        anchors.rightMargin: !clock.visible ? Theme.margin : root.narrow ? 6 : 12
        y: clock.visible || root.flat ? 0 : field.y + (field.height - height) / 2
        width: points.visible ? points.implicitWidth
             : (seal.visible ? seal.width : 0) + (check.visible ? check.implicitWidth + Theme.gap : 0)
        height: root.height
        InkText {
            id: points
            visible: text !== ""
            height: parent.height
            text: root.points
            font.pixelSize: Theme.fontTitle
            font.bold: true
        }
        InkText {
            id: check
            visible: root.inCheck && !(root.timed && (root.narrow || clock.width > 110)) && !root.flat
            height: parent.height
            text: qsTr("Check")
            font.bold: true
        }
        Rectangle {
            id: seal
            objectName: "turnSeal"
            visible: root.toMove && !clock.alarmed
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: 14
            height: 14
            radius: 3
            color: root.sealed ? Theme.accent : Theme.softInk
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("To move")
        }
    }

    ClockFace {
        id: clock
        objectName: root.white ? "whiteClock" : "blackClock"
        visible: root.timed
        x: root.width - width - (root.narrow ? Theme.gap : 12)
        anchors.verticalCenter: parent.verticalCenter
        time: root.time
        running: root.clockRuns
        low: root.lowTime
        large: !root.narrow && !root.flat
    }
}
