// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.App

/*! The games of a file that holds several: one is chosen, by mouse or with arrows and Enter. */
Overlay {
    id: root
    required property GameFile file
    readonly property var games: file.games
    /*! The model's role that holds "White – Black"; the next three are result, event and date. */
    readonly property int titleRole: Qt.UserRole + 2
    /*! The rows that hold what is searched for, in any part of the game's line. */
    property var rows: games.rowsWith("")

    title: qsTr("Choose a game")
    cardWidth: 720
    cardHeight: 720

    function find(): void {
        pause.stop();
        rows = games.rowsWith(search.text);
    }
    function turnPage(key: int): bool {
        const page = Math.max(1, Math.floor(list.height / 56) - 1);
        const step = key === Qt.Key_PageDown ? page : key === Qt.Key_PageUp ? -page : 0;
        list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + step));
        return step !== 0;
    }
    function choose(row: int): void {
        if (pause.running)
            find();
        if (row >= 0 && row < rows.length)
            file.choose(rows[row]);
    }

    Timer {
        id: pause
        interval: 120
        onTriggered: root.find()
    }

    InkField {
        id: search
        objectName: "gameSearch"
        anchors { left: parent.left; right: parent.right; top: parent.top }
        focus: true
        placeholderText: qsTr("Search players, events, results")
        Keys.onDownPressed: list.incrementCurrentIndex()
        Keys.onUpPressed: list.decrementCurrentIndex()
        Keys.onPressed: event => event.accepted = root.turnPage(event.key)
        onTextEdited: pause.restart()
        onAccepted: root.choose(list.currentIndex)
    }

    InkText {
        anchors.centerIn: list
        visible: list.count === 0
        text: qsTr("No game matches.")
        color: Theme.softInk
    }

    ListView {
        id: list
        objectName: "gameList"
        anchors { fill: parent; topMargin: 44; bottomMargin: 28 }
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: root.rows
        ThinScrollBar.vertical: ThinScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: root.title

        delegate: GameRow {
            id: row
            required property int modelData
            required property int index
            readonly property var place: root.games.index(modelData, 0)
            width: list.width - 12
            number: modelData + 1
            title: root.games.data(place, root.titleRole)
            result: root.games.data(place, root.titleRole + 1)
            event: root.games.data(place, root.titleRole + 2)
            date: root.games.data(place, root.titleRole + 3)
            moves: root.games.data(place, root.titleRole + 4)
            current: ListView.isCurrentItem
            onClicked: root.choose(index)
        }
    }

    InkText {
        anchors { left: parent.left; bottom: parent.bottom }
        height: 20
        //: Below the list of games: %1 match the search, %2 are in the file
        text: qsTr("Games: %1 of %2").arg(list.count).arg(root.games.rowCount())
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
    }
}
