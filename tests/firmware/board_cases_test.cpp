// SPDX-License-Identifier: MIT
// Every case of tests/data/boards through the whole board program: contacts in, BL1 out. Once with a host that says yes
// to everything, once with the board alone, where lamps and the recorded moves tell what it made of it.
#include "desk.h"

#include <tools/resolve_case.h>

#include <pgn/uci.h>
#include <qipan/link.h>

#include <QtTest>

using namespace qipan;
using namespace qipan::test;

namespace {

std::vector<resolve::Case> casesOf(const char* file)
{
    QFile text(QStringLiteral(QIPAN_TEST_DATA "/boards/") + file);
    if (!text.open(QIODevice::ReadOnly))
        qFatal("%s is not there", file);
    return resolve::readCases(text.readAll().toStdString());
}

const std::vector<resolve::Case>& allCases()
{
    static const std::vector<resolve::Case> cases = [] {
        std::vector<resolve::Case> all = casesOf("occupancy_cases.txt");
        const std::vector<resolve::Case> own = casesOf("own_occupancy_cases.txt");
        all.insert(all.end(), own.begin(), own.end());
        return all;
    }();
    return cases;
}

std::uint64_t menOf(const chess::Position& position)
{
    std::uint64_t men = 0;
    for (int square = 0; square < 64; ++square)
        men |= std::uint64_t{position.board[square] != 0} << square;
    return men;
}

QByteArray hashOf(const chess::Position& position)
{
    return QByteArray::number(link_position_hash(&position), 16).toUpper().rightJustified(8, '0');
}

QByteArray uciOf(chess::Move move)
{
    return QByteArray::fromStdString(pgn::writeUci(move));
}

/// The program at the other end: it keeps the game, and says yes.
class Host {
public:
    explicit Host(const resolve::Case& it)
        : m_case(it)
    {
        chess::Position now = it.start;
        for (const chess::Move move : it.history) {
            chess::Undo undo;
            chess::play(now, move, undo);
        }
        m_desk.board().setSensors(menOf(now));
        m_desk.connect();
        m_desk.wait(200);
        m_positions.push_back(it.start);
        char fen[CHESS_FEN_CAPACITY];
        chess::write_fen(it.start, fen, sizeof fen);
        m_desk.say(QByteArray("GS 00C0FFEE ") + fen);
        m_desk.wait(50);
        for (const chess::Move move : it.history)
            enter(move);
        if (it.announced) {
            chess::Position after = m_positions.back();
            chess::Undo undo;
            chess::play(after, *it.announced, undo);
            m_desk.say("XP 00C0FFEE " + nextPly() + ' ' + uciOf(*it.announced) + ' ' + hashOf(after));
            m_desk.wait(50);
        }
        m_desk.heard();
    }

    /// Moves the men of the case, step by step; after each step `step` is called.
    template <class Step>
    void run(Step step)
    {
        const std::int64_t began = m_desk.now();
        std::size_t next = 0;
        while (m_desk.now() - began < m_case.end) {
            for (; next < m_case.events.size() && m_case.events[next].at <= m_desk.now() - began; ++next)
                m_desk.board().setSensor(m_case.events[next].square, m_case.events[next].occupied);
            m_desk.wait(1);
            step();
        }
        m_desk.wait(60);  // the debounce, and the lines
        step();
    }

    /// Answers the board's questions, and lets it know each second that somebody is there.
    void answer()
    {
        if (m_desk.now() - m_pinged >= 1000) {
            m_pinged = m_desk.now();
            m_desk.say("PG 1");
        }
        for (const QByteArray& body : m_desk.heard()) {
            const QByteArrayList fields = body.split(' ');
            if (fields[0] == "PR") {
                m_results.push_back("move " + fields[3].toStdString());
                enter(pgn::readUci(m_positions.back(), fields[3].toStdString()).move);
                QCOMPARE(hashOf(m_positions.back()), fields[4]);
            } else if (fields[0] == "PQ" && fields[4] != m_asked) {
                m_asked = fields[4];
                m_results.push_back("ask promo " + fields[3].toStdString());
                if (m_case.promotion != CHESS_TYPE_NONE) {
                    const std::string uci = fields[3].toStdString() + "nbrq"[m_case.promotion - CHESS_TYPE_KNIGHT];
                    m_results.push_back("move " + uci);
                    enter(pgn::readUci(m_positions.back(), uci).move);
                }
            } else if (fields[0] == "DN") {
                m_results.push_back("hostdone " + pgn::writeUci(*m_case.announced));
                enter(*m_case.announced);
            } else if (fields[0] == "TQ") {
                const auto ply = static_cast<std::size_t>(fields[2].toInt());
                m_results.push_back("takeback " + std::to_string(m_positions.size() - 1 - ply));
                m_positions.resize(ply + 1);
                m_desk.say("TB 00C0FFEE " + fields[2]);
                m_desk.wait(10);
            } else if (fields[0] == "NQ" && fields[1] != m_asked) {
                m_asked = fields[1];
                m_results.push_back("ask newgame");
            }
        }
    }

    const std::vector<resolve::Result>& results() const
    {
        return m_results;
    }
    Desk& desk()
    {
        return m_desk;
    }

private:
    QByteArray nextPly() const
    {
        return QByteArray::number(m_positions.size());
    }

    void enter(chess::Move move)
    {
        const QByteArray ply = nextPly();
        m_positions.push_back(m_positions.back());
        chess::Undo undo;
        chess::play(m_positions.back(), move, undo);
        m_desk.say("MV 00C0FFEE " + ply + ' ' + uciOf(move) + ' ' + hashOf(m_positions.back()));
        m_desk.wait(10);
    }

    const resolve::Case& m_case;
    Desk m_desk;
    std::vector<chess::Position> m_positions;
    std::int64_t m_pinged = 0;
    QByteArray m_asked;  ///< event of the last question that got no answer, or not at once
    std::vector<resolve::Result> m_results;
};

QByteArray joined(const std::vector<resolve::Result>& results)
{
    QByteArray text;
    for (const resolve::Result& result : results)
        text += QByteArray::fromStdString(result) + "; ";
    return text;
}

bool isMismatch(const resolve::Result& result)
{
    return result.starts_with("mismatch");
}

/// What red and blue lamps say, empty if there are none.
resolve::Result shownMismatch(const QByteArray& lamps)
{
    std::uint64_t missing = 0, extra = 0;
    for (int i = 0; i < 64; ++i) {
        missing |= std::uint64_t{lamps[i] == 'b'} << (i ^ 56);
        extra |= std::uint64_t{lamps[i] == 'r'} << (i ^ 56);
    }
    if (missing == 0 && extra == 0)
        return {};
    return resolve::mismatch(resolver_squares_from_word(missing), resolver_squares_from_word(extra));
}

/// The moves of the game after the case: its history, and what is expected to become of it.
QByteArrayList expectedMoves(const resolve::Case& it)
{
    QByteArrayList moves;
    for (const chess::Move move : it.history)
        moves += uciOf(move);
    for (const resolve::Result& result : it.expected) {
        const QByteArrayList words = QByteArray::fromStdString(result).split(' ');
        if (words[0] == "move")
            moves += words[1];
        else if (words[0] == "takeback")
            moves.resize(moves.size() - words[1].toInt());
        else if (words[0] == "ask" && words[1] == "promo" && it.promotion == CHESS_TYPE_NONE)
            moves += words[2] + 'q';  // nobody is asked
    }
    return moves;
}

}  // namespace

class BoardCasesTest : public QObject {
    Q_OBJECT

private slots:
    void withAHost_data();
    void withAHost();
    void alone_data();
    void alone();

private:
    void addRows(bool announced);
};

void BoardCasesTest::addRows(bool announced)
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < allCases().size(); ++i) {
        if (announced || !allCases()[i].announced)
            QTest::addRow("%s", allCases()[i].number.c_str()) << static_cast<int>(i);
    }
}

void BoardCasesTest::withAHost_data()
{
    addRows(true);
}

/// A mismatch is the host's to tell; it must not become a move.
void BoardCasesTest::withAHost()
{
    QFETCH(int, index);
    const resolve::Case& it = allCases()[static_cast<std::size_t>(index)];
    Host host(it);
    host.run([&] { host.answer(); });
    std::vector<resolve::Result> expected = it.expected;
    std::erase_if(expected, isMismatch);
    QCOMPARE(joined(resolve::withTakeBacksJoined(host.results())), joined(resolve::withTakeBacksJoined(expected)));
}

void BoardCasesTest::alone_data()
{
    addRows(false);
}

void BoardCasesTest::alone()
{
    QFETCH(int, index);
    const resolve::Case& it = allCases()[static_cast<std::size_t>(index)];
    Host host(it);
    host.desk().wait(5100);
    if (it.promotion != CHESS_TYPE_NONE)
        host.desk().press(CHESS_TYPE_QUEEN + 1 - it.promotion);
    std::vector<resolve::Result> mismatches;
    bool asksForNewGame = false;
    host.run([&] {
        const QByteArray lamps = host.desk().lamps();
        const resolve::Result shown = shownMismatch(lamps);
        if (!shown.empty() && (mismatches.empty() || mismatches.back() != shown))
            mismatches.push_back(shown);
        asksForNewGame = asksForNewGame || lamps.contains('W');
    });
    std::vector<resolve::Result> expected = it.expected;
    QCOMPARE(asksForNewGame, std::find(expected.begin(), expected.end(), "ask newgame") != expected.end());
    std::erase_if(expected, [](const resolve::Result& result) { return !isMismatch(result); });
    for (const resolve::Result& result : expected)
        QVERIFY2(std::find(mismatches.begin(), mismatches.end(), result) != mismatches.end(), result.c_str());
    QCOMPARE(mismatches.empty(), expected.empty());
    host.desk().heard();
    host.desk().say("GT 00C0FFEE 1");
    host.desk().wait(100);
    QByteArrayList moves;
    for (const QByteArray& body : host.desk().heard()) {
        if (body.startsWith("GL"))
            moves += body.split(' ').last();
    }
    QCOMPARE(moves, expectedMoves(it));
}

QTEST_GUILESS_MAIN(BoardCasesTest)
#include "board_cases_test.moc"
