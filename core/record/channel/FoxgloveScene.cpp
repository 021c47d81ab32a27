#include "core/record/channel/FoxgloveScene.h"

#include "core/record/proto/ProtoWriter.h"

#include <algorithm>
#include <set>

namespace sparkwright
{

namespace
{

using mcap::Nanoseconds;
using pose::Pose;
using proto::ProtoWriter;
using Node = SceneStructure::Node;

constexpr Nanoseconds second = 1'000'000'000;

void writeTime(ProtoWriter& out, int field, Nanoseconds time)
{
  out.message(field,
              [time](ProtoWriter& inner)
              {
                inner.whole(1, static_cast<std::int64_t>(time / second));
                inner.whole(2, static_cast<std::int64_t>(time % second));
              });
}

void writeVector(ProtoWriter& out, int field, double x, double y, double z)
{
  out.message(field,
              [=](ProtoWriter& inner)
              {
                inner.number(1, x);
                inner.number(2, y);
                inner.number(3, z);
              });
}

void writeQuaternion(ProtoWriter& out, int field, double x, double y, double z, double w)
{
  out.message(field,
              [=](ProtoWriter& inner)
              {
                inner.number(1, x);
                inner.number(2, y);
                inner.number(3, z);
                inner.number(4, w);
              });
}

void writePose(ProtoWriter& out, int field, const Pose& pose)
{
  out.message(field,
              [&](ProtoWriter& inner)
              {
                writeVector(inner, 1, pose.place.x, pose.place.y, pose.place.z);
                writeQuaternion(inner, 2, pose.turn.x, pose.turn.y, pose.turn.z, pose.turn.w);
              });
}

void writeColour(ProtoWriter& out, int field, const Material::Colour& colour)
{
  const auto value = [&](std::size_t i) { return static_cast<double>(std::clamp(colour[i], 0.f, 1.f)); };
  out.message(field,
              [&](ProtoWriter& inner)
              {
                inner.number(1, value(0));
                inner.number(2, value(1));
                inner.number(3, value(2));
                inner.number(4, value(3));
              });
}

/// The nearest transform at or above a node; -1: none.
int transformAbove(const std::vector<Node>& nodes, int node)
{
  while(node >= 0 && nodes[static_cast<std::size_t>(node)].kind != Node::Kind::Transform)
    node = nodes[static_cast<std::size_t>(node)].parent;
  return node;
}

Pose poseIn(const Mat4f* reference, const Mat4f& world)
{
  const Pose pose = pose::poseOf(world).value_or(Pose());
  return reference ? pose::relative(pose::poseOf(*reference).value_or(Pose()), pose) : pose;
}

} // namespace

std::string FoxgloveScene::nameOf(int reference) const
{
  return reference < 0 ? std::string(worldFrame) : references_[static_cast<std::size_t>(reference)].name;
}

void FoxgloveScene::take(const Frame& frame, const PoseLinks& links, const std::function<void(SceneStructure&)>& dress)
{
  frame.worldTransforms(world_);
  takeReferences(frame, links);
  if(!dress)
    return takeShapes(frame, *frame.structure);
  SceneStructure dressed = *frame.structure;
  dress(dressed);
  takeShapes(frame, dressed);
}

void FoxgloveScene::takeReferences(const Frame& frame, const PoseLinks& links)
{
  references_.clear();
  const auto& nodes = frame.structure->nodes;
  const bool anyBody = std::ranges::any_of(nodes, &Node::body);
  std::vector<int> indices(frame.local.size(), -1); // In references_, by slot.
  std::set<std::string> names{std::string(worldFrame)};
  for(const Node& node : nodes)
  {
    if(node.kind != Node::Kind::Transform || (anyBody && !node.body))
      continue;
    Reference reference;
    reference.slot = static_cast<std::size_t>(node.slot);
    constexpr std::string_view root = "/usr/scene/";
    reference.name = node.path.starts_with(root) ? node.path.substr(root.size()) : node.path;
    if(reference.name.empty() || !names.insert(reference.name).second)
      reference.name += '#' + std::to_string(node.slot);
    names.insert(reference.name);
    indices[reference.slot] = static_cast<int>(references_.size());
    references_.push_back(std::move(reference));
  }
  for(Reference& reference : references_)
    if(reference.slot < links.size() && links[reference.slot].reference >= 0)
      reference.parent = indices[static_cast<std::size_t>(links[reference.slot].reference)];
}

void FoxgloveScene::takeShapes(const Frame& frame, const SceneStructure& structure)
{
  shapes_.clear();
  const auto& nodes = structure.nodes;
  std::vector<int> indices(frame.local.size(), -1);
  for(std::size_t i = 0; i < references_.size(); ++i)
    indices[references_[i].slot] = static_cast<int>(i);
  for(const Node& node : nodes)
  {
    const bool mesh = node.kind == Node::Kind::Mesh || node.kind == Node::Kind::SingleMesh;
    if(!mesh || !node.hasMaterial || node.transparent || frame.visible[static_cast<std::size_t>(node.slot)] == 0)
      continue;
    Shape shape;
    const int above = transformAbove(nodes, node.parent);
    for(int at = above; at >= 0 && shape.reference < 0;
        at = transformAbove(nodes, nodes[static_cast<std::size_t>(at)].parent))
      shape.reference = indices[static_cast<std::size_t>(nodes[static_cast<std::size_t>(at)].slot)];
    const Mat4f place =
        above < 0 ? Mat4f::Identity() : world_[static_cast<std::size_t>(nodes[static_cast<std::size_t>(above)].slot)];
    shape.pose = poseIn(shape.reference < 0 ? nullptr
                                            : &world_[references_[static_cast<std::size_t>(shape.reference)].slot],
                        place);
    const float radius = node.meshParameters.empty() ? 1 : node.meshParameters[0];
    const float length = node.meshParameters.size() < 2 ? 1 : node.meshParameters[1];
    Vec3f low = Vec3f::Constant(-0.03f), high = Vec3f::Constant(0.03f);
    if(node.mesh == "StdUnitBox")
      low.setConstant(-0.5f), high.setConstant(0.5f);
    else if(node.mesh == "StdUnitSphere")
      low.setConstant(-1), high.setConstant(1);
    else if(node.mesh == "StdUnitCylinder" || node.mesh == "StdCapsule")
    {
      const float half = length / 2 + (node.mesh == "StdCapsule" ? radius : 0);
      low = {-radius, -radius, -half};
      high = -low;
    }
    else if(node.model)
      low = node.model->low, high = node.model->high;
    shape.kind = node.mesh == "StdUnitSphere"                                     ? Shape::Kind::Ball
                 : node.mesh == "StdUnitCylinder" || node.mesh == "StdCapsule" ? Shape::Kind::Cylinder
                                                                                  : Shape::Kind::Box;
    shape.size = (high - low).cwiseProduct(node.scale.cwiseAbs());
    const Vec3f middle = ((high + low) / 2).cwiseProduct(node.scale);
    shape.pose.place = shape.pose.place + shape.pose.turn * pose::Vector{middle.x(), middle.y(), middle.z()};
    for(const Material& material : structure.materials)
      if(!node.materials.empty() && material.name == node.materials.front())
        shape.colour = material.diffuse;
    if(shape.size.allFinite())
      shapes_.push_back(shape);
  }
}

void FoxgloveScene::writeScene(Nanoseconds time, std::string& out) const
{
  ProtoWriter scene(out);
  scene.message(1,
                [&](ProtoWriter& deletion)
                {
                  writeTime(deletion, 1, time);
                  deletion.whole(2, 1); // All that was before.
                });
  for(int reference = -1; reference < static_cast<int>(references_.size()); ++reference)
  {
    const auto isHere = [reference](const Shape& shape) { return shape.reference == reference; };
    if(std::ranges::none_of(shapes_, isHere))
      continue;
    scene.message(2,
                  [&](ProtoWriter& entity)
                  {
                    writeTime(entity, 1, time);
                    entity.text(2, nameOf(reference));
                    entity.text(3, nameOf(reference));
                    entity.whole(5, 1); // It moves with its frame.
                    for(const Shape& shape : shapes_)
                    {
                      if(!isHere(shape))
                        continue;
                      const bool round = shape.kind == Shape::Kind::Cylinder;
                      const int field = round ? 10 : shape.kind == Shape::Kind::Ball ? 9 : 8;
                      entity.message(field,
                                     [&](ProtoWriter& primitive)
                                     {
                                       writePose(primitive, 1, shape.pose);
                                       writeVector(primitive, 2, shape.size.x(), shape.size.y(), shape.size.z());
                                       if(round)
                                       {
                                         primitive.number(3, 1.0);
                                         primitive.number(4, 1.0);
                                       }
                                       writeColour(primitive, round ? 5 : 3, shape.colour);
                                     });
                    }
                  });
  }
}

bool FoxgloveScene::writeTransforms(const Frame& frame, Nanoseconds time, bool all, std::string& out)
{
  frame.worldTransforms(world_);
  bool any = false;
  ProtoWriter list(out);
  for(Reference& reference : references_)
  {
    const Mat4f* const parent =
        reference.parent < 0 ? nullptr : &world_[references_[static_cast<std::size_t>(reference.parent)].slot];
    const Pose pose = poseIn(parent, world_[reference.slot]);
    const double sign = pose.turn.w < 0 ? -1 : 1;
    const std::array<double, 7> values{pose.place.x,       pose.place.y,       pose.place.z,      sign * pose.turn.x,
                                       sign * pose.turn.y, sign * pose.turn.z, sign * pose.turn.w};
    std::array<std::int32_t, 7> steps{};
    for(std::size_t i = 0; i < 7; ++i)
      steps[i] = static_cast<std::int32_t>(std::clamp(std::round(values[i] / (i < 3 ? placeStep : turnStep)), -1e9, 1e9));
    if(!all && reference.known && steps == reference.told)
      continue;
    reference.told = steps;
    reference.known = true;
    any = true;
    list.message(1,
                 [&](ProtoWriter& transform)
                 {
                   const auto at = [&](std::size_t i) { return steps[i] * (i < 3 ? placeStep : turnStep); };
                   writeTime(transform, 1, time);
                   transform.text(2, nameOf(reference.parent));
                   transform.text(3, reference.name);
                   writeVector(transform, 4, at(0), at(1), at(2));
                   writeQuaternion(transform, 5, at(3), at(4), at(5), at(6));
                 });
  }
  return any;
}

} // namespace sparkwright
