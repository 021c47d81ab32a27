#pragma once

#include <QCoreApplication>
#include <QThreadPool>

namespace sparkwright
{

/// Threads for what may take long and nobody waits for, such as reading folders. Not the pool that all programs of Qt have:
/// Qt converts pictures there, and a window that draws waits for that. Its tasks end before the application is gone.
inline QThreadPool& backgroundPool()
{
  static QThreadPool pool;
  static const bool isWaitedFor = (qAddPostRoutine([] { backgroundPool().waitForDone(); }), true);
  Q_UNUSED(isWaitedFor);
  return pool;
}

} // namespace sparkwright
