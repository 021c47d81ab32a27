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
  /// A value of a limit: of any size, may be infinite.
  std::optional<double> unbounded(XmlElement element, const char* attribute);
  /// Nothing: it is missing or not positive, which is said; the shape is left out.
  std::optional<double> size(XmlElement element, const char* attribute);
  std::optional<Vec3d> sizes(XmlElement element, const char* attribute);
  std::optional<Vec3d> scale(XmlElement element);
  std::string required(XmlElement element, const char* attribute);
  Colour colour(XmlElement element);
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
  double dynamics(XmlElement element, const char* attribute);
  void checkLimits(XmlElement element, Joint& joint);
  void connectMimics();
  void readGazebo(XmlElement element);
  int linkNamed(const std::string& joint, XmlElement element);

  const XmlFile& file_;
  Diagnostics& diagnostics_;
  Model model_;
  std::map<std::string, int> links_, joints_;
  std::vector<std::pair<XmlElement, std::string>> mimics_; ///< With the name of the joint that has it.
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

std::optional<double> Reader::unbounded(XmlElement element, const char* attribute)
{
  const auto text = element.attribute(attribute);
  if(!text)
    return std::nullopt;
  const std::size_t length = numberLength(*text);
  const double value = toNumber(text->substr(0, length));
  if(length > 0 && !std::isnan(value) && text->find_first_not_of(" \t\r\n", length) == std::string_view::npos)
    return value;
  say(Severity::Error, element.place(attribute), urdfText("urdf.number", attribute, inQuotes(*text)),
      urdfText("urdf.finite"));
  return std::nullopt;
}

std::string Reader::required(XmlElement element, const char* attribute)
{
  const auto text = element.attribute(attribute);
  if(text && !text->empty())
    return std::string(*text);
  say(Severity::Error, element.place(), urdfText("urdf.needsAttribute", element.name(), attribute));
  return {};
}

std::optional<double> Reader::size(XmlElement element, const char* attribute)
{
  const double value = number(element, attribute, 0);
  if(value > 0 || !usable_)
    return value;
  const auto written = element.attribute(attribute);
  say(Severity::Warning, element.place(),
      written ? urdfText("urdf.size", attribute, *written) : urdfText("urdf.needsAttribute", element.name(), attribute),
      urdfText("urdf.shapeLeftOut"));
  return std::nullopt;
}

std::optional<Vec3d> Reader::sizes(XmlElement element, const char* attribute)
{
  const Vec3d values = numbers<3>(element, attribute, Vec3d::Zero());
  if(values.minCoeff() > 0 || !usable_)
    return values;
  const auto written = element.attribute(attribute);
  say(Severity::Warning, element.place(),
      written ? urdfText("urdf.size", attribute, *written) : urdfText("urdf.needsAttribute", element.name(), attribute),
      urdfText("urdf.shapeLeftOut"));
  return std::nullopt;
}

/// One number scales all axes; of four, which some exporters write, the first three count.
std::optional<Vec3d> Reader::scale(XmlElement element)
{
  const auto text = element.attribute("scale");
  if(!text)
    return Vec3d::Ones();
  int count = 0;
  for(std::string_view rest = *text; const std::size_t length = numberLength(rest); ++count)
    rest.remove_prefix(length);
  const Vec3d factors = count == 1   ? Vec3d::Constant(number(element, "scale", 1))
                        : count == 4 ? Vec3d(numbers<4>(element, "scale", Eigen::Vector4d::Ones()).head<3>())
                                     : numbers<3>(element, "scale", Vec3d::Ones());
  if(factors.cwiseAbs().minCoeff() > 0)
    return factors;
  say(Severity::Warning, element.place("scale"), urdfText("urdf.zeroScale"), urdfText("urdf.shapeLeftOut"));
  return std::nullopt;
}

Colour Reader::colour(XmlElement element)
{
  const Eigen::Vector4d rgba = numbers<4>(element, "rgba", Eigen::Vector4d(0.7, 0.7, 0.7, 1));
  Colour colour;
  for(int i = 0; i < 4; ++i)
    colour[static_cast<std::size_t>(i)] = std::clamp(rgba[i], 0.0, 1.0);
  return colour;
}

Pose Reader::pose(XmlElement around)
{
  Pose pose = Pose::Identity();
  const XmlElement origin = around.child("origin");
  if(!origin)
    return pose;
  const Vec3d xyz = numbers<3>(origin, "xyz", Vec3d::Zero());
  if(origin.attribute("quat_xyzw")) // Since version 1.1 of the format, instead of rpy.
  {
    const Eigen::Vector4d xyzw = numbers<4>(origin, "quat_xyzw", Eigen::Vector4d::UnitW());
    if(xyzw.norm() > 1e-6)
      return Eigen::Translation3d(xyz) * Eigen::Quaterniond(xyzw.w(), xyzw.x(), xyzw.y(), xyzw.z()).normalized();
    say(Severity::Warning, origin.place("quat_xyzw"), urdfText("urdf.quaternion"), urdfText("urdf.notTurned"));
  }
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
  material.name = element.attribute("name").value_or("");
  if(const XmlElement rgba = element.child("color"))
    material.colour = colour(rgba);
  if(const XmlElement texture = element.child("texture"))
    material.texture = required(texture, "filename");
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
  const XmlElement mass = element.child("mass");
  if(!mass)
    return say(Severity::Warning, element.place(), urdfText("urdf.needsElement", element.name(), "mass"),
               urdfText("urdf.leftOut"));
  inertial.mass = number(mass, "value", 0);
  if(inertial.mass < 0)
    return say(Severity::Warning, mass.place("value"), urdfText("urdf.size", "mass", SceneWriter::number(inertial.mass)),
               urdfText("urdf.leftOut"));
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
    if(const XmlElement rgba = material.child("color"))
      shape.colour = colour(rgba);
    if(const XmlElement texture = material.child("texture"))
      shape.texture = required(texture, "filename");
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
    const std::optional<Vec3d> lengths = sizes(element, "size");
    geometry.kind = Geometry::Kind::Box;
    geometry.size = lengths.value_or(Vec3d::Ones());
    return lengths.has_value();
  }
  if(name == "sphere")
  {
    const std::optional<double> radius = size(element, "radius");
    geometry.kind = Geometry::Kind::Sphere;
    geometry.size.x() = radius.value_or(1);
    return radius.has_value();
  }
  if(name == "cylinder" || name == "capsule")
  {
    const std::optional<double> radius = size(element, "radius"), length = size(element, "length");
    geometry.kind = name == "cylinder" ? Geometry::Kind::Cylinder : Geometry::Kind::Capsule;
    geometry.size = {radius.value_or(1), length.value_or(1), 1};
    return radius && length;
  }
  if(name == "mesh")
  {
    const std::optional<Vec3d> factors = scale(element);
    geometry.kind = Geometry::Kind::Mesh;
    geometry.file = required(element, "filename");
    geometry.size = factors.value_or(Vec3d::Ones());
    return factors.has_value();
  }
  say(Severity::Warning, element.place(), urdfText("urdf.geometry", inQuotes(name)), urdfText("urdf.geometries"));
  return false;
}

void Reader::readLimit(XmlElement element, Joint& joint)
{
  // The format's defaults are 0 and 0.
  joint.limits = {unbounded(element, "lower").value_or(0), unbounded(element, "upper").value_or(0)};
  joint.effort = unbounded(element, "effort");
  joint.velocity = unbounded(element, "velocity");
  for(std::optional<double>* const value : {&joint.effort, &joint.velocity})
    if(*value && **value < 0)
      *value = -**value;
}

double Reader::dynamics(XmlElement element, const char* attribute)
{
  const double value = number(element, attribute, 0);
  if(value < 0)
    say(Severity::Warning, element.place(attribute), urdfText("urdf.negative", attribute), urdfText("urdf.zeroInstead"));
  return std::max(value, 0.0);
}

void Reader::readJointPart(XmlElement element, Joint& joint)
{
  const std::string_view name = element.name();
  if(name == "limit")
    readLimit(element, joint);
  else if(name == "axis")
    joint.axis = numbers<3>(element, "xyz", Vec3d::UnitX());
  else if(name == "mimic")
  {
    mimics_.emplace_back(element, joint.name);
    joint.mimic = Mimic{-1, number(element, "multiplier", 1), number(element, "offset", 0)};
  }
  else if(name == "safety_controller")
    sayLeftOut(element, urdfText("urdf.doSafety"));
  else if(name == "calibration")
    sayLeftOut(element, urdfText("urdf.doCalibration"));
  else if(name == "dynamics")
  {
    joint.damping = dynamics(element, "damping");
    joint.friction = dynamics(element, "friction");
  }
  else if(name == "hardwareInterface" || name == "sensor")
    sayLeftOut(element, urdfText("urdf.doSensor"));
  else if(name != "origin" && name != "parent" && name != "child")
    say(Severity::Warning, element.place(), urdfText("urdf.unknown", name), urdfText("urdf.leftOut"));
}

void Reader::checkLimits(XmlElement element, Joint& joint)
{
  const bool slides = joint.kind == Joint::Kind::Prismatic;
  if(joint.kind != Joint::Kind::Revolute && !slides)
    return joint.limits.reset();
  const XmlElement limit = element.child("limit");
  if(!joint.limits && !slides)
    return sayAt(Severity::Warning, joint.line, urdfText("urdf.noLimits", inQuotes(joint.name)),
                 urdfText("urdf.endless"));
  if(!limit || (!limit.attribute("lower") && !limit.attribute("upper")))
  {
    sayAt(Severity::Warning, joint.line, urdfText("urdf.noRange", inQuotes(joint.name)), urdfText("urdf.addRange"));
    joint.limits = {0, 0};
  }
  auto& [low, high] = *joint.limits;
  if(low > high)
  {
    sayAt(Severity::Warning, joint.line, urdfText("urdf.limits", inQuotes(joint.name)), urdfText("urdf.swapped"));
    std::swap(low, high);
  }
  if(low <= -largest && high >= largest)
    joint.limits.reset();
  else
    joint.limits = {std::max(low, -largest), std::min(high, largest)};
}

/// Joints may follow those that come later in the file.
void Reader::connectMimics()
{
  for(const auto& [element, name] : mimics_)
  {
    Joint& joint = model_.joints[at(joints_.at(name))];
    const std::string other = required(element, "joint");
    const auto known = joints_.find(other);
    if(known == joints_.end() || other == name)
    {
      joint.mimic.reset();
      say(Severity::Warning, element.place(), urdfText("urdf.noMimic", inQuotes(name), inQuotes(other)),
          urdfText("urdf.ownWay"));
      continue;
    }
    joint.mimic->joint = known->second;
  }
  for(std::size_t i = 0; i < model_.joints.size(); ++i) // A ring of joints would have none to follow.
  {
    std::size_t steps = 0;
    for(int at = static_cast<int>(i); at >= 0 && steps <= model_.joints.size(); ++steps)
      at = model_.joints[urdf::at(at)].mimic ? model_.joints[urdf::at(at)].mimic->joint : -1;
    if(steps <= model_.joints.size())
      continue;
    sayAt(Severity::Warning, model_.joints[i].line, urdfText("urdf.mimicRing", inQuotes(model_.joints[i].name)),
          urdfText("urdf.ownWay"));
    model_.joints[i].mimic.reset();
  }
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
  checkLimits(element, joint);
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
  model_.name = robot.attribute("name").value_or("");
  if(model_.name.empty())
  {
    say(Severity::Warning, robot.place(), urdfText("urdf.needsAttribute", "robot", "name"), urdfText("urdf.fileName"));
    model_.name = "robot";
  }
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
  if(usable_)
    connectMimics();
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
  // Some programs leave bytes behind the end, which other readers never see.
  constexpr std::string_view end = "</robot>";
  if(const std::size_t last = text.rfind(end); last != std::string_view::npos)
    text = text.substr(0, last + end.size());
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
