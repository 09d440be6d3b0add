// SPDX-License-Identifier: MIT
#include "zoujing_lesson.h"

#include <array>
#include <utility>

namespace qipan::zoujing {

namespace {

struct Question {
    const char* stones;
    zoujing_side_t turn;
    int right;  ///< the point of the stone to move
    const char* title;
    const char* text;
    const char* goodText;
    const char* badText;
};

constexpr std::array<Question, 3> kQuestions{{
    {".BBGG", ZOUJING_BLACK, 1, QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson", "Close the trap"),
     QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson",
                       "Who cannot move has lost. Black can win at once: which stone takes the last way from White?"),
     QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson",
                       "Right. Only the point top left is free now, and between it and White lies the well."),
     QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson",
                       "That leaves White a way out. Look for the point that White cannot reach.")},
    {"GB.BG", ZOUJING_BLACK, 1, QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson", "Keep out of the trap"),
     QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson",
                       "Two of Black's stones may move. After one of the moves White wins at once. Which one is safe?"),
     QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson", "Right. Black can still move, whatever White does."),
     QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson",
                       "No: White now makes a move after which neither black stone can move.")},
    {".BGBG", ZOUJING_BLACK, 3, QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson", "Set a trap"),
     QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson",
                       "Nobody can force a win here, but Black can give White a choice in which one move loses. How?"),
     QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson", "Right. White has two moves now, and one of them loses."),
     QT_TRANSLATE_NOOP("qipan::zoujing::ZoujingLesson",
                       "That is safe, but White can do nothing wrong after it. Try the other stone.")},
}};

const Question& questionAt(int index)
{
    return kQuestions[static_cast<size_t>(index)];
}

}  // namespace

ZoujingLesson::ZoujingLesson(QObject* parent)
    : QObject(parent)
{
}

int ZoujingLesson::index() const
{
    return m_index;
}

int ZoujingLesson::count() const
{
    return static_cast<int>(kQuestions.size());
}

QString ZoujingLesson::title() const
{
    return tr(questionAt(m_index).title);
}

QString ZoujingLesson::text() const
{
    const Question& question = questionAt(m_index);
    if (!m_answered)
        return tr(question.text);
    return tr(m_right ? question.goodText : question.badText);
}

QString ZoujingLesson::stones() const
{
    return QString::fromLatin1(questionAt(m_index).stones);
}

ZoujingGame::Side ZoujingLesson::turn() const
{
    return static_cast<ZoujingGame::Side>(questionAt(m_index).turn);
}

bool ZoujingLesson::isAnswered() const
{
    return m_answered;
}

bool ZoujingLesson::isRight() const
{
    return m_right;
}

void ZoujingLesson::next()
{
    if (m_index + 1 < count())
        show(m_index + 1);
}

void ZoujingLesson::previous()
{
    if (m_index > 0)
        show(m_index - 1);
}

void ZoujingLesson::again()
{
    setAnswer(false, false);
}

bool ZoujingLesson::answer(int from)
{
    const Question& question = questionAt(m_index);
    zoujing_game_t game;
    zoujing_set_up(&game, nullptr, question.stones, question.turn);
    const bool mayMove = from >= 0 && from < ZOUJING_POINTS && (zoujing_legal_stones(&game) & ZOUJING_BIT(from)) != 0;
    if (mayMove && !m_right)
        setAnswer(true, from == question.right);
    return m_right;
}

void ZoujingLesson::retranslate()
{
    emit titleChanged();
    emit textChanged();
}

void ZoujingLesson::show(int index)
{
    m_index = index;
    emit indexChanged();
    emit titleChanged();
    setAnswer(false, false);
}

void ZoujingLesson::setAnswer(bool answered, bool right)
{
    const bool wasAnswered = std::exchange(m_answered, answered);
    const bool wasRight = std::exchange(m_right, right);
    if (wasAnswered != answered)
        emit answeredChanged();
    if (wasRight != right)
        emit rightChanged();
    emit textChanged();
}

}  // namespace qipan::zoujing
