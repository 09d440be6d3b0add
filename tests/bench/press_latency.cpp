// SPDX-License-Identifier: MIT
/// press_latency [ROUNDS]: from a press on a man to the frame that shows where it may go, in the real window, drawn by
/// the software renderer. Prints median and 95th percentile; exit 1 when the latter is 16 ms or more.
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

/// Waits until the window has painted a frame that began after the call.
bool waitForFrame(QQuickWindow* window)
{
    bool painted = false;
    const auto connection = QObject::connect(window, &QQuickWindow::frameSwapped, [&] { painted = true; });
    const bool done = QTest::qWaitFor([&] { return painted; }, 2000);
    QObject::disconnect(connection);
    return done;
}

double milliseconds(qint64 nanoseconds)
{
    return double(nanoseconds) / 1e6;
}

}  // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication application(argc, argv);
    const size_t rounds = argc > 1 ? size_t(std::max(20, atoi(argv[1]))) : 200;

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Qipan/Main.qml")));
    auto* const window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (window == nullptr || !QTest::qWaitForWindowExposed(window)) {
        std::fputs("the window cannot be opened\n", stderr);
        return 1;
    }
    auto* const board = window->findChild<QQuickItem*>(QStringLiteral("board"));
    if (board == nullptr) {
        std::fputs("there is no item called board\n", stderr);
        return 1;
    }
    QTest::qWait(500);

    std::vector<qint64> times;
    const qreal side = board->width() / 8;
    for (size_t round = 0; round < rounds; ++round) {
        // b1 and g1 by turns: each press takes the marks of one knight away and shows the other's.
        const int file = round % 2 == 0 ? 1 : 6;
        const QPoint point = board->mapToScene(QPointF((file + 0.5) * side, 7.5 * side)).toPoint();
        const QImage before = window->grabWindow();
        QElapsedTimer timer;
        timer.start();
        QTest::mousePress(window, Qt::LeftButton, Qt::NoModifier, point, 0);
        if (!waitForFrame(window)) {
            std::fputs("no frame after a press\n", stderr);
            return 1;
        }
        times.push_back(timer.nsecsElapsed());
        if (window->grabWindow() == before) {
            std::fputs("the frame after a press shows nothing new\n", stderr);
            return 1;
        }
        QTest::mouseRelease(window, Qt::LeftButton, Qt::NoModifier, point, 0);
        QTest::qWait(20);
    }
    std::sort(times.begin(), times.end());
    const double median = milliseconds(times[times.size() / 2]);
    const double percentile = milliseconds(times[times.size() * 95 / 100]);
    std::printf("press to marked squares: median %.2f ms, 95th percentile %.2f ms of %zu\n", median, percentile,
                rounds);
    return percentile < 16 ? 0 : 1;
}
