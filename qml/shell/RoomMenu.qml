// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Every command of a page, with its key. What belongs to the whole program stands at its end. */
InkMenu {
    id: root
    /*! The card with the page's keys, and what the menu calls it. */
    required property string helpCard
    property string helpText: qsTr("Keys")
    signal coverWanted(part: string)
    signal fullScreenWanted

    property list<Item> common: [
        InkMenuLine {},
        InkMenuItem {
            text: qsTr("Full screen")
            keys: "F11"
            onTriggered: root.fullScreenWanted()
        },
        InkMenuItem {
            text: qsTr("Settings…")
            //: The key of the settings, as it is written on the keyboard
            keys: qsTr("Ctrl+,")
            onTriggered: root.coverWanted("SettingsCard")
        },
        InkMenuItem {
            text: root.helpText
            keys: "F1"
            onTriggered: root.coverWanted(root.helpCard)
        },
        InkMenuItem {
            text: qsTr("About Qipan")
            onTriggered: root.coverWanted("AboutCard")
        },
        InkMenuItem {
            text: qsTr("Quit")
            keys: "Ctrl+Q"
            onTriggered: Qt.quit()
        }
    ]
    Component.onCompleted: {
        for (let i = 0; i < common.length; ++i)
            addItem(common[i]);
    }
}
