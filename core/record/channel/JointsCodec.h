#pragma once

#include "core/frame/JointGeometry.h"
#include "core/record/pose/PoseLinks.h"
#include "core/record/proto/ProtoReader.h"

namespace sparkwright
{

// How the transforms of a structure hang together: messages inside that of the structure.

/// @param slot  of the transform that is linked
void writeLink(proto::ProtoWriter& out, std::size_t slot, const PoseLink& link);
/// Reads a link into its slot. @return false: there is no such slot
bool readLink(proto::ProtoReader in, PoseLinks& links);
void writeJoint(proto::ProtoWriter& out, const JointGeometry::Joint& joint);
/// Indices are as in the message, see JointGeometry::isSound().
JointGeometry::Joint readJoint(proto::ProtoReader in);

} // namespace sparkwright
