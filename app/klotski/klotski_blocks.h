// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "klotski_game.h"

namespace qipan::klotski {

/// The blocks of a game, a row a block, in the order of their ids.
class KlotskiBlocks : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::klotski::KlotskiGame* game READ game WRITE setGame NOTIFY gameChanged)

public:
    /// In QML: blockId (int), kind (int, see Kind), column (0..3) and row (0..4) of the top left cell, across and down
    /// (sizes in cells), label (Chinese), title (translated, with the place), movable (bool), way (list of points: the
    /// places from where the block last stood to where it stands, cell by cell as it moved; the last one alone when
    /// several blocks have changed place at once).
    enum Role {
        BlockIdRole = Qt::UserRole + 1,
        KindRole,
        ColumnRole,
        RowRole,
        AcrossRole,
        DownRole,
        LabelRole,
        TitleRole,
        MovableRole,
        WayRole
    };
    Q_ENUM(Role)
    enum Kind { Soldier, Vertical, Horizontal, General };
    Q_ENUM(Kind)

    explicit KlotskiBlocks(QObject* parent = nullptr);

    KlotskiGame* game() const;
    void setGame(KlotskiGame* game);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void gameChanged();

private:
    struct Block {
        klotski_kind_t kind;
        QString label;
        int cell;
        bool movable;
        QVariantList way;
    };

    void reset();
    void update();
    QVariantList wayBetween(int old, int cell) const;
    void retranslate();

    QPointer<KlotskiGame> m_game;
    std::vector<Block> m_blocks;
};

}  // namespace qipan::klotski
