#include "core/run/RunFigures.h"
#include "tests/core/FrameSupport.h"
#include "tests/core/WorldSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::test;

/// What a whole run comes to: figures of signals, and a digest by which equal runs are told.
class SignalFiguresTest : public QObject
{
  Q_OBJECT

private slots:
  void aMovingThing();
  void whatARunLacksHasNoFigures();
  void jointsNeedDetailsOfPhysics();
  void equalRunsHaveEqualDigests();
  void everyDifferenceChangesTheDigest();
  void aFrameCountsOnce();
};

namespace
{

FramePtr boxAt(float x, double time, std::uint8_t visible = 1)
{
  FrameBuilder builder;
  builder.transform(x, 0, 0).single("StdUnitBox", {}, "matRed", 1).end();
  auto frame = builder.frame(1);
  static const auto structure = [&]
  {
    auto made = std::make_shared<SceneStructure>(*frame->structure);
    made->nodes[0].name = "box";
    made->nodes[0].body = true;
    return made;
  }();
  frame->structure = structure;
  frame->time = time;
  frame->visible.at(0) = visible;
  return frame;
}

std::string digestOf(const std::vector<FramePtr>& frames)
{
  RunFigures figures;
  for(const FramePtr& frame : frames)
    figures.see(frame, 0);
  return figures.digest();
}

} // namespace

void SignalFiguresTest::aMovingThing()
{
  SignalFigures figures({"bodies/box/x", "bodies/box/vx"});
  double time = 0;
  for(const float x : {1.0f, 4.0f, -2.0f, 3.0f})
    figures.see(boxAt(x, time += 0.02), 0);
  const SignalFigures::Figures& x = figures.all()[0];
  QCOMPARE(x.path, std::string("bodies/box/x"));
  QVERIFY(x.quantity == Quantity::Length);
  QCOMPARE(x.frames, 4l);
  QCOMPARE(x.end, 3.0);
  QCOMPARE(x.least, -2.0);
  QCOMPARE(x.most, 4.0);
  QCOMPARE(x.mean, 1.5);
  QCOMPARE(figures.all()[1].frames, 3l); // The first frame has none before it.
  QVERIFY(std::abs(figures.all()[1].most - 250) < 0.01);
}

void SignalFiguresTest::whatARunLacksHasNoFigures()
{
  SignalFigures figures({"no/such/signal"});
  figures.see(boxAt(0, 0), 0);
  QCOMPARE(figures.all()[0].frames, 0l);
  QVERIFY(figures.wantsPhysics());
}

void SignalFiguresTest::jointsNeedDetailsOfPhysics()
{
  World world(WorldOptions{.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"}});
  QVERIFY(world.load("examples/pendulum.rsg"));
  world.setPhysicsView(true);
  world.publish();
  const SignalCatalog catalog(*world.frame(), nullptr);
  std::string joint;
  for(const Signal& signal : catalog.all())
    if(signal.path.starts_with("joints/") && signal.path.ends_with("/angle"))
      joint = signal.path;
  QVERIFY(!joint.empty());
  world.setPhysicsView(false);
  SignalFigures figures({joint});
  for(int i = 0; i < 50; ++i)
  {
    world.cycle({});
    figures.see(world.frame(), 0);
    world.setPhysicsView(figures.wantsPhysics());
  }
  QVERIFY(figures.all()[0].frames >= 48); // Known from the second frame on.
  QVERIFY(figures.all()[0].most > figures.all()[0].least);
}

void SignalFiguresTest::equalRunsHaveEqualDigests()
{
  const std::string digest = digestOf({boxAt(1, 0), boxAt(2, 0.02)});
  QCOMPARE(digest.size(), std::size_t(16));
  QCOMPARE(digestOf({boxAt(1, 0), boxAt(2, 0.02)}), digest);
}

void SignalFiguresTest::everyDifferenceChangesTheDigest()
{
  const std::string digest = digestOf({boxAt(1, 0), boxAt(2, 0.02)});
  const auto withGame = [](const char* mode, int score)
  {
    auto frame = std::make_shared<Frame>(*boxAt(2, 0.02));
    frame->game.present = true;
    frame->game.mode = mode;
    frame->game.score = {score, 0};
    return frame;
  };
  const std::vector<std::string> others{digestOf({boxAt(1, 0)}),
                                        digestOf({boxAt(2, 0.02), boxAt(1, 0)}),
                                        digestOf({boxAt(1, 0), boxAt(std::nextafter(2.0f, 3.0f), 0.02)}),
                                        digestOf({boxAt(1, 0), boxAt(2, 0.04)}),
                                        digestOf({boxAt(1, 0), boxAt(2, 0.02, 0)}),
                                        digestOf({boxAt(1, 0), withGame("PlayOn", 0)}),
                                        digestOf({boxAt(1, 0), withGame("PlayOn", 1)}),
                                        digestOf({boxAt(1, 0), withGame("GameOver", 0)})};
  std::set<std::string> all(others.begin(), others.end());
  all.insert(digest);
  QCOMPARE(all.size(), others.size() + 1);
}

void SignalFiguresTest::aFrameCountsOnce()
{
  const FramePtr frame = boxAt(1, 0);
  QCOMPARE(digestOf({frame, frame}), digestOf({frame}));
}

QTEST_APPLESS_MAIN(SignalFiguresTest)
#include "SignalFiguresTest.moc"
