// SPDX-License-Identifier: MIT
#include <QtTest>

#include <chess/position.h>
#include <qipan/link.h>

using namespace qipan::chess;

namespace {

QByteArrayList linesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is not there", qPrintable(path));
    return file.readAll().split('\n');
}

/// The lines of an exchange "host> $..." in a file, without what is before the `$`.
QByteArrayList exchangeOf(const QString& path)
{
    QByteArrayList lines;
    for (const QByteArray& line : linesOf(path)) {
        const qsizetype at = line.indexOf("> $");
        if (at >= 0)
            lines += line.mid(at + 2) + '\n';
    }
    return lines;
}

QByteArrayList allSamples()
{
    return exchangeOf(QStringLiteral(QIPAN_TEST_DATA "/boards/bl1_exchange.txt")) +
           exchangeOf(QStringLiteral(QIPAN_TEST_DATA "/../../docs/board-link.md"));
}

/// The bodies that a reader takes from these bytes.
QByteArrayList bodiesOf(const QByteArray& bytes)
{
    char body[LINK_BODY_MAX + 1];
    link_reader_t reader;
    link_reader_init(&reader, body, sizeof body);
    QByteArrayList bodies;
    for (const char byte : bytes) {
        if (link_reader_put(&reader, byte))
            bodies += QByteArray(body, reader.length);
    }
    return bodies;
}

void append(void* context, char byte)
{
    static_cast<QByteArray*>(context)->append(byte);
}

/// The CRC-32 by a table, as zlib computes it.
quint32 crc32(const QByteArray& text)
{
    static const auto table = [] {
        std::array<quint32, 256> remainders{};
        for (quint32 i = 0; i < 256; ++i) {
            quint32 value = i;
            for (int bit = 0; bit < 8; ++bit)
                value = value & 1 ? 0xEDB88320u ^ (value >> 1) : value >> 1;
            remainders[i] = value;
        }
        return remainders;
    }();
    quint32 value = 0xFFFFFFFFu;
    for (const char c : text)
        value = table[(value ^ quint8(c)) & 0xFF] ^ (value >> 8);
    return ~value;
}

/// Compares the hash of the position, and of all that follow it within depth plies, with that of its FEN.
int compareHashes(Position& position, int depth)
{
    char fen[CHESS_FEN_CAPACITY];
    write_fen(position, fen, sizeof fen);
    const QByteArrayList fields = QByteArray(fen).split(' ');
    if (link_position_hash(&position) != crc32(fields.mid(0, 4).join(' ')))
        qFatal("another hash: %s", fen);
    if (depth == 0)
        return 1;
    Move moves[kMaxMoves];
    const size_t count = legal_moves(position, moves);
    int compared = 1;
    for (size_t i = 0; i < count; ++i) {
        Undo taken;
        play(position, moves[i], taken);
        compared += compareHashes(position, depth - 1);
        undo(position, taken);
    }
    return compared;
}

}  // namespace

class LinkTest : public QObject {
    Q_OBJECT

private slots:
    void computesTheSum_data()
    {
        // The first is the CRC's published check value; the others are Python's binascii.crc_hqx(text, 0xFFFF).
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("sum");
        QTest::newRow("nothing") << QByteArray() << 0xFFFF;
        QTest::newRow("digits") << QByteArray("123456789") << 0x29B1;
        QTest::newRow("one letter") << QByteArray("A") << 0xB915;
        QTest::newRow("longest body") << QByteArray("~ ").repeated(76).chopped(1) << 0xF5E3;
    }
    void computesTheSum()
    {
        QFETCH(QByteArray, text);
        quint16 crc = LINK_CRC_START;
        for (const char c : text)
            crc = link_crc(crc, c);
        QTEST(int(crc), "sum");
    }

    void readsAndWritesTheSamples()
    {
        const QByteArrayList samples = allSamples();
        QVERIFY(samples.size() > 60);
        for (const QByteArray& line : samples) {
            const QByteArrayList bodies = bodiesOf(line);
            QCOMPARE(bodies, QByteArrayList{line.mid(1, line.lastIndexOf('*') - 1)});
            link_cursor_t cursor;
            const link_name_t name = link_open(&cursor, bodies[0].constData());
            QVERIFY2(name != 0, line.constData());
            QByteArray again;
            link_writer_t writer;
            link_begin(&writer, append, &again, name);
            if (bodies[0].size() > 2)
                link_text(&writer, link_rest(&cursor));
            link_end(&writer);
            QCOMPARE(again, line);
        }
    }

    /// A CRC of 16 bits finds every single error; the frame must not open a way round it.
    void takesNothingElseForALine()
    {
        for (const QByteArray& line : allSamples()) {
            const QByteArrayList right = bodiesOf(line);
            for (qsizetype at = 0; at < line.size(); ++at) {
                for (int bit = 0; bit < 8; ++bit) {
                    QByteArray garbled = line;
                    garbled[at] = char(garbled[at] ^ (1 << bit));
                    QVERIFY2(bodiesOf(garbled).isEmpty(), garbled.constData());
                }
                const QByteArrayList cut = bodiesOf(QByteArray(line).remove(at, 1));
                QVERIFY2(cut.isEmpty(), line.constData());
                // The next line comes through whatever happened to this one.
                QCOMPARE(bodiesOf(line.left(at) + line), right);
                const QByteArrayList doubled = bodiesOf(QByteArray(line).insert(at, line[at]));
                QVERIFY2(doubled.isEmpty() || doubled == right, line.constData());
            }
        }
    }

    void hashesPositions()
    {
        int compared = 0;
        for (const QByteArray& line : linesOf(QStringLiteral(QIPAN_TEST_DATA "/boards/bl1_hashes.tsv"))) {
            const QByteArrayList columns = line.split('\t');
            if (columns.size() != 2)
                continue;
            Position position;
            QCOMPARE(int(load_fen(position, columns[0].constData())), int(CHESS_OK));
            QCOMPARE(QByteArray::number(link_position_hash(&position), 16).rightJustified(8, '0').toUpper(),
                     columns[1]);
            ++compared;
        }
        QCOMPARE(compared, 12);
    }

    void hashesTheGameOfTheSheet()
    {
        chess_game_t game;
        chess_init(&game);
        QCOMPARE(link_position_hash(&game), 0xC86D9B3Cu);
        chess_move(&game, 12, 28);
        QCOMPARE(link_position_hash(&game), 0xA42CD812u);
        chess_move(&game, 52, 36);
        QCOMPARE(link_position_hash(&game), 0x1D28232Bu);
        chess_move(&game, 6, 21);
        QCOMPARE(link_position_hash(&game), 0x3FCC8D8Au);
    }

    void hashesWhatTheFenSays()
    {
        const char* const fens[] = {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                                    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"};
        for (const char* const fen : fens) {
            Position position;
            QCOMPARE(int(load_fen(position, fen)), int(CHESS_OK));
            QVERIFY(compareHashes(position, 2) > 200);
        }
    }
};

QTEST_APPLESS_MAIN(LinkTest)
#include "link_test.moc"
