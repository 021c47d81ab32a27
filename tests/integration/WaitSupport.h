#pragma once

#include <QElapsedTimer>
#include <QTest>

#include <functional>

namespace sparkwright
{

/// Lets events happen until the condition holds, for a minute at most.
/// @return whether it holds
inline bool waitFor(const std::function<bool()>& condition)
{
  QElapsedTimer timer;
  timer.start();
  while(!condition() && timer.elapsed() < 60000)
    QTest::qWait(20);
  return condition();
}

} // namespace sparkwright
