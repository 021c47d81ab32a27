#include "app/ide/window/StallWatch.h"

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QEvent>

#include <memory>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int interval = 10; // ms

} // namespace

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
  if(!now_)
  {
    const auto clock = std::make_shared<QElapsedTimer>();
    clock->start();
    now_ = [clock] { return clock->elapsed(); };
  }
  timer_.setTimerType(Qt::PreciseTimer);
}

void StallWatch::look()
{
  const qint64 time = now_(), since = time - last_;
  last_ = time;
  if(since > longest + interval)
    emit stalled(since);
}

void StallWatch::start()
{
  last_ = now_();
  timer_.start(interval);
  if(const QAbstractEventDispatcher* const loop = QAbstractEventDispatcher::instance())
    connect(loop, &QAbstractEventDispatcher::awake, this, &StallWatch::look, Qt::UniqueConnection);
}

void StallWatch::startWith(QWidget& window)
{
  window.installEventFilter(this);
}

bool StallWatch::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::Paint)
  {
    watched->removeEventFilter(this);
    QTimer::singleShot(0, this, &StallWatch::start); // When it is on the screen.
  }
  return QObject::eventFilter(watched, event);
}

} // namespace sparkwright
