#pragma once

#include "core/text/LocalText.h"
#include "core/world/manipulation/Manipulation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright
{

class ActiveScene;
class Object;
class StateArchive;
struct ClassInfo;
struct Method;

/// Properties of nodes that have been set from outside, for this run only. Keeps them, so that a World that is put into
/// a state of this run has them, too.
class PropertyChanges
{
public:
  explicit PropertyChanges(ActiveScene& active) : active_(active) {}

  /// Why a change is not carried out; empty: it is.
  struct Refusal
  {
    LocalText why{}, hint{};
  };
  Refusal carryOut(const SetProperty& change, Object& node);

  /// Whether a method can be called while the World runs: it sets numbers, flags or a material, its effect does not
  /// depend on what the run has done so far, and nobody relies on the former value.
  static bool canSet(const ClassInfo& info, const Method& method);

  bool empty() const { return changes_.empty(); }
  /// Saves the changes, or loads them and makes them again. When loading, call it when the nodes have their ids, before
  /// anything of their content is loaded.
  void archive(StateArchive& a);

private:
  struct Change
  {
    std::uint64_t id = 0;
    std::string method;
    std::vector<std::string> values;
  };
  void keep(Change change, bool hasAxis);

  ActiveScene& active_;
  std::vector<Change> changes_;
};

} // namespace sparkwright
