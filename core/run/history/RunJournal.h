#pragma once

#include "core/world/state/RunInput.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>

namespace sparkwright
{

class World;

/// The inputs of a run from some moment on, in their order, so that it can be run again.
///
/// An input has a number, which it keeps when older ones are forgotten.
class RunJournal
{
public:
  void add(RunInput input);

  /// The number that the next input gets.
  std::uint64_t end() const { return first_ + inputs_.size(); }
  /// Forgets all before an input.
  void forgetBefore(std::uint64_t number);
  /// Memory of all inputs, bytes.
  std::size_t bytes() const { return bytes_; }

  /// Runs a World again that is in the state in which it was before an input, until a cycle is over.
  /// @param number  of that input; not forgotten
  void replay(World& world, std::uint64_t number, long cycle) const;

private:
  std::deque<RunInput> inputs_;
  std::uint64_t first_ = 0; ///< Number of the oldest.
  std::size_t bytes_ = 0;
};

} // namespace sparkwright
