#include "core/game/simurosot/clients/MatchClients.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/clients/ClientTexts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"
#include "core/game/simurosot/profile/ProfileKeys.h"
#include "core/game/simurosot/protocol/LinkMessages.h"
#include "core/game/simurosot/protocol/RefereeMessage.h"
#include "core/object/Log.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <limits>

namespace sparkwright::simurosot
{

namespace
{

constexpr double frameLength = 0.02; // s

std::string_view nameOf(Role role)
{
  return role == Role::Strategy ? "strategy" : role == Role::Display ? "display" : "referee";
}

MatchCommand commandOf(const RefereeCommand& wanted, int console)
{
  using From = RefereeCommand::Kind;
  using To = MatchCommand::Kind;
  static constexpr std::pair<From, To> kinds[] = {
      {From::Confirm, To::Confirm}, {From::Reject, To::Reject}, {From::Other, To::Overrule},
      {From::Pause, To::Pause},     {From::Resume, To::Resume}, {From::Whistle, To::Whistle},
      {From::Start, To::Start},     {From::Period, To::StartPeriod}, {From::NewMatch, To::NewMatch},
      {From::Place, To::Place}};
  MatchCommand command;
  command.console = console;
  for(const auto& [from, to] : kinds)
    if(from == wanted.kind)
      command.kind = to;
  command.restart = wanted.restart;
  command.side = wanted.actor;
  command.object = wanted.object;
  command.pose = wanted.pose;
  return command;
}

} // namespace

const std::array<MatchClients::Entry, 9> MatchClients::entries{{
    {MessageKind::Login, {}, &MatchClients::logIn},
    {MessageKind::Team, Role::Strategy, &MatchClients::team},
    {MessageKind::Wheels, Role::Strategy, &MatchClients::wheels},
    {MessageKind::Targets, Role::Strategy, &MatchClients::targets},
    {MessageKind::Referee, Role::Referee, &MatchClients::referee},
    {MessageKind::Rate, {}, &MatchClients::rate},
    {MessageKind::Ping, {}, &MatchClients::ping},
    {MessageKind::Pong, {}, &MatchClients::pong},
    {MessageKind::Bye, {}, &MatchClients::bye},
}};

MatchClients::MatchClients(const LeagueProfile& profile, MatchMachine& machine, Log* log, std::uint32_t seed)
    : profile_(profile), machine_(machine), log_(log), seed_(seed),
      desks_{StrategyDesk(Side::Blue, profile, machine), StrategyDesk(Side::Yellow, profile, machine)},
      displays_(profile, machine)
{
}

void MatchClients::join(int client, std::string_view address) { sessions_.join(client, address); }

void MatchClients::leave(int client)
{
  const Session* const session = sessions_.find(client);
  if(!session)
    return;
  out_.drop(client);
  const Session gone = *session;
  sessions_.leave(client);
  if(!gone.welcome)
    return;
  // A strategy inside the simulator may have taken its place.
  if(gone.role == Role::Strategy && desk(gone.side).client() == client)
  {
    desk(gone.side).close();
    machine_.setConnected(gone.side, false);
  }
  if(gone.role != Role::Referee)
    return;
  machine_.leaveConsole(client);
  for(const Session& one : sessions_.all()) // Another may be chief now.
    if(one.welcome && one.role == Role::Referee && one.chief && gone.chief)
      machine_.enterConsole(one.client, true);
}

int MatchClients::teamOfClient(int client) const
{
  for(const Side side : {Side::Blue, Side::Yellow})
    if(const Session* const session = sessions_.strategy(side); session && session->client == client)
      return teamOf(side, machine_.status().blueEnd);
  return 0;
}

std::vector<int> MatchClients::present() const
{
  std::vector<int> clients;
  for(const Session& one : sessions_.all())
    clients.push_back(one.client);
  return clients;
}

void MatchClients::receive(int client, std::string_view message)
{
  Session* const session = sessions_.find(client);
  if(!session)
    return;
  const MessageKind kind = kindOf(message);
  const auto entry = std::ranges::find(entries, kind, &Entry::kind);
  if(entry == entries.end())
    return warn(*session, "unknown message `" + std::string(message.substr(0, 40)) + "`");
  if(!session->welcome && kind != MessageKind::Login && kind != MessageKind::Bye)
    return warn(*session, "the first message must be a login");
  if(entry->role && session->role != *entry->role)
    return warn(*session, "a " + std::string(nameOf(session->role)) + " may not send `" +
                              std::string(simurosot::nameOf(kind)) + "`");
  if(const std::string problem = (this->*entry->handle)(*session, message); !problem.empty())
    warn(*session, problem);
}

void MatchClients::warn(Session& session, const std::string& problem)
{
  if(++session.warnings > warningsLogged || !log_)
    return;
  log_->warning(clientText("simuroClient.message", session.address, problem));
  if(session.warnings == warningsLogged)
    log_->warning(clientText("simuroClient.quiet", session.address));
}

std::string MatchClients::logIn(Session& session, std::string_view message)
{
  if(session.welcome)
    return "it has logged in already";
  Login login;
  if(std::string problem = readLogin(message, login); !problem.empty())
  {
    refuse(session, {Refusal::Version, problem});
    return problem;
  }
  if(const auto refused = sessions_.logIn(session, login, profile_.network.token))
  {
    refuse(session, *refused);
    return {};
  }
  if(session.role == Role::Strategy && desk(session.side).isInside())
  {
    session.welcome = false;
    refuse(session, {Refusal::SideTaken, "a strategy inside the simulator leads this side"});
    return {};
  }
  if(session.role == Role::Strategy && !machine_.mayChangeStrategy(session.side))
  {
    session.welcome = false;
    refuse(session, {Refusal::SideTaken, "a strategy may only be exchanged before the match, in breaks and in time-outs"});
    return {};
  }
  welcome(session);
  return {};
}

LocalText MatchClients::leadInside(std::string_view name, const std::filesystem::path& library)
{
  for(const Side side : {Side::Blue, Side::Yellow})
  {
    if(name != nameOf(side))
      continue;
    if(!library.empty())
      return load(side, library);
    if(desk(side).isInside())
    {
      desk(side).close();
      machine_.setConnected(side, false);
    }
  }
  return {};
}

LocalText MatchClients::load(Side side, const std::filesystem::path& library)
{
  LocalText why;
  auto strategy = StrategyLibrary::load(library, setupOf(side, profile_, seed_, frameLength), why);
  if(!strategy)
    return why;
  if(const Session* const former = sessions_.strategy(side))
    closed_.push_back(former->client);
  machine_.setTeam(side, strategy->name(), colourFor(side, strategy->colour()));
  desk(side).open(std::move(strategy));
  machine_.setConnected(side, true);
  return {};
}

void MatchClients::refuse(Session& session, const Refused& refused)
{
  writeRefused(refused.code, refused.text, out_.add(session.client));
  closed_.push_back(session.client);
  if(log_)
    log_->note(clientText("simuroClient.refused", session.address, refused.text));
}

void MatchClients::welcome(const Session& session)
{
  Welcome welcome;
  welcome.id = session.client;
  welcome.setup = setupOf(session.side, profile_, seed_, frameLength);
  if(session.role != Role::Strategy)
    welcome.setup.side = -1;
  writeWelcome(welcome, out_.add(session.client));
  if(log_)
    log_->note(clientText("simuroClient.welcome", session.name.empty() ? session.address : session.name,
                          std::string(nameOf(session.role)),
                          session.role == Role::Strategy ? TextArgument(sideText(session.side)) : TextArgument("-")));
  if(session.role == Role::Strategy)
  {
    desk(session.side).open(session.client);
    const std::string name = session.name.empty() ? machine_.team(session.side).name : session.name;
    machine_.setTeam(session.side, name, colourFor(session.side, {}));
    machine_.setConnected(session.side, true);
    return;
  }
  displays_.welcome(session, out_);
  if(session.role == Role::Referee)
    machine_.enterConsole(session.client, session.chief);
}

/// As a team wishes, or that of its side: nobody could tell two teams of one colour apart.
std::string MatchClients::colourFor(Side side, const std::string& wish) const
{
  const std::string& own = side == Side::Blue ? profile_.colours.blue : profile_.colours.yellow;
  const auto same = [&](const std::string& other)
  {
    return std::ranges::equal(wish, other, {}, [](unsigned char c) { return std::tolower(c); },
                              [](unsigned char c) { return std::tolower(c); });
  };
  return isColour(wish) && !same(machine_.team(other(side)).colour) ? wish : own;
}

std::string MatchClients::team(Session& session, std::string_view message)
{
  sst_team told{};
  if(std::string problem = readTeam(message, told); !problem.empty())
    return problem;
  if(told.name[0] != '\0') // The library knows it better than the program that has logged in for it.
    session.name = told.name;
  const std::string colour(told.colour, strnlen(told.colour, sizeof told.colour));
  const std::string name = session.name.empty() ? machine_.team(session.side).name : session.name;
  machine_.setTeam(session.side, name, colourFor(session.side, colour));
  return colour.empty() || isColour(colour) ? std::string() : "a colour has the form #rrggbb, not " + colour;
}

std::string MatchClients::wheels(Session& session, std::string_view message)
{
  return desk(session.side).takeWheels(message);
}

std::string MatchClients::targets(Session& session, std::string_view message)
{
  return desk(session.side).takeTargets(message);
}

std::string MatchClients::referee(Session& session, std::string_view message)
{
  RefereeCommand wanted;
  if(std::string problem = readReferee(message, wanted); !problem.empty())
    return problem;
  MatchCommand command = commandOf(wanted, session.client);
  // Without a verdict that waits, another restart is a foul that the person has seen.
  if(command.kind == MatchCommand::Kind::Overrule && !machine_.pending())
    command.kind = MatchCommand::Kind::Foul;
  return machine_.command(command).english();
}

std::string MatchClients::rate(Session& session, std::string_view message) { return readRate(message, session.rate); }

std::string MatchClients::ping(Session& session, std::string_view message)
{
  double clock = 0;
  std::string problem = readPing(message, clock);
  if(problem.empty())
    writePong(clock, out_.add(session.client));
  return problem;
}

std::string MatchClients::pong(Session&, std::string_view message)
{
  double clock = 0;
  return readPong(message, clock);
}

std::string MatchClients::bye(Session& session, std::string_view)
{
  closed_.push_back(session.client);
  return {};
}

/// In lock-step a match begins with its first cycle, so that it is always the same one.
bool MatchClients::waitsForStrategies() const
{
  return machine_.state() == MatchState::Before && profile_.match.startWhenConnected &&
         !std::ranges::all_of(desks_, &StrategyDesk::isTaken);
}

bool MatchClients::allAnswered() const
{
  if(!profile_.network.lockStep)
    return true;
  return !waitsForStrategies() && std::ranges::all_of(desks_, [](const StrategyDesk& one) { return one.hasAnswered(); });
}

double MatchClients::patience() const
{
  return waitsForStrategies() ? std::numeric_limits<double>::infinity() : profile_.network.lockStepSeconds;
}

MatchMoment MatchClients::moment() const
{
  const MatchStatus status = machine_.status();
  MatchMoment moment;
  moment.frame = frame_;
  moment.state = static_cast<int>(status.state);
  moment.restart = status.placement;
  moment.actor = status.actor;
  moment.period = static_cast<int>(status.period);
  moment.left = status.time;
  moment.score = status.score;
  return moment;
}

void MatchClients::tell(std::span<const MatchEvent> events)
{
  const int blueEnd = machine_.status().blueEnd;
  for(const MatchEvent& event : events)
  {
    for(const StrategyDesk& one : desks_)
      one.tell(event, blueEnd, out_);
    displays_.tell(sessions_, event, out_);
  }
}

void MatchClients::tell(const sref_frame& seen, const std::array<int, sideCount>& keepers,
                        const DisplayFeed::Look& look)
{
  ++frame_;
  MatchMoment now = moment();
  now.keeper = keepers;
  for(const Side side : {Side::Blue, Side::Yellow})
    if(desk(side).tell(seen, ballBefore_, now, out_) && log_)
      log_->warning(clientText("simuroClient.silent", sideText(side), profile_.network.staleFrames));
  displays_.tell(sessions_, seen, now, look, out_);
  ballBefore_ = seen.ball;
}

void MatchClients::archive(StateArchive& a)
{
  a(sessions_, frame_, ballBefore_.x, ballBefore_.y, ballBefore_.z, ballBefore_.vx, ballBefore_.vy, ballBefore_.vz);
  for(StrategyDesk& one : desks_)
    a(one);
  if(a.isLoading())
    out_.clear();
}

} // namespace sparkwright::simurosot
