#pragma once

#include "core/frame/Frame.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace sparkwright
{

class Log;
class Meshes;

/// Adds geometry and textures to the meshes and materials of a structure, so that it can be drawn.
void dress(SceneStructure& structure, Meshes& meshes);

/// Finds meshes and materials for structures that only name them, such as those of a remote simulation. Looks in our
/// own data directories.
class SceneAssets
{
public:
  /// @param log  gets errors of reading; must outlive this
  SceneAssets(const std::vector<std::filesystem::path>& dataDirectories, Log& log);
  ~SceneAssets();
  SceneAssets(const SceneAssets&) = delete;
  SceneAssets& operator=(const SceneAssets&) = delete;

  /// Adds meshes, textures and the materials of meshes. Meshes without materials get those that they name.
  void dress(SceneStructure& structure);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
