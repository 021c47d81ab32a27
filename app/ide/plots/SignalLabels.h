#pragma once

#include "core/signal/Signal.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace sparkwright
{

/// How signals and plots of them are called.
class SignalLabels
{
public:
  /// Takes what signals measure. @return whether there is anything new
  bool learn(const std::map<std::string, Quantity>& quantities);

  /// Units of some signals, each once: `m, deg`; empty: none, or they are not known yet.
  QString unitsOf(const std::vector<std::string>& paths) const;
  /// What the axis of a plot of these signals is called: `speed, m/s`; for several quantities the units only.
  QString labelOf(const std::vector<std::string>& paths) const;
  /// Head of a column in a table: `ball/x [m]`; the unit as tables spell it.
  std::string headOf(const std::string& path) const;
  /// `Left team 3 · llj3 · Angle`: the name of a signal for people.
  static QString nameOf(const std::string& path);

private:
  std::map<std::string, Quantity> quantities_; ///< By path.
};

} // namespace sparkwright
