// SPDX-License-Identifier: MIT
#include <time_choice.h>

#include <QSignalSpy>
#include <QtTest>

#include <cmath>

using qipan::app::TimeChoice;

/// The form of a time control and its text.
class TimeChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void showsTexts_data();
    void showsTexts();
    void leavesWhatItCannotShow_data();
    void leavesWhatItCannotShow();
    void numbersComeIntoRange();
    void tellsOnlyOfChanges();
};

void TimeChoiceTest::showsTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("timed");
    QTest::addColumn<double>("minutes");
    QTest::addColumn<int>("bonus");
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("moves");
    QTest::newRow("none") << "-" << false << 10.0 << 0 << 0 << 0;
    QTest::newRow("sudden death") << "300" << true << 5.0 << 0 << 0 << 0;
    QTest::newRow("increment") << "180+2" << true << 3.0 << 2 << 0 << 0;
    QTest::newRow("Bronstein") << "300b5" << true << 5.0 << 5 << 1 << 0;
    QTest::newRow("delay") << "300d5" << true << 5.0 << 5 << 2 << 0;
    QTest::newRow("moves a period") << "40/5400+30:1800+30" << true << 90.0 << 30 << 0 << 40;
    QTest::newRow("half a minute") << "30" << true << 0.5 << 0 << 0 << 0;
}

void TimeChoiceTest::showsTexts()
{
    QFETCH(QString, text);
    TimeChoice choice;
    choice.setText(text);
    QCOMPARE(choice.text(), text);
    QTEST(choice.isTimed(), "timed");
    QTEST(choice.minutes(), "minutes");
    QTEST(choice.bonus(), "bonus");
    QTEST(int(choice.mode()), "mode");
    QTEST(choice.moves(), "moves");
}

void TimeChoiceTest::leavesWhatItCannotShow_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("three periods") << "40/5400:20/3600:900";
    QTest::newRow("unlike bonuses") << "40/5400:1800+30";
    QTest::newRow("repeated period") << "40/5400";
    QTest::newRow("a word") << "soon";
    QTest::newRow("empty") << "";
}

void TimeChoiceTest::leavesWhatItCannotShow()
{
    QFETCH(QString, text);
    TimeChoice choice;
    choice.setText(QStringLiteral("180+2"));
    QSignalSpy changed(&choice, &TimeChoice::changed);
    choice.setText(text);
    QCOMPARE(choice.text(), QStringLiteral("180+2"));
    QCOMPARE(changed.count(), 0);
}

void TimeChoiceTest::numbersComeIntoRange()
{
    TimeChoice choice;
    choice.setTimed(true);
    choice.setMinutes(0);
    QCOMPARE(choice.text(), QStringLiteral("15"));
    choice.setMinutes(std::nan(""));
    QCOMPARE(choice.text(), QStringLiteral("15"));
    choice.setMinutes(1e9);
    QCOMPARE(choice.text(), QStringLiteral("36000"));
    choice.setBonus(100000);
    QCOMPARE(choice.text(), QStringLiteral("36000+600"));
    choice.setBonus(-1);
    choice.setMoves(1000);
    choice.setLaterMinutes(0);
    QCOMPARE(choice.text(), QStringLiteral("200/36000:60"));
}

void TimeChoiceTest::tellsOnlyOfChanges()
{
    TimeChoice choice;
    QSignalSpy changed(&choice, &TimeChoice::changed);
    choice.setTimed(true);
    choice.setTimed(true);
    choice.setMinutes(5);
    choice.setText(QStringLiteral("300"));
    QCOMPARE(changed.count(), 2);
}

QTEST_GUILESS_MAIN(TimeChoiceTest)
#include "time_choice_test.moc"
