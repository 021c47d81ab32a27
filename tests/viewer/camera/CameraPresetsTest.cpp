#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/camera/CameraPresets.h"
#include "viewer/scene/SceneDrawing.h"

#include <QtTest>

#include <limits>
#include <set>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

Camera cameraOf(int width, int height)
{
  Camera camera;
  camera.setViewport(width, height);
  return camera;
}

FramePtr soccer(float length, float width)
{
  FrameBuilder b;
  b.soccerScene();
  b.frame().game.environment = std::make_shared<std::vector<std::pair<std::string, float>>>(
      std::vector<std::pair<std::string, float>>{{"FieldLength", length}, {"FieldWidth", width}});
  return b.take();
}

bool seen(const Camera& camera, const Vec3f& point)
{
  const auto pixel = camera.pixelOf(point);
  return pixel && (*pixel)[0] > 0 && (*pixel)[1] > 0 && (*pixel)[0] < static_cast<float>(camera.width()) &&
         (*pixel)[1] < static_cast<float>(camera.height());
}

} // namespace

class CameraPresetsTest : public QObject
{
  Q_OBJECT
private slots:
  void eachShowsWhatItsNameSays_data()
  {
    QTest::addColumn<float>("length");
    QTest::addColumn<float>("width");
    QTest::addColumn<int>("across");
    QTest::addColumn<bool>("parallel");
    QTest::newRow("3D league") << 30.f << 20.f << 800 << false;
    QTest::newRow("small") << 6.f << 4.f << 800 << false;
    QTest::newRow("large") << 105.f << 68.f << 800 << false;
    QTest::newRow("tall picture") << 30.f << 20.f << 300 << false;
    QTest::newRow("wide picture") << 30.f << 20.f << 2000 << false;
    QTest::newRow("parallel") << 30.f << 20.f << 800 << true;
  }
  void eachShowsWhatItsNameSays()
  {
    QFETCH(float, length);
    QFETCH(float, width);
    QFETCH(int, across);
    QFETCH(bool, parallel);
    SceneDrawing scene;
    scene.setFrame(soccer(length, width));
    QVERIFY(CameraPresets::hasField(scene));
    const float x = length / 2, y = width / 2;
    const std::vector<std::vector<Vec3f>> seenFrom{{{-x, 0, 0}},          {{-x, 0, 0}, {0, 0, 0}},
                                                   {{-x, -y, 0}, {0, 0, 0}}, {{0, 0, 0}, {0, y / 2, 0}},
                                                   {{x, -y, 0}, {0, 0, 0}},  {{x, 0, 0}, {0, 0, 0}},
                                                   {{x, 0, 0}},
                                                   {{-x, -y, 0}, {x, -y, 0}, {-x, y, 0}, {x, y, 0}}};
    for(int i = 0; i < CameraPresets::count; ++i)
    {
      Camera camera = cameraOf(across, 600);
      camera.setOrthographic(parallel);
      const Viewpoint view = CameraPresets::view(i, scene, camera);
      QVERIFY(view.finite());
      QCOMPARE(view.orthographic, parallel);
      camera.setViewpoint(view);
      if(view.distance > Camera::maxDistance)
        continue; // As far away as one can be.
      for(const Vec3f& point : seenFrom[static_cast<std::size_t>(i)])
        QVERIFY2(seen(camera, point), qPrintable(QString::number(i)));
      QVERIFY(camera.position().z() > 0);
    }
  }
  void theFieldFillsThePictureFromAbove()
  {
    SceneDrawing scene;
    scene.setFrame(soccer(30, 20));
    Camera camera = cameraOf(900, 600);
    camera.setViewpoint(CameraPresets::view(7, scene, camera));
    const auto left = camera.pixelOf({-15, 0, 0}), right = camera.pixelOf({15, 0, 0});
    QVERIFY((*left)[0] < 0.12f * 900 && (*right)[0] > 0.88f * 900);
    VERIFY_NEAR((*left)[0] + (*right)[0], 899, 4); // In the middle, left on the left.
    QVERIFY((*camera.pixelOf({0, 10, 0}))[1] < (*camera.pixelOf({0, -10, 0}))[1]);
  }
  void leftAndRightMirrorEachOther()
  {
    SceneDrawing scene;
    scene.setFrame(soccer(30, 20));
    const Camera camera = cameraOf(800, 600);
    for(const auto& [left, right] : {std::pair(0, 6), {1, 5}, {2, 4}})
    {
      const Viewpoint a = CameraPresets::view(left, scene, camera), b = CameraPresets::view(right, scene, camera);
      VERIFY_NEAR(a.position(), b.position().cwiseProduct(Vec3f(-1, 1, 1)), 0.05f);
    }
  }
  void besideABallOneSeesWhoPlaysIt()
  {
    SceneDrawing scene;
    scene.setFrame(soccer(30, 20));
    Camera camera = cameraOf(700, 550);
    for(const Vec3f& ball : {Vec3f(0, 0, 0), Vec3f(-14, 9, 0), Vec3f(12, -9.5f, 0)})
    {
      camera.setViewpoint(CameraPresets::beside(ball, scene, camera));
      for(const float x : {-2.f, 2.f})
        for(const float y : {-1.5f, 3.f})
          QVERIFY(seen(camera, ball + Vec3f(x, y, 0.3f)));
      QVERIFY(camera.position().y() < ball.y() - 2); // Left of the field is left in the picture.
      const auto head = camera.pixelOf(ball + Vec3f(0, 0, 0.55f)), feet = camera.pixelOf(ball);
      QVERIFY((*feet)[1] - (*head)[1] > 40);
    }
    const Viewpoint nothing = CameraPresets::beside({1, 2, 3}, SceneDrawing(), camera);
    QVERIFY(nothing.finite());
    QCOMPARE(nothing.target, Vec3f(1, 2, 3));
  }
  void digitsDifferAndHaveNames()
  {
    for(const bool field : {true, false})
    {
      std::set<QString> names;
      for(int i = 0; i < CameraPresets::count; ++i)
        names.insert(CameraPresets::name(i, field));
      QCOMPARE(static_cast<int>(names.size()), CameraPresets::count);
      QVERIFY(!names.contains(QString()));
    }
    QVERIFY(CameraPresets::name(-1, true).isEmpty());
    QVERIFY(CameraPresets::name(8, true).isEmpty());
  }
  void thingsAreSeenFromTheirSides()
  {
    FrameBuilder b;
    b.open("box", Vec3f(2, 1, 0.5f));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"matOrange"});
    SceneDrawing scene;
    scene.setFrame(b.take());
    QVERIFY(!CameraPresets::hasField(scene));
    const std::vector<Vec3f> sides{{0, 1, 0}, {0, -1, 0}, {-1, 0, 0}, {1, 0, 0}, {0, 0, 1}};
    for(int i = 0; i < CameraPresets::count; ++i)
    {
      Camera camera = cameraOf(800, 600);
      camera.setViewpoint(CameraPresets::view(i, scene, camera));
      const Vec3f away = (camera.position() - Vec3f(2, 1, 0.5f)).normalized();
      if(i < static_cast<int>(sides.size()))
        QVERIFY(away.dot(sides[static_cast<std::size_t>(i)]) > 0.98f);
      for(const float x : {1.5f, 2.5f})
        for(const float y : {0.5f, 1.5f})
          for(const float z : {0.f, 1.f})
            QVERIFY(seen(camera, {x, y, z}));
    }
  }
  void nothingAndNoSizeAreHarmless()
  {
    SceneDrawing empty;
    for(int i = -1; i <= CameraPresets::count; ++i)
      QVERIFY(CameraPresets::view(i, empty, cameraOf(0, 0)).finite());
    QVERIFY(CameraPresets::home(empty, cameraOf(1, 1)).finite());

    FrameBuilder b;
    Mat4f flat = Mat4f::Zero();
    b.open("field", flat);
    b.mesh("models/naosoccerfield.obj", {0, 0, 0}, {"None_rcs-naofield.png"});
    SceneDrawing scene;
    scene.setFrame(b.take());
    QVERIFY(!CameraPresets::hasField(scene));
    for(int i = 0; i < CameraPresets::count; ++i)
      QVERIFY(CameraPresets::view(i, scene, cameraOf(800, 600)).finite());

    FrameBuilder c;
    c.open("nowhere", Vec3f(Vec3f::Constant(std::numeric_limits<float>::quiet_NaN())));
    c.mesh("StdUnitBox", Vec3f::Ones(), {"matOrange"});
    scene.setFrame(c.take());
    QVERIFY(CameraPresets::view(3, scene, cameraOf(800, 600)).finite());
  }
  void viewpointsSurviveBeingWritten()
  {
    Viewpoint v;
    v.target = {1.25f, -3.1f, 0.04f};
    v.distance = 7.7f;
    v.yaw = -2.2f;
    v.pitch = 1.1f;
    v.roll = 0.3f;
    v.fieldOfView = 0.9f;
    v.orthographic = true;
    QCOMPARE(Viewpoint::fromText(v.toText()), std::optional(v));
    for(const char* const bad : {"", "1", "1 2 3", "2 0 0 0 1 0 0 0 1 perspective", "1 0 0 0 1 0 0 0 1 fisheye",
                                 "1 nan 0 0 1 0 0 0 1 perspective", "1 0 0 x 1 0 0 0 1 perspective",
                                 "1 0 0 0 1 0 0 0 1 perspective more", "1 inf 0 0 1 0 0 0 1 perspective"})
      QVERIFY2(!Viewpoint::fromText(QString::fromLatin1(bad)), bad);
  }
};

QTEST_APPLESS_MAIN(CameraPresetsTest)
#include "CameraPresetsTest.moc"
