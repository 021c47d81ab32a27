#include "WebSupport.h"
#include "app/web/stream/SceneCoder.h"
#include "core/record/RecordSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <limits>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// Largest difference of the upper rows; infinity if there are not as many.
float apart(const std::vector<Mat4f>& a, const std::vector<Mat4f>& b)
{
  if(a.size() != b.size())
    return std::numeric_limits<float>::infinity();
  float most = 0;
  for(std::size_t i = 0; i < a.size(); ++i)
    most = std::max(most, (a[i] - b[i]).topRows<3>().cwiseAbs().maxCoeff());
  return most;
}

float apart(const std::vector<Mat4f>& read, const FramePtr& frame)
{
  std::vector<Mat4f> world;
  frame->worldTransforms(world);
  return apart(read, world);
}

constexpr float rounding = 4e-3f; // A few transforms one upon another, metres away.

} // namespace

/// What the scripts of the page read is what the frames had.
class PosesInPageTest : public QObject
{
  Q_OBJECT

private slots:
  void posesAreThoseOfTheFrames();
  void changesFollowAWholeFrame();
  void aWholeFrameNeedsNoneBefore();
  void aChangeWithoutItsFrameIsLeftOut();
  void meshesVanishAndComeBack();
  void betweenFramesThingsMoveEvenly();
  void whatIsPlacedDoesNotFly();
  void posesThatAreNoRotationsStay();
  void whatIsNowhereShrinksToNothing();
  void framesOfAMatchAreRead();
  void standingStillNeedsNoRoom();
  void damagedMessagesAreTold_data();
  void damagedMessagesAreTold();
};

void PosesInPageTest::posesAreThoseOfTheFrames()
{
  SceneCoder scene;
  PageReader page;
  const FramePtr frame = chainFrame(0.4);
  QVERIFY(scene.take(frame));
  QCOMPARE(page.take(scene.whole() + scene.poses().whole()), QString());
  QCOMPARE(page.scenes(), 1);
  QCOMPARE(page.frames(), 1);
  QCOMPARE(page.frame(0)["time"].toDouble(), 0.4);
  QVERIFY(page.frame(0)["clock"].isNull()); // There is no game.
  VERIFY_WITHIN(apart(page.world(0), frame), 0.f, rounding);
}

void PosesInPageTest::changesFollowAWholeFrame()
{
  SceneCoder scene;
  PageReader page;
  for(int i = 0; i < 60; ++i)
  {
    const FramePtr frame = chainFrame(0.04 * i);
    const bool first = scene.take(frame);
    QCOMPARE(first, i == 0);
    QCOMPARE(page.take(first ? scene.whole() + scene.poses().whole() : scene.poses().change()), QString());
    VERIFY_WITHIN(apart(page.world(i), frame), 0.f, rounding); // Rounding does not add up.
  }
}

void PosesInPageTest::aWholeFrameNeedsNoneBefore()
{
  SceneCoder scene;
  for(int i = 0; i < 10; ++i)
    scene.take(chainFrame(0.1 * i));
  PageReader page;
  QCOMPARE(page.take(scene.whole() + scene.poses().whole()), QString());
  VERIFY_WITHIN(apart(page.world(0), chainFrame(0.9)), 0.f, rounding);
}

void PosesInPageTest::aChangeWithoutItsFrameIsLeftOut()
{
  SceneCoder scene;
  scene.take(chainFrame(0));
  scene.take(chainFrame(0.1));
  PageReader page;
  QCOMPARE(page.take(scene.whole() + scene.poses().change()), QString());
  QCOMPARE(page.frames(), 0);
  QCOMPARE(page.take(scene.poses().whole()), QString());
  QCOMPARE(page.frames(), 1);
}

void PosesInPageTest::meshesVanishAndComeBack()
{
  SceneCoder scene;
  PageReader page;
  scene.take(chainFrame(0));
  page.take(scene.whole() + scene.poses().whole());
  scene.take(chainFrame(2));
  page.take(scene.poses().change());
  scene.take(chainFrame(0.5));
  page.take(scene.poses().change());
  QCOMPARE(page.frame(0)["visible"].toArray(), (QJsonArray{1, 1, 1}));
  QCOMPARE(page.frame(1)["visible"].toArray(), (QJsonArray{1, 1, 0}));
  QCOMPARE(page.frame(2)["visible"].toArray(), (QJsonArray{1, 1, 1}));
}

void PosesInPageTest::betweenFramesThingsMoveEvenly()
{
  SceneCoder scene;
  PageReader page;
  scene.take(chainFrame(0));
  page.take(scene.whole() + scene.poses().whole());
  scene.take(chainFrame(0.04));
  page.take(scene.poses().change());
  VERIFY_WITHIN(apart(page.world(0, 1, 0.5), chainFrame(0.02)), 0.f, rounding);
  VERIFY_WITHIN(apart(page.world(0, 1, 1), chainFrame(0.04)), 0.f, rounding);
}

void PosesInPageTest::whatIsPlacedDoesNotFly()
{
  SceneCoder scene;
  PageReader page;
  scene.take(chainFrame(0));
  page.take(scene.whole() + scene.poses().whole());
  auto placed = std::make_shared<Frame>(*chainFrame(0));
  placed->time = 0.04;
  placed->local[0](0, 3) += 5;
  scene.take(placed);
  page.take(scene.poses().change());
  VERIFY_WITHIN(apart(page.world(0, 1, 0.4), chainFrame(0)), 0.f, rounding);
  VERIFY_WITHIN(apart(page.world(0, 1, 0.6), placed), 0.f, rounding);
}

void PosesInPageTest::posesThatAreNoRotationsStay()
{
  SceneCoder scene;
  PageReader page;
  auto sheared = std::make_shared<Frame>(*chainFrame(0));
  sheared->local[1](0, 1) += 0.5f;
  sheared->local[2].col(0) *= 3;
  scene.take(sheared);
  page.take(scene.whole() + scene.poses().whole());
  VERIFY_WITHIN(apart(page.world(0), sheared), 0.f, 3 * rounding);
  scene.take(chainFrame(0.1)); // And back.
  page.take(scene.poses().change());
  VERIFY_WITHIN(apart(page.world(1), chainFrame(0.1)), 0.f, rounding);
}

void PosesInPageTest::whatIsNowhereShrinksToNothing()
{
  SceneCoder scene;
  PageReader page;
  auto lost = std::make_shared<Frame>(*chainFrame(0));
  lost->local[1](2, 3) = std::numeric_limits<float>::quiet_NaN();
  scene.take(chainFrame(0));
  page.take(scene.whole() + scene.poses().whole());
  scene.take(lost);
  page.take(scene.poses().change());
  const std::vector<Mat4f> world = page.world(1);
  QVERIFY(world[1].allFinite() && world[2].allFinite());
  QVERIFY(world[1].topLeftCorner(3, 3).isZero());
}

void PosesInPageTest::framesOfAMatchAreRead()
{
  SceneCoder scene;
  PageReader page;
  int scenes = 0;
  for(const FramePtr& frame : matchFrames())
  {
    const bool fresh = scene.take(frame);
    scenes += fresh ? 1 : 0;
    QCOMPARE(page.take(fresh ? scene.change() + scene.poses().whole() : scene.poses().change()), QString());
  }
  QVERIFY(scenes > 1);
  QCOMPARE(page.scenes(), scenes);
  QCOMPARE(page.frames(), static_cast<int>(matchFrames().size()));
  for(const int i : {0, page.frames() / 2, page.frames() - 1})
    VERIFY_WITHIN(apart(page.world(i), matchFrames()[static_cast<std::size_t>(i)]), 0.f, rounding);
}

void PosesInPageTest::standingStillNeedsNoRoom()
{
  SceneCoder scene;
  scene.take(chainFrame(0));
  scene.take(chainFrame(0));
  QCOMPARE(scene.poses().change().size(), std::size_t(5 + 13 + 2)); // Head, times, and two zeros.
}

void PosesInPageTest::damagedMessagesAreTold_data()
{
  QTest::addColumn<int>("cutAt");
  QTest::addColumn<int>("changedAt");
  QTest::newRow("in a head") << 3 << -1;
  QTest::newRow("in a scene") << 200 << -1;
  QTest::newRow("before its end") << -2 << -1;
  QTest::newRow("a slot that is none") << -1 << -10;
}

void PosesInPageTest::damagedMessagesAreTold()
{
  QFETCH(int, cutAt);
  QFETCH(int, changedAt);
  SceneCoder scene;
  scene.take(chainFrame(0));
  scene.take(chainFrame(0.1));
  std::string bytes = scene.whole() + scene.poses().whole();
  if(changedAt != -1)
    bytes[bytes.size() - scene.poses().whole().size() + 5 + 13 + 1] = 0x7e;
  else
    bytes.resize(cutAt > 0 ? static_cast<std::size_t>(cutAt) : bytes.size() + static_cast<std::size_t>(cutAt));
  PageReader page;
  const QString problem = page.take(bytes);
  QVERIFY2(problem.contains("Error"), qPrintable(problem));
}

QTEST_GUILESS_MAIN(PosesInPageTest)
#include "PosesInPageTest.moc"
