// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Qipan
import Qipan.App
import Qipan.Boards
import Qipan.Shell

/*! What the panel has to say between the moves and the lower player. */
ColumnLayout {
    id: root
    required property PanelNews news
    spacing: Theme.gap

    Notice {
        objectName: "boardNewGameNotice"
        Layout.fillWidth: true
        visible: root.news.restarts
        text: qsTr("All men of the board are on their first squares. Begin a new game?")
        actionText: qsTr("New game")
        actionName: "noticeAction-boardNewGame"
        dismissable: true
        onActed: root.news.board.session.acceptNewGame()
        onDismissed: root.news.board.session.declineNewGame()
    }
    Notice {
        objectName: "boardGameNotice"
        Layout.fillWidth: true
        visible: root.news.stranger
        //: %1 is a file
        text: qsTr("The board held moves that are not in this game. They are kept in %1").arg(root.news.board.otherFile)
        actionText: qsTr("Open them")
        actionName: "noticeAction-boardGame"
        dismissable: true
        onActed: {
            const pgn = root.news.board.otherGame;
            root.news.board.otherGame = "";
            root.news.panel.actions.pasteText(pgn);
        }
        onDismissed: root.news.board.otherGame = ""
    }
    Notice {
        objectName: "readingNotice"
        Layout.fillWidth: true
        visible: root.news.reading
        text: qsTr("Reading the file…")
        progress: root.news.file.progress
        actionText: qsTr("Cancel")
        actionName: "noticeAction-cancel"
        onActed: root.news.file.cancel()
    }
    Notice {
        objectName: "warningNotice"
        Layout.fillWidth: true
        visible: root.news.odd
        text: root.news.faults
        actionText: qsTr("Show")
        actionName: "noticeAction-warnings"
        dismissable: true
        onActed: {
            root.news.panel.warningsRead = true;
            root.news.panel.ask(PanelState.Warnings);
        }
        onDismissed: root.news.panel.warningsRead = true
    }
    Notice {
        objectName: "unkeptNotice"
        Layout.fillWidth: true
        visible: root.news.unkept
        text: root.news.panel.store.problem
    }
    Notice {
        objectName: "storeNotice"
        Layout.fillWidth: true
        visible: root.news.lost
        text: root.news.panel.store.message
        dismissable: true
        onDismissed: root.news.panel.storeRead = true
    }
    Notice {
        objectName: "settingsNotice"
        Layout.fillWidth: true
        visible: root.news.badSettings
        text: Settings.warning
        dismissable: true
        onDismissed: root.news.settingsRead = true
    }
    Notice {
        objectName: "pauseNotice"
        Layout.fillWidth: true
        visible: root.news.paused
        text: qsTr("The clock stands still. The next move starts it again.")
        actionText: qsTr("Go on")
        actionName: "noticeAction-resume"
        onActed: root.news.game.clock.resume()
    }
    Notice {
        objectName: "claimNotice"
        Layout.fillWidth: true
        visible: root.news.claimable
        text: root.news.game.claim === ChessGame.ClaimThreefold
              ? qsTr("This position has stood three times.")
              : qsTr("Fifty moves without a capture or a pawn move.")
        //: Button: ends the game as a draw, as the rules allow
        actionText: qsTr("End as a draw")
        actionName: "noticeAction-claim"
        onActed: root.news.game.claimDraw()
    }
}
