// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Shell

/*! A board case that may change the settings: each test begins with the usual ones. */
BoardCase {
    id: root
    property bool gone: false
    readonly property var usual: ({
            look: "system", language: "system", pieceSet: "staunton", boardTheme: "brown", coordinates: "inside",
            legalMoves: true, animation: "normal", sounds: true, volume: 0.7, autoFlip: false, autoQueen: false,
            confirmResign: true, figurines: true, whiteName: "", blackName: "", whiteTimeControl: "-",
            blackTimeControl: "-", seats: "same"
        })

    function cleanup() {
        page.destroy();
        page = null;
        for (const name in usual)
            Settings[name] = usual[name];
    }

    /*! Ends this page as the program does when it ends, and opens one that finds its games in folder. */
    function reopen(folder: string) {
        wait(0);
        gone = false;
        page.Component.destruction.connect(() => root.gone = true);
        page.destroy();
        tryVerify(() => gone);
        openPage(folder);
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
    /*! The one of that name that can be seen, or null. */
    function seen(name: string): Item {
        return all(page, item => item.visible && item.objectName === name)[0] ?? null;
    }
    /*! The colour that is seen on a square; x and y from 0 to 1. */
    function pixel(name: string, x: real, y: real): color {
        waitForLayout();
        const where = square(name);
        const spot = where.mapToItem(root.parent, x * where.width, y * where.height);
        return grabImage(root.parent).pixel(Math.round(spot.x), Math.round(spot.y));
    }
    /*! Waits until everything has found its place. */
    function waitForLayout() {
        tryVerify(() => all(page, item => isPolishScheduled(item)).length === 0);
    }
    function pushOn(item: Item) {
        verify(item);
        waitForLayout();
        mouseClick(item, item.width / 2, item.height / 2);
    }
    /*! The line of the menu that says text. */
    function menuLine(text: string): Item {
        const menu = findChild(page, "chessMenu");
        for (let line = 0; line < menu.count; ++line)
            if (menu.itemAt(line).text === text)
                return menu.itemAt(line);
        return null;
    }
    /*! Gives a command with the menu. */
    function trigger(text: string) {
        keyClick(Qt.Key_F10);
        const menu = findChild(page, "chessMenu");
        tryVerify(() => menu.opened && menu.itemAt(menu.count - 1).y > 0);
        const line = menuLine(text);
        verify(line && line.enabled, text);
        mouseClick(line, line.width / 2, line.height / 2);
        tryVerify(() => !menu.visible);
    }
    /*! Writes text into a field in place of what it holds. */
    function fill(field: Item, text: string) {
        waitForLayout();
        mouseClick(field, field.width / 2, field.height / 2);
        keySequence("Ctrl+A");
        typeText(text);
    }
}
