// SPDX-License-Identifier: MIT
import QtQuick

/*! Plain text to and from the clipboard. */
TextEdit {
    id: root
    visible: false
    textFormat: TextEdit.PlainText

    function put(words: string): void {
        text = words;
        selectAll();
        copy();
        clear();
    }
    function take(): string {
        clear();
        paste();
        const words = text;
        clear();
        return words;
    }
}
