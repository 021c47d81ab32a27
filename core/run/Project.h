#pragma once

#include "physics/StepKind.h"
#include "core/programs/TeamFile.h"
#include "core/text/Diagnostic.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// A team of a project: a team file, and what is different from it.
struct ProjectTeam
{
  std::string file;   ///< As in the project: a path relative to it.
  std::string name{}; ///< Empty: that of the team file.
  std::string type{}; ///< Of robots; empty: that of the team file.

  bool operator==(const ProjectTeam&) const = default;
};

/// A project file: a scene or set-up with what belongs to it.
///
/// TOML:
///
///     scene = "field.rsg"          # scene or set-up: beside this file, or in the data directories
///     setup = "variables.rb"       # script that is run before the scene is imported; may be left out
///     seed = 7                     # 0 or missing: another one each time
///     step = "exact"               # of physics: exact, engine or iterative; may be left out
///     layout = "match"             # what the window shows first: design, match or review
///     teams = ["red.sparkteam", { file = "red.sparkteam", name = "Blue" }]
///
///     [variables]                  # as --set
///     RuleHalfTime = 120
///     DisabledRules = "ball out, goal"
///
/// What one person's window keeps of it is not in here: see UserFile in `app/ide/start`.
struct Project
{
  static constexpr const char* extension = ".sparkproject";
  static constexpr std::size_t mostTeams = 2;

  std::string scene;      ///< As in the file: a path relative to it, or a name in the data directories.
  std::uint64_t seed = 0; ///< 0: from the clock.
  /// Name (`Soccer.BeamNoiseXY` or `BeamNoiseXY`) and value as text; see WorldOptions::overrides.
  std::vector<std::pair<std::string, std::string>> variables{};
  std::string setUp{};              ///< Like scene; see WorldOptions::setUp. Empty: none.
  std::vector<ProjectTeam> teams{}; ///< Left, right.
  std::string layout{};             ///< One of layouts; empty: as the window was.
  std::optional<StepKind> step{};   ///< See WorldOptions::step.

  static constexpr const char* layouts[] = {"design", "match", "review"};

  bool operator==(const Project&) const = default;
};

/// Where in its file a project says what; 0: nowhere.
struct ProjectPlaces
{
  struct Place
  {
    int line = 0, column = 0;
  };
  Place scene, setUp;
  std::vector<Place> teams; ///< As many as Project::teams.
};

/// Whether a file is a project, by its extension.
bool isProject(const std::filesystem::path& file);

/// @param problem  set on failure
/// @param places   filled unless null
std::optional<Project> readProject(const std::filesystem::path& file, Diagnostic& problem,
                                   ProjectPlaces* places = nullptr);
/// The same from the text of a file.
std::optional<Project> parseProject(std::string_view text, const std::filesystem::path& file, Diagnostic& problem,
                                    ProjectPlaces* places = nullptr);

/// Writes a project. The paths of scene, set-up and teams below its folder are made relative to it. Of a project that
/// is there already, comments, order and what did not change stay as they are.
/// @return empty, or an error message; the old file is then unchanged
std::string writeProject(const std::filesystem::path& file, const Project& project);

/// The scene of a project as an argument for World::load().
std::string sceneOf(const Project& project, const std::filesystem::path& file);
/// The set-up of a project for WorldOptions::setUp.
std::string setUpOf(const Project& project, const std::filesystem::path& file);

/// Reads the team files of a project, with its names and types in place of theirs.
/// @param problems  what is wrong is added, with its place; such teams are missing in the result
std::vector<TeamFile> teamsOf(const Project& project, const std::filesystem::path& file, const ProjectPlaces& places,
                              Diagnostics& problems);

/// What a project names and is not there, as far as that can be known: nothing, or the first problem.
/// @param directories  of the data
std::optional<Diagnostic> missingOf(const Project& project, const std::filesystem::path& file,
                                    const ProjectPlaces& places, const std::vector<std::filesystem::path>& directories);

} // namespace sparkwright
