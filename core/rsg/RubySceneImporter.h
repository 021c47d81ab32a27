#pragma once

#include "core/import/SceneImporter.h"

#include <memory>

namespace sparkwright
{

/// Imports scenes in the RSG language: complete scenes (`RSG 0 1`) and delta scenes (`RDS 0 1`).
///
/// Differs from the reference where that serves the user: variables are stored by name, so a wrong number of template
/// arguments is a warning and shifts nothing (unless ImportOptions::referenceSkew says so); a file with a syntax error
/// leaves the existing children alone; everything that is wrong is reported with file, line and column.
///
/// Bounds beside those of SceneImporters: lists nested up to 1,000 deep, over all nested imports. Parsed files are kept
/// until they change. Needs a registry in the Context; without a script engine `eval` is an error.
class RubySceneImporter : public SceneImporter
{
public:
  RubySceneImporter();
  ~RubySceneImporter() override;

  ImportResult import(SceneSource& source, Object& root, std::span<const std::string> arguments,
                      const ImportOptions& options) override;

  /// Whether a complete scene first removes all children of its root, as monitors want it. Outermost imports only.
  void setUnlinkOnCompleteScenes(bool unlink) { unlinkOnCompleteScenes_ = unlink; }
  /// Whether nodes remember the file and the place in it that made them. Preset: true.
  void enableSceneDictionary(bool enable) { sceneDictionary_ = enable; }
  /// These two win over the options of the World.
  void setStrict(bool strict) { strict_ = strict; }
  void setReferenceSkew(bool skew) { referenceSkew_ = skew; }

private:
  struct Impl;

  bool unlinkOnCompleteScenes_ = false;
  bool sceneDictionary_ = true;
  std::optional<bool> strict_;
  std::optional<bool> referenceSkew_;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
