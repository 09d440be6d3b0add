// SPDX-License-Identifier: MIT
/// @file Bl1Driver: what hands did on the board. The board asks until it is answered; the listener is asked once.
#include "bl1_driver.h"

namespace qipan::boards {

namespace {

/// A reason as one field.
QByteArray asWord(const QString& why)
{
    constexpr qsizetype kLongest = 24;
    const QByteArray word = why.toLatin1().left(kLongest).replace(' ', '_');
    return word.isEmpty() ? QByteArray("no") : word;
}

}  // namespace

bool Bl1Driver::Question::isSame(const Question& other) const
{
    return name == other.name && event == other.event && proposal == other.proposal;
}

/// PR, PQ, DN, TQ, NQ. While a command waits, the board may not know yet what it is asking about: it will ask again.
void Bl1Driver::takeQuestion(Bl1Fields fields, Milliseconds now)
{
    if (!isInStep() || (m_command && m_command->result))
        return;
    Question question{.name = fields.name()};
    if (question.name == LINK_NQ) {
        takeNewGameQuestion(question, fields, now);
        return;
    }
    const auto game = fields.hex(8);
    const auto ply = fields.ply();
    if (game != m_wanted->id() || !ply)
        return;
    question.proposal.ply = *ply;
    if (question.name == LINK_TQ)
        takeBackQuestion(question, fields, now);
    else if (*ply >= 1 && *ply <= m_wanted->plies())
        repeatMove(*ply);
    else if (*ply != m_wanted->plies() + 1)
        askAgain();
    else if (question.name == LINK_DN)
        takeDoneQuestion(question, fields, now);
    else
        takeMoveQuestion(question, fields, now);
}

/// PR g p uci z n, PQ g p fromto n. If hands were faster than XP, it is the announced move.
void Bl1Driver::takeMoveQuestion(Question question, Bl1Fields fields, Milliseconds now)
{
    const auto move = fields.move();
    const bool isWhole = question.name == LINK_PR;
    const auto hash = isWhole ? fields.hex(8) : std::nullopt;
    const auto event = fields.number();
    if (!move || (isWhole && !hash) || !event)
        return;
    question.event = *event;
    question.proposal.move = *move;
    const bool isAnnounced = m_announced && move->from == m_announced->from && move->to == m_announced->to;
    if (isWhole ? !m_wanted->hashAfter(*move) : !m_wanted->allows(*move)) {
        refuse(question, "illegal", now);
    } else if (isWhole && hash != m_wanted->hashAfter(*move)) {
        refuse(question, "hash", now);
        askAgain();
    } else if (isAnnounced && (!isWhole || move == m_announced)) {
        askDone(question, now);
    } else {
        question.proposal.kind = Proposal::Move;
        ask(question, now);
    }
}

/// DN g p z. It names no event; another one that came in between makes it another question.
void Bl1Driver::takeDoneQuestion(Question question, Bl1Fields fields, Milliseconds now)
{
    const auto hash = fields.hex(8);
    if (!hash)
        return;
    question.event = m_sensors.last();
    if (!m_announced || hash != m_wanted->hashAfter(*m_announced)) {
        refuse(question, "other", now);
        return;
    }
    m_boardAnnounced = m_announced;
    if (isAwaited(LINK_XP))
        m_command.reset();
    askDone(question, now);
}

void Bl1Driver::askDone(Question question, Milliseconds now)
{
    question.proposal.kind = Proposal::CarriedOut;
    question.proposal.move = *m_announced;
    ask(question, now);
}

/// TQ g p n.
void Bl1Driver::takeBackQuestion(Question question, Bl1Fields fields, Milliseconds now)
{
    const auto event = fields.number();
    if (!event)
        return;
    question.event = *event;
    question.proposal.kind = Proposal::TakeBack;
    if (question.proposal.ply < m_wanted->plies())
        ask(question, now);
    else if (question.proposal.ply == m_wanted->plies())
        m_command = gameCommand(LINK_TB, *m_wanted, m_wanted->plies());
    else
        askAgain();
}

/// NQ n.
void Bl1Driver::takeNewGameQuestion(Question question, Bl1Fields fields, Milliseconds now)
{
    const auto event = fields.number();
    if (!event)
        return;
    question.event = *event;
    question.proposal.kind = Proposal::NewGame;
    if (m_wanted->plies() > 0)
        ask(question, now);
    else
        m_command = gameCommand(LINK_GS, *m_wanted, 0);
}

void Bl1Driver::ask(const Question& question, Milliseconds now)
{
    if (m_question && m_question->isSame(question)) {
        if (m_question->refusal)
            refuse(question, QByteArray(*m_question->refusal), now);
        return;
    }
    m_question = question;
    m_listener->proposed(question.proposal);
}

/// RJ g p why n.
void Bl1Driver::refuse(const Question& question, const QByteArray& why, Milliseconds now)
{
    m_question = question;
    m_question->refusal = why;
    const int ply = question.name == LINK_NQ ? m_wanted->plies() : question.proposal.ply;
    Bl1Line line(LINK_RJ);
    line.hex(m_wanted->id(), 8).decimal(static_cast<std::uint32_t>(ply)).text(why);
    if (question.name != LINK_DN)
        line.hex(question.event, 4);
    sendLine(line.end(), now);
}

void Bl1Driver::decline(const Proposal& proposal, const QString& why, Milliseconds now)
{
    if (m_question && !m_question->refusal && m_question->proposal == proposal && m_wanted)
        refuse(Question(*m_question), asWord(why), now);
    act(now);
}

/// The board asks about a ply that the game has: it did not hear of it, or not in time.
void Bl1Driver::repeatMove(int ply)
{
    m_command = gameCommand(LINK_MV, *m_wanted, ply);
    m_command->result = m_boardGame;
    m_command->resultPlies = m_boardPlies;
}

}  // namespace qipan::boards
