#include "core/material/MaterialServer.h"
#include "core/rosi/RosReader.h"
#include "core/rosi/RosTexts.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

namespace sparkwright::ros
{

/// The size of the shape; all of them have their kind at the end of their name.
/// @return whether it has what it needs
bool RosReader::readSolid(const XmlElement& element, Solid& solid)
{
  solid.name = text(element, "name");
  solid.origin = originOf(element);
  if(element.name().ends_with("Box"))
  {
    solid.kind = Solid::Kind::Box;
    const std::optional<float> length = size(element, "length");
    const std::optional<float> width = size(element, "width");
    const std::optional<float> height = size(element, "height");
    if(!length || !width || !height)
      return false;
    solid.lengths = {*length, *width, *height};
    return true;
  }
  const std::optional<float> radius = size(element, "radius");
  solid.radius = radius.value_or(1);
  if(element.name().ends_with("Sphere"))
  {
    solid.kind = Solid::Kind::Sphere;
    return radius.has_value();
  }
  // A cylinder is a capsule, as in the reference.
  solid.kind = Solid::Kind::Capsule;
  const std::optional<float> height = size(element, "height");
  solid.length = height.value_or(1);
  return radius && height;
}

void RosReader::readPhysical(const XmlElement& element, Solid& solid)
{
  solid.collides = flag(element, "canCollide").value_or(true);
  const XmlElement physical = element.child("PhysicalAttributes");
  if(!physical)
    return;
  checkElement(physical);
  solid.collides = flag(physical, "canCollide").value_or(solid.collides);
  if(const XmlElement mass = physical.child("Mass"))
  {
    checkElement(mass);
    solid.mass = number(mass, "value").value_or(0);
    if(solid.mass < 0)
    {
      error(mass, rosText("ros.mass"));
      solid.mass = 0;
    }
  }
  if(const XmlElement centre = physical.child("CenterOfMass"))
    solid.centreOfMass = vector(centre).value_or(Vec3f::Zero());
}

/// The name, or that of the material for unknown ones.
std::string RosReader::knownMaterial(const XmlElement& element, std::string_view name)
{
  const MaterialServer* const materials = context_.service<MaterialServer>();
  if(!materials || materials->find(name))
    return std::string(name);
  if(said_.insert("appearance " + std::string(name)).second)
  {
    std::vector<std::string> names;
    for(const Material& material : materials->all())
      names.push_back(material.name);
    LocalText near = suggestion(name, names);
    say(Diagnostic::Severity::Warning, element, element.place(), rosText("ros.noAppearance", inQuotes(name)),
        near.empty() ? rosText("ros.appearance") : std::move(near));
  }
  return MaterialServer::fallback;
}

std::string RosReader::readAppearance(const XmlElement& element, const Spot& spot)
{
  const XmlElement appearance = element.child("Appearance");
  if(appearance)
    checkElement(appearance);
  if(spot.surface)
    return *spot.surface;
  const std::optional<std::string> ref = appearance ? requiredText(appearance, "ref") : std::nullopt;
  return ref ? knownMaterial(appearance, *ref) : defaultAppearance_;
}

void RosReader::addToGroup(Solid solid, const Spot& spot)
{
  const bool first = scene_.groups[static_cast<std::size_t>(spot.group)].solids.empty();
  scene_.groups[static_cast<std::size_t>(spot.group)].solids.push_back(std::move(solid));
  if(first && !jointChildren_.empty() && jointChildren_.back() < 0)
    jointChildren_.back() = spot.group;
}

void RosReader::readShape(const XmlElement& element, const Spot& spot)
{
  checkElement(element);
  Solid solid;
  const bool complete = readSolid(element, solid);
  solid.appearance = readAppearance(element, spot);
  readPhysical(element, solid);
  const Mat4f local = pose(element);
  solid.pose = multiply(spot.pose, local);
  Spot inside = spot;
  inside.pose = solid.pose;
  if(spot.group >= 0)
  {
    if(complete)
      addToGroup(std::move(solid), spot);
  }
  else if(complete)
    inside.node = &builder_.addStatic(*spot.node, solid, local, softness_);
  else
    inside.node = &builder_.addTransform(*spot.node, solid.name, local, solid.origin);
  readElementsOf(element, inside);
}

void RosReader::readComplexShape(const XmlElement& element, const Spot& spot)
{
  checkElement(element);
  Solid drawn;
  drawn.kind = Solid::Kind::Mesh;
  drawn.name = text(element, "name");
  drawn.origin = originOf(element);
  drawn.appearance = readAppearance(element, spot);
  const Mat4f local = pose(element);
  drawn.pose = multiply(spot.pose, local);
  Spot inside = spot;
  inside.pose = drawn.pose;
  readPhysical(element, drawn);
  const bool hasMesh = readMesh(element, drawn);
  if(spot.group < 0)
    inside.node = hasMesh ? &builder_.addStatic(*spot.node, drawn, local, softness_)
                          : &builder_.addTransform(*spot.node, drawn.name, local, drawn.origin);

  std::vector<Solid> touched;
  if(const XmlElement physical = element.child("PhysicalRepresentation"))
  {
    checkElement(physical);
    for(const XmlElement& shape : physical.children())
    {
      if(!shape.name().starts_with("Simple"))
        continue;
      checkElement(shape);
      ++elements_;
      Solid solid;
      solid.visible = false;
      const bool complete = readSolid(shape, solid);
      readPhysical(shape, solid);
      const Mat4f offset = pose(shape);
      solid.pose = multiply(drawn.pose, offset);
      if(!complete)
        continue;
      if(spot.group < 0)
        builder_.addStatic(*inside.node, solid, offset, softness_);
      touched.push_back(std::move(solid));
    }
  }
  if(spot.group >= 0)
  {
    // Its own mass counts where its simple shapes have none.
    for(const Solid& solid : touched)
      if(solid.mass > 0)
        drawn.mass = 0;
    if(hasMesh)
      addToGroup(std::move(drawn), spot);
    for(Solid& solid : touched)
      addToGroup(std::move(solid), spot);
  }
  readElementsOf(element, inside);
}

bool RosReader::readVertexList(const XmlElement& element)
{
  checkElement(element);
  const std::optional<std::string> name = requiredText(element, "name");
  if(!name)
    return false;
  VertexList list;
  for(const XmlElement& vertex : element.children())
  {
    if(vertex.name() != "Vertex" || ++elements_ > mostElements)
      continue;
    const std::optional<std::string> key = requiredText(vertex, "name");
    const std::optional<Vec3f> position = vector(vertex);
    if(!key || !position)
      continue;
    // Of two with one name the later counts.
    list.indices.insert_or_assign(*key, static_cast<std::uint32_t>(list.positions.size()));
    list.positions.push_back(*position);
  }
  definitions_.vertexLists.insert_or_assign(*name, std::move(list));
  return true;
}

/// Corner names to triangles: a polygon is a fan, in a strip every second triangle is turned over.
void RosReader::readFace(const XmlElement& element, const VertexList& list, std::vector<std::uint32_t>& triangles)
{
  checkElement(element);
  std::vector<std::uint32_t> corners;
  for(const XmlElement& vertex : element.children())
  {
    if(vertex.name() != "Vertex" || ++elements_ > mostElements)
      continue;
    const std::optional<std::string> ref = requiredText(vertex, "ref");
    const auto found = ref ? list.indices.find(*ref) : list.indices.end();
    if(found != list.indices.end())
      corners.push_back(found->second);
    else if(ref)
      return error(vertex, rosText("ros.noVertex", inQuotes(*ref)), rosText("ros.faceOut"));
  }
  const bool strip = element.name() == "TriangleStrip";
  for(std::size_t i = 2; i < corners.size(); ++i)
    if(!strip)
      triangles.insert(triangles.end(), {corners[0], corners[i - 1], corners[i]});
    else if(i % 2 == 0)
      triangles.insert(triangles.end(), {corners[i - 2], corners[i - 1], corners[i]});
    else
      triangles.insert(triangles.end(), {corners[i - 1], corners[i - 2], corners[i]});
}

/// @return whether there is something to draw
bool RosReader::readMesh(const XmlElement& element, Solid& solid)
{
  const XmlElement graphics = element.child("GraphicalRepresentation");
  if(!graphics)
  {
    error(element, rosText("ros.noGraphics"), rosText("ros.simple"));
    return false;
  }
  const auto key = std::pair(&element.file(), element.node().hash_value());
  const auto known = meshes_.find(key);
  if(known != meshes_.end() && known->second.first == solid.appearance)
  {
    const Solid& same = known->second.second;
    solid.mesh = same.mesh;
    solid.lengths = same.lengths;
    solid.middle = same.middle;
    return !solid.mesh.empty();
  }
  meshes_[key] = {solid.appearance, solid}; // Without mesh, unless all goes well.
  if(const XmlElement list = element.child("VertexList"))
    readVertexList(list);
  checkElement(graphics);
  const std::optional<std::string> listName = requiredText(graphics, "vertexList");
  if(!listName)
    return false;
  const auto list = definitions_.vertexLists.find(*listName);
  if(list == definitions_.vertexLists.end())
  {
    std::vector<std::string> names;
    for(const auto& [name, vertices] : definitions_.vertexLists)
      names.push_back(name);
    error(graphics, rosText("ros.noList", inQuotes(*listName)), suggestion(*listName, names));
    return false;
  }
  MeshDraft draft;
  draft.positions = list->second.positions;
  std::vector<std::uint32_t>& triangles = draft.triangles[solid.appearance];
  for(const XmlElement& face : graphics.children())
    if(face.name() == "Polygon" || face.name() == "TriangleStrip")
      readFace(face, list->second, triangles);
  if(triangles.empty())
  {
    say(Diagnostic::Severity::Warning, graphics, graphics.place(), rosText("ros.noFaces"));
    return false;
  }
  LocalText problem;
  const MeshPtr mesh = std::move(draft).finish(problem);
  if(!mesh)
  {
    error(graphics, rosText("ros.notDrawn", std::move(problem)));
    return false;
  }
  solid.lengths = mesh->high - mesh->low;
  solid.middle = (mesh->high + mesh->low) / 2;
  solid.mesh = definitions_.meshes->define(solid.name.empty() ? "mesh" : solid.name, mesh);
  meshes_[key] = {solid.appearance, solid};
  return true;
}

} // namespace sparkwright::ros
