#include "editor/tree/ClassFit.h"

#include "core/rsg/Names.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

/// Classes that need a certain class above them; the first that fits counts.
struct Needs
{
  const char* info;
  std::array<const char*, 3> parents;
};
constexpr std::array needs = {
    Needs{"HingeEffector", {"HingeJoint"}},
    Needs{"HingePerceptor", {"HingeJoint"}},
    Needs{"Hinge2Effector", {"Hinge2Joint"}},
    Needs{"Hinge2Perceptor", {"Hinge2Joint"}},
    Needs{"UniversalJointEffector", {"UniversalJoint"}},
    Needs{"UniversalJointPerceptor", {"UniversalJoint"}},
    Needs{"AngularMotorEffector", {"AngularMotor"}},
    Needs{"AngularMotorPerceptor", {"AngularMotor"}},
    Needs{"StiffnessEffector", {"AngularMotor"}},
    Needs{"AngularMotor", {"HingeJoint"}},
    Needs{"JointMotor", {"Joint"}},
    Needs{"BatteryPerceptor", {"Battery"}},
    Needs{"BodyController", {"RigidBody"}},
    Needs{"CollisionHandler", {"Collider"}},
    Needs{"Body", {"Transform"}},
    Needs{"World", {"Scene"}},
};

/// Classes that hold others: parts of a robot, groups.
bool isContainer(const ClassInfo& info)
{
  return info.isA("Transform") || info.isA("Space") || info.name == "BaseNode" || info.name == "Scene";
}

struct Family
{
  const char* base;
  ClassFamily family;
};
constexpr std::array families = {
    Family{"AgentAspect", ClassFamily::Agent},
    Family{"AgentState", ClassFamily::Agent},
    Family{"ObjectState", ClassFamily::Agent},
    Family{"Transform", ClassFamily::Transform},
    Family{"Body", ClassFamily::Body},
    Family{"RenderNode", ClassFamily::Shape},
    Family{"Light", ClassFamily::Light},
    Family{"Camera", ClassFamily::Camera},
    Family{"Collider", ClassFamily::Collider},
    Family{"AngularMotor", ClassFamily::Motor},
    Family{"JointMotor", ClassFamily::Motor},
    Family{"Battery", ClassFamily::Motor},
    Family{"Joint", ClassFamily::Joint},
    Family{"Perceptor", ClassFamily::Perceptor},
    Family{"Effector", ClassFamily::Effector},
    Family{"BodyController", ClassFamily::Controller},
    Family{"CollisionHandler", ClassFamily::Handler},
    Family{"Space", ClassFamily::Space},
    Family{"World", ClassFamily::Space},
};

} // namespace

ClassFamily familyOf(const ClassInfo& info)
{
  const auto family = std::ranges::find_if(families, [&](const Family& f) { return info.isA(f.base); });
  return family == families.end() ? ClassFamily::Other : family->family;
}

bool fitsBelow(const ClassInfo& info, const ClassInfo* parent)
{
  if(!rsg::isNodeClass(info) || info.name == "Scene")
    return false;
  if(!parent)
    return true;
  for(const Needs& one : needs)
    if(info.isA(one.info))
      return std::ranges::any_of(one.parents, [&](const char* name) { return name && parent->isA(name); });
  // The one collider inside of another gets its offset from there.
  if(info.isA("Collider") && parent->isA("TransformCollider"))
    return !info.isA("TransformCollider");
  return isContainer(*parent);
}

std::vector<const ClassInfo*> classesBelow(const Registry& registry, const ClassInfo* parent)
{
  std::vector<const ClassInfo*> result;
  for(const ClassInfo* const info : registry.classes())
    if(fitsBelow(*info, parent))
      result.push_back(info);
  return result;
}

} // namespace sparkwright
