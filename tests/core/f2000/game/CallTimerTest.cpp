#include "core/game/f2000/robot/CallTimer.h"

#include <QtTest>

#include <thread>

using sparkwright::f2000::CallTimer;

/// Plugins that are slow again and again are noticed, once.
class CallTimerTest : public QObject
{
  Q_OBJECT
private slots:
  void slowCallsAreNoticedOnce()
  {
    CallTimer timer;
    const auto slow = [] // Twice what it may take.
    {
      std::this_thread::sleep_for(2 * CallTimer::budget);
      return 7;
    };
    for(int i = 0; i < CallTimer::often - 1; ++i)
      QCOMPARE(timer.time(slow), 7);
    QVERIFY(!timer.takeSlow());
    timer.time(slow);
    QVERIFY(timer.takeSlow());
    timer.time(slow);
    QVERIFY(!timer.takeSlow());
  }
  void oneQuickCallBeginsAnew()
  {
    CallTimer timer;
    const auto slow = []
    {
      std::this_thread::sleep_for(2 * CallTimer::budget);
      return 0;
    };
    for(int i = 0; i < CallTimer::often - 1; ++i)
      timer.time(slow);
    bool isQuick = false; // However busy the machine is: one of these calls will be.
    for(int i = 0; i < 1000 && !isQuick; ++i)
    {
      const auto before = std::chrono::steady_clock::now();
      timer.time([] { return 0; });
      isQuick = std::chrono::steady_clock::now() - before < CallTimer::budget;
      if(!isQuick)
        return; // It may have become slow by that.
    }
    timer.time(slow);
    QVERIFY(!timer.takeSlow());
  }
};

QTEST_APPLESS_MAIN(CallTimerTest)
#include "CallTimerTest.moc"
