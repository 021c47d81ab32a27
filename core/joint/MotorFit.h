#pragma once

#include "core/text/Diagnostic.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A log of a motor: duration, temperature and heating power of each row.
struct MotorLog
{
  struct Row
  {
    double seconds = 0;     ///< > 0, since the row before.
    double temperature = 0; ///< °C at the end of the row.
    double heating = 0;     ///< W, I²R during the row.
  };
  /// Rows without gaps. The first row of a segment only gives the initial temperature.
  std::vector<std::vector<Row>> segments;
  Diagnostics problems; ///< Errors: not usable. Warnings: ignored rows, gaps.
  bool usable() const;
};

/// @param text  lines `dt, T, I2R` (s, °C, W); separated by commas, semicolons, tabs or blanks. A header may name the
///              columns in any order, with others that are ignored; `#` begins a comment.
/// @param file  name for diagnostics
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
  double residual = 0;   ///< Standard deviation of the residuals, W.
  std::size_t equations = 0;
};

/// Linear least squares on C · dT/dt + lambda · T - lambda · T_env = I²R.
/// @param window  length of the rows combined into one equation, s; 0: one row each. Needed for sensors with a
///   resolution
///                of whole degrees.
/// @param why     set if the fit is not determined
std::optional<MotorFit> fitMotor(const MotorLog& log, double window, Diagnostic& why);

} // namespace sparkwright
