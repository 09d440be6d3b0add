// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Whether a file that exists is replaced. */
Sheet {
    id: root
    required property PanelState panel
    title: qsTr("Replace the file?")
    //: %1 is a file name
    text: qsTr("%1 exists already. What is in it now will be lost.").arg(SaveTarget.name(SaveTarget.path(root.panel.actions.overwriting)))
    acceptText: qsTr("Replace")
    rejectText: qsTr("Cancel")
    onAccepted: {
        root.panel.actions.overwrite();
        root.panel.close();
    }
    onRejected: root.panel.close()
}
