// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "zoujing_game.h"

namespace qipan::zoujing {

/// "What is a trap": three states, each with one question that has one right stone.
class ZoujingLesson : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// 0..count - 1.
    Q_PROPERTY(int index READ index NOTIFY indexChanged)
    Q_PROPERTY(int count READ count CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    /// The question, translated; when it is answered, what the answer leads to.
    Q_PROPERTY(QString text READ text NOTIFY textChanged)
    /// The state in question, as ZoujingGame has it; it stays when the question is answered.
    Q_PROPERTY(QString stones READ stones NOTIFY indexChanged)
    Q_PROPERTY(qipan::zoujing::ZoujingGame::Side turn READ turn NOTIFY indexChanged)
    Q_PROPERTY(bool answered READ isAnswered NOTIFY answeredChanged)
    /// Whether the answer was the right one.
    Q_PROPERTY(bool right READ isRight NOTIFY rightChanged)

public:
    explicit ZoujingLesson(QObject* parent = nullptr);

    int index() const;
    int count() const;
    QString title() const;
    QString text() const;
    QString stones() const;
    ZoujingGame::Side turn() const;
    bool isAnswered() const;
    bool isRight() const;

    /// The next question, and the one before; at the last and the first nothing happens.
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    /// The same question once more, not answered.
    Q_INVOKABLE void again();
    /// The stone on a point is moved. After a wrong answer one may try again. Returns isRight(); a stone that may not
    /// move is no answer, and changes nothing.
    Q_INVOKABLE bool answer(int from);
    Q_INVOKABLE void retranslate();

signals:
    void indexChanged();
    void titleChanged();
    void textChanged();
    void answeredChanged();
    void rightChanged();

private:
    void show(int index);
    void setAnswer(bool answered, bool right);

    int m_index = 0;
    bool m_answered = false;
    bool m_right = false;
};

}  // namespace qipan::zoujing
