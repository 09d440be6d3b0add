// SPDX-License-Identifier: MIT
#include <QQmlComponent>
#include <QQmlEngine>
#include <QtQml/QQmlExtensionPlugin>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(Qipan_ZoujingPlugin)

/// The types as QML sees them.
class ZoujingModuleTest : public QObject {
    Q_OBJECT

private slots:
    void qmlBindsTheTypesTogether();
};

void ZoujingModuleTest::qmlBindsTheTypesTogether()
{
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQml
        import QtQuick
        import Qipan.Shell
        import Qipan.Zoujing
        QtObject {
            id: root
            property ZoujingGame game: ZoujingGame { answerDelay: 0; grayPlayer: ZoujingGame.Human; onOverChanged: root.ends++ }
            property ZoujingStones stones: ZoujingStones { game: root.game }
            property ZoujingHand hand: ZoujingHand { game: root.game }
            property ZoujingLesson lesson: ZoujingLesson {}
            property GameStore store: GameStore { game: "zoujing" }
            property ZoujingAutosave autosave: ZoujingAutosave { game: root.game; store: root.store }
            property Instantiator rows: Instantiator {
                model: root.stones
                delegate: QtObject {
                    required property int stoneId
                    required property int side
                    required property int point
                    required property bool legal
                    required property bool last
                    required property string title
                }
            }
            property int ends: 0
            property string why: ""
            property var lastMove: []
            property Connections connections: Connections {
                target: root.game
                function onRefused(why) { root.why = why }
                function onMoved(from, to) { root.lastMove = [from, to] }
            }
            function seesTheLines(): bool {
                const lines = game.lines
                return lines.length === 7 && lines[0].x === 0 && lines[0].y === 1 && lines[6].x === 3
                    && lines[6].y === 4
            }
            function seesTheStones(): bool {
                return rows.count === 4 && rows.objectAt(0).side === ZoujingGame.Black && rows.objectAt(0).legal
                    && !rows.objectAt(2).legal && rows.objectAt(2).title.length > 0
            }
            function plays(): bool {
                hand.press(2)
                hand.press(0)
                if (lastMove[0] !== 2 || lastMove[1] !== 0 || game.play(2, 0) || why.length === 0)
                    return false
                for (const stone of [1, 0, 2, 3, 4])
                    game.playStone(stone)
                return game.outcome === ZoujingGame.GrayWins && game.over && ends === 1 && game.grayWins === 1
                    && game.values[0] === ZoujingGame.NoValue && game.value === ZoujingGame.Loss
                    && game.legalStones.length === 0 && game.blockedText().length > 0
            }
            function begins(): bool {
                return game.newGame(ZoujingGame.Rows, ZoujingGame.Gray, true, false)
                    && game.turn === ZoujingGame.Gray && game.setUp(lesson.stones, lesson.turn)
            }
        })",
                      {});
    const std::unique_ptr<QObject> root(component.create());
    QVERIFY2(root, qPrintable(component.errorString()));
    for (const char* question : {"seesTheLines", "seesTheStones", "plays", "begins"}) {
        bool answer = false;
        QVERIFY(QMetaObject::invokeMethod(root.get(), question, Q_RETURN_ARG(bool, answer)));
        QVERIFY2(answer, question);
    }
}

QTEST_GUILESS_MAIN(ZoujingModuleTest)
#include "zoujing_module_test.moc"
