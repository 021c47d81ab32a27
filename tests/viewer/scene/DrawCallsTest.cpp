#include "tests/viewer/FrameSupport.h"
#include "viewer/camera/Camera.h"
#include "viewer/render/DrawCalls.h"

#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

/// A 0.5 m sphere at each place, seen by a camera at the origin that looks along +y.
class View
{
public:
  explicit View(const std::vector<Vec3f>& places, const std::string& material = "matRed")
  {
    FrameBuilder b;
    for(const Vec3f& place : places)
    {
      b.open("ball", place);
      nodes.push_back(b.mesh("StdUnitSphere", Vec3f::Constant(0.25f), {material}));
      b.close();
    }
    scene.setFrame(b.take());
    Camera camera;
    camera.setViewport(800, 600);
    camera.look({0, 1, 0}, 1, 0, 0);
    calls.choose(scene, camera.projection() * camera.view(), camera.position(), camera.projection()(1, 1) * 300);
  }
  std::vector<int> nodes;
  SceneDrawing scene;
  DrawCalls calls;
};

} // namespace

class DrawCallsTest : public QObject
{
  Q_OBJECT
private slots:
  void whatCannotBeSeenIsLeftOut()
  {
    const View view({{0, 5, 0}, {0, -5, 0}, {60, 5, 0}, {0, 5, 60}});
    QCOMPARE(view.calls.instances().size(), std::size_t(1));
    QCOMPARE(view.calls.nodeOf(0), view.nodes[0]);
  }
  void shadowsOfWhatIsJustOutsideStay()
  {
    const View view({{2.8f, 5, 0}}); // The view is about 2.4 m wide to either side there.
    QCOMPARE(view.calls.instances().size(), std::size_t(1));
  }
  void farThingsAreCoarser()
  {
    const View view({{0, 120, 0}, {0, 2, 0}, {0, 15, 0}});
    QCOMPARE(view.calls.calls().size(), std::size_t(3));
    for(int level = 0; level < 3; ++level)
    {
      const auto& call = view.calls.calls()[static_cast<std::size_t>(level)];
      QCOMPARE(call.level, level);
      QCOMPARE(call.count, 1);
      QCOMPARE(call.first, level);
    }
    QCOMPARE(view.calls.nodeOf(0), view.nodes[1]);
    QCOMPARE(view.calls.nodeOf(1), view.nodes[2]);
    QCOMPARE(view.calls.nodeOf(2), view.nodes[0]);
  }
  void oneCallForAllOfOneKind()
  {
    std::vector<Vec3f> places;
    for(int i = 0; i < 50; ++i)
      places.push_back({0.02f * static_cast<float>(i), 4, 0});
    const View view(places);
    QCOMPARE(view.calls.calls().size(), std::size_t(1));
    QCOMPARE(view.calls.calls()[0].count, 50);
  }
  void glassCastsNoShadow()
  {
    QVERIFY(!View({{0, 5, 0}}, "matSelect").calls.calls()[0].style.castsShadow);
    QVERIFY(View({{0, 5, 0}}, "matRed").calls.calls()[0].style.castsShadow);
  }
};

QTEST_APPLESS_MAIN(DrawCallsTest)
#include "DrawCallsTest.moc"
