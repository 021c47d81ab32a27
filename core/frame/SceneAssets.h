#pragma once

#include "core/frame/Frame.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace sparkwright
{

class Log;
class Meshes;

/// Gives the meshes of a structure, and its materials, what is needed to draw them.
void dress(SceneStructure& structure, Meshes& meshes);

/// Meshes and materials for structures that come from elsewhere and name them only: those of a remote simulation. They
/// are looked for below our own data directories.
class SceneAssets
{
public:
  /// @param log  hears of what cannot be read; must live as long
  SceneAssets(const std::vector<std::filesystem::path>& dataDirectories, Log& log);
  ~SceneAssets();
  SceneAssets(const SceneAssets&) = delete;
  SceneAssets& operator=(const SceneAssets&) = delete;

  /// Adds the materials that meshes bring, meshes and textures. Meshes without materials get those that they name.
  void dress(SceneStructure& structure);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
