// SPDX-License-Identifier: MIT
/// board_latency [MOVES]: from a man put down on the board to the frame that shows its move, in the real window, drawn by
/// the software renderer. At the other end of the port is the board program, run at the pace of real time. Knights move,
/// which settle as soon as a contact is steady (30 ms): that time is taken off. Prints median and 95th percentile; exit
/// 1 when the latter is 150 ms or more.
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

#include <boards/bridge/board_link.h>
#include <chess_game.h>
#include <host/simulated_board.h>
#include <pseudo_terminal.h>

namespace {

constexpr int kSettleMs = 30;
constexpr std::uint64_t kStart = 0xFFFF00000000FFFF;

/// The board at its pseudo-terminal, in a thread of its own.
class Board {
public:
    Board()
    {
        if (!m_terminal.plug())
            return;
        m_board.setSensors(kStart);
        m_thread = std::thread([this] { run(); });
    }
    ~Board()
    {
        m_ended = true;
        if (m_thread.joinable())
            m_thread.join();
    }
    QString port() const
    {
        return m_terminal.name();
    }
    void set(int square, bool occupied)
    {
        const std::lock_guard lock(m_mutex);
        m_board.setSensor(square, occupied);
    }
    void setUp()
    {
        const std::lock_guard lock(m_mutex);
        m_board.setSensors(kStart);
    }

private:
    void run()
    {
        QElapsedTimer time;
        time.start();
        while (!m_ended) {
            const QByteArray bytes = m_terminal.hasHost() ? m_terminal.read() : QByteArray();
            std::string sent;
            {
                const std::lock_guard lock(m_mutex);
                m_board.receive({bytes.constData(), static_cast<size_t>(bytes.size())});
                m_board.advance(time.elapsed());
                sent = m_board.takeSent();
            }
            m_terminal.write(QByteArray::fromStdString(sent));
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    qipan::sim::PseudoTerminal m_terminal{QString()};
    std::mutex m_mutex;
    qipan::firmware::SimulatedBoard m_board;
    std::atomic<bool> m_ended = false;
    std::thread m_thread;
};

struct Step {
    int from;
    int to;
};
/// Out and back again: b1c3 b8c6 c3b1 c6b8.
constexpr Step kSteps[] = {{1, 18}, {57, 42}, {18, 1}, {42, 57}};
/// Before the position has stood five times.
constexpr int kMovesAGame = 12;

}  // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QTemporaryDir home;
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        qputenv(name, home.path().toLocal8Bit());
    QGuiApplication application(argc, argv);
    const int moves = argc > 1 ? std::max(20, atoi(argv[1])) : 120;

    Board board;
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("startBoard"), QStringLiteral("bl1:") + board.port()}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Qipan/Main.qml")));
    auto* const window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (window == nullptr || !QTest::qWaitForWindowExposed(window)) {
        std::fputs("the window cannot be opened\n", stderr);
        return 1;
    }
    auto* const game = window->findChild<qipan::app::ChessGame*>();
    const auto* const link = window->findChild<qipan::boards::BoardLink*>();
    const auto inStep = [link] { return link->session()->state() == qipan::boards::BoardSession::Synced; };
    if (game == nullptr || link == nullptr || !QTest::qWaitFor(inStep, 15000)) {
        std::fputs("the board does not get in step\n", stderr);
        return 1;
    }

    std::vector<double> times;
    for (int move = 0; move < moves; ++move) {
        if (game->plyCount() == kMovesAGame) {
            board.setUp();
            game->newGame();
            QTest::qWait(1500);
            if (!QTest::qWaitFor(inStep, 5000)) {
                std::fputs("the board does not get in step with a new game\n", stderr);
                return 1;
            }
        }
        const Step step = kSteps[game->plyCount() % 4];
        const int plies = game->plyCount();
        board.set(step.from, false);
        QTest::qWait(200);
        const QImage before = window->grabWindow();
        bool shown = false;
        const auto connection = QObject::connect(window, &QQuickWindow::frameSwapped,
                                                 [&] { shown = shown || game->plyCount() > plies; });
        QElapsedTimer timer;
        timer.start();
        board.set(step.to, true);
        const bool done = QTest::qWaitFor([&] { return shown; }, 3000);
        times.push_back(double(timer.nsecsElapsed()) / 1e6 - kSettleMs);
        QObject::disconnect(connection);
        if (!done || window->grabWindow() == before) {
            std::fputs("a move does not come to the screen\n", stderr);
            return 1;
        }
        QTest::qWait(400);
    }
    std::sort(times.begin(), times.end());
    const double percentile = times[times.size() * 95 / 100];
    std::printf("move on the board to its picture: median %.1f ms, 95th percentile %.1f ms of %d, beyond %d ms to settle\n",
                times[times.size() / 2], percentile, moves, kSettleMs);
    return percentile < 150 ? 0 : 1;
}
