#pragma once

#include "core/world/World.h"

#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

struct SceneCheckOptions
{
  WorldOptions world;
  std::string script; ///< Set-up that runs before a scene is built; empty: the variables and materials that we ship.
  /// Values for templates, in the order of the files: each takes as many as it declares. A single file takes all.
  std::vector<std::string> parameters;
};

/// Checks scene files: their text, every branch of it, and then by building them, each in a World of its own that never
/// runs. Not built are templates without values, delta scenes, and parts: files that another one of those being checked
/// imports (they are built with it), or that call methods which only another node than the root of a scene has. Set-up
/// scripts (`.rb`) are run, and files of robot types and motors (`.toml`) read.
class SceneCheck
{
public:
  explicit SceneCheck(SceneCheckOptions options);
  ~SceneCheck();

  /// What is wrong with the files, warnings and errors only, file by file and in the order of the text. A place is told
  /// once, however often it was built. Files are called what the caller calls them.
  Diagnostics check(std::span<const std::string> files);

private:
  class Findings;

  void findParts(const std::string& file);
  void checkFile(const std::string& file, bool isLast);
  std::vector<std::string> takeParameters(std::size_t count, bool isLast);

  SceneCheckOptions options_;
  std::unique_ptr<Findings> findings_;
  std::set<std::string> parts_; ///< Locations of files that others import.
  std::size_t taken_ = 0;       ///< Of the parameters.
};

/// What the text alone says about a scene file, every branch included; the file is called what the World calls it. Nothing
/// for other files.
Diagnostics checkText(World& world, const std::string& file);

/// The scene files below a directory, sorted; the file itself if it is none.
std::vector<std::string> sceneFilesBelow(const std::string& fileOrDirectory);

} // namespace sparkwright
