#include "tests/core/simurosot/placement/PlacementSupport.h"

#include <QtTest>

#include <cstring>
#include <limits>

using namespace placement_tests;

namespace
{

/// Makes placements at random; the same ones in each run.
class PlacementLottery
{
public:
  explicit PlacementLottery(unsigned seed) : random_(seed) {}

  double real(double from, double to) { return std::uniform_real_distribution<double>(from, to)(random_); }
  int whole(int from, int to) { return std::uniform_int_distribution<int>(from, to)(random_); }
  double angle() { return whole(0, 2) ? real(-180, 180) : 90 * whole(-1, 2); }
  Pose poseIn(const Rect& rect) { return {real(rect.left, rect.right), real(rect.bottom, rect.top), angle()}; }

  /// Targets that are legal by the table of the tests.
  sref_targets legal(const LeagueProfile& profile, const sref_placing& placing)
  {
    const RestartTable table(profile, placing);
    for(;;)
      if(const std::optional<sref_targets> targets = attempt(profile, placing, table))
        return *targets;
  }

  /// Anything: crowded, far away, half of it in place, no numbers.
  sref_targets wild(const FieldSpec& field)
  {
    sref_targets targets{};
    targets.n = whole(0, 9) ? field.robots : whole(-1, 12);
    const double reach = whole(0, 3) ? 1.05 : 1.5;
    const Rect around{-reach * field.halfLength(), -reach * field.halfWidth(), reach * field.halfLength(),
                      reach * field.halfWidth()};
    const Pose spot = poseIn(around);
    const int crowd = whole(0, 4); // 0: all on one spot, 1: about one.
    for(sst_pose& pose : targets.pose)
    {
      const Pose wanted = crowd == 0 ? spot
                          : crowd == 1 ? Pose{spot.x + real(-15, 15), spot.y + real(-15, 15), angle()}
                                       : poseIn(around);
      pose = {wanted.x, wanted.y, wanted.angle};
      if(whole(0, 30) == 0)
        (whole(0, 1) ? pose.x : pose.angle) = oddNumber();
    }
    targets.ball_wanted = whole(0, 3) > 0;
    targets.ball = {whole(0, 20) ? real(-300, 300) : oddNumber(), real(-200, 200)};
    return targets;
  }

private:
  double oddNumber()
  {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr std::array numbers{nan, infinity, -infinity, 1e9, -1e9, 1e300, -1e-300};
    return numbers[std::size_t(whole(0, int(numbers.size()) - 1))];
  }

  std::optional<sref_targets> attempt(const LeagueProfile& profile, const sref_placing& placing,
                                      const RestartTable& table)
  {
    const int n = profile.field.robots;
    const int keeper = table.hasKeeper() ? whole(0, n - 1) : -1;
    int taker = table.hasTaker() ? whole(0, n - 1) : -1;
    if(taker == keeper && taker >= 0)
      taker = (taker + 1) % n;
    Point ball = table.ball();
    if(table.restart() == Restart::GoalKick && !table.acts())
      ball = table.seen(Point{placing.ball.x, placing.ball.y});
    else if(table.restart() == Restart::GoalKick)
    {
      const Pose pose = poseIn(table.goalArea(1).shrunk(profile.field.ballRadius));
      ball = pose.point();
    }
    std::vector<Pose> poses(std::size_t(n), Pose{});
    std::vector<Pose> taken;
    for(int i = 0; placing.others_placed && i < placing.other_count; ++i)
      taken.push_back(table.seen(Pose{placing.others[i].x, placing.others[i].y, placing.others[i].angle}));
    // Those with little room come first, as people would do it.
    std::vector<int> order{taker, keeper};
    for(int i = 0; i < n; ++i)
      if(i != taker && i != keeper)
        order.push_back(i);
    for(const int i : order)
    {
      const int rank = i - (taker >= 0 && taker < i) - (keeper >= 0 && keeper < i);
      bool found = i < 0;
      for(int k = 0; k < 3000 && !found; ++k)
      {
        const Pose pose = i == taker ? takerPose(profile, table) : i == keeper ? keeperPose(profile, table)
                                                                  : otherPose(profile, table, rank);
        const bool inRegion = i == taker ? table.takerMayBe(pose) : i == keeper ? table.keeperMayBe(pose)
                                                                              : table.otherMayBe(pose, rank);
        found = inRegion && !table.tooNearToBall(pose, ball) &&
                std::ranges::none_of(taken, [&](const Pose& one) { return table.tooNear(one, pose); });
        if(found)
          poses[std::size_t(i)] = pose;
      }
      if(!found)
        return {};
      if(i >= 0)
        taken.push_back(poses[std::size_t(i)]);
    }
    if(table.tooManyIn(poses))
      return {};
    for(Pose& pose : poses)
      pose = table.seen(pose);
    sref_targets targets = targetsOf(poses);
    targets.ball_wanted = table.restart() == Restart::GoalKick && table.acts();
    targets.ball = {table.seen(ball).x, table.seen(ball).y};
    return targets;
  }

  Pose takerPose(const LeagueProfile& profile, const RestartTable& table)
  {
    const double reach = profile.field.circleRadius + 4;
    if(table.restart() == Restart::PlaceKick)
      return poseIn({-reach, -reach, reach, reach});
    if(!isFreeBall(table.restart()))
      return poseIn({table.ball().x, -50, 0, 50});
    const double gap = profile.placement.freeBallGap;
    return {table.ball().x + (table.acts() ? gap : -gap) + real(-0.07, 0.07), table.ball().y + real(-0.07, 0.07),
            sparkwright::normalizedDeg((table.acts() ? 180 : 0) + real(-1, 1))};
  }

  Pose keeperPose(const LeagueProfile& profile, const RestartTable& table)
  {
    if((table.restart() == Restart::PenaltyKick || table.restart() == Restart::ShootOut) && !table.acts())
    {
      Pose pose = poseIn({0, -profile.field.goalWidth / 2, 0, profile.field.goalWidth / 2});
      pose.x = -profile.field.halfLength() + table.extent(pose) + real(0, 0.25);
      return pose;
    }
    if(whole(0, 1) || (table.restart() == Restart::GoalKick && table.acts()))
      return poseIn(table.goalArea(table.acts() ? 1 : -1));
    return otherPose(profile, table, 0);
  }

  Pose otherPose(const LeagueProfile& profile, const RestartTable& table, int rank)
  {
    if(table.waitsOnLine())
    {
      const double gap = std::min(15., profile.field.halfWidth() / (profile.field.robots - 1));
      return {20 + real(-0.07, 0.07), (table.acts() ? 1 : -1) * (rank + 0.5) * gap + real(-0.07, 0.07), angle()};
    }
    if(table.restart() == Restart::FreeKick && !table.acts() && whole(0, 4) == 0) // At the border of the goal area.
    {
      Pose pose = poseIn(table.goalArea(-1));
      pose.x = -profile.field.halfLength() + profile.field.goalAreaDepth + real(-5.5, 5.5);
      return pose;
    }
    return poseIn(FieldAreas(profile.field).field());
  }

  std::mt19937 random_;
};

/// A side's turn in a restart of a league, with the other side placed before if that is first.
struct PlacementCase
{
  LeagueProfile profile;
  sref_placing placing;
};

PlacementCase randomCase(PlacementLottery& lottery, int number)
{
  const auto names = profileNames();
  PlacementCase one{*profileOf(names[std::size_t(number) % names.size()]), {}};
  one.profile.placement.penaltyActorFirst = lottery.whole(0, 1);
  one.profile.placement.ballInPenaltyArea = lottery.whole(0, 1);
  one.profile.rules.mirosot = lottery.whole(0, 1);
  const Restart restart = static_cast<Restart>(1 + number / 4 % 9);
  const Side actor = number / 36 % 2 ? Side::Yellow : Side::Blue, side = number / 72 % 2 ? Side::Yellow : Side::Blue;
  one.placing = placingOf(restart, actor, side, number / 144 % 2 ? -1 : 1);
  one.placing.keeper = lottery.whole(-1, one.profile.field.robots - 1);
  return one;
}

/// Lets the other side place if that is first.
template <class Targets>
void letFirstSidePlace(PlacementCase& one, Targets targetsOfFirst)
{
  sref_region region;
  const Side side = one.placing.side == SREF_BLUE ? Side::Blue : Side::Yellow;
  if(!placementSpec(one.profile, one.placing.verdict, side, one.placing.blue_end, region))
    return;
  if(region.first == one.placing.side)
    return;
  sref_placing first = one.placing;
  first.side = indexOf(other(side));
  placeOthers(one.placing, targetsOfFirst(first));
}

bool samePoses(const sref_targets& a, const sref_targets& b)
{
  if(a.n != b.n)
    return false;
  for(int i = 0; i < a.n; ++i)
    if(!(poseAt(a, i) == poseAt(b, i)))
      return false;
  return a.ball.x == b.ball.x && a.ball.y == b.ball.y;
}

QByteArray nameOfCase(const PlacementCase& one, int number)
{
  return QByteArray::number(number) + ": " + one.profile.name.c_str() + " restart " +
         QByteArray::number(one.placing.verdict.kind) + " actor " + QByteArray::number(one.placing.verdict.actor) +
         " side " + QByteArray::number(one.placing.side) + " end " + QByteArray::number(one.placing.blue_end);
}

} // namespace

/// Scenario S25 of the specification, over all restarts, leagues and ends: 1000 legal placements and 10 000 others.
class PlacementPropertiesTest : public QObject
{
  Q_OBJECT

private slots:
  void S25_legalPlacementsAreUnchanged()
  {
    PlacementLottery lottery(25);
    for(int number = 0; number < 1000; ++number)
    {
      PlacementCase one = randomCase(lottery, number);
      letFirstSidePlace(one, [&](const sref_placing& first) { return lottery.legal(one.profile, first); });
      const sref_targets wanted = lottery.legal(one.profile, one.placing);
      const QByteArray name = nameOfCase(one, number);
      QCOMPARE(name + RestartTable(one.profile, one.placing).wrongIn(wanted).c_str(), name);
      QVERIFY2(isLegalPlacement(one.profile, one.placing, wanted), name);
      sref_targets targets = wanted;
      sref_correction corrections[SST_MAX_ROBOTS];
      QVERIFY2(validatePlacement(one.profile, one.placing, targets, corrections) == 0, name);
      QVERIFY2(samePoses(targets, wanted), name);
      for(int i = 0; i < targets.n; ++i)
        QVERIFY2(corrections[i].why == SREF_ACCEPTED && corrections[i].distance == 0, name);
    }
  }

  void S25_otherPlacementsAreCorrected()
  {
    PlacementLottery lottery(26);
    for(int number = 0; number < 10000; ++number)
    {
      PlacementCase one = randomCase(lottery, number);
      letFirstSidePlace(one, [&](const sref_placing& first)
                        {
                          sref_targets targets = lottery.wild(one.profile.field);
                          validatePlacement(one.profile, first, targets, nullptr);
                          return targets;
                        });
      const PlacementCase before = one;
      const QByteArray name = nameOfCase(one, number);
      const sref_targets wanted = lottery.wild(one.profile.field);
      sref_targets targets = wanted;
      sref_correction corrections[SST_MAX_ROBOTS];
      const int changed = validatePlacement(one.profile, one.placing, targets, corrections);
      QVERIFY2(changed == std::count_if(corrections, corrections + targets.n, [](const sref_correction& correction)
                                        { return correction.why != SREF_ACCEPTED; }), name);

      QCOMPARE(name + RestartTable(one.profile, one.placing).wrongIn(targets).c_str(), name);
      QVERIFY2(isLegalPlacement(one.profile, one.placing, targets), name);
      QVERIFY2(std::memcmp(&one.placing, &before.placing, sizeof one.placing) == 0, name); // The first side stays.
      sref_targets again = targets;
      QVERIFY2(validatePlacement(one.profile, one.placing, again, nullptr) == 0, name);
      QVERIFY2(samePoses(again, targets), name);
      if(number % 10 == 0)
      {
        sref_targets twin = wanted;
        validatePlacement(one.profile, one.placing, twin, nullptr);
        QVERIFY2(samePoses(twin, targets), name);
      }
    }
  }
};

QTEST_APPLESS_MAIN(PlacementPropertiesTest)
#include "PlacementPropertiesTest.moc"
