#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/data/SensorContainer.h"

#include <QtTest>

#include <stdexcept>

using namespace sparkwright::f2000;

namespace
{

int addTo(SensorContainer& container, const char* device, const char* model, const char* type, const char* feature)
{
  auto data = makeData(feature);
  data->identify({device, model, type, feature});
  return container.add(std::move(data));
}

} // namespace

/// Queries of a robot's sensors in the F2000 league: F18 of its scenarios, and which of several is the best.
class SensorContainerTest : public QObject
{
  Q_OBJECT
private slots:
  void F18_anySensorOfAFeatureWillDo_data()
  {
    QTest::addColumn<QString>("device");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("type");
    QTest::newRow("laser") << "laser" << "LMS200" << "LRF";
    QTest::newRow("camera") << "eye" << "DFW500" << "camera";
  }
  void F18_anySensorOfAFeatureWillDo()
  {
    QFETCH(QString, device);
    QFETCH(QString, model);
    QFETCH(QString, type);
    SensorContainer container;
    addTo(container, qPrintable(device), qPrintable(model), qPrintable(type), "goalAngle");
    addTo(container, qPrintable(device), qPrintable(model), qPrintable(type), "goalDistance");
    SensorQuery goal;
    goal.feature = "DISTANCETOGOAL";
    const SensorDataPlugin* const found = container.get(goal);
    QVERIFY(found && found->identity().feature == "goalDistance");
    SensorQuery never;
    never.model = "LMS200";
    never.type = "camera";
    QVERIFY(container.find(never).empty());
    QVERIFY(!container.get(never));
  }

  void allThatFitComeInOrder()
  {
    SensorContainer container;
    QCOMPARE(addTo(container, "a", "X", "camera", "ball"), 1);
    QCOMPARE(addTo(container, "b", "Y", "camera", "objects"), 2);
    QCOMPARE(addTo(container, "c", "X", "omnivision", "ball"), 3);
    SensorQuery camera;
    camera.type = "CAMERA";
    QCOMPARE(container.find(camera).size(), 2u);
    SensorQuery one;
    one.device = "c";
    QVERIFY(container.find(one).at(0) == container.at(3));
    QCOMPARE(container.find({}).size(), 3u);
    QVERIFY(!container.at(0) && !container.at(4) && !container.at(-1));
  }

  void theBestOfSeveralIsFound()
  {
    SensorContainer container;
    for(const char* const device : {"a", "b", "c"})
      addTo(container, device, device, "camera", "ball");
    SensorQuery ball;
    ball.feature = "ball";
    container.setTime(2'000'000, 500'000);
    QVERIFY(container.get(ball) == container.at(1)); // All without data: by order.
    container.at(1)->setStamp(100);
    container.at(2)->setStamp(1'900'000);
    container.at(3)->setStamp(1'800'000);
    QVERIFY(container.get(ball) == container.at(2)); // The newest.
    container.at(2)->setStale(true);
    QVERIFY(container.get(ball) == container.at(3));
    container.prefer({"A"});
    QVERIFY(container.get(ball) == container.at(1)); // Wanted, though old.
  }

  void dataOfAnotherFormatAreNotFound()
  {
    SensorContainer container;
    addTo(container, "a", "X", "camera", "ball");
    SensorQuery ball;
    ball.feature = "ball";
    ball.layout = layoutOf("ball")->id;
    QVERIFY(container.get(ball));
    ball.layout = layoutOf("objects")->id;
    QVERIFY(!container.get(ball));
  }

  void whatIsMissingIsTold()
  {
    SensorContainer container;
    SensorQuery scan;
    scan.feature = "180DegreeScan";
    QVERIFY_EXCEPTION_THROWN(container.require(scan), std::out_of_range);
    addTo(container, "eye", "DFW500", "camera", "ball");
    try
    {
      container.require(scan);
      QFAIL("nothing was missing");
    }
    catch(const std::out_of_range& missing)
    {
      QVERIFY(QString::fromUtf8(missing.what()).contains("eye (DFW500, camera): ball"));
    }
    addTo(container, "laser", "LMS200", "LRF", "180DegreeScan");
    QVERIFY(&container.require(scan) == container.at(2));
  }
};

QTEST_APPLESS_MAIN(SensorContainerTest)
#include "SensorContainerTest.moc"
