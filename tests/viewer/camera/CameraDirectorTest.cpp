#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/camera/CameraDirector.h"
#include "viewer/scene/SceneDrawing.h"

#include <QtTest>

#include <Eigen/Geometry>

#include <cmath>
#include <limits>

using namespace sparkwright;
using test::FrameBuilder;
using Mode = CameraDirector::Mode;

namespace
{

constexpr float pi = static_cast<float>(M_PI);

struct Match
{
  SceneDrawing scene;
  CameraDirector director;
  double now = 100;

  Match()
  {
    director.camera().setViewport(800, 600);
    director.camera().look({0, 0, 0}, 10, 0.5f, 0.4f);
    show({0, 0, 0.042f}, Vec3f(-3, 2, 0), 0.3f);
    director.advance(scene.subjects(), now);
  }
  /// The ball, and a robot that is turned by `yaw`; without robots if it is nowhere to be.
  void show(const Vec3f& ball, const std::optional<Vec3f>& robot, float yaw)
  {
    FrameBuilder b;
    b.soccerScene();
    if(robot)
      b.robot(robot->x(), robot->y(), yaw, true, 4);
    b.frame().local[static_cast<std::size_t>(b.structure().transformCount - 1 - (robot ? robotTransforms(b) : 0))] =
        FrameBuilder::at3(ball);
    scene.setFrame(b.take());
  }
  static int robotTransforms(FrameBuilder& b)
  {
    int n = 0;
    const auto& nodes = b.structure().nodes;
    const auto agent = std::find_if(nodes.begin(), nodes.end(), [](const auto& node) { return node.name == "agent"; });
    for(auto i = agent; i != nodes.end(); ++i)
      n += i->kind == SceneStructure::Node::Kind::Transform;
    return n;
  }
  bool wait(double seconds)
  {
    bool more = false;
    for(double left = seconds; left > 1e-9; left -= 0.02)
    {
      now += std::min(left, 0.02);
      more = director.advance(scene.subjects(), now);
    }
    return more;
  }
  const Camera& camera() { return director.camera(); }
  Subjects::Subject robot() { return {false, scene.subjects().players().at(0).id}; }
};

const Subjects::Subject ball{true, 0};

Viewpoint some()
{
  Viewpoint v;
  v.target = {5, 3, 0};
  v.distance = 4;
  v.yaw = -2.9f;
  v.pitch = 0.9f;
  return v;
}

bool near(const Vec3f& a, const Vec3f& b, float within = 1e-3f) { return (a - b).norm() < within; }

} // namespace

class CameraDirectorTest : public QObject
{
  Q_OBJECT
private slots:
  void aFlightIsEasedShortAndArrives()
  {
    Match m;
    const Viewpoint from = m.camera().viewpoint();
    m.director.flyTo(some());
    QCOMPARE(m.camera().viewpoint(), from); // Nothing leaps,
    QCOMPARE(m.director.destination(), some());
    QVERIFY(m.wait(0.04));
    const float begun = (m.camera().target() - from.target).norm();
    QVERIFY(begun > 0 && begun < 0.3f); // and it starts gently.
    QVERIFY(!m.wait(0.6));
    QVERIFY(near(m.camera().target(), some().target));
    VERIFY_NEAR(m.camera().distance(), 4, 1e-3f);
  }
  void aFlightTurnsTheShortWayRound()
  {
    Match m;
    Viewpoint from = some(), to = some();
    from.yaw = 3;
    to.yaw = -3;
    m.director.jumpTo(from);
    m.director.flyTo(to);
    for(int i = 0; i < 30; ++i)
    {
      m.wait(0.02);
      QCOMPARE_GT(std::abs(m.camera().yaw()), 2.99f);
    }
  }
  void theHandInterruptsAFlight()
  {
    Match m;
    m.director.flyTo(some());
    m.wait(0.2);
    m.director.turnAbout(10, 0, {});
    const Viewpoint held = m.camera().viewpoint();
    QVERIFY(!m.wait(1));
    QCOMPARE(m.camera().viewpoint(), held);
    QVERIFY(!near(held.target, some().target, 0.1f));
  }
  void withoutAnimationsItIsThereAtOnce()
  {
    Match m;
    m.director.setAnimated(false);
    m.director.flyTo(some());
    QVERIFY(!m.director.advance(m.scene.subjects(), m.now));
    QVERIFY(near(m.camera().target(), some().target));
  }
  void noNumberIsNoPlace()
  {
    Match m;
    const Viewpoint before = m.camera().viewpoint();
    Viewpoint bad = some();
    bad.target.x() = std::numeric_limits<float>::quiet_NaN();
    m.director.flyTo(bad);
    m.director.jumpTo(bad);
    m.director.turnAbout(std::nanf(""), 1, {});
    m.director.pan(std::numeric_limits<float>::infinity(), 1);
    m.director.zoom(std::nanf(""), Vec3f::Zero());
    m.director.zoom(0.5f, Vec3f::Constant(std::nanf("")));
    m.wait(1);
    QCOMPARE(m.camera().viewpoint(), before);
  }
  void keysMoveAsLongAsTheyAreHeld()
  {
    Match m;
    const Vec3f start = m.camera().target();
    m.director.setMotion({0, 1, 0}, false);
    QVERIFY(m.wait(0.5));
    const float half = (m.camera().target() - start).norm();
    QVERIFY(half > 1);
    QVERIFY(m.wait(0.5));
    const float whole = (m.camera().target() - start).norm();
    QVERIFY(whole > 1.9f * half);
    m.director.setMotion(Vec3f::Zero(), false);
    QVERIFY(!m.wait(1));
    const Vec3f end = m.camera().target();
    VERIFY_NEAR(end, start, whole * 1.3f);
    QVERIFY(!m.wait(1));
    QCOMPARE(m.camera().target(), end);
    QCOMPARE(end.z(), start.z()); // Over the ground.
  }
  void slowKeysAreSlow()
  {
    Match fast, slow;
    fast.director.setMotion({1, 0, 0}, false);
    slow.director.setMotion({1, 0, 0}, true);
    fast.wait(1);
    slow.wait(1);
    QCOMPARE_GT(fast.camera().target().norm(), 4 * slow.camera().target().norm());
    QCOMPARE_GT(slow.camera().target().norm(), 0.1f);
  }
  void flyingGoesAlongTheSightAtItsSpeed()
  {
    Match m;
    const Vec3f eye = m.camera().position(), sight = m.camera().forward();
    m.director.fly();
    QCOMPARE(m.director.mode(), Mode::Fly);
    QVERIFY(near(m.camera().position(), eye));
    m.director.setSpeed(2);
    m.director.setMotion({0, 1, 0}, false);
    m.wait(1);
    m.director.setMotion(Vec3f::Zero(), false);
    m.wait(1);
    const Vec3f way = m.camera().position() - eye;
    QVERIFY(near(way.normalized(), sight, 1e-2f));
    QCOMPARE_GT(way.norm(), 1.7f);
    QCOMPARE_LT(way.norm(), 2.3f);
    m.director.zoom(0.5f, Vec3f::Zero()); // The wheel makes it faster, and there are limits.
    QCOMPARE(m.director.speed(), 4.f);
    for(int i = 0; i < 100; ++i)
      m.director.zoom(0.5f, Vec3f::Zero());
    QVERIFY(m.director.speed() <= 50);
    m.director.turnAbout(100, 0, {}); // The mouse turns the eye where it stands.
    QVERIFY(near(m.camera().position() - eye, way));
    m.director.orbit();
    QCOMPARE(m.director.mode(), Mode::Orbit);
  }
  void viewsAreFlownToWhileFlying()
  {
    Match m;
    m.director.fly();
    Viewpoint far = some();
    far.distance = 30;
    m.director.flyTo(far);
    m.wait(1);
    QCOMPARE(m.director.mode(), Mode::Fly);
    QVERIFY(near(m.camera().position(), far.position(), 0.01f));
    QVERIFY(m.camera().distance() <= 2);
  }
  void followingKeepsTheBallInTheMiddleSmoothly()
  {
    Match m;
    m.director.follow(ball);
    m.wait(2);
    const Viewpoint at = m.camera().viewpoint();
    m.show({5, -3, 0.042f}, Vec3f(-3, 2, 0), 0);
    m.wait(0.02);
    const float first = (m.camera().target() - at.target).norm();
    QVERIFY(first > 0.05f && first < 2); // Neither at once nor late.
    QVERIFY(!m.wait(3));
    QVERIFY(near(m.camera().target(), {5, -3, 0.042f}, 0.04f * 10));
    QCOMPARE(m.camera().yaw(), at.yaw); // From where the user looks, it is still looked at.
    QCOMPARE(m.camera().pitch(), at.pitch);
    QCOMPARE(m.camera().distance(), at.distance);
  }
  void whatShiversDoesNotShakeThePicture()
  {
    Match m;
    m.director.follow(ball);
    m.wait(2);
    const Vec3f target = m.camera().target();
    for(int i = 0; i < 20; ++i)
    {
      m.show({i % 2 ? 0.05f : -0.05f, 0, 0.042f}, Vec3f(-3, 2, 0), 0);
      m.wait(0.02);
      QVERIFY(near(m.camera().target(), target, 1e-3f));
    }
  }
  void theHandChoosesFromWhereItFollows()
  {
    Match m;
    m.director.follow(ball);
    m.wait(2);
    m.director.turnAbout(100, 20, Vec3f(7, 7, 7)); // About the ball, whatever was under the cursor.
    m.director.zoom(0.5f, Vec3f(7, 7, 7));
    const Viewpoint chosen = m.camera().viewpoint();
    QVERIFY(near(chosen.target, {0, 0, 0.042f}, 0.4f));
    m.show({4, 0, 0.042f}, Vec3f(-3, 2, 0), 0);
    m.wait(3);
    QCOMPARE(m.camera().yaw(), chosen.yaw);
    QCOMPARE(m.camera().distance(), 5.f);
    m.director.pan(100, 0); // Looks beside it, and keeps to that.
    const Vec3f aside = m.camera().target() - Vec3f(4, 0, 0.042f);
    QCOMPARE_GT(aside.norm(), 0.5f);
    m.show({-4, 0, 0.042f}, Vec3f(-3, 2, 0), 0);
    m.wait(3);
    QVERIFY(near(m.camera().target() - Vec3f(-4, 0, 0.042f), aside, 0.35f));
  }
  void theFirstPersonSeesWhatTheHeadSees()
  {
    Match m;
    const Viewpoint before = m.camera().viewpoint();
    m.director.ride(m.robot(), true);
    m.wait(1);
    const Mat4f& head = m.scene.subjects().players()[0].head;
    QVERIFY(near(m.camera().forward(), head.col(1).head<3>(), 1e-2f));
    QVERIFY(near(m.camera().up(), head.col(2).head<3>(), 1e-2f));
    VERIFY_NEAR(m.camera().position(), translation(head), 0.15f);
    m.show({0, 0, 0.042f}, Vec3f(1, 1, 0), pi / 2); // It goes where the robot goes.
    m.wait(0.02);
    QVERIFY(near(m.camera().forward(), {-1, 0, 0}, 1e-2f));
    m.director.turnAbout(100, 0, {}); // Looks to the left of that.
    m.wait(0.02);
    QVERIFY(m.camera().forward().y() < -0.3f);
    const float angle = m.camera().viewpoint().fieldOfView;
    m.director.zoom(0.5f, Vec3f::Zero());
    m.wait(0.02);
    QVERIFY(m.camera().viewpoint().fieldOfView < angle);
    m.director.orbit();
    QVERIFY(!m.wait(1));
    QVERIFY(near(m.camera().target(), before.target)); // Back to where the user was.
    QCOMPARE(m.camera().viewpoint().roll, 0.f);
    QCOMPARE(m.camera().viewpoint().fieldOfView, before.fieldOfView);
  }
  void theFirstPersonLeansWithItsHead()
  {
    const Vec3f eye(1, 2, 0.5f);
    for(const float roll : {0.f, 0.6f, -1.2f, 3.f})
      for(const float pitch : {0.f, 0.7f, -1.1f, pi / 2})
      {
        const Mat3f turned = (Eigen::AngleAxisf(0.8f, Vec3f::UnitZ()) * Eigen::AngleAxisf(-pitch, Vec3f::UnitX()) *
                              Eigen::AngleAxisf(roll, Vec3f::UnitY()))
                                 .toRotationMatrix();
        const Viewpoint v = Viewpoint::along(eye, turned.col(1), turned.col(2), 1);
        QVERIFY(near(v.forward(), turned.col(1), 2e-3f));
        QVERIFY(near(v.right(), turned.col(0), 2e-3f));
        QVERIFY(near(v.up(), turned.col(2), 2e-3f));
        QVERIFY(near(v.position(), eye));
      }
  }
  void theThirdPersonStandsBehindAndTurnsWithTheRobot()
  {
    Match m;
    m.director.ride(m.robot(), false);
    m.wait(1);
    const auto behind = [&]
    {
      const Mat4f& body = m.scene.subjects().players()[0].body;
      const Vec3f away = m.camera().position() - translation(body);
      return away.dot(body.col(1).head<3>()) < -1 && away.z() > 0.2f &&
             std::abs(away.dot(body.col(0).head<3>())) < 0.2f;
    };
    QVERIFY(behind());
    m.show({0, 0, 0.042f}, Vec3f(2, 2, 0), 2.5f);
    m.wait(0.02);
    QVERIFY(!behind()); // Turns smoothly,
    QVERIFY(!m.wait(4));
    QVERIFY(behind());
    m.director.turnAbout(200, 0, {}); // and keeps to the side that the user chooses.
    m.wait(0.1);
    QVERIFY(!behind());
  }
  void fromOneRobotsViewToTheOther()
  {
    Match m;
    const Viewpoint before = m.camera().viewpoint();
    m.director.ride(m.robot(), true);
    m.wait(1);
    m.director.ride(m.robot(), false);
    m.wait(1);
    QCOMPARE(m.director.mode(), Mode::ThirdPerson);
    QCOMPARE(m.camera().viewpoint().roll, 0.f);
    m.director.follow(ball);
    m.wait(3);
    QCOMPARE(m.director.mode(), Mode::Follow);
    QVERIFY(near(m.camera().target(), {0, 0, 0.042f}, 0.4f));
    VERIFY_NEAR(m.camera().distance(), before.distance, 0.01f);
  }
  void whoIsNowhereIsWaitedFor()
  {
    const float none = std::numeric_limits<float>::quiet_NaN();
    Match m;
    m.director.follow(m.robot());
    m.wait(2);
    const Viewpoint held = m.camera().viewpoint();
    m.show({0, 0, 0.042f}, Vec3f(none, 0, 0), 0);
    m.wait(1);
    QCOMPARE(m.director.mode(), Mode::Follow);
    QCOMPARE(m.camera().viewpoint(), held);
    QVERIFY(!m.director.takeLost());
    m.show({0, 0, 0.042f}, Vec3f(6, 0, 0), 0);
    m.wait(3);
    QVERIFY(near(m.camera().target(), {6, 0, 0.385f}, 0.4f));
    m.director.ride(m.robot(), true);
    m.show({0, 0, 0.042f}, Vec3f(none, 0, 0), 0);
    m.wait(1);
    QVERIFY(m.camera().viewpoint().finite());
  }
  void whoIsGoneIsTold_data()
  {
    QTest::addColumn<int>("how");
    QTest::newRow("followed") << 0;
    QTest::newRow("first person") << 1;
    QTest::newRow("third person") << 2;
  }
  void whoIsGoneIsTold()
  {
    QFETCH(int, how);
    Match m;
    const Viewpoint before = m.camera().viewpoint();
    how == 0 ? m.director.follow(m.robot()) : m.director.ride(m.robot(), how == 1);
    m.wait(1);
    QVERIFY(!m.director.takeLost());
    m.show({0, 0, 0.042f}, std::nullopt, 0);
    m.wait(0.02);
    QCOMPARE(m.director.mode(), Mode::Orbit);
    QVERIFY(m.director.takeLost());
    QVERIFY(!m.director.takeLost()); // Once.
    QVERIFY(!m.wait(1));
    QVERIFY(m.camera().viewpoint().finite());
    if(how > 0)
      QVERIFY(near(m.camera().target(), before.target));
    m.scene.setFrame(nullptr);
    m.director.follow(ball);
    m.wait(0.02);
    QVERIFY(m.director.takeLost()); // No scene, no ball.
  }
  void parallelProjectionIsForThoseWithoutEyes()
  {
    Match m;
    m.director.setOrthographic(true);
    QVERIFY(m.camera().orthographic());
    m.director.fly();
    QVERIFY(!m.camera().orthographic());
    m.director.setOrthographic(true);
    QVERIFY(!m.camera().orthographic());
    m.director.orbit();
    Viewpoint plan = some();
    plan.orthographic = true;
    m.director.flyTo(plan);
    m.wait(1);
    QVERIFY(m.camera().orthographic());
  }
  void aStoppedProgramDoesNotLeap()
  {
    Match m;
    m.director.setMotion({0, 1, 0}, false);
    m.wait(0.5);
    const Vec3f before = m.camera().target();
    m.now += 60;
    m.director.advance(m.scene.subjects(), m.now);
    VERIFY_NEAR(m.camera().target(), before, 2);
    m.director.advance(m.scene.subjects(), m.now - 30); // A clock that runs back moves nothing back.
    QVERIFY(m.camera().viewpoint().finite());
  }
};

QTEST_APPLESS_MAIN(CameraDirectorTest)
#include "CameraDirectorTest.moc"
