// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Shell

/*! The card that lies over the board, if one does: a list, a form, the settings. */
LaterLoader {
    id: root
    enum Card { Nothing, NewGame, Recent, Settings, Keys, About }

    required property ChessActions actions
    required property GameStore store
    property int card: ChessCover.Nothing
    signal recentChosen(id: string)

    function show(what: int): void {
        card = what;
    }
    function toggle(what: int): void {
        card = card === what ? ChessCover.Nothing : what;
    }
    function hide(): void {
        card = ChessCover.Nothing;
        if (actions.file.choosing)
            actions.file.cancel();
    }

    starts: ({
        GameList: { file: actions.file },
        NewGameCard: { objectName: "newGameCard", game: actions.game },
        RecentList: { objectName: "recentList", store: store, fullMoves: true, drawing: "ChessPicture",
                      drawingKey: "fen", drawingSize: ({ width: 72, height: 72 }) },
        SettingsCard: { objectName: "settingsCard" },
        AboutCard: { objectName: "aboutCard" }
    })
    part: actions.file.choosing ? "GameList"
        : card === ChessCover.NewGame ? "NewGameCard"
        : card === ChessCover.Recent ? "RecentList"
        : card === ChessCover.Settings ? "SettingsCard"
        : card === ChessCover.Keys ? "KeyHelp"
        : card === ChessCover.About ? "AboutCard" : ""

    Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onChosen(id) {
            if (root.part === "RecentList")
                root.recentChosen(id);
        }
        function onStarted() {
            root.hide();
        }
        function onClosed() {
            root.hide();
        }
    }
}
