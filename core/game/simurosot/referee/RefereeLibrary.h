#pragma once

#include "core/game/simurosot/referee/RefereeFunctions.h"
#include "core/text/LocalText.h"

#include <filesystem>

namespace sparkwright::simurosot
{

/// A shared library with a referee, as long as this exists. Whoever has created a referee destroys it before.
class RefereeLibrary
{
public:
  RefereeLibrary() = default;
  ~RefereeLibrary() { unload(); }
  RefereeLibrary(const RefereeLibrary&) = delete;
  RefereeLibrary& operator=(const RefereeLibrary&) = delete;

  /// Loads a library in place of the former one. @return empty, or why there is none now
  LocalText load(const std::filesystem::path& file);
  void unload();
  /// Null: none is loaded.
  const RefereeFunctions* functions() const { return library_ ? &functions_ : nullptr; }

private:
  void* library_ = nullptr; ///< Of dlopen().
  RefereeFunctions functions_;
};

} // namespace sparkwright::simurosot
