// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! How far it is from here, how far it was after each move, and the player of the solution. */
Card {
    id: root
    required property KlotskiGame game
    required property KlotskiGuide guide
    required property KlotskiWords words
    /*! Only room for the line of words and the steps. */
    readonly property bool low: height < 190

    InkText {
        id: distance
        objectName: "distanceLine"
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.margin; topMargin: root.low ? 6 : 12 }
        text: root.words.distance
        font.pixelSize: Theme.fontLarge
        wrapMode: Text.Wrap
    }
    InkText {
        id: metric
        visible: !root.low
        anchors { left: parent.left; right: parent.right; top: distance.bottom; margins: Theme.margin; topMargin: 2 }
        text: root.words.metric
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    Choice {
        id: choice
        objectName: "metric"
        visible: !root.low
        anchors { left: parent.left; top: metric.bottom; margins: Theme.margin; topMargin: Theme.gap }
        width: Math.min(implicitWidth, parent.width - 2 * Theme.margin)
        //: What is counted: moves, or steps
        label: qsTr("Counted")
        values: ["moves", "steps"]
        texts: [qsTr("Moves"), qsTr("Steps")]
        value: root.words.countsSteps ? "steps" : "moves"
        onChosen: value => root.guide.metric = value === "steps" ? KlotskiGuide.Steps : KlotskiGuide.Moves
    }
    InkText {
        visible: graph.visible
        anchors { left: parent.left; right: parent.right; bottom: graph.top; margins: Theme.margin; bottomMargin: 4 }
        text: qsTr("Distance after each move")
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
        Accessible.ignored: true
    }
    DistanceGraph {
        id: graph
        objectName: "distanceGraph"
        visible: !root.low && bar.y - choice.y - choice.height > 64 && root.game.plyCount > 0
        anchors {
            left: parent.left; right: parent.right; bottom: bar.top
            margins: Theme.margin; bottomMargin: Theme.gap
        }
        height: Math.min(140, bar.y - choice.y - choice.height - 44)
        distances: root.game.distances
        ply: root.game.ply
        onChosen: ply => root.game.goTo(ply)
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: bar.top; leftMargin: 1; rightMargin: 1 }
        height: 1
        color: Theme.hairline
    }
    StepBar {
        id: bar
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 4 }
        ply: root.game.ply
        plyCount: root.game.plyCount
        onChosen: ply => root.game.goTo(ply)
    }
}
