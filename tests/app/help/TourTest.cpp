#include "app/ide/help/tour/Tour.h"
#include "app/ide/help/tour/TourPlacing.h"

#include <QSignalSpy>
#include <QtTest>

#include <cstring>

using namespace sparkwright;

/// The steps of the tour, without a window.
class TourTest : public QObject
{
  Q_OBJECT
private slots:
  void itLeadsThroughAllStepsAndEnds()
  {
    Tour tour;
    QVERIFY(!tour.running() && tour.index() == -1 && !tour.confirmed());
    tour.next(); // Not before it has begun.
    QVERIFY(!tour.running());
    tour.start();
    QCOMPARE(tour.index(), 0);
    tour.back();
    QCOMPARE(tour.index(), 0);
    for(int i = 1; i < tour.count(); ++i)
      tour.next();
    QVERIFY(tour.isLast());
    tour.back();
    QCOMPARE(tour.index(), tour.count() - 2);
    tour.next();
    tour.next();
    QVERIFY(!tour.running());
    tour.start();
    QCOMPARE(tour.index(), 0);
    tour.end();
    QVERIFY(!tour.running());
  }
  void aStepIsConfirmedByItsDeedOnly()
  {
    static constexpr TourStep steps[] = {{"a", "b", "run", TourDeed::RunOrPause, TourTarget::Views, {}, "x"},
                                         {"c", "d", "", TourDeed::None, TourTarget::Views, {}, "x"}};
    Tour tour{std::span<const TourStep>(steps)};
    QSignalSpy done(&tour, &Tour::done);
    tour.note(TourDeed::RunOrPause); // Not running.
    tour.start();
    tour.note(TourDeed::MoveCamera);
    QVERIFY(!tour.confirmed() && done.isEmpty());
    tour.note(TourDeed::RunOrPause);
    tour.note(TourDeed::RunOrPause);
    QVERIFY(tour.confirmed());
    QCOMPARE(done.size(), 1);
    tour.next();
    tour.note(TourDeed::None);
    QVERIFY(!tour.confirmed());
    tour.back();
    QVERIFY(tour.confirmed());
    tour.start();
    QVERIFY(!tour.confirmed());
  }
  void stepsAreComplete()
  {
    QVERIFY(tourSteps().size() >= 6 && tourSteps().size() <= 9);
    for(const TourStep& step : tourSteps())
    {
      QVERIFY(*step.title && *step.text && *step.help);
      QVERIFY2((step.deed == TourDeed::None) == (*step.task == '\0'), step.title);
      QVERIFY2((step.target == TourTarget::Docks) == (step.docks[0] != nullptr), step.title);
      QVERIFY2(std::strlen(step.text) < 300, step.title); // It has to be read at a glance.
    }
  }

  void theBalloonStandsBesideItsThing()
  {
    const QRect window(0, 0, 1000, 800);
    const QSize size(300, 150);
    for(const QRect& about :
        {QRect(0, 100, 200, 500), QRect(800, 100, 200, 500), QRect(0, 0, 1000, 40), QRect(0, 600, 1000, 200)})
    {
      const QRect place = balloonPlace(window, about, size);
      QCOMPARE(place.size(), size);
      QVERIFY(window.contains(place) && !place.intersects(about));
    }
    QVERIFY(balloonPlace(window, QRect(100, 20, 80, 30), size).top() > 50); // Below buttons.
    // Without room beside it: inside.
    const QRect large = balloonPlace(window, window, size);
    QVERIFY(window.contains(large));
    // A window that is too small: from its corner.
    QCOMPARE(balloonPlace(QRect(0, 0, 100, 80), QRect(0, 0, 100, 80), size).topLeft(), QPoint(12, 12));
  }
};

QTEST_GUILESS_MAIN(TourTest)
#include "TourTest.moc"
