// SPDX-License-Identifier: MIT
#include "zoujing_games.h"

#include <zoujing_lesson.h>

#include <QSet>
#include <QtTest>

using namespace qipan::zoujing;

/// The questions are what they say, by the table and by the engine's judgement, and have one right answer each.
class ZoujingLessonTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        zoujing_solve(&m_solution);
        QCOMPARE(tableRows().size(), 60);
    }

    void theFirstIsWonByOneMove()
    {
        ZoujingLesson lesson;
        QCOMPARE(lesson.index(), 0);
        QCOMPARE(row(lesson)[2], QByteArray("W"));
        const int right = rightAnswer(lesson);
        for (const int from : legal(lesson)) {
            const zoujing_verdict_t verdict = judge(lesson, from);
            QCOMPARE(verdict.value == ZOUJING_WIN && verdict.plies == 1, from == right);
        }
    }

    void inTheSecondOneOfTwoMovesLoses()
    {
        ZoujingLesson lesson;
        lesson.next();
        QCOMPARE(row(lesson)[2], QByteArray("D"));
        QCOMPARE(legal(lesson).size(), 2);
        const int right = rightAnswer(lesson);
        for (const int from : legal(lesson))
            QCOMPARE(int(judge(lesson, from).value), from == right ? int(ZOUJING_DRAW) : int(ZOUJING_LOSS));
    }

    void theThirdLeadsTheOtherToWhereItCanSlip()
    {
        ZoujingLesson lesson;
        lesson.next();
        lesson.next();
        QCOMPARE(row(lesson)[2], QByteArray("D"));
        QCOMPARE(legal(lesson).size(), 2);
        const int right = rightAnswer(lesson);
        const zoujing_game_t game = stateOf(lesson);
        for (uint32_t random = 0; random < 8; ++random)
            QCOMPARE(int(zoujing_choose(&m_solution, &game, ZOUJING_PERFECT, random)), right);
        for (const int from : legal(lesson)) {
            QCOMPARE(int(judge(lesson, from).value), int(ZOUJING_DRAW));
            zoujing_game_t next = game;
            zoujing_move(&next, zoujing_point_t(from), zoujing_blank(&game));
            int losing = 0;
            for (zoujing_point_t reply = 0; reply < 5; ++reply)
                losing += zoujing_judge_move(&m_solution, &next, reply).value == ZOUJING_LOSS ? 1 : 0;
            QCOMPARE(losing, from == right ? 1 : 0);
        }
    }

    void saysWhatTheAnswerLeadsTo()
    {
        ZoujingLesson lesson;
        QSet<QString> texts;
        for (int index = 0; index < lesson.count(); ++index, lesson.next()) {
            QCOMPARE(lesson.index(), index);
            QVERIFY(!lesson.isAnswered());
            QVERIFY(!lesson.isRight());
            const int right = rightAnswer(lesson);
            texts << lesson.title() << lesson.text();
            for (int from = -1; from < 300; ++from) {
                if (!legal(lesson).contains(from))
                    QVERIFY(!lesson.answer(from) && !lesson.isAnswered());
            }
            for (const int from : legal(lesson)) {
                if (from != right)
                    QVERIFY(!lesson.answer(from));
            }
            QVERIFY(lesson.isAnswered());
            texts << lesson.text();
            QVERIFY(lesson.answer(right));
            texts << lesson.text();
            // It was found: nothing takes that back.
            QVERIFY(lesson.answer(legal(lesson)[0]) && lesson.answer(legal(lesson)[1]));
        }
        QCOMPARE(lesson.count(), 3);
        QCOMPARE(texts.size(), 12);
    }

    void asksTheSameAgain()
    {
        ZoujingLesson lesson;
        lesson.next();
        const QString question = lesson.text();
        QSignalSpy text(&lesson, &ZoujingLesson::textChanged);
        const int right = rightAnswer(lesson);
        lesson.answer(legal(lesson)[0] == right ? legal(lesson)[1] : legal(lesson)[0]);
        QVERIFY(lesson.text() != question);
        lesson.again();
        QVERIFY(!lesson.isAnswered());
        QCOMPARE(lesson.index(), 1);
        QCOMPARE(lesson.text(), question);
        QCOMPARE(text.size(), 2);
        QVERIFY(lesson.answer(right));
    }

    void turnsThePages()
    {
        ZoujingLesson lesson;
        QSignalSpy index(&lesson, &ZoujingLesson::indexChanged);
        QSignalSpy answered(&lesson, &ZoujingLesson::answeredChanged);
        lesson.previous();
        QCOMPARE(lesson.index(), 0);
        QCOMPARE(index.size(), 0);
        lesson.answer(legal(lesson)[0]);
        lesson.next();
        QVERIFY(!lesson.isAnswered());
        QCOMPARE(answered.size(), 2);
        lesson.next();
        lesson.next();
        QCOMPARE(lesson.index(), 2);
        QCOMPARE(index.size(), 2);
        lesson.previous();
        QCOMPARE(lesson.index(), 1);
    }

private:
    static zoujing_game_t stateOf(const ZoujingLesson& lesson)
    {
        zoujing_game_t game;
        if (zoujing_set_up(&game, nullptr, lesson.stones().toLatin1().constData(), zoujing_side_t(lesson.turn())) !=
            ZOUJING_OK)
            qFatal("no state");
        return game;
    }
    zoujing_verdict_t judge(const ZoujingLesson& lesson, int from) const
    {
        const zoujing_game_t game = stateOf(lesson);
        return zoujing_judge_move(&m_solution, &game, zoujing_point_t(from));
    }
    static QByteArrayList row(const ZoujingLesson& lesson)
    {
        for (const QByteArrayList& row : tableRows()) {
            if (row[0] == lesson.stones().toLatin1() && sideOf(row[1]) == lesson.turn())
                return row;
        }
        return QByteArrayList(7);
    }
    static QList<int> legal(const ZoujingLesson& lesson)
    {
        QList<int> stones;
        const QByteArrayList moves = row(lesson)[4].split(',');
        for (const QByteArray& move : moves)
            stones << move.first(1).toInt();
        return stones;
    }
    /// Which answer another copy of the lesson calls right; -1 unless it is exactly one.
    static int rightAnswer(const ZoujingLesson& lesson)
    {
        QList<int> right;
        for (const int from : legal(lesson)) {
            ZoujingLesson copy;
            while (copy.index() < lesson.index())
                copy.next();
            if (copy.answer(from))
                right << from;
        }
        return right.size() == 1 ? right[0] : -1;
    }

    zoujing_solution_t m_solution;
};

QTEST_GUILESS_MAIN(ZoujingLessonTest)
#include "zoujing_lesson_test.moc"
