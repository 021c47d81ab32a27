#include "PhysicsSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright::physics;

namespace
{
const double notANumber = std::numeric_limits<double>::quiet_NaN();

bool near(const Vec3& a, const Vec3& b, double tolerance) { return (a - b).norm() <= tolerance; }
} // namespace

class BodyTest : public QObject
{
  Q_OBJECT

private slots:
  void aFreshBodyHasUnitMassAndRests();
  void freeFallFollowsTheIntegrator();
  void forcesActForOneStep();
  void gravityCanBeSwitchedOffPerBody();
  void massesMatchTheClosedForms();
  void massesAddAndAdjust();
  void impossibleMassesAreRefused();
  void rotationIsNormalised();
  void restingBodiesFallAsleepAndWake();
  void numbersThatAreNotFiniteAreIgnored();
  void anExplosionIsPutBack();
};

void BodyTest::aFreshBodyHasUnitMassAndRests()
{
  World world;
  QCOMPARE(world.erp(), 0.2);
  QVERIFY(world.gravity().isZero());
  QVERIFY(!world.autoDisable());
  const auto body = world.createBody();
  QCOMPARE(body->mass().mass, 1.0);
  QVERIFY(body->mass().inertia.isApprox(Mat3::Identity()));
  world.step(stepSize);
  QVERIFY(body->position().isZero());
  QVERIFY(body->isEnabled());
}

void BodyTest::freeFallFollowsTheIntegrator()
{
  World world;
  world.setGravity({0, 0, -9.81});
  const auto body = world.createBody();
  body->setPosition({1, 2, 10});
  for(int i = 0; i < 50; ++i)
    world.step(stepSize);
  // Velocity first, then position: z = z0 - g h² n(n+1)/2.
  QVERIFY(near(body->position(), {1, 2, 10 - 9.81 * stepSize * stepSize * 50 * 51 / 2}, 1e-9));
  QVERIFY(near(body->linearVelocity(), {0, 0, -9.81}, 1e-9));
}

void BodyTest::forcesActForOneStep()
{
  World world;
  const auto body = world.createBody();
  body->setMass(Mass::boxTotal(2, {1, 1, 1}));
  body->addForce({4, 0, 0});
  body->addTorque({0, 0, 1});
  world.step(0.5);
  world.step(0.5);
  QVERIFY(near(body->linearVelocity(), {1, 0, 0}, 1e-12));
  QVERIFY(near(body->angularVelocity(), {0, 0, 1.5}, 1e-12)); // inertia 2/12·(1+1) = 1/3
}

void BodyTest::gravityCanBeSwitchedOffPerBody()
{
  World world;
  world.setGravity({0, 0, -10});
  const auto floating = world.createBody();
  floating->setGravityMode(false);
  QVERIFY(!floating->gravityMode());
  world.step(0.1);
  QVERIFY(floating->linearVelocity().isZero());
}

void BodyTest::massesMatchTheClosedForms()
{
  const double r = 0.3, l = 0.8, m = 2;
  const Mass sphere = Mass::sphereTotal(m, r);
  VERIFY_NEAR(sphere.inertia(0, 0), 0.4 * m * r * r, 1e-12);
  VERIFY_NEAR(Mass::sphere(500, r).mass, 500 * 4.0 / 3 * M_PI * r * r * r, 1e-9);

  const Mass box = Mass::boxTotal(m, {1, 2, 3});
  QVERIFY(near(box.inertia.diagonal(), m / 12 * Vec3(4 + 9, 1 + 9, 1 + 4), 1e-12));
  QCOMPARE(Mass::box(10, {1, 2, 3}).mass, 60.0);

  const Mass cylinder = Mass::cylinderTotal(m, r, l);
  const double side = m * (r * r / 4 + l * l / 12);
  QVERIFY(near(cylinder.inertia.diagonal(), {side, side, m * r * r / 2}, 1e-12));
  VERIFY_NEAR(Mass::cylinder(100, r, l).mass, 100 * M_PI * r * r * l, 1e-9);

  const Mass capsule = Mass::capsule(100, r, l);
  const double shaft = 100 * M_PI * r * r * l, caps = 100 * 4.0 / 3 * M_PI * r * r * r;
  VERIFY_NEAR(capsule.mass - shaft, caps, 1e-9);
  VERIFY_NEAR(capsule.inertia(2, 2), (shaft / 2 + caps * 0.4) * r * r, 1e-9);
  VERIFY_NEAR(Mass::capsuleTotal(m, r, l).mass, m, 1e-12);
  QVERIFY(capsule.inertia(0, 0) > capsule.inertia(2, 2));
}

void BodyTest::massesAddAndAdjust()
{
  Mass left = Mass::boxTotal(1, {1, 1, 1});
  left.translate({-1, 0, 0});
  Mass right = Mass::boxTotal(3, {1, 1, 1});
  right.translate({1, 0, 0});
  left.add(right);
  QCOMPARE(left.mass, 4.0);
  QVERIFY(near(left.centre, {0.5, 0, 0}, 1e-12));
  VERIFY_NEAR(left.inertia(2, 2), 4 / 6.0 + 4, 1e-12); // both 1 m off the origin

  left.adjust(8);
  QCOMPARE(left.mass, 8.0);
  VERIFY_NEAR(left.inertia(2, 2), 2 * (4 / 6.0 + 4), 1e-12);

  Mass turned = Mass::boxTotal(1, {1, 2, 3});
  turned.rotate(rotationAbout(2, M_PI / 2));
  VERIFY_NEAR(turned.inertia(0, 0), Mass::boxTotal(1, {2, 1, 3}).inertia(0, 0), 1e-12);
}

void BodyTest::impossibleMassesAreRefused()
{
  World world;
  const auto body = world.createBody();
  QVERIFY(!body->setMass(Mass{}));
  QVERIFY(!body->setMass(Mass::sphereTotal(-1, 1)));
  QVERIFY(!body->setMass(Mass::sphereTotal(1, 0)));
  QVERIFY(!body->setMass(Mass::boxTotal(notANumber, {1, 1, 1})));
  QVERIFY(!body->setMass(Mass::boxTotal(1, {1, infinity, 1})));
  QVERIFY(!body->setMass(Mass{1, {0.1, 0, 0}, Mat3::Identity()}));
  QVERIFY(!body->setMass(Mass{1, Vec3::Zero(), -Mat3::Identity()}));
  QCOMPARE(body->mass().mass, 1.0);

  Mass mass = Mass::sphereTotal(1, 1);
  mass.adjust(0);
  mass.adjust(notANumber);
  mass.translate({notANumber, 0, 0});
  QCOMPARE(mass.mass, 1.0);
  QVERIFY(mass.valid());
}

void BodyTest::rotationIsNormalised()
{
  World world;
  const auto body = world.createBody();
  const Mat3 turn = rotationAbout(0, 0.7);
  body->setRotation(1.001 * turn); // a little off, as products of float matrices are
  VERIFY_NEAR(body->rotation(), turn, 1e-3);
  VERIFY_NEAR(body->rotation() * body->rotation().transpose(), Mat3::Identity(), 1e-12);
}

void BodyTest::restingBodiesFallAsleepAndWake()
{
  World world;
  world.setAutoDisable(true);
  const auto body = world.createBody();
  const auto joint = world.createJoint(Joint::Kind::Ball); // what touches nothing never sleeps
  joint->attach(body.get(), nullptr);
  int steps = 0;
  for(; body->isEnabled() && steps < 100; ++steps)
    world.step(stepSize);
  QVERIFY(steps >= 10 && steps <= 20);

  body->addForce({1, 0, 0});
  QVERIFY(!body->isEnabled()); // a force does not wake
  world.step(stepSize);
  QVERIFY(body->linearVelocity().isZero());
  body->enable();
  body->addForce({1, 0, 0});
  world.step(stepSize);
  QVERIFY(body->linearVelocity().x() > 0);
  body->disable();
  QVERIFY(!body->isEnabled());
}

void BodyTest::numbersThatAreNotFiniteAreIgnored()
{
  World world;
  world.setGravity({0, notANumber, 0});
  world.setErp(7);
  world.setCfm(notANumber);
  world.setContactSurfaceLayer(-1);
  QVERIFY(world.gravity().isZero());
  QCOMPARE(world.erp(), 0.2);
  const auto body = world.createBody();
  for(const double bad : {notANumber, infinity, -infinity})
  {
    body->setPosition({0, bad, 0});
    body->setLinearVelocity({bad, 0, 0});
    body->setAngularVelocity({bad, 0, 0});
    body->addForce({bad, 0, 0});
    body->addTorque({bad, 0, 0});
    body->setRotation(Mat3::Constant(bad));
    world.step(bad);
  }
  body->setPosition({1e300, 0, 0});
  body->setLinearVelocity({1e300, 0, 0});
  body->addForce({0, -1e300, 0});
  world.step(-1);
  world.step(stepSize);
  QVERIFY(body->position().isZero());
  QVERIFY(body->rotation().isApprox(Mat3::Identity()));
  QVERIFY(!body->wasRestored());
}

void BodyTest::anExplosionIsPutBack()
{
  World world;
  const auto wild = world.createBody();
  const auto calm = world.createBody();
  wild->setPosition({1, 2, 3});
  world.step(stepSize);
  for(int i = 0; i < 10; ++i)
    wild->addForce({1e12, 0, 0});
  calm->setLinearVelocity({1, 0, 0});
  world.step(stepSize);
  QVERIFY(wild->wasRestored());
  QVERIFY(near(wild->position(), {1, 2, 3}, 0));
  QVERIFY(wild->linearVelocity().isZero());
  QVERIFY(!calm->wasRestored());
  QVERIFY(calm->position().x() > 0);
  world.step(stepSize);
  QVERIFY(!wild->wasRestored());
}

QTEST_APPLESS_MAIN(BodyTest)
#include "BodyTest.moc"
