// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QFutureWatcher>
#include <QHash>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "klotski_own_layouts.h"
#include "klotski_results.h"
#include "level.h"
#include "solution.h"

namespace qipan::klotski {

/// The boards to choose from: those that were published, then the user's own. These are solved in a thread; until then
/// their lengths are not known.
class KlotskiLevels : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::klotski::KlotskiResults* results READ results WRITE setResults NOTIFY resultsChanged)
    Q_PROPERTY(
        qipan::klotski::KlotskiOwnLayouts* ownLayouts READ ownLayouts WRITE setOwnLayouts NOTIFY ownLayoutsChanged)
    /// Only levels with this text in one of their names, in any language, or in their number. Case means nothing.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(Order order READ order WRITE setOrder NOTIFY orderChanged)
    Q_PROPERTY(bool unsolvedOnly READ unsolvedOnly WRITE setUnsolvedOnly NOTIFY unsolvedOnlyChanged)
    /// The rows that filter and unsolvedOnly leave.
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// In QML: board (20 letters, the key), name, number (from 1, in the order of the list), moves and steps (of a
    /// shortest solution; -1 there is none, -2 not known yet), difficulty (0 easy .. 4 hard; -1 without a solution),
    /// bestMoves and bestSteps (-1 never solved), own (bool).
    enum Role {
        BoardRole = Qt::UserRole + 1,
        NameRole,
        NumberRole,
        MovesRole,
        StepsRole,
        DifficultyRole,
        BestMovesRole,
        BestStepsRole,
        OwnRole
    };
    Q_ENUM(Role)
    enum Order { Listed, ByMoves };
    Q_ENUM(Order)

    explicit KlotskiLevels(QObject* parent = nullptr);

    KlotskiResults* results() const;
    void setResults(KlotskiResults* results);
    KlotskiOwnLayouts* ownLayouts() const;
    void setOwnLayouts(KlotskiOwnLayouts* layouts);
    QString filter() const;
    void setFilter(const QString& filter);
    Order order() const;
    void setOrder(Order order);
    bool unsolvedOnly() const;
    void setUnsolvedOnly(bool unsolvedOnly);
    int count() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// -1 if it is not among the rows shown.
    Q_INVOKABLE int rowOf(const QString& board) const;
    /// Empty if it is no level. These three look at all levels, shown or not.
    Q_INVOKABLE QString nameOf(const QString& board) const;
    /// Of a shortest solution; -1 there is none, -2 not known.
    Q_INVOKABLE int movesOf(const QString& board) const;
    Q_INVOKABLE int stepsOf(const QString& board) const;
    /// The board after this one in the order, among all levels, shown or not; empty at the end. After a board that is
    /// no level comes the first that was never solved.
    Q_INVOKABLE QString next(const QString& board) const;

public slots:
    /// After a change of the language.
    void retranslate();

signals:
    void resultsChanged();
    void ownLayoutsChanged();
    void filterChanged();
    void orderChanged();
    void unsolvedOnlyChanged();
    void countChanged();

private:
    void gather();
    void arrange();
    bool isWanted(const Level& level) const;
    std::vector<int> inOrder() const;
    std::vector<int> wantedRows() const;
    void solveOwn();
    void takeLengths();
    void showResult(const QString& board);
    void showResults();
    const Level* find(const QString& board) const;

    QPointer<KlotskiResults> m_results;
    QPointer<KlotskiOwnLayouts> m_ownLayouts;
    QString m_filter;
    Order m_order = Listed;
    bool m_unsolvedOnly = false;
    std::vector<Level> m_levels;
    std::vector<int> m_rows;             ///< places in m_levels
    QHash<QString, Solution> m_lengths;  ///< of own boards
    QFutureWatcher<Solution> m_watcher;  ///< one board at a time
    QString m_solving;
};

}  // namespace qipan::klotski
