#pragma once

#include "core/robot/Agent.h"

namespace sparkwright
{

/// A camera at the Transform above: looks along +Y, +Z is up.
///
/// Its percept would be `(<predicate>IMG (s w h) (d <base64 of RGB rows, bottom row first>))`. This server draws no
/// images, says so once in the log, and sends nothing.
class ImagePerceptor : public Perceptor
{
public:
  int width = 320, height = 240;  ///< Pixels, > 0.
  float fovDeg = 60;              ///< Horizontal opening angle.
  float zNear = 0.1f, zFar = 100; ///< m
  bool offScreen = false;

  void sense(PerceptWriter& out) override;
  std::optional<SensorRange> covers() const override;

protected:
  void onLink() override;

private:
  bool reported_ = false;
};

} // namespace sparkwright
