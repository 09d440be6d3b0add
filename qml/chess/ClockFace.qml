// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! A player's time. Dark while it runs, red when little is left, pale while it stands. */
Rectangle {
    id: root
    required property string time
    required property bool running
    required property bool low
    property bool large: true
    readonly property bool alarmed: low && running

    implicitWidth: Math.max(figures.implicitWidth + (large ? 20 : 14), large ? 84 : 60)
    implicitHeight: large ? 44 : 32
    radius: Theme.buttonRadius
    color: alarmed ? Theme.accent : running ? Theme.ink : Theme.hover
    Behavior on color { ColorAnimation { duration: Theme.quick } }
    Accessible.role: Accessible.StaticText
    Accessible.name: low ? qsTr("Little time left: %1").arg(time) : qsTr("Time left: %1").arg(time)

    FontMetrics {
        id: metrics
        font.pixelSize: root.large ? Theme.fontDisplay : Theme.fontTitle
        font.bold: true
    }
    // Every figure has the same width, whatever the font: a running clock does not tremble.
    Row {
        id: figures
        anchors.centerIn: parent
        Repeater {
            model: root.time.length
            InkText {
                required property int index
                readonly property string figure: root.time.charAt(index)
                width: metrics.advanceWidth(/[0-9]/.test(figure) ? "0" : figure)
                text: figure
                color: root.alarmed ? Theme.accentInk : root.running ? Theme.paper : root.low ? Theme.accent : Theme.ink
                font: metrics.font
                elide: Text.ElideNone
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
}
