// SPDX-License-Identifier: MIT
#include "boards/certabo_driver.h"

#include "boards/certabo_lamps.h"

#include <algorithm>

namespace qipan::boards {

namespace {

constexpr Milliseconds kHandshake = 2000;
// One good line may be a piece of a longer one that was garbled.
constexpr int kLinesToIdentify = 2;
constexpr int kVotes = 3;
// More often floods the board.
constexpr Milliseconds kBetweenLamps = 600;
// A byte of the lamps may get lost, and nothing tells.
constexpr int kLampRepeats = 1;

/// What the last lines say of a square: what two of them agree on, else what is known.
certabo::Tag voted(const QList<certabo::Tags>& lines, std::size_t place, certabo::Tag known)
{
    for (const certabo::Tags& line : lines) {
        const auto agrees = [&](const certabo::Tags& other) { return other[place] == line[place]; };
        if (std::count_if(lines.cbegin(), lines.cend(), agrees) >= 2)
            return line[place];
    }
    return known;
}

QString described(const certabo::Line& line)
{
    if (line.occupied)
        return QString("occupied %1").arg(*line.occupied, 16, 16, QLatin1Char('0'));
    if (!line.tags)
        return line.announcesColorLamps ? QStringLiteral("coloured lamps") : QStringLiteral("plain lamps");
    QString text = QStringLiteral("tags");
    for (std::size_t place = 0; place < line.tags->size(); ++place) {
        if ((*line.tags)[place] != 0)
            text += QString(" %1=%2").arg(place).arg((*line.tags)[place], 0, 16);
    }
    return text;
}

}  // namespace

CertaboDriver::CertaboDriver(BoardListener* listener)
    : m_listener(listener)
{
}

void CertaboDriver::open(Milliseconds now)
{
    m_state = State::Listening;
    m_reader.clear();
    m_lastOccupied.reset();
    m_lastTags.clear();
    m_hasPlacement = false;
    m_linesOfAKind = 0;
    m_hasColorLamps = false;
    m_openedAt = now;
    m_lampsSent.clear();
    m_lampsFreeAt = now;
}

void CertaboDriver::receive(const QByteArray& bytes, Milliseconds now)
{
    if (m_state != State::Listening && m_state != State::Running)
        return;
    for (const certabo::Line& line : m_reader.read(bytes))
        take(line, now);
    sendLamps(now);
}

void CertaboDriver::take(const certabo::Line& line, Milliseconds now)
{
    if (line.announcesColorLamps != line.announcesPlainLamps)
        m_hasColorLamps = line.announcesColorLamps;
    if (!line.occupied && !line.tags) {
        m_listener->logged(true, described(line));
        return;
    }
    if (m_state == State::Listening)
        listenTo(line);
    if ((m_sense == Sense::Pieces) != line.tags.has_value())
        return;
    const bool isNews =
        line.tags ? m_lastTags.isEmpty() || m_lastTags.last() != *line.tags : m_lastOccupied != line.occupied;
    if (isNews)
        m_listener->logged(true, described(line));
    if (line.tags)
        takeTags(*line.tags);
    else
        takeOccupied(*line.occupied);
    if (m_state != State::Running)
        return;
    m_listener->heard();
    if (m_hasPlacement)
        tell(now);
}

/// Two lines of a kind, one after the other, tell what the board is.
void CertaboDriver::listenTo(const certabo::Line& line)
{
    const Sense sense = line.tags ? Sense::Pieces : Sense::Occupancy;
    if (sense != m_sense)
        m_linesOfAKind = 0;
    ++m_linesOfAKind;
    m_sense = sense;
    if (m_linesOfAKind < kLinesToIdentify)
        return;
    m_state = State::Running;
    BoardIdentity identity;
    identity.name = sense == Sense::Pieces ? QStringLiteral("Certabo") : QStringLiteral("Tabutronic");
    identity.sense = sense;
    identity.hasLamps = true;
    m_listener->identified(identity);
}

void CertaboDriver::takeOccupied(std::uint64_t occupied)
{
    if (m_lastOccupied == occupied) {
        m_occupied = occupied;
        m_hasPlacement = true;
    }
    m_lastOccupied = occupied;
}

void CertaboDriver::takeTags(const certabo::Tags& tags)
{
    m_lastTags << tags;
    if (m_lastTags.size() > certabo::TagTable::kReadings)
        m_lastTags.removeFirst();
    if (m_lastTags.size() < kVotes)
        return;
    const QList<certabo::Tags> voters = m_lastTags.last(kVotes);
    m_occupied = 0;
    for (int place = 0; place < 64; ++place) {
        certabo::Tag& tag = m_tags[static_cast<std::size_t>(place)];
        tag = voted(voters, static_cast<std::size_t>(place), m_hasPlacement ? tag : 0);
        if (tag != 0)
            m_occupied |= bitOf(squareFromA8(place));
    }
    m_hasPlacement = true;
    if (hasUnknownTag() && m_table.learn(m_lastTags) && m_table.isTurned())
        m_orientation.set(*m_table.isTurned());
}

bool CertaboDriver::hasUnknownTag() const
{
    const auto isUnknown = [this](certabo::Tag tag) { return !m_table.manOf(tag, false); };
    return std::any_of(m_tags.cbegin(), m_tags.cend(), isUnknown);
}

Placement CertaboDriver::asItLies() const
{
    Placement placement;
    for (int place = 0; place < 64; ++place) {
        const int square = m_orientation.squareOf(squareFromA8(place));
        if (!(m_occupied & bitOf(squareFromA8(place))))
            continue;
        placement.occupied |= bitOf(square);
        if (m_sense == Sense::Pieces) {
            const certabo::Tag tag = m_tags[static_cast<std::size_t>(place)];
            placement.men[static_cast<std::size_t>(square)] =
                m_table.manOf(tag, m_orientation.isTurned()).value_or(chess_id_t{0});
        }
    }
    return placement;
}

void CertaboDriver::tell(Milliseconds now)
{
    bool isOtherWay = false;
    // To contacts, and to tags that were learned from a start position of unknown side, both start positions are one.
    if (m_sense == Sense::Occupancy || !m_orientation.isKnown()) {
        if (const auto learnt = m_firstMove.see(asItLies().occupied, now)) {
            isOtherWay = *learnt;
            m_orientation.set(m_orientation.isTurned() != *learnt);
        }
    } else {
        isOtherWay = m_orientation.learn(asItLies());
    }
    if (isOtherWay)
        m_listener->logged(false, QStringLiteral("(the board lies the other way round)"));
    m_listener->sensed(asItLies());
}

void CertaboDriver::tick(Milliseconds now)
{
    if (m_state == State::Listening && now >= m_openedAt + kHandshake) {
        m_state = State::Refused;
        m_listener->refused(BoardFault::WrongDevice, QStringLiteral("no lines of a Certabo or Tabutronic board"));
        return;
    }
    sendLamps(now);
}

std::optional<Milliseconds> CertaboDriver::nextTick() const
{
    if (m_state == State::Listening)
        return m_openedAt + kHandshake;
    if (m_state != State::Running)
        return {};
    const bool waits = m_lampRepeats > 0 || lampFrame() != m_lampsSent;
    return waits ? std::optional(m_lampsFreeAt) : std::nullopt;
}

QByteArray CertaboDriver::lampFrame() const
{
    return m_hasColorLamps ? certabo::colorFrame(m_lamps, m_orientation.isTurned())
                           : certabo::plainFrame(m_lamps, m_orientation.isTurned());
}

void CertaboDriver::sendLamps(Milliseconds now)
{
    if (m_state != State::Running || now < m_lampsFreeAt)
        return;
    const QByteArray frame = lampFrame();
    if (frame != m_lampsSent)
        m_lampRepeats = kLampRepeats;
    else if (m_lampRepeats > 0)
        --m_lampRepeats;
    else
        return;
    m_lampsSent = frame;
    m_lampsFreeAt = now + kBetweenLamps;
    m_listener->logged(false, QString::fromLatin1(frame.toHex(' ').toUpper()));
    m_listener->send(frame);
}

void CertaboDriver::follow(const BoardGame& game, Milliseconds)
{
    m_orientation.expect(game);
    m_firstMove.follow(game);
}

void CertaboDriver::showLamps(const Lamps& lamps, Milliseconds now)
{
    m_lamps = lamps;
    sendLamps(now);
}

void CertaboDriver::decline(const Proposal&, const QString&, Milliseconds)
{
}

QByteArray CertaboDriver::notes() const
{
    QByteArrayList words;
    for (const QByteArray& word :
         {m_orientation.notes(), m_table.isEmpty() ? QByteArray() : "tags=" + m_table.toText()}) {
        if (!word.isEmpty())
            words << word;
    }
    return words.join(' ');
}

void CertaboDriver::setNotes(const QByteArray& notes)
{
    m_orientation.setNotes(notes);
    for (const QByteArray& word : notes.split(' ')) {
        if (word.startsWith("tags="))
            m_table.setText(word.mid(5));
    }
}

bool CertaboDriver::isTurned() const
{
    return m_orientation.isTurned();
}

void CertaboDriver::setTurned(bool turned)
{
    m_orientation.set(turned);
    if (m_hasPlacement)
        m_listener->sensed(asItLies());
}

QByteArray CertaboDriver::calibration() const
{
    return m_table.toText();
}

void CertaboDriver::setCalibration(const QByteArray& text)
{
    m_table.setText(text);
}

}  // namespace qipan::boards
