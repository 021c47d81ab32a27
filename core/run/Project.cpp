#include "core/run/Project.h"

#include "core/game/StandardLeagues.h"
#include "core/run/ProjectText.h"
#include "core/run/RunTexts.h"
#include "core/disk/ReadFile.h"
#include "core/text/Toml.h"
#include "core/text/WriteFile.h"

#include <algorithm>
#include <system_error>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uintmax_t largestFile = 1u << 20; // bytes

Diagnostic error(const fs::path& file, const toml::source_position& place, LocalText message, LocalText hint = {})
{
  return Diagnostic::of(Diagnostic::Severity::Error, file.string(), static_cast<int>(place.line),
                        static_cast<int>(place.column), std::move(message), std::move(hint));
}

/// Fills a project from its TOML; stops at the first problem.
class ProjectReader
{
public:
  ProjectReader(const fs::path& file, Diagnostic& problem, ProjectPlaces& places)
      : file_(file), problem_(problem), places_(places)
  {
  }

  std::optional<Project> read(const toml::table& table)
  {
    for(const auto& [key, value] : table)
      if(!take(std::string(key.str()), value))
        return std::nullopt;
    if(project_.scene.empty() && !project_.setUp.empty())
    {
      std::swap(project_.scene, project_.setUp); // A set-up that brings its scene along.
      std::swap(places_.scene, places_.setUp);
    }
    if(project_.scene.empty())
    {
      problem_ =
          error(file_, {1, 1}, runText("project.noScene"), runText("project.addScene", "scene = \"setups/soccer.rb\""));
      return std::nullopt;
    }
    if(!project_.setUp.empty() && fs::path(project_.scene).extension() == ".rb")
    {
      problem_ = Diagnostic::of(Diagnostic::Severity::Error, file_.string(), places_.setUp.line, places_.setUp.column,
                                runText("project.twoSetUps", project_.scene), runText("project.oneSetUp"));
      return std::nullopt;
    }
    return std::move(project_);
  }

private:
  bool refuse(const toml::node& at, LocalText message, LocalText hint)
  {
    problem_ = error(file_, at.source().begin, std::move(message), std::move(hint));
    return false;
  }
  static ProjectPlaces::Place placeOf(const toml::node& node)
  {
    return {static_cast<int>(node.source().begin.line), static_cast<int>(node.source().begin.column)};
  }

  bool take(const std::string& name, const toml::node& value)
  {
    if(name == "scene" && value.is_string())
    {
      project_.scene = **value.as_string();
      places_.scene = placeOf(value);
    }
    else if(name == "setup" && value.is_string())
    {
      project_.setUp = **value.as_string();
      places_.setUp = placeOf(value);
    }
    else if(name == "seed" && value.is_integer() && **value.as_integer() >= 0)
      project_.seed = static_cast<std::uint64_t>(**value.as_integer());
    else if(name == "layout" && value.is_string())
    {
      project_.layout = **value.as_string();
      if(std::ranges::find(Project::layouts, project_.layout) == std::end(Project::layouts))
        return refuse(value, runText("project.noLayout", project_.layout), runText("project.layouts"));
    }
    else if(name == "step" && value.is_string())
    {
      project_.step = stepKindOf(**value.as_string());
      if(!project_.step)
        return refuse(value, runText("project.noStep", **value.as_string()), runText("project.steps"));
    }
    else if(name == "teams" && value.is_array())
      return takeTeams(*value.as_array());
    else if(name == "variables" && value.is_table())
      return takeVariables(*value.as_table());
    else
      return refuse(value, runText("project.noSetting", name), runText("project.known"));
    return true;
  }

  bool takeTeams(const toml::array& teams)
  {
    for(const toml::node& each : teams)
    {
      ProjectTeam team;
      if(const auto* const text = each.as_string())
        team.file = **text;
      else if(const auto* const table = each.as_table())
      {
        for(const auto& [key, value] : *table)
        {
          std::string* const field = key == "file"   ? &team.file
                                     : key == "name" ? &team.name
                                     : key == "type" ? &team.type
                                                     : nullptr;
          if(!field || !value.is_string())
            return refuse(value, runText("project.noTeamSetting", key.str()), runText("project.teamKnown"));
          *field = **value.as_string();
        }
      }
      else
        return refuse(each, runText("project.noTeam"), runText("project.teamKnown"));
      if(team.file.empty())
        return refuse(each, runText("project.noTeam"), runText("project.teamKnown"));
      if(project_.teams.size() == Project::mostTeams)
        return refuse(each, runText("project.manyTeams", static_cast<long>(Project::mostTeams)),
                      runText("project.removeTeams"));
      project_.teams.push_back(std::move(team));
      places_.teams.push_back(placeOf(each));
    }
    return true;
  }

  bool takeVariables(const toml::table& variables)
  {
    for(const auto& [variable, set] : variables)
    {
      const auto text = tomlText(set);
      if(!text)
        return refuse(set, runText("project.noValue", variable.str()), runText("project.giveValue"));
      if(LocalText why = whyNotVariable(standardLeagues(), variable.str(), *text); !why.empty())
        return refuse(set, std::move(why), runText("project.possibleValue"));
      project_.variables.emplace_back(variable.str(), *text);
    }
    return true;
  }

  const fs::path& file_;
  Diagnostic& problem_;
  ProjectPlaces& places_;
  Project project_;
};

/// A path below the project's folder, relative to it; others as they are.
std::string nearTo(const fs::path& folder, const std::string& path)
{
  if(fs::path(path).is_absolute())
    if(const fs::path near = fs::path(path).lexically_relative(folder); !near.empty() && *near.begin() != "..")
      return near.string();
  return path;
}

/// A file that a project names, as an argument for World::load().
std::string placeOf(const std::string& name, const fs::path& project)
{
  std::error_code failed;
  if(const fs::path beside = project.parent_path() / name;
     fs::path(name).is_relative() && fs::is_regular_file(beside, failed))
    return fs::absolute(beside, failed).lexically_normal().string();
  return name;
}

} // namespace

bool isProject(const fs::path& file)
{
  return file.extension() == Project::extension;
}

std::optional<Project> readProject(const fs::path& file, Diagnostic& problem, ProjectPlaces* places)
{
  const ReadFile read = readFile(file, largestFile);
  if(read)
    return parseProject(read.text, file, problem, places);
  if(read.outcome == ReadFile::Outcome::TooLarge)
    problem = error(file, {}, runText("project.large"), runText("project.otherFile"));
  else
    problem = error(file, {}, runText("project.unreadable"), runText("project.permissions"));
  return std::nullopt;
}

std::optional<Project> parseProject(std::string_view text, const fs::path& file, Diagnostic& problem,
                                    ProjectPlaces* places)
{
  ProjectPlaces unused;
  try
  {
    return ProjectReader(file, problem, places ? *places : unused).read(parseToml(text, file.string()));
  }
  catch(const toml::parse_error& broken)
  {
    problem = error(file, broken.source().begin, std::string(broken.description()), runText("project.toml"));
    return std::nullopt;
  }
}

std::string writeProject(const fs::path& file, const Project& project)
{
  Project written = project;
  std::error_code failed;
  const fs::path folder = fs::absolute(file, failed).parent_path();
  written.scene = nearTo(folder, written.scene);
  written.setUp = nearTo(folder, written.setUp);
  for(ProjectTeam& team : written.teams)
    team.file = nearTo(folder, team.file);
  std::string text;
  if(const ReadFile old = readFile(file, largestFile))
    text = editedProjectText(old.text, written);
  return writeAtomically(file, text.empty() ? projectText(written) : text, FileLinks::Keep);
}

std::string sceneOf(const Project& project, const fs::path& file)
{
  return placeOf(project.scene, file);
}

std::string setUpOf(const Project& project, const fs::path& file)
{
  return project.setUp.empty() ? std::string() : placeOf(project.setUp, file);
}

std::vector<TeamFile> teamsOf(const Project& project, const fs::path& file, const ProjectPlaces& places,
                              Diagnostics& problems)
{
  std::vector<TeamFile> teams;
  for(std::size_t i = 0; i < project.teams.size(); ++i)
  {
    const ProjectTeam& each = project.teams[i];
    std::error_code failed;
    const fs::path path = fs::absolute(file.parent_path() / each.file, failed).lexically_normal();
    if(!fs::is_regular_file(path, failed))
    {
      const ProjectPlaces::Place place = i < places.teams.size() ? places.teams[i] : ProjectPlaces::Place();
      problems.push_back(Diagnostic::of(Diagnostic::Severity::Error, file.string(), place.line, place.column,
                                        runText("project.noTeamFile", each.file), runText("project.teamBeside")));
      continue;
    }
    std::optional<TeamFile> team = readTeamFile(path, problems);
    if(!team)
      continue;
    if(!each.name.empty())
      team->name = each.name;
    if(!each.type.empty())
      team->type = each.type;
    teams.push_back(std::move(*team));
  }
  return teams;
}

std::optional<Diagnostic> missingOf(const Project& project, const fs::path& file, const ProjectPlaces& places,
                                    const std::vector<fs::path>& directories)
{
  const auto isThere = [&](const std::string& name)
  {
    std::error_code failed;
    return fs::is_regular_file(placeOf(name, file), failed) ||
           std::ranges::any_of(directories,
                               [&](const fs::path& each) { return fs::is_regular_file(each / name, failed); });
  };
  const auto missing = [&](const std::string& name, const ProjectPlaces::Place& place, const KeyIn<runTextTable>& key)
  {
    return Diagnostic::of(Diagnostic::Severity::Error, file.string(), place.line, place.column, runText(key, name),
                          runText("project.beside"));
  };
  if(!isThere(project.scene))
    return missing(project.scene, places.scene, "project.missingScene");
  if(!project.setUp.empty() && !isThere(project.setUp))
    return missing(project.setUp, places.setUp, "project.missingSetUp");
  return std::nullopt;
}

} // namespace sparkwright
