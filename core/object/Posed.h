#pragma once

#include "core/object/Math.h"

namespace sparkwright
{

/// A node with a pose relative to its parent, m. Lets importers use Transforms without knowing scenes.
class Posed
{
public:
  virtual Mat4f localPose() const = 0;
  virtual void setLocalPose(const Mat4f& pose) = 0;

protected:
  ~Posed() = default;
};

} // namespace sparkwright
