#pragma once

#include "core/object/Registry.h"
#include "core/text/Diagnostic.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright::rsg
{

/// What a file does when it is imported with certain arguments: its nodes and calls, with all values computed. Does not
/// contain the imports that its calls lead to. Immutable, and shared by all imports with the same arguments.
struct Trace
{
  using Index = std::uint32_t;
  static constexpr Index none = std::numeric_limits<Index>::max();

  struct Node
  {
    enum class Kind
    {
      Root, ///< The node into which the file is imported.
      Made,
      Selected
    };
    Kind kind = Kind::Root;
    std::string name{};             ///< Made: the class, without namespace. Selected: the name.
    const ClassInfo* info = nullptr; ///< Of made nodes.
    Index parent = none;
    std::uint32_t offset = 0; ///< Of the word `nd` or `sel`, in bytes.
    int line = 0, column = 0; ///< The same.
    // The steps of this node and of all below it: [first, last).
    Index first = 0, last = 0;
    std::vector<Index> items{}; ///< Steps of this node itself: its children and calls.
  };
  struct Call
  {
    Index node = 0;
    std::string method; ///< Long name.
    std::vector<std::string> values;
    std::uint32_t offset = 0; ///< Of the method's name.
  };
  /// One step of the evaluation: makes or selects a node, or calls a method.
  struct Step
  {
    enum class Kind
    {
      Node,
      Call
    };
    Kind kind = Kind::Node;
    Index index = 0; ///< In nodes or calls.
  };

  std::vector<Node> nodes; ///< The first is the root.
  std::vector<Call> calls;
  std::vector<Step> steps;
  Diagnostics errors;
  std::uint64_t hash = 0; ///< TraceHash of all steps.

  bool imports(Index call) const { return calls[call].method == "importScene" && !calls[call].values.empty(); }
};

using TracePtr = std::shared_ptr<const Trace>;

} // namespace sparkwright::rsg
