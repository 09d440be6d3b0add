// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Shell

/*! The sets of pieces, on the board that is chosen. */
SampleRow {
    id: root
    readonly property list<string> names: ["staunton", "ink"]
    readonly property list<string> words: [
        //: A set of pieces, named after its designer
        qsTr("Staunton"),
        //: A set of pieces, as drawn with ink
        qsTr("Ink")
    ]

    Repeater {
        model: root.names
        Sample {
            id: sample
            required property int index
            required property string modelData
            objectName: "pieces-" + modelData
            width: root.sampleWidth(2)
            text: root.words[index]
            checked: Settings.pieceSet === modelData
            onClicked: Settings.pieceSet = modelData

            BoardSample {
                anchors.fill: parent
                colors: Theme.board
                pieceSet: sample.modelData
                columns: 6
                men: ["wK", "bQ", "wN", "bN", "wR", "bP"]
            }
        }
    }
}
