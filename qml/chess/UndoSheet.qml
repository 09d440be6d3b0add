// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Whether the other player agrees that a move is taken back. */
Sheet {
    id: root
    required property PanelState panel
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
