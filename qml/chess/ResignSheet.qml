// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Whether the side to move gives the game up. */
Sheet {
    id: root
    required property PanelState panel
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
