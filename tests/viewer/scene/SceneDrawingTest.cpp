#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/scene/SampleScene.h"
#include "viewer/scene/SceneDrawing.h"

#include <QtTest>

#include <algorithm>

#include <set>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

FramePtr boxAt(const Vec3f& at, const Vec3f& scale = Vec3f::Ones(), const std::string& material = "matRed")
{
  FrameBuilder b;
  b.open("box", at);
  b.mesh("StdUnitBox", scale, {material});
  return b.take();
}

} // namespace

class SceneDrawingTest : public QObject
{
  Q_OBJECT
private slots:
  void nothingGivesNothing()
  {
    SceneDrawing drawing;
    drawing.setFrame(nullptr);
    QVERIFY(drawing.batches().empty());
    QVERIFY(!drawing.pick({{0, 0, 5}, {0, 0, -1}}));
    QVERIFY(!drawing.bounds(-1));
  }
  void instancesAreGroupedByShape()
  {
    FrameBuilder b;
    b.soccerScene();
    for(int i = 0; i < 22; ++i)
      b.robot(static_cast<float>(i), 0, 0, i % 2 == 0, i / 2 + 1);
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    int instances = 0;
    std::set<int> shapes;
    for(const auto& batch : drawing.batches())
    {
      QCOMPARE(batch.first, instances);
      QVERIFY(shapes.insert(batch.shape).second); // One draw per shape, however many robots.
      instances += batch.count;
    }
    QCOMPARE(instances, static_cast<int>(drawing.instances().size()));
    QCOMPARE(instances, 22 * 23 + 7);
    QVERIFY(drawing.batches().size() < 24);
    QVERIFY(drawing.hasSky());
    QCOMPARE(drawing.lights().size(), std::size_t(2));
  }
  void instanceCarriesPoseScaleAndColour()
  {
    SceneDrawing drawing;
    drawing.setFrame(boxAt({1, 2, 3}, {0.5f, 2, 4}));
    QCOMPARE(drawing.instances().size(), std::size_t(1));
    const auto& i = drawing.instances()[0];
    QCOMPARE(i.model[0], 0.5f);
    QCOMPARE(i.model[5], 2.f);
    QCOMPARE(i.model[10], 4.f);
    QCOMPARE(i.model[3], 1.f);
    QCOMPARE(i.model[7], 2.f);
    QCOMPARE(i.model[11], 3.f);
    QCOMPARE(i.own[0], 1.f);
    QCOMPARE(i.own[1], 0.f);
  }
  void posesAddUpAlongTheTree()
  {
    FrameBuilder b;
    b.open("outer", Vec3f(1, 0, 0));
    b.open("inner", Vec3f(0, 2, 0));
    b.mesh("StdUnitSphere", Vec3f::Ones(), {"matBlue"});
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QCOMPARE(drawing.instances()[0].model[3], 1.f);
    QCOMPARE(drawing.instances()[0].model[7], 2.f);
  }
  void invisibleAndBrokenMeshesAreLeftOut()
  {
    FrameBuilder b;
    b.open("a", Vec3f(0, 0, 0));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"matRed"}, {}, false);
    b.close();
    b.open("b", Vec3f(std::numeric_limits<float>::quiet_NaN(), 0, 0));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"matRed"});
    b.close();
    b.open("c", Vec3f(0, 0, 0));
    const int shown = b.mesh("StdUnitBox", Vec3f::Ones(), {"matRed"});
    b.close();
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QCOMPARE(drawing.instances().size(), std::size_t(1));
    QCOMPARE(drawing.nodeOf(0), shown);
  }
  void teamsAndNumbersComeFromMaterials()
  {
    QCOMPARE(MaterialColours::team("matLeft"), 1);
    QCOMPARE(MaterialColours::team("matRight7"), 2);
    QCOMPARE(MaterialColours::team("naowhite"), 0);
    QCOMPARE(MaterialColours::number("matNum11"), 11);
    QCOMPARE(MaterialColours::number("matNum"), 0);
    QCOMPARE(MaterialColours::number("matNum3x"), 0);
    FrameBuilder b;
    b.open("body", Vec3f(0, 0, 0));
    b.mesh("models/naobody0.obj", Vec3f::Constant(0.1f), {"matNum3", "matRight", "matType0", "naowhite"});
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    const auto& team = drawing.instances()[0].team;
    QVERIFY(team[2] > team[0]); // Blue on the right.
    QCOMPARE(team[3], 3.f);
  }
  void structuresOwnMaterialsWin()
  {
    FrameBuilder b;
    SceneStructure::Material material;
    material.name = "matLeft";
    material.diffuse = {0, 1, 0, 1};
    b.structure().materials.push_back(material);
    b.open("body", Vec3f(0, 0, 0));
    b.mesh("models/naobody0.obj", Vec3f::Constant(0.1f), {"matLeft"});
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QCOMPARE(drawing.instances()[0].team[1], 1.f);
    QCOMPARE(drawing.instances()[0].team[0], 0.f);
  }
  void seeThroughMaterialsComeLast()
  {
    FrameBuilder b;
    b.open("glass", Vec3f(0, 0, 0));
    b.mesh("StdUnitCylinder", Vec3f::Ones(), {"matSelect"}, {1, 1});
    b.close();
    b.open("box", Vec3f(0, 0, 0));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"matRed"});
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QCOMPARE(drawing.batches().size(), std::size_t(2));
    QVERIFY(!drawing.batches()[0].style.transparent);
    QVERIFY(drawing.batches()[1].style.transparent);
  }
  void fieldHasTheSizeOfTheEnvironment()
  {
    FrameBuilder b;
    b.soccerScene();
    const FramePtr frame = b.take();
    SceneDrawing drawing;
    drawing.setFrame(frame);
    QVERIFY(drawing.field());
    QCOMPARE(drawing.field()->length, 30.f);
    QCOMPARE(drawing.field()->width, 20.f);
    QCOMPARE(drawing.field()->circle, 2.f);
    VERIFY_NEAR(drawing.field()->pose, Mat4f::Identity(), 1e-5f);
  }
  void fieldWithoutEnvironmentHasTheSizeOfItsMesh()
  {
    FrameBuilder b;
    b.open("field", Mat4f(Mat4f::Identity()));
    b.mesh("models/naosoccerfield.obj", {0.75f, 1, 0.75f}, {"grass"});
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QCOMPARE(drawing.field()->length, 9.f);
    QCOMPARE(drawing.field()->width, 6.f);
  }

  void pickFindsTheNearest()
  {
    FrameBuilder b;
    b.open("far", Vec3f(0, 4, 0));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"matRed"});
    b.close();
    b.open("near", Vec3f(0, 2, 0));
    const int near = b.mesh("StdUnitSphere", Vec3f::Constant(0.5f), {"matBlue"});
    b.close();
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    const auto hit = drawing.pick({{0, 0, 0}, {0, 1, 0}});
    QVERIFY(hit);
    QCOMPARE(hit->node, near);
    VERIFY_NEAR(hit->distance, 1.5f, 0.01f);
    QVERIFY(!drawing.pick({{0, 0, 0}, {0, -1, 0}})); // Behind.
    QVERIFY(!drawing.pick({{2, 0, 0}, {0, 1, 0}}));  // Beside.
  }
  void pickMindsScaleAndRotation()
  {
    FrameBuilder b;
    b.open("plank", multiply(FrameBuilder::at3({0, 0, 1}), rotationZ(static_cast<float>(M_PI / 2))));
    const int plank = b.mesh("StdUnitBox", {4, 0.1f, 0.1f}, {"matRed"}); // Lies along y after the turn.
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    const auto hit = drawing.pick({{0, 1.9f, 5}, {0, 0, -1}});
    QVERIFY(hit);
    QCOMPARE(hit->node, plank);
    VERIFY_NEAR(hit->point.z(), 1.05f, 1e-3f);
    QVERIFY(!drawing.pick({{1.9f, 0, 5}, {0, 0, -1}}));
  }
  void pickFallsOnTheField()
  {
    FrameBuilder b;
    b.soccerScene();
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    const auto hit = drawing.pick({{3, 3, 2}, {0, 0, -1}});
    QVERIFY(hit);
    QCOMPARE(hit->node, drawing.field()->node);
    VERIFY_NEAR(hit->point, Vec3f(3, 3, 0), 1e-3f);
  }
  void boundsEncloseASubtree()
  {
    FrameBuilder b;
    b.soccerScene();
    const int robot = b.robot(2, 1, 0, true, 1);
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    const auto sphere = drawing.bounds(robot);
    QVERIFY(sphere);
    VERIFY_NEAR(sphere->centre, Vec3f(2, 1, 0.3f), 0.15f);
    QVERIFY(sphere->radius > 0.25f && sphere->radius < 0.8f);
    QVERIFY(!drawing.bounds(100000));
  }
  void theSampleSceneHasOneOfEachKind()
  {
    SceneDrawing drawing;
    drawing.setFrame(sampleScene());
    QVERIFY(drawing.field());
    QVERIFY(std::ranges::any_of(drawing.instances(), [](const auto& instance) { return instance.team[3] == 1; })); // A number.
    QVERIFY(std::ranges::any_of(drawing.batches(), [](const auto& batch) { return batch.style.transparent; }));
    QVERIFY(std::ranges::any_of(drawing.batches(), [](const auto& batch) { return !batch.style.transparent; }));
  }
  void framesOfOneStructureKeepTheirBuffers()
  {
    FrameBuilder b;
    b.soccerScene();
    b.robot(0, 0, 0, true, 1);
    const FramePtr first = b.take();
    SceneDrawing drawing;
    drawing.setFrame(first);
    const auto* const instances = drawing.instances().data();
    for(int i = 0; i < 10; ++i)
    {
      auto next = std::make_shared<Frame>(*first);
      next->local.back()(0, 3) += 0.1f;
      drawing.setFrame(next);
    }
    QCOMPARE(drawing.instances().data(), instances);
  }
};

QTEST_APPLESS_MAIN(SceneDrawingTest)
#include "SceneDrawingTest.moc"
