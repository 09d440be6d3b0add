// SPDX-License-Identifier: MIT
#include <shell/game_store.h>
#include <shell/settings.h>

#include <QJsonObject>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(Qipan_ShellPlugin)

using namespace qipan::shell;

/// The types as QML sees them.
class ShellModuleTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void qmlReadsAndSetsSettings();
    void qmlSharesTheSettingsThatAreProvided();
    void withoutProvidedSettingsEachEngineMakesItsOwn();
    void qmlShowsRecentGames();

private:
    std::unique_ptr<QObject> make(QQmlEngine& engine, const QByteArray& text);
    static int number(QObject* object, const char* function);

    std::unique_ptr<QTemporaryDir> folder;
    QString error;
};

void ShellModuleTest::init()
{
    folder = std::make_unique<QTemporaryDir>();
    Settings::provide(nullptr);
}

std::unique_ptr<QObject> ShellModuleTest::make(QQmlEngine& engine, const QByteArray& text)
{
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nimport Qipan.Shell\n" + text, {});
    std::unique_ptr<QObject> object(component.create());
    error = component.errorString();
    return object;
}

void ShellModuleTest::qmlReadsAndSetsSettings()
{
    Settings settings(folder->filePath("settings.json"));
    Settings::provide(&settings);
    QQmlEngine engine;
    const auto root = make(engine, R"(
        QtObject {
            property string look: Settings.look
            property real volume: Settings.volume
            function set() { Settings.look = "dark"; Settings.volume = 0.5; Settings.volume = NaN; Settings.look = "x" }
        })");
    QVERIFY2(root, qPrintable(error));
    QCOMPARE(root->property("look").toString(), "system");
    QCOMPARE(root->property("volume").toDouble(), 0.7);
    QVERIFY(QMetaObject::invokeMethod(root.get(), "set"));
    QCOMPARE(settings.look(), "dark");
    QCOMPARE(root->property("look").toString(), "dark");
    QCOMPARE(root->property("volume").toDouble(), 0.5);
}

void ShellModuleTest::qmlSharesTheSettingsThatAreProvided()
{
    Settings settings(folder->filePath("settings.json"));
    Settings::provide(&settings);
    for (const char* look : {"dark", "light"}) {
        QQmlEngine engine;
        const auto root = make(engine, "QtObject { property string look: Settings.look }");
        QVERIFY2(root, qPrintable(error));
        settings.setLook(look);
        QCOMPARE(root->property("look").toString(), look);
    }
    // The engines are gone, and have not taken it with them.
    settings.setLook("system");
    QCOMPARE(settings.look(), "system");
}

void ShellModuleTest::withoutProvidedSettingsEachEngineMakesItsOwn()
{
    qputenv("XDG_CONFIG_HOME", folder->path().toUtf8());
    {
        QQmlEngine engine;
        const auto root = make(engine, "QtObject { function set() { Settings.look = 'dark' } }");
        QVERIFY2(root, qPrintable(error));
        QVERIFY(QMetaObject::invokeMethod(root.get(), "set"));
    }
    QCOMPARE(Settings(folder->filePath("qipan/settings.json")).look(), "dark");
}

void ShellModuleTest::qmlShowsRecentGames()
{
    QQmlEngine engine;
    const auto root = make(engine, R"(
        Item {
            id: root
            property GameStore store: GameStore { game: "chess" }
            property RecentGames games: RecentGames { store: root.store }
            property string line
            Repeater {
                model: root.games
                delegate: Item {
                    required property string gameId
                    required property string title
                    required property string result
                    required property date date
                    required property string picture
                    required property int length
                    Component.onCompleted: root.line = [title, result, date.getUTCFullYear(), picture,
                                                        length, gameId.length].join("|")
                }
            }
            function load() { games.load() }
        })");
    QVERIFY2(root, qPrintable(error));
    auto* store = root->property("store").value<GameStore*>();
    QVERIFY(store);
    store->setFolder(folder->path());
    store->takeCurrent();
    store->retire([] {
        return QJsonObject{{"summary", QJsonObject{{"title", "Anna – Ben"},
                                                   {"result", "1-0"},
                                                   {"date", "2026-01-31T18:45:02Z"},
                                                   {"picture", "k7"},
                                                   {"length", 12}}},
                           {"state", QJsonObject()}};
    });
    QVERIFY(QMetaObject::invokeMethod(root.get(), "load"));
    QVERIFY(QTest::qWaitFor([&] { return root->property("games").value<QObject*>()->property("busy") == false; }));
    QVERIFY(QTest::qWaitFor([&] { return !root->property("line").toString().isEmpty(); }));
    QCOMPARE(root->property("line").toString(), "Anna – Ben|1-0|2026|k7|12|24");
}

QTEST_MAIN(ShellModuleTest)
#include "shell_module_test.moc"
