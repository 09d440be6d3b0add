// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! One of a few words, side by side. Left and Right change it when it has the focus. */
FocusScope {
    id: root
    /*! What stands for each choice, and what is said of it. */
    required property list<string> values
    required property list<string> texts
    required property string value
    /*! Names the whole for a screen reader. */
    property string label: ""
    signal chosen(value: string)

    /*! All words have the room of the longest. */
    readonly property real word: {
        let widest = 0;
        for (let i = 0; i < texts.length; ++i)
            widest = Math.max(widest, metrics.advanceWidth(texts[i]));
        return widest + 24;
    }

    implicitWidth: Math.ceil(word) * values.length + 4
    implicitHeight: 36
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: label
    Keys.onLeftPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)

    function step(by: int): void {
        const next = values.indexOf(value) + by;
        if (next >= 0 && next < values.length)
            chosen(values[next]);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.buttonRadius + 2
        color: Theme.hover
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? Theme.ink : Theme.hairline
    }
    FontMetrics {
        id: metrics
        font.pixelSize: Theme.fontBody
    }
    Row {
        x: 2
        y: 2
        Repeater {
            model: root.values
            T.AbstractButton {
                id: word
                required property int index
                required property string modelData
                readonly property bool current: modelData === root.value
                objectName: "choice-" + modelData
                text: root.texts[index]
                width: (root.width - 4) / root.values.length
                height: 32
                focusPolicy: Qt.NoFocus
                hoverEnabled: true
                onClicked: root.chosen(modelData)
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checked: current
                contentItem: InkText {
                    text: word.text
                    color: word.current || word.hovered ? Theme.ink : Theme.softInk
                    horizontalAlignment: Text.AlignHCenter
                }
                background: Rectangle {
                    radius: Theme.buttonRadius
                    color: word.current ? Theme.raised : Qt.alpha(Theme.raised, 0)
                    border.width: word.current ? 1 : 0
                    border.color: Theme.hairline
                }
            }
        }
    }
}
