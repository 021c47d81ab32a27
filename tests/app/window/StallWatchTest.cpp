#include "app/ide/window/StallWatch.h"

#include <QTimer>
#include <QtTest>

using namespace sparkwright;

/// An event that keeps the window busy for longer than a person likes is reported, with how long.
class StallWatchTest : public QObject
{
  Q_OBJECT

  /// Runs the event loop over one event that takes so many ms of the watch's clock.
  QList<qint64> reportsOf(qint64 taken)
  {
    qint64 clock = 1000;
    StallWatch watch([&clock] { return clock; });
    QList<qint64> reports;
    connect(&watch, &StallWatch::stalled, this, [&reports](qint64 ms) { reports.append(ms); });
    QEventLoop loop;
    QTimer::singleShot(1, this, [&] { clock += taken; });
    QTimer::singleShot(60, &loop, &QEventLoop::quit);
    loop.exec();
    return reports;
  }

private slots:
  void shortEventsAreNoStalls() { QCOMPARE(reportsOf(StallWatch::longest), QList<qint64>()); }
  void longOnesAreReported() { QCOMPARE(reportsOf(80), QList<qint64>{80}); }
  void waitingIsNoStall() { QCOMPARE(reportsOf(0), QList<qint64>()); }
};

QTEST_GUILESS_MAIN(StallWatchTest)
#include "StallWatchTest.moc"
