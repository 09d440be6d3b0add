// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Qipan
import Qipan.App

/*! What was odd in a file or a pasted text, with line and column. */
Sheet {
    id: root
    required property PanelState panel
    readonly property GameFile file: panel.actions.file

    title: qsTr("Faults: %1").arg(file.warningCount)
    primary: false
    bodyFills: true
    acceptText: qsTr("Close")
    onAccepted: panel.close()
    onRejected: panel.close()

    ListView {
        id: list
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: Math.min(contentHeight, 96)
        clip: true
        spacing: Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        model: root.file.warnings
        ThinScrollBar.vertical: ThinScrollBar {}
        delegate: InkText {
            required property string modelData
            width: list.width - 12
            text: modelData
            wrapMode: Text.Wrap
        }
    }
}
