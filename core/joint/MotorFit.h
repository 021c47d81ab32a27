#pragma once

#include "core/text/Diagnostic.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// What a log of a motor says, row by row: how long the row took, how warm the motor was at its end, and what heated it.
struct MotorLog
{
  struct Row
  {
    double seconds = 0;     ///< > 0, since the row before.
    double temperature = 0; ///< °C at the end of the row.
    double heating = 0;     ///< W, I²R during the row.
  };
  /// Rows that follow one another without a gap. The first one only tells where it starts.
  std::vector<std::vector<Row>> segments;
  Diagnostics problems; ///< Errors: it cannot be used. Warnings: rows that are left out, gaps.
  bool usable() const;
};

/// @param text  lines `dt, T, I2R` (s, °C, W); separated by commas, semicolons, tabs or blanks. A header may name the
///              columns in any order, then others are passed over; `#` begins a comment.
/// @param file  for places in messages
MotorLog parseMotorLog(std::string_view text, const std::string& file);

struct MotorFit
{
  /// A value and half the width of its 95 % confidence interval (Student's t).
  struct Estimate
  {
    double value = 0;
    double margin = 0;
  };
  Estimate environment;  ///< T_env, °C
  Estimate conductivity; ///< lambda, W/°C
  Estimate capacity;     ///< C, J/°C
  double residual = 0;   ///< W, standard deviation of what the equation leaves.
  std::size_t equations = 0;
};

/// Linear least squares on C · dT/dt + lambda · T - lambda · T_env = I²R.
/// @param window  s: rows are put together to so long equations, 0: each is one. Sensors that tell whole degrees need it.
/// @param why     what is wrong if the fit is not determined
std::optional<MotorFit> fitMotor(const MotorLog& log, double window, Diagnostic& why);

} // namespace sparkwright
