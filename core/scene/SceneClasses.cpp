#include "core/scene/SceneClasses.h"

#include "core/import/SceneImporters.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"
#include "core/scene/Transform.h"
#include "core/scene/Visual.h"
#include "core/script/ScriptEngine.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

std::vector<Parameter> xyz(const std::string& unit, const std::string& preset = "0")
{
  return {{"x", "float", unit, preset}, {"y", "float", unit, preset}, {"z", "float", unit, preset}};
}

std::vector<Parameter> matrixParameters()
{
  std::vector<Parameter> p;
  for(int i = 0; i < 16; ++i)
    p.push_back({std::string("m").append(std::to_string(i)), "float", "", i % 5 == 0 ? "1" : "0"});
  return p;
}

std::vector<Parameter> colour(const std::string& preset)
{
  return {{"r", "float", "0..1", preset}, {"g", "float", "0..1", preset}, {"b", "float", "0..1", preset},
          {"a", "float", "0..1", "1"}};
}

LightNode::Colour colourOf(const Arguments& a)
{
  return {a.real(0), a.real(1), a.real(2), a.real(3)};
}

CallResult runScript(BaseNode& node, const Arguments& a)
{
  if(!node.context() || !node.context()->scripts)
    return CallResult::refuse(objectText("made.noScripts"));
  // What goes wrong in the script is in the log with its line.
  return {true, Value(node.context()->scripts->runFor(node, a.text(0))), {}};
}

CallResult importInto(BaseNode& node, const Arguments& a)
{
  Context* const context = node.context();
  if(!context || !context->importer)
    return CallResult::refuse(objectText("made.noImporter"));
  const auto values = a.values();
  return {true, Value(context->importer->importFile(values[0], node, values.subspan(1))), {}};
}

/// Changes one of the hints by a flag.
auto setHint(bool StaticMesh::Hints::* hint)
{
  return [=](StaticMesh& mesh, const Arguments& a) {
    const auto on = a.boolean(0);
    if(!on)
      return CallResult::refuse(objectText("call.noFlag", a.text(0)));
    StaticMesh::Hints hints = mesh.hints();
    hints.*hint = *on;
    mesh.setHints(std::move(hints));
    return CallResult{};
  };
}

auto setLightColour(LightNode::Colour LightNode::* colour)
{
  return [=](LightNode& light, const Arguments& a) {
    light.*colour = colourOf(a);
    light.changed();
  };
}

/// Changes something of a camera by one number.
template<class Change>
auto changeCamera(Change change)
{
  return [=](CameraNode& camera, const Arguments& a) {
    change(camera, a.real(0));
    camera.changed();
  };
}

void registerTransforms(Registry& registry)
{
  ClassBuilder<BaseNode>(registry, "oxygen/BaseNode", {"Node"}, "A node of a scene.")
      .method("importScene", {{"file", "path"}, {"arguments...", "string"}},
              "Imports a scene file below this node, with values for its template.", importInto)
      .arity(1, -1)
      .immediate()
      .method(
          "runScript", {{"file", "path"}},
          "Runs a Ruby script with this node selected: calls that Ruby does not know go to the node, relative paths "
          "start at it, and `onCycle { |time| ... }` registers a block that is called in every cycle while the node "
          "lives.",
          runScript);

  ClassBuilder<Transform>(registry, "oxygen/Transform", {"BaseNode"}, "Carries a pose relative to its parent.")
      .named("transform")
      .method("setLocalPos", xyz("m"), "Position in the parent's frame.",
              [](Transform& t, const Arguments& a) { t.setLocalPosition(a.vector(0)); })
      .arity(3, -1)
      .immediate()
      .method("setLocalRotation", xyz("deg"), "Rotation in the parent's frame, Rx·Ry·Rz; keeps the position.",
              [](Transform& t, const Arguments& a) { t.setLocalRotation(a.vector(0)); })
      .arity(3, -1)
      .immediate()
      .method("setLocalTransform", matrixParameters(), "The whole matrix, column by column.",
              [](Transform& t, const Arguments& a) { t.setLocal(*a.matrix(0)); })
      .immediate();

  ClassBuilder<Scene>(registry, "oxygen/Scene", {"BaseNode"}, "The root of a scene: the world's origin.");
}

void registerMeshes(Registry& registry)
{
  ClassBuilder<RenderNode>(registry, "kerosin/RenderNode", {"BaseNode"}, "Something to be drawn.")
      .method("setTransparent", {}, "Draws the node in the pass for transparent things.",
              [](RenderNode& n, const Arguments&) { n.setTransparent(); })
      .method("setVisible", {{"visible", "int", "", "1"}},
              "0 hides the node, any other number shows it. A word counts as 0, even `true`.",
              [](RenderNode& n, const Arguments& a) { n.setVisible(a.integer(0) != 0); });

  ClassBuilder<StaticMesh>(registry, "kerosin/StaticMesh", {"RenderNode"}, "A mesh, scaled, in its own materials.")
      .method("load", {{"mesh", "path"}, {"parameters...", "float"}}, "Chooses the mesh.",
              [](StaticMesh& m, const Arguments& a) {
                std::vector<float> parameters;
                for(std::size_t i = 1; i < a.count(); ++i)
                  parameters.push_back(a.real(i));
                m.load(a.text(0), std::move(parameters));
              })
      .arity(1, -1)
      .method("setScale", xyz("", "1"), "Scales the vertices.",
              [](StaticMesh& m, const Arguments& a) { m.setScale(a.vector(0)); })
      .method("setCastShadows", {{"cast", "bool", "", "true"}}, "Whether it throws a shadow.",
              setHint(&StaticMesh::Hints::castShadows))
      .arity(1, -1)
      .method("setUseExternalMesh", {{"use", "bool", "", "false"}}, "Hint for other renderers.",
              setHint(&StaticMesh::Hints::useExternalMesh))
      .arity(1, -1)
      .method("setExternalMeshName", {{"name", "string"}}, "Hint for other renderers.",
              [](StaticMesh& m, const Arguments& a) {
                StaticMesh::Hints hints = m.hints();
                hints.externalMesh = a.text(0);
                m.setHints(std::move(hints));
              })
      .arity(1, -1)
      .method("setExternalMeshScale", xyz("", "1"), "Hint for other renderers.",
              [](StaticMesh& m, const Arguments& a) {
                StaticMesh::Hints hints = m.hints();
                hints.externalScale = a.vector(0);
                m.setHints(std::move(hints));
              })
      .arity(3, -1)
      .method("resetMaterials", {{"materials...", "string"}}, "Replaces the materials, in face group order.",
              [](StaticMesh& m, const Arguments& a) { m.setMaterials({a.values().begin(), a.values().end()}); })
      .arity(0, -1);

  ClassBuilder<SingleMatNode>(registry, "kerosin/SingleMatNode", {"StaticMesh"}, "A mesh in one material.")
      .method("setMaterial", {{"material", "string"}},
              "Names the material. With one that nobody knows it is not drawn.",
              [](SingleMatNode& m, const Arguments& a) { m.setSingleMaterial(a.text(0)); });
}

void registerShapes(Registry& registry)
{
  ClassBuilder<BoxNode>(registry, "kerosin/Box", {"SingleMatNode"}, "A box to be seen, centred.")
      .method("setExtents", xyz("m", "1"), "Full edge lengths.",
              [](BoxNode& n, const Arguments& a) { n.setScale(a.vector(0)); });
  ClassBuilder<SphereNode>(registry, "kerosin/Sphere", {"SingleMatNode"}, "A sphere to be seen, centred.")
      .method("setRadius", {{"radius", "float", "m", "1"}}, "Radius.",
              [](SphereNode& n, const Arguments& a) { n.setScale(Vec3f::Constant(a.real(0))); })
      .arity(1, -1);
  ClassBuilder<CylinderNode>(registry, "kerosin/Cylinder", {"SingleMatNode"},
                             "A unit cylinder along z; its size comes from setScale.")
      .method("setParams", {{"radius", "float", "m", "1"}, {"length", "float", "m", "1"}},
              "Remembered, but without effect on the picture.",
              [](CylinderNode& n, const Arguments& a) {
                n.radius = a.real(0);
                n.length = a.real(1);
              })
      .method("getRadius", {}, "The radius remembered, m.",
              [](CylinderNode& n, const Arguments&) { return Value(static_cast<double>(n.radius)); })
      .method("getLength", {}, "The length remembered, m.",
              [](CylinderNode& n, const Arguments&) { return Value(static_cast<double>(n.length)); });
  ClassBuilder<CapsuleNode>(registry, "kerosin/Capsule", {"SingleMatNode"}, "A capsule along z, centred.")
      .method("setParams", {{"radius", "float", "m", "1"}, {"length", "float", "m", "1"}},
              "Radius, and length without the caps.",
              [](CapsuleNode& n, const Arguments& a) { n.setParameters(a.real(0), a.real(1)); })
      .method("getRadius", {}, "Radius, m.",
              [](CapsuleNode& n, const Arguments&) { return Value(static_cast<double>(n.radius())); })
      .method("getLength", {}, "Length without the caps, m.",
              [](CapsuleNode& n, const Arguments&) { return Value(static_cast<double>(n.length())); });
}

void registerLightsAndAxes(Registry& registry)
{
  ClassBuilder<LightNode>(registry, "kerosin/Light", {"BaseNode"}, "A point light at its parent.")
      .method("setDiffuse", colour("1"), "Diffuse colour.", setLightColour(&LightNode::diffuse))
      .method("setAmbient", colour("0"), "Ambient colour.", setLightColour(&LightNode::ambient))
      .method("setSpecular", colour("1"), "Specular colour.", setLightColour(&LightNode::specular))
      .method("setRadius", {{"radius", "float", "m", "10"}}, "Reach of the light.",
              [](LightNode& l, const Arguments& a) {
                l.radius = a.real(0);
                l.changed();
              })
      .arity(1, -1)
      .method("getRadius", {}, "Reach of the light.",
              [](LightNode& l, const Arguments&) { return Value(static_cast<double>(l.radius)); });

  ClassBuilder<AxisNode>(registry, "kerosin/Axis", {"BaseNode"}, "Draws the axes: x red, y green, z blue.")
      .method("setSize", {{"size", "float", "m", "10"}}, "Length of the axes, at least 0.1.",
              [](AxisNode& n, const Arguments& a) { n.setSize(a.real(0)); })
      .arity(1, -1)
      .method("getSize", {}, "Length of the axes.",
              [](AxisNode& n, const Arguments&) { return Value(static_cast<double>(n.size())); });
}

/// A getter of one number.
template<class Get>
auto number(Get get)
{
  return [=](CameraNode& camera, const Arguments&) { return Value(get(camera)); };
}

void registerCamera(Registry& registry)
{
  ClassBuilder<CameraNode> camera(registry, "oxygen/Camera", {"BaseNode"},
                                  "A camera; looks along +Y of its Transform.");
  camera.named("camera")
      .method("setViewport",
              {{"x", "int", "px", "0"}, {"y", "int", "px", "0"}, {"w", "int", "px", "640"}, {"h", "int", "px", "480"}},
              "Part of the window.",
              [](CameraNode& c, const Arguments& a) {
                c.viewport = {a.integer(0), a.integer(1), a.integer(2), a.integer(3)};
                c.changed();
              })
      .arity(4, -1)
      .method("setFOV", {{"angle", "float", "deg", "60"}}, "Horizontal opening angle, 10 to 170.",
              changeCamera([](CameraNode& c, float angle) { c.fovDeg = std::clamp(angle, 10.f, 170.f); }))
      .arity(1, -1)
      .method("setZNear", {{"distance", "float", "m", "1"}}, "Near plane.",
              changeCamera([](CameraNode& c, float distance) { c.zNear = distance; }))
      .arity(1, -1)
      .method("setZFar", {{"distance", "float", "m", "100000"}}, "Far plane.",
              changeCamera([](CameraNode& c, float distance) { c.zFar = distance; }))
      .arity(1, -1)
      .method("adjustZNear", {{"difference", "float", "m"}}, "Moves the near plane.",
              changeCamera([](CameraNode& c, float difference) { c.zNear += difference; }))
      .arity(1, -1)
      .method("adjustZFar", {{"difference", "float", "m"}}, "Moves the far plane.",
              changeCamera([](CameraNode& c, float difference) { c.zFar += difference; }))
      .arity(1, -1)
      .method("lookAt", xyz("m"), "World point to look at.", [](CameraNode& c, const Arguments& a) {
        c.target = a.vector(0);
        c.changed();
      });
  constexpr std::array names{"getViewportX", "getViewportY", "getViewportWidth", "getViewportHeight"};
  for(std::size_t i = 0; i < names.size(); ++i)
    camera.method(names[i], {}, "Part of the window, px.",
                  number([i](const CameraNode& c) { return std::int64_t{c.viewport[i]}; }));
  camera
      .method("getFOV", {}, "Horizontal opening angle, deg.",
              number([](const CameraNode& c) { return double{c.fovDeg}; }))
      .method("getZNear", {}, "Near plane, m.", number([](const CameraNode& c) { return double{c.zNear}; }))
      .method("getZFar", {}, "Far plane, m.", number([](const CameraNode& c) { return double{c.zFar}; }));
}

} // namespace

void registerSceneClasses(Registry& registry)
{
  registerTransforms(registry);
  registerMeshes(registry);
  registerShapes(registry);
  registerLightsAndAxes(registry);
  registerCamera(registry);
}

} // namespace sparkwright
