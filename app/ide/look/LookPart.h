#pragma once

#include "app/ide/common/WindowPart.h"

namespace sparkwright
{

class DrawingRate;
class QualityCommands;
class StereoCommands;

/// How the views are drawn, as a part of the window: quality, rate, stereo.
class LookPart : public WindowPart
{
  Q_OBJECT
public:
  explicit LookPart(const Surroundings& around);

  QualityCommands& quality() { return *quality_; }
  StereoCommands& stereo() { return *stereo_; }

  void addRemedies(const SessionState& state, std::vector<Remedy>& remedies) override;
  void retranslate() override;

private:
  QualityCommands* quality_;
  DrawingRate* rate_;
  StereoCommands* stereo_;
};

} // namespace sparkwright
