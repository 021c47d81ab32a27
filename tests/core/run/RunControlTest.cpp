#include "core/run/RunControl.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>

using sparkwright::RunControl;
using Decision = RunControl::Decision;

namespace
{

/// A clock that only moves when it is told to.
struct FakeClock
{
  double now = 100;
  sparkwright::Clock reader()
  {
    return [this] { return now; };
  }
};

} // namespace

class RunControlTest : public QObject
{
  Q_OBJECT

private slots:
  void startsPaused();
  void realTimeIsFiftyCyclesASecond();
  void aLittleLateKeepsTheBeat();
  void fallingBehindDropsTheBacklog();
  void targetSpeedScalesTheInterval();
  void asFastAsPossibleNeverWaits();
  void waitsForAgentsWhateverTheTime();
  void stepAllowsExactlyOneCycle();
  void stepWhileRunningPauses();
  void resumingDoesNotCatchUp();
  void stopsAtTheEnd();
  void measuresSpeed();
  void measuredSpeedFallsWhileAgentsAreSilent();
};

void RunControlTest::startsPaused()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  QCOMPARE(control.next(0, true), Decision::Paused);
  control.run();
  QVERIFY(control.running());
  QCOMPARE(control.next(0, true), Decision::Step);
  control.pause();
  QCOMPARE(control.next(0.02, true), Decision::Paused);
}

void RunControlTest::realTimeIsFiftyCyclesASecond()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.run();
  int steps = 0;
  for(int ms = 0; ms < 1000; ++ms, clock.now += 0.001)
    while(control.next(steps * 0.02, true) == Decision::Step)
      ++steps;
  QVERIFY2(steps == 50 || steps == 51, qPrintable(QString::number(steps)));
}

void RunControlTest::aLittleLateKeepsTheBeat()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.run();
  QCOMPARE(control.next(0, true), Decision::Step);
  clock.now += 0.025;
  QCOMPARE(control.next(0.02, true), Decision::Step);
  QCOMPARE(control.next(0.04, true), Decision::WaitForTime);
  VERIFY_NEAR(control.wakeAt(), 100.04, 1e-9);
}

void RunControlTest::fallingBehindDropsTheBacklog()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.run();
  QCOMPARE(control.next(0, true), Decision::Step);
  clock.now += 1;                                            // The machine slept for a second:
  QCOMPARE(control.next(0.02, true), Decision::Step);        // one step, as agent-protocol 3.1 says,
  QCOMPARE(control.next(0.04, true), Decision::WaitForTime); // not fifty.
  VERIFY_NEAR(control.wakeAt(), clock.now + 0.02, 1e-9);
}

void RunControlTest::targetSpeedScalesTheInterval()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.setTargetSpeed(0.5);
  control.run();
  QCOMPARE(control.next(0, true), Decision::Step);
  QCOMPARE(control.next(0.02, true), Decision::WaitForTime);
  VERIFY_NEAR(control.wakeAt(), 100.04, 1e-9);
  control.setTargetSpeed(4);
  QCOMPARE(control.next(0.02, true), Decision::Step);
  VERIFY_NEAR(control.wakeAt(), 100.005, 1e-9);
}

void RunControlTest::asFastAsPossibleNeverWaits()
{
  for(const double factor : {0.0, -3.0, std::nan("")})
  {
    FakeClock clock;
    RunControl control(0.02, clock.reader());
    control.setTargetSpeed(factor);
    control.run();
    QCOMPARE(control.targetSpeed(), 0.0);
    for(int i = 0; i < 100; ++i)
      QCOMPARE(control.next(i * 0.02, true), Decision::Step);
  }
}

void RunControlTest::waitsForAgentsWhateverTheTime()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.run();
  QCOMPARE(control.next(0, false), Decision::WaitForAgents);
  clock.now += 10;
  QCOMPARE(control.next(0, false), Decision::WaitForAgents);
  QCOMPARE(control.next(0, true), Decision::Step);
  QCOMPARE(control.next(0.02, true), Decision::WaitForTime);
}

void RunControlTest::stepAllowsExactlyOneCycle()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.step();
  QCOMPARE(control.next(0, false), Decision::WaitForAgents);
  QCOMPARE(control.next(0, true), Decision::Step);
  QCOMPARE(control.next(0.02, true), Decision::Paused);
  control.step();
  control.step();
  QCOMPARE(control.next(0.02, true), Decision::Step);
  QCOMPARE(control.next(0.04, true), Decision::Step);
  QCOMPARE(control.next(0.06, true), Decision::Paused);
}

void RunControlTest::stepWhileRunningPauses()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.run();
  QCOMPARE(control.next(0, true), Decision::Step);
  control.step();
  QVERIFY(!control.running());
  QCOMPARE(control.next(0.02, true), Decision::Step);
  QCOMPARE(control.next(0.04, true), Decision::Paused);
}

void RunControlTest::resumingDoesNotCatchUp()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.run();
  QCOMPARE(control.next(0, true), Decision::Step);
  control.pause();
  clock.now += 60;
  control.run();
  QCOMPARE(control.next(0.02, true), Decision::Step);
  QCOMPARE(control.next(0.04, true), Decision::WaitForTime);
}

void RunControlTest::stopsAtTheEnd()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.setTargetSpeed(0);
  control.setEnd(0.1);
  control.run();
  double time = 0;
  int steps = 0;
  while(control.next(time, true) == Decision::Step && steps < 100)
  {
    time += 0.02;
    ++steps;
  }
  QCOMPARE(steps, 5);
  QCOMPARE(control.next(time, false), Decision::Finished);
}

void RunControlTest::measuresSpeed()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.setTargetSpeed(0);
  control.run();
  QVERIFY(std::isnan(control.measuredSpeed()));
  for(int i = 0; i <= 210; ++i, clock.now += 0.005)
    QCOMPARE(control.next(i * 0.02, true), Decision::Step);
  VERIFY_NEAR(control.measuredSpeed(), 4, 0.1);
  control.pause();
  QVERIFY(std::isnan(control.measuredSpeed()));
}

void RunControlTest::measuredSpeedFallsWhileAgentsAreSilent()
{
  FakeClock clock;
  RunControl control(0.02, clock.reader());
  control.run();
  for(int i = 0; i < 100; ++i, clock.now += 0.02)
    control.next(i * 0.02, true);
  for(int i = 0; i < 30; ++i, clock.now += 0.1)
    QCOMPARE(control.next(2, false), Decision::WaitForAgents);
  QCOMPARE(control.measuredSpeed(), 0.0);
}

QTEST_APPLESS_MAIN(RunControlTest)
#include "RunControlTest.moc"
