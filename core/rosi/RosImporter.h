#pragma once

#include "core/import/SceneImporter.h"

#include <memory>

namespace sparkwright
{

/// Imports scenes of RoSi, an XML format of early SimRobot: `.ros` (Simulation) and `.rsi` (RoSiIncludeFile).
/// docs/ros-scenes.md describes what each element becomes.
///
/// Macros, vertex lists and meshes of a file are available to all files that the same importer reads later. Skips
/// invalid elements and builds the rest. Limits besides those of SceneImporters: elements nested 200 deep in a file and
/// 400 deep with macros, and 1,000,000 elements per file.
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
