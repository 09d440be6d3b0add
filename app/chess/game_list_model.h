// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace qipan::app {

/// What the list of a file's games shows of one of them.
struct GameSummary {
    QString white;
    QString black;
    QString result;
    QString event;
    QString date;
    int moves = -1;  ///< full moves, -1 when not known
};

/// The games of a file that holds several.
class GameListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role { IndexRole = Qt::UserRole + 1, TitleRole, ResultRole, EventRole, DateRole, MovesRole };
    Q_ENUM(Role)

    explicit GameListModel(QObject* parent = nullptr);

    void setGames(std::vector<GameSummary> games);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The rows whose title, result, event and date hold words, in small or capital letters; all for no words.
    Q_INVOKABLE QVariantList rowsWith(const QString& words) const;

private:
    static QString titleOf(const GameSummary& game);

    std::vector<GameSummary> m_games;
    mutable QStringList m_lines;  ///< what is searched, one line a game; made for the first search
};

}  // namespace qipan::app
