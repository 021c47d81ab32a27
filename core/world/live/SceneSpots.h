#pragma once

#include "core/rsg/evaluation/ImportRecord.h"
#include "core/rsg/trace/TraceCache.h"
#include "core/rsg/trace/TraceDiff.h"

#include "core/object/Math.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class AgentAspect;
class Object;

/// A node of a file in one of the imports of that file.
struct SceneSpot
{
  rsg::ImportRecord* record = nullptr;
  rsg::Trace::Index node = 0;

  bool operator==(const SceneSpot&) const = default;
};

/// One import that an edit affects: by its text, its arguments, or an import in it.
struct EditedImport
{
  rsg::ImportRecord* record = nullptr;
  std::shared_ptr<const rsg::ParsedFile> file; ///< From now on.
  std::vector<std::string> arguments;
  rsg::TracePtr before, after;
  std::shared_ptr<const rsg::TraceDiff> diff;
};

/// The way through the imports of a scene: which object a form has made, and what is around it. Node numbers are those
/// before the edit.
class SceneSpots
{
public:
  explicit SceneSpots(rsg::TraceCache& traces) : traces_(traces) {}

  void add(const EditedImport& edited) { edited_[edited.record] = &edited; }
  const EditedImport* edit(const rsg::ImportRecord& record) const;

  const rsg::Trace& before(const rsg::ImportRecord& record) const;
  const rsg::Trace& after(const rsg::ImportRecord& record) const;
  /// The same node after the edit; none if it is gone.
  rsg::Trace::Index nodeAfter(const SceneSpot& spot) const;

  /// The object at a spot; null if it has been dissolved or removed.
  static std::shared_ptr<Object> objectAt(const SceneSpot& spot);
  /// The node around, through imports; nothing at the top.
  std::optional<SceneSpot> around(const SceneSpot& spot) const;
  /// The nearest object at or around a spot; null if there is none.
  std::shared_ptr<Object> nearest(SceneSpot spot) const;
  /// The agent whose robot a spot belongs to; null if it belongs to none.
  AgentAspect* robotAt(const SceneSpot& spot) const;

  /// All spots of a step and below it, through imports, parents first.
  void collect(rsg::ImportRecord& record, rsg::Trace::Index step, std::vector<SceneSpot>& out) const;
  /// The objects made by a step that have no other of them above.
  std::vector<std::shared_ptr<Object>> roots(rsg::ImportRecord& record, rsg::Trace::Index step) const;
  /// The pose in its parent that the text gives a node after the edit, m; through imports into it.
  Mat4f textualPose(const SceneSpot& spot) const;
  /// The same relative to the object around it, past Transforms that were dissolved.
  Mat4f effectivePose(const SceneSpot& spot) const;

private:
  void foldPose(const rsg::ImportRecord& record, rsg::Trace::Index nodeAfter, Mat4f& pose) const;

  rsg::TraceCache& traces_;
  std::map<const rsg::ImportRecord*, const EditedImport*> edited_;
};

} // namespace sparkwright
