#include "app/ide/replay/TimelineMarks.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

std::shared_ptr<const GameEvents> eventsOf(const std::vector<std::pair<double, GameEvent::Kind>>& list)
{
  auto events = std::make_shared<GameEvents>();
  for(const auto& [time, kind] : list)
  {
    auto event = std::make_shared<GameEvent>();
    event->index = static_cast<int>(events->size()) + 1;
    event->time = time;
    event->kind = kind;
    event->team = 1;
    events->push_back(std::move(event));
  }
  return events;
}

} // namespace

class TimelineMarksTest : public QObject
{
  Q_OBJECT
private slots:
  void nextAndPreviousGoAlongTheTimeAxis();
  void goalsThatWereOverruledAreNoGoals();
  void thereIsNothingBeyondTheEnds();
  void theSameListIsNoNews();
};

void TimelineMarksTest::nextAndPreviousGoAlongTheTimeAxis()
{
  using Kind = GameEvent::Kind;
  TimelineMarks marks;
  QVERIFY(marks.setEvents(eventsOf({{2, Kind::Foul}, {5, Kind::Goal}, {6, Kind::Mode}, {9, Kind::Goal}})));
  QCOMPARE(marks.next(0, TimelineMarks::Which::All)->time, 2.0);
  QCOMPARE(marks.next(0, TimelineMarks::Which::Goals)->time, 5.0);
  QCOMPARE(marks.next(5, TimelineMarks::Which::Goals)->time, 9.0);
  QCOMPARE(marks.previous(9, TimelineMarks::Which::All)->time, 6.0);
  QCOMPARE(marks.previous(9, TimelineMarks::Which::Goals)->time, 5.0);
  QVERIFY(marks.all()[0].kind == TimelineMark::Kind::Foul);
  QVERIFY(marks.all()[2].kind == TimelineMark::Kind::Restart);
}

void TimelineMarksTest::goalsThatWereOverruledAreNoGoals()
{
  auto events = std::make_shared<GameEvents>(*eventsOf({{5, GameEvent::Kind::Goal}, {7, GameEvent::Kind::Goal}}));
  auto overruled = std::make_shared<GameEvent>(*events->front());
  overruled->overruled = true;
  events->front() = overruled;
  TimelineMarks marks;
  marks.setEvents(events);
  QCOMPARE(marks.next(0, TimelineMarks::Which::Goals)->time, 7.0);
  QCOMPARE(marks.next(0, TimelineMarks::Which::All)->time, 5.0);
}

void TimelineMarksTest::thereIsNothingBeyondTheEnds()
{
  TimelineMarks marks;
  QVERIFY(!marks.next(0, TimelineMarks::Which::All));
  marks.setEvents(eventsOf({{2, GameEvent::Kind::Foul}}));
  QVERIFY(!marks.next(2, TimelineMarks::Which::All));
  QVERIFY(!marks.previous(2, TimelineMarks::Which::All));
  QVERIFY(!marks.next(0, TimelineMarks::Which::Goals));
}

void TimelineMarksTest::theSameListIsNoNews()
{
  const auto events = eventsOf({{2, GameEvent::Kind::Foul}});
  TimelineMarks marks;
  QVERIFY(marks.setEvents(events));
  QVERIFY(!marks.setEvents(events));
  QVERIFY(marks.setEvents({}));
  QVERIFY(marks.all().empty());
}

QTEST_GUILESS_MAIN(TimelineMarksTest)
#include "TimelineMarksTest.moc"
