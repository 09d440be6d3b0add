// SPDX-License-Identifier: MIT
#include "records.h"

#include <shell/settings.h>

#include <QJsonArray>
#include <QMetaProperty>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>

using namespace qipan::shell;

namespace {

QStringList warnings;

void collect(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type == QtWarningMsg)
        warnings << text;
}

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

struct Row {
    const char* name;
    QVariant fallback;
    QVariantList good;  ///< each one another than the one before it, the first another than the fallback
    QVariantList bad;
};

const QList<Row>& rows()
{
    static const QVariantList names{"Anna", QString::fromUtf8("李白"), QString(255, 'x'), "\"{}\\\n", " ", ""};
    static const QVariantList controls{"40/7200:3600", "", "300+5", QString(100, '9'), "-"};
    static const QVariantList sizes{320, 1280, 16384, 0};
    static const QVariantList badSizes{
        -1, 1, 319, 16385, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
    static const QList<Row> table{
        {"room", "chess", {"klotski", "zoujing", "chess"}, {"", "Chess", "go"}},
        {"look", "system", {"light", "dark", "system"}, {"", "Dark", "sepia", "dark "}},
        {"language", "system", {"en", "zh_CN", "system"}, {"", "zh", "zh_cn", "de", "en_US"}},
        {"pieceSet", "staunton", {"ink", "staunton"}, {"", "wood", "../ink"}},
        {"boardTheme", "brown", {"slate", "green", "paper", "contrast", "brown"}, {"", "blue", "#ffffff"}},
        {"coordinates", "inside", {"none", "outside", "inside"}, {"", "both"}},
        {"legalMoves", true, {false, true}, {}},
        {"animation", "normal", {"none", "fast", "normal"}, {"", "slow", "0"}},
        {"sounds", true, {false, true}, {}},
        {"volume", 0.7, {0.0, 1.0, 0.25, 1e-9}, {-0.01, 1.01, -1e300, kInfinite, kNoNumber}},
        {"autoFlip", false, {true, false}, {}},
        {"autoQueen", false, {true, false}, {}},
        {"confirmResign", true, {false, true}, {}},
        {"figurines", true, {false, true}, {}},
        {"whiteName", "", names, {QString(256, 'x')}},
        {"blackName", "", names, {QString(256, 'x'), QString(10000, 'x')}},
        {"whiteTimeControl", "-", controls, {QString(101, '9')}},
        {"blackTimeControl", "-", controls, {QString(101, '9')}},
        {"seats", "same", {"random", "same"}, {"", "white", "swap"}},
        {"windowWidth", 0, sizes, badSizes},
        {"windowHeight", 0, sizes, badSizes},
        {"windowMaximized", false, {true, false}, {}},
    };
    return table;
}

}  // namespace

/// Each setting: its default, its limits, its signal, and that it is there again at the next start.
class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theTableIsComplete();
    void eachSetting_data();
    void eachSetting();
    void eachSettingInAFile_data();
    void eachSettingInAFile();
    void eachPropertyHasASignalOfItsOwn();

    void writesNothingThatWasNotSet();
    void writesSoonAndOnce();
    void writesTheGameAtOnce();
    void keepsWhatItDoesNotKnow();
    void keepsWhatAnotherWindowWrote();
    void keepsAsideWhatIsBroken_data();
    void keepsAsideWhatIsBroken();
    void keepsAsideWhatBrokeMeanwhile();
    void survivesACutAtAnyByte();
    void tellsAllBadValuesInOneLine();
    void tellsOnceThatNothingCanBeWritten();
    void tellsAtTheEndThatNothingCouldBeWritten();
    void isInTheFolderForSettings();

private:
    void start()
    {
        settings.reset();
        warnings.clear();
        settings = std::make_unique<Settings>(path);
    }
    static void addRows()
    {
        QTest::addColumn<Row>("row");
        for (const Row& row : rows())
            QTest::newRow(row.name) << row;
    }
    static QMetaProperty propertyOf(const char* name)
    {
        return Settings::staticMetaObject.property(Settings::staticMetaObject.indexOfProperty(name));
    }
    QStringList aside() const
    {
        return namesIn(QFileInfo(path).path(), "settings.json.unreadable-*");
    }

    std::unique_ptr<QTemporaryDir> folder;
    QString path;
    std::unique_ptr<Settings> settings;
};

Q_DECLARE_METATYPE(Row)

void SettingsTest::init()
{
    qInstallMessageHandler(collect);
    folder = std::make_unique<QTemporaryDir>();
    path = folder->filePath("config/settings.json");
    start();
}

void SettingsTest::cleanup()
{
    settings.reset();
    qInstallMessageHandler(nullptr);
}

void SettingsTest::theTableIsComplete()
{
    QStringList expected{"warning"};
    for (const Row& row : rows())
        expected << row.name;
    QStringList names;
    for (int i = Settings::staticMetaObject.propertyOffset(); i < Settings::staticMetaObject.propertyCount(); ++i)
        names << Settings::staticMetaObject.property(i).name();
    std::sort(expected.begin(), expected.end());
    std::sort(names.begin(), names.end());
    QCOMPARE(names, expected);
}

void SettingsTest::eachSetting_data()
{
    addRows();
}

void SettingsTest::eachSetting()
{
    QFETCH(Row, row);
    const QMetaProperty property = propertyOf(row.name);
    QCOMPARE(property.read(settings.get()), row.fallback);
    for (const QVariant& value : row.good) {
        QSignalSpy changed(settings.get(), property.notifySignal());
        QVERIFY(property.write(settings.get(), value));
        QVERIFY(property.write(settings.get(), value));
        QCOMPARE(property.read(settings.get()), value);
        QCOMPARE(changed.count(), 1);
        for (const QVariant& bad : row.bad)
            property.write(settings.get(), bad);
        QCOMPARE(property.read(settings.get()), value);
        QCOMPARE(changed.count(), 1);
        start();
        QCOMPARE(property.read(settings.get()), value);
        QCOMPARE(settings->warning() + warnings.join(' '), QString());
    }
}

void SettingsTest::eachSettingInAFile_data()
{
    addRows();
}

/// Bad values: out of the limits, or of another type.
void SettingsTest::eachSettingInAFile()
{
    QFETCH(Row, row);
    const QMetaProperty property = propertyOf(row.name);
    QJsonArray bad{QJsonValue::Null, QJsonArray{row.good.first().toJsonValue()}, QJsonObject{{row.name, "none"}}};
    const int type = row.fallback.typeId();
    if (type != QMetaType::Bool)
        bad << true;
    if (type != QMetaType::QString)
        bad << "1";
    if (type != QMetaType::Double)
        bad << 1 << 1000.5;
    for (const QVariant& value : row.bad) {
        if (type != QMetaType::Double || qIsFinite(value.toDouble()))
            bad << value.toJsonValue();
    }
    for (const QJsonValue& value : bad) {
        QVERIFY(fill(path, QJsonDocument(QJsonObject{{row.name, value}}).toJson()));
        start();
        QCOMPARE(property.read(settings.get()), row.fallback);
        QCOMPARE(warnings.size(), 1);
        QVERIFY2(warnings.first().contains(path) && warnings.first().contains(row.name), qPrintable(warnings.first()));
        QCOMPARE(settings->warning(), warnings.first());
    }
    for (const QVariant& value : row.good) {
        QVERIFY(fill(path, QJsonDocument(QJsonObject{{row.name, value.toJsonValue()}}).toJson()));
        start();
        QCOMPARE(property.read(settings.get()), value);
        QCOMPARE(property.read(settings.get()).typeId(), type);
        QVERIFY(warnings.isEmpty());
    }
}

void SettingsTest::eachPropertyHasASignalOfItsOwn()
{
    QSet<int> signalIndexes;
    for (const Row& row : rows()) {
        const QMetaProperty property = propertyOf(row.name);
        QVERIFY(property.hasNotifySignal() && property.isWritable());
        signalIndexes << property.notifySignalIndex();
    }
    QCOMPARE(signalIndexes.size(), rows().size());
}

void SettingsTest::writesNothingThatWasNotSet()
{
    settings->setLook("system");
    settings->setVolume(2);
    start();
    QVERIFY(!QFile::exists(path));
    settings->setVolume(0.5);
    start();
    QCOMPARE(jsonOf(path), (QJsonObject{{"volume", 0.5}}));
}

void SettingsTest::writesSoonAndOnce()
{
    for (int step = 0; step <= 100; ++step)
        settings->setVolume(step / 100.0);
    settings->setLook("dark");
    QVERIFY(!QFile::exists(path));
    QVERIFY(QTest::qWaitFor([this] { return QFile::exists(path); }));
    QCOMPARE(jsonOf(path), (QJsonObject{{"volume", 1}, {"look", "dark"}}));
    QVERIFY(warnings.isEmpty());
}

/// In half the time that a change waits otherwise.
void SettingsTest::writesTheGameAtOnce()
{
    settings->setRoom("klotski");
    QVERIFY(QTest::qWaitFor([this] { return jsonOf(path).value("room") == "klotski"; }, 100));
    QVERIFY(warnings.isEmpty());
}

void SettingsTest::keepsWhatItDoesNotKnow()
{
    const QJsonObject later{
        {"look", "sepia"}, {"boardTheme", "slate"}, {"tables", QJsonArray{1, QJsonObject{{"a", 2}}}}};
    QVERIFY(fill(path, QJsonDocument(later).toJson()));
    start();
    QCOMPARE(settings->look(), "system");
    settings->setSounds(false);
    settings.reset();
    QJsonObject expected = later;
    expected.insert("sounds", false);
    QCOMPARE(jsonOf(path), expected);
    start();
    settings->setLook("dark");
    settings.reset();
    expected.insert("look", "dark");
    QCOMPARE(jsonOf(path), expected);
}

void SettingsTest::keepsWhatAnotherWindowWrote()
{
    Settings other(path);
    settings->setLook("dark");
    settings->setWhiteName("Anna");
    QVERIFY(QTest::qWaitFor([this] { return jsonOf(path).value("whiteName") == "Anna"; }));
    other.setLook("light");
    other.setBlackName("Ben");
    QVERIFY(QTest::qWaitFor([this] { return jsonOf(path).value("blackName") == "Ben"; }));
    settings->setSeats("random");
    settings.reset();
    QCOMPARE(jsonOf(path),
             (QJsonObject{{"look", "light"}, {"whiteName", "Anna"}, {"blackName", "Ben"}, {"seats", "random"}}));
}

void SettingsTest::keepsAsideWhatIsBroken_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("fault");
    QTest::newRow("empty") << QByteArray() << "empty";
    QTest::newRow("zero bytes") << QByteArray(512, '\0') << "line 1, column ";
    QTest::newRow("text") << QByteArray("look=dark\n") << "line 1, column ";
    QTest::newRow("a list") << QByteArray("[\"dark\"]") << "object";
    QTest::newRow("a comma too many") << QByteArray("{\n  \"look\": \"dark\",\n}") << "line 3, column ";
    QTest::newRow("too large") << QByteArray("{}").leftJustified((1 << 20) + 1) << "1 MB";
}

void SettingsTest::keepsAsideWhatIsBroken()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, fault);
    QVERIFY(fill(path, bytes));
    start();
    for (const Row& row : rows())
        QCOMPARE(settings->property(row.name), row.fallback);
    QCOMPARE(warnings.size(), 1);
    QVERIFY2(warnings.first().contains(path) && warnings.first().contains(fault), qPrintable(warnings.first()));
    QVERIFY(!warnings.first().contains('\n'));
    QCOMPARE(settings->warning(), warnings.first());
    // As long as nothing is set, nothing is moved.
    start();
    QCOMPARE(bytesOf(path), bytes);
    settings->setLook("dark");
    settings.reset();
    QCOMPARE(warnings.size(), 1);
    QCOMPARE(jsonOf(path), (QJsonObject{{"look", "dark"}}));
    QCOMPARE(aside().size(), 1);
    QCOMPARE(bytesOf(folder->filePath("config/" + aside().first())), bytes);
    start();
    QCOMPARE(settings->look(), "dark");
    QVERIFY(warnings.isEmpty());
}

/// Somebody edits the file while the program runs.
void SettingsTest::keepsAsideWhatBrokeMeanwhile()
{
    settings->setLook("dark");
    QVERIFY(QTest::qWaitFor([this] { return QFile::exists(path); }));
    QVERIFY(fill(path, "{\"look\": \"light\", "));
    settings->setSounds(false);
    settings.reset();
    QCOMPARE(jsonOf(path).value("sounds"), QJsonValue(false));
    QCOMPARE(aside().size(), 1);
    QCOMPARE(bytesOf(folder->filePath("config/" + aside().first())), "{\"look\": \"light\", ");
}

void SettingsTest::survivesACutAtAnyByte()
{
    QJsonObject all;
    for (const Row& row : rows())
        all.insert(row.name, row.good.first().toJsonValue());
    const QByteArray whole = QJsonDocument(all).toJson();
    for (qsizetype size = 0; size < whole.size() - 1; ++size) {
        QVERIFY(fill(path, whole.left(size)));
        start();
        QCOMPARE(warnings.size(), 1);
        for (const Row& row : rows())
            QCOMPARE(settings->property(row.name), row.fallback);
    }
    QVERIFY(fill(path, whole.chopped(1)));
    start();
    QVERIFY(warnings.isEmpty());
    for (const Row& row : rows())
        QCOMPARE(settings->property(row.name), row.good.first());
}

void SettingsTest::tellsAllBadValuesInOneLine()
{
    QVERIFY(fill(path, R"({"look": 1, "volume": 7, "whiteName": "Anna", "sounds": null, "other": []})"));
    start();
    QCOMPARE(warnings.size(), 1);
    for (const char* name : {"look", "volume", "sounds"})
        QVERIFY2(warnings.first().contains(name), qPrintable(warnings.first()));
    QVERIFY(!warnings.first().contains("whiteName") && !warnings.first().contains("other"));
    QCOMPARE(settings->whiteName(), "Anna");
}

void SettingsTest::tellsOnceThatNothingCanBeWritten()
{
    QVERIFY(fill(folder->filePath("config"), "in the way"));
    QSignalSpy changed(settings.get(), &Settings::warningChanged);
    settings->setLook("dark");
    QVERIFY(changed.wait());
    QCOMPARE(settings->look(), "dark");
    QVERIFY2(settings->warning().contains(path), qPrintable(settings->warning()));
    settings->setSounds(false);
    start();  // tries again at the end
    QCOMPARE(changed.count(), 1);
    QCOMPARE(bytesOf(folder->filePath("config")), "in the way");
    QCOMPARE(settings->look(), "system");

    settings->setLook("light");
    QVERIFY(QTest::qWaitFor([this] { return !settings->warning().isEmpty(); }));
    QVERIFY(QFile::remove(folder->filePath("config")));
    settings->setSounds(false);
    QVERIFY(QTest::qWaitFor([this] { return settings->warning().isEmpty(); }));
    QCOMPARE(jsonOf(path), (QJsonObject{{"look", "light"}, {"sounds", false}}));
    QCOMPARE(warnings.size(), 1);
}

void SettingsTest::tellsAtTheEndThatNothingCouldBeWritten()
{
    QVERIFY(fill(folder->filePath("config"), "in the way"));
    settings->setLook("dark");
    settings.reset();
    QCOMPARE(warnings.size(), 1);
    QVERIFY2(warnings.first().contains(path), qPrintable(warnings.first()));
}

void SettingsTest::isInTheFolderForSettings()
{
    QStandardPaths::setTestModeEnabled(true);
    QCOMPARE(Settings::defaultPath(),
             QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + "/qipan/settings.json");
    QStandardPaths::setTestModeEnabled(false);
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "settings_test.moc"
