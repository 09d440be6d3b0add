// SPDX-License-Identifier: MIT
#include "settings.h"

#include "disk.h"
#include "json_file.h"

#include <QDir>
#include <QJSEngine>
#include <QJsonDocument>
#include <QMetaProperty>
#include <QPointer>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace qipan::shell {

namespace {

constexpr int kDelayMs = 200;
constexpr qint64 kMostBytes = 1 << 20;

using Limit = std::function<bool(const QVariant&)>;

struct Rule {
    const char* name;
    QVariant fallback;  ///< its type is the setting's
    Limit allows;
    bool atOnce = false;  ///< a change is written without the usual delay
};

Limit oneOf(const QStringList& choices)
{
    return [choices](const QVariant& value) { return choices.contains(value.toString()); };
}

Limit upTo(qsizetype characters)
{
    return [characters](const QVariant& value) { return value.toString().size() <= characters; };
}

bool any(const QVariant&)
{
    return true;
}

bool isVolume(const QVariant& value)
{
    return value.toReal() >= 0 && value.toReal() <= 1;
}

bool isWindowSize(const QVariant& value)
{
    return value.toInt() == 0 || (value.toInt() >= 320 && value.toInt() <= 16384);
}

/// One row a property.
const std::vector<Rule>& rules()
{
    static const std::vector<Rule> table{
        {"room", "chess", oneOf({"chess", "klotski", "zoujing"}), true},
        {"look", "system", oneOf({"system", "light", "dark"})},
        {"language", "system", oneOf({"system", "en", "zh_CN"})},
        {"pieceSet", "staunton", oneOf({"staunton", "ink"})},
        {"boardTheme", "brown", oneOf({"brown", "slate", "green", "paper", "contrast"})},
        {"coordinates", "inside", oneOf({"none", "inside", "outside"})},
        {"legalMoves", true, any},
        {"animation", "normal", oneOf({"none", "fast", "normal"})},
        {"sounds", true, any},
        {"volume", 0.7, isVolume},
        {"autoFlip", false, any},
        {"autoQueen", false, any},
        {"confirmResign", true, any},
        {"figurines", true, any},
        {"whiteName", "", upTo(255)},
        {"blackName", "", upTo(255)},
        {"whiteTimeControl", "-", upTo(100)},
        {"blackTimeControl", "-", upTo(100)},
        {"seats", "same", oneOf({"same", "random"})},
        {"windowWidth", 0, isWindowSize},
        {"windowHeight", 0, isWindowSize},
        {"windowMaximized", false, any},
    };
    return table;
}

/// Whether the JSON value has the type of the setting, and is within its limits.
bool accepts(const Rule& rule, const QJsonValue& value)
{
    switch (rule.fallback.typeId()) {
    case QMetaType::Bool:
        return value.isBool();
    case QMetaType::QString:
        return value.isString() && rule.allows(value.toVariant());
    case QMetaType::Int:
        return value.isDouble() && value.toInt(-1) == value.toDouble() && rule.allows(value.toVariant());
    default:
        return value.isDouble() && rule.allows(value.toVariant());
    }
}

QPointer<Settings> provided;  ///< what all engines see; none: each makes its own

/// What path is to hold: what it holds now, with the changes. A file that cannot be read is put aside first.
QByteArray changedFile(const QString& path, const QJsonObject& changes)
{
    JsonReading reading = readJson(path, kMostBytes);
    if (reading.state == JsonReading::Broken || reading.state == JsonReading::Closed)
        renameFile(path, unreadableName(path));
    for (auto change = changes.begin(); change != changes.end(); ++change)
        reading.object.insert(change.key(), change.value());
    return QJsonDocument(reading.object).toJson();
}

}  // namespace

Settings::Settings(const QString& path, QObject* parent)
    : QObject(parent)
    , m_path(path)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &Settings::write);
    connect(&m_writer, &StoreWriter::written, this, &Settings::forgetWritten);
    connect(&m_writer, &StoreWriter::failed, this, [this](const QString& file, const QString& why) {
        //: %1 a file, %2 what the system says
        warn(tr("The settings cannot be kept in %1: %2").arg(QDir::toNativeSeparators(file), why));
        m_cannotWrite = true;
    });
    read();
}

Settings::~Settings()
{
    write();
    m_writer.finish();
}

QString Settings::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/qipan/settings.json");
}

void Settings::provide(Settings* settings)
{
    provided = settings;
}

Settings* Settings::create(QQmlEngine*, QJSEngine*)
{
    if (!provided)
        return new Settings(defaultPath());
    QJSEngine::setObjectOwnership(provided, QJSEngine::CppOwnership);
    return provided;
}

void Settings::read()
{
    for (const Rule& rule : rules())
        m_values.insert(QLatin1String(rule.name), rule.fallback);
    const JsonReading reading = readJson(m_path, kMostBytes);
    if (reading.state == JsonReading::Missing)
        return;
    const QString file = QDir::toNativeSeparators(m_path);
    if (reading.state != JsonReading::Good) {
        //: %1 a file, %2 why it cannot be read
        warn(tr("%1: %2. The settings are the usual ones.").arg(file, reading.fault));
        return;
    }
    QStringList bad;
    for (const Rule& rule : rules()) {
        const QLatin1String name(rule.name);
        const QJsonValue value = reading.object.value(name);
        if (accepts(rule, value)) {
            QVariant typed = value.toVariant();
            typed.convert(rule.fallback.metaType());
            m_values.insert(name, typed);
        } else if (!value.isUndefined()) {
            bad << name;
        }
    }
    if (!bad.isEmpty())
        //: %1 a file, %2 names of settings
        warn(tr("%1: not a possible value: %2. These settings are the usual ones.")
                 .arg(file, bad.join(QStringLiteral(", "))));
}

QVariant Settings::value(const char* name) const
{
    return m_values.value(QLatin1String(name));
}

void Settings::setValue(const char* name, const QVariant& wanted)
{
    const auto rule = std::find_if(rules().cbegin(), rules().cend(),
                                   [name](const Rule& row) { return qstrcmp(row.name, name) == 0; });
    QVariant& value = m_values[QLatin1String(name)];
    if (value == wanted || !rule->allows(wanted))
        return;
    value = wanted;
    m_changes.insert(QLatin1String(name), QJsonValue::fromVariant(wanted));
    // Before anybody is told: another game's page is made first then, which takes a while.
    if (rule->atOnce)
        write();
    else if (!m_delay.isActive())
        m_delay.start();
    staticMetaObject.property(staticMetaObject.indexOfProperty(name)).notifySignal().invoke(this);
}

void Settings::write()
{
    m_delay.stop();
    if (m_changes.isEmpty())
        return;
    m_sent = m_changes;
    m_writer.put(m_path, [path = m_path, changes = m_changes] { return changedFile(path, changes); });
}

/// What is on disk is not written again: another window may change it meanwhile.
void Settings::forgetWritten()
{
    for (const QString& name : m_sent.keys()) {
        if (m_changes.value(name) == m_sent.value(name))
            m_changes.remove(name);
    }
    if (std::exchange(m_cannotWrite, false))
        warn({});
}

QString Settings::warning() const
{
    return m_warning;
}

void Settings::warn(const QString& warning)
{
    if (std::exchange(m_warning, warning) == warning)
        return;
    if (!warning.isEmpty())
        qWarning().noquote() << warning;
    emit warningChanged();
}

}  // namespace qipan::shell
