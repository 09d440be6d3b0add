// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Shell
import Qipan.Zoujing

/*! Zoujing: the board and the panel beside it, and all that belongs to one game. */
GamePage {
    id: root
    readonly property ZoujingGame game: zoujingGame
    readonly property ZoujingHand stoneHand: hand
    /*! What each move is worth is shown. */
    property bool study: false
    /*! Something lies over the page. */
    readonly property bool covered: cover.item !== null || menu.opened
    property bool resultDismissed: false
    readonly property bool resultShown: zoujingGame.over && words.atEnd && !resultDismissed

    title: qsTr("Zoujing – %1").arg(words.state)
    onSettingsWanted: cover.toggle("SettingsCard")
    Keys.onPressed: event => event.accepted = !covered && ((event.key === Qt.Key_Escape && dismissResult())
                                                           || keys.press(event.key, event.modifiers, event.text))
    Component.onCompleted: {
        if (storeFolder !== "")
            gameStore.folder = storeFolder;
        autosave.start();
        // A game that is over is shown, not announced once more.
        resultDismissed = zoujingGame.over;
    }

    /*! Takes the result away; false if it was not there. */
    function dismissResult(): bool {
        if (!resultShown)
            return false;
        resultDismissed = true;
        return true;
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
    function again(): void {
        zoujingGame.again();
        takeFocus();
    }
    /*! Back to where the loser last had a choice, with the worth of each move. */
    function studyEnd(): void {
        study = true;
        zoujingGame.goTo(Math.max(0, zoujingGame.plyCount - 2));
        takeFocus();
    }

    ZoujingGame {
        id: zoujingGame
    }
    ZoujingHand {
        id: hand
        game: zoujingGame
    }
    GameStore {
        id: gameStore
        game: "zoujing"
    }
    ZoujingAutosave {
        id: autosave
        game: zoujingGame
        store: gameStore
    }
    ZoujingWords {
        id: words
        game: zoujingGame
    }
    ZoujingSounds {
        game: zoujingGame
    }
    StoneKeys {
        id: keys
        game: zoujingGame
        stoneHand: hand
        cursorShown: area.cursorShown
    }
    ZoujingShortcuts {
        game: zoujingGame
        stepping: !root.covered
        arrowsStep: !area.cursorShown
        onNewWanted: cover.part = "ZoujingNewGame"
        onStudyWanted: root.study = !root.study
        onHelpWanted: cover.toggle("ZoujingKeyHelp")
        onMenuWanted: menu.openAbove(bars)
        onRecentWanted: cover.toggle("RecentList")
        onSettingsWanted: cover.toggle("SettingsCard")
        onFullScreenWanted: root.fullScreenWanted()
    }
    ChessLayout {
        id: places
        width: root.width
        height: root.height
        boardWidth: area.implicitWidth
    }

    // Where the keys go when nothing else wants them: Tab enters the board from here in one step.
    Item {
        id: home
        focus: true
    }
    ZoujingBoardArea {
        id: area
        x: places.board.x
        y: places.board.y
        width: implicitWidth
        height: implicitHeight
        side: places.boardSide
        game: zoujingGame
        stoneHand: hand
        words: words
        study: root.study
        onUsed: root.takeFocus()
    }
    StonesCard {
        objectName: "grayStones"
        x: places.upperCard.x
        y: places.upperCard.y
        width: places.upperCard.width
        height: places.upperCard.height
        flat: places.stacked
        side: ZoujingGame.Gray
        game: zoujingGame
        words: words
        sealed: !root.covered
    }
    StonesCard {
        objectName: "blackStones"
        x: places.lowerCard.x
        y: places.lowerCard.y
        width: places.lowerCard.width
        height: places.lowerCard.height
        flat: places.stacked
        side: ZoujingGame.Black
        game: zoujingGame
        words: words
        sealed: !root.covered
    }
    ZoujingPanel {
        objectName: "zoujingPanel"
        x: places.middle.x
        y: places.middle.y
        width: places.middle.width
        height: places.middle.height
        game: zoujingGame
        words: words
        store: gameStore
        study: root.study
    }
    ZoujingBars {
        id: bars
        x: places.bars.x
        y: places.bars.y
        width: places.bars.width
        height: places.bars.height
        flat: places.stacked
        game: zoujingGame
        study: root.study
        onStudyWanted: root.study = !root.study
        onLessonWanted: cover.part = "ZoujingLessonCard"
        onNewWanted: cover.part = "ZoujingNewGame"
        onRulesWanted: cover.part = "ZoujingRules"
        onRecentWanted: cover.part = "RecentList"
        onMenuWanted: from => menu.openAbove(from)
    }
    ZoujingResultPlace {
        objectName: "zoujingResult"
        words: words
        shown: root.resultShown
        flat: places.stacked
        // Below the board it takes all the room, and little of the board, where it is not enough.
        place: places.stacked ? Qt.rect(places.lowerCard.x, places.lowerCard.y, places.columnWidth,
                                        root.height - places.margin - places.lowerCard.y) : places.middle
        highest: places.stacked ? places.lowerCard.y - 32 : places.margin
        onAgainWanted: root.again()
        onNewGameWanted: cover.part = "ZoujingNewGame"
        onStudyWanted: root.studyEnd()
        onDismissed: {
            root.resultDismissed = true;
            root.takeFocus();
        }
    }
    ZoujingCover {
        id: cover
        objectName: "zoujingCover"
        anchors.fill: parent
        game: zoujingGame
        store: gameStore
        onChosen: (from, id) => autosave.openRecent(id)
        onItemChanged: root.giveFocusBack()
    }

    MenuPlace {
        id: menu
        anchors.fill: parent
        menu: "ZoujingMenu"
        starts: ({ ZoujingMenu: { objectName: "zoujingMenu", game: zoujingGame } })
        onCoverWanted: part => cover.part = part
        onFullScreenWanted: root.fullScreenWanted()
        onClosed: root.giveFocusBack()
        Connections {
            target: menu.item
            ignoreUnknownSignals: true
            function onAgainWanted() {
                root.again();
            }
            function onStudyWanted() {
                root.study = !root.study;
            }
        }
    }
    Connections {
        target: Language
        function onCodeChanged() {
            zoujingGame.retranslate();
        }
    }
    Connections {
        target: zoujingGame
        function onFinished() {
            root.resultDismissed = false;
        }
    }
}
