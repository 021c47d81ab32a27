#include "netserver/client/FrameBuffer.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace sparkwright;

namespace
{

/// A server that makes a frame every 40 ms, a network that delivers them when the test says, and a viewer that looks
/// every millisecond.
struct Line
{
  Line() { buffer.setDelay(0.2); }

  /// The frame with a number comes at a moment, s.
  void comes(int number, double at)
  {
    auto frame = std::make_shared<Frame>();
    frame->cycle = number;
    frame->time = clockRuns ? number * 0.04 / pace : 12;
    arrivals.emplace_back(at, std::move(frame));
  }
  void run(double until)
  {
    std::ranges::stable_sort(arrivals, {}, [](const auto& arrival) { return arrival.first; });
    for(; now < until; now += 0.001)
    {
      while(next < arrivals.size() && arrivals[next].first <= now)
        buffer.put(arrivals[next++].second);
      for(const FramePtr& frame : buffer.take())
        shown.emplace_back(now, frame->cycle);
    }
  }
  /// The largest deviation from 40 ms between two shown frames from a number on, s.
  double unevenness(long from) const
  {
    double worst = 0;
    for(std::size_t i = 1; i < shown.size(); ++i)
      if(shown[i].second > from)
        worst = std::max(worst, std::abs(shown[i].first - shown[i - 1].first - 0.04));
    return worst;
  }
  bool isInOrder(long count) const
  {
    for(std::size_t i = 0; i < shown.size(); ++i)
      if(shown[i].second != static_cast<long>(i))
        return false;
    return static_cast<long>(shown.size()) == count;
  }

  double now = 0;
  FrameBuffer buffer{[this] { return now; }};
  bool clockRuns = true;
  double pace = 1; ///< Wall seconds per second of the game.
  std::vector<std::pair<double, FramePtr>> arrivals;
  std::size_t next = 0;
  std::vector<std::pair<double, long>> shown;
};

} // namespace

/// Frames that come in bursts are shown evenly, in order, and never later than the delay; with the clock in the test's
/// hand.
class FrameBufferTest : public QObject
{
  Q_OBJECT
private slots:
  void burstsBecomeEven_data()
  {
    QTest::addColumn<bool>("clockRuns");
    QTest::addColumn<double>("pace");
    QTest::newRow("the game runs") << true << 1.0;
    QTest::newRow("the game's clock stands still") << false << 1.0;
    QTest::newRow("twice as fast") << true << 0.5;
    QTest::newRow("at half the speed") << true << 2.0;
  }
  void burstsBecomeEven()
  {
    Line line;
    QFETCH(const bool, clockRuns);
    QFETCH(const double, pace);
    line.clockRuns = clockRuns;
    line.pace = pace;
    for(int i = 0; i < 250; ++i) // Five at a time, when the last of them has been made.
      line.comes(i, (i / 5 * 5 + 4) * 0.04);
    line.run(11);
    QVERIFY(line.isInOrder(250));
    QVERIFY2(line.unevenness(100) < 0.012, qPrintable(QString::number(line.unevenness(100))));
    QVERIFY2(std::abs(line.buffer.jitter() - 0.064) < 0.03, qPrintable(QString::number(line.buffer.jitter())));
  }
  void aGoodNetworkHasNoJitterAndOnlyTheDelay()
  {
    Line line;
    for(int i = 0; i < 100; ++i)
      line.comes(i, i * 0.04);
    line.run(5);
    QVERIFY(line.isInOrder(100));
    QVERIFY(line.buffer.jitter() < 0.0015);
    for(const auto& [at, number] : line.shown)
      QVERIFY(std::abs(at - static_cast<double>(number) * 0.04 - 0.2) < 0.0021);
  }
  void irregularFramesAreNeverLaterThanTheDelayAndInOrder()
  {
    Line line;
    unsigned random = 1;
    double last = 0;
    for(int i = 0; i < 300; ++i)
    {
      random = random * 1664525u + 1013904223u;
      last = std::max(last, i * 0.04 + (random >> 16) % 150 * 0.001); // TCP does not reorder.
      line.comes(i, last);
    }
    line.run(13);
    QVERIFY(line.isInOrder(300));
    for(std::size_t i = 0; i < line.shown.size(); ++i)
    {
      const double waited = line.shown[i].first - line.arrivals[i].first;
      QVERIFY(waited > -1e-9 && waited < 0.2021);
    }
    QVERIFY2(line.unevenness(100) < 0.015, qPrintable(QString::number(line.unevenness(100))));
  }
  void whatComesTooLateIsShownAtOnce()
  {
    Line line;
    for(int i = 0; i < 100; ++i)
      line.comes(i, i >= 50 && i < 63 ? 2.5 : i * 0.04); // Held up for half a second.
    line.run(5);
    QVERIFY(line.isInOrder(100));
    const auto late = std::ranges::find(line.shown, 50, &std::pair<double, long>::second);
    QVERIFY(std::abs(late->first - 2.5) < 0.0021);
    QVERIFY(line.shown.back().first < 99 * 0.04 + 0.2021);
  }
  void switchingOffEmptiesAtOnce()
  {
    Line line;
    for(int i = 0; i < 5; ++i)
      line.comes(i, i * 0.04);
    line.run(0.165);
    QVERIFY(line.shown.empty());
    QCOMPARE(line.buffer.size(), std::size_t(5));
    QVERIFY(line.buffer.wait() > 0.02);
    line.buffer.setDelay(0);
    QCOMPARE(line.buffer.wait(), 0.0);
    QCOMPARE(line.buffer.take().size(), std::size_t(5));
    QCOMPARE(line.buffer.size(), std::size_t(0));
    QCOMPARE(line.buffer.wait(), std::numeric_limits<double>::infinity());
    line.comes(5, 0.2);
    line.run(0.205);
    QCOMPARE(line.shown.size(), std::size_t(1)); // And what comes then is not held back.
  }
  void aSmallerDelayCountsForWhatWaits()
  {
    Line line;
    for(int i = 0; i < 5; ++i)
      line.comes(i, i * 0.04);
    line.run(0.165);
    line.buffer.setDelay(0.1);
    QCOMPARE(line.buffer.take().size(), std::size_t(2)); // Of 0 and 0.04 s.
  }
  void aPauseOfTheServerIsNoJitter()
  {
    Line line;
    for(int i = 0; i < 100; ++i)
      line.comes(i, i * 0.04 + (i < 50 ? 0 : 30));
    line.run(36);
    QVERIFY(line.isInOrder(100));
    QVERIFY(line.buffer.jitter() < 0.0015);
    QVERIFY(std::abs(line.shown.back().first - (99 * 0.04 + 30 + 0.2)) < 0.0021);
  }
  void delaysAreKeptInRange_data()
  {
    QTest::addColumn<double>("asked");
    QTest::addColumn<double>("got");
    QTest::newRow("off") << 0.0 << 0.0;
    QTest::newRow("usual") << 0.1 << 0.1;
    QTest::newRow("too long") << 9.0 << 0.5;
    QTest::newRow("negative") << -1.0 << 0.0;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << 0.0;
  }
  void delaysAreKeptInRange()
  {
    QFETCH(const double, asked);
    QFETCH(const double, got);
    FrameBuffer buffer([] { return 0.0; });
    buffer.setDelay(asked);
    QCOMPARE(buffer.delay(), got);
  }
};

QTEST_APPLESS_MAIN(FrameBufferTest)
#include "FrameBufferTest.moc"
