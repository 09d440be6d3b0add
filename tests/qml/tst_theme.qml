// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan

TestCase {
    name: "Theme"

    function cleanup() {
        Theme.themeName = "";
    }

    function luminance(color: color): real {
        const part = value => value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
        return 0.2126 * part(color.r) + 0.7152 * part(color.g) + 0.0722 * part(color.b);
    }
    function contrast(a: color, b: color): real {
        const light = Math.max(luminance(a), luminance(b));
        const dark = Math.min(luminance(a), luminance(b));
        return (light + 0.05) / (dark + 0.05);
    }

    function test_textContrast_data() {
        const rows = [];
        for (const theme of ["light", "dark"])
            for (const pair of [["ink", "paper"], ["ink", "raised"], ["ink", "hover"], ["ink", "hairline"], ["softInk", "paper"],
                    ["softInk", "raised"], ["softInk", "hover"], ["accent", "raised"], ["accentInk", "accent"]])
                rows.push({ tag: theme + ": " + pair.join(" on "), theme: theme, text: pair[0], ground: pair[1] });
        return rows;
    }
    function test_textContrast(data) {
        Theme.themeName = data.theme;
        verify(contrast(Theme[data.text], Theme[data.ground]) >= 4.5, contrast(Theme[data.text], Theme[data.ground]));
    }
    function test_namedThemesDoNotAskTheSystem() {
        Theme.themeName = "light";
        verify(!Theme.dark);
        Theme.themeName = "dark";
        verify(Theme.dark);
    }
    function test_systemThemeIsTheLightnessOfThePalette() {
        Theme.themeName = "";
        compare(Theme.dark, Theme.systemPalette.window.hslLightness < 0.5);
    }
    function test_lastMoveCanBeSeenInGrey() {
        // The marks stand out from the tinted wood by lightness alone.
        for (const wood of [Theme.board.light, Theme.board.darkSquare]) {
            const tinted = Qt.tint(wood, Theme.board.lastMoveTint);
            verify(contrast(tinted, Qt.tint(tinted, Theme.board.lastMoveMark)) > 1.5);
        }
    }
}
