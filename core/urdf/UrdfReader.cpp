#include "core/urdf/UrdfReader.h"

#include "core/rosi/XmlFile.h"
#include "core/syntax/SceneWriter.h"
#include "core/text/InQuotes.h"
#include "core/text/Number.h"
#include "core/urdf/UrdfTexts.h"
#include "core/urdf/UrdfTree.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sparkwright::urdf
{

namespace
{

using ros::XmlElement;
using ros::XmlFile;
using Severity = Diagnostic::Severity;
using Vec3d = Eigen::Vector3d;

constexpr double largest = 1e6;

/// Reads one file; collects what is wrong.
class Reader
{
public:
  Reader(const XmlFile& file, Diagnostics& diagnostics) : file_(file), diagnostics_(diagnostics) {}

  std::optional<Model> read();

private:
  void say(Severity severity, const XmlFile::Place& place, LocalText message, LocalText hint = {})
  {
    usable_ &= severity != Severity::Error;
    diagnostics_.push_back(
        Diagnostic::of(severity, *file_.name(), place.line, place.column, std::move(message), std::move(hint)));
  }
  void sayLeftOut(XmlElement element, LocalText hint)
  {
    say(Severity::Warning, element.place(), urdfText("urdf.notKept", element.name()), std::move(hint));
  }
  void sayAt(Severity severity, int line, LocalText message, LocalText hint)
  {
    say(severity, {line, 1}, std::move(message), std::move(hint));
  }

  template <int N>
  Eigen::Vector<double, N> numbers(XmlElement element, const char* attribute, const Eigen::Vector<double, N>& preset);
  double number(XmlElement element, const char* attribute, double preset);
  std::optional<double> given(XmlElement element, const char* attribute);
  double size(XmlElement element, const char* attribute);
  std::string required(XmlElement element, const char* attribute);
  Pose pose(XmlElement around);

  void readTop(XmlElement element);
  void readMaterial(XmlElement element);
  void readLink(XmlElement element);
  void readInertial(XmlElement element, Link& link);
  void readShape(XmlElement element, std::vector<Shape>& shapes);
  bool readGeometry(XmlElement element, Geometry& geometry);
  void readJoint(XmlElement element);
  void readJointPart(XmlElement element, Joint& joint);
  void readLimit(XmlElement element, Joint& joint);
  void readGazebo(XmlElement element);
  int linkNamed(const std::string& joint, XmlElement element);

  const XmlFile& file_;
  Diagnostics& diagnostics_;
  Model model_;
  std::map<std::string, int> links_, joints_;
  bool usable_ = true;
};

template <int N>
Eigen::Vector<double, N> Reader::numbers(XmlElement element, const char* attribute,
                                         const Eigen::Vector<double, N>& preset)
{
  const auto text = element.attribute(attribute);
  if(!text)
    return preset;
  Eigen::Vector<double, N> values;
  std::string_view rest = *text;
  bool ok = true;
  for(int i = 0; i < N && ok; ++i)
  {
    const std::size_t length = numberLength(rest);
    values[i] = toNumber(rest.substr(0, length));
    ok = length > 0 && std::abs(values[i]) <= largest; // False for NaN, too.
    rest.remove_prefix(length);
    ok &= rest.empty() || std::string_view(" \t\r\n").find(rest.front()) != std::string_view::npos;
  }
  if(ok && rest.find_first_not_of(" \t\r\n") == std::string_view::npos)
    return values;
  say(Severity::Error, element.place(attribute),
      N == 1 ? urdfText("urdf.number", attribute, inQuotes(*text))
             : urdfText("urdf.numbers", N, attribute, inQuotes(*text)),
      urdfText("urdf.finite"));
  return preset;
}

double Reader::number(XmlElement element, const char* attribute, double preset)
{
  return numbers<1>(element, attribute, Eigen::Vector<double, 1>(preset))[0];
}

std::optional<double> Reader::given(XmlElement element, const char* attribute)
{
  return element.attribute(attribute) ? std::optional(number(element, attribute, 0)) : std::nullopt;
}

std::string Reader::required(XmlElement element, const char* attribute)
{
  const auto text = element.attribute(attribute);
  if(text && !text->empty())
    return std::string(*text);
  say(Severity::Error, element.place(), urdfText("urdf.needsAttribute", element.name(), attribute));
  return {};
}

double Reader::size(XmlElement element, const char* attribute)
{
  if(required(element, attribute).empty())
    return 1;
  const double value = number(element, attribute, 1);
  if(value > 0)
    return value;
  say(Severity::Error, element.place(attribute), urdfText("urdf.size", attribute, *element.attribute(attribute)));
  return 1;
}

Pose Reader::pose(XmlElement around)
{
  Pose pose = Pose::Identity();
  const XmlElement origin = around.child("origin");
  if(!origin)
    return pose;
  const Vec3d xyz = numbers<3>(origin, "xyz", Vec3d::Zero());
  const Vec3d rpy = numbers<3>(origin, "rpy", Vec3d::Zero());
  pose = Eigen::Translation3d(xyz) * Eigen::AngleAxisd(rpy.z(), Vec3d::UnitZ()) *
         Eigen::AngleAxisd(rpy.y(), Vec3d::UnitY()) * Eigen::AngleAxisd(rpy.x(), Vec3d::UnitX());
  return pose;
}

void Reader::readTop(XmlElement element)
{
  const std::string_view name = element.name();
  if(name == "material")
    readMaterial(element);
  else if(name == "link")
    readLink(element);
  else if(name == "transmission")
    sayLeftOut(element, urdfText("urdf.doTransmission"));
  else if(name == "sensor")
    sayLeftOut(element, urdfText("urdf.doSensor"));
  else if(name.starts_with("xacro:"))
    say(Severity::Error, element.place(), urdfText("urdf.xacro", name), urdfText("urdf.expand"));
  else if(name != "joint" && name != "gazebo")
    say(Severity::Warning, element.place(), urdfText("urdf.unknown", name), urdfText("urdf.leftOut"));
}

void Reader::readMaterial(XmlElement element)
{
  Material material;
  material.name = required(element, "name");
  if(const XmlElement colour = element.child("color"))
  {
    const Eigen::Vector4d rgba = numbers<4>(colour, "rgba", Eigen::Vector4d(0.7, 0.7, 0.7, 1));
    for(int i = 0; i < 4; ++i)
      material.colour[static_cast<std::size_t>(i)] = std::clamp(rgba[i], 0.0, 1.0);
  }
  if(const XmlElement texture = element.child("texture"))
    sayLeftOut(texture, urdfText("urdf.doTexture"));
  model_.materials.push_back(std::move(material));
}

void Reader::readLink(XmlElement element)
{
  Link link;
  link.name = required(element, "name");
  link.line = element.place().line;
  for(const XmlElement child : element.children())
  {
    const std::string_view name = child.name();
    if(name == "inertial")
      readInertial(child, link);
    else if(name == "visual")
      readShape(child, link.visuals);
    else if(name == "collision")
      readShape(child, link.collisions);
    else if(name == "sensor")
      sayLeftOut(child, urdfText("urdf.doSensor"));
    else if(name == "gazebo")
      sayLeftOut(child, urdfText("urdf.doGazebo"));
    else
      say(Severity::Warning, child.place(), urdfText("urdf.unknown", name), urdfText("urdf.leftOut"));
  }
  const auto [known, added] = links_.emplace(link.name, static_cast<int>(model_.links.size()));
  if(!added)
    return say(Severity::Error, element.place(), urdfText("urdf.twice", "links", inQuotes(link.name)),
               urdfText("urdf.rename"));
  if(model_.links.size() == mostLinks)
    say(Severity::Error, element.place(), urdfText("urdf.mostLinks", mostLinks));
  model_.links.push_back(std::move(link));
}

void Reader::readInertial(XmlElement element, Link& link)
{
  Inertial inertial;
  inertial.line = element.place().line;
  inertial.origin = pose(element);
  if(const XmlElement mass = element.child("mass"))
    inertial.mass = number(mass, "value", 0);
  else
    say(Severity::Error, element.place(), urdfText("urdf.needsElement", element.name(), "mass"));
  if(!(inertial.mass >= 0))
    say(Severity::Error, element.child("mass").place("value"),
        urdfText("urdf.size", "mass", SceneWriter::number(inertial.mass)));
  if(const XmlElement tensor = element.child("inertia"))
  {
    const double xy = number(tensor, "ixy", 0), xz = number(tensor, "ixz", 0), yz = number(tensor, "iyz", 0);
    inertial.inertia << number(tensor, "ixx", 0), xy, xz, xy, number(tensor, "iyy", 0), yz, xz, yz,
        number(tensor, "izz", 0);
  }
  if(inertial.mass > 0)
    link.inertial = inertial;
}

void Reader::readShape(XmlElement element, std::vector<Shape>& shapes)
{
  Shape shape;
  shape.line = element.place().line;
  shape.origin = pose(element);
  if(const auto name = element.attribute("name"))
    shape.name = *name;
  if(const XmlElement material = element.child("material"))
  {
    if(const auto name = material.attribute("name"))
      shape.material = *name;
    if(const XmlElement colour = material.child("color"))
    {
      const Eigen::Vector4d rgba = numbers<4>(colour, "rgba", Eigen::Vector4d(0.7, 0.7, 0.7, 1));
      shape.colour.emplace();
      for(int i = 0; i < 4; ++i)
        (*shape.colour)[static_cast<std::size_t>(i)] = std::clamp(rgba[i], 0.0, 1.0);
    }
    if(const XmlElement texture = material.child("texture"))
      sayLeftOut(texture, urdfText("urdf.doTexture"));
  }
  const XmlElement geometry = element.child("geometry");
  if(!geometry || geometry.children().empty())
    return say(Severity::Warning, element.place(), urdfText("urdf.needsElement", element.name(), "geometry"),
               urdfText("urdf.leftOut"));
  if(readGeometry(geometry.children().front(), shape.geometry))
    shapes.push_back(std::move(shape));
}

bool Reader::readGeometry(XmlElement element, Geometry& geometry)
{
  const std::string_view name = element.name();
  geometry.line = element.place().line;
  if(name == "box")
  {
    geometry.kind = Geometry::Kind::Box;
    required(element, "size");
    geometry.size = numbers<3>(element, "size", Vec3d::Ones());
    if(!(geometry.size.minCoeff() > 0))
      say(Severity::Error, element.place("size"), urdfText("urdf.size", "size", *element.attribute("size")));
  }
  else if(name == "sphere")
  {
    geometry.kind = Geometry::Kind::Sphere;
    geometry.size.x() = size(element, "radius");
  }
  else if(name == "cylinder" || name == "capsule")
  {
    geometry.kind = name == "cylinder" ? Geometry::Kind::Cylinder : Geometry::Kind::Capsule;
    geometry.size.x() = size(element, "radius");
    geometry.size.y() = size(element, "length");
  }
  else if(name == "mesh")
  {
    geometry.kind = Geometry::Kind::Mesh;
    geometry.file = required(element, "filename");
    geometry.size = numbers<3>(element, "scale", Vec3d::Ones());
    if(!(geometry.size.cwiseAbs().minCoeff() > 0))
      say(Severity::Error, element.place("scale"), urdfText("urdf.size", "scale", *element.attribute("scale")));
  }
  else
  {
    say(Severity::Warning, element.place(), urdfText("urdf.geometry", inQuotes(name)), urdfText("urdf.geometries"));
    return false;
  }
  return true;
}

void Reader::readLimit(XmlElement element, Joint& joint)
{
  const auto lower = given(element, "lower"), upper = given(element, "upper");
  if(lower || upper)
    joint.limits = {lower.value_or(0), upper.value_or(0)};
  joint.effort = given(element, "effort");
  joint.velocity = given(element, "velocity");
}

void Reader::readJointPart(XmlElement element, Joint& joint)
{
  const std::string_view name = element.name();
  if(name == "limit")
    readLimit(element, joint);
  else if(name == "axis")
    joint.axis = numbers<3>(element, "xyz", Vec3d::UnitX());
  else if(name == "mimic")
    sayLeftOut(element, urdfText("urdf.doMimic", joint.name, element.attribute("multiplier").value_or("1"),
                                 element.attribute("joint").value_or("?"), element.attribute("offset").value_or("0")));
  else if(name == "safety_controller")
    sayLeftOut(element, urdfText("urdf.doSafety"));
  else if(name == "calibration")
    sayLeftOut(element, urdfText("urdf.doCalibration"));
  else if(name == "dynamics")
  {
    const double damping = number(element, "damping", 0), friction = number(element, "friction", 0);
    if(damping != 0)
      say(Severity::Warning, element.place(), urdfText("urdf.notKept", "damping"),
          urdfText("urdf.doDamping", SceneWriter::number(damping)));
    if(friction != 0)
      say(Severity::Warning, element.place(), urdfText("urdf.notKept", "friction"),
          urdfText("urdf.doFriction", SceneWriter::number(friction)));
  }
  else if(name == "hardwareInterface" || name == "sensor")
    sayLeftOut(element, urdfText("urdf.doSensor"));
  else if(name != "origin" && name != "parent" && name != "child")
    say(Severity::Warning, element.place(), urdfText("urdf.unknown", name), urdfText("urdf.leftOut"));
}

void Reader::readJoint(XmlElement element)
{
  static constexpr std::pair<std::string_view, Joint::Kind> kinds[] = {
      {"fixed", Joint::Kind::Fixed},           {"revolute", Joint::Kind::Revolute},
      {"continuous", Joint::Kind::Continuous}, {"prismatic", Joint::Kind::Prismatic},
      {"floating", Joint::Kind::Floating},     {"planar", Joint::Kind::Planar}};
  Joint joint;
  joint.name = required(element, "name");
  joint.line = element.place().line;
  const std::string type = required(element, "type");
  const auto* const kind = std::ranges::find(kinds, type, &std::pair<std::string_view, Joint::Kind>::first);
  if(kind == std::end(kinds))
  {
    if(!type.empty())
      say(Severity::Error, element.place("type"), urdfText("urdf.kind", inQuotes(type)), urdfText("urdf.kinds"));
    return;
  }
  joint.kind = kind->second;
  joint.origin = pose(element);
  for(const XmlElement child : element.children())
    readJointPart(child, joint);
  joint.parent = linkNamed(joint.name, element.child("parent"));
  joint.child = linkNamed(joint.name, element.child("child"));
  for(const char* const end : {"parent", "child"})
    if(!element.child(end))
      say(Severity::Error, element.place(), urdfText("urdf.needsElement", inQuotes(joint.name), end));
  const bool turns = joint.kind == Joint::Kind::Revolute || joint.kind == Joint::Kind::Continuous;
  if(turns || joint.kind == Joint::Kind::Prismatic)
  {
    if(!(joint.axis.norm() > 1e-9))
    {
      sayAt(Severity::Warning, joint.line, urdfText("urdf.axis", inQuotes(joint.name)), urdfText("urdf.axisInstead"));
      joint.axis = Vec3d::UnitZ();
    }
    joint.axis.normalize();
  }
  if(joint.kind == Joint::Kind::Continuous)
    joint.limits.reset();
  else if(joint.kind == Joint::Kind::Revolute && !joint.limits)
    sayAt(Severity::Warning, joint.line, urdfText("urdf.noLimits", inQuotes(joint.name)), urdfText("urdf.endless"));
  if(joint.limits && (*joint.limits)[0] > (*joint.limits)[1])
  {
    sayAt(Severity::Warning, joint.line, urdfText("urdf.limits", inQuotes(joint.name)), urdfText("urdf.swapped"));
    std::swap((*joint.limits)[0], (*joint.limits)[1]);
  }
  const auto [known, added] = joints_.emplace(joint.name, static_cast<int>(model_.joints.size()));
  if(!added)
    return say(Severity::Error, element.place(), urdfText("urdf.twice", "joints", inQuotes(joint.name)),
               urdfText("urdf.rename"));
  model_.joints.push_back(std::move(joint));
}

/// Of the settings for another simulator, low friction is kept: robots stand on such parts without being held by them.
void Reader::readGazebo(XmlElement element)
{
  constexpr double slippery = 0.2;
  const auto link = links_.find(std::string(element.attribute("reference").value_or("")));
  const double friction = element.child("mu1") ? toNumber(element.child("mu1").node().child_value()) : 1;
  if(link != links_.end() && friction < slippery)
    model_.links[static_cast<std::size_t>(link->second)].slides = true;
  const std::vector<XmlElement> settings = element.children();
  if(friction >= slippery ||
     !std::ranges::all_of(settings, [](XmlElement e) { return e.name() == "mu1" || e.name() == "mu2"; }))
    sayLeftOut(element, urdfText("urdf.doGazebo"));
}

int Reader::linkNamed(const std::string& joint, XmlElement element)
{
  if(!element)
    return -1;
  const std::string name = required(element, "link");
  const auto found = links_.find(name);
  if(found != links_.end())
    return found->second;
  std::string known;
  for(std::size_t i = 0; i < model_.links.size() && i < 8; ++i)
    known += (i ? ", " : "") + model_.links[i].name;
  if(model_.links.size() > 8)
    known += ", …";
  if(!name.empty())
    say(Severity::Error, element.place("link"), urdfText("urdf.noLink", inQuotes(joint), inQuotes(name)),
        known.empty() ? urdfText("urdf.addLink") : urdfText("urdf.linkNames", known));
  return -1;
}

std::optional<Model> Reader::read()
{
  const XmlElement robot(file_, file_.root());
  if(robot.name() != "robot")
  {
    say(Severity::Error, robot.place(), urdfText("urdf.outermost", inQuotes(robot.name())), urdfText("urdf.noXml"));
    return std::nullopt;
  }
  model_.name = required(robot, "name");
  const std::vector<XmlElement> elements = robot.children();
  for(const XmlElement element : elements)
    readTop(element);
  if(model_.links.empty())
    say(Severity::Error, robot.place(), urdfText("urdf.noLinks"), urdfText("urdf.addLink"));
  for(const XmlElement element : elements)
    if(element.name() == "joint")
      readJoint(element);
    else if(element.name() == "gazebo")
      readGazebo(element);
  const auto sayError = [this](int line, LocalText message, LocalText hint)
  { say(Severity::Error, {line, 1}, std::move(message), std::move(hint)); };
  if(!usable_ || !findTree(model_, sayError))
    return std::nullopt;
  return std::move(model_);
}

} // namespace

std::optional<Model> read(std::string_view text, const std::string& name, Diagnostics& diagnostics)
{
  if(text.size() > largestFile)
  {
    diagnostics.push_back(Diagnostic::of(Severity::Error, name, 0, 0, urdfText("urdf.tooLarge", largestFile >> 20),
                                         urdfText("urdf.isItUrdf")));
    return std::nullopt;
  }
  Diagnostic problem;
  const std::shared_ptr<const XmlFile> file = XmlFile::parse(text, name, problem);
  if(!file)
  {
    diagnostics.push_back(
        Diagnostic::of(Severity::Error, name, problem.line, problem.column, problem.said, urdfText("urdf.noXml")));
    return std::nullopt;
  }
  return Reader(*file, diagnostics).read();
}

} // namespace sparkwright::urdf
