// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.App

/*! The moves of the game; a press on one shows its position. */
Card {
    id: root
    required property ChessGame game
    required property GameWords words

    ListView {
        id: list
        objectName: "moveList"
        /*! A new game's rows are made where it will stand, not at the top first: meanwhile there is no room for any. */
        property bool folded: false
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap; rightMargin: 4 }
        height: folded ? 0 : result.y - 2 * Theme.gap
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        reuseItems: true
        cacheBuffer: 0
        model: MoveListModel {
            id: moves
            game: root.game
        }
        ThinScrollBar.vertical: ThinScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves")

        delegate: MoveRow {
            width: list.width - 12
            shownPly: root.game.ply
            whiteTime: root.words.duration(whiteSpent)
            blackTime: root.words.duration(blackSpent)
            onChosen: ply => root.game.goToPly(ply)
        }

        Connections {
            target: moves
            function onCurrentRowChanged() {
                list.follow();
            }
            function onRowsInserted() {
                list.follow();
            }
            function onModelAboutToBeReset() {
                list.folded = true;
            }
            function onReplaced() {
                list.follow();
                list.folded = false;
            }
        }
        onHeightChanged: follow()
        function follow(): void {
            if (moves.currentRow < 0)
                positionViewAtBeginning();
            else if (moves.currentRow === count - 1)
                positionViewAtEnd();
            else
                positionViewAtIndex(moves.currentRow, ListView.Contain);
        }
    }

    InkText {
        visible: list.count === 0
        anchors.centerIn: list
        width: list.width - 2 * Theme.margin
        text: root.game.turn === 0 ? qsTr("White begins") : qsTr("Black begins")
        color: Theme.softInk
        horizontalAlignment: Text.AlignHCenter
    }

    Item {
        id: result
        anchors { left: parent.left; right: parent.right; bottom: steps.top; leftMargin: 1; rightMargin: 1 }
        height: visible ? Math.max(44, verdict.implicitHeight + Theme.margin) : 0
        // The moves go before: the status line and the scores tell it too.
        visible: root.words.over && root.height >= 160
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
        InkText {
            id: verdict
            objectName: "resultLine"
            anchors { left: parent.left; right: parent.right; margins: Theme.margin; verticalCenter: parent.verticalCenter }
            //: Below the moves of a finished game: %1 the score, %2 why
            text: qsTr("%1 · %2").arg(root.words.score).arg(root.words.reason)
            font.bold: true
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: steps.top; leftMargin: 1; rightMargin: 1 }
        height: 1
        color: Theme.hairline
    }
    StepBar {
        id: steps
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 4 }
        ply: root.game.ply
        plyCount: root.game.plyCount
        onChosen: ply => root.game.goToPly(ply)
    }
}
