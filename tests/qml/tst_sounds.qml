// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan

TestCase {
    id: root
    name: "Sounds"
    readonly property var names: ["move", "capture", "check", "end", "lowTime"]

    Sounds {
        id: sounds
    }
    Component {
        id: component
        Sounds {}
    }
    SignalSpy {
        id: played
        target: sounds
        signalName: "played"
    }

    function init() {
        failOnWarning(/.?/);
        sounds.enabled = true;
        sounds.volume = 1;
        played.clear();
    }

    function test_plays_data() {
        return names.map(name => ({ tag: name }));
    }
    function test_plays(data) {
        sounds.play(data.tag);
        compare(played.count, 1);
        compare(played.signalArguments[0][0], data.tag);
    }
    function test_isSilentWhenDisabled() {
        sounds.enabled = false;
        for (const name of names)
            sounds.play(name);
        compare(played.count, 0);
        sounds.enabled = true;
        sounds.play("move");
        compare(played.count, 1);
    }
    function test_passesOverOtherNames_data() {
        const rows = [];
        const huge = "a".repeat(100000);
        for (const name of ["", " ", "Move", "move ", "low_time", "../move", "toString", "__proto__", "中", huge])
            rows.push({ tag: `"${name.slice(0, 20)}"`, name: name });
        return rows;
    }
    function test_passesOverOtherNames(data) {
        sounds.play(data.name);
        compare(played.count, 0);
    }
    function test_passesOverWhatIsNoName() {
        for (const name of [undefined, null, 0, {}, []])
            sounds.play(name);
        compare(played.count, 0);
    }
    function test_takesAnyVolume_data() {
        const rows = [];
        for (const volume of [0, 0.5, 1, -1, 100, NaN, Infinity])
            rows.push({ tag: String(volume), volume: volume });
        return rows;
    }
    function test_takesAnyVolume(data) {
        sounds.volume = data.volume;
        sounds.play("move");
        compare(played.count, 1);
    }
    function test_takesABurst() {
        for (let i = 0; i < 200; ++i)
            sounds.play(names[i % 5]);
        compare(played.count, 200);
    }
    function test_mayGoWhileItPlays() {
        const own = createTemporaryObject(component, root);
        own.play("end");
        own.destroy();
        wait(0);
        sounds.play("end");
        compare(played.count, 1);
    }
}
