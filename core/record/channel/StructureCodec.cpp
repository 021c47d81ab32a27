#include "core/record/channel/StructureCodec.h"

#include "core/record/channel/JointsCodec.h"
#include "core/record/channel/TextCodec.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;
using proto::ProtoReader;
using proto::ProtoWriter;

constexpr std::size_t mostNodes = 1'000'000;

void writeNode(ProtoWriter& out, const Node& node)
{
  out.whole(1, static_cast<int>(node.kind));
  out.whole(2, node.parent + 1);
  out.whole(3, node.end);
  out.whole(4, node.slot + 1);
  out.text(5, node.name);
  out.whole(6, static_cast<std::int64_t>(node.id));
  out.text(7, node.path);
  if(node.origin.file)
    out.text(8, *node.origin.file);
  out.whole(9, node.origin.line);
  out.whole(10, node.origin.column);
  out.whole(11, node.body);
  if(node.kind == Node::Kind::Light)
  {
    out.floats(19, node.diffuse);
    out.floats(20, node.ambient);
    out.floats(21, node.specular);
    out.number(22, node.radius);
  }
  else if(node.kind != Node::Kind::Transform)
  {
    out.text(12, node.mesh);
    out.floats(13, node.meshParameters);
    out.floats(14, floatsOf(node.scale));
    out.whole(15, node.transparent);
    for(const std::string& material : node.materials)
      out.element(16, material);
    out.whole(17, node.hasMaterial);
    out.whole(18, node.castShadows);
  }
}

Node readNode(ProtoReader in, SharedStrings& files)
{
  Node node;
  node.parent = node.slot = -1;
  bool hasMaterial = false, castShadows = false;
  while(in.next())
    switch(in.field())
    {
    case 1:
      if(const int kind = in.integer(); kind >= 0 && kind <= static_cast<int>(Node::Kind::SingleMesh))
        node.kind = static_cast<Node::Kind>(kind);
      break;
    case 2:
      node.parent = in.integer() - 1;
      break;
    case 3:
      node.end = in.integer();
      break;
    case 4:
      node.slot = in.integer() - 1;
      break;
    case 5:
      node.name = in.text();
      break;
    case 6:
      node.id = static_cast<std::uint64_t>(in.whole());
      break;
    case 7:
      node.path = in.text();
      break;
    case 8:
      node.origin.file = files.get(in.bytes());
      break;
    case 9:
      node.origin.line = in.integer();
      break;
    case 10:
      node.origin.column = in.integer();
      break;
    case 11:
      node.body = in.flag();
      break;
    case 12:
      node.mesh = in.text();
      break;
    case 13:
      in.appendTo(node.meshParameters);
      break;
    case 14:
      readFloats(in, std::span(node.scale.data(), 3));
      break;
    case 15:
      node.transparent = in.flag();
      break;
    case 16:
      node.materials.push_back(in.text());
      break;
    case 17:
      hasMaterial = in.flag();
      break;
    case 18:
      castShadows = in.flag();
      break;
    case 19:
      readFloats(in, node.diffuse);
      break;
    case 20:
      readFloats(in, node.ambient);
      break;
    case 21:
      readFloats(in, node.specular);
      break;
    case 22:
      node.radius = in.single();
      break;
    default:
      break;
    }
  if(node.kind == Node::Kind::Mesh || node.kind == Node::Kind::SingleMesh)
  {
    node.hasMaterial = hasMaterial;
    node.castShadows = castShadows;
  }
  return node;
}

void writeMaterial(ProtoWriter& out, const Material& material)
{
  out.text(1, material.name);
  out.floats(2, material.diffuse);
  out.floats(3, material.ambient);
  out.floats(4, material.emission);
  out.floats(5, material.specular);
  out.number(6, material.shininess);
  out.whole(7, material.depthCheck);
  out.text(8, material.texture);
  out.text(9, material.normalTexture);
  out.text(10, material.specularTexture);
  out.text(11, material.reference);
}

Material readMaterial(ProtoReader in)
{
  Material material;
  material.depthCheck = false;
  while(in.next())
    switch(in.field())
    {
    case 1:
      material.name = in.text();
      break;
    case 2:
      readFloats(in, material.diffuse);
      break;
    case 3:
      readFloats(in, material.ambient);
      break;
    case 4:
      readFloats(in, material.emission);
      break;
    case 5:
      readFloats(in, material.specular);
      break;
    case 6:
      material.shininess = in.single();
      break;
    case 7:
      material.depthCheck = in.flag();
      break;
    case 8:
      material.texture = in.text();
      break;
    case 9:
      material.normalTexture = in.text();
      break;
    case 10:
      material.specularTexture = in.text();
      break;
    case 11:
      material.reference = in.text();
      break;
    default:
      break;
    }
  return material;
}

void writeViews(ProtoWriter& out, const SceneStructure& structure)
{
  for(const SceneStructure::Axes& axes : structure.axes)
    out.message(6,
                [&](ProtoWriter& inner)
                {
                  inner.whole(1, axes.parent + 1);
                  inner.number(2, axes.size);
                });
  for(const SceneStructure::Camera& camera : structure.cameras)
    out.message(7,
                [&](ProtoWriter& inner)
                {
                  inner.whole(1, camera.parent + 1);
                  inner.number(2, camera.fovDeg);
                  if(camera.target)
                    inner.floats(3, floatsOf(*camera.target));
                });
  for(const SceneStructure::Sensor& sensor : structure.sensors)
    out.message(8,
                [&](ProtoWriter& inner)
                {
                  const ImageSettings& settings = sensor.settings;
                  inner.whole(1, sensor.parent + 1);
                  inner.text(2, sensor.name);
                  inner.whole(3, sensor.draws);
                  inner.whole(4, static_cast<int>(settings.kind));
                  inner.whole(5, static_cast<int>(settings.lens));
                  inner.whole(6, settings.width);
                  inner.whole(7, settings.height);
                  inner.number(8, settings.fovDeg);
                  inner.number(9, settings.zNear);
                  inner.number(10, settings.zFar);
                  inner.floats(11, settings.distortion);
                  inner.number(12, settings.mirror);
                });
}

SceneStructure::Sensor readSensor(ProtoReader in)
{
  SceneStructure::Sensor sensor;
  ImageSettings& settings = sensor.settings;
  sensor.draws = false;
  settings.fovDeg = settings.zNear = settings.zFar = settings.mirror = 0;
  while(in.next())
    switch(in.field())
    {
    case 1:
      sensor.parent = in.integer() - 1;
      break;
    case 2:
      sensor.name = in.text();
      break;
    case 3:
      sensor.draws = in.flag();
      break;
    case 4:
      settings.kind = static_cast<ImageSettings::Kind>(std::clamp(in.integer(), 0, 2));
      break;
    case 5:
      settings.lens = static_cast<ImageSettings::Lens>(std::clamp(in.integer(), 0, 1));
      break;
    case 6:
      settings.width = std::clamp(in.integer(), 1, ImageSettings::largestSide);
      break;
    case 7:
      settings.height = std::clamp(in.integer(), 1, ImageSettings::largestSide);
      break;
    case 8:
      settings.fovDeg = in.single();
      break;
    case 9:
      settings.zNear = in.single();
      break;
    case 10:
      settings.zFar = in.single();
      break;
    case 11:
      readFloats(in, settings.distortion);
      break;
    case 12:
      settings.mirror = in.single();
      break;
    default:
      break;
    }
  return sensor;
}

SceneStructure::Axes readAxes(ProtoReader in)
{
  SceneStructure::Axes axes;
  axes.size = 0;
  while(in.next())
    if(in.field() == 1)
      axes.parent = in.integer() - 1;
    else if(in.field() == 2)
      axes.size = in.single();
  return axes;
}

SceneStructure::Camera readCamera(ProtoReader in)
{
  SceneStructure::Camera camera;
  camera.fovDeg = 0;
  while(in.next())
    if(in.field() == 1)
      camera.parent = in.integer() - 1;
    else if(in.field() == 2)
      camera.fovDeg = in.single();
    else if(in.field() == 3)
      readFloats(in, std::span(camera.target.emplace(Vec3f::Zero()).data(), 3));
  return camera;
}

/// Whether all indices lead to something, and the nodes are in pre-order.
bool isSound(const SceneStructure& structure)
{
  const auto count = static_cast<int>(structure.nodes.size());
  const auto isNode = [count](int index) { return index >= -1 && index < count; };
  std::vector<int> open; // Ends of the nodes around.
  for(int i = 0; i < count; ++i)
  {
    const Node& node = structure.nodes[static_cast<std::size_t>(i)];
    while(!open.empty() && open.back() <= i)
      open.pop_back();
    if(node.parent < -1 || node.parent >= i || node.end <= i || node.end > (open.empty() ? count : open.back()))
      return false;
    if(node.parent >= 0 && structure.nodes[static_cast<std::size_t>(node.parent)].end < node.end)
      return false;
    open.push_back(node.end);
    const bool mesh = node.kind == Node::Kind::Mesh || node.kind == Node::Kind::SingleMesh;
    const int slots = node.kind == Node::Kind::Transform ? structure.transformCount : mesh ? structure.meshCount : 0;
    if(node.kind == Node::Kind::Light ? node.slot != -1 : node.slot < 0 || node.slot >= slots)
      return false;
  }
  return std::ranges::all_of(structure.axes, isNode, &SceneStructure::Axes::parent) &&
         std::ranges::all_of(structure.cameras, isNode, &SceneStructure::Camera::parent) &&
         std::ranges::all_of(structure.sensors, isNode, &SceneStructure::Sensor::parent);
}

} // namespace

void writeStructure(ProtoWriter& out, const StructureRecord& record)
{
  const SceneStructure& structure = *record.structure;
  out.whole(1, record.number);
  out.whole(2, record.scene);
  out.whole(13, static_cast<std::int64_t>(structure.version));
  for(const Node& node : structure.nodes)
    out.message(3, [&](ProtoWriter& inner) { writeNode(inner, node); });
  out.whole(4, structure.transformCount);
  out.whole(5, structure.meshCount);
  writeViews(out, structure);
  for(const Material& material : structure.materials)
    out.message(9, [&](ProtoWriter& inner) { writeMaterial(inner, material); });
  for(std::size_t slot = 0; slot < record.links.size(); ++slot)
    if(record.links[slot].reference >= 0)
      out.message(10, [&](ProtoWriter& inner) { writeLink(inner, slot, record.links[slot]); });
  if(record.joints)
    for(const JointGeometry::Joint& joint : record.joints->joints)
      out.message(14, [&](ProtoWriter& inner) { writeJoint(inner, joint); });
  if(!record.poses.empty())
    out.floats(11, std::span(record.poses.front().data(), record.poses.size() * 16));
  out.text(12, std::string_view(reinterpret_cast<const char*>(record.visible.data()), record.visible.size()));
}

std::optional<StructureRecord>
readStructure(ProtoReader in, const std::function<std::shared_ptr<const SceneStructure>(std::int64_t)>& known)
{
  StructureRecord record;
  auto structure = std::make_shared<SceneStructure>();
  SharedStrings files;
  std::vector<float> poses;
  std::vector<ProtoReader> links;
  auto joints = std::make_shared<JointGeometry>();
  std::shared_ptr<const SceneStructure> same;
  while(in.next())
    switch(in.field())
    {
    case 1:
      record.number = in.whole();
      break;
    case 2:
      record.scene = in.whole();
      same = known(record.scene);
      break;
    case 3:
      if(!same && structure->nodes.size() < mostNodes)
        structure->nodes.push_back(readNode(in.message(), files));
      break;
    case 4:
      structure->transformCount = in.integer();
      break;
    case 5:
      structure->meshCount = in.integer();
      break;
    case 6:
      structure->axes.push_back(readAxes(in.message()));
      break;
    case 7:
      structure->cameras.push_back(readCamera(in.message()));
      break;
    case 8:
      structure->sensors.push_back(readSensor(in.message()));
      break;
    case 9:
      if(!same)
        structure->materials.push_back(readMaterial(in.message()));
      break;
    case 10:
      links.push_back(in.message());
      break;
    case 11:
      in.appendTo(poses);
      break;
    case 12:
      record.visible.assign(in.bytes().begin(), in.bytes().end());
      break;
    case 14:
      if(joints->joints.size() < mostNodes)
        joints->joints.push_back(readJoint(in.message()));
      break;
    case 13:
      structure->version = static_cast<std::uint64_t>(in.whole());
      break;
    default:
      break;
    }
  if(in.damaged() || structure->transformCount < 0 || structure->meshCount < 0 ||
     poses.size() != static_cast<std::size_t>(structure->transformCount) * 16 ||
     record.visible.size() != static_cast<std::size_t>(structure->meshCount))
    return {};
  record.poses.resize(poses.size() / 16);
  for(std::size_t i = 0; i < record.poses.size(); ++i)
    std::copy_n(poses.data() + 16 * i, 16, record.poses[i].data());
  record.links.resize(record.poses.size());
  for(const ProtoReader& link : links)
    if(!readLink(link, record.links))
      return {};
  if(!areSound(record.links, record.poses.size()) || !joints->isSound(record.poses.size()))
    return {};
  if(!joints->joints.empty())
    record.joints = std::move(joints);
  if(same && same->transformCount == structure->transformCount && same->meshCount == structure->meshCount)
    record.structure = std::move(same);
  else if(!same && isSound(*structure))
    record.structure = std::move(structure);
  else
    return {};
  return record;
}

} // namespace sparkwright
