#pragma once

#include "core/archive/StateArchive.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

class Object;

/// Saves the nodes below some roots, or loads them into a tree that was built in the same way.
///
/// First come classes, names and ids of all nodes, so that nodes can be found by the ids that they had; then what runs
/// have made of them, and what the physics engine keeps beside bodies and joints.
class TreeArchive
{
public:
  using Find = std::function<Object*(std::uint64_t id)>;

  TreeArchive(StateArchive& archive, std::vector<Object*> roots) : a_(archive), roots_(std::move(roots)) {}

  /// Faults have the path of the node as their place.
  /// @param identified  called when all nodes have their ids, before anything of their content, with what finds them
  void run(const std::function<void(const Find& find)>& identified = {});

private:
  void identify(Object& node);
  void content(Object& node);
  /// Compares the order in which the physics engine has got what it computes with.
  void creationOrder();
  void shapes();

  StateArchive& a_;
  std::vector<Object*> roots_;
  std::uint64_t lastId_ = 0; ///< Of the node before, in the order of the tree.
  std::shared_ptr<std::unordered_map<std::uint64_t, Object*>> nodes_ =
      std::make_shared<std::unordered_map<std::uint64_t, Object*>>();
};

} // namespace sparkwright
