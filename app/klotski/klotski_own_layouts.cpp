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

bool isOf(const QJsonValue& entry, const QString& board)
{
    return entry.toObject().value(kBoard).toString() == board;
}

/// Changes the entries of one board; the others stay as they are, also what is no board.
void apply(QJsonArray& entries, const OwnLayout& layout, bool removed)
{
    bool known = false;
    for (qsizetype at = entries.size(); at-- > 0;) {
        if (!isOf(entries[at], layout.board))
            continue;
        if (removed) {
            entries.removeAt(at);
            continue;
        }
        QJsonObject entry = entries[at].toObject();
        entry.insert(kName, layout.name);
        entries[at] = entry;
        known = true;
    }
    if (!known && !removed)
        entries << QJsonObject{{kBoard, layout.board}, {kName, layout.name}};
}

/// Entries that are no boards are left out; of several of one board the first has the place and the last the name.
std::vector<OwnLayout> layoutsOf(const QJsonArray& entries)
{
    std::vector<OwnLayout> layouts;
    for (const QJsonValue entry : entries) {
        const OwnLayout layout{entry.toObject().value(kBoard).toString(), entry.toObject().value(kName).toString()};
        const auto known = std::find_if(layouts.begin(), layouts.end(),
                                        [&layout](const OwnLayout& other) { return other.board == layout.board; });
        if (known != layouts.end())
            known->name = layout.name;
        else if (readBoard(layout.board, nullptr))
            layouts.push_back(layout);
    }
    return layouts;
}

}  // namespace

KlotskiOwnLayouts::KlotskiOwnLayouts(QObject* parent)
    : QObject(parent)
    , m_file(QStringLiteral("own.json"))
{
    connect(&m_file, &KeptFile::messageChanged, this, &KlotskiOwnLayouts::messageChanged);
    read();
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
    read();
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
    const auto isThis = [&board](const OwnLayout& layout) { return layout.board == board; };
    if (std::none_of(m_layouts.begin(), m_layouts.end(), isThis))
        return false;
    make({{board, {}}, true});
    return true;
}

void KlotskiOwnLayouts::finish()
{
    m_file.finish();
}

void KlotskiOwnLayouts::read()
{
    m_changes.clear();
    m_entries = m_file.read().value(kLayouts).toArray();
    m_layouts = layoutsOf(m_entries);
}

void KlotskiOwnLayouts::make(const Change& change)
{
    apply(m_entries, change.layout, change.removed);
    m_layouts = layoutsOf(m_entries);
    m_changes.push_back(change);
    m_file.write([changes = m_changes](QJsonObject file) {
        QJsonArray entries = file.value(kLayouts).toArray();
        for (const Change& each : changes)
            apply(entries, each.layout, each.removed);
        file.insert(kLayouts, entries);
        return file;
    });
    emit listChanged();
}

}  // namespace qipan::klotski
