// SPDX-License-Identifier: MIT
/// @file Bl1Driver: which game the board holds, and how it comes to hold ours.
#include "bl1_driver.h"

#include <algorithm>
#include <utility>

namespace qipan::boards {

namespace {

/// A board that refuses what it is told so often is left alone for a while.
constexpr int kMostRefusals = 3;
constexpr Milliseconds kRefusalPause = 5000;
constexpr Milliseconds kListPatience = 300;
constexpr int kMostListed = 4096;

}  // namespace

void Bl1Driver::follow(const BoardGame& game, Milliseconds now)
{
    const bool isNew = !m_wanted || game != m_order || m_awaitsOrder;
    if (isNew) {
        // An announced move that was not answered for may be there or not.
        if (isAwaited(LINK_XP)) {
            m_boardAnnounced = m_announced;
            m_command.reset();
        }
        m_order = game;
        m_wanted = Bl1Game::of(game);
        m_announced.reset();
        if (!m_wanted || m_wanted->plies() != game.moves.size())
            m_listener->logged(false, QStringLiteral("(the game is not a legal one)"));
        if (m_wanted && game.announced && m_wanted->hashAfter(*game.announced))
            m_announced = game.announced;
        m_refusals = 0;
        m_pauseUntil = 0;
        const bool wasAhead = std::exchange(m_awaitsOrder, false);
        if (wasAhead && isInStep())
            m_listener->following(m_wanted->id(), m_wanted->plies());
        if (m_held == Held::Listing) {
            m_listing.reset();
            m_command.reset();
            m_held = Held::Told;
        }
        compare();
    }
    act(now);
}

bool Bl1Driver::isAwaited(link_name_t name) const
{
    return m_command && m_command->name == name;
}

bool Bl1Driver::isInStep() const
{
    return m_held == Held::Game && m_wanted && !m_awaitsOrder && m_boardPlies == m_wanted->plies() &&
           m_wanted->commonPlies(*m_boardGame, m_boardPlies) == m_boardPlies;
}

std::optional<Bl1Driver::Command> Bl1Driver::nextCommand(Milliseconds now)
{
    if (m_sensors.needsSnapshot(now))
        return Command{.name = LINK_SQ, .line = Bl1Line(LINK_SQ).end()};
    if (!m_identity.thinks || now < m_pauseUntil)
        return {};
    m_pauseUntil = 0;
    if (m_held == Held::Unknown)
        return Command{.name = LINK_GQ, .line = Bl1Line(LINK_GQ).end()};
    if (m_held == Held::Listing)
        return listCommand();
    if (!m_wanted || m_held == Held::Told)
        return {};
    return nextGameCommand();
}

/// From what the board holds to what it shall hold.
std::optional<Bl1Driver::Command> Bl1Driver::nextGameCommand()
{
    const int common = m_held == Held::Game ? m_wanted->commonPlies(*m_boardGame, m_boardPlies) : -1;
    if (common < 0)
        return gameCommand(LINK_GS, *m_wanted, 0);
    if (m_awaitsOrder)
        return {};
    if (common < m_boardPlies)
        return gameCommand(LINK_TB, *m_wanted, common);
    if (m_boardPlies < m_wanted->plies())
        return gameCommand(LINK_MV, *m_wanted, m_boardPlies + 1);
    if (m_announced == m_boardAnnounced) {
        m_refusals = 0;
        return {};
    }
    // Taken back first: OK XP does not say which move it is about, and the one for the old move may still come.
    if (m_boardAnnounced)
        return gameCommand(LINK_TB, *m_wanted, m_boardPlies);
    Command command{.name = LINK_XP, .game = m_wanted->id(), .ply = m_boardPlies + 1};
    command.line = Bl1Line(LINK_XP)
                       .hex(command.game, 8)
                       .decimal(static_cast<std::uint32_t>(command.ply))
                       .move(*m_announced)
                       .hex(*m_wanted->hashAfter(*m_announced), 8)
                       .end();
    return command;
}

/// GS, MV or TB that brings the board to the game's first plies.
Bl1Driver::Command Bl1Driver::gameCommand(link_name_t name, const Bl1Game& result, int plies) const
{
    Command command{.name = name, .game = result.id(), .ply = plies, .result = result, .resultPlies = plies};
    Bl1Line line(name);
    line.hex(result.id(), 8);
    if (name == LINK_GS)
        line.text(result.fen());
    else
        line.decimal(static_cast<std::uint32_t>(plies));
    if (name == LINK_MV)
        line.move(result.moveAt(plies)).hex(result.hashAt(plies), 8);
    command.line = line.end();
    return command;
}

Bl1Driver::Command Bl1Driver::listCommand() const
{
    Command command{.name = LINK_GT, .game = m_told.game, .ply = m_listing->next};
    command.line = Bl1Line(LINK_GT).hex(command.game, 8).decimal(static_cast<std::uint32_t>(command.ply)).end();
    return command;
}

/// GA g p z. While a command waits, only its own answer counts: another one is that of an earlier command.
void Bl1Driver::takeDone(Bl1Fields fields)
{
    const auto game = fields.hex(8);
    const auto ply = fields.ply();
    const auto hash = fields.hex(8);
    if (!game || !ply || !hash)
        return;
    if (m_command && m_command->result) {
        const Command command = *m_command;
        if (*game == command.game && *ply == command.resultPlies && *hash == command.result->hashAt(*ply)) {
            m_command.reset();
            hold(*command.result, command.resultPlies);
        }
        return;
    }
    const bool isKnown = m_held == Held::Game && *game == m_boardGame->id() && *ply == m_boardPlies &&
                         *hash == m_boardGame->hashAt(m_boardPlies);
    if (m_held == Held::Game && !isKnown)
        askAgain();
}

/// What is known of the board's game cannot be right.
void Bl1Driver::askAgain()
{
    m_held = Held::Unknown;
    m_awaitsOrder = false;
    m_command.reset();
}

void Bl1Driver::hold(const Bl1Game& game, int plies)
{
    m_held = Held::Game;
    m_boardGame = game;
    m_boardPlies = plies;
    m_boardAnnounced.reset();
    m_listener->following(m_boardGame->id(), plies);
}

/// NO g p why: the game is sent from its start.
void Bl1Driver::takeNotDone(Bl1Fields fields, Milliseconds now)
{
    const auto game = fields.hex(8);
    const auto ply = fields.ply();
    if (!m_command && m_held == Held::Game)
        askAgain();
    if (!m_command || game != m_command->game || ply != m_command->ply)
        return;
    if (m_command->name == LINK_GT) {
        endListing();
        return;
    }
    const bool isHopeless = m_command->name == LINK_GS;
    m_command.reset();
    m_held = Held::Nothing;
    if (++m_refusals >= kMostRefusals || isHopeless)
        m_pauseUntil = now + kRefusalPause;
}

/// GI g p z boot, or GI none.
void Bl1Driver::takePlace(Bl1Fields fields)
{
    if (isAwaited(LINK_GQ))
        m_command.reset();
    if (isAwaited(LINK_GS))
        return;
    Bl1Fields none = fields;
    if (none.field() == "none") {
        m_held = Held::Nothing;
        m_awaitsOrder = false;
        m_listing.reset();
        m_command.reset();
        return;
    }
    const auto game = fields.hex(8);
    const auto ply = fields.ply();
    const auto hash = fields.hex(8);
    if (!game || !ply || !hash)
        return;
    m_told = Place{*game, *ply, *hash};
    m_held = Held::Told;
    m_awaitsOrder = false;
    m_listing.reset();
    m_command.reset();
    compare();
}

/// The table of reconnection, in docs/board-link.md.
void Bl1Driver::compare()
{
    if (m_held != Held::Told || !m_wanted)
        return;
    const auto stands = [this](const Bl1Game& game, int plies) {
        return game.id() == m_told.game && m_told.ply <= plies && game.hashAt(m_told.ply) == m_told.hash;
    };
    if (stands(*m_wanted, m_wanted->plies())) {
        hold(*m_wanted, m_told.ply);
    } else if (m_boardGame && stands(*m_boardGame, m_boardPlies)) {
        // Moves that were taken back while the board was away: it has nothing new.
        hold(Bl1Game(*m_boardGame), m_told.ply);
    } else if (m_told.ply == 0 || m_told.ply > kMostListed || m_told == m_recorded) {
        m_held = Held::Nothing;
    } else if (m_told.game != m_wanted->id()) {
        list(0);
    } else {
        list(m_told.ply > m_wanted->plies() ? m_wanted->plies() + 1 : 1);
    }
}

void Bl1Driver::list(int first)
{
    m_held = Held::Listing;
    m_listing = Listing{.first = first, .next = first};
}

/// GL g p uci, or GL g 0 FEN.
void Bl1Driver::takeListed(Bl1Fields fields, Milliseconds now)
{
    const auto game = fields.hex(8);
    const auto ply = fields.ply();
    if (m_held != Held::Listing || game != m_told.game || !ply)
        return;
    Listing& listing = *m_listing;
    const bool isFirstWithoutStart = listing.next == 0 && ply == 1;
    if (*ply != listing.next && !isFirstWithoutStart)
        return;
    if (*ply == 0) {
        listing.startFen = fields.rest();
    } else {
        const auto move = fields.move();
        if (!move)
            return;
        listing.moves << *move;
    }
    listing.next = *ply + 1;
    if (listing.next > m_told.ply) {
        endListing();
        return;
    }
    // The rest is on its way; it is asked for only when nothing comes any more.
    m_command = listCommand();
    m_command->repeatAt = now + kListPatience;
}

/// All is listed that will be.
void Bl1Driver::endListing()
{
    const Listing listing = *m_listing;
    m_listing.reset();
    m_command.reset();
    const bool isAhead = m_told.game == m_wanted->id() && listing.first == m_wanted->plies() + 1;
    const bool isWhole = listing.next > m_told.ply;
    if (isAhead && isWhole && goAhead(listing))
        return;
    if (isAhead && isWhole && listing.first > 1)
        list(1);
    else
        giveUp(listing);
}

/// The board made moves after the game's last one. Until the listener has said what counts, both stay as they are.
bool Bl1Driver::goAhead(const Listing& listing)
{
    Bl1Game ahead = *m_wanted;
    for (const BoardMove& move : listing.moves) {
        if (!ahead.add(move))
            return false;
    }
    if (ahead.hashAt(ahead.plies()) != m_told.hash)
        return false;
    const int after = m_wanted->plies();
    m_held = Held::Game;
    m_boardGame = ahead;
    m_boardPlies = ahead.plies();
    m_boardAnnounced.reset();
    m_awaitsOrder = true;
    m_listener->recorded(ahead.id(), after, listing.moves);
    return true;
}

/// The board's game is another one: it is told, and gives way.
void Bl1Driver::giveUp(const Listing& listing)
{
    m_recorded = m_told;
    m_held = Held::Nothing;
    if (m_told.game != m_wanted->id()) {
        if (!listing.moves.isEmpty())
            m_listener->recordedOther(m_told.game, listing.startFen, listing.moves);
        return;
    }
    int after = std::max(listing.first, 1) - 1;
    QList<BoardMove> moves = listing.moves;
    while (!moves.isEmpty() && after < m_wanted->plies() && moves.first() == m_wanted->moveAt(after + 1)) {
        moves.removeFirst();
        ++after;
    }
    if (!moves.isEmpty())
        m_listener->recorded(m_told.game, after, moves);
}

}  // namespace qipan::boards
