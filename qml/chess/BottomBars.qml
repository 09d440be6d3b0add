// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! What can be done with the game, and where games come and go; in one row where there is little room. */
Item {
    id: root
    required property ChessGame game
    required property ChessActions actions
    required property GameWords words
    required property bool flat
    signal drawWanted
    signal resignWanted
    signal menuWanted(from: Item)
    signal recentWanted

    ActionBar {
        width: root.width - (root.flat ? files.width : 0)
        height: root.flat ? 44 : 56
        game: root.game
        over: root.words.over
        captionShown: !root.flat
        onUndoWanted: root.actions.askUndo()
        onFlipWanted: root.actions.flip()
        onDrawWanted: root.drawWanted()
        onResignWanted: root.resignWanted()
    }
    FileBar {
        id: files
        anchors { right: parent.right; bottom: parent.bottom }
        width: root.flat ? 44 : root.width
        height: root.flat ? 44 : 32
        flat: root.flat
        onNewWanted: root.actions.askNewGame()
        onOpenWanted: root.actions.open()
        onRecentWanted: root.recentWanted()
        onMenuWanted: from => root.menuWanted(from)
    }
}
