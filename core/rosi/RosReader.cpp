#include "core/rosi/RosReader.h"

#include "core/material/MaterialServer.h"
#include "core/rosi/RosTexts.h"
#include "core/rosi/Vocabulary.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

#include <algorithm>
#include <utility>

namespace sparkwright::ros
{

namespace
{

/// Sets a value for as long as it lives.
template<class T>
class Scoped
{
public:
  Scoped(T& value, T now) : value_(value), before_(std::exchange(value, std::move(now))) {}
  ~Scoped() { value_ = std::move(before_); }
  Scoped(const Scoped&) = delete;
  Scoped& operator=(const Scoped&) = delete;

private:
  T& value_;
  T before_;
};

} // namespace

RosReader::RosReader(Context& context, Definitions& definitions, std::shared_ptr<const XmlFile> file, Object& root)
    : context_(context), definitions_(definitions), file_(std::move(file)), root_(root), builder_(context),
      defaultAppearance_(MaterialServer::fallback), current_(*file_, file_->root()),
      importedFrom_(context.importer ? context.importer->importedFrom() : LocalText())
{
}

Diagnostic RosReader::place() const
{
  const XmlFile::Place at = current_.place();
  return {Diagnostic::Severity::Error, *current_.file().name(), at.line, at.column, {}, {}};
}

void RosReader::read()
{
  const XmlElement top(*file_, file_->root());
  checkElement(top);
  for(const XmlElement& element : top.children())
    readTop(element);
  builder_.addMoving(root_, scene_);
}

void RosReader::readTop(const XmlElement& element)
{
  const Scoped current(current_, element);
  const std::string_view name = element.name();
  if(name == "AppearanceDefinition")
    readAppearanceDefinition(element);
  else if(name == "Macro")
    readMacro(element);
  else if(name == "VertexList")
    readVertexList(element);
  else if(name == "Include")
    readInclude(element);
  else if(name == "Scene")
    readScene(element);
}

void RosReader::readScene(const XmlElement& scene)
{
  checkElement(scene);
  softness_ = {};
  if(const XmlElement physics = scene.child("GlobalPhysicalParameters"))
  {
    checkElement(physics);
    softness_.erp = number(physics, "erp", false).value_or(softness_.erp);
    softness_.cfm = number(physics, "cfm", false).value_or(softness_.cfm);
    if(softness_.erp < 0 || softness_.erp > 1 || softness_.cfm < 0)
    {
      error(physics, rosText("ros.erp"), rosText("ros.erpInstead"));
      softness_ = {};
    }
  }
  defaultAppearance_ = MaterialServer::fallback;
  if(const XmlElement appearance = scene.child("DefaultAppearance"))
  {
    checkElement(appearance);
    if(const std::optional<std::string> ref = requiredText(appearance, "ref"))
      defaultAppearance_ = knownMaterial(appearance, *ref);
  }
  readElementsOf(scene, {&root_, Mat4f::Identity(), -1, nullptr});
}

/// What stands in the `Elements` of an element.
void RosReader::readElementsOf(const XmlElement& element, const Spot& spot)
{
  for(const XmlElement& child : element.children())
    if(child.name() == "Elements")
      readMember(child, spot);
}

/// What stands in an element directly, beside its own properties.
void RosReader::readMembers(const XmlElement& element, const Spot& spot)
{
  checkElement(element);
  for(const XmlElement& child : element.children())
    if(readerOf(child.name()) || !findRule(child.name()))
      readMember(child, spot);
}

RosReader::Read RosReader::readerOf(std::string_view element)
{
  static const std::map<std::string_view, Read> readers{
      {"Elements", &RosReader::readMembers},   {"Compound", &RosReader::readCompound},
      {"Movable", &RosReader::readMovable},    {"Box", &RosReader::readShape},
      {"Sphere", &RosReader::readShape},       {"Cylinder", &RosReader::readShape},
      {"Capsule", &RosReader::readShape},      {"ComplexShape", &RosReader::readComplexShape},
      {"Hinge", &RosReader::readJoint},        {"Slider", &RosReader::readJoint},
      {"UniversalJoint", &RosReader::readJoint}, {"Use", &RosReader::readUse},
      {"Include", &RosReader::readIncludeMember}};
  const auto found = readers.find(element);
  return found == readers.end() ? nullptr : found->second;
}

void RosReader::readMember(const XmlElement& element, const Spot& spot)
{
  const Scoped current(current_, element);
  const Scoped depth(depth_, depth_ + 1);
  if(depth_ > deepest)
    return error(element, rosText("ros.macrosTooDeep", deepest), rosText("ros.deeper"));
  if(++elements_ > mostElements)
  {
    if(said_.insert("too many").second)
      error(element, rosText("ros.mostElements", mostElements), rosText("ros.unfold"));
    return;
  }
  if(const Read read = readerOf(element.name()))
    (this->*read)(element, spot);
  else if(findWithoutEffect(element.name()))
    readElementsOf(element, moved(element, spot, {}));
  else
    readMembers(element, spot); // Unknown: said where it stands; what is in it counts.
}

/// Where the content of an element stands that has a Translation or Rotation.
RosReader::Spot RosReader::moved(const XmlElement& element, const Spot& spot, const std::string& name)
{
  Spot inside = spot;
  if(!element.child("Translation") && !element.child("Rotation") && name.empty())
    return inside;
  const Mat4f local = pose(element);
  inside.pose = multiply(spot.pose, local);
  if(spot.group < 0)
    inside.node = &builder_.addTransform(*spot.node, name, local, originOf(element));
  return inside;
}

void RosReader::readCompound(const XmlElement& element, const Spot& spot)
{
  checkElement(element);
  readElementsOf(element, moved(element, spot, text(element, "name")));
}

int RosReader::addGroup(const std::string& name, const Spot& spot)
{
  scene_.groups.push_back({name, spot.group, {}, softness_});
  return static_cast<int>(scene_.groups.size()) - 1;
}

void RosReader::readMovable(const XmlElement& element, const Spot& spot)
{
  Spot inside = spot;
  inside.pose = multiply(spot.pose, pose(element));
  inside.group = addGroup(text(element, "name"), spot);
  readMembers(element, inside);
}

void RosReader::readUse(const XmlElement& element, const Spot& spot)
{
  checkElement(element);
  const std::optional<std::string> name = requiredText(element, "macroName");
  if(!name)
    return;
  const auto found = definitions_.macros.find(*name);
  if(found == definitions_.macros.end())
  {
    std::vector<std::string> names;
    for(const auto& [known, macro] : definitions_.macros)
      names.push_back(known);
    LocalText near = suggestion(*name, names);
    return error(element, rosText("ros.noMacro", inQuotes(*name)),
                 near.empty() ? rosText("ros.otherFile", "<Include href=\"…\"/>") : std::move(near));
  }
  if(std::ranges::find(openMacros_, *name) != openMacros_.end())
    return error(element, rosText("ros.usesItself", inQuotes(*name)), rosText("ros.leftOut"));
  Spot inside = moved(element, spot, text(element, "instanceName"));
  std::string surface;
  if(const XmlElement all = element.child("SubstituteAllSurfaces"))
  {
    checkElement(all);
    surface = knownMaterial(all, requiredText(all, "with").value_or(MaterialServer::fallback));
    inside.surface = &surface;
  }
  openMacros_.push_back(*name);
  const Definitions::Macro macro = found->second; // An Include in it may define another one of that name.
  macroFiles_.insert(macro.file);
  readMembers(macro.element, inside);
  openMacros_.pop_back();
}

void RosReader::readInclude(const XmlElement& element)
{
  checkElement(element);
  if(const std::optional<std::string> href = requiredText(element, "href"))
    context_.importer->importFile(*href, root_, {});
}

void RosReader::readMacro(const XmlElement& element)
{
  if(const std::optional<std::string> name = requiredText(element, "name"))
    definitions_.macros.insert_or_assign(*name, Definitions::Macro{file_, element});
}

void RosReader::readAppearanceDefinition(const XmlElement& element)
{
  checkElement(element);
  const std::optional<std::string> name = requiredText(element, "name");
  MaterialServer* const materials = context_.service<MaterialServer>();
  if(!name || !materials)
    return;
  Material material;
  material.name = *name;
  material.diffuse = {1, 1, 1, 1};
  if(const XmlElement colour = element.child("Color"))
  {
    checkElement(colour);
    const char* const channels[] = {"r", "g", "b"};
    for(std::size_t i = 0; i < 3; ++i)
      if(const std::optional<float> value = number(colour, channels[i]))
        material.diffuse[i] = std::clamp(*value / 255, 0.f, 1.f);
    material.diffuse[3] = std::clamp(number(colour, "a", false).value_or(1), 0.f, 1.f);
  }
  if(const XmlElement alpha = element.child("Alpha"))
  {
    checkElement(alpha);
    material.diffuse[3] = std::clamp(number(alpha, "a").value_or(1), 0.f, 1.f);
  }
  materials->define(std::move(material));
}

} // namespace sparkwright::ros
