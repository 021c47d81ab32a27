#pragma once

#include "core/world/live/KeptPoses.h"
#include "core/world/live/SceneSpots.h"

#include <map>
#include <string>

namespace sparkwright
{

class RigidBody;

/// Reads where the things of a scene file are now. Changes nothing.
class PoseReader
{
public:
  PoseReader(Object& scene, rsg::ImportRecords& records, rsg::TraceCache& traces);

  /// @param location  of a scene file
  KeptPoses read(const std::string& location);

private:
  void note(rsg::ImportRecord& record, const std::string& location);
  void readFile(rsg::ImportRecord& record, KeptPoses& result);
  /// Whether all bodies below a node are connected by joints, and nothing else is connected to them.
  bool isOneThing(Object& object) const;

  rsg::ImportRecords& records_;
  SceneSpots spots_;
  std::vector<rsg::ImportRecord*> found_; ///< Imports of the file.
  std::map<const RigidBody*, int> groups_; ///< The same for bodies that joints connect.
  std::map<int, int> members_;              ///< Number of bodies by group.
};

} // namespace sparkwright
