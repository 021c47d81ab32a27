#include "core/mesh/MeshClasses.h"

#include "core/material/MaterialServer.h"
#include "core/mesh/AssimpImporter.h"
#include "core/mesh/GeometryServer.h"
#include "core/mesh/ObjImporter.h"
#include "core/mesh/StdMeshImporter.h"
#include "core/object/Context.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

std::vector<Parameter> colour(const std::string& rgb, const std::string& unit = "0..1", const std::string& alpha = "1")
{
  return {{"r", "float", unit, rgb}, {"g", "float", unit, rgb}, {"b", "float", unit, rgb}, {"a", "float", unit, alpha}};
}

auto setColour(Material::Colour Material::* part, float whole = 1)
{
  return [=](MaterialNode& node, const Arguments& a) {
    Material::Colour given = node.material.*part;
    for(std::size_t i = 0; i < a.count() && i < 4; ++i)
    {
      const float value = a.real(i) / whole;
      if(!std::isfinite(value))
        return CallResult::refuse(objectText("expected.colour"));
      given[i] = std::clamp(value, 0.f, 1.f);
    }
    node.material.*part = given;
    node.changed();
    return CallResult{};
  };
}

auto setText(std::string Material::* part)
{
  return [=](MaterialNode& node, const Arguments& a) {
    node.material.*part = a.text(0);
    node.material.image.reset();
    node.changed();
  };
}

void registerMaterials(Registry& registry)
{
  ClassBuilder<MaterialNode>(registry, "kerosin/Material", {"Node"},
                             "How a surface looks; meshes name it by the name of this node.")
      .abstract()
      .method("setDepthCheck", {{"check", "bool", "", "true"}}, "false: drawn over whatever stands in front of it.",
              [](MaterialNode& node, const Arguments& a) {
                const auto check = a.boolean(0);
                if(!check)
                  return CallResult::refuse(objectText("call.noFlag", a.text(0)));
                node.material.depthCheck = *check;
                node.changed();
                return CallResult{};
              });

  ClassBuilder<MaterialNode>(registry, "kerosin/MaterialSolid", {"Material"}, "A material of plain colours.")
      .method("setDiffuse", colour("0.7"), "The colour in light. An alpha below 1 makes it see-through.",
              setColour(&Material::diffuse))
      .arity(3, 4)
      .method("setDiffuseVal", colour("178.5", "0..255", "255"), "The same as setDiffuse, in parts of 255.",
              setColour(&Material::diffuse, 255))
      .arity(3, 4)
      .method("setAmbient", colour("0"), "The colour in light that comes from nowhere; for other renderers.",
              setColour(&Material::ambient))
      .arity(3, 4)
      .method("setSpecular", colour("0"), "The colour of highlights.", setColour(&Material::specular))
      .arity(3, 4)
      .method("setEmission", colour("0"), "The colour in the dark.", setColour(&Material::emission))
      .arity(3, 4)
      .method("setShininess", {{"shininess", "float", "0..128", "0"}}, "How small highlights are.",
              [](MaterialNode& node, const Arguments& a) {
                const float given = a.real(0);
                node.material.shininess = std::isfinite(given) ? std::clamp(given, 0.f, 128.f) : 0;
                node.changed();
              });

  ClassBuilder<MaterialNode>(registry, "kerosin/Material2DTexture", {"MaterialSolid"},
                             "A material with pictures, which are looked for as they are named and below textures/.")
      .method("setDiffuseTexture", {{"file", "path"}}, "The picture that the diffuse colour is multiplied with.",
              setText(&Material::texture))
      .method("setNormalTexture", {{"file", "path"}}, "A map of normals; for other renderers.",
              setText(&Material::normalTexture))
      .method("setSpecularTexture", {{"file", "path"}}, "A map of highlights; for other renderers.",
              setText(&Material::specularTexture));

  ClassBuilder<MaterialNode>(registry, "kerosin/MaterialExternal", {"MaterialSolid"},
                             "A material that another renderer knows; here it is drawn in its colours.")
      .method("setReference", {{"name", "string"}}, "What the other renderer calls it.",
              setText(&Material::reference));
}

CallResult initMaterialExporter(MaterialServer& server, const Arguments& a)
{
  const Context* const context = server.context();
  const std::shared_ptr<Object> made = context && context->registry ? context->registry->create(a.text(0)) : nullptr;
  if(!dynamic_cast<MaterialExporter*>(made.get()))
    return CallResult::refuse(objectText("made.noMaterialExporter", a.text(0)));
  made->setName(made->classInfo().name);
  server.addChild(made);
  return {true, Value(true), {}};
}

CallResult exportAllMaterial(MaterialServer& server, const Arguments&)
{
  auto* const exporter = server.childOf<MaterialExporter>();
  if(!exporter)
    return CallResult::refuse(objectText("made.noExporter"));
  const std::string problem = exporter->write(server.all());
  return problem.empty() ? CallResult{} : CallResult::refuse(problem);
}

void registerServers(Registry& registry)
{
  ClassBuilder<GeometryServer>(registry, "oxygen/GeometryServer", {"Node"}, "Chooses who reads meshes.")
      .method("initMeshImporter", {{"class", "string"}}, "Installs an importer, which is asked before all others.",
              [](GeometryServer& s, const Arguments& a) { return s.initImporter(a.text(0)); })
      .method("initMeshExporter", {{"class", "string"}}, "Installs an exporter.",
              [](GeometryServer& s, const Arguments& a) { return s.initExporter(a.text(0)); });

  ClassBuilder<MaterialServer>(registry, "kerosin/MaterialServer", {"Node"},
                               "Has the materials of the simulation as its children.")
      .method("resetMaterials", {}, "Forgets all materials but `default`.",
              [](MaterialServer& s, const Arguments&) { s.reset(); })
      .method("initMaterialExporter", {{"class", "string"}}, "Installs an exporter.", initMaterialExporter)
      .method("exportAllMaterial", {}, "Has the exporter write all materials; refused if none is installed.",
              exportAllMaterial);

  ClassBuilder<MeshImporter>(registry, "oxygen/MeshImporter", {"Node"}, "Reads meshes.");
  ClassBuilder<MeshExporter>(registry, "oxygen/MeshExporter", {"Node"}, "Writes meshes.").abstract();
  ClassBuilder<MaterialExporter>(registry, "kerosin/MaterialExporter", {"Node"}, "Writes materials.");
  ClassBuilder<StdMeshImporter>(registry, "oxygen/StdMeshImporter", {"MeshImporter"}, "Knows the built-in shapes.");
  ClassBuilder<ObjImporter>(registry, "ObjImporter", {"MeshImporter"}, "Reads Wavefront meshes (.obj, .mtl).");
  ClassBuilder<AssimpImporter>(registry, "AssimpImporter", {"MeshImporter"},
                               "Reads glTF 2, Collada, .stl and .ply meshes.");
}

} // namespace

void registerMeshClasses(Registry& registry)
{
  registerMaterials(registry);
  registerServers(registry);
}

} // namespace sparkwright
