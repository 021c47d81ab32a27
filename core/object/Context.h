#pragma once

#include <cstdint>
#include <typeindex>
#include <unordered_map>

namespace sparkwright
{

class FileService;
class Log;
class Random;
class Registry;
class SceneImporters;
class ScriptEngine;

/// What the nodes of one object tree share. Owned by the engine's World; there are no globals.
class Context
{
public:
  Registry* registry = nullptr;
  FileService* files = nullptr;
  Log* log = nullptr;
  Random* random = nullptr;
  SceneImporters* importer = nullptr;
  ScriptEngine* scripts = nullptr;

  std::uint64_t lastId = 0; ///< Of the objects linked so far.

  /// Counts every change of the tree's structure: nodes linked, unlinked, or changed in what they show.
  unsigned long structureVersion = 0;
  void structureChanged() { ++structureVersion; }

  /// Services of later rooms (physics world, game state, …), one per type, found by nodes when they are linked.
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

private:
  std::unordered_map<std::type_index, void*> services_;
};

} // namespace sparkwright
