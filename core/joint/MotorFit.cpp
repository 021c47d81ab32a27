#include "core/joint/MotorFit.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr Eigen::Index unknowns = 3;

/// One equation: mean values over its time.
struct Equation
{
  double slope = 0;       ///< °C/s
  double temperature = 0; ///< °C, at the begin of the rows
  double heating = 0;     ///< W
};

void addEquations(const std::vector<MotorLog::Row>& rows, double window, std::vector<Equation>& out)
{
  Equation sum;
  double seconds = 0, first = rows.front().temperature;
  for(std::size_t i = 1; i < rows.size(); ++i)
  {
    const MotorLog::Row& row = rows[i];
    seconds += row.seconds;
    sum.temperature += rows[i - 1].temperature * row.seconds;
    sum.heating += row.heating * row.seconds;
    if(seconds < window * (1 - 1e-9))
      continue;
    out.push_back({(row.temperature - first) / seconds, sum.temperature / seconds, sum.heating / seconds});
    sum = {};
    seconds = 0;
    first = row.temperature;
  }
}

double continuedFraction(double a, double b, double x)
{
  constexpr double tiny = 1e-300;
  double c = 1, d = 1 / std::max(1 - (a + b) * x / (a + 1), tiny), result = d;
  const auto turn = [&](double term) {
    d = 1 + term * d;
    d = 1 / (std::abs(d) < tiny ? tiny : d);
    c = 1 + term / c;
    c = std::abs(c) < tiny ? tiny : c;
    result *= d * c;
    return std::abs(d * c - 1) < 1e-14;
  };
  for(int m = 1; m <= 500; ++m)
  {
    const double m2 = 2.0 * m;
    turn(m * (b - m) * x / ((a + m2 - 1) * (a + m2)));
    if(turn(-(a + m) * (a + b + m) * x / ((a + m2) * (a + m2 + 1))))
      break;
  }
  return result;
}

/// Regularised incomplete beta function.
double incompleteBeta(double a, double b, double x)
{
  const double front =
      std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
  return x < (a + 1) / (a + b + 2) ? front * continuedFraction(a, b, x) / a
                                   : 1 - front * continuedFraction(b, a, 1 - x) / b;
}

/// t with P(|T| <= t) = 0.95 for Student's distribution.
double studentQuantile(double freedom)
{
  double low = 1.5, high = 13; // At 1 degree of freedom it is 12.71, at infinity 1.96.
  for(int i = 0; i < 60; ++i)
  {
    const double t = (low + high) / 2;
    const double outside = incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t));
    (outside > 0.05 ? low : high) = t;
  }
  return (low + high) / 2;
}

std::optional<MotorFit> notDetermined(Diagnostic& why, std::string reason, std::string hint)
{
  why = {Diagnostic::Severity::Error, {}, 0, 0, "the fit is not determined: " + std::move(reason), std::move(hint)};
  return std::nullopt;
}

bool isConstant(const Eigen::VectorXd& values)
{
  const double middle = values.mean();
  return (values.array() - middle).abs().maxCoeff() <= 1e-9 * std::max(1.0, std::abs(middle));
}

/// A column that never changes, and what to do about it; nothing if there is none.
struct Lack
{
  const char* reason = nullptr;
  const char* hint = nullptr;
};

Lack constantColumn(const Eigen::MatrixXd& a, const Eigen::VectorXd& heating)
{
  if(isConstant(a.col(1)))
    return {"the temperature is the same in all rows", "let the motor warm up or cool down in the log"};
  if(isConstant(heating))
    return {"I2R is the same in all rows", "load the motor and let it rest in turn while you log"};
  if(isConstant(a.col(0)))
    return {"the temperature changes at the same rate in all rows",
            "the log has to show fast and slow warming: pause the motor, then load it again"};
  return {};
}

} // namespace

std::optional<MotorFit> fitMotor(const MotorLog& log, double window, Diagnostic& why)
{
  std::vector<Equation> equations;
  for(const auto& segment : log.segments)
    if(!segment.empty())
      addEquations(segment, window, equations);
  const auto count = static_cast<Eigen::Index>(equations.size());
  if(count <= unknowns)
    return notDetermined(why, "there are " + std::to_string(count) + " equations, and three unknowns need at least 4",
                         window > 0 ? "use a longer log or a shorter --fit-window"
                                    : "a row and the one before it make one equation; use a longer log");
  Eigen::MatrixXd a(count, unknowns);
  Eigen::VectorXd b(count);
  for(Eigen::Index i = 0; i < count; ++i)
  {
    const Equation& e = equations[static_cast<std::size_t>(i)];
    a.row(i) << e.slope, e.temperature, -1;
    b[i] = e.heating;
  }
  if(const Lack lack = constantColumn(a, b); lack.reason)
    return notDetermined(why, lack.reason, lack.hint);
  // Columns of the same length, so that the rank does not depend on units.
  const double middle = a.col(1).mean();
  a.col(1).array() -= middle;
  const Eigen::RowVectorXd scale = a.colwise().norm();
  const Eigen::MatrixXd scaled = a.array().rowwise() / scale.array();
  const Eigen::JacobiSVD<Eigen::MatrixXd> svd(scaled, Eigen::ComputeThinU | Eigen::ComputeThinV);
  constexpr double worst = 1e-8;
  if(!(svd.singularValues()[unknowns - 1] > worst * svd.singularValues()[0]))
    return notDetermined(why, "heating, temperature and its change only ever go together",
                         "the log has to show more: pauses at different temperatures, and different loads");

  const Eigen::Vector3d x = svd.solve(b).cwiseQuotient(scale.transpose());
  const double freedom = static_cast<double>(count - unknowns);
  const double variance = (b - a * x).squaredNorm() / freedom;
  const Eigen::Matrix3d v =
      svd.matrixV() * svd.singularValues().cwiseAbs2().cwiseInverse().asDiagonal() * svd.matrixV().transpose();
  const Eigen::Matrix3d covariance = variance * v.cwiseQuotient(scale.transpose() * scale);
  if(!(std::abs(x[1]) > 0))
    return notDetermined(why, "the motor loses no heat", "the log has to show cooling: pause the motor");

  // x: C, lambda, and lambda · (T_env - middle).
  const double t = studentQuantile(freedom);
  MotorFit fit;
  fit.capacity = {x[0], t * std::sqrt(covariance(0, 0))};
  fit.conductivity = {x[1], t * std::sqrt(covariance(1, 1))};
  const double above = x[2] / x[1];
  const Eigen::Vector3d gradient(0, -above / x[1], 1 / x[1]);
  fit.environment = {middle + above, t * std::sqrt(std::max(0.0, gradient.dot(covariance * gradient)))};
  fit.residual = std::sqrt(variance);
  fit.equations = equations.size();
  if(!(fit.conductivity.value - fit.conductivity.margin > 0) || !(fit.capacity.value - fit.capacity.margin > 0))
    return notDetermined(
        why,
        "C and lambda cannot be told from 0: C = " + std::to_string(x[0]) + " ± " +
            std::to_string(fit.capacity.margin) + " J/°C, lambda = " + std::to_string(x[1]) + " ± " +
            std::to_string(fit.conductivity.margin) + " W/°C",
        "check the units (s, °C, W); noisy or whole degrees need --fit-window SECONDS; else a longer log");
  return fit;
}

} // namespace sparkwright
