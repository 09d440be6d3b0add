// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! How far it is from here, how far it was after each move, and the way through what was played. */
Card {
    id: root
    required property KlotskiGame game
    required property KlotskiGuide guide
    required property KlotskiWords words
    /*! Only room for the line of words and the steps. */
    readonly property bool low: height < 190
    /*! Between the choice of the count and the line above the steps. */
    readonly property real rest: bar.y - choice.y - choice.height - 2 * Theme.margin

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
    // What it is about, as long as there is nothing to look back on.
    InkText {
        objectName: "goalLines"
        visible: !root.low && root.game.plyCount === 0 && implicitHeight <= root.rest
        anchors { left: parent.left; right: parent.right; bottom: bar.top; margins: Theme.margin }
        text: qsTr("Drag the blocks into the blank cells until Cao Cao, the largest one, stands at the exit below.")
        color: Theme.softInk
        lineHeight: 1.15
        wrapMode: Text.Wrap
    }
    InkText {
        visible: graph.visible
        anchors { left: parent.left; right: parent.right; bottom: graph.top; margins: Theme.margin; bottomMargin: 6 }
        text: qsTr("Distance after each move")
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
        Accessible.ignored: true
    }
    DistanceGraph {
        id: graph
        objectName: "distanceGraph"
        visible: !root.low && height >= 32 && root.game.plyCount > 0
        anchors {
            left: parent.left; right: parent.right; bottom: bar.top
            margins: Theme.margin; bottomMargin: 12
        }
        height: Math.min(width, root.rest - 20)
        game: root.game
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
