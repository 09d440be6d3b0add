// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Qipan
import Qipan.App
import Qipan.Shell

/*! What the panel has to say between the moves and the lower player. */
ColumnLayout {
    id: root
    required property PanelState panel
    readonly property ChessGame game: panel.game
    readonly property GameFile file: panel.actions.file
    readonly property bool odd: file.warningCount > 0 && !panel.warningsRead && !file.busy
    readonly property bool claimable: game.claim !== ChessGame.NoClaim && !panel.words.over && game.atEnd
    readonly property bool paused: game.clock.paused && !panel.words.over
    // Conditions, not the notices' own visibility: that is false as long as the column is hidden.
    readonly property bool unkept: panel.store.problem !== ""
    readonly property bool lost: panel.store.message !== "" && !panel.storeRead
    readonly property bool badSettings: Settings.warning !== "" && !settingsRead
    property bool settingsRead: false
    visible: file.busy || odd || claimable || paused || unkept || lost || badSettings
    spacing: Theme.gap

    Notice {
        objectName: "readingNotice"
        Layout.fillWidth: true
        visible: root.file.busy
        text: qsTr("Reading the file…")
        progress: root.file.progress
        actionText: qsTr("Cancel")
        actionName: "noticeAction-cancel"
        onActed: root.file.cancel()
    }
    Notice {
        objectName: "warningNotice"
        Layout.fillWidth: true
        visible: root.odd
        text: qsTr("Notes on this file: %1").arg(root.file.warningCount)
        actionText: qsTr("Show")
        actionName: "noticeAction-warnings"
        dismissable: true
        onActed: {
            root.panel.warningsRead = true;
            root.panel.ask(PanelState.Warnings);
        }
        onDismissed: root.panel.warningsRead = true
    }
    Notice {
        objectName: "unkeptNotice"
        Layout.fillWidth: true
        visible: root.unkept
        text: root.panel.store.problem
    }
    Notice {
        objectName: "storeNotice"
        Layout.fillWidth: true
        visible: root.lost
        text: root.panel.store.message
        dismissable: true
        onDismissed: root.panel.storeRead = true
    }
    Notice {
        objectName: "settingsNotice"
        Layout.fillWidth: true
        visible: root.badSettings
        text: Settings.warning
        dismissable: true
        onDismissed: root.settingsRead = true
    }
    Notice {
        objectName: "pauseNotice"
        Layout.fillWidth: true
        visible: root.paused
        text: qsTr("The clock stands still. The next move starts it again.")
        actionText: qsTr("Go on")
        actionName: "noticeAction-resume"
        onActed: root.game.clock.resume()
    }
    Notice {
        objectName: "claimNotice"
        Layout.fillWidth: true
        visible: root.claimable
        text: root.game.claim === ChessGame.ClaimThreefold
              ? qsTr("This position has stood three times.")
              : qsTr("Fifty moves without a capture or a pawn move.")
        //: Button: ends the game as a draw, as the rules allow
        actionText: qsTr("End as a draw")
        actionName: "noticeAction-claim"
        onActed: root.game.claimDraw()
    }
}
