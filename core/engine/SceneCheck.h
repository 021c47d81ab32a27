#pragma once

#include "core/engine/World.h"

#include <span>

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
/// runs. Templates are built only if there are values for them, delta scenes never. Set-up scripts (`.rb`) are run.
class SceneCheck
{
public:
  explicit SceneCheck(SceneCheckOptions options) : options_(std::move(options)) {}

  /// What is wrong with the files, warnings and errors only, file by file and in the order of the text. A place is told
  /// once, however often it was built. Files are called what the caller calls them.
  Diagnostics check(std::span<const std::string> files);

private:
  Diagnostics checkFile(const std::string& file, bool isLast);
  std::vector<std::string> takeParameters(std::size_t count, bool isLast);

  SceneCheckOptions options_;
  std::size_t taken_ = 0; ///< Of the parameters.
};

/// The scene files below a directory, sorted; the file itself if it is none.
std::vector<std::string> sceneFilesBelow(const std::string& fileOrDirectory);

} // namespace sparkwright
