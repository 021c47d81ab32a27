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
  std::string script; ///< Set-up script for scenes; empty: defines the variables and materials that we ship.
  /// Arguments of templates, in file order: each file takes as many as it declares; a single file takes all.
  std::vector<std::string> parameters;
};

/// Checks scene files: their text with every branch of it, then by building each in a World of its own that never runs.
/// Does not build templates without arguments, delta scenes, and parts: files that another checked file imports (they
/// are built with it), or that call methods which the root of a scene lacks. Runs set-up scripts (`.rb`), and reads
/// files of robot types and motors (`.toml`).
class SceneCheck
{
public:
  explicit SceneCheck(SceneCheckOptions options);
  ~SceneCheck();

  /// Warnings and errors, file by file and in text order. Each place is reported once, even if it was built several
  /// times.
  /// Diagnostics name the files as the caller does.
  Diagnostics check(std::span<const std::string> files);

private:
  class Findings;

  void findParts(const std::string& file);
  void checkFile(const std::string& file, bool isLast);
  std::vector<std::string> takeParameters(std::size_t count, bool isLast);

  SceneCheckOptions options_;
  std::unique_ptr<Findings> findings_;
  std::set<std::string> parts_; ///< Locations of files that other files import.
  std::size_t taken_ = 0;       ///< Parameters used so far.
};

/// Checks the text of a scene file, every branch included; names the file as the World does. Nothing for other files.
Diagnostics checkText(World& world, const std::string& file);

/// The scene files below a directory, sorted; or the given file itself.
std::vector<std::string> sceneFilesBelow(const std::string& fileOrDirectory);

} // namespace sparkwright
