#pragma once

#include "core/game/simurosot/match/restart/Referee.h"
#include "core/game/simurosot/referee/RefereeFunctions.h"
#include "core/game/simurosot/referee/RefereeLibrary.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <string>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

struct LeagueProfile;

/// The referee of a match by its C interface: the one that is built in, or one from a library.
class RefereeAdapter : public Referee
{
public:
  explicit RefereeAdapter(const LeagueProfile& profile);
  ~RefereeAdapter() override;
  RefereeAdapter(const RefereeAdapter&) = delete;
  RefereeAdapter& operator=(const RefereeAdapter&) = delete;

  /// Uses the referee that is built in.
  void useBuiltIn();
  /// Uses one from a library. @return empty, or why there is no referee now
  LocalText use(const std::filesystem::path& library);
  /// Goes on without one. @param missing  the name of the one that was wanted. @return that it is missing
  LocalText useNone(const std::string& missing, const LocalText& known);
  bool isThere() const { return handle_ != nullptr; }
  /// Whether its state can be saved: that of libraries cannot.
  bool isBuiltIn() const { return builtIn_; }

  bool judge(const sref_frame& frame, sref_verdict& verdict) override;
  bool placementSpec(const sref_verdict& verdict, Side side, int blueEnd, sref_region& region) override;
  void validate(const sref_placing& placing, sref_targets& targets, std::span<sref_correction> corrections) override;
  void reset() override;

  /// Saves or loads what the built-in referee remembers.
  void archive(StateArchive& a);

private:
  bool create(const RefereeFunctions& functions);
  void destroy();

  const LeagueProfile& profile_;
  RefereeLibrary library_;
  const RefereeFunctions* functions_ = nullptr;
  void* handle_ = nullptr;
  bool builtIn_ = false;
};

} // namespace sparkwright::simurosot
