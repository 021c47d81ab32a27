#include "app/ide/common/BackgroundPool.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace sparkwright
{

QThreadPool& backgroundPool()
{
  static QThreadPool pool;
  static const bool isWaitedFor = (qAddPostRoutine([] { backgroundPool().waitForDone(); }), true);
  Q_UNUSED(isWaitedFor);
  return pool;
}

} // namespace sparkwright
