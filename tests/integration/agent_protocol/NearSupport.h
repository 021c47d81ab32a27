#pragma once

#include <QString>
#include <QtTest>

#include <cmath>

/// Fails unless `actual` is within `tolerance` of `wanted`; NaN never is.
#define VERIFY_NEAR(actual, wanted, tolerance)                                                                         \
  do                                                                                                                   \
  {                                                                                                                    \
    const double near_actual = static_cast<double>(actual), near_wanted = static_cast<double>(wanted);                 \
    const double near_tolerance = static_cast<double>(tolerance);                                                      \
    QVERIFY2(std::abs(near_actual - near_wanted) <= near_tolerance,                                                    \
             qPrintable(QString(#actual " is %1, not %2 ± %3").arg(near_actual).arg(near_wanted).arg(near_tolerance)));  \
  } while(false)
