// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan

/*! A test case with a fresh page of one game for each test, and hands for what all pages have. */
TestCase {
    id: root
    /*! Makes the page; and the name of its menu. */
    property Component pages
    property string menuName
    property GamePage page: null
    property string storeFolder: ""
    property bool gone: false

    when: windowShown

    function init() {
        failOnWarning(/.?/);
        storeFolder = folders.newFolder(); // qmllint disable unqualified
        openPage(storeFolder);
    }
    /*! The page of a program that finds its games in folder. */
    function openPage(folder: string) {
        page = createTemporaryObject(pages, root.parent, { storeFolder: folder }) as GamePage;
        page.forceActiveFocus();
        waitForRendering(page);
    }
    /*! Ends the page as the program does when it ends: all is on disk then. */
    function closePage() {
        wait(0);
        gone = false;
        page.Component.destruction.connect(() => root.gone = true);
        page.destroy();
        page = null;
        tryVerify(() => gone);
    }
    function cleanup() {
        closePage();
    }

    /*! The items below one that fit, in the order of the tree. */
    function all(under: Item, fits: var): var {
        const found = [];
        for (let i = 0; i < under.children.length; ++i) {
            const child = under.children[i];
            if (fits(child))
                found.push(child);
            found.push(...all(child, fits));
        }
        return found;
    }
    /*! The one of that name, whether it can be seen or not, or null. */
    function part(name: string): Item {
        return findChild(page, name);
    }
    /*! The one of that name that can be seen, or null. */
    function seen(name: string): Item {
        return all(page, item => item.visible && item.objectName === name)[0] ?? null;
    }
    /*! Whether a text with these words can be seen on the page. */
    function says(words: string): bool {
        return all(page, item => item.visible && typeof item.text === "string" && item.text.includes(words)).length > 0;
    }
    function push(name: string) {
        verify(part(name), name);
        pushOn(part(name));
    }
    function pushOn(item: Item) {
        verify(item);
        tryVerify(() => item.visible && item.width > 0 && item.height > 0);
        waitForLayout();
        mouseClick(item, item.width / 2, item.height / 2);
    }
    function typeText(text: string) {
        for (const letter of text)
            keyClick(letter);
    }
    /*! Waits until everything has found its place. */
    function waitForLayout() {
        tryVerify(() => all(page, item => isPolishScheduled(item)).length === 0);
    }
    /*! Waits until no card lies over the board. */
    function waitUncovered() {
        tryVerify(() => !page.covered);
    }
    /*! Gives a command with the menu. */
    function trigger(text: string) {
        keyClick(Qt.Key_F10);
        const menu = findChild(page, menuName);
        tryVerify(() => menu.opened && menu.itemAt(menu.count - 1).y > 0);
        const line = menuLine(text);
        verify(line && line.enabled, text);
        mouseClick(line, line.width / 2, line.height / 2);
        tryVerify(() => !menu.visible);
    }
    /*! The line of the menu that says text, or null. */
    function menuLine(text: string): Item {
        const menu = findChild(page, menuName);
        for (let line = 0; line < menu.count; ++line)
            if (menu.itemAt(line).text === text)
                return menu.itemAt(line);
        return null;
    }
}
