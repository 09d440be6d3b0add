// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A count beside the best there can be. */
Item {
    id: root
    required property string label
    required property int count
    /*! Below 0: not known. */
    required property int optimum

    implicitHeight: 48
    Accessible.role: Accessible.StaticText
    Accessible.name: optimum >= 0 ? qsTr("%1: %2 of at least %3").arg(label).arg(count).arg(optimum)
                                  : qsTr("%1: %2").arg(label).arg(count)

    InkText {
        id: words
        text: root.label
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
        Accessible.ignored: true
    }
    InkText {
        id: figure
        anchors.top: words.bottom
        text: root.count
        font.pixelSize: Theme.fontDisplay
        Accessible.ignored: true
    }
    InkText {
        anchors { left: figure.right; leftMargin: 6; baseline: figure.baseline }
        visible: root.optimum >= 0
        text: "/ " + root.optimum
        color: Theme.softInk
        font.pixelSize: Theme.fontLarge
        Accessible.ignored: true
    }
}
