#include "app/jobs/plan/JobTrust.h"

#include "core/object/LibraryPlaces.h"
#include "core/run/ProjectTrust.h"
#include "core/setup/Plugins.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::size_t mostLibraries = 1000;

/// Options that change nothing but the run and its speed. All others are shown, also those that may come to be.
constexpr std::string_view harmlessOptions[] = {
    "--effector-delay", "--engine",         "--exact-heaps", "--fast",         "--images",       "--no-sync",
    "--quiet",          "--real-time",      "--record-agents", "--reference-skew", "--sensor-delay", "--step",
    "--strict",         "--sync",           "--sync-policy", "--sync-timeout", "--think",        "--think-factor",
    "--think-least",    "--threads",        "--wait-agents", "--waiting-percepts"};

/// The libraries of a folder of plugins, and of those beside it from which games take theirs.
void addLibraries(const fs::path& folder, TrustList& list)
{
  std::set<fs::path> found;
  for(const fs::path& place : {folder, folder.parent_path() / "f2000", folder.parent_path() / "referees",
                               folder.parent_path() / "strategies"})
  {
    std::error_code failed;
    for(fs::directory_iterator each(place, failed), end; !failed && each != end; each.increment(failed))
      if(each->path().extension() == ".so" && found.size() < mostLibraries)
        found.insert(truePath(each->path()));
  }
  for(const fs::path& library : found)
    list.add(TrustList::Kind::Plugin, library.string(), {library});
}

void addBundle(const std::string& name, const std::vector<fs::path>& folders, TrustList& list)
{
  LibraryPlaces places{folders};
  for(fs::path& folder : findPluginDirectories())
    places.directories.push_back(std::move(folder));
  const fs::path library = places.find(name);
  if(library.empty())
    list.add(TrustList::Kind::Plugin, name);
  else
    list.add(TrustList::Kind::Plugin, truePath(library).string(), {truePath(library)});
}

void addOptions(const Job& job, TrustList& list, std::vector<fs::path>& pluginFolders)
{
  const std::vector<std::string>& words = job.options;
  std::vector<std::string> bundles;
  for(std::size_t i = 0; i < words.size(); ++i)
  {
    const std::size_t equals = words[i].find('=');
    const std::string name = words[i].substr(0, equals);
    std::string value = equals == std::string::npos ? std::string() : words[i].substr(equals + 1);
    if(equals == std::string::npos && i + 1 < words.size() && !words[i + 1].starts_with('-'))
      value = words[++i];
    if(std::ranges::find(harmlessOptions, name) != std::end(harmlessOptions))
      continue;
    if(name == "--bundle")
      bundles.push_back(value);
    else if(name == "--plugins")
    {
      pluginFolders.push_back(truePath(value));
      list.add(TrustList::Kind::Option, name + ' ' + pluginFolders.back().string());
    }
    else
      list.add(TrustList::Kind::Option, value.empty() ? name : name + ' ' + value);
  }
  for(const fs::path& folder : pluginFolders)
    addLibraries(folder, list);
  for(const std::string& bundle : bundles)
    addBundle(bundle, pluginFolders, list);
}

void addScene(const Job& job, const std::string& name, TrustList& list)
{
  const fs::path scene = besideJob(job, name);
  Diagnostic unreadable; // Told by the run.
  if(!isProject(scene))
    list.addScript(scene);
  else if(const auto project = readProject(scene, unreadable))
    addScripts(*project, scene, list);
}

} // namespace

TrustList trustListOf(const Job& job)
{
  TrustList list;
  list.file = truePath(job.file);
  list.sources.push_back(list.file);
  std::vector<fs::path> pluginFolders;
  addOptions(job, list, pluginFolders);
  for(const JobTeam& team : job.teams)
  {
    Diagnostics unusable; // Told by the run, which then starts nothing.
    if(team.file.empty())
    {
      if(!team.bundle.empty() && team.bundle != JobTeam().bundle)
        addBundle(team.bundle, pluginFolders, list);
    }
    else if(auto file = readTeamFile(besideJob(job, team.file), unusable))
    {
      file->name = team.name;
      list.addTeam(*file);
    }
  }
  addScene(job, job.scene, list);
  for(const JobMatch& match : job.matches)
    if(!match.scene.empty())
      addScene(job, match.scene, list);
  list.seal();
  return list;
}

} // namespace sparkwright
