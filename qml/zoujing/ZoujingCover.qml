// SPDX-License-Identifier: MIT
import Qipan
import Qipan.Shell
import Qipan.Zoujing

/*! The card that lies over the page, if one does. */
Cover {
    id: root
    required property ZoujingGame game
    required property GameStore store

    starts: ({
        ZoujingNewGame: { objectName: "zoujingNewGame", game: game },
        ZoujingRules: { objectName: "zoujingRules" },
        ZoujingLessonCard: { objectName: "zoujingLesson" },
        ZoujingKeyHelp: { objectName: "zoujingKeys" },
        SettingsCard: { objectName: "settingsCard", room: "zoujing" },
        AboutCard: { objectName: "aboutCard" },
        RecentList: { objectName: "recentList", store: store, drawing: "StonesPicture",
                      drawingKey: "stones", drawingSize: ({ width: 72 }) }
    })
    onLessonWanted: part = "ZoujingLessonCard"
}
