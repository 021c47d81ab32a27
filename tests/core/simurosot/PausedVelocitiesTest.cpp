#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/scene/Transform.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

namespace
{

/// Linear and angular velocities of all bodies of the match, m/s and rad/s.
std::vector<float> allVelocities(SimurosotWorld& match)
{
  std::vector<float> all;
  const auto add = [&all](const RigidBody& body)
  {
    for(const Vec3f& velocity : {body.velocity(), body.angularVelocity()})
      all.insert(all.end(), {velocity.x(), velocity.y(), velocity.z()});
  };
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < match.game().profile().field.robots; ++i)
      match.robot(side, i).root()->visit<RigidBody>(add);
  match.game().ball()->root()->visit<RigidBody>(add);
  return all;
}

double farthestApart(const std::vector<float>& one, const std::vector<float>& other)
{
  double most = one.size() == other.size() ? 0 : 1e9;
  for(std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
    most = std::max<double>(most, std::abs(one[i] - other[i]));
  return most;
}

} // namespace

/// A pause keeps all velocities, those of wheels too.
class PausedVelocitiesTest : public QObject
{
  Q_OBJECT

  /// All robots are on their way, then two of blue stand in their goal area while the ball is before it.
  static void untilTheFoul(SimurosotWorld& match)
  {
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    for(int i = 0; i < 11; ++i)
    {
      match.drive(0, i, 30 + 5 * i, 80 - 4 * i);
      match.drive(1, i, 60, 40 + 3 * i);
    }
    match.cycles(20);
    match.put(0, 190, 20, 90);
    match.put(1, 190, -20, 90);
    match.put(SREF_BALL, 60, 70);
    for(int i = 0; i < 20 && match.machine().state() == MatchState::Normal; ++i)
      match.cycle();
    QCOMPARE(match.machine().state(), MatchState::Pause);
    QVERIFY(match.machine().pending());
    QCOMPARE(match.machine().pending()->reason, static_cast<std::int32_t>(SREF_R2_TWO_IN_GOAL_AREA));
  }

private slots:
  void S18_playGoesOnAsFastAfterARejectedFoul()
  {
    SimurosotWorld match;
    untilTheFoul(match);
    const std::vector<float> saved = allVelocities(match);
    QVERIFY(farthestApart(saved, std::vector<float>(saved.size(), 0)) > 0.5);
    const double left = match.machine().status().time;
    const Pose stands = match.robot(Side::Yellow, 3).pose();
    match.cycles(10);
    QCOMPARE(match.machine().state(), MatchState::Pause);
    QCOMPARE(match.machine().status().time, left);
    QCOMPARE(match.robot(Side::Yellow, 3).pose().x, stands.x);

    match.world.command("(overrule)");
    QCOMPARE(match.machine().state(), MatchState::Resume);
    match.cycle();
    QCOMPARE(match.machine().state(), MatchState::Normal);
    QVERIFY2(farthestApart(saved, allVelocities(match)) <= 1e-9,
             qPrintable(QString::number(farthestApart(saved, allVelocities(match)))));
    QCOMPARE(match.machine().status().time, left);
    QCOMPARE(match.robot(Side::Yellow, 3).pose().x, stands.x);
    match.cycle();
    QCOMPARE(match.machine().status().time, left - 0.02);
    QVERIFY(match.robot(Side::Yellow, 3).pose().x != stands.x);
  }

  void aPauseOfAPersonKeepsThemToo()
  {
    SimurosotWorld match;
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    for(int i = 0; i < 11; ++i)
      match.drive(0, i, 60, 60);
    match.cycles(15);
    const std::vector<float> saved = allVelocities(match);
    match.world.command("(pause)");
    match.cycles(3);
    match.world.command("(pause)"); // Without effect.
    match.world.command("(resume)");
    match.cycle();
    QCOMPARE(match.machine().state(), MatchState::Normal);
    QCOMPARE(farthestApart(saved, allVelocities(match)), 0.0);
  }
};

QTEST_APPLESS_MAIN(PausedVelocitiesTest)
#include "PausedVelocitiesTest.moc"
