#pragma once

#include "core/game/simurosot/interface/StrategyFunctions.h"
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
  /// The colour that it wishes: `#rrggbb`; empty: any. May be any text.
  std::string colour() const;
  void instruction(const sst_field& field, sst_wheels& out) { functions_.instruction(user_, &field, &out); }
  void placement(const sst_field& field, const sst_verdict& verdict, sst_targets& out)
  {
    functions_.placement(user_, &field, &verdict, &out);
  }
  void event(int type, const void* argument)
  {
    if(functions_.event)
      functions_.event(user_, type, argument);
  }

private:
  explicit StrategyLibrary(std::filesystem::path file) : file_(std::move(file)) {}

  std::filesystem::path file_;
  void* library_ = nullptr; ///< Of dlopen().
  void* user_ = nullptr;
  bool made_ = false;
  sst_team team_{}; ///< As it said once it was made.
  StrategyFunctions functions_;
};

} // namespace sparkwright::simurosot
