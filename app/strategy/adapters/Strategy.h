#pragma once

#include "core/game/simurosot/interface/sparkwright_strategy.h"

#include <string>

namespace sparkwright::strategy
{

/// A strategy as the program sees it, whatever its library exports. The functions are those of
/// sparkwright_strategy.h; coordinates are in the team's frame.
class Strategy
{
public:
  virtual ~Strategy() = default;

  /// Which interface the library has: `native`, `classic`, …
  virtual const char* generation() const = 0;

  /// To be called once, before all others. @return empty, or why this strategy cannot play in such a match
  virtual std::string create(const sst_setup& setup) = 0;
  /// @param out  all texts empty; what the strategy does not know stays so
  virtual void teamInfo(sst_team& out) = 0;
  /// @param out  no commands
  virtual void instruction(const sst_field& field, sst_wheels& out) = 0;
  /// @param out  preset to the default formation
  virtual void placement(const sst_field& field, const sst_verdict& verdict, sst_targets& out) = 0;
  /// @param arg  as for sst_event
  virtual void event(int type, const void* arg) = 0;
};

} // namespace sparkwright::strategy
