#include "core/rosi/RosReader.h"
#include "core/rosi/RosTexts.h"

#include <Eigen/Geometry>

namespace sparkwright::ros
{

void RosReader::readJoint(const XmlElement& element, const Spot& spot)
{
  checkElement(element);
  RosJoint joint;
  joint.kind = element.name() == "Hinge"    ? RosJoint::Kind::Hinge
               : element.name() == "Slider" ? RosJoint::Kind::Slider
                                            : RosJoint::Kind::Universal;
  joint.name = text(element, "name");
  joint.origin = originOf(element);
  joint.parent = spot.group;
  joint.pose = spot.pose;

  bool complete = true;
  if(joint.kind != RosJoint::Kind::Slider)
  {
    const XmlElement anchor = element.child("AnchorPoint");
    const std::optional<Vec3f> point = anchor ? vector(anchor) : std::nullopt;
    if(!anchor)
      error(element, rosText("ros.anchor", element.name()), "<AnchorPoint x=\"0\" y=\"0\" z=\"0\"/>");
    complete = point.has_value();
    Mat4f offset = Mat4f::Identity();
    setTranslation(offset, point.value_or(Vec3f::Zero()));
    joint.pose = multiply(spot.pose, offset);
  }
  joint.axes.resize(joint.kind == RosJoint::Kind::Universal ? 2 : 1);
  if(joint.axes.size() == 1)
    complete &= readAxis(element, "Axis", joint.kind, joint.axes[0]);
  else
  {
    complete &= readAxis(element, "Axis1", joint.kind, joint.axes[0]);
    complete &= readAxis(element, "Axis2", joint.kind, joint.axes[1]);
    if(complete && joint.axes[0].direction.cross(joint.axes[1].direction).norm() == 0)
    {
      error(element, rosText("ros.parallel"));
      complete = false;
    }
  }

  Spot inside = spot;
  inside.pose = joint.pose;
  inside.group = addGroup({}, spot);
  jointChildren_.push_back(-1);
  readElementsOf(element, inside);
  joint.child = jointChildren_.back();
  jointChildren_.pop_back();
  if(complete)
    scene_.joints.push_back(std::move(joint));
}

bool RosReader::readAxis(const XmlElement& joint, const char* name, RosJoint::Kind kind, JointAxis& axis)
{
  const XmlElement element = joint.child(name);
  if(!element)
  {
    error(joint, rosText("ros.axis", joint.name(), name), std::string("<") + name + " x=\"1\" y=\"0\" z=\"0\"/>");
    return false;
  }
  const std::optional<Vec3f> direction = vector(element);
  if(!direction)
    return false;
  if(direction->norm() < 1e-6f)
  {
    error(element, rosText("ros.direction"));
    return false;
  }
  axis.direction = direction->normalized();
  readMotor(element, axis);
  const XmlElement deflection = element.child("Deflection");
  if(!deflection)
    return true;
  checkElement(deflection);
  const std::optional<float> low = number(deflection, "min");
  const std::optional<float> high = number(deflection, "max");
  if(!low || !high)
    return true;
  if(*low > *high)
    error(deflection, rosText("ros.minMax"), rosText("ros.noStops"));
  else if(kind == RosJoint::Kind::Slider)
    axis.stops = {*low, *high};
  else
    axis.stops = {toRadians(*low), toRadians(*high)};
  return true;
}

void RosReader::readMotor(const XmlElement& axis, JointAxis& described)
{
  for(const char* const name : {"VelocityMotor", "AngularMotor"})
  {
    const XmlElement motor = axis.child(name);
    if(!motor)
      continue;
    checkElement(motor);
    const std::optional<float> force = number(motor, "maxForce");
    const std::optional<float> velocity = number(motor, "maxVelocity");
    if(!force || !velocity)
      continue;
    if(*force < 0 || *velocity < 0)
      error(motor, rosText("ros.motor"), rosText("ros.noMotor"));
    else
      described.motor = {*force, *velocity};
  }
}

} // namespace sparkwright::ros
