#pragma once

#include "core/frame/Frame.h"

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

namespace sparkwright
{

class Log;
class Meshes;

/// What of a scene from a server elsewhere is shown; whatever it sends, memory and time stay bounded.
struct SceneLimits
{
  std::size_t nodes = 20'000; ///< The first ones; a match of the league has about 3,000.
  std::size_t meshes = 1'000; ///< Different ones that are read; others are shown as missing.
};

/// Adds geometry and textures to the meshes and materials of a structure, so that it can be drawn.
void dress(SceneStructure& structure, Meshes& meshes);

/// Finds meshes and materials for structures that only name them, such as those of a remote simulation. Looks in our
/// own data directories.
class SceneAssets
{
public:
  /// @param log  gets errors of reading; must outlive this
  /// @param most  different meshes that are read for one structure; 0: any number
  SceneAssets(const std::vector<std::filesystem::path>& dataDirectories, Log& log, std::size_t most = 0);
  ~SceneAssets();
  SceneAssets(const SceneAssets&) = delete;
  SceneAssets& operator=(const SceneAssets&) = delete;

  /// Adds meshes, textures and the materials of meshes. Meshes without materials get those that they name.
  void dress(SceneStructure& structure);
  /// Ends a dress() of another thread early, and all later ones.
  void stop();

private:
  struct Impl;
  void dressFew(SceneStructure& structure);
  /// Whether a mesh is one of those that may be read.
  bool mayRead(const SceneStructure::Node& node);

  std::vector<std::filesystem::path> dataDirectories_;
  Log& log_;
  std::size_t most_;
  std::unordered_set<std::string> read_; ///< Meshes so far, if their number is limited.
  std::atomic<bool> stopped_ = false;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
