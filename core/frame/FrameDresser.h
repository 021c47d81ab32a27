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
  /// For frames from servers elsewhere, of which no more is kept than this.
  FrameDresser(const std::vector<std::filesystem::path>& dataDirectories, Log& log, const SceneLimits& limits)
      : assets_(dataDirectories, log, limits.meshes), mostNodes_(limits.nodes)
  {
  }

  /// A copy of the frame with a structure that can be drawn; null for null.
  FramePtr dress(const FramePtr& frame);
  /// Ends a dress() of another thread early; what it returns may lack meshes.
  void stop() { assets_.stop(); }

private:
  std::shared_ptr<SceneStructure> copyOf(const SceneStructure& structure) const;

  SceneAssets assets_;
  std::size_t mostNodes_ = 0; ///< 0: any number.
  std::shared_ptr<const SceneStructure> plain_, dressed_; ///< The newest one.
};

} // namespace sparkwright
