// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App
import Qipan.Boards
import Qipan.Shell

/*! Which notices the panel has to show. */
QtObject {
    id: root
    required property PanelState panel
    required property BoardState board
    readonly property ChessGame game: panel.game
    readonly property GameFile file: panel.actions.file
    readonly property bool reading: file.busy
    readonly property bool odd: file.warningCount > 0 && !panel.warningsRead && !file.busy
    /*! The first thing wrong with what was read, and how many there are. */
    readonly property string faults: file.warningCount < 2
        //: %1 what is wrong, e.g. "move 2, White: Ke3: illegal move"
        ? qsTr("Fault: %1").arg(file.firstWarning)
        //: %1 how many, %2 what is wrong, e.g. "move 2, White: Ke3: illegal move"
        : qsTr("Faults: %1. The first: %2").arg(file.warningCount).arg(file.firstWarning)
    readonly property bool claimable: game.claim !== ChessGame.NoClaim && !panel.words.over && game.atEnd
    readonly property bool paused: game.clock.paused && !panel.words.over
    readonly property bool unkept: panel.store.problem !== ""
    readonly property bool lost: panel.store.message !== "" && !panel.storeRead
    readonly property bool badSettings: Settings.warning !== "" && !settingsRead
    readonly property bool restarts: board.found && board.session.newGameAsked
    readonly property bool stranger: board.otherGame !== ""
    readonly property bool any: restarts || stranger || reading || odd || claimable || paused || unkept || lost || badSettings
    property bool settingsRead: false
}
