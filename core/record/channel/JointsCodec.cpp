#include "core/record/channel/JointsCodec.h"

#include "core/record/channel/TextCodec.h"

namespace sparkwright
{

using proto::ProtoReader;
using proto::ProtoWriter;

void writeLink(ProtoWriter& out, std::size_t slot, const PoseLink& link)
{
  out.whole(1, static_cast<std::int64_t>(slot));
  out.whole(2, link.reference);
  out.floats(3, floatsOf(link.anchor));
  if(!link.axis.isZero())
    out.floats(4, floatsOf(link.axis));
}

bool readLink(ProtoReader in, PoseLinks& links)
{
  PoseLink link;
  link.reference = 0;
  std::size_t slot = 0;
  while(in.next())
    switch(in.field())
    {
    case 1:
      slot = static_cast<std::size_t>(in.whole());
      break;
    case 2:
      link.reference = in.integer();
      break;
    case 3:
      readFloats(in, std::span(link.anchor.data(), 3));
      break;
    case 4:
      readFloats(in, std::span(link.axis.data(), 3));
      break;
    default:
      break;
    }
  if(slot >= links.size())
    return false;
  links[slot] = link;
  return true;
}

void writeJoint(ProtoWriter& out, const JointGeometry::Joint& joint)
{
  out.whole(1, static_cast<int>(joint.kind));
  out.text(2, joint.name);
  out.whole(3, static_cast<std::int64_t>(joint.agent));
  out.whole(4, joint.first + 1);
  out.whole(5, joint.second + 1);
  for(std::size_t i = 0; i < static_cast<std::size_t>(joint.axisCount); ++i)
    out.floats(static_cast<int>(6 + i), floatsOf(joint.axes[i]));
  out.floats(8, std::span(joint.zero.data(), 16));
  if(joint.middle != 0)
    out.floats(9, std::span(&joint.middle, 1));
}

JointGeometry::Joint readJoint(ProtoReader in)
{
  JointGeometry::Joint joint;
  while(in.next())
    switch(in.field())
    {
    case 1:
      joint.kind = in.integer() == 1 ? JointGeometry::Joint::Kind::Sliding : JointGeometry::Joint::Kind::Turning;
      break;
    case 2:
      joint.name = in.text();
      break;
    case 3:
      joint.agent = static_cast<std::uint64_t>(in.whole());
      break;
    case 4:
      joint.first = in.integer() - 1;
      break;
    case 5:
      joint.second = in.integer() - 1;
      break;
    case 6:
      readFloats(in, std::span(joint.axes[0].data(), 3));
      break;
    case 7:
      readFloats(in, std::span(joint.axes[1].data(), 3));
      joint.axisCount = 2;
      break;
    case 8:
      readFloats(in, std::span(joint.zero.data(), 16));
      break;
    case 9:
      readFloats(in, std::span(&joint.middle, 1));
      break;
    default:
      break;
    }
  return joint;
}

} // namespace sparkwright
