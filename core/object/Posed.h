#pragma once

#include "core/object/Math.h"

namespace sparkwright
{

/// A node that carries a pose in its parent: what importers need to know of Transforms.
class Posed
{
public:
  virtual Mat4f localPose() const = 0;
  virtual void setLocalPose(const Mat4f& pose) = 0;

protected:
  ~Posed() = default;
};

} // namespace sparkwright
