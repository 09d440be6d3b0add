// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A line at the foot of the board: the move that is being typed, or what was just said. */
Rectangle {
    id: root
    /*! The move being typed; shown as long as it is not empty and nothing is said of it. */
    required property string typedText
    /*! Enter would play it. */
    required property bool typedPlays
    property string message: ""
    readonly property bool shown: typedText !== "" || message !== ""

    /*! Shows a message for a while; an empty one takes it away. */
    function say(text: string): void {
        message = text;
        if (text !== "")
            rest.restart();
    }

    onTypedTextChanged: message = ""

    width: Math.min(line.implicitWidth + 2 * Theme.margin, parent ? parent.width - 2 * Theme.margin : 400)
    height: line.implicitHeight + Theme.margin
    radius: Theme.cardRadius
    color: "#F0201D19"
    opacity: shown ? 1 : 0
    visible: opacity > 0
    // Goes at once: its words are gone as well.
    Behavior on opacity { enabled: root.shown; NumberAnimation { duration: Theme.quick } }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: line.text

    Timer {
        id: rest
        interval: 4000
        onTriggered: root.message = ""
    }

    InkText {
        id: line
        anchors.centerIn: parent
        width: Math.min(implicitWidth, (root.parent ? root.parent.width : 400) - 4 * Theme.margin)
        text: {
            if (root.message !== "" || root.typedText === "")
                return root.message;
            const typed = root.typedText + "▏";
            //: The move typed so far; %1 e.g. "Nf3"
            return root.typedPlays ? qsTr("%1 – Enter plays it").arg(typed) : typed;
        }
        color: "#F7F4EE"
        font.pixelSize: Theme.fontLarge
        wrapMode: Text.Wrap
        maximumLineCount: 4
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
