// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! What the panel asks just now, and about what. */
QtObject {
    id: root
    enum Question { Nothing, NewGame, Resign, Draw, Overwrite, Warnings }

    required property ChessGame game
    required property ChessActions actions
    required property GameWords words
    property int question: PanelState.Nothing
    property bool warningsRead: false
    signal closed

    onQuestionChanged: {
        if (question === PanelState.Nothing)
            root.closed();
    }

    function ask(what: int): void {
        question = what;
    }
    function close(): void {
        question = PanelState.Nothing;
    }
}
