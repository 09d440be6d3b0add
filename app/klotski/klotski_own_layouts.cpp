// SPDX-License-Identifier: MIT
#include "klotski_own_layouts.h"

#include "board_text.h"

#include <QJsonArray>
#include <QVariantMap>

#include <algorithm>

namespace qipan::klotski {

namespace {

constexpr QLatin1String kLayouts("layouts");
constexpr QLatin1String kBoard("board");
constexpr QLatin1String kName("name");

auto find(std::vector<OwnLayout>& layouts, const QString& board)
{
    return std::find_if(layouts.begin(), layouts.end(),
                        [&board](const OwnLayout& layout) { return layout.board == board; });
}

/// Changes the one entry; the others stay as they are in the file, also what is no board.
void applyTo(QJsonArray& entries, const OwnLayout& layout, bool removed)
{
    qsizetype at = 0;
    while (at < entries.size() && entries[at].toObject().value(kBoard).toString() != layout.board)
        ++at;
    if (removed) {
        if (at < entries.size())
            entries.removeAt(at);
        return;
    }
    QJsonObject entry = at < entries.size() ? entries[at].toObject() : QJsonObject{{kBoard, layout.board}};
    entry.insert(kName, layout.name);
    if (at < entries.size())
        entries[at] = entry;
    else
        entries << entry;
}

}  // namespace

KlotskiOwnLayouts::KlotskiOwnLayouts(QObject* parent)
    : QObject(parent)
    , m_file(QStringLiteral("own.json"))
{
    connect(&m_file, &KeptFile::messageChanged, this, &KlotskiOwnLayouts::messageChanged);
    m_layouts = readLayouts(m_file.read());
}

QString KlotskiOwnLayouts::folder() const
{
    return m_file.folder();
}

void KlotskiOwnLayouts::setFolder(const QString& folder)
{
    if (folder == m_file.folder())
        return;
    m_file.setFolder(folder);
    m_changes.clear();
    m_layouts = readLayouts(m_file.read());
    emit folderChanged();
    emit listChanged();
}

QString KlotskiOwnLayouts::message() const
{
    return m_file.message();
}

QVariantList KlotskiOwnLayouts::list() const
{
    QVariantList list;
    for (const OwnLayout& layout : m_layouts)
        list << QVariantMap{{kBoard, layout.board}, {kName, layout.name}};
    return list;
}

const std::vector<OwnLayout>& KlotskiOwnLayouts::layouts() const
{
    return m_layouts;
}

bool KlotskiOwnLayouts::add(const QString& board, const QString& name)
{
    if (!readBoard(board, nullptr))
        return false;
    make({{board, name.trimmed()}, false});
    return true;
}

bool KlotskiOwnLayouts::remove(const QString& board)
{
    if (find(m_layouts, board) == m_layouts.end())
        return false;
    make({{board, {}}, true});
    return true;
}

void KlotskiOwnLayouts::finish()
{
    m_file.finish();
}

void KlotskiOwnLayouts::apply(std::vector<OwnLayout>& layouts, const Change& change)
{
    const auto known = find(layouts, change.layout.board);
    if (change.removed) {
        if (known != layouts.end())
            layouts.erase(known);
    } else if (known != layouts.end()) {
        known->name = change.layout.name;
    } else {
        layouts.push_back(change.layout);
    }
}

/// Entries that are no boards are left out.
std::vector<OwnLayout> KlotskiOwnLayouts::readLayouts(const QJsonObject& file)
{
    std::vector<OwnLayout> layouts;
    for (const QJsonValue entry : file.value(kLayouts).toArray()) {
        const QJsonObject layout = entry.toObject();
        const QString board = layout.value(kBoard).toString();
        if (readBoard(board, nullptr))
            apply(layouts, {{board, layout.value(kName).toString()}, false});
    }
    return layouts;
}

void KlotskiOwnLayouts::make(const Change& change)
{
    apply(m_layouts, change);
    m_changes.push_back(change);
    m_file.write([changes = m_changes](QJsonObject file) {
        QJsonArray entries = file.value(kLayouts).toArray();
        for (const Change& each : changes)
            applyTo(entries, each.layout, each.removed);
        file.insert(kLayouts, entries);
        return file;
    });
    emit listChanged();
}

}  // namespace qipan::klotski
