#include "core/world/live/PoseReader.h"

#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"
#include "core/scene/Transform.h"
#include "core/world/live/ThingPlace.h"

#include <set>

namespace sparkwright
{

using rsg::ImportRecord;
using rsg::Trace;

PoseReader::PoseReader(Object& scene, rsg::ImportRecords& records, rsg::TraceCache& traces)
    : records_(records), spots_(traces)
{
  int count = 0;
  scene.visit<RigidBody>([&](const RigidBody& body) { groups_[&body] = count++; });
  const auto unite = [this](int from, int to)
  {
    for(auto& [body, group] : groups_)
      if(group == from)
        group = to;
  };
  scene.visit<JointNode>(
      [&](const JointNode& joint)
      {
        const RigidBody *const first = joint.firstBody(), *const second = joint.secondBody();
        if(first && second && groups_.at(first) != groups_.at(second))
          unite(groups_.at(second), groups_.at(first));
      });
  for(const auto& [body, group] : groups_)
    ++members_[group];
}

KeptPoses PoseReader::read(const std::string& location)
{
  for(const auto& record : records_.all())
    note(*record, location);
  KeptPoses result;
  if(found_.size() == 1)
    readFile(*found_.front(), result);
  else
    result.others = static_cast<int>(found_.size());
  return result;
}

void PoseReader::note(ImportRecord& record, const std::string& location)
{
  const std::shared_ptr<Object> root = record.root.lock();
  if(!root || !root->context())
    return;
  if(*record.file->location == location)
    found_.push_back(&record);
  for(const auto& inner : record.imports)
    note(*inner, location);
}

bool PoseReader::isOneThing(Object& object) const
{
  int count = 0, group = -1;
  bool one = true;
  object.visit<RigidBody>(
      [&](const RigidBody& body)
      {
        const auto known = groups_.find(&body);
        if(known == groups_.end())
          return;
        ++count;
        one = one && (group < 0 || group == known->second);
        group = known->second;
      });
  return one && count > 0 && members_.at(group) == count;
}

void PoseReader::readFile(ImportRecord& record, KeptPoses& result)
{
  std::set<const RigidBody*> placed;
  const Trace& trace = spots_.before(record);
  if(trace.nodes.size() != record.nodes.size())
    return;
  for(Trace::Index i = 1; i < trace.nodes.size(); ++i)
  {
    const SceneSpot spot{&record, i};
    const std::shared_ptr<Object> object = SceneSpots::objectAt(spot);
    auto* const transform = dynamic_cast<Transform*>(object.get());
    if(!transform || trace.nodes[i].kind != Trace::Node::Kind::Made || !isOneThing(*transform) ||
       spots_.robotAt(spot))
      continue;
    const ThingPlace place = ThingPlace::of(spots_, spot, *transform);
    if(!place.body || placed.contains(place.body))
      continue;
    transform->visit<RigidBody>([&](const RigidBody& body) { placed.insert(&body); });
    Mat4f now = place.body->bodyPose();
    setTranslation(now, translation(now) - place.body->massShift());
    const auto* const above = dynamic_cast<const BaseNode*>(transform->parent());
    const Mat4f effective = multiply(multiply(rigidInverse(above ? above->worldPose() : Mat4f::Identity()), now),
                                     rigidInverse(place.inner));
    const Mat4f written = spots_.textualPose(spot);
    const Mat4f dissolved = multiply(spots_.effectivePose(spot), rigidInverse(written));
    result.poses.push_back({record.nodes[i].source, object->id(), multiply(rigidInverse(dissolved), effective), written});
  }
  std::set<int> left;
  std::vector<SceneSpot> all;
  for(const Trace::Index item : trace.nodes.front().items)
    spots_.collect(record, item, all);
  for(const SceneSpot& spot : all)
    if(const auto* const body = dynamic_cast<const RigidBody*>(SceneSpots::objectAt(spot).get());
       body && !placed.contains(body) && !spots_.robotAt(spot))
      left.insert(groups_.at(body));
  result.others = static_cast<int>(left.size());
}

} // namespace sparkwright
