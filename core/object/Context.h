#pragma once

#include <cstdint>
#include <memory>
#include <typeindex>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

class FileService;
class Log;
class Object;
class Random;
class Registry;
class SceneImporters;
class ScriptEngine;

/// Shared by the nodes of one object tree: services and settings. Owned by the engine's World; there are no globals.
class Context
{
public:
  Registry* registry = nullptr;
  FileService* files = nullptr;
  Log* log = nullptr;
  Object* root = nullptr; ///< Of the object tree.
  Random* random = nullptr;
  SceneImporters* importer = nullptr;
  ScriptEngine* scripts = nullptr;

  std::uint64_t lastId = 0; ///< Of the objects linked so far.

  /// Counts every change of the tree's structure: nodes linked, unlinked, or changed in what they show.
  unsigned long structureVersion = 0;
  void structureChanged() { ++structureVersion; }

  /// Offers a service (physics world, game state, …) to nodes; one per type. Nodes look services up when they are
  /// linked.
  template<class T>
  void provide(T* service)
  {
    services_[typeid(T)] = service;
  }
  template<class T>
  T* service() const
  {
    const auto found = services_.find(typeid(T));
    return found == services_.end() ? nullptr : static_cast<T*>(found->second);
  }

  /// Keeps nodes that leave the tree alive for as long as it exists. Scripts, and scene files that run them, may remove
  /// the very node that a caller works on.
  class KeepRemoved
  {
  public:
    explicit KeepRemoved(Context& context) : context_(context) { ++context_.keeping_; }
    ~KeepRemoved()
    {
      if(--context_.keeping_ == 0 && !context_.removed_.empty())
        std::vector<std::shared_ptr<Object>>().swap(context_.removed_);
    }
    KeepRemoved(const KeepRemoved&) = delete;
    KeepRemoved& operator=(const KeepRemoved&) = delete;

  private:
    Context& context_;
  };
  /// To be called when a node has left the tree.
  void removed(const std::shared_ptr<Object>& node)
  {
    if(keeping_ > 0)
      removed_.push_back(node);
  }

private:
  int keeping_ = 0;
  std::vector<std::shared_ptr<Object>> removed_;
  std::unordered_map<std::type_index, void*> services_;
};

} // namespace sparkwright
