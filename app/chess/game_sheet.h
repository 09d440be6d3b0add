// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "chess_game.h"

namespace qipan::app {

/// Saves the score sheet of the game as a PDF. save() answers with exactly one signal.
class GameSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game MEMBER m_game NOTIFY changed)
    /// Why the game ended, in words; empty while it goes on.
    Q_PROPERTY(QString termination MEMBER m_termination NOTIFY changed)
    /// Where the drawings of the men lie, for the diagram of a start position: a qrc: or file: URL.
    Q_PROPERTY(QUrl pieceFolder MEMBER m_pieceFolder NOTIFY changed)

public:
    using QObject::QObject;

public slots:
    void save(const QUrl& file);

signals:
    void changed();
    void saved(const QString& path);
    void failed(const QString& message);

private:
    QPointer<ChessGame> m_game;
    QString m_termination;
    QUrl m_pieceFolder;
};

}  // namespace qipan::app
