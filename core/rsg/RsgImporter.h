#pragma once

#include "core/object/SceneImporter.h"

#include <memory>

namespace sparkwright
{

class Context;

/// Imports scene files in the RSG language: complete scenes (`RSG 0 1`) and delta scenes (`RDS 0 1`).
///
/// Differs from the reference where that serves the user: variables are stored by name, so a wrong number of template
/// arguments is a warning and shifts nothing; a file with a syntax error leaves the existing children alone; everything
/// that is wrong is reported with file, line and column.
///
/// Bounds: files up to 64 MiB, imports nested up to 64 deep, lists nested up to 1,000 deep (over all nested imports),
/// and 20,000 files per outermost import. A file that imports itself with the same arguments is refused at once.
/// Parsed files are kept until they change on disk.
class RsgImporter : public SceneImporter
{
public:
  /// The context must outlive the importer. It has to name a registry and a file service; without a script engine,
  /// `eval` is an error.
  explicit RsgImporter(Context& context);
  ~RsgImporter() override;

  bool importFile(const std::string& name, Object& root, std::span<const std::string> arguments) override;
  bool importText(std::string_view text, const std::string& name, Object& root,
                  std::span<const std::string> arguments) override;

  /// Whether a complete scene first removes all children of its root, as monitors want it. Preset: false. Outermost
  /// imports only.
  void setUnlinkOnCompleteScenes(bool unlink);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
