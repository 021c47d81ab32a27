#include "app/ide/window/StallWatch.h"

#include <QTimer>
#include <QtTest>

#include <functional>
#include <utility>

using namespace sparkwright;

namespace
{

/// A window whose first painting takes so many ms of a clock.
class SlowWindow : public QWidget
{
public:
  SlowWindow(qint64& clock, qint64 taken) : clock_(clock), taken_(taken) {}

protected:
  void paintEvent(QPaintEvent*) override { clock_ += std::exchange(taken_, 0); }

private:
  qint64& clock_;
  qint64 taken_;
};

} // namespace

/// An event that keeps the window busy for longer than a person likes is reported, with how long.
class StallWatchTest : public QObject
{
  Q_OBJECT

  /// Runs the event loop over events that follow one another and take so many ms of the watch's clock each.
  QList<qint64> reportsOf(qint64 taken, int events = 1)
  {
    qint64 clock = 1000;
    StallWatch watch([&clock] { return clock; });
    QList<qint64> reports;
    connect(&watch, &StallWatch::stalled, this, [&reports](qint64 ms) { reports.append(ms); });
    watch.start();
    QEventLoop loop;
    const std::function<void()> next = [&]
    {
      clock += taken;
      if(--events > 0)
        QMetaObject::invokeMethod(this, next, Qt::QueuedConnection);
    };
    QTimer::singleShot(1, this, next);
    QTimer::singleShot(60, &loop, &QEventLoop::quit);
    loop.exec();
    return reports;
  }

private slots:
  void shortEventsAreNoStalls() { QCOMPARE(reportsOf(StallWatch::longest), QList<qint64>()); }
  void longOnesAreReported() { QCOMPARE(reportsOf(80), QList<qint64>{80}); }
  void severalShortOnesAreNoStall() { QCOMPARE(reportsOf(30, 5), QList<qint64>()); }
  void waitingIsNoStall() { QCOMPARE(reportsOf(0), QList<qint64>()); }

  void aWindowIsWatchedFromItsFirstPictureOn()
  {
    qint64 clock = 1000;
    StallWatch watch([&clock] { return clock; });
    QSignalSpy reports(&watch, &StallWatch::stalled);
    SlowWindow window(clock, 300);
    watch.startWith(window);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::qWait(60);
    QCOMPARE(reports.size(), 0);
    clock += 80;
    QTRY_COMPARE(reports.size(), 1);
    QCOMPARE(reports.at(0).at(0).toLongLong(), 80);
  }
};

QTEST_MAIN(StallWatchTest)
#include "StallWatchTest.moc"
