// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.App
import Qipan.Shell

/*! The board: 64 squares, the men, one pointer. It shows and reports; what is allowed is not its business. */
FocusScope {
    id: root
    required property ChessGame game
    required property BoardInput input
    required property real squareSize
    /*! The width of the frame when the names of files and ranks stand on it, else 0. */
    required property real coordinateFrame
    readonly property bool flipped: input.flipped
    readonly property bool choosingPromotion: input.promotionSquare >= 0
    /*! The size for which the men are drawn; follows squareSize when that has come to rest. */
    property int drawingSize: squareSize
    property Piece heldPiece: null
    /*! The game that the program opens with is on the board. */
    property bool standing: false
    signal used
    signal notched(steps: int)

    width: 8 * squareSize
    height: 8 * squareSize
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Chess board")

    Timer {
        running: true
        interval: 0
        onTriggered: root.standing = true
    }

    onFocusChanged: {
        if (focus)
            input.moveCursor(0, 0);
        else
            input.hideCursor();
    }
    Keys.onTabPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    /*! Where a square's left and upper edge lie. */
    function xOf(square: int): real {
        return squareSize * (flipped ? 7 - square % 8 : square % 8);
    }
    function yOf(square: int): real {
        return squareSize * (flipped ? square >> 3 : 7 - (square >> 3));
    }
    function pieceOn(square: int): Piece {
        for (let row = 0; row < pieces.count; ++row) {
            const piece = pieces.itemAt(row) as Piece;
            if (piece && piece.square === square)
                return piece;
        }
        return null;
    }

    Repeater {
        model: SquareModel {
            game: root.game
            input: root.input
        }
        Square {
            x: root.xOf(index)
            y: root.yOf(index)
            width: root.squareSize
            height: root.squareSize
            hovered: Settings.legalMoves && index === root.input.hoverSquare
            showsTargets: Settings.legalMoves
            onActivated: {
                root.input.press(index);
                root.input.release(index);
            }
        }
    }

    Coordinates {
        anchors.fill: parent
        visible: Settings.coordinates !== "none"
        squareSize: root.squareSize
        flipped: root.flipped
        frame: root.coordinateFrame
    }

    Image {
        visible: root.heldPiece !== null
        opacity: 0.3
        x: root.xOf(root.input.dragSquare)
        y: root.yOf(root.input.dragSquare)
        width: root.squareSize
        height: root.squareSize
        source: root.heldPiece ? Theme.pieceSource(root.heldPiece.kind) : ""
        sourceSize.width: root.drawingSize
    }

    BoardPointer {
        id: pointer
        anchors.fill: parent
        input: root.input
        marks: boardMarks
        squareSize: root.squareSize
        onUsed: root.used()
        onLifted: square => root.heldPiece = root.pieceOn(square)
        onSettled: root.heldPiece = null
        onNotched: steps => root.notched(steps)
    }

    Item {
        anchors.fill: parent
        Repeater {
            id: pieces
            model: PieceModel {
                game: root.game
            }
            Piece {
                id: piece
                objectName: "piece-" + pieceId
                flipped: root.flipped
                squareSize: root.squareSize
                drawingSize: root.drawingSize
                held: root.heldPiece === piece
                slides: root.standing
                hand: held ? Qt.point(pointer.mouseX, pointer.mouseY) : Qt.point(0, 0)
                opacity: root.choosingPromotion && square === root.input.promotionFrom ? 0.3 : 1
            }
        }
    }

    BoardMarks {
        id: boardMarks
        game: root.game
    }
    Loader {
        objectName: "arrows"
        anchors.fill: parent
        active: boardMarks.count > 0
        sourceComponent: arrows
    }
    Component {
        id: arrows
        BoardArrows {
            marks: boardMarks
            squareSize: root.squareSize
            flipped: root.flipped
        }
    }

    Rectangle {
        objectName: "cursor"
        visible: root.input.cursorSquare >= 0 && !root.choosingPromotion
        x: root.xOf(root.input.cursorSquare)
        y: root.yOf(root.input.cursorSquare)
        width: root.squareSize
        height: root.squareSize
        color: "transparent"
        border.width: Math.max(3, Math.round(root.squareSize / 22))
        border.color: "#26231F"
        Rectangle {
            anchors { fill: parent; margins: parent.border.width }
            color: "transparent"
            border.width: Math.max(2, Math.round(root.squareSize / 40))
            border.color: "#FFFFFF"
        }
    }
}
