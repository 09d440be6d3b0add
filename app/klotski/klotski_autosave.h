// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <shell/running_game.h>

#include "klotski_game.h"

namespace qipan::klotski {

/// Keeps the running game of Klotski in the store, after every change. It opens on 横刀立马 where there is none; a game
/// with moves that gives way to another one goes to the recent games. A solved game stays until then.
class KlotskiAutosave : public qipan::shell::RunningGame {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::klotski::KlotskiGame* game MEMBER m_game NOTIFY changed)

public:
    explicit KlotskiAutosave(QObject* parent = nullptr);

private:
    bool isReady() const override;
    bool isPlayed() const override;
    bool isFinished() const override;
    bool restore(const QJsonObject& record, QString* why) override;
    void begin() override;
    void follow() override;
    shell::GameStore::Make makeRecord() const override;

    QPointer<KlotskiGame> m_game;
};

}  // namespace qipan::klotski
