#include "MeshSceneSupport.h"

#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

/// Colliders made of a mesh's triangles.
class TriMeshTest : public QObject
{
  Q_OBJECT

private slots:
  void ballsRollDownASlope();
  void boxesLandOnAFloor();
  void scalesAndPlacesCount();
  void negativeScalesMirror();
  void meshesMoveWithABody();
  void recordersSeeThem();
  void namesCanBeIgnored();
  void withoutAMeshThereIsNoGeometry();
  void meshesThatPhysicsCannotTakeAreRefused();
};

void TriMeshTest::ballsRollDownASlope()
{
  MeshScene s;
  s.ground("slope.obj");
  const Transform& ball = s.ball({0, 1, 0.62f}); // Well within one of the two triangles.
  s.cycle(50);
  const Vec3f place = translation(ball.worldPose());
  QVERIFY2(place.x() < -0.3f && place.x() > -2, qPrintable(QString::number(place.x())));
  VERIFY_NEAR(place.y(), 1, 0.05f);
  const float surface = (place.x() + 2) / 4;
  QVERIFY2(std::abs(place.z() - surface - 0.103f) < 0.02f, qPrintable(QString::number(place.z() - surface)));
}

void TriMeshTest::boxesLandOnAFloor()
{
  MeshScene s;
  s.ground("floor.obj", {0, 0, 1});
  Transform& box = s.addPart(*s.scene, "box", {0.3f, 0.2f, 1.5f});
  s.call(*box.child("body"), "setBoxTotal", words("1 0.4 0.4 0.2"));
  auto& collider = s.add<BoxCollider>(box, "BoxCollider", "geometry");
  s.call(collider, "setBoxLengths", words("0.4 0.4 0.2"));
  s.add<ContactJointHandler>(collider, "ContactJointHandler", "handler").bounceMode = false;
  s.cycle(150);
  QVERIFY2(std::abs(height(box) - 1.1f) < 0.01f, qPrintable(QString::number(height(box))));
}

void TriMeshTest::scalesAndPlacesCount()
{
  MeshScene s;
  TriMeshCollider& mesh = s.ground("slope.obj", {10, 0, 1});
  const physics::Box3 before = mesh.shape()->bounds();
  QCOMPARE(before.min, physics::Vec3(8, -2, 1));
  QCOMPARE(before.max, physics::Vec3(12, 2, 2));
  s.call(mesh, "setLocalPosition", words("0 5 0"));
  QCOMPARE(s.why(mesh, "setScale", {"0.5", "1", "3"}), std::string());
  const physics::Box3 after = mesh.shape()->bounds();
  QCOMPARE(after.min, physics::Vec3(-1, 3, 0));
  QCOMPARE(after.max, physics::Vec3(1, 7, 3));
  for(const char* const bad : {"0 1 1", "nan 1 1", "inf 1 1"})
    QVERIFY(!s.why(mesh, "setScale", words(bad)).empty());
  QCOMPARE(mesh.shape()->bounds().max, physics::Vec3(1, 7, 3));
}

void TriMeshTest::negativeScalesMirror()
{
  MeshScene s;
  TriMeshCollider& mesh = s.ground("slope.obj");
  const std::vector<std::uint32_t> before(mesh.shape()->indices().begin(), mesh.shape()->indices().end());
  QCOMPARE(s.why(mesh, "setScale", {"1", "1", "-1"}), std::string());
  QCOMPARE(mesh.shape()->bounds().min.z(), -1.);
  QCOMPARE(mesh.shape()->bounds().max.z(), 0.);
  const std::span<const std::uint32_t> after = mesh.shape()->indices();
  QCOMPARE(after.size(), before.size());
  QVERIFY(after[1] == before[2] && after[2] == before[1]); // Their fronts still look up.
  QCOMPARE(s.why(mesh, "setScale", {"-1", "-1", "1"}), std::string());
  QVERIFY(mesh.shape()->indices()[1] == before[1]); // Turned twice.
}

void TriMeshTest::meshesMoveWithABody()
{
  MeshScene s;
  s.add<PlaneCollider>(*s.scene, "PlaneCollider", "ground");
  Transform& part = s.addPart(*s.scene, "part", {0, 0, 1});
  s.call(*part.child("body"), "setBoxTotal", words("1 1 1 1"));
  auto& mesh = s.add<TriMeshCollider>(part, "TriMeshCollider", "geometry");
  QCOMPARE(s.why(mesh, "load", {"StdUnitBox"}), std::string());
  s.cycle(100);
  QVERIFY2(std::abs(height(part) - 0.5f) < 0.02f, qPrintable(QString::number(height(part))));
}

void TriMeshTest::recordersSeeThem()
{
  MeshScene s;
  TriMeshCollider& mesh = s.ground("floor.obj");
  auto& recorder = s.add<RecorderHandler>(mesh, "RecorderHandler", "recorder");
  Transform& ball = s.ball({0, 0, 0.3f});
  int touched = 0;
  for(int i = 0; i < 40; ++i)
  {
    s.cycle();
    touched += !recorder.touched().empty();
  }
  QVERIFY(touched > 0);
  QVERIFY(height(ball) < 0); // A recorder alone holds nothing up.
}

void TriMeshTest::namesCanBeIgnored()
{
  MeshScene s;
  TriMeshCollider& mesh = s.ground("floor.obj");
  s.call(mesh, "addNotCollideWithColliderName", {"geometry", "true"});
  Transform& ball = s.ball({0, 0, 0.3f});
  s.cycle(40);
  QVERIFY(height(ball) < 0);
}

void TriMeshTest::withoutAMeshThereIsNoGeometry()
{
  MeshScene s;
  TriMeshCollider& mesh = s.ground("floor.obj");
  QVERIFY(mesh.shape());
  const std::string why = s.why(mesh, "load", {"none.obj"});
  QVERIFY2(why.find("none.obj") != std::string::npos, why.c_str());
  QVERIFY(!mesh.shape());
  Transform& ball = s.ball({0, 0, 0.3f});
  s.cycle(40);
  QVERIFY(height(ball) < 0);
  QCOMPARE(s.why(mesh, "load", {"floor.obj"}), std::string());
  QVERIFY(mesh.shape());
}

void TriMeshTest::meshesThatPhysicsCannotTakeAreRefused()
{
  MeshScene s;
  s.file("flat.obj", "v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 3\nf 1 1 1\n");
  s.file("broken.obj", "v 0 0\n");
  std::string large;
  for(int i = 0; i < 300; ++i)
    large += "v " + std::to_string(i) + " 0 0\nv " + std::to_string(i) + " 1 " + std::to_string(i % 7) + "\n";
  for(std::size_t i = 0; i <= TriMeshCollider::mostTriangles; ++i)
    large += "f 1 2 " + std::to_string(i % 590 + 3) + "\n";
  s.file("large.obj", large);
  TriMeshCollider& mesh = s.ground("floor.obj");
  QVERIFY(s.why(mesh, "load", {"flat.obj"}).find("no triangle with an area") != std::string::npos);
  QVERIFY(s.why(mesh, "load", {"broken.obj"}).find("line 1") != std::string::npos);
  QVERIFY(s.why(mesh, "load", {"large.obj"}).find("more than the") != std::string::npos);
  QVERIFY(!mesh.shape());
  QVERIFY(!s.call(mesh, "load"));
  s.cycle(2);
}

QTEST_GUILESS_MAIN(TriMeshTest)
#include "TriMeshTest.moc"
