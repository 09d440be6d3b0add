// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Boards

/*! What the window says about the real board: a colour, one sentence, one thing to do. */
QtObject {
    id: root
    required property BoardLink link
    readonly property BoardSession session: link.session
    readonly property bool wanted: link.search !== BoardLink.Idle
    readonly property bool found: link.search === BoardLink.Found
    readonly property bool failed: (link.fault !== BoardLink.NoFault && link.search !== BoardLink.Looking) || (link.warning !== "" && !wanted)
    /*! There is something to say. */
    readonly property bool told: wanted || failed
    readonly property bool differs: found && session.state === BoardSession.Mismatch
    readonly property bool silent: link.search === BoardLink.Waiting || (found && session.state === BoardSession.Stale)
    /*! A person must do something before the game can go on with the board. */
    readonly property bool pressing: differs || silent || failed || (found && (session.announcedSan !== "" || session.newGameAsked))
    readonly property bool settled: found && session.state !== BoardSession.Connecting
    readonly property color signal: !told ? "transparent" : differs || silent || failed ? Theme.accent : settled ? "#5E9A52" : "#C9922E"
    readonly property string sentence: link.sentence
    /*! A game that the board holds and the screen does not, in PGN; or "". */
    property string otherGame: ""
    /*! Where that game is kept. */
    property string otherFile: ""

    property Connections news: Connections {
        target: root.link
        function onStrangeGame(pgn, file) {
            root.otherGame = pgn;
            root.otherFile = file;
        }
    }
}
