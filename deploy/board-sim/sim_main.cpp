// SPDX-License-Identifier: MIT
/// @file qipan-board-sim: a chess board without the board.
#include "fake_certabo_board.h"
#include "fake_chesslink_board.h"
#include "fake_dgt_board.h"
#include "firmware_board.h"
#include "pseudo_terminal.h"
#include "sim_options.h"
#include "table.h"

#include <pgn/pgn_reader.h>

#include <QFile>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <poll.h>
#include <unistd.h>

using namespace qipan;
using sim::Milliseconds;

namespace {

enum Exit { kFine = 0, kRefused = 1, kUsageFault = 2 };

volatile std::sig_atomic_t stopped = 0;

// The boards scan each few milliseconds; without a host there is no hurry.
constexpr int kTick = 5;
constexpr int kIdleTick = 20;

Milliseconds now()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

void say(const QString& line)
{
    std::puts(line.toUtf8().constData());
    std::fflush(stdout);
}

int refuse(const QString& what)
{
    std::fprintf(stderr, "error: %s\n", what.toUtf8().constData());
    return kRefused;
}

std::unique_ptr<sim::FakeBoard> makeBoard(const sim::SimOptions& options)
{
    sim::SensorFaults sensors;
    sensors.turned = options.isTurned;
    sim::FakeCertaboBoard::Options certabo;
    certabo.hasTags = options.hasTags;
    switch (options.protocol) {
    case sim::Protocol::Bl1:
        return std::make_unique<sim::FirmwareBoard>(sensors);
    case sim::Protocol::Dgt:
        return std::make_unique<sim::FakeDgtBoard>(sensors);
    case sim::Protocol::ChessLink:
        return std::make_unique<sim::FakeChessLinkBoard>(sensors);
    case sim::Protocol::Certabo:
        return std::make_unique<sim::FakeCertaboBoard>(certabo, sensors);
    }
    return {};
}

/// The moves of the first game; nothing if the file cannot be read or has none, and fault says why.
std::optional<std::vector<chess::Move>> movesOf(const QString& fileName, QString* fault)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly)) {
        *fault = fileName + ": " + file.errorString();
        return {};
    }
    const auto read = pgn::readGames(file.readAll().toStdString());
    if (!read || read->games.empty() || read->games.front().tree.mainLinePlies() == 0) {
        *fault = fileName + ": no game";
        return {};
    }
    const pgn::GameTree& tree = read->games.front().tree;
    std::vector<chess::Move> moves;
    for (const pgn::NodeId id : tree.mainLine())
        moves.push_back(tree.node(id).move);
    return moves;
}

/// Standard input as lines.
class Input {
public:
    bool isOpen() const
    {
        return m_isOpen;
    }
    QStringList read()
    {
        char bytes[4096];
        const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
        m_isOpen = count > 0;
        m_text += QByteArray(bytes, std::max<ssize_t>(count, 0));
        if (!m_isOpen && !m_text.isEmpty())
            m_text += '\n';
        QStringList lines;
        for (qsizetype end = m_text.indexOf('\n'); end >= 0; end = m_text.indexOf('\n')) {
            lines << QString::fromUtf8(m_text.left(end));
            m_text.remove(0, end + 1);
        }
        return lines;
    }

private:
    QByteArray m_text;
    bool m_isOpen = true;
};

/// Waits for a byte from the host or a line of input, at most a tick.
void wait(const sim::PseudoTerminal& port, const Input& input, bool hasHost, bool* hasInput)
{
    pollfd what[2] = {{hasHost ? port.descriptor() : -1, POLLIN, 0}, {input.isOpen() ? STDIN_FILENO : -1, POLLIN, 0}};
    *hasInput = poll(what, 2, hasHost ? kTick : kIdleTick) > 0 && what[1].revents != 0;
}

int run(const sim::SimOptions& options, const std::vector<chess::Move>& moves)
{
    sim::PseudoTerminal port(options.link);
    if (!port.plug())
        return refuse(port.fault());
    sim::Table table(makeBoard(options), options.pause);
    table.setGame(moves, options.pace);
    table.setObeys(options.obeys);
    sim::FaultyLine toHost(table.board().bitsPerSecond(), options.faults);
    sim::FaultyLine toBoard(table.board().bitsPerSecond(), options.faults);
    say(port.name());

    Input input;
    std::optional<Milliseconds> plugAt;
    while (!stopped) {
        const bool hasHost = port.hasHost();
        bool hasInput = false;
        wait(port, input, hasHost, &hasInput);
        if (hasInput) {
            for (const QString& line : input.read())
                table.command(line);
        }
        const Milliseconds time = now();
        if (hasHost) {
            table.begin(time);
            toBoard.push(port.read(), time);
        }
        for (QByteArray bytes = toBoard.take(time); !bytes.isEmpty(); bytes = toBoard.take(time))
            table.board().receive(bytes, time);
        table.advance(time);
        toHost.push(table.board().takeSent(), time);
        for (QByteArray bytes = toHost.take(time); !bytes.isEmpty(); bytes = toHost.take(time)) {
            if (hasHost)
                port.write(bytes);
        }
        for (const QString& answer : table.takeAnswers())
            say(answer);
        for (const QString& order : table.takeOrders()) {
            const int seconds = order.section(' ', 1).toInt();
            if (order == "quit")
                return kFine;
            if (order == "plug")
                plugAt = time;
            else
                plugAt = seconds > 0 ? std::optional(time + seconds * 1000) : std::nullopt;
            if (order != "plug")
                port.unplug();
        }
        if (plugAt && time >= *plugAt) {
            plugAt.reset();
            if (!port.isPlugged()) {
                if (!port.plug())
                    return refuse(port.fault());
                say(port.name());
            }
        }
    }
    return kFine;
}

}  // namespace

int main(int argc, char* argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    QString fault;
    const auto options = sim::readOptions(arguments, &fault);
    if (!options) {
        std::fprintf(stderr, "error: %s\n%s", fault.toUtf8().constData(), sim::simUsage());
        return kUsageFault;
    }
    if (options->wantsHelp) {
        std::fputs(sim::simUsage(), stdout);
        return kFine;
    }
    std::vector<chess::Move> moves;
    if (!options->play.isEmpty()) {
        const auto read = movesOf(options->play, &fault);
        if (!read)
            return refuse(fault);
        moves = *read;
    }
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, [](int) { stopped = 1; });
    return run(*options, moves);
}
