<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ChessPage</name>
    <message numerus="yes">
        <source>%n move(s) made on the board meanwhile.</source>
        <translation>
            <numerusform>%n move made on the board meanwhile.</numerusform>
            <numerusform>%n moves made on the board meanwhile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KlotskiBanner</name>
    <message numerus="yes">
        <source>Solved in %n move(s)</source>
        <translation>
            <numerusform>Solved in %n move</numerusform>
            <numerusform>Solved in %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KlotskiWords</name>
    <message numerus="yes">
        <source>%1 – solved in %n move(s)</source>
        <translation>
            <numerusform>%1 – solved in %n move</numerusform>
            <numerusform>%1 – solved in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n move(s)</source>
        <translation>
            <numerusform>%1 – %n move</numerusform>
            <numerusform>%1 – %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the exit</source>
        <translation>
            <numerusform>%n step to the exit</numerusform>
            <numerusform>%n steps to the exit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to the exit</source>
        <translation>
            <numerusform>%n move to the exit</numerusform>
            <numerusform>%n moves to the exit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than the shortest solution</source>
        <translation>
            <numerusform>%n move more than the shortest solution</numerusform>
            <numerusform>%n moves more than the shortest solution</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelCard</name>
    <message numerus="yes">
        <source>Your best: %n move(s)</source>
        <translation>
            <numerusform>Your best: %n move</numerusform>
            <numerusform>Your best: %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelEditor</name>
    <message numerus="yes">
        <source>Solvable in %n move(s)</source>
        <translation>
            <numerusform>Solvable in %n move</numerusform>
            <numerusform>Solvable in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n step(s)</source>
        <translation>
            <numerusform>, %n step</numerusform>
            <numerusform>, %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelTile</name>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <translation>
            <numerusform>%1, %n move</numerusform>
            <numerusform>%1, %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n</source>
        <translation>
            <numerusform>Solved in %n</numerusform>
            <numerusform>Solved in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolverBar</name>
    <message numerus="yes">
        <source>Speed: %n move(s) a second</source>
        <extracomment>Name of the slider for how fast a solution is played</extracomment>
        <translation>
            <numerusform>Speed: %n move a second</numerusform>
            <numerusform>Speed: %n moves a second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) a second</source>
        <extracomment>Below the slider for how fast a solution is played</extracomment>
        <translation>
            <numerusform>%n move a second</numerusform>
            <numerusform>%n moves a second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::boards::BoardWords</name>
    <message numerus="yes">
        <source>The board differs on %n square(s).</source>
        <translation>
            <numerusform>The board differs on %n square.</numerusform>
            <numerusform>The board differs on %n squares.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qipan::klotski::KlotskiGame</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
</TS>
