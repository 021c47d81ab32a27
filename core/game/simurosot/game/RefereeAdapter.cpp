#include "core/game/simurosot/game/RefereeAdapter.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/profile/ProfileFile.h"
#include "core/game/simurosot/referee/BuiltInReferee.h"
#include "core/game/simurosot/referee/RefereeTexts.h"

#include <cmath>
#include <vector>

namespace sparkwright::simurosot
{

RefereeAdapter::RefereeAdapter(const LeagueProfile& profile) : profile_(profile) {}

RefereeAdapter::~RefereeAdapter() { destroy(); }

void RefereeAdapter::destroy()
{
  if(handle_)
    functions_->destroy(handle_);
  handle_ = nullptr;
  functions_ = nullptr;
  builtIn_ = false;
}

bool RefereeAdapter::create(const RefereeFunctions& functions)
{
  destroy();
  const sref_league league = refereeLeague(profile_);
  handle_ = functions.create(&league, writeProfile(profile_).c_str());
  functions_ = handle_ ? &functions : nullptr;
  return handle_ != nullptr;
}

void RefereeAdapter::useBuiltIn()
{
  builtIn_ = create(builtInReferee());
}

LocalText RefereeAdapter::use(const std::filesystem::path& library)
{
  destroy();
  if(LocalText why = library_.load(library); !why.empty())
    return why;
  return create(*library_.functions()) ? LocalText() : refereeText("simuroReferee.notMade", library.string());
}

LocalText RefereeAdapter::useNone(const std::string& missing, const LocalText& known)
{
  destroy();
  return refereeText("simuroReferee.unknown", missing, known);
}

bool RefereeAdapter::judge(const sref_frame& frame, sref_verdict& verdict)
{
  return handle_ && functions_->judge(handle_, &frame, &verdict) != 0;
}

bool RefereeAdapter::placementSpec(const sref_verdict& verdict, Side side, int blueEnd, sref_region& region)
{
  return handle_ && functions_->placementSpec(handle_, &verdict, indexOf(side), blueEnd, &region) != 0;
}

void RefereeAdapter::validate(const sref_placing& placing, sref_targets& targets,
                              std::span<sref_correction> corrections)
{
  if(handle_ && corrections.size() >= SST_MAX_ROBOTS)
    functions_->validate(handle_, &placing, &targets, corrections.data());
}

void RefereeAdapter::reset()
{
  if(handle_)
    functions_->reset(handle_);
}

void RefereeAdapter::archive(StateArchive& a)
{
  if(builtIn_)
    archiveBuiltInReferee(handle_, a);
}

} // namespace sparkwright::simurosot
