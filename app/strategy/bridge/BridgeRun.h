#pragma once

#include "app/strategy/bridge/BridgeOptions.h"
#include "app/strategy/bridge/FiraGate.h"
#include "app/strategy/bridge/LegacyGate.h"
#include "app/strategy/bridge/Placer.h"

namespace sparkwright::strategy
{

/// The program sparkwright-bridge: connects the gates for foreign programs with a match.
class BridgeRun
{
public:
  /// @param log  must outlive this
  BridgeRun(const BridgeOptions& options, Clock clock, std::ostream& log);

  /// Opens the ports of the options. @return empty, or an error message
  LocalText open();
  /// Waits for messages or the time, at most this long (s), and does what is due.
  void turn(double longestWait);
  /// Leaves the match.
  void close();

  const LegacyGate& legacy() const { return legacy_; }
  const FiraGate& fira() const { return fira_; }

private:
  void tellState();

  const BridgeOptions options_;
  std::ostream& log_;
  MatchAddress match_;
  MatchView view_;
  BridgedSide blue_, yellow_;
  Placer placer_;
  LegacyGate legacy_;
  FiraGate fira_;
  std::string trouble_; ///< As told last.
  int state_ = -1;      ///< Of the match, as told last; −1: none.
};

} // namespace sparkwright::strategy
