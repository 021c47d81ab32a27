#pragma once

#include "core/game/f2000/shape/Geometry.h"
#include "core/text/Diagnostic.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// What a robot did and was told to do at one moment. s, m, rad.
struct MotionSample
{
  double time = 0;
  Pose pose{};
  double v = 0, omega = 0;       ///< As measured.
  double vSet = 0, omegaSet = 0; ///< As commanded.
};

/// A recorded drive: pieces without gaps.
///
/// A text with a header line, then lines `t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs` with
/// increasing times. Where more than 250 ms are missing, another piece begins.
struct MotionLog
{
  std::vector<std::vector<MotionSample>> pieces;
  Diagnostics problems; ///< With line numbers, and `file` as given.

  std::size_t size() const;
  bool isUsable() const;
};

MotionLog parseMotionLog(const std::string& text, const std::string& file = {});
MotionLog readMotionLog(const std::filesystem::path& file);

/// The log at equal distances in time: states between two samples, commands as of the one before. @param period  s, > 0
MotionLog resampled(const MotionLog& log, double period);

} // namespace sparkwright::f2000
