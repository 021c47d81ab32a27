#include "core/design/export/RobotExtras.h"

#include "core/body/Battery.h"
#include "core/body/BodyControllers.h"
#include "core/body/CollisionHandler.h"
#include "core/body/RigidBody.h"
#include "core/design/DesignTexts.h"
#include "core/design/export/RobotGraph.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/JointMotor.h"
#include "core/object/Registry.h"
#include "core/robot/effectors/JointEffectors.h"
#include "core/robot/perceptors/JointPerceptors.h"
#include "core/scene/Transform.h"
#include "core/scene/Visual.h"
#include "core/world/World.h"

#include <optional>
#include <utility>
#include <vector>

namespace sparkwright::design
{

namespace
{

/// What helps in place of a node that URDF cannot say; nothing for nodes that are not to be noted.
std::optional<LocalText> remedyFor(const Object& node)
{
  if(const auto* const sensor = dynamic_cast<const Perceptor*>(&node))
    return sensor->ancestor<JointNode>() ? std::nullopt : std::optional(designText("robotExport.sensor"));
  if(dynamic_cast<const JointEffector*>(&node))
    return std::nullopt;
  if(dynamic_cast<const Effector*>(&node))
    return designText("robotExport.program");
  if(dynamic_cast<const AngularMotor*>(&node) || dynamic_cast<const JointMotor*>(&node) ||
     dynamic_cast<const Battery*>(&node))
    return designText("robotExport.motor");
  if(dynamic_cast<const BodyController*>(&node))
    return designText("robotExport.force");
  if(dynamic_cast<const CollisionHandler*>(&node))
    return designText("robotExport.contact");
  if(dynamic_cast<const LightNode*>(&node) || dynamic_cast<const CameraNode*>(&node))
    return designText("robotExport.sensor");
  return std::nullopt;
}

/// Whether the nearest body above a node, or beside it, is one of the robot.
bool isPartOf(const Object& node, const RobotGraph& graph)
{
  for(const Object* at = &node; at; at = at->parent())
  {
    if(const auto* const own = dynamic_cast<const RigidBody*>(at))
      return graph.has(own);
    if(const RigidBody* const beside = at->childOf<RigidBody>())
      return graph.has(beside);
  }
  return false;
}

} // namespace

void noteExtras(World& world, const RobotGraph& graph, Diagnostics& diagnostics)
{
  struct Kind
  {
    const Object* first = nullptr;
    LocalText remedy;
    int count = 0;
  };
  std::vector<std::pair<std::string, Kind>> kinds; // In the order of the scene.
  Object* const scene = world.root().find("/usr/scene");
  if(!scene)
    return;
  scene->visit<Object>(
      [&](Object& node)
      {
        std::optional<LocalText> remedy = remedyFor(node);
        if(!remedy || !isPartOf(node, graph))
          return;
        const std::string& name = node.classInfo().name;
        auto known = std::ranges::find(kinds, name, &std::pair<std::string, Kind>::first);
        if(known == kinds.end())
          known = kinds.insert(kinds.end(), {name, Kind{&node, std::move(*remedy)}});
        ++known->second.count;
      });
  for(auto& [name, kind] : kinds)
  {
    const Object::Origin& origin = kind.first->origin();
    diagnostics.push_back(Diagnostic::of(Diagnostic::Severity::Note, origin.file ? *origin.file : std::string(),
                                         origin.line, origin.column,
                                         designText("robotExport.extra", name, kind.count), std::move(kind.remedy)));
  }
}

} // namespace sparkwright::design
