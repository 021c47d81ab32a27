#pragma once

#include "core/robot/agent/Agent.h"
#include "core/robot/perceptors/ImageService.h"

namespace sparkwright
{

/// A camera at the Transform above: looks along +Y, +Z is up.
///
/// `(<predicate>IMG (s w h) (d <base64>))`, or `…DEPTH`, or `…SEG`: the bytes that ImageSettings::Kind tells, the bottom
/// row first. Where nothing can draw it says so once in the log, and sends nothing.
class ImagePerceptor : public Perceptor
{
public:
  const ImageSettings& settings() const { return settings_; }
  void setSettings(const ImageSettings& settings);

  /// Name of the percept: `IMG` and the like, with what was chosen before it.
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
  std::string reported_; ///< The problem that was told last.
  std::vector<std::uint8_t> bytes_;
  std::string text_;
};

} // namespace sparkwright
