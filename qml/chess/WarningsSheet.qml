// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Qipan

/*! What was odd in a file, with line and column. */
Sheet {
    id: root
    required property var warnings
    required property int warningCount

    title: qsTr("Notes on this file: %1").arg(warningCount)
    primary: false
    bodyFills: true
    acceptText: qsTr("Close")
    onAccepted: root.rejected()

    ListView {
        id: list
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        model: root.warnings
        ThinScrollBar.vertical: ThinScrollBar {}
        delegate: InkText {
            required property string modelData
            width: list.width - 12
            text: modelData
            wrapMode: Text.Wrap
        }
    }
}
