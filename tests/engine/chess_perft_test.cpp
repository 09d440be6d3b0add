// SPDX-License-Identifier: MIT
#include <QtTest>

#include <chess/position.h>

#include <cstring>

using namespace qipan::chess;

namespace {

constexpr quint64 kCppBudget = 100'000'000;  // nodes a row, through the C++ API
constexpr quint64 kCBudget = 1'000'000;      // nodes a row, through the C API

/// Counts with the C API alone, every move made and taken back with it.
quint64 perftC(chess_game_t& game, chess_history_t& history, unsigned depth)
{
    if (depth == 0)
        return 1;
    quint64 nodes = 0;
    for (chess_index_t from = 0; from < 64; ++from) {
        chess_index_t targets[64];
        const size_t count = chess_compute_moves(&game, from, targets);
        for (size_t i = 0; i < count; ++i) {
            const chess_id_t man = chess_index_to_id(&game, from);
            const bool promotes = CHESS_TYPE(man) == CHESS_TYPE_PAWN && (targets[i] >= 56 || targets[i] < 8);
            if (depth == 1) {
                nodes += promotes ? 4 : 1;
                continue;
            }
            for (chess_type_t type = CHESS_TYPE_KNIGHT; type <= (promotes ? CHESS_TYPE_QUEEN : CHESS_TYPE_KNIGHT);
                 ++type) {
                if (chess_move_recorded(&game, &history, from, targets[i]) == CHESS_ILLEGAL)
                    qFatal("a computed move is refused");
                if (promotes && chess_promote_pawn(&game, targets[i], type) != CHESS_OK)
                    qFatal("a promotion is refused");
                nodes += perftC(game, history, depth - 1);
                if (chess_undo(&game, &history) != CHESS_OK)
                    qFatal("a move cannot be taken back");
            }
        }
    }
    return nodes;
}

}  // namespace

class ChessPerftTest : public QObject {
    Q_OBJECT

private slots:
    void countsLeavesThroughCpp_data()
    {
        readRows(kCppBudget);
    }

    void countsLeavesThroughCpp()
    {
        QFETCH(QByteArray, fen);
        QFETCH(unsigned, depth);
        QFETCH(quint64, leaves);
        Position position;
        QCOMPARE(load_fen(position, fen.constData()), chess_ret_t(CHESS_OK));
        const Position before = position;
        QCOMPARE(quint64(perft(position, depth)), leaves);
        QCOMPARE(std::memcmp(&position, &before, sizeof before), 0);
    }

    void countsLeavesThroughC_data()
    {
        readRows(kCBudget);
    }

    void countsLeavesThroughC()
    {
        QFETCH(QByteArray, fen);
        QFETCH(unsigned, depth);
        QFETCH(quint64, leaves);
        chess_game_t game;
        QCOMPARE(chess_load_fen(&game, fen.constData()), chess_ret_t(CHESS_OK));
        chess_ply_t plies[16];
        chess_history_t history;
        chess_history_init(&history, plies, 16);
        QCOMPARE(perftC(game, history, depth), leaves);
    }

private:
    /// One row for each depth of each line of the suites whose count is within budget.
    static void readRows(quint64 budget)
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<unsigned>("depth");
        QTest::addColumn<quint64>("leaves");
        for (const char* suite : {"own_std", "perftsuite", "sedlak_tricky", "stockfish_std", "tricky"}) {
            QFile file(QStringLiteral(QIPAN_TEST_DATA "/perft/%1.epd").arg(QLatin1String(suite)));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            int rows = 0;
            while (!file.atEnd()) {
                const QByteArrayList fields = file.readLine().trimmed().split(';');
                for (const QByteArray& field : fields) {
                    const QByteArrayList words = field.simplified().split(' ');
                    if (words.size() != 2 || !words[0].startsWith('D'))
                        continue;
                    const quint64 leaves = words[1].toULongLong();
                    if (leaves > budget)
                        continue;
                    ++rows;
                    const QByteArray name =
                        QByteArray(suite) + ' ' + fields.last().trimmed() + ' ' + words[0] + ' ' + fields.first();
                    QTest::newRow(name.constData()) << fields.first() << words[0].mid(1).toUInt() << leaves;
                }
            }
            QVERIFY2(rows > 0, suite);
        }
    }
};

QTEST_APPLESS_MAIN(ChessPerftTest)
#include "chess_perft_test.moc"
