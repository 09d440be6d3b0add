// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <deque>

namespace qipan::boards {

/// What went over the line, for bug reports: the last 500 lines, the oldest first.
class LinkLog : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a BoardLink.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    static constexpr int kLines = 500;

    enum Role { TextRole = Qt::UserRole + 1, FromBoardRole, TimeRole };
    Q_ENUM(Role)

    explicit LinkLog(QObject* parent = nullptr);

    void add(bool fromBoard, const QString& text);

    int count() const;
    /// All lines as one text, a line each: the time, ">" to the board or "<" from it, the message.
    QString text() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

public slots:
    void clear();
    /// text() to the system's clipboard.
    void copy() const;

signals:
    void countChanged();

private:
    struct Line {
        QString time;
        bool fromBoard;
        QString text;
    };

    std::deque<Line> m_lines;
};

}  // namespace qipan::boards
