#include "core/run/ProjectTrust.h"

#include "core/setup/DataPath.h"

#include <system_error>

namespace sparkwright
{

namespace fs = std::filesystem;

TrustList trustListOf(const Project& project, const fs::path& file)
{
  TrustList list;
  list.file = truePath(file);
  list.sources.push_back(list.file);
  Diagnostics problems; // Told when the teams are started.
  for(const TeamFile& team : teamsOf(project, file, {}, problems))
    list.addTeam(team);
  addScripts(project, file, list);
  list.seal();
  return list;
}

void addScripts(const Project& project, const fs::path& file, TrustList& list)
{
  list.addScript(setUpOf(project, file));
  list.addScript(sceneOf(project, file));
}

TrustStore usersTrust()
{
  std::vector<fs::path> builtIn;
  std::error_code failed;
  if(const auto data = findDataDirectory({}, nullptr, fs::read_symlink("/proc/self/exe", failed)))
    builtIn.push_back(*data);
  return {usersTrustFile(), std::move(builtIn)};
}

} // namespace sparkwright
