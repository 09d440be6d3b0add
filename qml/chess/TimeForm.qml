// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Qipan
import Qipan.App

/*! How long each side has: a few usual time controls, or one's own. */
ColumnLayout {
    id: root
    /*! The texts of the PGN tag TimeControl to begin with; the form then changes them. */
    property string white: "-"
    property string black: "-"
    property bool custom: false
    property bool differs: false
    signal accepted

    // Not bound: on the way to 55 minutes lie 5, which are no reason to close the form.
    Component.onCompleted: {
        differs = white !== black;
        custom = differs || !presets.some(preset => preset[0] === white);
    }

    readonly property var presets: [
        //: A time control: none
        ["-", qsTr("No clock")],
        ["60", "1+0"],
        ["180+2", "3+2"],
        ["300", "5+0"],
        ["600", "10+0"],
        ["900+10", "15+10"],
        ["40/5400+30:1800+30", "90/40+30"]
    ]

    function swap(): void {
        const first = white;
        white = black;
        black = first;
    }
    function take(preset: string): void {
        custom = false;
        differs = false;
        white = preset;
        black = preset;
    }
    function customize(): void {
        if (white === "-")
            white = black = "600";
        custom = true;
    }

    spacing: 12

    InkText {
        //: Heading above the time controls: what each player may use
        text: qsTr("Time for each player, in minutes + seconds a move")
        color: Theme.softInk
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }
    Grid {
        id: grid
        columns: width < 400 ? 3 : 4
        spacing: Theme.gap
        Layout.fillWidth: true
        Repeater {
            model: root.presets
            Chip {
                required property var modelData
                objectName: "time-" + modelData[0]
                width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                text: modelData[1]
                checked: !root.custom && root.white === modelData[0]
                onClicked: root.take(modelData[0])
            }
        }
        Chip {
            objectName: "time-custom"
            width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
            //: A time control of one's own
            text: qsTr("Own")
            checked: root.custom
            onClicked: root.customize()
        }
    }
    TimeRow {
        visible: root.custom
        Layout.fillWidth: true
        name: root.differs ? qsTr("White") : ""
        control: root.white
        onEdited: text => {
            root.white = text;
            if (!root.differs)
                root.black = text;
        }
        onAccepted: root.accepted()
    }
    TimeRow {
        visible: root.custom && root.differs
        Layout.fillWidth: true
        name: qsTr("Black")
        control: root.black
        onEdited: text => root.black = text
        onAccepted: root.accepted()
    }
    RowLayout {
        visible: root.custom
        Layout.fillWidth: true
        spacing: Theme.gap
        Toggle {
            objectName: "timeDiffers"
            label: differLabel.text
            checked: root.differs
            onToggled: {
                root.differs = checked;
                root.black = root.white;
            }
        }
        InkText {
            id: differLabel
            Layout.fillWidth: true
            text: qsTr("A different time for Black")
        }
    }
}
