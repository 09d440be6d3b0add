// SPDX-License-Identifier: MIT
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(Qipan_KlotskiPlugin)
Q_IMPORT_QML_PLUGIN(Qipan_ShellPlugin)

/// The types as QML sees them.
class KlotskiModuleTest : public QObject {
    Q_OBJECT

private slots:
    void qmlBindsTheTypesTogether();
};

void KlotskiModuleTest::qmlBindsTheTypesTogether()
{
    QTemporaryDir folder;
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQuick
        import Qipan.Shell
        import Qipan.Klotski
        QtObject {
            id: root
            required property string folder
            property KlotskiGame game: KlotskiGame { onWon: root.results.take(root.game) }
            property KlotskiBlocks blocks: KlotskiBlocks { game: root.game }
            property KlotskiHand hand: KlotskiHand { game: root.game }
            property KlotskiGuide guide: KlotskiGuide { game: root.game; metric: KlotskiGuide.Moves; speed: 8 }
            property KlotskiResults results: KlotskiResults { folder: root.folder }
            property KlotskiOwnLayouts own: KlotskiOwnLayouts { folder: root.folder }
            property KlotskiLevels levels: KlotskiLevels {
                results: root.results
                ownLayouts: root.own
                order: KlotskiLevels.ByMoves
            }
            property KlotskiEditor editor: KlotskiEditor { tool: KlotskiEditor.General }
            property KlotskiDaily daily: KlotskiDaily {}
            property GameStore store: GameStore { game: "klotski"; folder: root.folder }
            property KlotskiAutosave autosave: KlotskiAutosave { game: root.game; store: root.store }
            property bool ready: guide.ready && daily.ready && editor.verdict === KlotskiEditor.Solvable
            function begin(): bool {
                autosave.start()
                daily.prepare()
                editor.put(1, 3)
                hand.press(1.5, 3.5)
                hand.drag(1.5, 4.5)
                return hand.release(0, 0) && game.moveCount === 1 && blocks.rowCount() === 10 && levels.count === 227
            }
            function end(): bool {
                const day = new Date(Date.UTC(2026, 10, 30))
                return guide.distance > 0 && game.distances.length === 2 && game.distances[0] === 81
                    && daily.name(day) === "Daily 2026-11-30" && daily.board(day).length === 20
                    && daily.board(daily.today()).length === 20 && editor.moves === 0
            }
        })",
                      {});
    const std::unique_ptr<QObject> root(component.createWithInitialProperties({{"folder", folder.path()}}));
    QVERIFY2(root, qPrintable(component.errorString()));
    bool answer = false;
    QVERIFY(QMetaObject::invokeMethod(root.get(), "begin", Q_RETURN_ARG(bool, answer)));
    QVERIFY(answer);
    QTRY_VERIFY(root->property("ready").toBool());
    QVERIFY(QMetaObject::invokeMethod(root.get(), "end", Q_RETURN_ARG(bool, answer)));
    QVERIFY(answer);
}

QTEST_GUILESS_MAIN(KlotskiModuleTest)
#include "klotski_module_test.moc"
