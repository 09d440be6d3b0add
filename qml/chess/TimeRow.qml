// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Qipan
import Qipan.App

/*! One side's own time control. */
ColumnLayout {
    id: root
    /*! Whose it is; empty: both sides'. */
    required property string name
    /*! The text of the PGN tag TimeControl. */
    required property string control
    signal edited(control: string)
    signal accepted

    spacing: Theme.gap
    onControlChanged: choice.text = control

    TimeChoice {
        id: choice
        text: root.control
    }
    /*! By hand only: a text may have another one for the same, and neither is to be changed into the other. */
    function change(part: string, value: var): void {
        choice[part] = value;
        root.edited(choice.text);
    }

    InkText {
        visible: root.name !== ""
        text: root.name
        font.bold: true
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        component Word: InkText {
            height: 36
            color: Theme.softInk
        }
        NumberField {
            objectName: "minutes"
            whole: false
            value: choice.minutes
            Accessible.name: qsTr("Minutes")
            onEdited: value => root.change("minutes", value)
            onAccepted: root.accepted()
        }
        Word {
            //: After a number: so many minutes, and then a number of seconds for each move
            text: qsTr("min +")
        }
        NumberField {
            objectName: "bonus"
            value: choice.bonus
            Accessible.name: qsTr("Seconds for each move")
            onEdited: value => root.change("bonus", value)
            onAccepted: root.accepted()
        }
        Word {
            //: After a number: so many seconds for each move
            text: qsTr("s a move")
        }
        NumberField {
            objectName: "moves"
            value: choice.moves
            Accessible.name: qsTr("For so many moves, 0 for all")
            onEdited: value => root.change("moves", value)
            onAccepted: root.accepted()
        }
        Word {
            //: After a number: the minutes are for so many moves; 0 stands for all moves
            text: choice.moves === 0 ? qsTr("moves (0: all)") : qsTr("moves, then")
        }
        NumberField {
            objectName: "laterMinutes"
            visible: choice.moves > 0
            whole: false
            value: choice.laterMinutes
            Accessible.name: qsTr("Minutes after that")
            onEdited: value => root.change("laterMinutes", value)
            onAccepted: root.accepted()
        }
        Word {
            visible: choice.moves > 0
            //: After a number
            text: qsTr("min")
        }
    }
    Choice {
        visible: choice.bonus > 0
        Layout.fillWidth: true
        values: ["increment", "bronstein", "delay"]
        //: What becomes of the seconds for each move: added; given back up to what was used; not counted at first
        texts: [qsTr("Increment"), qsTr("Bronstein"), qsTr("Delay")]
        label: qsTr("Kind of bonus")
        value: values[choice.mode]
        onChosen: value => root.change("mode", values.indexOf(value))
    }
}
