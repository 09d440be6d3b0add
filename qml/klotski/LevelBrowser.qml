// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Klotski

/*! All levels with their boards; one is chosen by mouse, or with arrows and Enter. */
Overlay {
    id: root
    required property KlotskiLevels levels
    required property string board
    signal chosen(board: string)
    readonly property bool narrow: width < 640

    title: qsTr("Levels")
    cardWidth: 980
    cardHeight: 900
    // A search is for this time.
    Component.onCompleted: levels.filter = ""

    InkField {
        id: search
        objectName: "levelSearch"
        width: parent.width - (root.narrow ? 0 : filters.width + Theme.gap)
        focus: true
        placeholderText: qsTr("Search by name or number")
        text: root.levels.filter
        onTextEdited: root.levels.filter = text
        Keys.onDownPressed: grid.moveCurrentIndexDown()
        Keys.onUpPressed: grid.moveCurrentIndexUp()
        Keys.onLeftPressed: grid.moveCurrentIndexLeft()
        Keys.onRightPressed: grid.moveCurrentIndexRight()
        onAccepted: root.chooseMarked()
    }
    Row {
        id: filters
        readonly property int chip: root.narrow ? Math.floor((parent.width - spacing) / 2) : 104
        anchors.right: parent.right
        y: root.narrow ? search.height + Theme.gap : 0
        spacing: Theme.gap
        Chip {
            objectName: "byMoves"
            width: filters.chip
            //: Order of the levels: by the length of the shortest solution
            text: qsTr("By length")
            checked: root.levels.order === KlotskiLevels.ByMoves
            onClicked: {
                root.levels.order = checked ? KlotskiLevels.Listed : KlotskiLevels.ByMoves;
                grid.positionViewAtBeginning();
            }
        }
        Chip {
            objectName: "unsolved"
            width: filters.chip
            //: Only levels that have not been solved
            text: qsTr("Unsolved")
            checked: root.levels.unsolvedOnly
            onClicked: root.levels.unsolvedOnly = !checked
        }
    }
    InkText {
        anchors.centerIn: grid
        visible: grid.count === 0
        text: qsTr("No level matches.")
        color: Theme.softInk
    }
    GridView {
        id: grid
        objectName: "levelGrid"
        readonly property int columns: Math.max(1, Math.floor((width - 12) / 256))
        // The tiles' own margins do not count.
        anchors { fill: parent; leftMargin: -4; topMargin: filters.y + filters.height + 4 }
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cellWidth: Math.floor((width - 12) / columns)
        cellHeight: 100
        keyNavigationEnabled: false
        model: root.levels
        // Qt 6.4 warns of tiles that it makes in advance when the list gets shorter.
        cacheBuffer: 0
        ThinScrollBar.vertical: ThinScrollBar {}
        highlightMoveDuration: 0
        delegate: Item {
            id: place
            required property int index
            required property string board
            required property string name
            required property int number
            required property int moves
            required property int steps
            required property int difficulty
            required property int bestMoves
            required property bool own
            width: grid.cellWidth
            height: grid.cellHeight
            LevelTile {
                anchors { fill: parent; margins: 4 }
                objectName: "level-" + place.number
                board: place.board
                name: place.name
                number: place.number
                moves: place.moves
                steps: place.steps
                difficulty: place.difficulty
                bestMoves: place.bestMoves
                own: place.own
                current: place.board === root.board
                onClicked: root.chosen(place.board)
            }
            // Not the view's own highlight: Qt 6.4 cannot create that from a bound component.
            Rectangle {
                objectName: "levelMark"
                anchors.fill: parent
                z: -1
                visible: place.GridView.isCurrentItem
                radius: Theme.cardRadius
                color: Theme.hairline
            }
        }
        Component.onCompleted: goToBoard()

        /*! The mark is on the game's level if that is in the list, else on the first. */
        function goToBoard(): void {
            currentIndex = Math.max(0, root.levels.rowOf(root.board));
            positionViewAtIndex(currentIndex, GridView.Center);
        }
    }
    Connections {
        target: root.levels
        function onModelReset() {
            grid.goToBoard();
        }
    }

    /*! The marked level; its tile may not have come into view yet. */
    function chooseMarked(): void {
        if (grid.currentItem)
            (grid.currentItem.children[0] as LevelTile).clicked();
    }
}
