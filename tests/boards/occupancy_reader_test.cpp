// SPDX-License-Identifier: MIT
/// Contacts through the reader that the program uses: the cases of the resolver, told as placements.
#include <QtTest>

#include <boards/occupancy_reader.h>
#include <boards/placements.h>

#include <algorithm>

using namespace qipan;
using namespace qipan::boards;

namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr Milliseconds kOrigin = 5'000'000'000;  // beyond 32 bits: the resolver's clock wraps
/// A driver tells only what its board has shown for a while.
constexpr Milliseconds kSteady = 30;
constexpr Milliseconds kQuiet = 1000;

struct Case {
    QString name;
    QByteArray fen;
    QStringList history;
    QString host;
    QStringList events;
    QString promotion;
    QString expected;
};

int squareOf(const QString& name)
{
    return name[0].toLatin1() - 'a' + 8 * (name[1].toLatin1() - '1');
}

QString nameOf(int square)
{
    return QString(QChar('a' + square % 8)) + QChar('1' + square / 8);
}

int promotionOf(const QString& letter)
{
    return letter.isEmpty() ? 0 : static_cast<int>(QString(".pnbrqk").indexOf(letter));
}

BoardMove moveOf(const QString& uci)
{
    return {squareOf(uci.left(2)), squareOf(uci.mid(2, 2)), promotionOf(uci.mid(4))};
}

QString uciOf(const BoardMove& move)
{
    return nameOf(move.from) + nameOf(move.to) +
           (move.promotion ? QString(QChar(".pnbrqk"[move.promotion])) : QString());
}

QList<Case> readCases(const QString& fileName)
{
    QFile file(QString(QIPAN_TEST_DATA "/boards/") + fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Case> cases;
    for (const QByteArray& bytes : file.readAll().split('\n')) {
        const QString line = QString::fromUtf8(bytes).trimmed();
        const QString rest = line.section(':', 1).trimmed();
        if (line.startsWith("case "))
            cases << Case{line.mid(5), kStart, {}, {}, {}, {}, {}};
        else if (cases.isEmpty() || line.startsWith('#'))
            continue;
        else if (line.startsWith("fen:") && rest != "startpos")
            cases.last().fen = rest.toLatin1();
        else if (line.startsWith("hist:"))
            cases.last().history = rest.split(' ', Qt::SkipEmptyParts);
        else if (line.startsWith("host:"))
            cases.last().host = rest;
        else if (line.startsWith("ev:"))
            cases.last().events += rest.split(';', Qt::SkipEmptyParts);
        else if (line.startsWith("promo:"))
            cases.last().promotion = rest;
        else if (line.startsWith("expect:"))
            cases.last().expected = rest;
    }
    return cases;
}

/// A board, a reader and a program that plays what is proposed.
class Table {
public:
    explicit Table(const Case& it)
        : m_promotion(promotionOf(it.promotion))
    {
        m_game.id = 1;
        m_game.startFen = it.fen;
        for (const QString& move : it.history)
            m_game.moves << moveOf(move);
        m_raw = m_steady = placementOf(FollowedGame(m_game).position()).occupied;
        if (!it.host.isEmpty())
            m_game.announced = moveOf(it.host);
        m_reader.follow(m_game, m_now);
        m_reader.sense({m_steady, {}}, m_now);
        look();
    }

    void run(const QStringList& events)
    {
        for (const QString& event : events) {
            const QStringList words = event.simplified().split(' ');
            for (const Milliseconds until = kOrigin + words[0].toInt(); m_now < until; ++m_now)
                pass();
            if (words[1] == ".")
                continue;
            const int square = squareOf(words[1].mid(1));
            m_raw = words[1][0] == '+' ? m_raw | bitOf(square) : m_raw & ~bitOf(square);
            m_changedAt[static_cast<size_t>(square)] = m_now;
        }
        for (int i = 0; i < 2 * kSteady; ++i, ++m_now)
            pass();
    }

    QString heard() const
    {
        return m_heard.isEmpty() ? "none" : m_heard.join(' ');
    }
    const OccupancyReader& reader() const
    {
        return m_reader;
    }

private:
    void pass()
    {
        const std::uint64_t before = m_steady;
        for (int square = 0; square < 64; ++square) {
            if (m_now >= m_changedAt[static_cast<size_t>(square)] + kSteady)
                m_steady = (m_steady & ~bitOf(square)) | (m_raw & bitOf(square));
        }
        if (m_steady != before) {
            m_movedAt = m_now;
            m_reader.sense({m_steady, {}}, m_now);
        }
        if (m_steady != before || m_now == m_movedAt + kQuiet || (m_reader.nextTick() && *m_reader.nextTick() <= m_now))
            look();
    }

    void look()
    {
        while (const auto proposal = m_reader.take(m_now))
            answer(*proposal);
        const Agreement agreement = m_reader.agreement();
        if (agreement.state != Agreement::Mismatch) {
            m_mismatch.clear();
            return;
        }
        if (m_now < m_movedAt + kQuiet)
            return;
        const QString text = "mismatch missing=" + squares(agreement.missing) + " extra=" + squares(agreement.extra);
        if (text != m_mismatch)
            m_heard << text;
        m_mismatch = text;
    }

    static QString squares(std::uint64_t set)
    {
        QStringList names;
        for (int square = 0; square < 64; ++square) {
            if (set & bitOf(square))
                names << nameOf(square);
        }
        std::sort(names.begin(), names.end());
        return names.join(',');
    }

    void answer(const Proposal& proposal)
    {
        BoardMove move = proposal.move;
        const int plies = static_cast<int>(m_game.moves.size());
        switch (proposal.kind) {
        case Proposal::NewGame:
            m_heard << "ask newgame";
            return;  // nobody answers
        case Proposal::TakeBack:
            takeBack(plies - proposal.ply);
            m_game.moves.resize(proposal.ply);
            break;
        case Proposal::CarriedOut:
            QCOMPARE(proposal.ply, plies + 1);
            m_heard << "hostdone " + uciOf(move);
            m_game.moves << move;
            break;
        case Proposal::Move:
            QCOMPARE(proposal.ply, plies + 1);
            if (!chess::is_legal(FollowedGame(m_game).position(), boards::moveOf(move))) {
                m_heard << "ask promo " + uciOf(move);
                if (m_promotion == 0)
                    return;
                move.promotion = m_promotion;
            }
            m_heard << "move " + uciOf(move);
            m_game.moves << move;
            break;
        }
        m_game.announced.reset();
        m_reader.follow(m_game, m_now);
    }

    /// Take-backs that follow one another count as one.
    void takeBack(int plies)
    {
        if (!m_heard.isEmpty() && m_heard.last().startsWith("takeback "))
            plies += m_heard.takeLast().mid(9).toInt();
        m_heard << QString("takeback %1").arg(plies);
    }

    OccupancyReader m_reader;
    BoardGame m_game;
    int m_promotion;
    std::uint64_t m_raw = 0;
    std::uint64_t m_steady = 0;
    std::array<Milliseconds, 64> m_changedAt{};
    Milliseconds m_movedAt = 0;
    Milliseconds m_now = kOrigin;
    QStringList m_heard;
    QString m_mismatch;
};

}  // namespace

class OccupancyReaderTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatTheContactsMean_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("number");
        int count = 0;
        for (const char* file : {"occupancy_cases.txt", "own_occupancy_cases.txt"}) {
            const QList<Case> cases = readCases(file);
            for (int i = 0; i < cases.size(); ++i, ++count)
                QTest::newRow(qPrintable(cases[i].name)) << QString(file) << i;
        }
        QVERIFY(count > 30);
    }
    void tellsWhatTheContactsMean()
    {
        QFETCH(QString, file);
        QFETCH(int, number);
        static const QMap<QString, QList<Case>> all{{"occupancy_cases.txt", readCases("occupancy_cases.txt")},
                                                    {"own_occupancy_cases.txt", readCases("own_occupancy_cases.txt")}};
        const Case it = all[file][number];
        Table table(it);
        table.run(it.events);
        // How many plies go back in one go is not told.
        QString expected = it.expected;
        QCOMPARE(table.heard(), expected.replace("takeback 1 takeback 1", "takeback 2"));
    }

    void agreesWhileNothingIsTouched()
    {
        OccupancyReader reader;
        QCOMPARE(reader.agreement(), Agreement());
        QVERIFY(!reader.nextTick());
        QVERIFY(!reader.take(0));
        reader.sense(startPlacement(), 10);
        BoardGame game;
        game.startFen = kStart;
        reader.follow(game, 20);  // whichever comes first
        QVERIFY(!reader.take(30));
        QCOMPARE(reader.agreement(), Agreement());
        Placement lifted = startPlacement();
        lifted.occupied &= ~bitOf(12);
        reader.sense(lifted, 40);
        QVERIFY(!reader.take(50));
        Agreement inHand;
        inHand.state = Agreement::InMove;
        inHand.missing = bitOf(12);
        QCOMPARE(reader.agreement(), inHand);
    }

    void waitsForAnAnnouncedMoveWithoutComplaint()
    {
        OccupancyReader reader;
        BoardGame game;
        game.startFen = kStart;
        game.announced = moveOf("e2e4");
        reader.follow(game, 0);
        reader.sense(startPlacement(), 0);
        QVERIFY(!reader.take(60'000));
        QCOMPARE(reader.agreement(), Agreement());
        // No longer wanted.
        game.announced.reset();
        reader.follow(game, 61'000);
        Placement moved = startPlacement();
        moved.occupied = (moved.occupied & ~bitOf(6)) | bitOf(21);
        reader.sense(moved, 62'000);
        QCOMPARE(reader.take(64'000), (std::optional<Proposal>({Proposal::Move, 1, moveOf("g1f3")})));
    }

    void tellsTheAnnouncedPromotionWhole()
    {
        OccupancyReader reader;
        BoardGame game;
        game.startFen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
        game.announced = moveOf("a7a8n");
        reader.follow(game, 0);
        Placement placement = placementOf(FollowedGame(game).position());
        reader.sense(placement, 0);
        placement.occupied &= ~bitOf(48);
        reader.sense(placement, 1000);
        placement.occupied |= bitOf(56);
        reader.sense(placement, 2000);
        QCOMPARE(reader.take(5000), (std::optional<Proposal>({Proposal::CarriedOut, 1, moveOf("a7a8n")})));
    }

    /// The cable was out while hands finished a capture.
    void takesTheOnlyCaptureMadeWhileTheBoardWasAway_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QString>("lifted");
        QTest::addColumn<QString>("move");
        QTest::newRow("pawn") << QByteArray("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2") << "e4"
                              << "e4d5";
        QTest::newRow("black knight") << QByteArray("4k3/8/5n2/8/4P3/8/8/4K3 b - - 0 1") << "f6"
                                      << "f6e4";
        QTest::newRow("pawn that becomes another man")
            << QByteArray("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1") << "e7" << "e7d8";
    }
    void takesTheOnlyCaptureMadeWhileTheBoardWasAway()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QString, lifted);
        QFETCH(QString, move);
        BoardGame game;
        game.startFen = fen;
        OccupancyReader reader;
        Placement placement = placementOf(FollowedGame(game).position());
        placement.occupied &= ~bitOf(squareOf(lifted));
        reader.sense(placement, kOrigin);
        reader.follow(game, kOrigin);
        QVERIFY(!reader.take(kOrigin + 999));
        QCOMPARE(reader.agreement().state, Agreement::InMove);
        QVERIFY(reader.nextTick() && *reader.nextTick() <= kOrigin + 1000);
        const auto proposal = reader.take(kOrigin + 1000);
        QVERIFY(proposal);
        QCOMPARE(proposal->kind, Proposal::Move);
        QCOMPARE(uciOf(proposal->move), move);
        QVERIFY(!reader.take(kOrigin + 9000));
    }

    void wantsAManBackThatWasMissingFromTheStart_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QString>("lifted");
        QTest::addColumn<bool>("proposes");
        QTest::newRow("two captures") << QByteArray("4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1") << "e4" << true;
        QTest::newRow("none") << QByteArray(kStart) << "g1" << true;
        QTest::newRow("one, and the board knows the rules itself")
            << QByteArray("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1") << "e4" << false;
    }
    void wantsAManBackThatWasMissingFromTheStart()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QString, lifted);
        QFETCH(bool, proposes);
        BoardGame game;
        game.startFen = fen;
        OccupancyReader reader(proposes);
        const Placement right = placementOf(FollowedGame(game).position());
        Placement placement = right;
        placement.occupied &= ~bitOf(squareOf(lifted));
        reader.follow(game, kOrigin);
        reader.sense(placement, kOrigin);
        QVERIFY(!reader.take(kOrigin + 999));
        QCOMPARE(reader.agreement().state, Agreement::InMove);
        QVERIFY(!reader.take(kOrigin + 1000));
        Agreement missing;
        missing.state = Agreement::Mismatch;
        missing.missing = bitOf(squareOf(lifted));
        QCOMPARE(reader.agreement(), missing);
        QVERIFY(!reader.nextTick());
        reader.sense(right, kOrigin + 5000);
        QVERIFY(!reader.take(kOrigin + 5000));
        QCOMPARE(reader.agreement(), Agreement());
        // Lifted once more, it is one in hand.
        reader.sense(placement, kOrigin + 6000);
        QVERIFY(!reader.take(kOrigin + 60'000));
        QCOMPARE(reader.agreement().state, Agreement::InMove);
    }

    /// Whoever touches the men at once after the cable went in was not done.
    void takesNoCaptureWhileHandsAreAtWork()
    {
        BoardGame game;
        game.startFen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        OccupancyReader reader;
        Placement placement = placementOf(FollowedGame(game).position());
        placement.occupied &= ~bitOf(squareOf("e4"));
        reader.follow(game, kOrigin);
        reader.sense(placement, kOrigin);
        QVERIFY(!reader.take(kOrigin + 500));
        placement.occupied |= bitOf(squareOf("e5"));
        reader.sense(placement, kOrigin + 900);
        QCOMPARE(reader.take(kOrigin + 2000), (std::optional<Proposal>({Proposal::Move, 1, moveOf("e4e5")})));
    }

    void followsALongGame()
    {
        OccupancyReader reader;
        BoardGame game;
        game.startFen = kStart;
        for (int i = 0; i < 100; ++i)
            game.moves << moveOf("g1f3") << moveOf("g8f6") << moveOf("f3g1") << moveOf("f6g8");
        reader.follow(game, 0);
        Placement placement = startPlacement();
        reader.sense(placement, 0);
        // The last ply is taken back: the black knight is on f6 again.
        placement.occupied = (placement.occupied & ~bitOf(62)) | bitOf(45);
        reader.sense(placement, 1000);
        QCOMPARE(reader.take(5000), (std::optional<Proposal>({Proposal::TakeBack, 399, {}})));
    }
};

QTEST_GUILESS_MAIN(OccupancyReaderTest)
#include "occupancy_reader_test.moc"
