#pragma once

#include "core/game/f2000/interface/SensorPlugin.h"

namespace sparkwright::f2000
{

/// Transducers around a robot, each of which tells the nearest thing within its cone.
///
/// Parameters: `angles` DEG… (where they look; preset: 16 all around), `radius` mm (how far from the centre they are),
/// `opening` DEG (whole angle of the cone), `minRange` and `maxRange` mm, `firing` ms (they fire one after the other, so often;
/// preset: all at once, with each measurement). Feature: `usDistance`.
class UltrasonicRing : public SensorPlugin
{
public:
  void configure(const SensorConfig& config) override;
  void generateData(const WorldView& world, std::int64_t time) override;
  void reset() override { fired_ = -1; }

private:
  std::uint32_t listen(const WorldView& world, double angle);

  std::vector<double> angles_; ///< rad
  double radius_ = 0, opening_ = 0, least_ = 0, most_ = 0; ///< m, rad
  std::int64_t firing_ = 0; ///< µs between two of them; 0: all fire at once.
  std::int64_t fired_ = -1; ///< How often one has fired; -1: never.
  std::vector<std::uint32_t> words_;
};

} // namespace sparkwright::f2000
