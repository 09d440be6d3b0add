// SPDX-License-Identifier: MIT
#include "klotski_levels.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace qipan::klotski {

KlotskiLevels::KlotskiLevels(QObject* parent)
    : QAbstractListModel(parent)
{
    gather();
}

KlotskiResults* KlotskiLevels::results() const
{
    return m_results;
}

void KlotskiLevels::setResults(KlotskiResults* results)
{
    if (m_results == results)
        return;
    if (m_results)
        disconnect(m_results, nullptr, this, nullptr);
    m_results = results;
    if (m_results) {
        connect(m_results, &KlotskiResults::changed, this, &KlotskiLevels::showResult);
        connect(m_results, &KlotskiResults::reset, this, &KlotskiLevels::showResults);
    }
    emit resultsChanged();
    showResults();
}

KlotskiOwnLayouts* KlotskiLevels::ownLayouts() const
{
    return m_ownLayouts;
}

void KlotskiLevels::setOwnLayouts(KlotskiOwnLayouts* layouts)
{
    if (m_ownLayouts == layouts)
        return;
    if (m_ownLayouts)
        disconnect(m_ownLayouts, nullptr, this, nullptr);
    m_ownLayouts = layouts;
    if (m_ownLayouts)
        connect(m_ownLayouts, &KlotskiOwnLayouts::listChanged, this, &KlotskiLevels::gather);
    emit ownLayoutsChanged();
    gather();
}

QString KlotskiLevels::filter() const
{
    return m_filter;
}

void KlotskiLevels::setFilter(const QString& filter)
{
    if (std::exchange(m_filter, filter) == filter)
        return;
    emit filterChanged();
    arrange();
}

KlotskiLevels::Order KlotskiLevels::order() const
{
    return m_order;
}

void KlotskiLevels::setOrder(Order order)
{
    if (std::exchange(m_order, order) == order)
        return;
    emit orderChanged();
    arrange();
}

bool KlotskiLevels::unsolvedOnly() const
{
    return m_unsolvedOnly;
}

void KlotskiLevels::setUnsolvedOnly(bool unsolvedOnly)
{
    if (std::exchange(m_unsolvedOnly, unsolvedOnly) == unsolvedOnly)
        return;
    emit unsolvedOnlyChanged();
    arrange();
}

int KlotskiLevels::count() const
{
    return static_cast<int>(m_rows.size());
}

int KlotskiLevels::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant KlotskiLevels::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Level& level = m_levels[static_cast<size_t>(m_rows[static_cast<size_t>(index.row())])];
    switch (role) {
    case BoardRole:
        return level.board;
    case NameRole:
        return level.name();
    case NumberRole:
        return level.number;
    case MovesRole:
        return level.moves;
    case StepsRole:
        return level.steps;
    case DifficultyRole:
        return level.difficulty();
    case BestMovesRole:
        return m_results ? m_results->bestMoves(level.board) : -1;
    case BestStepsRole:
        return m_results ? m_results->bestSteps(level.board) : -1;
    case OwnRole:
        return level.own;
    default:
        return {};
    }
}

QHash<int, QByteArray> KlotskiLevels::roleNames() const
{
    return {{BoardRole, "board"},         {NameRole, "name"},           {NumberRole, "number"},
            {MovesRole, "moves"},         {StepsRole, "steps"},         {DifficultyRole, "difficulty"},
            {BestMovesRole, "bestMoves"}, {BestStepsRole, "bestSteps"}, {OwnRole, "own"}};
}

int KlotskiLevels::rowOf(const QString& board) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [&](int place) { return m_levels[static_cast<size_t>(place)].board == board; });
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

QString KlotskiLevels::nameOf(const QString& board) const
{
    const Level* level = find(board);
    return level ? level->name() : QString();
}

int KlotskiLevels::movesOf(const QString& board) const
{
    const Level* level = find(board);
    return level ? level->moves : -1;
}

int KlotskiLevels::stepsOf(const QString& board) const
{
    const Level* level = find(board);
    return level ? level->steps : -1;
}

QString KlotskiLevels::next(const QString& board) const
{
    const int row = rowOf(board) + 1;
    return row < count() ? m_levels[static_cast<size_t>(m_rows[static_cast<size_t>(row)])].board : QString();
}

void KlotskiLevels::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {NameRole});
}

/// The published levels and the user's own ones.
void KlotskiLevels::gather()
{
    beginResetModel();
    m_levels = publishedLevels();
    if (m_ownLayouts) {
        for (const OwnLayout& layout : m_ownLayouts->layouts()) {
            Level level;
            level.board = layout.board;
            level.number = static_cast<int>(m_levels.size()) + 1;
            level.chineseName = layout.name;
            level.englishName = layout.name;
            level.own = true;
            m_levels.push_back(level);
        }
    }
    m_rows = wantedRows();
    endResetModel();
    emit countChanged();
}

void KlotskiLevels::arrange()
{
    std::vector<int> rows = wantedRows();
    if (rows == m_rows)
        return;
    beginResetModel();
    const bool sameCount = rows.size() == m_rows.size();
    m_rows = std::move(rows);
    endResetModel();
    if (!sameCount)
        emit countChanged();
}

/// Levels whose length is not known, and those without solution, are last among the published ones.
std::vector<int> KlotskiLevels::wantedRows() const
{
    std::vector<int> rows;
    for (size_t place = 0; place < m_levels.size(); ++place) {
        if (isWanted(m_levels[place]))
            rows.push_back(static_cast<int>(place));
    }
    const auto key = [this](int place) {
        const Level& level = m_levels[static_cast<size_t>(place)];
        return std::pair(level.own, level.moves < 0 ? std::numeric_limits<int>::max() : level.moves);
    };
    if (m_order == ByMoves)
        std::stable_sort(rows.begin(), rows.end(), [&key](int a, int b) { return key(a) < key(b); });
    return rows;
}

bool KlotskiLevels::isWanted(const Level& level) const
{
    if (m_unsolvedOnly && m_results && m_results->bestMoves(level.board) >= 0)
        return false;
    const QString text = m_filter.trimmed();
    return text.isEmpty() || level.matches(text);
}

void KlotskiLevels::showResult(const QString& board)
{
    arrange();
    const int row = rowOf(board);
    if (row >= 0)
        emit dataChanged(index(row), index(row), {BestMovesRole, BestStepsRole});
}

void KlotskiLevels::showResults()
{
    arrange();
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {BestMovesRole, BestStepsRole});
}

const Level* KlotskiLevels::find(const QString& board) const
{
    const auto level = std::find_if(m_levels.begin(), m_levels.end(),
                                    [&](const Level& candidate) { return candidate.board == board; });
    return level == m_levels.end() ? nullptr : &*level;
}

}  // namespace qipan::klotski
