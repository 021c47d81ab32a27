#pragma once

#include "core/game/f2000/interface/SensorPlugin.h"
#include "core/game/f2000/sensors/ScanFeatures.h"

namespace sparkwright::f2000
{

/// A laser that turns in a plane: distances in equal steps over half a circle, from right to left.
///
/// Parameters: `beams` 180 (in the middle of each degree), 181 or 361 (each half degree); `mode` mm (up to 8.191 m) or cm
/// (up to 81.91 m); `maxRange` mm; `sigmaTurn` DEG (of `position`). Features: `180DegreeScan`; `lrfBeam` with
/// `(param bearings DEG…)`; and what is found in a scan: `obstacles`, `lineDistance` and `lineAngle` (of straight walls),
/// `poleDistance`, `poleAngle`, `goalDistance`, `goalAngle`, `position` (of the robot on the field).
class LaserRangeFinder : public SensorPlugin
{
public:
  void configure(const SensorConfig& config) override;
  void generateData(const WorldView& world, std::int64_t time) override;

private:
  ScanBeam beam(const WorldView& world, double bearing) const;
  std::uint32_t rangeWord(double range, const Noise& noise);
  void tellScan(std::int64_t time);
  void tellBeams(const WorldView& world, std::int64_t time);
  void tellObstacles(const WorldView& world, std::int64_t time);
  void tellLines(const WorldView& world, std::int64_t time);
  void tellLandmarks(const WorldView& world, std::int64_t time);
  void tellPosition(const WorldView& world, std::int64_t time);
  bool wantsScan() const;
  /// The bearing of a beam of the scan, rad.
  double bearingOf(int beam) const { return first_ + step_ * beam; }

  int beams_ = 181;
  double first_ = 0, step_ = 0; ///< rad
  double most_ = 8.191;         ///< m
  double quantum_ = 1;          ///< mm
  double sigmaTurn_ = 0;        ///< rad
  std::vector<double> bearings_; ///< Of lrfBeam, rad.
  std::vector<ScanBeam> scan_;   ///< Without noise.
  std::vector<std::uint32_t> words_;
};

} // namespace sparkwright::f2000
