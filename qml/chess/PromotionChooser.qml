// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.App

/*! Four men on the file of the promotion, growing from the last rank inwards. */
FocusScope {
    id: root
    required property BoardInput input
    required property real squareSize
    required property int drawingSize
    readonly property int file: input.promotionSquare % 8
    readonly property bool atTop: (input.promotionSquare >= 32) !== input.flipped
    readonly property list<string> names: [
        //: A man a pawn can be promoted to
        qsTr("Queen"),
        //: A man a pawn can be promoted to
        qsTr("Knight"),
        //: A man a pawn can be promoted to
        qsTr("Rook"),
        //: A man a pawn can be promoted to
        qsTr("Bishop")
    ]
    /*! The engine's numbers of the four types. */
    readonly property list<int> types: [5, 2, 4, 3]

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Promote the pawn to")

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
    }

    Item {
        x: root.squareSize * (root.input.flipped ? 7 - root.file : root.file)
        y: root.atTop ? 0 : 4 * root.squareSize
        width: root.squareSize
        height: 4 * root.squareSize

        Repeater {
            model: root.input.promotionKinds
            PromotionChoice {
                required property int index
                required property string modelData
                objectName: "promotion-" + modelData[1]
                y: root.squareSize * (root.atTop ? index : 3 - index)
                width: root.squareSize
                height: root.squareSize
                kind: modelData
                text: root.names[index]
                drawingSize: root.drawingSize
                current: index === root.input.promotionIndex
                onClicked: root.input.choosePromotion(root.types[index])
            }
        }
    }
}
