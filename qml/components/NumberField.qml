// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A number to write in; Up and Down change it. What is no number leaves it as it was. */
InkField {
    id: root
    required property real value
    property real step: 1
    property bool whole: true
    signal edited(value: real)

    implicitWidth: 64
    horizontalAlignment: TextInput.AlignRight
    maximumLength: 6
    inputMethodHints: Qt.ImhFormattedNumbersOnly
    validator: RegularExpressionValidator {
        regularExpression: root.whole ? /^[0-9]*$/ : /^[0-9]*([.,][0-9]{0,2})?$/
    }
    text: shown(value)
    onTextEdited: take()
    onEditingFinished: text = Qt.binding(() => root.shown(root.value))
    Keys.onUpPressed: root.edited(root.value + root.step)
    Keys.onDownPressed: root.edited(Math.max(0, root.value - root.step))

    function shown(number: real): string {
        return String(Math.round(number * 100) / 100);
    }
    function take(): void {
        const number = parseFloat(text.replace(",", "."));
        if (!isNaN(number))
            root.edited(number);
    }
}
