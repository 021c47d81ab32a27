#include "core/agents/ThinkingSchedule.h"
#include "core/services/TimingSettings.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

constexpr SimulatedTime ms = 1'000'000;
constexpr SimulatedTime cycle = 20 * ms;

/// A schedule and what has been told, with times in ms.
struct Agent
{
  explicit Agent(ThinkingSchedule::Delays delays) : schedule(delays) {}

  /// Percepts named after their time.
  void sense(SimulatedTime time) { schedule.sense(time * ms, std::to_string(time)); }
  std::string next(SimulatedTime now) const
  {
    const std::string* const percepts = schedule.next(now * ms);
    return percepts ? *percepts : "-";
  }
  double nextEffect() const
  {
    const auto at = schedule.nextEffect();
    return at ? static_cast<double>(*at) / ms : -1;
  }
  double end(SimulatedTime thought) { return static_cast<double>(schedule.end(thought * ms)) / ms; }

  ThinkingSchedule schedule;
};

} // namespace

/// When an agent knows, thinks and acts.
class ThinkingScheduleTest : public QObject
{
  Q_OBJECT

private slots:
  void nothingIsAwaitedOfWhoKnowsNothing()
  {
    Agent a({});
    QCOMPARE(a.nextEffect(), -1.0);
    QCOMPARE(a.next(0), std::string("-"));
    QCOMPARE(a.schedule.leftOut(), 0L);
  }

  void allTimesAddUp()
  {
    Agent a({.sensor = 7 * ms, .effector = 11 * ms, .least = 5 * ms});
    a.sense(20);
    QCOMPARE(a.nextEffect(), 20.0 + 7 + 5 + 11);
    QCOMPARE(a.next(20), std::string("20"));
    a.schedule.begin();
    QVERIFY(a.schedule.isThinking());
    QCOMPARE(a.nextEffect(), 43.0);
    QCOMPARE(a.next(20), std::string("-")); // It thinks.
    QCOMPARE(a.end(13), 20.0 + 7 + 13 + 11);
    QVERIFY(!a.schedule.isThinking());
    QCOMPARE(a.nextEffect(), -1.0);
  }

  void noThoughtIsShorterThanTheLeast()
  {
    Agent a({.least = 5 * ms});
    for(const auto& [thought, effect] : {std::pair(0, 25), std::pair(4, 45), std::pair(5, 65), std::pair(6, 86)})
    {
      a.sense(effect - std::max(thought, 5));
      a.schedule.begin();
      QCOMPARE(a.end(thought), static_cast<double>(effect));
    }
  }

  void withoutAnyDelayTheEffectIsAtOnce()
  {
    Agent a({});
    a.sense(40);
    QCOMPARE(a.nextEffect(), 40.0);
    QCOMPARE(a.next(40), std::string("40"));
    a.schedule.begin();
    QCOMPARE(a.end(0), 40.0);
  }

  void whatComesWhileItThinksWaits()
  {
    Agent a({.least = 50 * ms});
    a.sense(20);
    a.schedule.begin();
    a.sense(40);
    a.sense(60);
    QCOMPARE(a.nextEffect(), 70.0);
    QCOMPARE(a.end(50), 70.0);
    // It begins at 70; whether something newer comes by then is known at 70.
    QCOMPARE(a.nextEffect(), 120.0);
    QCOMPARE(a.next(60), std::string("-"));
    a.sense(80);
    QCOMPARE(a.next(80), std::string("40"));
    a.schedule.begin();
    QCOMPARE(a.end(50), 120.0);
    QCOMPARE(a.schedule.leftOut(), 0L);
    QCOMPARE(a.schedule.waiting(), std::size_t(2));
  }

  void theOldestIsLeftOut_data()
  {
    QTest::addColumn<int>("waiting");
    QTest::addColumn<QString>("then");
    QTest::addColumn<int>("leftOut");
    QTest::newRow("the newest only") << 1 << "100" << 3;
    QTest::newRow("two") << 2 << "80" << 2;
    QTest::newRow("as many as there are") << 4 << "40" << 0;
    QTest::newRow("more") << 50 << "40" << 0;
  }
  void theOldestIsLeftOut()
  {
    QFETCH(int, waiting);
    QFETCH(QString, then);
    QFETCH(int, leftOut);
    Agent a({.least = 90 * ms, .waiting = static_cast<std::size_t>(waiting)});
    a.sense(20);
    a.schedule.begin();
    for(const SimulatedTime t : {40, 60, 80, 100, 120})
      a.sense(t);
    a.end(90); // Free at 110: what is of 120 is not known yet.
    QCOMPARE(QString::fromStdString(a.next(120)), then);
    a.schedule.begin();
    QCOMPARE(a.schedule.leftOut(), static_cast<long>(leftOut));
  }

  void leavingOutDoesNotHangOnWhenTheAnswerCame()
  {
    // The same simulated times; the answer comes at once, or after the world has gone on as far as it may.
    std::string told[2];
    for(const bool late : {false, true})
    {
      Agent a({.sensor = 15 * ms, .effector = 30 * ms, .least = 70 * ms, .waiting = 2});
      std::string& order = told[late];
      SimulatedTime now = 0;
      while(order.size() < 60)
      {
        now += 20;
        a.sense(now);
        if(a.schedule.isThinking() && (!late || a.nextEffect() <= static_cast<double>(now)))
          a.end(70);
        if(const std::string next = a.next(now); next != "-")
        {
          a.schedule.begin();
          order += next + ' ';
          if(!late)
            a.end(70);
        }
      }
    }
    QCOMPARE(told[1], told[0]);
    QVERIFY(told[0].starts_with("20 "));
  }

  void itNeverWaitsForWhatCannotBeKnown()
  {
    // Whatever the delays, a world that waits only where nextEffect() says so goes on for ever.
    for(const SimulatedTime sensor : {0, 1, 19, 20, 21, 75})
      for(const SimulatedTime least : {0, 1, 20, 33, 90})
        for(const SimulatedTime effector : {0, 20, 45})
          for(const std::size_t waiting : {std::size_t(1), std::size_t(3)})
          {
            ThinkingSchedule schedule({sensor * ms, effector * ms, least * ms, waiting});
            SimulatedTime now = 0;
            int told = 0;
            for(int i = 0; i < 100; ++i)
            {
              now += cycle;
              schedule.sense(now, "x");
              while(schedule.nextEffect() && *schedule.nextEffect() <= now)
              {
                if(!schedule.isThinking())
                {
                  QVERIFY(schedule.next(now));
                  schedule.begin();
                  ++told;
                }
                QVERIFY(schedule.end(least * ms) <= now);
              }
              if(!schedule.isThinking() && schedule.next(now))
              {
                schedule.begin();
                ++told;
              }
            }
            QVERIFY(told > 10);
            QVERIFY(schedule.waiting() <= waiting + 8);
          }
  }

  void memoryIsBounded()
  {
    Agent a({.least = 1000 * ms, .waiting = 3});
    a.sense(20);
    a.schedule.begin();
    for(SimulatedTime t = 40; t <= 1000; t += 20)
      a.sense(t);
    QCOMPARE(a.schedule.waiting(), std::size_t(3)); // The agent cannot be free before.
    a.end(1000);
    QCOMPARE(a.nextEffect(), 2020.0);
  }

  void settingsAreRead_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    for(const char* const text :
        {"20", "0", "10000", "12.5", "reported", "Red 3=12,Red=15,20", "Red=15", " 20 ", "Red = 15 , 20"})
      QTest::newRow(text) << text << true;
    for(const char* const text :
        {"", "-1", "10001", "nan", "20ms", "=5", "Red=", "Red", "20,", "Red=15,,20", "reported,20"})
      QTest::newRow(text) << text << false;
  }
  void settingsAreRead()
  {
    QFETCH(QString, text);
    QFETCH(bool, good);
    TimingSettings settings;
    QCOMPARE(settings.readThinking(text.toStdString()).empty(), good);
    QVERIFY(settings.readKind("fast") == "plain or reproducible");
    QVERIFY(settings.readKind("reproducible").empty() && settings.reproducible);
    QVERIFY(settings.readKind("plain").empty() && !settings.reproducible);
  }

  void namesChooseTheLength()
  {
    TimingSettings settings;
    QVERIFY(settings.readThinking("Red=15,Red 3=12,20").empty());
    QCOMPARE(settings.lengthFor("Red 3"), 0.012);
    QCOMPARE(settings.lengthFor("Red 33"), 0.015);
    QCOMPARE(settings.lengthFor("Red"), 0.015);
    QCOMPARE(settings.lengthFor("Redder 3"), 0.02);
    QCOMPARE(settings.lengthFor(""), 0.02);
  }
};

QTEST_APPLESS_MAIN(ThinkingScheduleTest)
#include "ThinkingScheduleTest.moc"
