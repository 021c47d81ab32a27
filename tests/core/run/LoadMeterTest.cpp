#include "core/run/LoadMeter.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using sparkwright::CycleTimes;
using sparkwright::LoadMeter;
using Cause = LoadMeter::Cause;

/// A run that is slower than asked for says why.
class LoadMeterTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    meter_ = {};
    now_ = 50;
    meter_.restart(now_);
  }

  void fastEnoughHasNoReason()
  {
    run(60, 0.02, physics(0.015));
    QCOMPARE(meter_.shortfall(0.02).cause, Cause::None);
    QCOMPARE(meter_.shortfall(0).cause, Cause::None); // As fast as possible.
  }
  void nothingIsSaidBeforeTheFirstSecond()
  {
    run(10, 0.05, physics(0.05));
    QCOMPARE(meter_.shortfall(0.02).cause, Cause::None);
    run(11, 0.05, physics(0.05));
    QCOMPARE(meter_.shortfall(0.02).cause, Cause::Solver);
  }
  void theLargestPartIsTheCause_data()
  {
    QTest::addColumn<int>("cause");
    QTest::addColumn<int>("part");
    int part = 0;
    for(const Cause cause :
        {Cause::Scripts, Cause::Contacts, Cause::Solver, Cause::Referee, Cause::Senses, Cause::Frames, Cause::Thinking})
    {
      QTest::addRow("%d", part) << static_cast<int>(cause) << part;
      ++part;
    }
  }
  void theLargestPartIsTheCause()
  {
    QFETCH(const int, cause);
    QFETCH(const int, part);
    CycleTimes times{.act = 0.002,
                     .collide = 0.002,
                     .solve = 0.002,
                     .rule = 0.002,
                     .sense = 0.002,
                     .publish = 0.002,
                     .think = 0.002};
    double CycleTimes::*const parts[] = {&CycleTimes::act,  &CycleTimes::collide, &CycleTimes::solve,
                                         &CycleTimes::rule, &CycleTimes::sense,   &CycleTimes::publish,
                                         &CycleTimes::think};
    times.*parts[part] = 0.03;
    run(40, times.total(), times);
    const LoadMeter::Shortfall found = meter_.shortfall(0.02);
    QCOMPARE(static_cast<int>(found.cause), cause);
    VERIFY_NEAR(found.seconds, 0.03, 1e-9);
  }
  void theSlowestAgentIsNamed()
  {
    for(int i = 0; i < 40; ++i)
      run(1, 0.05, physics(0.005), 0.04, i % 4 ? 7 : 3);
    const LoadMeter::Shortfall found = meter_.shortfall(0.02);
    QCOMPARE(found.cause, Cause::Agents);
    QCOMPARE(found.agent, 7);
    VERIFY_NEAR(found.seconds, 0.04, 1e-9);
  }
  void whatNobodyTakesIsTheMachine()
  {
    run(40, 0.05, physics(0.005));
    const LoadMeter::Shortfall found = meter_.shortfall(0.02);
    QCOMPARE(found.cause, Cause::Machine);
    VERIFY_NEAR(found.seconds, 0.045, 1e-9);
  }
  void anotherSecondAnotherReason()
  {
    run(40, 0.05, physics(0.05));
    QCOMPARE(meter_.shortfall(0.02).cause, Cause::Solver);
    run(80, 0.02, physics(0.003));
    QCOMPARE(meter_.shortfall(0.02).cause, Cause::None);
    run(40, 0.05, physics(0.05));
    meter_.restart(now_);
    QCOMPARE(meter_.shortfall(0.02).cause, Cause::None);
  }

private:
  static CycleTimes physics(double seconds)
  {
    CycleTimes times;
    times.solve = seconds;
    return times;
  }
  void run(int cycles, double elapsed, const CycleTimes& times, double waited = 0, int agent = 0)
  {
    for(int i = 0; i < cycles; ++i)
      meter_.add(now_ += elapsed, times, waited, agent);
  }

  LoadMeter meter_;
  double now_ = 0;
};

QTEST_APPLESS_MAIN(LoadMeterTest)
#include "LoadMeterTest.moc"
