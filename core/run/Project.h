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

/// A project file: a scene or set-up with a seed and variables.
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

  std::string scene;      ///< As in the file: a path relative to it, or a name in the data directories.
  std::uint64_t seed = 0; ///< 0: from the clock.
  /// Name (`Soccer.BeamNoiseXY` or `BeamNoiseXY`) and value as text; see WorldOptions::overrides.
  std::vector<std::pair<std::string, std::string>> variables{};

  bool operator==(const Project&) const = default;
};

/// Whether a file is a project, by its extension.
bool isProject(const std::filesystem::path& file);

/// @param problem  set on failure
std::optional<Project> readProject(const std::filesystem::path& file, Diagnostic& problem);
/// Writes a project. The path of a scene beside or below the file is made relative to it.
/// @return empty, or an error message; the old file is then unchanged
std::string writeProject(const std::filesystem::path& file, const Project& project);

/// The scene of a project as an argument for World::load().
std::string sceneOf(const Project& project, const std::filesystem::path& file);

} // namespace sparkwright
