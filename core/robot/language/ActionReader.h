#pragma once

#include "core/message/MessageReader.h"
#include "core/robot/language/Action.h"

#include <cstdint>
#include <vector>

namespace sparkwright
{

/// Converts the predicates of a message to Actions. Keeps its buffers, so it does not allocate in steady state.
class ActionReader
{
public:
  /// Starts a list, which must stay unchanged while it is read.
  void start(const PredicateList& list);
  /// Starts a message of S-expressions, as sent by trainers.
  void start(std::string_view message);
  /// @return false at the end of the message
  bool next();
  /// Valid until the next call of next().
  const Action& action() const { return action_; }

private:
  std::size_t addAtoms(std::uint32_t list);

  const PredicateList* list_ = nullptr;
  std::uint32_t at_ = 0;
  std::vector<std::string_view> atoms_;
  std::vector<std::uint32_t> sublists_;
  std::vector<std::size_t> counts_; ///< Values of each sub-list.
  std::vector<Action::Named> named_;
  Action action_;
  MessageReader reader_;
  PredicateList own_;
};

} // namespace sparkwright
