// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Whether the other player takes the draw that is offered. */
Sheet {
    id: root
    required property PanelState panel
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
