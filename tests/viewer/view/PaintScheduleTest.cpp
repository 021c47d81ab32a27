#include "viewer/view/PaintSchedule.h"

#include <QtTest>

using namespace sparkwright;
using Edges = PaintSchedule::Edges;

class PaintScheduleTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    now_ = 1000;
    schedule_.emplace([this] { return now_; });
  }

  void aQuickPaintDelaysNothing()
  {
    QCOMPARE(schedule_->delay(), 0); // Nothing was painted yet.
    paint(12);
    QCOMPARE(schedule_->delay(), 0);
  }
  void aSlowPaintLeavesAsMuchTimeAsItTook()
  {
    paint(30);
    QCOMPARE(schedule_->delay(), 30);
    now_ += 20;
    QCOMPARE(schedule_->delay(), 10);
    now_ += 20;
    QCOMPARE(schedule_->delay(), 0);
  }
  void noPaintWaitsLongerThanTheLimit()
  {
    paint(3000);
    QCOMPARE(schedule_->delay(), PaintSchedule::longestDelay);
  }
  void edgesArePlainFromASlowPaintToAQuickOne()
  {
    QCOMPARE(paint(40), Edges::Smooth);
    QCOMPARE(paint(41), Edges::Smooth); // Just too slow: the next one is cheaper.
    QCOMPARE(paint(10), Edges::Plain);  // Not quick enough: smooth again, it would be slow again.
    QCOMPARE(paint(9), Edges::Plain);
    QCOMPARE(paint(9), Edges::Smooth);
  }
  void ofTheProcessorEdgesArePlainUntilItProvesQuick()
  {
    schedule_->drawnByProcessor();
    QCOMPARE(schedule_->delay(), 0); // Nothing was painted yet.
    QCOMPARE(paint(300), Edges::Plain);
    QCOMPARE(paint(4), Edges::Plain);
    QCOMPARE(paint(3), Edges::Plain);
    QCOMPARE(paint(16), Edges::Smooth);
    QCOMPARE(paint(17), Edges::Smooth); // No longer than a refresh of the screen.
    QCOMPARE(paint(3), Edges::Plain);
    QCOMPARE(paint(3), Edges::Smooth);
  }
  void aRefinedPictureIsSmoothOnceAndDecidesNothing()
  {
    paint(100);
    QCOMPARE(paint(30), Edges::Plain);
    schedule_->refine();
    QCOMPARE(paint(5), Edges::Smooth);
    QCOMPARE(paint(30), Edges::Plain);
    paint(5);
    schedule_->refine();
    QCOMPARE(paint(500), Edges::Smooth);
    QCOMPARE(paint(5), Edges::Smooth);
  }
  void aSwapWithoutAPaintChangesNothing_data()
  {
    QTest::addColumn<int>("cost");
    QTest::newRow("before any paint") << 0;
    QTest::newRow("after a slow paint") << 30;
  }
  void aSwapWithoutAPaintChangesNothing()
  {
    QFETCH(int, cost);
    if(cost > 0)
      paint(cost);
    const int before = schedule_->delay();
    schedule_->end();
    QCOMPARE(schedule_->delay(), before);
    now_ += 10;
    schedule_->end();
    QCOMPARE(schedule_->delay(), std::max(0, before - 10)); // The time since the last paint goes on.
  }

private:
  Edges paint(int cost)
  {
    const Edges edges = schedule_->begin();
    now_ += cost;
    schedule_->end();
    return edges;
  }

  qint64 now_ = 0;
  std::optional<PaintSchedule> schedule_;
};

QTEST_MAIN(PaintScheduleTest)
#include "PaintScheduleTest.moc"
