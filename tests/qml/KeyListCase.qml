// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! What a page's list of keys, its menu and the page itself say of the keys. */
GameCase {
    id: root
    /*! Letters alone are commands; off where they type moves. */
    property bool lettersCommand: true
    readonly property var names: ({
            Left: "←", Right: "→", Escape: "Esc", Return: "Enter"
        })

    function listed(): var {
        keyClick(Qt.Key_F1);
        tryVerify(() => table() !== null);
        const keys = [];
        for (const [key] of table().rows)
            keys.push(...key.replace(" – ", " 1 2 3 ").split(/,? +/));
        keyClick(Qt.Key_F1);
        waitUncovered();
        return keys;
    }
    function table(): Item {
        return all(page, item => item.visible && item instanceof KeyTable)[0] ?? null;
    }
    /*! The objects of the page that are no items. */
    function unseen(): var {
        const found = [];
        for (const item of [page, ...all(page, child => true)])
            for (let i = 0; i < item.resources.length; ++i)
                found.push(item.resources[i]);
        return found;
    }

    function test_allShortcutsAreListed() {
        const keys = listed();
        const shortcuts = unseen().filter(object => object instanceof Shortcut);
        verify(shortcuts.length > 8);
        for (const shortcut of shortcuts)
            for (const sequence of shortcut.sequences)
                verify(keys.includes(names[sequence] ?? sequence), sequence);
    }
    function test_allKeysOfTheMenuAreListed() {
        const keys = listed();
        keyClick(Qt.Key_F10);
        const menu = findChild(page, menuName);
        tryVerify(() => menu.opened);
        for (let line = 0; line < menu.count; ++line)
            if (menu.itemAt(line) instanceof InkMenuItem && menu.itemAt(line).keys !== "")
                verify(keys.includes(menu.itemAt(line).keys), menu.itemAt(line).text);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !menu.visible);
    }
    function test_allSingleKeysAreListed() {
        if (!lettersCommand)
            return;
        const keys = listed();
        const meanings = unseen().filter(object => object instanceof KlotskiKeys || object instanceof StoneKeys)[0];
        verify(meanings);
        for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
            if (meanings.press(Qt["Key_" + letter], Qt.NoModifier, letter.toLowerCase()))
                verify(keys.includes(letter), letter);
        page.takeFocus();
        for (const key of ["Left", "Right", "Home", "End", "Backspace", "Delete", "Escape", "Return", "Space", "PageUp", "F5"])
            if (meanings.press(Qt["Key_" + key], Qt.NoModifier, ""))
                verify(keys.includes(names[key] ?? key), key);
    }
}
