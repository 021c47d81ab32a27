#pragma once

#include "core/frame/SceneAssets.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Adds meshes and textures to Frames from elsewhere, so that they can be drawn. Frames that share a structure still do
/// so afterwards.
class FrameDresser
{
public:
  /// @param log  gets errors of reading; must outlive this
  FrameDresser(const std::vector<std::filesystem::path>& dataDirectories, Log& log) : assets_(dataDirectories, log) {}

  /// A copy of the frame with a structure that can be drawn; null for null.
  FramePtr dress(const FramePtr& frame);

private:
  SceneAssets assets_;
  std::shared_ptr<const SceneStructure> plain_, dressed_; ///< The newest one.
};

} // namespace sparkwright
