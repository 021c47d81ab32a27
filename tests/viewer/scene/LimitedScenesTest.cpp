#include "tests/viewer/FrameSupport.h"
#include "viewer/camera/Camera.h"
#include "viewer/render/DrawCalls.h"

#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

/// Capsules of different sizes in a row.
FramePtr capsules(int count, float from = 1)
{
  FrameBuilder b;
  for(int i = 0; i < count; ++i)
  {
    b.open("thing", Vec3f(static_cast<float>(i), 0, 0));
    b.mesh("StdCapsule", Vec3f::Ones(), {"matRed"}, {from + static_cast<float>(i) / 1000, 1});
    b.close();
  }
  return b.take();
}

/// Equal things at each place.
FramePtr things(const std::vector<Vec3f>& places, const std::string& mesh, float size)
{
  FrameBuilder b;
  for(const Vec3f& place : places)
  {
    b.open("thing", place);
    b.mesh(mesh, Vec3f::Constant(size), {"matRed"});
    b.close();
  }
  return b.take();
}

} // namespace

/// Scenes from servers elsewhere: however much they have, what is kept and what is drawn stays bounded.
class LimitedScenesTest : public QObject
{
  Q_OBJECT
private slots:
  void shapesAreMadeLittleByLittle()
  {
    SceneDrawing drawing;
    drawing.setLimits(SceneDrawing::Limits{.shapes = {500, 1u << 30}, .shapesAtOnce = 20});
    drawing.setFrame(capsules(50));
    QVERIFY(drawing.isUnfinished());
    QCOMPARE(drawing.instances().size(), std::size_t(20));
    drawing.goOn();
    QCOMPARE(drawing.instances().size(), std::size_t(40));
    drawing.goOn();
    QVERIFY(!drawing.isUnfinished());
    QCOMPARE(drawing.instances().size(), std::size_t(50));
    QCOMPARE(drawing.leftOut(), 0);
    drawing.setFrame(nullptr);
    QVERIFY(!drawing.isUnfinished());
  }
  void withoutLimitsAllIsDrawnAtOnce()
  {
    SceneDrawing drawing;
    drawing.setFrame(capsules(300));
    QVERIFY(!drawing.isUnfinished());
    QCOMPARE(drawing.instances().size(), std::size_t(300));
  }
  void whatThereIsNoRoomForIsLeftOut()
  {
    SceneDrawing drawing;
    drawing.setLimits(SceneDrawing::Limits{.shapes = {30, 1u << 30}, .shapesAtOnce = 1000});
    drawing.setFrame(capsules(50));
    QVERIFY(!drawing.isUnfinished());
    QCOMPARE(drawing.instances().size(), std::size_t(30));
    QCOMPARE(drawing.leftOut(), 20);
    drawing.setLimits({});
    drawing.setFrame(capsules(50));
    QCOMPARE(drawing.instances().size(), std::size_t(50));
    QCOMPARE(drawing.leftOut(), 0);
  }
  void bytesAreLimitedToo()
  {
    SceneDrawing drawing;
    drawing.setLimits(SceneDrawing::Limits{.shapes = {1000, 300'000}, .shapesAtOnce = 1000});
    drawing.setFrame(capsules(50));
    QVERIFY(drawing.instances().size() > 1 && drawing.instances().size() < 20);
    QCOMPARE(static_cast<std::size_t>(drawing.leftOut()), 50 - drawing.instances().size());
  }
  void trianglesOfTheWholeSceneAreLimited()
  {
    SceneDrawing drawing;
    drawing.setFrame(things({Vec3f::Zero()}, "StdUnitSphere", 1));
    const auto one = static_cast<long>(drawing.library().shapes().front().level[0].indices.size() / 3);
    drawing.setLimits(SceneDrawing::Limits{.triangles = 7 * one});
    drawing.setFrame(things(std::vector<Vec3f>(20, Vec3f::Zero()), "StdUnitSphere", 1));
    QCOMPARE(drawing.instances().size(), std::size_t(7));
    QCOMPARE(drawing.leftOut(), 13);
  }
  void shapesOfFormerScenesAreDropped()
  {
    SceneDrawing drawing;
    drawing.setLimits(SceneDrawing::Limits{.shapes = {100, 1u << 30}, .shapesAtOnce = 1000});
    const auto id = drawing.libraryId();
    for(int i = 0; i < 20; ++i)
    {
      drawing.setFrame(capsules(40, static_cast<float>(i + 1)));
      QCOMPARE(drawing.instances().size(), std::size_t(40)); // All of each scene is drawn.
      QVERIFY(drawing.library().shapes().size() <= 100);
      for(const SceneDrawing::Batch& batch : drawing.batches())
        QVERIFY(batch.shape < static_cast<int>(drawing.library().shapes().size()));
    }
    QVERIFY(drawing.libraryId() != id); // The card gets them anew.
  }
  void aScenesShapesStayWhileItLasts()
  {
    SceneDrawing drawing;
    drawing.setLimits(SceneDrawing::Limits{.shapes = {100, 1u << 30}, .shapesAtOnce = 30});
    const FramePtr frame = capsules(90);
    drawing.setFrame(frame);
    const auto id = drawing.libraryId();
    while(drawing.isUnfinished())
      drawing.goOn();
    drawing.setFrame(std::make_shared<Frame>(*frame)); // The next one of the same scene.
    QCOMPARE(drawing.libraryId(), id);
    QCOMPARE(drawing.instances().size(), std::size_t(90));
  }
  void anExpensivePictureIsDrawnCoarserBeforeAnythingIsLeftOut()
  {
    SceneDrawing drawing;
    drawing.setFrame(things(std::vector<Vec3f>(10, {0, 8, 0}), "StdUnitSphere", 0.5f));
    const auto& levels = drawing.library().shapes().front().level;
    const auto triangles = [&](std::size_t level) { return static_cast<long>(levels[level].indices.size() / 3); };
    DrawCalls calls;
    const auto choose = [&](std::optional<DrawCalls::Budget> budget)
    {
      Camera camera;
      camera.setViewport(800, 600);
      camera.look({0, 1, 0}, 1, 0, 0);
      calls.setBudget(budget, 800 * 600);
      calls.choose(drawing, camera.projection() * camera.view(), camera.position(), camera.projection()(1, 1) * 300);
    };
    choose({});
    QCOMPARE(calls.instances().size(), std::size_t(10));
    QCOMPARE(calls.calls().front().level, 0);
    choose(DrawCalls::Budget{10 * triangles(2), 1e6});
    QCOMPARE(calls.instances().size(), std::size_t(10));
    QCOMPARE(calls.calls().front().level, 2);
    QCOMPARE(calls.leftOut(), 0);
    // What is not complete anyway costs only half.
    choose(DrawCalls::Budget{8 * triangles(2), 1e6});
    QCOMPARE(calls.instances().size(), std::size_t(4));
    QCOMPARE(calls.leftOut(), 6);
  }
  void veryManySmallThingsAreCounted()
  {
    SceneDrawing drawing;
    drawing.setFrame(things(std::vector<Vec3f>(2'000, {0, 8, 0}), "StdUnitBox", 0.05f));
    Camera camera;
    camera.setViewport(800, 600);
    camera.look({0, 1, 0}, 1, 0, 0);
    DrawCalls calls;
    calls.setBudget(DrawCalls::Budget{24'000, 1e6}, 800 * 600); // Of 12 triangles each, which is less than a box costs.
    calls.choose(drawing, camera.projection() * camera.view(), camera.position(), camera.projection()(1, 1) * 300);
    QCOMPARE(calls.instances().size(), std::size_t(500));
    QCOMPARE(calls.leftOut(), 1'500);
  }
  void amongTheRobotsOfAMatchNothingIsLeftOut()
  {
    FrameBuilder b;
    b.soccerScene();
    for(int i = 0; i < 22; ++i)
      b.robot(static_cast<float>(i % 6) * 0.4f, static_cast<float>(i / 6) * 0.4f, 0, i % 2 == 0, i / 2 + 1);
    SceneDrawing drawing;
    drawing.setLimits(SceneDrawing::Limits());
    drawing.setFrame(b.take());
    QVERIFY(!drawing.isUnfinished()); // It appears at once.
    QCOMPARE(drawing.leftOut(), 0);
    DrawCalls calls;
    for(const float distance : {0.3f, 0.6f, 2.f, 15.f})
      for(const float turn : {0.f, 1.f, 2.f, 3.f})
      {
        Camera camera;
        camera.setViewport(800, 600);
        camera.look({0.4f, 0.4f, 0.4f}, distance, turn, 0.2f);
        calls.setBudget(DrawCalls::Budget{200'000, 48}, 800 * 600); // As where the processor draws.
        calls.choose(drawing, camera.projection() * camera.view(), camera.position(), camera.projection()(1, 1) * 300);
        QVERIFY(calls.instances().size() > 10);
        QCOMPARE(calls.leftOut(), 0);
      }
  }
  void thingsThatFillThePictureAreCounted()
  {
    SceneDrawing drawing;
    drawing.setFrame(things(std::vector<Vec3f>(50, Vec3f::Zero()), "StdUnitBox", 1000));
    Camera camera;
    camera.setViewport(800, 600);
    DrawCalls calls;
    calls.setBudget(DrawCalls::Budget{1'000'000, 24}, 800 * 600);
    calls.choose(drawing, camera.projection() * camera.view(), camera.position(), camera.projection()(1, 1) * 300);
    QCOMPARE(calls.instances().size(), std::size_t(12));
    QCOMPARE(calls.leftOut(), 38);
  }
};

QTEST_APPLESS_MAIN(LimitedScenesTest)
#include "LimitedScenesTest.moc"
