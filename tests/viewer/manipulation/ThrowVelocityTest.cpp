#include "tests/VerifyNear.h"
#include "viewer/manipulation/ThrowVelocity.h"

#include <QtTest>

using namespace sparkwright;

class ThrowVelocityTest : public QObject
{
  Q_OBJECT
private slots:
  void oneMomentIsNoVelocity()
  {
    ThrowVelocity thrown;
    QCOMPARE(thrown.velocity(), Vec3f(0, 0, 0));
    thrown.record(1, {1, 2, 3});
    QCOMPARE(thrown.velocity(), Vec3f(0, 0, 0));
    thrown.record(1, {5, 2, 3}); // At the same time.
    QCOMPARE(thrown.velocity(), Vec3f(0, 0, 0));
  }
  void onlyTheLastTenthOfASecondCounts()
  {
    ThrowVelocity thrown;
    for(int i = 0; i <= 10; ++i)
      thrown.record(0.02 * i, {static_cast<float>(i), 0, 0}); // 50 m/s, and then
    VERIFY_NEAR(thrown.velocity(), Vec3f(50, 0, 0), 0.01f);
    for(int i = 1; i <= 10; ++i)
      thrown.record(0.2 + 0.02 * i, {10, 0.02f * static_cast<float>(i), 0}); // 1 m/s to the side.
    VERIFY_NEAR(thrown.velocity(), Vec3f(0, 1, 0), 0.01f);
    thrown.clear();
    QCOMPARE(thrown.velocity(), Vec3f(0, 0, 0));
  }
};

QTEST_MAIN(ThrowVelocityTest)
#include "ThrowVelocityTest.moc"
