// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <clock/time_control.h>

namespace qipan::app {

/// A time control as a form has it: a few numbers that go together with the text of the PGN tag TimeControl.
/// Every value of the form is a time control; numbers out of range come to the nearest end.
class TimeChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// "-" for no time control, "300+2", "40/5400+30:1800+30". A text that is none, or one that the form cannot show
    /// (more than two periods, unlike bonuses), leaves all as it was.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    /// Whether there is a time control.
    Q_PROPERTY(bool timed READ isTimed WRITE setTimed NOTIFY changed)
    /// 0.25 to 600.
    Q_PROPERTY(qreal minutes READ minutes WRITE setMinutes NOTIFY changed)
    /// The bonus of each move in seconds, 0 to 600.
    Q_PROPERTY(int bonus READ bonus WRITE setBonus NOTIFY changed)
    /// What becomes of the bonus.
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed)
    /// How many moves the minutes are for, 0 to 200; 0: all.
    Q_PROPERTY(int moves READ moves WRITE setMoves NOTIFY changed)
    /// The minutes after those moves, 1 to 600.
    Q_PROPERTY(qreal laterMinutes READ laterMinutes WRITE setLaterMinutes NOTIFY changed)

public:
    enum Mode { Increment, Bronstein, Delay };
    Q_ENUM(Mode)

    using QObject::QObject;

    QString text() const;
    void setText(const QString& text);
    bool isTimed() const;
    void setTimed(bool timed);
    qreal minutes() const;
    void setMinutes(qreal minutes);
    int bonus() const;
    void setBonus(int seconds);
    Mode mode() const;
    void setMode(Mode mode);
    int moves() const;
    void setMoves(int moves);
    qreal laterMinutes() const;
    void setLaterMinutes(qreal minutes);

signals:
    void changed();

private:
    struct Form {
        bool timed = false;
        clock::Milliseconds time = 10 * 60 * 1000;
        clock::Milliseconds bonus = 0;
        Mode mode = Increment;
        int moves = 0;
        clock::Milliseconds later = 30 * 60 * 1000;

        bool operator==(const Form&) const = default;
    };
    clock::TimeControl control() const;
    void change(const Form& form);

    Form m_form;
};

}  // namespace qipan::app
