#include "core/rosi/Vocabulary.h"

#include <algorithm>
#include <array>

namespace sparkwright::ros
{

namespace
{

constexpr std::string_view inElements =
    "Elements Compound Movable Box Sphere Cylinder Capsule ComplexShape Hinge Slider "
    "UniversalJoint Use Include";

constexpr std::array rules{
    ElementRule{"Simulation", "", "AppearanceDefinition Scene Macro VertexList Include"},
    ElementRule{"RoSiIncludeFile", "", "AppearanceDefinition Scene Macro VertexList Include"},
    ElementRule{"Include", "href", ""},
    ElementRule{"AppearanceDefinition", "name", "Color Alpha"},
    ElementRule{"Color", "r g b a", ""},
    ElementRule{"Alpha", "a", ""},
    ElementRule{"Macro", "name", "*"},
    ElementRule{"VertexList", "name", "Vertex"},
    ElementRule{"Vertex", "name x y z ref", ""},
    ElementRule{"Scene", "name description", "DefaultAppearance GlobalPhysicalParameters Elements"},
    ElementRule{"DefaultAppearance", "ref", ""},
    ElementRule{"GlobalPhysicalParameters", "erp cfm", ""},
    ElementRule{"Elements", "", "*"},
    ElementRule{"Compound", "name", "Translation Rotation Elements"},
    ElementRule{"Movable", "name", "Translation Rotation *"},
    ElementRule{"Use", "macroName instanceName", "Translation Rotation SubstituteAllSurfaces"},
    ElementRule{"SubstituteAllSurfaces", "with", ""},
    ElementRule{"Translation", "x y z", ""},
    ElementRule{"Rotation", "x y z", ""},
    ElementRule{"Appearance", "ref", ""},
    ElementRule{"Box", "name length width height canCollide",
                "Translation Rotation Appearance PhysicalAttributes Elements"},
    ElementRule{"Sphere", "name radius canCollide", "Translation Rotation Appearance PhysicalAttributes Elements"},
    ElementRule{"Cylinder", "name radius height canCollide",
                "Translation Rotation Appearance PhysicalAttributes Elements"},
    ElementRule{"Capsule", "name radius height canCollide",
                "Translation Rotation Appearance PhysicalAttributes Elements"},
    ElementRule{"PhysicalAttributes", "canCollide", "Mass CenterOfMass"},
    ElementRule{"Mass", "value", ""},
    ElementRule{"CenterOfMass", "x y z", ""},
    ElementRule{"ComplexShape", "name", "Translation Rotation Appearance PhysicalAttributes VertexList "
                                        "GraphicalRepresentation PhysicalRepresentation Elements"},
    ElementRule{"GraphicalRepresentation", "vertexList", "Polygon TriangleStrip"},
    ElementRule{"Polygon", "", "Vertex"},
    ElementRule{"TriangleStrip", "", "Vertex"},
    ElementRule{"PhysicalRepresentation", "", "SimpleBox SimpleSphere SimpleCylinder SimpleCapsule"},
    ElementRule{"SimpleBox", "name length width height canCollide", "Translation Rotation PhysicalAttributes"},
    ElementRule{"SimpleSphere", "name radius canCollide", "Translation Rotation PhysicalAttributes"},
    ElementRule{"SimpleCylinder", "name radius height canCollide", "Translation Rotation PhysicalAttributes"},
    ElementRule{"SimpleCapsule", "name radius height canCollide", "Translation Rotation PhysicalAttributes"},
    ElementRule{"Hinge", "name", "AnchorPoint Axis Elements"},
    ElementRule{"Slider", "name", "Axis Elements"},
    ElementRule{"UniversalJoint", "name", "AnchorPoint Axis1 Axis2 Elements"},
    ElementRule{"AnchorPoint", "x y z", ""},
    ElementRule{"Axis", "x y z", "Deflection VelocityMotor AngularMotor"},
    ElementRule{"Axis1", "x y z", "Deflection VelocityMotor AngularMotor"},
    ElementRule{"Axis2", "x y z", "Deflection VelocityMotor AngularMotor"},
    ElementRule{"Deflection", "min max", ""},
    ElementRule{"VelocityMotor", "name maxVelocity maxForce", ""},
    ElementRule{"AngularMotor", "name maxVelocity maxForce", ""},
};

constexpr RosKey sensors = "ros.sensors";
constexpr RosKey friction = "ros.friction";
constexpr RosKey look = "ros.look";

constexpr std::array ignored{
    WithoutEffect{"Camera", true, sensors},
    WithoutEffect{"DistanceSensor", true, sensors},
    WithoutEffect{"SingleDistanceSensor", true, sensors},
    WithoutEffect{"PositionSensor", true, sensors},
    WithoutEffect{"Bumper", true, sensors},
    WithoutEffect{"Material", true, friction},
    WithoutEffect{"MaterialDefinition", true, friction},
    WithoutEffect{"SubstituteSurfaces", true, "ros.surfaces"},
    WithoutEffect{"PController", false, "ros.controller"},
    WithoutEffect{"Collision", false, "ros.collision"},
    WithoutEffect{"InteractiveButton", false, "ros.buttons"},
    WithoutEffect{"Background", false, look},
    WithoutEffect{"AmbientLightColor", false, look},
    WithoutEffect{"Light", false, look},
    WithoutEffect{"SimulationParameters", false, "ros.step"},
    WithoutEffect{"GlobalPhysicalParameters.gravity", false, "ros.gravity"},
    WithoutEffect{"GlobalPhysicalParameters.defaultRollingFrictionCoefficient", false, friction},
    WithoutEffect{"GlobalPhysicalParameters.contactSoftnessERP", false, "ros.softness"},
    WithoutEffect{"GlobalPhysicalParameters.contactSoftnessCFM", false, "ros.softness"},
};

bool contains(std::string_view list, std::string_view word)
{
  for(std::size_t at = 0; (at = list.find(word, at)) != std::string_view::npos; ++at)
  {
    const std::size_t end = at + word.size();
    if((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' '))
      return !word.empty();
  }
  return false;
}

} // namespace

const ElementRule* findRule(std::string_view element)
{
  const auto found = std::ranges::find(rules, element, &ElementRule::name);
  return found == rules.end() ? nullptr : &*found;
}

const WithoutEffect* findWithoutEffect(std::string_view element)
{
  const auto found = std::ranges::find(ignored, element, &WithoutEffect::name);
  return found == ignored.end() ? nullptr : &*found;
}

const WithoutEffect* findWithoutEffect(std::string_view element, std::string_view attribute)
{
  return findWithoutEffect(std::string(element).append(".").append(attribute));
}

bool allowsAttribute(const ElementRule& rule, std::string_view attribute)
{
  return contains(rule.attributes, attribute);
}

bool allowsChild(const ElementRule& rule, std::string_view element)
{
  return contains(rule.children, element) || (contains(rule.children, "*") && contains(inElements, element));
}

std::vector<std::string> words(std::string_view list)
{
  std::vector<std::string> result;
  while(!list.empty())
  {
    const std::size_t end = std::min(list.find(' '), list.size());
    result.emplace_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return result;
}

std::vector<std::string> elementNames()
{
  std::vector<std::string> names;
  for(const ElementRule& rule : rules)
    names.emplace_back(rule.name);
  return names;
}

} // namespace sparkwright::ros
