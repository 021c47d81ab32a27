#include "app/ide/window/StallWatch.h"

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>

#include <memory>
#include <utility>

namespace sparkwright
{

bool StallWatch::wanted()
{
#ifdef NDEBUG
  return qEnvironmentVariableIsSet("SPARKWRIGHT_STALLS");
#else
  return true;
#endif
}

StallWatch::StallWatch(QAbstractEventDispatcher& dispatcher, std::function<qint64()> now, QObject* parent)
    : QObject(parent), now_(std::move(now))
{
  if(!now_)
  {
    const auto clock = std::make_shared<QElapsedTimer>();
    clock->start();
    now_ = [clock] { return clock->elapsed(); };
  }
  connect(&dispatcher, &QAbstractEventDispatcher::awake, this,
          [this]
          {
            if(!awake_)
              awake_ = now_();
          });
  connect(&dispatcher, &QAbstractEventDispatcher::aboutToBlock, this,
          [this]
          {
            const qint64 busy = awake_ ? now_() - *awake_ : 0;
            awake_.reset();
            if(busy > longest)
              emit stalled(busy);
          });
}

} // namespace sparkwright
