// SPDX-License-Identifier: MIT
#include "klotski_levels.h"

#include "board_text.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace qipan::klotski {

namespace {

constexpr Solution kUnknown{-2, -2};

}  // namespace

KlotskiLevels::KlotskiLevels(QObject* parent)
    : QAbstractListModel(parent)
{
    connect(&m_watcher, &QFutureWatcher<Solution>::finished, this, &KlotskiLevels::takeLengths);
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
    return level ? level->moves : kUnknown.moves;
}

int KlotskiLevels::stepsOf(const QString& board) const
{
    const Level* level = find(board);
    return level ? level->steps : kUnknown.steps;
}

QString KlotskiLevels::next(const QString& board) const
{
    const std::vector<int> places = inOrder();
    const auto boardAt = [this](int place) -> const QString& { return m_levels[static_cast<size_t>(place)].board; };
    auto place = std::find_if(places.begin(), places.end(), [&](int other) { return boardAt(other) == board; });
    if (place != places.end())
        ++place;
    else
        place = std::find_if(places.begin(), places.end(),
                             [&](int other) { return !m_results || m_results->bestMoves(boardAt(other)) < 0; });
    return place != places.end() ? boardAt(*place) : QString();
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
            const Solution length = m_lengths.value(layout.board, kUnknown);
            level.moves = length.moves;
            level.steps = length.steps;
            level.own = true;
            m_levels.push_back(level);
        }
    }
    m_rows = wantedRows();
    endResetModel();
    emit countChanged();
    solveOwn();
}

/// The next own board whose length is not known.
void KlotskiLevels::solveOwn()
{
    const auto level = std::find_if(m_levels.begin(), m_levels.end(),
                                    [](const Level& candidate) { return candidate.moves == kUnknown.moves; });
    if (m_watcher.isRunning() || level == m_levels.end())
        return;
    const auto layout = readBoard(level->board, nullptr);
    m_solving = level->board;
    m_watcher.setFuture(findSolution(*layout));
}

void KlotskiLevels::takeLengths()
{
    const Solution length = m_watcher.result();
    m_lengths.insert(m_solving, length);
    for (Level& level : m_levels) {
        if (!level.own || level.board != m_solving)
            continue;
        level.moves = length.moves;
        level.steps = length.steps;
    }
    arrange();
    const int row = rowOf(m_solving);
    if (row >= 0)
        emit dataChanged(index(row), index(row), {MovesRole, StepsRole, DifficultyRole});
    solveOwn();
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

/// The places of all levels. By length, those without a solution, or whose length is not known, are last among the
/// published ones and last among the own ones.
std::vector<int> KlotskiLevels::inOrder() const
{
    std::vector<int> places(m_levels.size());
    std::iota(places.begin(), places.end(), 0);
    const auto key = [this](int place) {
        const Level& level = m_levels[static_cast<size_t>(place)];
        return std::pair(level.own, level.moves < 0 ? std::numeric_limits<int>::max() : level.moves);
    };
    if (m_order == ByMoves)
        std::stable_sort(places.begin(), places.end(), [&key](int a, int b) { return key(a) < key(b); });
    return places;
}

std::vector<int> KlotskiLevels::wantedRows() const
{
    std::vector<int> rows = inOrder();
    std::erase_if(rows, [this](int place) { return !isWanted(m_levels[static_cast<size_t>(place)]); });
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
