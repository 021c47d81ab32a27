// Files in TOML, and leagues of SimuroSot: projects, jobs, teams, formations. What a reader accepts is written so that it
// reads back, and what it refuses has a reason.

#include "app/jobs/plan/Job.h"
#include "core/game/Formation.h"
#include "core/game/simurosot/profile/ProfileFile.h"
#include "core/programs/TeamFile.h"
#include "core/run/Project.h"

#include <cstdint>
#include <cstdlib>

using namespace sparkwright;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Diagnostic problem;
  ProjectPlaces places;
  require(parseProject(text, "/nowhere/a.sparkproject", problem, &places) || !problem.message.empty());
  problem = {};
  const auto job = parseJob(text, "/nowhere/a.sparkjobs", problem);
  require(job || !problem.message.empty());
  if(job)
  {
    const std::string written = jobText(*job);
    const auto again = parseJob(written, "/nowhere/a.sparkjobs", problem);
    require(again && jobText(*again) == written);
  }
  Diagnostics problems;
  require(parseTeamFile(text, "/nowhere/a.sparkteam", problems) || !problems.empty());
  parseFormations(std::string(text), "a.toml");
  const simurosot::ProfileFile profile = simurosot::parseProfile(std::string(text), "a.simuro");
  const std::string written = simurosot::writeProfile(profile.profile);
  require(simurosot::writeProfile(simurosot::parseProfile(written).profile) == written);
  return 0;
}
