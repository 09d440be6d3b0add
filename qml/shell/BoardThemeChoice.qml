// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Shell

/*! The boards, each as a small piece of itself. */
SampleRow {
    id: root
    readonly property list<string> names: Theme.board.names
    readonly property list<string> words: [
        //: A board of light and dark brown wood
        qsTr("Brown"),
        //: A board of grey-blue stone
        qsTr("Slate"),
        //: A green board
        qsTr("Green"),
        //: A board as printed on paper
        qsTr("Paper"),
        //: A black and white board
        qsTr("High contrast")
    ]

    Repeater {
        model: root.names
        Sample {
            id: sample
            required property int index
            required property string modelData
            objectName: "board-" + modelData
            width: root.sampleWidth(root.names.length)
            text: root.words[index]
            checked: Settings.boardTheme === modelData
            onClicked: Settings.boardTheme = modelData

            BoardColors {
                id: colors
                name: sample.modelData
                dark: Theme.dark
            }
            BoardSample {
                anchors.fill: parent
                colors: colors
                men: ["", "wK", "bK", ""]
            }
        }
    }
}
