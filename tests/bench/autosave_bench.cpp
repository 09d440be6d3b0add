// SPDX-License-Identifier: MIT
/// autosave_bench [ROUNDS]: what it costs to keep a game against the clock after a ply, as the game grows: CPU time of
/// the window's thread in microseconds, and milliseconds until the file holds the ply, in the folder for temporary
/// files. Prints medians and 95th percentiles; exit 1 when a median is above 200 us or 50 ms.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <vector>

#include <autosave.h>

using namespace qipan::app;
using qipan::shell::GameStore;

namespace {

constexpr double kMostMicroseconds = 200;
constexpr double kMostMilliseconds = 50;

struct Move {
    int from;
    int to;
};

/// The program's game and what keeps it, without a window. Its clock stands until a move is played.
struct Run {
    explicit Run(const QString& folder)
        : game(nullptr, {[this] { return now; }, [this] { return now; }})
    {
        input.setGame(&game);
        store.setGame(QStringLiteral("chess"));
        store.setFolder(folder);
        autosave.setProperty("game", QVariant::fromValue(&game));
        autosave.setProperty("input", QVariant::fromValue(&input));
        autosave.setProperty("store", QVariant::fromValue(&store));
        autosave.start();
        game.newGame(QStringLiteral("Ada"), QStringLiteral("Grace"), QStringLiteral("7200+30"),
                     QStringLiteral("7200+30"));
        settle();
    }
    void play(Move move)
    {
        now += 7'345;
        game.move(move.from, move.to, game.needsPromotion(move.from, move.to) ? CHESS_TYPE_QUEEN : 0);
    }
    void settle()
    {
        QCoreApplication::processEvents();
        store.finish();
    }

    qipan::clock::Milliseconds now = 0;
    ChessGame game;
    BoardInput input;
    GameStore store;
    Autosave autosave;
};

/// Plays moves by lot, the same for the same seed. Returns nothing if the game is over before.
std::optional<std::vector<Move>> playByLot(int plies, unsigned seed)
{
    ChessGame game;
    std::vector<Move> line;
    const auto lot = [&seed](size_t most) {
        seed = seed * 1'664'525 + 1'013'904'223;
        return size_t(seed >> 8) % most;
    };
    while (int(line.size()) < plies && game.outcome() == ChessGame::Ongoing) {
        std::vector<Move> moves;
        for (int from = 0; from < 64; ++from) {
            for (const int to : game.legalTargets(from))
                moves.push_back({from, to});
        }
        line.push_back(moves[lot(moves.size())]);
        const Move move = line.back();
        game.move(move.from, move.to, game.needsPromotion(move.from, move.to) ? CHESS_TYPE_QUEEN : 0);
    }
    return game.outcome() == ChessGame::Ongoing ? std::optional(line) : std::nullopt;
}

/// What this thread has used; what others do on the same core is not in it.
double threadMicroseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e6 + double(time.tv_nsec) / 1e3;
}

bool holds(const QString& path, int plies)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.readAll().contains("\"length\": " + QByteArray::number(plies) + ',');
}

/// Prints one line. Returns whether the median is at most the bar.
bool tell(const char* what, int plies, std::vector<double> values, double bar)
{
    std::sort(values.begin(), values.end());
    const double median = values[values.size() / 2];
    std::printf("%4d plies, %s: median %.1f, 95th percentile %.1f of %zu\n", plies, what, median,
                values[values.size() * 95 / 100], values.size());
    return median <= bar;
}

/// Plays the last ply of line again and again.
bool measure(const std::vector<Move>& line, size_t rounds)
{
    const QTemporaryDir folder;
    Run run(folder.path());
    const int plies = int(line.size());
    for (int ply = 1; ply < plies; ++ply)
        run.play(line[size_t(ply - 1)]);
    run.settle();
    std::vector<double> window;
    std::vector<double> disk;
    while (window.size() < rounds) {
        QElapsedTimer sincePly;
        sincePly.start();
        run.play(line.back());
        const double begin = threadMicroseconds();
        QCoreApplication::processEvents();
        window.push_back(threadMicroseconds() - begin);
        run.store.finish();
        disk.push_back(double(sincePly.nsecsElapsed()) / 1e6);
        if (!holds(folder.filePath(QStringLiteral("chess/current.json")), plies)) {
            std::fprintf(stderr, "the file does not hold ply %d\n", plies);
            return false;
        }
        run.game.undo();
        run.settle();
    }
    const bool windowIsFree = tell("window's thread, us", plies, window, kMostMicroseconds);
    return tell("ply to file, ms", plies, disk, kMostMilliseconds) && windowIsFree;
}

}  // namespace

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const size_t rounds = argc > 1 ? size_t(std::max(20, std::atoi(argv[1]))) : 200;
    std::optional<std::vector<Move>> line;
    for (unsigned seed = 1; !line; ++seed)
        line = playByLot(300, seed);
    bool fast = true;
    for (const int plies : {10, 80, 300})
        fast = measure({line->begin(), line->begin() + plies}, rounds) && fast;
    return fast ? 0 : 1;
}
