// SPDX-License-Identifier: MIT
#include <QQmlComponent>
#include <QQmlEngine>
#include <QtQml/QQmlExtensionPlugin>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(Qipan_AppPlugin)

/// The types as QML sees them.
class AppModuleTest : public QObject {
    Q_OBJECT

private slots:
    void qmlBindsTheTypesTogether();
    void qmlSavesToUrlsAndPaths();
};

void AppModuleTest::qmlBindsTheTypesTogether()
{
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQuick
        import Qipan.App
        QtObject {
            id: root
            property ChessGame game: ChessGame {}
            property BoardInput input: BoardInput { game: root.game; flipped: true }
            property SquareModel squares: SquareModel { game: root.game; input: root.input }
            property PieceModel pieces: PieceModel { game: root.game }
            property MoveListModel moves: MoveListModel { game: root.game }
            property GameFile file: GameFile { game: root.game }
            property Clipboard clipboard: Clipboard {}
            property bool ended: game.outcome === ChessGame.BlackWins && game.reason === ChessGame.Checkmate
            property int refusal: -1
            property Connections connections: Connections {
                target: root.game
                function onMoveRejected(from, to, reason) { root.refusal = reason }
            }
            function refuse(): bool { game.move(12, 36); return refusal === ChessGame.IllegalMove }
            function play(): bool {
                for (const san of ["f3", "e5", "g4", "Qh4#"])
                    game.moveText(san)
                return ended && moves.rowCount() === 2 && pieces.rowCount() === 32 && game.legalTargets(0).length === 0
            }
        })",
                      {});
    const std::unique_ptr<QObject> root(component.create());
    QVERIFY2(root, qPrintable(component.errorString()));
    bool answer = false;
    QVERIFY(QMetaObject::invokeMethod(root.get(), "refuse", Q_RETURN_ARG(bool, answer)));
    QVERIFY(answer);
    QVERIFY(QMetaObject::invokeMethod(root.get(), "play", Q_RETURN_ARG(bool, answer)));
    QVERIFY(answer);
}

void AppModuleTest::qmlSavesToUrlsAndPaths()
{
    QTemporaryDir folder;
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQuick
        import Qipan.App
        ChessGame {
            id: root
            property url target
            property string path
            property GameFile file: GameFile { game: root }
            function save(): bool {
                return root.saveAs(root.target) && root.filePath === root.path && root.saveAs(root.path)
                    && root.filePath === root.path
            }
        })",
                      {});
    const QString path = folder.filePath("game 1.pgn");
    const std::unique_ptr<QObject> root(
        component.createWithInitialProperties({{"target", QUrl::fromLocalFile(path)}, {"path", path}}));
    QVERIFY2(root, qPrintable(component.errorString()));
    bool answer = false;
    QVERIFY(QMetaObject::invokeMethod(root.get(), "save", Q_RETURN_ARG(bool, answer)));
    QVERIFY(answer);
    QVERIFY(QFile::exists(path));
}

QTEST_GUILESS_MAIN(AppModuleTest)
#include "app_module_test.moc"
