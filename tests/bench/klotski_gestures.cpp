// SPDX-License-Identifier: MIT
/// @file What a gesture costs in a long game of Klotski: played, counted, its distance found, its game kept, its graph
/// painted. Prints CPU microseconds of the window's thread for the first and the last 500 gestures of 5 000, and of
/// 50 000, and what a record of such a game costs the store's thread.
#include <QGuiApplication>
#include <QImage>
#include <QJsonDocument>
#include <QPainter>
#include <QTemporaryDir>

#include <klotski/distance_bars.h>
#include <klotski/klotski_autosave.h>
#include <klotski/klotski_blocks.h>
#include <klotski/klotski_guide.h>
#include <klotski/klotski_record.h>

#include <cstdio>
#include <ctime>

using namespace qipan::klotski;

namespace {

constexpr int kWindow = 500;

double threadMicroseconds()
{
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e6 + double(now.tv_nsec) * 1e-3;
}

/// One gesture out of a wandering walk that never ends: two soldiers go round the two blank cells.
void playNext(KlotskiGame& game)
{
    static constexpr struct {
        int block;
        int column;
        int row;
    } kRound[] = {{6, 1, 4}, {7, 2, 4}, {7, 2, 3}, {6, 2, 4}, {6, 1, 4}, {6, 1, 3}};
    const auto& next = kRound[size_t(game.plyCount()) % std::size(kRound)];
    if (!game.play(next.block, next.column, next.row))
        qFatal("gesture %d is not legal", game.plyCount());
}

void measure(int gestures)
{
    QTemporaryDir folder;
    KlotskiGame game;
    KlotskiGuide guide;
    guide.setGame(&game);
    KlotskiBlocks blocks;
    blocks.setGame(&game);
    qipan::shell::GameStore store;
    store.setGame(QStringLiteral("klotski"));
    store.setFolder(folder.path());
    KlotskiAutosave autosave;
    autosave.setProperty("game", QVariant::fromValue(&game));
    autosave.setProperty("store", QVariant::fromValue(&store));
    autosave.start();
    DistanceBars bars;
    bars.setGame(&game);
    bars.setSize(QSizeF(288, 240));
    QImage picture(288, 240, QImage::Format_ARGB32_Premultiplied);
    while (!guide.isReady())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);

    double play = 0;
    double paint = 0;
    for (int i = 0; i < gestures; ++i) {
        const double begin = threadMicroseconds();
        playNext(game);
        QCoreApplication::processEvents();
        const double played = threadMicroseconds();
        QPainter painter(&picture);
        bars.paint(&painter);
        painter.end();
        play += played - begin;
        paint += threadMicroseconds() - played;
        if (i + 1 == kWindow || i + 1 == gestures)
            std::printf("gestures %6d to %6d: %7.1f us each, and %7.1f us for the graph\n", i + 2 - kWindow, i + 1,
                        play / kWindow, paint / kWindow);
        if ((i + 1) % kWindow == 0)
            play = paint = 0;
    }
    const SavedLine line = game.save();
    const double begin = threadMicroseconds();
    const QByteArray bytes = QJsonDocument(writeKlotskiRecord(line, {game.name(), game.line().layout(), 1})).toJson();
    std::printf("a record of %d gestures: %lld bytes, %.1f us\n", gestures, static_cast<long long>(bytes.size()),
                threadMicroseconds() - begin);
}

}  // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    measure(5000);
    measure(50000);
    return 0;
}
