#include "core/design/export/TidyNumbers.h"

#include "core/object/Math.h"
#include "core/urdf/UrdfWriter.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>

namespace sparkwright::design
{

namespace
{

constexpr double floatError = 3e-7; ///< Of places of a few metres, and of parts of axes.

std::string shortest(float value)
{
  char text[40];
  return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

double valueOf(const std::string& text)
{
  double value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

} // namespace

double asWritten(double value)
{
  const auto rounded = static_cast<float>(value);
  return static_cast<double>(rounded) == value && std::isfinite(value) ? valueOf(shortest(rounded)) : value;
}

Eigen::Vector3d tidyPlace(const Eigen::Vector3d& place)
{
  Eigen::Vector3d tidy = place;
  for(double& value : tidy)
    if(const double written = std::round(value * 1e6) / 1e6; std::abs(value - written) < floatError)
      value = written == 0 ? 0 : written;
    else
      value = asWritten(value);
  return tidy;
}

Eigen::Matrix3d tidyRotation(const Eigen::Matrix3d& rotation)
{
  Eigen::Vector3d angles = urdf::rollPitchYaw(Eigen::Quaterniond(rotation).normalized().toRotationMatrix());
  bool whole = true;
  for(double& angle : angles)
  {
    const double degrees = std::round(angle * 180 / M_PI);
    whole &= std::abs(angle * 180 / M_PI - degrees) < 2e-5;
    angle = degrees * M_PI / 180;
  }
  if(!whole)
    return Eigen::Quaterniond(rotation).normalized().toRotationMatrix();
  return (Eigen::AngleAxisd(angles.z(), Eigen::Vector3d::UnitZ()) *
          Eigen::AngleAxisd(angles.y(), Eigen::Vector3d::UnitY()) *
          Eigen::AngleAxisd(angles.x(), Eigen::Vector3d::UnitX()))
      .toRotationMatrix();
}

Eigen::Isometry3d tidyPose(const Eigen::Isometry3d& pose)
{
  Eigen::Isometry3d tidy = Eigen::Isometry3d::Identity();
  tidy.linear() = tidyRotation(pose.linear());
  tidy.translation() = tidyPlace(pose.translation());
  return tidy;
}

Eigen::Vector3d tidyAxis(const Eigen::Vector3d& axis)
{
  Eigen::Vector3d tidy = axis.normalized();
  for(double& part : tidy)
    if(std::abs(part - std::round(part)) < floatError)
      part = std::round(part) + 0.0;
  return tidy.normalized();
}

double tidyAngle(double radians)
{
  const auto given = static_cast<float>(radians);
  if(static_cast<double>(given) != radians || !std::isfinite(radians))
    return radians;
  const std::string inRadians = shortest(given);
  for(int digits = 1; digits < 8; ++digits)
  {
    char text[40];
    const auto end = std::to_chars(text, text + sizeof text, radians * 180 / M_PI, std::chars_format::general, digits).ptr;
    const std::string inDegrees(text, end);
    if(const double degrees = valueOf(inDegrees); toRadians(static_cast<float>(degrees)) == given)
      return inDegrees.size() <= inRadians.size() ? degrees * M_PI / 180 : valueOf(inRadians);
  }
  return valueOf(inRadians);
}

} // namespace sparkwright::design
