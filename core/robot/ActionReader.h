#pragma once

#include "core/robot/Action.h"
#include "core/text/MessageReader.h"

#include <utility>
#include <vector>

namespace sparkwright
{

/// Turns the lists of an S-expression message into Actions. Keeps its buffers, so it does not allocate in steady state.
class ActionReader
{
public:
  /// The text must outlive the reading of it.
  void start(std::string_view message) { reader_.start(message); }
  /// @return false at the end of the message
  bool next();
  /// Valid until the next call of next().
  const Action& action() const { return action_; }

private:
  MessageReader reader_;
  std::vector<std::string_view> atoms_;
  std::vector<std::pair<std::size_t, std::size_t>> spans_; ///< Begin and count in atoms_ of each sub-list's values.
  std::vector<Action::Named> named_;
  Action action_;
};

} // namespace sparkwright
