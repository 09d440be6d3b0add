// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.Shell
import Qipan.Zoujing

/*! The board in the sand: five points, seven lines, the well, four stones, one pointer. It shows and reports; what is
    allowed is not its business. */
FocusScope {
    id: root
    required property ZoujingGame game
    required property ZoujingHand stoneHand
    required property ZoujingWords words
    /*! What each move is worth is to be seen. */
    property bool study: false
    readonly property var places: [Qt.point(0.5, 0.5), Qt.point(0.19, 0.19), Qt.point(0.81, 0.19), Qt.point(0.81, 0.81),
        Qt.point(0.19, 0.81)]
    readonly property int loser: game.outcome === ZoujingGame.BlackWins ? ZoujingGame.Gray
                               : game.outcome === ZoujingGame.GrayWins ? ZoujingGame.Black : ZoujingGame.Nobody
    property bool standing: false
    signal used
    signal notched(steps: int)

    height: width
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Zoujing board")
    onFocusChanged: {
        if (focus)
            stoneHand.moveCursor(0, 0);
        else
            stoneHand.hideCursor();
    }
    Keys.onTabPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    function stone(id: int): Pebble {
        return stones.itemAt(id) as Pebble;
    }
    function activate(point: int): void {
        stoneHand.press(point);
        stoneHand.release(point);
    }

    Timer {
        running: true
        interval: 0
        onTriggered: root.standing = true
    }
    WellBoard {
        anchors.fill: parent
    }
    SandTrail {
        objectName: "trail"
        visible: root.game.lastFrom >= 0
        from: root.places[Math.max(0, root.game.lastFrom)]
        to: root.places[Math.max(0, root.game.lastTo)]
        boardSide: root.width
    }
    Repeater {
        model: 5
        StonePoint {
            x: root.width * root.places[index].x - width / 2
            y: root.height * root.places[index].y - height / 2
            width: Math.round(root.width * 0.19)
            height: width
            name: root.words.points[index]
            blank: root.game.blank === index
            target: blank && root.stoneHand.selected >= 0 && Settings.legalMoves
            hovered: pointer.hovered === index
            cursor: blank && root.stoneHand.cursor === index
            vacated: root.game.lastFrom === index
            onActivated: root.activate(index)
        }
    }
    Image {
        objectName: "ghost"
        readonly property Pebble stone: pointer.dragged >= 0 ? root.stone(pointer.dragged) : null
        visible: stone !== null
        opacity: 0.3
        x: stone ? root.width * stone.place.x - width / 2 : 0
        y: stone ? root.height * stone.place.y - height / 2 : 0
        width: Math.round(root.width * 0.19)
        height: width
        source: stone ? "images/pebble_" + stone.kind + ".svg" : ""
        sourceSize.width: width
    }
    StonePointer {
        id: pointer
        objectName: "stonePointer"
        anchors.fill: parent
        game: root.game
        stoneHand: root.stoneHand
        places: root.places
        onUsed: root.used()
        onNotched: steps => root.notched(steps)
    }
    Repeater {
        id: stones
        model: ZoujingStones {
            game: root.game
        }
        Pebble {
            place: root.places[point]
            boardSide: root.width
            slides: root.standing
            held: pointer.dragged === stoneId
            hand: held ? Qt.point(pointer.mouseX, pointer.mouseY) : Qt.point(0, 0)
            selected: root.stoneHand.selected === point
            cursor: root.stoneHand.cursor === point
            ringed: legal && Settings.legalMoves
            blocked: side === root.loser
            sign: root.study ? root.words.sign(root.game.values[point]) : ""
            remark: sign !== "" ? root.words.effect(root.game.values[point]) : blocked ? qsTr("blocked") : ""
            onActivated: root.activate(point)
        }
    }
}
