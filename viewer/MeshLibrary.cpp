#include "viewer/MeshLibrary.h"

#include "viewer/RobotMeshes.h"
#include "viewer/SoccerMeshes.h"

#include <cmath>

namespace sparkwright
{

namespace
{

/// `models/naohead.obj` → `naohead`
std::string stemOf(const std::string& mesh)
{
  const std::size_t slash = mesh.find_last_of("/\\");
  std::string stem = slash == std::string::npos ? mesh : mesh.substr(slash + 1);
  const std::size_t dot = stem.find('.');
  return dot == std::string::npos ? stem : stem.substr(0, dot);
}

float parameter(const SceneStructure::Node& node, std::size_t index, float fallback)
{
  if(index >= node.meshParameters.size())
    return fallback;
  const float value = node.meshParameters[index];
  return std::isfinite(value) && value >= 0 && value < 1e4f ? value : fallback;
}

bool isGoal(const std::string& stem)
{
  return stem == "leftsoccergoal" || stem == "rightsoccergoal";
}

} // namespace

MeshData MeshLibrary::build(const SceneStructure::Node& node, const std::string& stem, float detail)
{
  MeshBuilder b(detail);
  if(stem == "StdUnitBox")
    b.box(Vec3f::Ones());
  else if(stem == "StdUnitSphere")
    b.ellipsoid(Vec3f::Ones());
  else if(stem == "StdUnitCylinder")
    b.cylinder(parameter(node, 0, 1), parameter(node, 1, 1));
  else if(stem == "StdCapsule")
    b.capsule(parameter(node, 0, 1), parameter(node, 1, 1));
  else if(stem == "soccerball")
    return ballMesh(detail);
  else if(isGoal(stem))
    return goalMesh(node.scale, detail);
  else if(auto robot = robotMesh(stem, detail))
    return std::move(*robot);
  else
  {
    if(missing_ && reported_.insert(node.mesh).second)
      missing_(node.mesh);
    b.box(Vec3f::Ones());
  }
  return b.take();
}

MeshLibrary::Entry MeshLibrary::find(const SceneStructure::Node& node)
{
  const std::string stem = stemOf(node.mesh);
  if(stem == "naosoccerfield" || stem == "naosoccerfield-spl")
    return {Kind::Field, -1};
  if(stem == "skybox")
    return {Kind::Sky, -1};
  std::string key = node.mesh;
  for(const float p : node.meshParameters)
    key += ' ' + std::to_string(p);
  if(isGoal(stem))
    for(const float s : {node.scale.x(), node.scale.y(), node.scale.z()})
      key += ' ' + std::to_string(s);
  const auto found = byKey_.find(key);
  if(found != byKey_.end())
    return {Kind::Mesh, found->second};
  constexpr std::array<float, levels> details{1, 0.55f, 0.3f};
  Shape made;
  for(std::size_t i = 0; i < details.size(); ++i)
    made.level[i] = build(node, stem, details[i]);
  made.radius = made.level[0].radius();
  made.transparent = made.level[0].transparent;
  const int shape = static_cast<int>(shapes_.size());
  shapes_.push_back(std::move(made));
  byKey_.emplace(std::move(key), shape);
  return {Kind::Mesh, shape};
}

} // namespace sparkwright
