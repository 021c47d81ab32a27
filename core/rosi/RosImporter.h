#pragma once

#include "core/import/SceneImporter.h"

#include <memory>

namespace sparkwright
{

/// Imports scenes of RoSi, the XML format of the SimRobot of that time: `.ros` (Simulation) and `.rsi`
/// (RoSiIncludeFile). docs/ros-scenes.md tells what each element becomes.
///
/// Macros, vertex lists and meshes that a file defines are known to all files that the same importer reads later.
/// What is wrong costs the element that it is in; the rest is built. Bounds beside those of SceneImporters: elements
/// nested 200 deep in a file and 400 deep with the macros that are used, and 1,000,000 elements per file.
class RosImporter : public SceneImporter
{
public:
  RosImporter();
  ~RosImporter() override;

  ImportResult import(SceneSource& source, Object& root, std::span<const std::string> arguments,
                      const ImportOptions& options) override;

protected:
  void onLink() override;
  void onUnlink() override;

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
