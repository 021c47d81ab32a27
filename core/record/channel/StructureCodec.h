#pragma once

#include "core/frame/JointGeometry.h"
#include "core/record/pose/PoseLinks.h"
#include "core/record/proto/ProtoReader.h"

#include <functional>
#include <optional>

namespace sparkwright
{

/// A structure with the poses and the visibility that the next frames are measured from.
struct StructureRecord
{
  std::int64_t number = 0; ///< Running number in the recording, from 1.
  std::int64_t scene = 0;  ///< Running number of the structure, which several records may have.
  std::shared_ptr<const SceneStructure> structure;
  PoseLinks links;
  JointGeometryPtr joints; ///< Null: unknown.
  std::vector<Mat4f> poses;
  std::vector<std::uint8_t> visible;
};

void writeStructure(proto::ProtoWriter& out, const StructureRecord& record);
/// @param known  gives structures by StructureRecord::scene, or null; known ones are not read once more
/// @return nothing if parts do not fit together: the message is damaged
std::optional<StructureRecord>
readStructure(proto::ProtoReader in, const std::function<std::shared_ptr<const SceneStructure>(std::int64_t)>& known);

} // namespace sparkwright
