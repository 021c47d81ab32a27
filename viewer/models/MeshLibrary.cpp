#include "viewer/models/MeshLibrary.h"

#include "viewer/models/ImportedMesh.h"
#include "viewer/models/RobotMeshes.h"
#include "viewer/models/SceneryMeshes.h"
#include "viewer/models/SoccerMeshes.h"

#include <cmath>

namespace sparkwright
{

namespace
{

// Scenes come from servers elsewhere, too: without limits, names and sizes that are always new would fill the memory.
constexpr std::size_t maxShapes = 4'096, maxReported = 100;

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

/// Scenes draw a foot without its toes as a shorter foot, and the toes as a very low one.
std::string partOf(const SceneStructure::Node& node, const std::string& stem)
{
  if(stem != "rfoot" && stem != "lfoot")
    return stem;
  const Vec3f scale = node.scale.cwiseAbs();
  if(scale.z() < 0.7f * scale.x())
    return stem.substr(0, 1) + "toes";
  return scale.y() < 0.9f * scale.x() ? stem + "beforetoes" : stem;
}

bool isGoal(const std::string& stem)
{
  return stem == "leftsoccergoal" || stem == "rightsoccergoal" ||
         stem == "leftgoal" || stem == "rightgoal"; // Of older servers.
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
  else if(auto thing = sceneryMesh(stem, detail))
    return std::move(*thing);
  else
  {
    report(node.mesh);
    b.setSurface(Surface::Checked);
    b.box(Vec3f::Ones());
  }
  return b.take();
}

void MeshLibrary::report(const std::string& mesh)
{
  if(reported_.size() < maxReported && reported_.insert(mesh).second && missing_)
    missing_(mesh);
}

int MeshLibrary::add(Shape shape)
{
  shape.radius = shape.level[0].radius();
  shape.transparent = shape.level[0].transparent;
  for(const MeshData& level : shape.level)
    bytes_ += level.vertices.size() * sizeof(MeshData::Vertex) + level.indices.size() * sizeof(std::uint32_t);
  shapes_.push_back(std::move(shape));
  return static_cast<int>(shapes_.size()) - 1;
}

void MeshLibrary::clear()
{
  shapes_.clear();
  byKey_.clear();
  byFingerprint_.clear();
  placeholder_ = -1;
  bytes_ = 0;
}

bool MeshLibrary::isFull() const
{
  return limits_ && (shapes_.size() >= limits_->shapes || bytes_ >= limits_->bytes);
}

bool MeshLibrary::takeAllowed()
{
  return !allowed_ || (*allowed_ > 0 && (*allowed_)-- > 0);
}

MeshLibrary::Entry MeshLibrary::import(const SceneStructure::Node& node)
{
  const Mesh& mesh = *node.model;
  Entry entry{Kind::Mesh, static_cast<int>(shapes_.size()), static_cast<int>(mesh.groups.size()), true};
  if(const auto found = byFingerprint_.find(mesh.fingerprint); found != byFingerprint_.end())
  {
    entry.shape = found->second;
    return entry;
  }
  if(isFull() || !takeAllowed())
    return {isFull() ? Kind::None : Kind::Later};
  byFingerprint_.emplace(mesh.fingerprint, entry.shape);
  // Coarser by so many cells along half the mesh: from afar a cell is about two pixels.
  constexpr std::array<float, levels> cells{0, 16, 6};
  const float size = (mesh.high - mesh.low).norm() / 2;
  for(const Mesh::Group& group : mesh.groups)
  {
    Shape shape;
    shape.level[0] = pieceOf(mesh, group);
    for(std::size_t i = 1; i < levels; ++i)
      shape.level[i] = simplified(shape.level[i - 1], size / cells[i]);
    shape.twoSided = shape.pictured = true;
    add(std::move(shape));
  }
  return entry;
}

/// Of those that there is no room for.
int MeshLibrary::placeholder()
{
  if(placeholder_ < 0)
  {
    MeshBuilder b;
    b.setSurface(Surface::Checked);
    b.box(Vec3f::Ones());
    Shape shape;
    shape.level.fill(b.take());
    placeholder_ = add(std::move(shape));
  }
  return placeholder_;
}

int MeshLibrary::axis(int direction)
{
  const auto [found, fresh] = byKey_.try_emplace("axis " + std::to_string(direction), -1);
  if(!fresh)
    return found->second;
  constexpr float thickness = 0.012f;
  Vec3f size = Vec3f::Constant(thickness), middle = Vec3f::Zero();
  size[direction] = 1;
  middle[direction] = 0.5f;
  MeshBuilder b;
  b.setTransform(placed(middle));
  b.box(size);
  Shape shape;
  shape.level.fill(b.take());
  return found->second = add(std::move(shape));
}

MeshLibrary::Entry MeshLibrary::find(const SceneStructure::Node& node)
{
  const std::string stem = partOf(node, stemOf(node.mesh));
  const bool builtIn = stem.starts_with("Std");
  if(node.model && !builtIn)
    return import(node);
  if(stem == "naosoccerfield" || stem == "naosoccerfield-spl")
    return {Kind::Field, -1};
  if(stem == "skybox" || stem == "lab")
    return {Kind::Sky, -1};
  std::string key = node.mesh + ' ' + stem;
  for(const float p : node.meshParameters)
    key += ' ' + std::to_string(p);
  if(isGoal(stem))
    for(const float s : {node.scale.x(), node.scale.y(), node.scale.z()})
      key += ' ' + std::to_string(s);
  const auto found = byKey_.find(key);
  if(found != byKey_.end())
    return {Kind::Mesh, found->second};
  if(byKey_.size() >= maxShapes)
  {
    report(node.mesh);
    return {Kind::Mesh, placeholder()};
  }
  if(isFull() || !takeAllowed())
    return {isFull() ? Kind::None : Kind::Later};
  constexpr std::array<float, levels> details{1, 0.5f, 0.3f};
  Shape made;
  for(std::size_t i = 0; i < details.size(); ++i)
    made.level[i] = build(node, stem, details[i]);
  made.pictured = builtIn;
  const int shape = add(std::move(made));
  byKey_.emplace(std::move(key), shape);
  return {Kind::Mesh, shape};
}

} // namespace sparkwright
