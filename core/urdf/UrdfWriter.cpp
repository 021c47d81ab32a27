#include "core/urdf/UrdfWriter.h"

#include "core/urdf/Capsules.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <string_view>

namespace sparkwright::urdf
{

namespace
{

using Vec3d = Eigen::Vector3d;

/// The shortest text that is read as the same number.
std::string number(double value)
{
  char text[40];
  return std::string(text, std::to_chars(text, text + sizeof text, value == 0 ? 0 : value).ptr);
}

std::string numbers(const Vec3d& values)
{
  return number(values.x()) + ' ' + number(values.y()) + ' ' + number(values.z());
}

std::string escaped(std::string_view text)
{
  std::string out;
  for(const char c : text)
    switch(c)
    {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    case '"':
      out += "&quot;";
      break;
    default:
      out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
  return out;
}

/// Writes elements, indented by two.
class Xml
{
public:
  struct Attribute
  {
    std::string_view name;
    std::string value;
  };
  using Attributes = std::initializer_list<Attribute>;

  void open(std::string_view name, Attributes attributes) { begin(name, attributes, ">\n"), ++depth_; }
  void element(std::string_view name, Attributes attributes) { begin(name, attributes, "/>\n"); }
  void element(std::string_view name, const std::string& content)
  {
    indent();
    text_.append("<").append(name).append(">").append(content).append("</").append(name).append(">\n");
  }
  void close(std::string_view name)
  {
    --depth_;
    indent();
    text_.append("</").append(name).append(">\n");
  }
  void comment(std::string_view text)
  {
    indent();
    text_ += "<!-- ";
    for(const char c : escaped(text)) // Two hyphens would end it.
      text_ += c == '-' && text_.back() == '-' ? '_' : c;
    text_ += " -->\n";
  }
  std::string take() { return std::move(text_); }

private:
  void indent() { text_.append(static_cast<std::size_t>(2 * depth_), ' '); }
  void begin(std::string_view name, Attributes attributes, std::string_view end)
  {
    indent();
    text_.append("<").append(name);
    for(const Attribute& attribute : attributes)
      text_.append(" ").append(attribute.name).append("=\"").append(escaped(attribute.value)).append("\"");
    text_ += end;
  }

  std::string text_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  int depth_ = 0;
};

void writeOrigin(Xml& xml, const Pose& pose)
{
  const Vec3d turned = rollPitchYaw(pose.linear());
  if(!pose.translation().isZero(0) || !turned.isZero(0))
    xml.element("origin", {{"xyz", numbers(pose.translation())}, {"rpy", numbers(turned)}});
}

void writeGeometry(Xml& xml, const Geometry& geometry)
{
  xml.open("geometry", {});
  switch(geometry.kind)
  {
  case Geometry::Kind::Box:
    xml.element("box", {{"size", numbers(geometry.size)}});
    break;
  case Geometry::Kind::Sphere:
    xml.element("sphere", {{"radius", number(geometry.size.x())}});
    break;
  case Geometry::Kind::Cylinder:
  case Geometry::Kind::Capsule:
    xml.element(geometry.kind == Geometry::Kind::Cylinder ? "cylinder" : "capsule",
                {{"radius", number(geometry.size.x())}, {"length", number(geometry.size.y())}});
    break;
  case Geometry::Kind::Mesh:
    xml.element("mesh", {{"filename", geometry.file}, {"scale", numbers(geometry.size)}});
    break;
  }
  xml.close("geometry");
}

void writeColour(Xml& xml, const Colour& colour)
{
  std::string text;
  for(const double part : colour)
    text += (text.empty() ? "" : " ") + number(part);
  xml.element("color", {{"rgba", text}});
}

void writeShapes(Xml& xml, std::string_view element, const std::vector<Shape>& shapes)
{
  for(const Shape& shape : withoutCapsules(shapes))
  {
    if(shape.name.empty())
      xml.open(element, {});
    else
      xml.open(element, {{"name", shape.name}});
    writeOrigin(xml, shape.origin);
    writeGeometry(xml, shape.geometry);
    if(shape.colour)
    {
      xml.open("material", {{"name", shape.material}});
      writeColour(xml, *shape.colour);
      xml.close("material");
    }
    else if(!shape.material.empty())
      xml.element("material", {{"name", shape.material}});
    xml.close(element);
  }
}

void writeLink(Xml& xml, const Link& link)
{
  if(!link.inertial && link.visuals.empty() && link.collisions.empty())
    return xml.element("link", {{"name", link.name}});
  xml.open("link", {{"name", link.name}});
  if(link.inertial)
  {
    const Eigen::Matrix3d& i = link.inertial->inertia;
    xml.open("inertial", {});
    writeOrigin(xml, link.inertial->origin);
    xml.element("mass", {{"value", number(link.inertial->mass)}});
    xml.element("inertia", {{"ixx", number(i(0, 0))},
                            {"ixy", number(i(0, 1))},
                            {"ixz", number(i(0, 2))},
                            {"iyy", number(i(1, 1))},
                            {"iyz", number(i(1, 2))},
                            {"izz", number(i(2, 2))}});
    xml.close("inertial");
  }
  writeShapes(xml, "visual", link.visuals);
  writeShapes(xml, "collision", link.collisions);
  xml.close("link");
}

std::string_view nameOf(Joint::Kind kind)
{
  switch(kind)
  {
  case Joint::Kind::Fixed:
    return "fixed";
  case Joint::Kind::Revolute:
    return "revolute";
  case Joint::Kind::Continuous:
    return "continuous";
  case Joint::Kind::Prismatic:
    return "prismatic";
  case Joint::Kind::Floating:
    return "floating";
  case Joint::Kind::Planar:
    return "planar";
  }
  return "fixed";
}

void writeJoint(Xml& xml, const Model& model, const Joint& joint)
{
  xml.open("joint", {{"name", joint.name}, {"type", std::string(nameOf(joint.kind))}});
  writeOrigin(xml, joint.origin);
  xml.element("parent", {{"link", model.links[at(joint.parent)].name}});
  xml.element("child", {{"link", model.links[at(joint.child)].name}});
  using enum Joint::Kind;
  if(joint.kind != Fixed && joint.kind != Floating)
    xml.element("axis", {{"xyz", numbers(joint.axis)}});
  if(joint.kind == Revolute || joint.kind == Prismatic || joint.kind == Continuous)
  {
    const std::string effort = number(std::min(joint.effort.value_or(0), unlimited));
    const std::string velocity = number(std::min(joint.velocity.value_or(unlimited), unlimited));
    const auto [low, high] = joint.limits.value_or(std::array{-unlimited, unlimited});
    if(joint.kind == Continuous)
      xml.element("limit", {{"effort", effort}, {"velocity", velocity}});
    else
      xml.element("limit", {{"lower", number(std::max(low, -unlimited))},
                            {"upper", number(std::min(high, unlimited))},
                            {"effort", effort},
                            {"velocity", velocity}});
    if(joint.damping > 0 || joint.friction > 0)
      xml.element("dynamics", {{"damping", number(joint.damping)}, {"friction", number(joint.friction)}});
    if(joint.mimic && joint.mimic->joint >= 0)
      xml.element("mimic", {{"joint", model.joints[at(joint.mimic->joint)].name},
                            {"multiplier", number(joint.mimic->multiplier)},
                            {"offset", number(joint.mimic->offset)}});
  }
  xml.close("joint");
}

} // namespace

Vec3d rollPitchYaw(const Eigen::Matrix3d& r)
{
  const double across = std::hypot(r(0, 0), r(1, 0));
  const double pitch = std::atan2(-r(2, 0), across);
  Vec3d angles = across > 1e-9 ? Vec3d(std::atan2(r(2, 1), r(2, 2)), pitch, std::atan2(r(1, 0), r(0, 0)))
                               : Vec3d(std::atan2(-r(1, 2), r(1, 1)), pitch, 0);
  for(double& angle : angles) // Less than that is rounding.
    if(std::abs(angle) < 1e-12)
      angle = 0;
  return angles;
}

std::string writeUrdf(const Model& model, const std::string& comment)
{
  Xml xml;
  if(!comment.empty())
    xml.comment(comment);
  xml.open("robot", {{"name", model.name}});
  for(const Material& material : model.materials)
  {
    xml.open("material", {{"name", material.name}});
    writeColour(xml, material.colour);
    xml.close("material");
  }
  for(const Link& link : model.links)
    writeLink(xml, link);
  for(const Joint& joint : model.joints)
    writeJoint(xml, model, joint);
  for(const Link& link : model.links)
    if(link.slides)
    {
      xml.open("gazebo", {{"reference", link.name}});
      xml.element("mu1", std::string("0.01"));
      xml.element("mu2", std::string("0.01"));
      xml.close("gazebo");
    }
  xml.close("robot");
  return xml.take();
}

} // namespace sparkwright::urdf
