#pragma once

#include "core/import/SceneImporter.h"

#include <memory>

namespace sparkwright
{

/// Imports scenes in the RSG language: complete scenes (`RSG 0 1`) and delta scenes (`RDS 0 1`).
///
/// Differs from the reference simulator: variables are stored by name, so a wrong number of template arguments is a
/// warning and shifts no values (unless ImportOptions::referenceSkew is set); a file with a syntax error leaves
/// existing children unchanged; diagnostics have file, line and column.
///
/// Limits besides those of SceneImporters: lists nested up to 1,000 deep, over all nested imports. Parsed files are
/// cached until they change. Needs a registry in the Context; without a script engine `eval` is an error.
class RubySceneImporter : public SceneImporter
{
public:
  RubySceneImporter();
  ~RubySceneImporter() override;

  ImportResult import(SceneSource& source, Object& root, std::span<const std::string> arguments,
                      const ImportOptions& options) override;

  /// Whether a complete scene first removes all children of its root, for monitors. Outermost imports only.
  void setUnlinkOnCompleteScenes(bool unlink) { unlinkOnCompleteScenes_ = unlink; }
  /// Whether nodes get an Object::Origin. Preset: true.
  void enableSceneDictionary(bool enable) { sceneDictionary_ = enable; }
  /// These two override the options of the World.
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
