#pragma once

#include <Eigen/Geometry>

namespace sparkwright::design
{

// A World computes in floats. These make the numbers of it that a person has written, or would write.

/// The shortest decimal number that is read as the same float; what is no float stays.
double asWritten(double value);
/// A place, m: to the micrometre if it is that but for the rounding of floats.
Eigen::Vector3d tidyPlace(const Eigen::Vector3d& place);
/// Without the rounding of floats: angles about x, y and z of whole degrees are exactly that.
Eigen::Matrix3d tidyRotation(const Eigen::Matrix3d& rotation);
Eigen::Isometry3d tidyPose(const Eigen::Isometry3d& pose);
/// Unit length; parts of 0 and ±1 are exactly that.
Eigen::Vector3d tidyAxis(const Eigen::Vector3d& axis);
/// An angle, which is a float in radians: that of the degrees that a person has written, if these are shorter.
double tidyAngle(double radians);

} // namespace sparkwright::design
