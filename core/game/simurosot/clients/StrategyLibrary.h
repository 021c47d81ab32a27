#pragma once

#include "core/game/simurosot/interface/sparkwright_strategy.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <memory>
#include <string>

namespace sparkwright::simurosot
{

/// A strategy that runs inside the simulator, in its thread: for demos, and to debug one. It can hang or crash the
/// program; sparkwright-strategy runs one in a process of its own.
class StrategyLibrary
{
public:
  ~StrategyLibrary();
  StrategyLibrary(const StrategyLibrary&) = delete;
  StrategyLibrary& operator=(const StrategyLibrary&) = delete;

  /// Loads a library with the native interface. @param why  set if there is none
  static std::unique_ptr<StrategyLibrary> load(const std::filesystem::path& file, const sst_setup& setup, LocalText& why);

  /// What it calls itself; the name of the file if it does not say.
  std::string name() const;
  void instruction(const sst_field& field, sst_wheels& out) { instruction_(user_, &field, &out); }
  void placement(const sst_field& field, const sst_verdict& verdict, sst_targets& out)
  {
    placement_(user_, &field, &verdict, &out);
  }
  void event(int type, const void* argument)
  {
    if(event_)
      event_(user_, type, argument);
  }

private:
  explicit StrategyLibrary(std::filesystem::path file) : file_(std::move(file)) {}

  template <class Function>
  bool find(const char* name, Function*& function);

  std::filesystem::path file_;
  void* library_ = nullptr; ///< Of dlopen().
  void* user_ = nullptr;
  bool made_ = false;
  std::uint32_t (*version_)() = nullptr;
  int (*create_)(const sst_setup*, void**) = nullptr;
  void (*teamInfo_)(void*, sst_team*) = nullptr;
  void (*instruction_)(void*, const sst_field*, sst_wheels*) = nullptr;
  void (*placement_)(void*, const sst_field*, const sst_verdict*, sst_targets*) = nullptr;
  void (*event_)(void*, int, const void*) = nullptr;
  void (*destroy_)(void*) = nullptr;
};

} // namespace sparkwright::simurosot
