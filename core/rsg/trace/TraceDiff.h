#pragma once

#include "core/rsg/trace/Trace.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright::rsg
{

/// Maps places in a text to the same places after an edit: all but the first to the last byte that differ.
class TextShift
{
public:
  TextShift(std::string_view before, std::string_view after);

  static constexpr std::uint32_t none = 0xffffffff;
  /// The place after the edit; none if it is within what has changed.
  std::uint32_t operator()(std::uint32_t offset) const
  {
    return offset < same_ ? offset : offset >= tail_ ? offset + shift_ : none;
  }

private:
  std::uint32_t same_ = 0;  ///< Bytes at the start that are the same.
  std::uint32_t tail_ = 0;  ///< From here on they are again.
  std::uint32_t shift_ = 0; ///< By so many bytes further on; modulo 2^32.
};

/// What differs between two evaluations of a file: other texts or other arguments.
struct TraceDiff
{
  using Index = Trace::Index;

  /// Calls of one node that are different: all calls of one method, and perhaps of one axis or the like.
  struct Calls
  {
    Index before = 0, after = 0; ///< The node.
    std::string key;
    std::vector<Index> former, now; ///< Calls, in order; `now` is empty if there are none any more.
  };
  /// A node or an import that is only there before, or only after, or that is another one.
  struct Part
  {
    Index parentBefore = 0, parentAfter = 0; ///< The node around it, which is there before and after.
    Index before = Trace::none, after = Trace::none; ///< Steps.
  };
  struct Import
  {
    Index before = 0, after = 0; ///< Calls of importScene with the same file.
  };

  std::vector<Index> nodes; ///< For each node before: the same node after, or none.
  std::vector<Calls> calls;
  std::vector<Part> parts;
  std::vector<Import> imports;

  bool empty() const { return calls.empty() && parts.empty(); }
};

/// Finds what differs. Nodes are the same if their forms are, or else by class, name and order below the same parent.
TraceDiff compare(const Trace& before, const Trace& after, const TextShift& shift);

/// Calls with the same key override each other: the method, and what its first value names, such as an axis.
std::string keyOf(const Trace& trace, const Trace::Call& call);

} // namespace sparkwright::rsg
