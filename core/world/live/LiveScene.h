#pragma once

#include "core/files/FileService.h"
#include "core/world/live/EditReport.h"
#include "core/world/live/KeptPoses.h"

#include <memory>
#include <string>

namespace sparkwright
{

class Context;
class Object;

/// The link from a World to the texts of its scene: applies edits of them while the World runs.
///
/// An edit is worked out completely before anything is touched. Changed values are set by calling the same methods
/// again; a changed pose moves the thing; of what has another structure, the smallest part that stands alone is built
/// again, a robot as a whole, and gets its former posture.
class LiveScene
{
public:
  /// Keeps the imports of the Context's importers from now on.
  explicit LiveScene(Context& context);
  ~LiveScene();

  /// Texts in place of files; all others are as on disk. Without effect on a fault. Call it between two cycles.
  EditReport apply(Object& scene, TextOverlay texts);
  /// Where the things of a scene file are now. @param location  of the file
  KeptPoses poses(Object& scene, const std::string& location);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
