#include "app/ide/window/StallWatch.h"

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

StallWatch::StallWatch(std::function<qint64()> now, QObject* parent) : QObject(parent), now_(std::move(now))
{
  constexpr int interval = 10; // ms
  if(!now_)
  {
    const auto clock = std::make_shared<QElapsedTimer>();
    clock->start();
    now_ = [clock] { return clock->elapsed(); };
  }
  last_ = now_();
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this,
          [this]
          {
            const qint64 time = now_(), since = time - last_;
            last_ = time;
            if(since > longest + interval)
              emit stalled(since);
          });
  timer_.start(interval);
}

} // namespace sparkwright
