// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <shell/running_game.h>

#include "board_input.h"
#include "chess_game.h"

namespace qipan::app {

/// Keeps the running game of chess in the store: after every ply, and while a clock runs so often that a killed program
/// loses less than a second of it. A game that gives way to another one goes to the recent games.
class Autosave : public qipan::shell::RunningGame {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game MEMBER m_game NOTIFY changed)
    Q_PROPERTY(qipan::app::BoardInput* input MEMBER m_input NOTIFY changed)

public:
    explicit Autosave(QObject* parent = nullptr);

private:
    bool isReady() const override;
    bool isPlayed() const override;
    bool isFinished() const override;
    bool restore(const QJsonObject& record, QString* why) override;
    void follow() override;
    shell::GameStore::Make makeRecord() const override;

    QPointer<ChessGame> m_game;
    QPointer<BoardInput> m_input;
    QTimer m_heartbeat;  ///< while a clock runs
};

}  // namespace qipan::app
