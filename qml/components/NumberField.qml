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
    onTextEdited: take()
    Keys.onUpPressed: root.put(root.value + root.step)
    Keys.onDownPressed: root.put(Math.max(0, root.value - root.step))

    // What is being written stays as it is until the field is left.
    Binding on text {
        value: root.shown(root.value)
        when: !root.activeFocus
        restoreMode: Binding.RestoreNone
    }

    function put(number: real): void {
        edited(number);
        text = shown(value);
    }

    function shown(number: real): string {
        return String(Math.round(number * 100) / 100);
    }
    function take(): void {
        const number = parseFloat(text.replace(",", "."));
        if (!isNaN(number))
            root.edited(number);
    }
}
