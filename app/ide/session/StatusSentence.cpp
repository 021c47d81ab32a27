#include "app/ide/session/StatusSentence.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "core/world/World.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double longWait = 0.25; // s: shorter ones are part of every run in sync mode.

} // namespace

QString StatusSentence::teamName(const AgentInfo& agent, const GameState& game)
{
  if(agent.team != 1 && agent.team != 2)
    return {};
  const std::string& name = game.team[static_cast<std::size_t>(agent.team - 1)];
  return !name.empty() ? QString::fromStdString(name) : agent.team == 1 ? tr("Red") : tr("Blue");
}

QString StatusSentence::agentName(const AgentInfo& agent, const GameState& game)
{
  const QString team = teamName(agent, game);
  return team.isEmpty() || agent.unum <= 0 ? tr("Agent %1").arg(agent.id)
                                           : QStringLiteral("%1 %2").arg(team).arg(agent.unum);
}

QString StatusSentence::agentName(const SessionState& state, int agent)
{
  if(state.frame)
    for(const AgentInfo& info : state.frame->agents)
      if(info.id == agent)
        return agentName(info, state.frame->game);
  return tr("Agent %1").arg(agent);
}

QString StatusSentence::sentence(QString text)
{
  if(!text.isEmpty())
    text[0] = text[0].toUpper();
  return text;
}

QString StatusSentence::speed(double factor)
{
  if(!std::isfinite(factor))
    return QStringLiteral("–×");
  return QLocale().toString(factor, 'f', factor < 9.95 ? 1 : 0) + QStringLiteral("×");
}

/// Empty: the run is as fast as asked for.
QString StatusSentence::slowness(const SessionState& state)
{
  using Cause = LoadMeter::Cause;
  const LoadMeter::Shortfall& shortfall = state.shortfall;
  const double ms = shortfall.seconds * 1000;
  const QString figure = QLocale().toString(ms, 'f', ms < 9.95 ? 1 : 0);
  switch(shortfall.cause)
  {
  case Cause::None:
    break;
  case Cause::Agents:
    return tr("Waiting for %1: %2 ms per cycle").arg(agentName(state, shortfall.agent), figure);
  case Cause::Scripts:
    return tr("Scripts and actions take %1 ms per cycle").arg(figure);
  case Cause::Contacts:
    return tr("Finding contacts takes %1 ms per cycle").arg(figure);
  case Cause::Solver:
    return tr("Physics takes %1 ms per cycle").arg(figure);
  case Cause::Referee:
    return tr("The referee takes %1 ms per cycle").arg(figure);
  case Cause::Senses:
    return tr("Senses of robots take %1 ms per cycle").arg(figure);
  case Cause::Thinking:
    return tr("Agents inside think for %1 ms per cycle").arg(figure);
  case Cause::Frames:
    return tr("Views and monitors take %1 ms per cycle").arg(figure);
  case Cause::Machine:
    return tr("The machine is busy: %1 ms per cycle are lost").arg(figure);
  }
  return {};
}

/// Whether programs are connected that have no robot yet. Between two cycles frames do not know them.
bool StatusSentence::agentsWait(const SessionState& state)
{
  const auto hasRobot = [&state](const ConnectionInfo& connection)
  {
    return state.frame && std::ranges::any_of(state.frame->agents, [&](const AgentInfo& agent)
                                              { return agent.id == connection.agent && agent.hasBody; });
  };
  return state.source == SessionState::Source::Own &&
         std::ranges::any_of(state.connections, [&](const ConnectionInfo& connection)
                             { return connection.kind == ConnectionInfo::Kind::Agent && !hasRobot(connection); });
}

QString StatusSentence::text(const SessionState& state)
{
  if(state.source != SessionState::Source::Own && !state.sourceState.empty())
    return sentence(inWindow(state.sourceState));
  switch(state.phase)
  {
  case SessionState::Phase::Empty:
    return tr("No scene is open");
  case SessionState::Phase::Loading:
    return tr("Loading…");
  case SessionState::Phase::Failed:
    return tr("The scene could not be loaded: the log says why");
  case SessionState::Phase::Ready:
    break;
  }
  if(state.decision == RunControl::Decision::WaitForAgents && state.waiting > longWait)
  {
    if(state.waitingFor.empty())
      return tr("Waiting for agents");
    const QString first = agentName(state, state.waitingFor[0]);
    if(state.waitingFor.size() == 1)
      return tr("Waiting for %1").arg(first);
    if(state.waitingFor.size() == 2)
      return tr("Waiting for %1 and %2").arg(first, agentName(state, state.waitingFor[1]));
    return tr("Waiting for %1 and %n other(s)", nullptr, static_cast<int>(state.waitingFor.size()) - 1).arg(first);
  }
  if(!state.running)
    return agentsWait(state) ? tr("Paused: agents get their robots when it runs") : tr("Paused");
  if(state.decision == RunControl::Decision::Finished)
    return tr("Finished");
  if(state.until && state.searchEnd && state.frame)
    return tr("Searching for %1: %2 of %3 s")
        .arg(QString::fromStdString(state.until->text()), QLocale().toString(state.frame->time, 'f', 0),
             QLocale().toString(*state.searchEnd, 'f', 0));
  if(state.frame && state.frame->game.judgement.pending)
    return tr("The match waits for a decision");
  if(const QString reason = slowness(state); !reason.isEmpty())
    return reason;
  return state.until ? tr("Running until %1").arg(QString::fromStdString(state.until->text())) : tr("Running");
}

QString StatusSentence::connections(const SessionState& state)
{
  if(state.source != SessionState::Source::Own)
    return QString::fromStdString(state.scene);
  const auto isAgent = [](const ConnectionInfo& c) { return c.kind == ConnectionInfo::Kind::Agent; };
  const int agents = static_cast<int>(std::count_if(state.connections.begin(), state.connections.end(), isAgent));
  const int monitors = static_cast<int>(state.connections.size()) - agents;
  QString text = tr("%n agent(s)", nullptr, agents) + QStringLiteral(" · ") + tr("%n monitor(s)", nullptr, monitors);
  if(!state.networkProblem.empty())
    text += QStringLiteral(" · ") + tr("not connected: %1").arg(inWindow(state.networkProblem));
  else if(state.agentPort > 0)
    text += QStringLiteral(" · ") + tr("ports %1, %2").arg(state.agentPort).arg(state.monitorPort);
  return text;
}

} // namespace sparkwright
