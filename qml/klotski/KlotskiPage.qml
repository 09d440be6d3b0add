// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski
import Qipan.Shell

/*! Klotski: the board and the panel beside it, and all that belongs to one puzzle. */
GamePage {
    id: root
    readonly property KlotskiGame game: klotski
    readonly property KlotskiHand hand: klotskiHand
    readonly property KlotskiGuide guide: way
    property bool bannerDismissed: false
    readonly property bool covered: cover.part !== "" || menu.opened

    title: words.title
    onSettingsWanted: cover.toggle("SettingsCard")
    onVisibleChanged: if (!visible) way.pause()
    onCoveredChanged: if (covered) way.pause()
    Keys.onPressed: event => event.accepted = !covered && ((event.key === Qt.Key_Escape && dismissBanner())
                                                           || keys.press(event.key, event.modifiers))
    Component.onCompleted: {
        if (storeFolder !== "") {
            gameStore.folder = storeFolder;
            best.folder = storeFolder + "/klotski";
            own.folder = storeFolder + "/klotski";
        }
        autosave.start();
    }

    /*! Keys go to the board's own keys again. */
    function takeFocus(): void {
        home.forceActiveFocus(Qt.OtherFocusReason);
    }
    /*! Keys go to the card that is open, if there is one. */
    function giveFocusBack(): void {
        if (cover.item)
            (cover.item as Item).forceActiveFocus(Qt.OtherFocusReason);
        else
            takeFocus();
    }
    /*! Takes the banner off the board; false if it was not there. */
    function dismissBanner(): bool {
        if (banner.part === "")
            return false;
        bannerDismissed = true;
        return true;
    }
    function load(board: string, name: string): void {
        cover.hide();
        klotski.load(board, name);
        takeFocus();
    }
    function openLevel(board: string): void {
        load(board, levels.nameOf(board));
    }
    function nextLevel(): void {
        const next = levels.next(klotski.board);
        if (next !== "")
            openLevel(next);
        else
            cover.part = "LevelBrowser";
    }
    function openDaily(): void {
        const today = daily.today();
        if (daily.ready)
            load(daily.board(today), daily.name(today));
        else
            daily.prepare();
    }
    function copyText(): void {
        clip.put(klotski.text());
        badge.say(qsTr("Board copied as text"));
    }
    function pasteText(): void {
        if (klotski.paste(clip.take()))
            badge.say(qsTr("Board pasted"));
    }

    KlotskiGame {
        id: klotski
        onFailed: why => badge.say(why)
        // What was said belongs to what was on the board before.
        onPositionChanged: badge.say("")
        onReplaced: badge.say("")
        onWon: {
            root.bannerDismissed = false;
            best.take(klotski);
            sounds.play("end");
        }
        onMoved: sounds.play("move")
    }
    Sounds {
        id: sounds
        enabled: Settings.sounds
        volume: Settings.volume
    }
    KlotskiHand {
        id: klotskiHand
        game: klotski
    }
    KlotskiGuide {
        id: way
        game: klotski
    }
    KlotskiResults {
        id: best
    }
    KlotskiOwnLayouts {
        id: own
    }
    KlotskiLevels {
        id: levels
        results: best
        ownLayouts: own
    }
    KlotskiDaily {
        id: daily
        onReadyChanged: if (ready) root.openDaily()
    }
    GameStore {
        id: gameStore
        game: "klotski"
    }
    KlotskiAutosave {
        id: autosave
        game: klotski
        store: gameStore
    }
    KlotskiWords {
        id: words
        game: klotski
        guide: way
        levels: levels
    }
    KlotskiKeys {
        id: keys
        game: klotski
        hand: klotskiHand
        guide: way
        boardFocused: board.activeFocus
        onLevelsWanted: cover.part = "LevelBrowser"
        onNextWanted: root.nextLevel()
    }
    KlotskiShortcuts {
        game: klotski
        playing: !root.covered
        onLevelsWanted: cover.toggle("LevelBrowser")
        onRecentWanted: cover.toggle("RecentList")
        onSettingsWanted: cover.toggle("SettingsCard")
        onHelpWanted: cover.toggle("KlotskiHelp")
        onMenuWanted: menu.openAbove(panel)
        onCopyWanted: root.copyText()
        onPasteWanted: root.pasteText()
        onFullScreenWanted: root.fullScreenWanted()
    }
    ClipText {
        id: clip
    }
    KlotskiLayout {
        id: places
        width: root.width
        height: root.height
        boardWidth: board.implicitWidth
        boardHeight: board.implicitHeight
    }

    // Where the keys go when nothing else wants them: Tab enters the board from here in one step.
    Item {
        id: home
        focus: true
    }
    KlotskiBoard {
        id: board
        objectName: "klotskiBoard"
        x: places.board.x
        y: places.board.y
        width: implicitWidth
        height: implicitHeight
        roomWidth: places.roomWidth
        roomHeight: places.roomHeight
        game: klotski
        hand: klotskiHand
        guide: way
        onUsed: {
            root.bannerDismissed = true;
            root.takeFocus();
        }
        onNotched: steps => klotski.goTo(klotski.ply + steps)
    }
    KlotskiPanel {
        id: panel
        objectName: "klotskiPanel"
        x: places.panel.x
        y: places.panel.y
        width: places.panel.width
        height: places.panel.height
        flat: places.stacked
        game: klotski
        guide: way
        words: words
        results: best
        message: gameStore.problem !== "" ? gameStore.problem : gameStore.message !== "" ? gameStore.message
               : best.message !== "" ? best.message : own.message
        onLevelsWanted: cover.part = "LevelBrowser"
        onDailyWanted: root.openDaily()
        onEditorWanted: cover.part = "LevelEditor"
        onHelpWanted: cover.part = "KlotskiHelp"
        onMenuWanted: from => menu.openAbove(from)
    }
    LaterLoader {
        id: banner
        objectName: "klotskiBanner"
        // Over the upper rows: Cao Cao at the exit is to be seen.
        x: board.x + Math.round((board.width - width) / 2)
        y: board.y + board.frame + Math.max(Theme.gap, Math.round(1.5 * board.cell - height / 2))
        width: Math.min(420, board.width - 32)
        part: klotski.solved && klotski.ply > 0 && klotski.ply === klotski.plyCount && !root.bannerDismissed
              && !way.playing ? "KlotskiBanner" : ""
        starts: ({ KlotskiBanner: { game: klotski, words: words } })
        Connections {
            target: banner.item
            ignoreUnknownSignals: true
            function onNextWanted() {
                root.nextLevel();
            }
            function onAgainWanted() {
                klotski.restart();
            }
            function onReviewWanted() {
                root.bannerDismissed = true;
                klotski.goTo(0);
            }
            function onDismissed() {
                root.bannerDismissed = true;
            }
        }
    }
    // No message lies over the panel.
    Item {
        anchors.horizontalCenter: board.horizontalCenter
        y: board.y
        width: places.stacked ? root.width : board.width
        height: board.height
        BoardBadge {
            id: badge
            objectName: "badge"
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: board.frame + 12 }
            typedText: ""
            typedPlays: false
        }
    }
    Cover {
        id: cover
        objectName: "cover"
        anchors.fill: parent
        starts: ({
            LevelBrowser: { objectName: "levelBrowser", levels: levels, board: klotski.board },
            RecentList: { objectName: "recentList", store: gameStore, drawing: "LevelPicture",
                          drawingKey: "board", drawingSize: ({ unit: 13 }) },
            LevelEditor: { objectName: "levelEditor", board: klotski.board, layouts: own },
            SettingsCard: { objectName: "settingsCard", room: "klotski" },
            AboutCard: { objectName: "aboutCard" },
            KlotskiHelp: { objectName: "klotskiHelp" }
        })
        onItemChanged: root.giveFocusBack()
        onChosen: (from, what) => from === "RecentList" ? autosave.openRecent(what) : root.openLevel(what)
    }
    MenuPlace {
        id: menu
        anchors.fill: parent
        menu: "KlotskiMenu"
        starts: ({ KlotskiMenu: { objectName: "klotskiMenu", game: klotski, guide: way } })
        onCoverWanted: part => cover.part = part
        onFullScreenWanted: root.fullScreenWanted()
        onClosed: root.giveFocusBack()
        Connections {
            target: menu.item
            ignoreUnknownSignals: true
            function onNextWanted() {
                root.nextLevel();
            }
            function onDailyWanted() {
                root.openDaily();
            }
            function onCopyWanted() {
                root.copyText();
            }
            function onPasteWanted() {
                root.pasteText();
            }
        }
    }
    Connections {
        target: Language
        function onCodeChanged() {
            klotski.retranslate();
            levels.retranslate();
            ++words.spoken;
        }
    }
}
