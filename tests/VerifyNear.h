#pragma once

#include <QtTest>

#include <cmath>
#include <functional>
#include <sstream>
#include <string>

/// Like QCOMPARE for numbers, and for vectors of Eigen, that need not be equal to the bit: fails unless
/// |actual - expected| < tolerance, and prints both. NaN is near nothing.
///
///     VERIFY_NEAR(hinge->angle(), 0.5, 1e-3);
///     VERIFY_NEAR(ball.position(), Vec3f(0, 0, 0.042f), 0.005f);
#define VERIFY_NEAR(actual, expected, tolerance) VERIFY_NEAR_IMPL(actual, expected, tolerance, <, std::less<>())

/// The same with ≤, for limits that may be reached: `VERIFY_WITHIN(drawn, sent, 0.005)` for what is rounded to 0.01.
#define VERIFY_WITHIN(actual, expected, tolerance)                                                                     \
  VERIFY_NEAR_IMPL(actual, expected, tolerance, <=, std::less_equal<>())

#define VERIFY_NEAR_IMPL(actual, expected, tolerance, sign, compare)                                                   \
  do                                                                                                                   \
  {                                                                                                                    \
    if(!verify_near::check((actual), (expected), (tolerance), compare,                                                 \
                           "|" #actual " - " #expected "| " #sign " " #tolerance, __FILE__, __LINE__))                 \
      return;                                                                                                          \
  } while(false)

namespace verify_near
{

template <class A, class B>
auto distance(const A& a, const B& b)
{
  if constexpr(requires { (a - b).norm(); })
    return (a - b).norm();
  else
    return std::abs(a - b);
}

template <class T>
std::string textOf(const T& value)
{
  std::ostringstream out;
  out.precision(10);
  if constexpr(requires { value.transpose(); })
    out << '(' << value.transpose().eval() << ')';
  else
    out << value;
  return out.str();
}

template <class A, class B, class T, class Compare>
bool check(const A& actual, const B& expected, const T& tolerance, Compare compare, const char* statement,
           const char* file, int line)
{
  const auto apart = distance(actual, expected);
  if(compare(apart, tolerance))
    return QTest::qVerify(true, statement, "", file, line);
  const std::string text = "actual " + textOf(actual) + ", expected " + textOf(expected) + ", apart " + textOf(apart) +
                           ", allowed " + textOf(tolerance);
  return QTest::qVerify(false, statement, text.c_str(), file, line);
}

} // namespace verify_near
