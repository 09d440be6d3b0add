// SPDX-License-Identifier: MIT
#include "sim_options.h"

#include <QMap>
#include <QStringList>

namespace qipan::sim {

namespace {

std::optional<int> numberIn(const QString& text, int least, int most)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return {};
    return number;
}

constexpr int kPermille = 1000;
constexpr int kDay = 24 * 60 * 60 * 1000;

}  // namespace

std::optional<SimOptions> readOptions(const QStringList& arguments, QString* fault)
{
    static const QMap<QString, Protocol> kProtocols{{"bl1", Protocol::Bl1},
                                                    {"dgt", Protocol::Dgt},
                                                    {"chesslink", Protocol::ChessLink},
                                                    {"certabo", Protocol::Certabo}};
    SimOptions options;
    const QMap<QString, bool*> flags{{"--rfid", &options.hasTags},
                                     {"--turned", &options.isTurned},
                                     {"--obey", &options.obeys},
                                     {"--help", &options.wantsHelp}};
    const QMap<QString, int*> permilles{{"--drop", &options.faults.dropPermille},
                                        {"--double", &options.faults.doublePermille},
                                        {"--garble", &options.faults.garblePermille}};
    const QMap<QString, Milliseconds*> times{
        {"--pace", &options.pace}, {"--pause", &options.pause}, {"--delay", &options.faults.delay}};
    const QMap<QString, QString*> texts{{"--link", &options.link}, {"--play", &options.play}};

    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& name = arguments[i];
        if (flags.contains(name)) {
            *flags[name] = true;
            continue;
        }
        const bool hasValue = name == "--protocol" || name == "--seed" || permilles.contains(name) ||
                              times.contains(name) || texts.contains(name);
        if (!hasValue || i + 1 == arguments.size()) {
            *fault = name + (hasValue ? ": a value is missing" : ": unknown option");
            return {};
        }
        const QString& value = arguments[++i];
        std::optional<int> number = 0;
        if (name == "--protocol" && kProtocols.contains(value))
            options.protocol = kProtocols[value];
        else if (name == "--protocol")
            number.reset();
        else if (texts.contains(name))
            *texts[name] = value;
        else if (permilles.contains(name) && (number = numberIn(value, 0, kPermille)))
            *permilles[name] = *number;
        else if (times.contains(name) && (number = numberIn(value, 0, kDay)))
            *times[name] = *number;
        else if (name == "--seed" && (number = numberIn(value, 0, INT32_MAX)))
            options.faults.seed = static_cast<std::uint32_t>(*number);
        if (!number) {
            *fault = name + ": " + value + " is none of its values";
            return {};
        }
    }
    if (options.hasTags && options.protocol != Protocol::Certabo) {
        *fault = "--rfid: only with --protocol certabo";
        return {};
    }
    return options;
}

const char* simUsage()
{
    return R"(usage: qipan-board-sim [OPTIONS]

Stands in for an electronic chess board on a pseudo-terminal, whose name is the first line of output.

  --protocol NAME    bl1 (default: the program of our own boards), dgt, chesslink or certabo
  --rfid             certabo: men with tags, not contacts
  --link PATH        a link to the pseudo-terminal, and the first line of output
  --turned           White sits at the other side
  --play FILE.pgn    plays the first game of the file once a host has opened the port, and then says "played"
  --pace MS          of that game, from one move to the next (3000)
  --pause MS         from one grip of the hands to the next (300)
  --obey             carries out by hand what the lamps announce
  --drop PERMILLE, --double PERMILLE, --garble PERMILLE
                     of the bytes, either way: lost, come twice, one bit turned
  --delay MS         bytes come later by this
  --seed NUMBER      of these accidents (1)
  --help             this text

Commands on standard input, one a line, carried out one after the other:

  -e2  +e4           a man is lifted; the one lifted last is put down. +e4P puts another one down
  e2e4  e7e8q        the move by hand, with all that belongs to it
  lamps              the squares that are lit, with their colour if there is one
  show               the men on the board and in the hands
  setup [FEN]        the men stand so; the start position
  wait MS            before the next command
  reset              the board is switched off and on
  unplug [SECONDS]   the cable is out, until plug or for so long
  plug
  quit

Exit code: 0 fine, 1 refused, 2 wrong usage.
)";
}

}  // namespace qipan::sim
