#include "app/ide/replay/TimelineBar.h"
#include "tests/VerifyNear.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;

namespace
{

struct BarStage
{
  BarStage()
  {
    bar.resize(624, bar.sizeHint().height()); // 600 px of axis.
    bar.setRun(100, 160);
    auto events = std::make_shared<GameEvents>();
    auto goal = std::make_shared<GameEvent>();
    goal->kind = GameEvent::Kind::Goal;
    goal->time = 130;
    goal->team = 1;
    events->push_back(goal);
    marks.setEvents(events);
    bar.setMarks(marks);
    bar.show();
  }
  QPoint at(double seconds) const { return {static_cast<int>(std::lround(bar.placeOf(seconds))), 22}; }

  TimelineBar bar;
  TimelineMarks marks;
};

} // namespace

class TimelineBarTest : public QObject
{
  Q_OBJECT
private slots:
  void theRunFillsTheAxis();
  void pressingAndDraggingChoosesMoments();
  void shiftAndDraggingChoosesARange();
  void shiftAndAClickEndsTheRange();
  void aClickOnAMarkGoesThereAndNamesTheEvent();
  void theWheelZoomsAboutTheMouse();
  void theHeadStaysInSightOfAPart();
  void aGrowingRunStaysWhole();
  void keysStepAndJump();
  void timesAreReadable();
  void timesAtTheEndsAreNotCutOff();
};

void TimelineBarTest::theRunFillsTheAxis()
{
  BarStage stage;
  QCOMPARE(stage.bar.timeAt(0), 100.0);
  QCOMPARE(stage.bar.timeAt(10000), 160.0);
  VERIFY_NEAR(stage.bar.timeAt(stage.bar.placeOf(123.4)), 123.4, 1e-9);
}

void TimelineBarTest::pressingAndDraggingChoosesMoments()
{
  BarStage stage;
  QSignalSpy chosen(&stage.bar, &TimelineBar::timeChosen);
  QTest::mousePress(&stage.bar, Qt::LeftButton, {}, stage.at(110));
  QTest::mouseMove(&stage.bar, stage.at(150));
  QTest::mouseRelease(&stage.bar, Qt::LeftButton, {}, stage.at(150));
  QCOMPARE(chosen.size(), 2);
  VERIFY_NEAR(chosen[0][0].toDouble(), 110.0, 0.06);
  VERIFY_NEAR(chosen[1][0].toDouble(), 150.0, 0.06);
}

void TimelineBarTest::shiftAndDraggingChoosesARange()
{
  BarStage stage;
  std::optional<Playback::Range> range;
  connect(&stage.bar, &TimelineBar::loopChosen, this, [&](std::optional<Playback::Range> now) { range = now; });
  QTest::mousePress(&stage.bar, Qt::LeftButton, Qt::ShiftModifier, stage.at(150));
  QTest::mouseMove(&stage.bar, stage.at(120));
  QTest::mouseRelease(&stage.bar, Qt::LeftButton, Qt::ShiftModifier, stage.at(120));
  QVERIFY(range);
  VERIFY_NEAR(range->from, 120.0, 0.06);
  VERIFY_NEAR(range->to, 150.0, 0.06);
}

void TimelineBarTest::shiftAndAClickEndsTheRange()
{
  BarStage stage;
  std::optional<Playback::Range> range = Playback::Range{1, 2};
  connect(&stage.bar, &TimelineBar::loopChosen, this, [&](std::optional<Playback::Range> now) { range = now; });
  QTest::mouseClick(&stage.bar, Qt::LeftButton, Qt::ShiftModifier, stage.at(150));
  QVERIFY(!range);
}

void TimelineBarTest::aClickOnAMarkGoesThereAndNamesTheEvent()
{
  BarStage stage;
  QSignalSpy chosen(&stage.bar, &TimelineBar::timeChosen);
  std::shared_ptr<const GameEvent> event;
  connect(&stage.bar, &TimelineBar::eventChosen, this, [&](std::shared_ptr<const GameEvent> one) { event = one; });
  const QPoint nearby(stage.at(130).x() + 3, 10);
  QVERIFY(stage.bar.markAt(nearby));
  QTest::mouseClick(&stage.bar, Qt::LeftButton, {}, nearby);
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(chosen[0][0].toDouble(), 130.0);
  QVERIFY(event && event->kind == GameEvent::Kind::Goal);
  QVERIFY(!stage.bar.markAt(QPoint(stage.at(140).x(), 10)));
}

void TimelineBarTest::theWheelZoomsAboutTheMouse()
{
  BarStage stage;
  const QPoint place = stage.at(130);
  const double before = stage.bar.timeAt(place.x());
  for(int i = 0; i < 5; ++i)
  {
    QWheelEvent wheel(place, stage.bar.mapToGlobal(place), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&stage.bar, &wheel);
  }
  const Playback::Range part = stage.bar.visible();
  VERIFY_NEAR(part.to - part.from, 60 / std::pow(1.25, 5), 1e-6);
  VERIFY_NEAR(stage.bar.timeAt(place.x()), before, 1e-6);
  QTest::mouseDClick(&stage.bar, Qt::LeftButton, {}, place);
  QCOMPARE(stage.bar.visible(), (Playback::Range{100, 160}));
}

void TimelineBarTest::theHeadStaysInSightOfAPart()
{
  BarStage stage;
  QWheelEvent wheel(stage.at(110), stage.bar.mapToGlobal(stage.at(110)), {}, {0, 1200}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&stage.bar, &wheel);
  QVERIFY(stage.bar.visible().to < 150);
  stage.bar.setTime(150);
  QVERIFY(stage.bar.visible().from <= 150 && stage.bar.visible().to >= 150);
}

void TimelineBarTest::aGrowingRunStaysWhole()
{
  BarStage stage;
  stage.bar.setRun(100, 300);
  QCOMPARE(stage.bar.visible(), (Playback::Range{100, 300}));
}

void TimelineBarTest::keysStepAndJump()
{
  BarStage stage;
  stage.bar.setTime(120);
  QSignalSpy chosen(&stage.bar, &TimelineBar::timeChosen), stepped(&stage.bar, &TimelineBar::stepped);
  QTest::keyClick(&stage.bar, Qt::Key_Right);
  QTest::keyClick(&stage.bar, Qt::Key_Left);
  QCOMPARE(stepped.size(), 2);
  QCOMPARE(stepped[0][0].toLongLong(), 1);
  QCOMPARE(stepped[1][0].toLongLong(), -1);
  QTest::keyClick(&stage.bar, Qt::Key_Right, Qt::ShiftModifier);
  QTest::keyClick(&stage.bar, Qt::Key_Home);
  QTest::keyClick(&stage.bar, Qt::Key_End);
  QCOMPARE(chosen.size(), 3);
  QCOMPARE(chosen[0][0].toDouble(), 121.0);
  QCOMPARE(chosen[1][0].toDouble(), 100.0);
  QCOMPARE(chosen[2][0].toDouble(), 160.0);
}

void TimelineBarTest::timesAreReadable()
{
  QLocale::setDefault(QLocale::c());
  QCOMPARE(TimelineBar::clockText(0, false), QStringLiteral("0:00"));
  QCOMPARE(TimelineBar::clockText(65.249, true), QStringLiteral("1:05.24"));
  QCOMPARE(TimelineBar::clockText(3600, false), QStringLiteral("60:00"));
  QCOMPARE(TimelineBar::clockText(-5, false), QStringLiteral("-0:05"));
}

void TimelineBarTest::timesAtTheEndsAreNotCutOff()
{
  BarStage stage;
  stage.bar.setRun(3600, 36000); // Ends with long times.
  const QImage picture = stage.bar.grab().toImage();
  const double ratio = picture.devicePixelRatio();
  const int below = static_cast<int>(26 * ratio); // The axis with its lines.
  for(const int x : {0, picture.width() - 1})
    for(int y = below; y < picture.height(); ++y)
      QVERIFY2(picture.pixelColor(x, y) == picture.pixelColor(x, picture.height() - 1), qPrintable(QString::number(y)));
  int written = 0; // What stands next to the right end.
  for(int x = picture.width() - static_cast<int>(30 * ratio); x < picture.width(); ++x)
    for(int y = below; y < picture.height(); ++y)
      written += picture.pixelColor(x, y) != picture.pixelColor(0, picture.height() - 1);
  QVERIFY(written > 20);
}

QTEST_MAIN(TimelineBarTest)
#include "TimelineBarTest.moc"
