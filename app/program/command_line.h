// SPDX-License-Identifier: MIT
#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

namespace qipan::program {

/// What the command line of qipan asks for.
struct CommandLine {
    /// Neither an error nor a question for help or version: open the window.
    enum class Wish { Window, Help, Version, Refused };

    Wish wish = Wish::Window;
    QString file;
    QString fen;
    /// "chess", "klotski" or "zoujing"; empty: the one that was shown last.
    QString game;
    /// The port of a real board, as BoardLink::start() takes it; empty: the last board, if there was one.
    QString board;
    QString language;
    /// Empty: as the settings say.
    QString theme;
    /// Refused: the line for standard error, without "error: ", and the exit code.
    QString error;
    int exitCode = 0;
};

/// The options of qipan, in the language of the installed translators.
void addOptions(QCommandLineParser& parser);

/// Reads the arguments, the program's name first. Needs no application object.
CommandLine readCommandLine(const QStringList& arguments);

}  // namespace qipan::program
