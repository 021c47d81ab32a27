#include "core/frame/FramePublisher.h"

#include "core/body/RigidBody.h"
#include "core/frame/SceneAssets.h"
#include "core/material/MaterialServer.h"
#include "core/mesh/Meshes.h"
#include "core/object/Context.h"
#include "core/robot/perceptors/ImagePerceptor.h"
#include "core/scene/Transform.h"
#include "core/scene/Visual.h"

#include <algorithm>
#include <atomic>

namespace sparkwright
{

namespace
{

void describeMesh(const StaticMesh& mesh, SceneStructure::Node& node)
{
  const bool single = dynamic_cast<const SingleMatNode*>(&mesh);
  node.kind = single ? SceneStructure::Node::Kind::SingleMesh : SceneStructure::Node::Kind::Mesh;
  node.mesh = mesh.mesh();
  node.meshParameters = mesh.parameters();
  node.scale = mesh.scale();
  node.transparent = mesh.transparent();
  node.materials = mesh.materials();
  node.hasMaterial = mesh.hasMaterial();
  node.castShadows = mesh.hints().castShadows;
}

void describeLight(const LightNode& light, SceneStructure::Node& node)
{
  node.kind = SceneStructure::Node::Kind::Light;
  node.diffuse = light.diffuse;
  node.ambient = light.ambient;
  node.specular = light.specular;
  node.radius = light.radius;
}

void describeSensor(const Perceptor& perceptor, int parent, SceneStructure& structure)
{
  if(const auto* const image = dynamic_cast<const ImagePerceptor*>(&perceptor))
    structure.sensors.push_back({parent, image->percept(), image->settings(), true});
  else if(const std::optional<float> angle = perceptor.lookAngleDeg())
  {
    ImageSettings about;
    about.fovDeg = std::clamp(*angle, 10.f, 150.f);
    structure.sensors.push_back(
        {parent, perceptor.predicateName().empty() ? "See" : perceptor.predicateName(), about, false});
  }
}

} // namespace

std::shared_ptr<Frame> FramePublisher::make(Object& scene, Context& context)
{
  if(!built_ || context.structureVersion != version_)
  {
    rebuild(scene, context);
    built_ = true;
    version_ = context.structureVersion;
  }
  std::shared_ptr<Frame> frame = unusedFrame();
  frame->structure = structure_;
  frame->local.resize(transforms_.size());
  for(std::size_t i = 0; i < transforms_.size(); ++i)
    frame->local[i] = transforms_[i]->local();
  frame->visible.resize(meshes_.size());
  for(std::size_t i = 0; i < meshes_.size(); ++i)
    frame->visible[i] = meshes_[i]->visible() ? 1 : 0;
  return frame;
}

void FramePublisher::rebuild(Object& scene, Context& context)
{
  transforms_.clear();
  meshes_.clear();
  auto structure = std::make_shared<SceneStructure>();
  for(const auto& child : scene.children())
    collect(*child, -1, *structure);
  structure->version = ++structures_;
  structure->transformCount = static_cast<int>(transforms_.size());
  structure->meshCount = static_cast<int>(meshes_.size());
  if(const MaterialServer* const materials = context.service<MaterialServer>())
    structure->materials = materials->all();
  if(Meshes* const meshes = context.service<Meshes>(); meshes && meshes->drawn())
    dress(*structure, *meshes);
  structure_ = std::move(structure);
}

void FramePublisher::collect(Object& object, int parent, SceneStructure& structure)
{
  const auto* const transform = dynamic_cast<const Transform*>(&object);
  const auto* const mesh = dynamic_cast<const StaticMesh*>(&object);
  const auto* const light = dynamic_cast<const LightNode*>(&object);
  int self = parent;
  if(transform || light || (mesh && !mesh->mesh().empty()))
  {
    self = static_cast<int>(structure.nodes.size());
    SceneStructure::Node& node = structure.nodes.emplace_back();
    node.parent = parent;
    node.name = object.name();
    node.id = object.id();
    node.path = object.path();
    node.origin = object.origin();
    if(transform)
    {
      const auto* const body = transform->childOf<RigidBody>();
      node.body = body && body->hasBody();
      node.slot = static_cast<int>(transforms_.size());
      transforms_.push_back(transform);
    }
    else if(mesh)
    {
      describeMesh(*mesh, node);
      node.slot = static_cast<int>(meshes_.size());
      meshes_.push_back(mesh);
    }
    else
      describeLight(*light, node);
  }
  else if(const auto* const axis = dynamic_cast<const AxisNode*>(&object))
    structure.axes.push_back({parent, axis->size()});
  else if(const auto* const camera = dynamic_cast<const CameraNode*>(&object))
    structure.cameras.push_back({parent, camera->fovDeg, camera->target});
  else if(const auto* const perceptor = dynamic_cast<const Perceptor*>(&object))
    describeSensor(*perceptor, parent, structure);
  for(const auto& child : object.children())
    collect(*child, self, structure);
  if(self != parent)
    structure.nodes[static_cast<std::size_t>(self)].end = static_cast<int>(structure.nodes.size());
}

std::shared_ptr<Frame> FramePublisher::unusedFrame()
{
  for(auto& frame : pool_)
    if(frame.use_count() == 1)
    {
      // The last holder may have let go in another thread just now: see all that it did before we write.
      std::atomic_thread_fence(std::memory_order_acquire);
      return frame;
    }
  pool_.push_back(std::make_shared<Frame>());
  return pool_.back();
}

} // namespace sparkwright
