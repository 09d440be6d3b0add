// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A line of text in the program's ink; shortened with dots where there is no room. */
Text {
    id: root
    color: Theme.ink
    font.pixelSize: Theme.fontBody
    textFormat: Text.PlainText
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
}
