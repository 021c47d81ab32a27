#include "core/world/cycle/StepClock.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace sparkwright;

/// Simulated time in steps, and steps that change on the way.
class StepClockTest : public QObject
{
  Q_OBJECT

private slots:
  void timeIsTheNumberOfStepsTimesTheirLength()
  {
    StepClock clock;
    QCOMPARE(clock.now().time, 0.0);
    for(int i = 0; i < 1000; ++i)
      clock.advance();
    QCOMPARE(clock.now().cycle, 1000L);
    QVERIFY(clock.now().time == 1000 * 0.02); // To the bit: a thousand errors have not added up.
  }

  void anotherStepCountsFromThenOn()
  {
    StepClock clock;
    clock.advance();
    QVERIFY(clock.setStep(0.005).empty());
    QCOMPARE(clock.now().time, 0.02);
    clock.advance();
    QVERIFY(clock.now().time == 0.02 + 0.005);
    QCOMPARE(clock.now().cycle, 2L);
  }

  void textsOfOneNumberGiveTheSameStep()
  {
    StepClock clock;
    QVERIFY(clock.setStep(0.04).empty());
    QVERIFY(clock.step() == 0.04);
    QVERIFY(clock.setStep(static_cast<double>(0.02f)).empty()); // 0.0199999995…
    QVERIFY(clock.step() == 0.02);
    QVERIFY(clock.setStep(1e-12).empty());
    QVERIFY(clock.step() == 1e-9);
  }

  void impossibleStepsAreRefused_data()
  {
    QTest::addColumn<double>("seconds");
    QTest::newRow("none") << 0.0;
    QTest::newRow("back") << -0.02;
    QTest::newRow("too long") << 0.1001;
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
    QTest::newRow("no number") << std::nan("");
  }

  void impossibleStepsAreRefused()
  {
    QFETCH(double, seconds);
    StepClock clock;
    QVERIFY(clock.setStep(seconds).english().find("at most 0.1 s") != std::string::npos);
    QCOMPARE(clock.step(), StepClock::presetStep);
  }

  void resetSetsTimeAndNotCycles()
  {
    StepClock clock;
    for(int i = 0; i < 5; ++i)
      clock.advance();
    clock.reset();
    QCOMPARE(clock.now().time, 0.0);
    QCOMPARE(clock.now().cycle, 5L);
    clock.advance();
    QCOMPARE(clock.now().time, 0.02);
    QCOMPARE(clock.now().cycle, 6L);
  }
};

QTEST_APPLESS_MAIN(StepClockTest)
#include "StepClockTest.moc"
