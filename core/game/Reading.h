#pragma once

#include "core/text/LocalText.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// What a sensor of a robot has measured last, for panels: of sensors that their league makes itself.
struct Reading
{
  /// How it is best shown.
  enum class Form
  {
    Numbers,
    Scan,  ///< Distances in equal steps of direction: `marks` in that order; marks at `range` are no echo.
    Marks, ///< Things at distances and bearings.
    Picture
  };
  struct Number
  {
    LocalText label;
    std::optional<double> value; ///< Nothing: it has measured none.
    std::string unit;            ///< `m`, `deg`, `m/s`, `deg/s`, `s`; empty: none.
  };
  /// A thing, or what a beam has met; m, degrees counter-clockwise from where the sensor looks.
  struct Mark
  {
    double bearing = 0, distance = 0;
    double width = 0; ///< Of its silhouette or of a sensor's cone, degrees; 0: a point.
    bool met = true;  ///< False: nothing was there up to this distance.
  };

  Form form = Form::Numbers;
  std::string device;  ///< `laser`
  std::string feature; ///< `180DegreeScan`
  LocalText about;     ///< Model and type of the sensor.
  double age = -1;     ///< Of the measurement, simulated s; negative: there is none yet.
  bool stale = false;  ///< The sensor has failed.
  std::vector<Number> numbers;
  std::vector<Mark> marks;
  double range = 0; ///< Of scans and marks: the greatest distance, m; 0: not known.
  int width = 0, height = 0; ///< Of a picture, pixels.
  std::shared_ptr<const std::vector<std::uint32_t>> pixels; ///< 0xAABBGGRR, by rows from the left upper corner.
};

} // namespace sparkwright
