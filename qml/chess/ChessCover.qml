// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Shell

/*! The card that lies over the chess board, if one does. The games of a file lie there as long as one is to be chosen. */
Cover {
    id: root
    required property ChessActions actions
    required property GameStore store
    required property BoardState board

    starts: ({
        BoardCard: { objectName: "boardCard", board: board },
        GameList: { file: actions.file },
        NewGameCard: { objectName: "newGameCard", game: actions.game },
        RecentList: { objectName: "recentList", store: store, fullMoves: true, drawing: "ChessPicture",
                      drawingKey: "fen", drawingSize: ({ width: 72, height: 72 }) },
        SettingsCard: { objectName: "settingsCard" },
        AboutCard: { objectName: "aboutCard" }
    })
    onPartChanged: {
        if (part !== "GameList" && actions.file.choosing)
            actions.file.cancel();
    }

    Connections {
        target: root.actions.file
        function onChoosingChanged() {
            if (root.actions.file.choosing)
                root.part = "GameList";
            else if (root.part === "GameList")
                root.hide();
        }
    }
}
