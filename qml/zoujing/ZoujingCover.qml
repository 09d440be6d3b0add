// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Shell
import Qipan.Zoujing

/*! The card that lies over the page, if one does. */
LaterLoader {
    id: root
    enum Card { Nothing, NewGame, Rules, Lesson, Keys, Settings, Recent }

    required property ZoujingGame game
    required property GameStore store
    signal recentChosen(id: string)
    property int card: ZoujingCover.Nothing

    function show(what: int): void {
        card = what;
    }
    function toggle(what: int): void {
        card = card === what ? ZoujingCover.Nothing : what;
    }
    function hide(): void {
        card = ZoujingCover.Nothing;
    }

    starts: ({
        ZoujingNewGame: { objectName: "zoujingNewGame", game: game },
        ZoujingRules: { objectName: "zoujingRules" },
        ZoujingLessonCard: { objectName: "zoujingLesson" },
        ZoujingKeyHelp: { objectName: "zoujingKeys" },
        SettingsCard: { objectName: "settingsCard" },
        RecentList: { objectName: "recentList", store: store, drawing: "StonesPicture" }
    })
    part: card === ZoujingCover.NewGame ? "ZoujingNewGame"
        : card === ZoujingCover.Rules ? "ZoujingRules"
        : card === ZoujingCover.Lesson ? "ZoujingLessonCard"
        : card === ZoujingCover.Keys ? "ZoujingKeyHelp"
        : card === ZoujingCover.Settings ? "SettingsCard"
        : card === ZoujingCover.Recent ? "RecentList" : ""

    Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onChosen(id) {
            root.hide();
            root.recentChosen(id);
        }
        function onStarted() {
            root.hide();
        }
        function onLessonWanted() {
            root.show(ZoujingCover.Lesson);
        }
        function onClosed() {
            root.hide();
        }
    }
}
