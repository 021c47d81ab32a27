#pragma once

#include "app/ide/session/Session.h"

#include <QCoreApplication>
#include <QString>

namespace sparkwright
{

/// Texts about the state of the simulation for the status bar. Pure functions of their arguments and the language.
class StatusSentence
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::StatusSentence)
public:
  /// "Running", "Paused", "Waiting for Red 3", "Physics takes 31 ms per cycle", …
  static QString text(const SessionState& state);
  /// "FCPortugal 3"; "Red 3", "Blue 1" while the team has no name, "Agent 4" while there is no team.
  static QString agentName(const AgentInfo& agent, const GameState& game);
  /// "FCPortugal", "Red", "Blue"; empty for no team.
  static QString teamName(const AgentInfo& agent, const GameState& game);
  /// The same by agent id.
  static QString agentName(const SessionState& state, int agent);
  /// "0.8×"; "–×" while nothing has been measured.
  static QString speed(double factor);
  /// "2 agents · 1 monitor · ports 3100, 3200"
  static QString connections(const SessionState& state);

  /// A message of the log, which begins with a small letter, as a sentence of its own.
  static QString sentence(QString text);

private:
  static QString slowness(const SessionState& state);
  static bool agentsWait(const SessionState& state);
};

} // namespace sparkwright
