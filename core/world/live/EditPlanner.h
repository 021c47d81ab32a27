#pragma once

#include "core/files/FileService.h"
#include "core/world/live/EditPlan.h"
#include "core/world/live/JointMap.h"
#include "core/world/live/PartKind.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>

namespace sparkwright
{

/// Finds out what edited texts change in a World, and how to change it while it runs. Changes nothing.
class EditPlanner
{
public:
  /// @param texts  of files, by location, that are different from now on
  EditPlanner(Context& context, Object& scene, rsg::ImportRecords& records, rsg::TraceCache& traces,
              const std::map<std::string, std::string>& texts);

  EditPlan plan();
  const SceneSpots& spots() const { return spots_; }

private:
  using FilePtr = std::shared_ptr<const rsg::ParsedFile>;

  FilePtr newText(const FilePtr& file);
  FilePtr fileNamed(const std::string& name);
  bool isTouched(const rsg::ImportRecord& record);
  bool isMade(const rsg::ImportRecord& record) const;

  bool visit(rsg::ImportRecord& record, std::vector<std::string> arguments);
  bool visitImports(rsg::ImportRecord& record, const EditedImport& edited);
  void classify(const EditedImport& edited);
  void change(const EditedImport& edited, const rsg::TraceDiff::Calls& change);
  void move(const SceneSpot& spot);
  void moveObject(const SceneSpot& spot, const std::shared_ptr<Object>& object);
  void replace(const EditedImport& edited, const rsg::TraceDiff::Part& part);
  void rebuild(SceneSpot spot);
  void addPart(EditPlan::Part part);
  void dropCovered();
  bool isCovered(const SceneSpot& spot, const EditPlan::Part* itself) const;
  bool reset(const rsg::ImportRecord& record, LocalText why);

  Context& context_;
  Object& scene_;
  rsg::ImportRecords& records_;
  rsg::TraceCache& traces_;
  const std::map<std::string, std::string>& texts_;
  SceneSpots spots_;
  JointMap joints_;
  std::unordered_map<const rsg::ParsedFile*, FilePtr> newTexts_; ///< By the present one; the same if it stays.
  std::map<std::string, FilePtr> parsed_;                       ///< By location.
  std::map<std::pair<rsg::TracePtr, rsg::TracePtr>, std::shared_ptr<const rsg::TraceDiff>> diffs_;
  EditPlan plan_;
};

} // namespace sparkwright
