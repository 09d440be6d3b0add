// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! Which level this is, and the counts beside its optimum. */
Card {
    id: root
    required property KlotskiGame game
    required property KlotskiWords words
    required property KlotskiResults results
    /*! Little room: the counts alone, in one row with the name. */
    required property bool flat
    property int best: -1

    function readBest(): void {
        best = results.bestMoves(game.board);
    }
    Component.onCompleted: readBest()
    Connections {
        target: root.results
        function onChanged(board) {
            root.readBest();
        }
        function onReset() {
            root.readBest();
        }
    }
    Connections {
        target: root.game
        function onBoardChanged() {
            root.readBest();
        }
    }

    FontMetrics {
        id: metrics
        font.pixelSize: Theme.fontTitle
        font.bold: true
    }
    InkText {
        id: name
        objectName: "levelName"
        x: Theme.margin
        y: root.flat ? Theme.gap : 12
        width: parent.width - 2 * Theme.margin
        text: root.words.name
        font.pixelSize: !root.flat && metrics.advanceWidth(text) <= width ? Theme.fontTitle : Theme.fontLarge
        font.bold: true
        wrapMode: root.flat ? Text.NoWrap : Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }
    InkText {
        id: note
        x: Theme.margin
        anchors.top: name.bottom
        visible: !root.flat
        width: parent.width - 2 * Theme.margin
        text: root.best >= 0 ? qsTr("Your best: %n move(s)", "", root.best) : qsTr("Not solved yet")
        color: Theme.softInk
    }
    Row {
        id: counts
        x: Theme.margin
        anchors { bottom: parent.bottom; bottomMargin: root.flat ? Theme.gap : 12 }
        KlotskiCount {
            objectName: "moveCount"
            width: (root.width - 2 * Theme.margin) / 2
            label: qsTr("Moves")
            count: root.game.moveCount
            optimum: root.words.moves
        }
        KlotskiCount {
            objectName: "stepCount"
            width: (root.width - 2 * Theme.margin) / 2
            label: qsTr("Steps")
            count: root.game.stepCount
            optimum: root.words.steps
        }
    }
}
