#pragma once

#include "core/design/RobotPlan.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sparkwright::design
{

/// What a new project shall be: a folder with a project file, a scene, and, if wanted, an agent with its team file, all
/// with comments, and ready to run.
struct NewProject
{
  enum class Kind
  {
    EmptyScene, ///< Ground, lamps and a box.
    Robot,      ///< Ground and lamps, and a robot that agents ask for.
    Match,      ///< The soccer field of the 3D league, an own team and an opponent.
    Import      ///< A scene that is there already, which stays where it is.
  };
  enum class Agent
  {
    None,
    Python,
    Cpp
  };

  Kind kind = Kind::EmptyScene;
  std::string name;               ///< Of the project and its file.
  std::filesystem::path folder{}; ///< Absolute; is made, with those above it. May be there if it is empty.
  Agent agent = Agent::None;      ///< For Robot and Match.
  std::string team = "Mine";      ///< Of the agent.
  RobotPlan robot{};              ///< For Robot.
  std::filesystem::path scene{};  ///< For Import: `.rsg`, `.ros` or `.rb`.

  static constexpr std::size_t longestName = 60; ///< Bytes.

  bool hasAgent() const { return agent != Agent::None && (kind == Kind::Robot || kind == Kind::Match); }
};

/// What is wrong with its name, that of its team, its folder or its scene; empty: nothing.
LocalText problemOf(const NewProject& project);
/// Of a name alone.
LocalText problemOfProjectName(const std::string& name);

struct NewFile
{
  std::string name; ///< Relative to the folder.
  std::string text;
  bool executable = false;
};

/// The files of a project, its project file first. It must be without problems.
/// @param data     directory with `projects/` and `examples/`
/// @param problem  set if the result is empty
std::vector<NewFile> filesOf(const NewProject& project, const std::filesystem::path& data, LocalText& problem);

/// Writes a project. On failure, nothing of it is left.
/// @param problem  set if the result is empty
/// @return the project file
std::filesystem::path makeProject(const NewProject& project, const std::filesystem::path& data, LocalText& problem);

} // namespace sparkwright::design
