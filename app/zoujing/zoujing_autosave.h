// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <shell/running_game.h>

#include "zoujing_game.h"

namespace qipan::zoujing {

/// Keeps the running game of Zoujing in the store, after every change. A recent game that goes on leaves the score of
/// the session as it is. When the program ends on a finished game, the next one is kept, with the score.
class ZoujingAutosave : public qipan::shell::RunningGame {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::zoujing::ZoujingGame* game MEMBER m_game NOTIFY changed)

public:
    explicit ZoujingAutosave(QObject* parent = nullptr);

private:
    bool isReady() const override;
    bool isPlayed() const override;
    bool isFinished() const override;
    bool restore(const QJsonObject& record, QString* why) override;
    void follow() override;
    shell::GameStore::Make makeRecord() const override;
    void leaveFinished() override;

    QPointer<ZoujingGame> m_game;
};

}  // namespace qipan::zoujing
