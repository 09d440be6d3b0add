// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan

/*! The question that the panel asks just now, in place of the moves. */
Loader {
    id: root
    required property PanelState panel
    readonly property int question: panel.question

    sourceComponent: question === PanelState.Undo ? undo
                   : question === PanelState.Resign ? resign
                   : question === PanelState.Draw ? draw
                   : question === PanelState.Overwrite ? overwrite
                   : question === PanelState.Warnings ? warnings : null
    onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)

    Component {
        id: undo
        Sheet {
            objectName: "undoSheet"
            title: root.panel.game.turn === 0 ? qsTr("Black takes the move back?") : qsTr("White takes the move back?")
            text: qsTr("Both clocks go back too.")
            //: Button: the other player agrees that a move is taken back
            acceptText: qsTr("Agree")
            rejectText: qsTr("Play on")
            onAccepted: {
                root.panel.close();
                root.panel.game.undo();
            }
            onRejected: root.panel.close()
        }
    }
    Component {
        id: resign
        Sheet {
            objectName: "resignSheet"
            readonly property int side: root.panel.game.turn
            title: side === 0 ? qsTr("White resigns?") : qsTr("Black resigns?")
            text: side === 0 ? qsTr("Black wins the game.") : qsTr("White wins the game.")
            acceptText: qsTr("Resign")
            rejectText: qsTr("Play on")
            onAccepted: {
                root.panel.game.resign(side);
                root.panel.close();
            }
            onRejected: root.panel.close()
        }
    }
    Component {
        id: draw
        Sheet {
            objectName: "drawSheet"
            title: root.panel.game.turn === 0 ? qsTr("White offers a draw") : qsTr("Black offers a draw")
            text: qsTr("If the other player agrees, the game ends in a draw.")
            acceptText: qsTr("Agree")
            rejectText: qsTr("Play on")
            Component.onCompleted: root.panel.game.offerDraw()
            onAccepted: {
                root.panel.game.agreeDraw();
                root.panel.close();
            }
            onRejected: {
                root.panel.game.withdrawDraw();
                root.panel.close();
            }
        }
    }
    Component {
        id: overwrite
        Sheet {
            objectName: "overwriteSheet"
            title: qsTr("Replace the file?")
            //: %1 is a file name
            text: qsTr("%1 exists already. What is in it now will be lost.").arg(SaveTarget.name(SaveTarget.path(root.panel.actions.overwriting)))
            acceptText: qsTr("Replace")
            rejectText: qsTr("Cancel")
            onAccepted: {
                root.panel.actions.overwrite();
                root.panel.close();
            }
            onRejected: root.panel.close()
        }
    }
    Component {
        id: warnings
        WarningsSheet {
            objectName: "warningsSheet"
            warnings: root.panel.actions.file.warnings
            warningCount: root.panel.actions.file.warningCount
            onRejected: root.panel.close()
        }
    }
}
