#pragma once

#include "core/archive/StateArchive.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cstdint>
#include <initializer_list>

namespace sparkwright::team
{

inline bool isRotation(const Eigen::Matrix3d& matrix)
{
  constexpr double tolerance = 1e-3;
  return (matrix.transpose() * matrix - Eigen::Matrix3d::Identity()).norm() < tolerance;
}

/// Saves or loads a pose.
inline void archivePose(StateArchive& a, Eigen::Isometry3d& pose)
{
  a(pose.matrix());
  if(a.isLoading() && !a.require(isRotation(pose.linear())))
    pose.setIdentity();
  pose.makeAffine();
}

/// Saves or loads which of the known things is chosen; null: none of them.
template<class Thing>
void archiveChosen(StateArchive& a, const Thing*& chosen, std::initializer_list<const Thing*> known)
{
  auto number = static_cast<std::uint8_t>(
      chosen ? std::find(known.begin(), known.end(), chosen) - known.begin() + 1 : 0);
  a(number);
  if(a.isLoading() && a.require(number <= known.size()))
    chosen = number > 0 ? *(known.begin() + number - 1) : nullptr;
}

} // namespace sparkwright::team
