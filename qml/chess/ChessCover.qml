// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.Shell

/*! The card that lies over the board, if one does: a list, a form, the settings. */
Loader {
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

    sourceComponent: actions.file.choosing ? gameList
                   : card === ChessCover.NewGame ? newGame
                   : card === ChessCover.Recent ? recent
                   : card === ChessCover.Settings ? settings
                   : card === ChessCover.Keys ? keyHelp
                   : card === ChessCover.About ? about : null

    Component {
        id: gameList
        GameList {
            file: root.actions.file
            onClosed: root.actions.file.cancel()
        }
    }
    Component {
        id: newGame
        NewGameCard {
            objectName: "newGameCard"
            game: root.actions.game
            onStarted: root.hide()
            onClosed: root.hide()
        }
    }
    Component {
        id: recent
        RecentList {
            objectName: "recentList"
            store: root.store
            onChosen: id => root.recentChosen(id)
            onClosed: root.hide()
        }
    }
    Component {
        id: settings
        SettingsCard {
            objectName: "settingsCard"
            onClosed: root.hide()
        }
    }
    Component {
        id: keyHelp
        KeyHelp {
            onClosed: root.hide()
        }
    }
    Component {
        id: about
        AboutCard {
            objectName: "aboutCard"
            onClosed: root.hide()
        }
    }
}
