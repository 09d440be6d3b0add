// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "zoujing_game.h"

namespace qipan::zoujing {

/// The four stones of a game, a row each; rows and ids never change, only what they say. Empty without a game.
class ZoujingStones : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::zoujing::ZoujingGame* game READ game WRITE setGame NOTIFY gameChanged)

public:
    /// In QML: stoneId (0..3), side (ZoujingGame.Side), point (0..4), legal (bool: a human may move it now),
    /// last (bool: it moved last), title (text for a screen reader, "Black stone, top left, may move").
    enum Role { StoneIdRole = Qt::UserRole + 1, SideRole, PointRole, LegalRole, LastRole, TitleRole };
    Q_ENUM(Role)

    explicit ZoujingStones(QObject* parent = nullptr);

    ZoujingGame* game() const;
    void setGame(ZoujingGame* game);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void gameChanged();

private:
    struct Stone {
        int point = -1;
        bool legal = false;
        bool last = false;
    };

    Stone stoneNow(size_t id) const;
    void update();
    void retranslate();

    QPointer<ZoujingGame> m_game;
    std::vector<Stone> m_stones;  ///< by id
};

}  // namespace qipan::zoujing
