// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Shell

/*! The window. Its size is kept from one time to the next. */
Window {
    id: root
    property string startFile: ""
    property string startFen: ""
    property string startBoard: ""
    property string themeName: ""
    /*! The game to begin with; empty: the one that was shown last. */
    property string startRoom: ""
    /*! As it was before it filled the screen. */
    property int unfilledVisibility: Window.Windowed

    property string room: startRoom !== "" ? startRoom : Settings.room
    readonly property GamePlace place: room === "klotski" ? klotski : room === "zoujing" ? zoujing : chess
    /*! The window can be seen. */
    readonly property bool seen: visibility !== Window.Minimized && visibility !== Window.Hidden

    // At most as large as the screen, with room for the window manager's frame.
    readonly property int roomWidth: Screen.desktopAvailableWidth - 8
    readonly property int roomHeight: Screen.desktopAvailableHeight - 40

    objectName: "mainWindow"
    width: Math.min(Settings.windowWidth > 0 ? Settings.windowWidth : 1280, roomWidth)
    height: Math.min(Settings.windowHeight > 0 ? Settings.windowHeight : 800, roomHeight)
    minimumWidth: 400
    minimumHeight: 560
    visible: true
    visibility: Settings.windowMaximized ? Window.Maximized : Window.Windowed
    title: place.gamePage ? place.gamePage.title : ""
    color: Theme.paper
    // For what is drawn by Qt: its file dialogs.
    palette {
        window: Theme.raised
        windowText: Theme.ink
        base: Theme.paper
        alternateBase: Theme.raised
        text: Theme.ink
        placeholderText: Theme.softInk
        button: Theme.raised
        buttonText: Theme.ink
        light: Theme.raised
        midlight: Theme.hover
        mid: Theme.hairline
        dark: Theme.hairline
        highlight: Theme.accent
        highlightedText: Theme.accentInk
    }

    onWidthChanged: rest.restart()
    onHeightChanged: rest.restart()
    onVisibilityChanged: rest.restart()
    onClosing: keepSize()

    function keepSize(): void {
        if (visibility === Window.Maximized || visibility === Window.Windowed)
            Settings.windowMaximized = visibility === Window.Maximized;
        if (visibility !== Window.Windowed)
            return;
        Settings.windowWidth = width;
        Settings.windowHeight = height;
    }
    function showRoom(wanted: string): void {
        Settings.room = wanted;
        room = wanted;
    }
    function toggleFullScreen(): void {
        if (visibility === Window.FullScreen) {
            visibility = unfilledVisibility;
            return;
        }
        unfilledVisibility = visibility;
        visibility = Window.FullScreen;
    }

    Timer {
        id: rest
        interval: 500
        onTriggered: root.keepSize()
    }
    Binding {
        target: Theme
        property: "themeName"
        value: root.themeName
    }

    // Not the content's own size: it has none before the window is on the screen, and all would be laid out twice.
    Item {
        id: pages
        x: rail.flat ? 0 : rail.width
        width: root.width - x
        height: root.height - (rail.flat ? rail.height : 0)

        GamePlace {
            id: chess
            objectName: "chessPlace"
            anchors.fill: parent
            page: "ChessPage"
            starts: ({ ChessPage: { objectName: "chessPage", startFile: root.startFile, startFen: root.startFen,
                                   startBoard: root.startBoard } })
            shown: root.room === "chess"
            watched: root.seen
            onFullScreenWanted: root.toggleFullScreen()
        }
        GamePlace {
            id: klotski
            objectName: "klotskiPlace"
            anchors.fill: parent
            page: "KlotskiPage"
            starts: ({ KlotskiPage: { objectName: "klotskiPage" } })
            shown: root.room === "klotski"
            watched: root.seen
            onFullScreenWanted: root.toggleFullScreen()
        }
        GamePlace {
            id: zoujing
            objectName: "zoujingPlace"
            anchors.fill: parent
            page: "ZoujingPage"
            starts: ({ ZoujingPage: { objectName: "zoujingPage" } })
            shown: root.room === "zoujing"
            watched: root.seen
            onFullScreenWanted: root.toggleFullScreen()
        }
    }
    Rail {
        id: rail
        objectName: "rail"
        flat: root.width < 600 && root.height > root.width
        y: flat ? root.height - height : 0
        width: flat ? root.width : root.width < 900 ? 44 : 56
        height: flat ? 44 : root.height
        rooms: ["chess", "klotski", "zoujing"]
        room: root.room
        onRoomChosen: room => root.showRoom(room)
        boardSignal: chess.gamePage ? chess.gamePage.boardSignal : "transparent"
        onBoardWanted: {
            root.showRoom("chess");
            chess.gamePage.boardWanted();
        }
        onSettingsWanted: if (root.place.gamePage) root.place.gamePage.settingsWanted()
    }
}
