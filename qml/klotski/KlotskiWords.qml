// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Klotski

/*! What is said of the game: the level's name, how it stands, how good a solution was. */
QtObject {
    id: root
    required property KlotskiGame game
    required property KlotskiGuide guide
    required property KlotskiLevels levels
    /*! Goes up with each change of the language. */
    property int spoken: 0
    readonly property bool countsSteps: guide.metric === KlotskiGuide.Steps

    readonly property string name: {
        spoken;
        const known = levels.nameOf(game.board);
        return known !== "" ? known : game.name;
    }
    /*! Of a shortest solution from the start; below 0 there is none, or it is not known yet. Of a level it is known at once. */
    readonly property int moves: levels.movesOf(game.board) >= 0 ? levels.movesOf(game.board) : guide.leastMoves
    readonly property int steps: levels.stepsOf(game.board) >= 0 ? levels.stepsOf(game.board) : guide.leastSteps

    readonly property string title: game.solved ? qsTr("%1 – solved in %n move(s)", "", game.moveCount).arg(name)
                                                : qsTr("%1 – %n move(s)", "", game.moveCount).arg(name)
    /*! How far it is from the position shown. */
    readonly property string distance: guide.distance === -2 ? qsTr("Finding the way…")
                                     : guide.distance === -1 ? qsTr("No way leads to the exit from here.")
                                     : guide.distance === 0 ? qsTr("Cao Cao is at the exit.")
                                     : countsSteps ? qsTr("%n step(s) to the exit", "", guide.distance)
                                                   : qsTr("%n move(s) to the exit", "", guide.distance)
    readonly property string verdict: {
        const more = game.moveCount - moves;
        if (game.assisted)
            return qsTr("With help, so it does not count as a best result.");
        if (moves < 0)
            return "";
        return more <= 0 ? qsTr("There is no shorter solution.") : qsTr("%n move(s) more than the shortest solution", "", more);
    }
    readonly property string metric: countsSteps ? qsTr("A step is one block by one cell.")
                                                 : qsTr("A move is one block any way in one go, round corners too.")
}
