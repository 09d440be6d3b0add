// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Shell

/*! The games that were on the board before, newest first. */
Overlay {
    id: root
    required property GameStore store
    /*! The file that draws a game's picture; its property for what the record has as picture; and those that make it
        fit into 72 × 72. */
    required property string drawing
    required property string drawingKey
    required property var drawingSize
    /*! The length of a game is told in full moves, of two plies each. */
    property bool fullMoves: false
    signal chosen(id: string)

    title: qsTr("Recent games")
    cardWidth: 640
    cardHeight: 720

    RecentGames {
        id: games
        store: root.store
        Component.onCompleted: load()
    }

    Column {
        anchors.centerIn: parent
        visible: list.count === 0 && !games.busy
        width: Math.min(parent.width, 400)
        spacing: Theme.gap
        InkText {
            width: parent.width
            text: qsTr("No games yet")
            font.pixelSize: Theme.fontLarge
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
        }
        InkText {
            width: parent.width
            text: qsTr("The game on the board is not listed. When you begin another one, it comes here; the last 50 are kept.")
            color: Theme.softInk
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }

    ListView {
        id: list
        objectName: "recentGames"
        anchors { fill: parent; bottomMargin: games.message !== "" ? 28 : 0 }
        focus: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: games
        ThinScrollBar.vertical: ThinScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: root.title
        // A game that was written a moment ago comes in above: until a key chooses, the newest is chosen.
        property bool touched: false
        onCountChanged: {
            if (touched)
                return;
            forceLayout();
            currentIndex = 0;
        }
        Keys.onPressed: touched = true
        Keys.onReturnPressed: (currentItem as RecentRow)?.clicked()
        Keys.onEnterPressed: (currentItem as RecentRow)?.clicked()
        Keys.onDeletePressed: (currentItem as RecentRow)?.remove()

        delegate: RecentRow {
            width: list.width - 12
            current: ListView.isCurrentItem
            drawing: root.drawing
            drawingKey: root.drawingKey
            drawingSize: root.drawingSize
            fullMoves: root.fullMoves
            onClicked: root.chosen(gameId)
            onRemoved: root.store.removeRecent(gameId)
        }
    }
    InkText {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        text: games.message
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
    }
}
