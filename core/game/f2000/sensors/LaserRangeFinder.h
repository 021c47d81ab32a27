#pragma once

#include "core/game/f2000/interface/SensorPlugin.h"

namespace sparkwright::f2000
{

/// A laser that turns in a plane: distances in equal steps over half a circle, from right to left.
///
/// Parameters: `beams` 180 (in the middle of each degree), 181 or 361 (each half degree); `mode` mm (up to 8.191 m) or cm
/// (up to 81.91 m); `maxRange` mm. Features: `180DegreeScan`; `lrfBeam` with `(param bearings DEG…)`; `obstacles`.
class LaserRangeFinder : public SensorPlugin
{
public:
  void configure(const SensorConfig& config) override;
  void generateData(const WorldView& world, std::int64_t time) override;

private:
  struct Beam
  {
    double range; ///< m; the greatest: no echo.
    int thing;    ///< Of the Surroundings; -1: none.
  };

  Beam beam(const WorldView& world, double bearing) const;
  std::uint32_t rangeWord(double range, const Noise& noise);
  void scan(const WorldView& world, std::int64_t time, SensorDataPlugin& data);
  void beamsAt(const WorldView& world, std::int64_t time, SensorDataPlugin& data);
  void obstacles(const WorldView& world, std::int64_t time, SensorDataPlugin& data);
  /// The bearing of a beam of the scan, rad.
  double bearingOf(int beam) const { return first_ + step_ * beam; }

  int beams_ = 181;
  double first_ = 0, step_ = 0; ///< rad
  double most_ = 8.191;         ///< m
  double quantum_ = 1;          ///< mm
  std::vector<double> bearings_; ///< Of lrfBeam, rad.
  std::vector<std::uint32_t> words_;
};

} // namespace sparkwright::f2000
