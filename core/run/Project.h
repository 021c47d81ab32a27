#pragma once

#include "core/text/Diagnostic.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// A scene or set-up, and what is different in it: a file that people keep and pass on.
///
/// TOML:
///
///     scene = "setups/soccer.rb"   # beside this file, or in the data directories
///     seed = 7                     # 0 or missing: another one each time
///
///     [variables]                  # as --set
///     RuleHalfTime = 120
///     DisabledRules = "ball out, goal"
struct Project
{
  static constexpr const char* extension = ".sparkproject";

  std::string scene;      ///< As written: a path from the file, or a name in the data directories.
  std::uint64_t seed = 0; ///< 0: from the clock.
  /// Names, `Soccer.BeamNoiseXY` or just `BeamNoiseXY`, and their text; as WorldOptions::overrides.
  std::vector<std::pair<std::string, std::string>> variables;

  bool operator==(const Project&) const = default;
};

/// By its name.
bool isProject(const std::filesystem::path& file);

/// @param problem  told why there is none, with the place
std::optional<Project> readProject(const std::filesystem::path& file, Diagnostic& problem);
/// A scene that stands beside the project file or below is named from there.
/// @return empty, or why it could not be written; the old file is then as before
std::string writeProject(const std::filesystem::path& file, const Project& project);

/// What World::load() is to be given for the scene of a project.
std::string sceneOf(const Project& project, const std::filesystem::path& file);

} // namespace sparkwright
