#pragma once

#include "core/robot/agent/Agent.h"
#include "core/robot/perceptors/ImageService.h"

namespace sparkwright
{

/// A camera at the Transform above: looks along +Y, +Z is up.
///
/// `(<predicate>IMG (s w h) (d <base64>))`, or `…DEPTH`, or `…SEG`: the bytes of ImageSettings::Kind, bottom row first.
/// Without a renderer it sends nothing, which is logged once.
class ImagePerceptor : public Perceptor
{
public:
  const ImageSettings& settings() const { return settings_; }
  void setSettings(const ImageSettings& settings);

  /// Name of the percept: `IMG`, `DEPTH` or `SEG` after the chosen predicate.
  std::string percept() const;

  void sense(PerceptWriter& out) override;
  std::optional<SensorRange> covers() const override;

protected:
  void onLink() override;

private:
  void report(std::string_view problem);

  ImageSettings settings_;
  const Transform* transform_ = nullptr;
  ImageService* images_ = nullptr;
  std::string reported_; ///< The problem logged last.
  std::vector<std::uint8_t> bytes_;
  std::string text_;
};

} // namespace sparkwright
