// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The question that the panel asks just now, in place of the moves. */
LaterLoader {
    id: root
    required property PanelState panel
    readonly property int question: panel.question

    starts: ({
        UndoSheet: { objectName: "undoSheet", panel: panel },
        ResignSheet: { objectName: "resignSheet", panel: panel },
        DrawSheet: { objectName: "drawSheet", panel: panel },
        OverwriteSheet: { objectName: "overwriteSheet", panel: panel },
        WarningsSheet: { objectName: "warningsSheet", panel: panel }
    })
    part: question === PanelState.Undo ? "UndoSheet"
        : question === PanelState.Resign ? "ResignSheet"
        : question === PanelState.Draw ? "DrawSheet"
        : question === PanelState.Overwrite ? "OverwriteSheet"
        : question === PanelState.Warnings ? "WarningsSheet" : ""
    onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)
}
