// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.impl
import Qipan

/*! One of the program's line drawings, in any colour. */
ColorImage {
    id: root
    required property string icon
    property int size: 20
    source: icon === "" ? "" : Qt.resolvedUrl("icons/" + icon + ".svg")
    sourceSize.width: size
    width: size
    height: size
    color: Theme.ink
}
