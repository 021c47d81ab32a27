#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/draw/DrawingService.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

/// The views show what a foul rests upon until its restart is played.
class FoulEvidenceTest : public QObject
{
  Q_OBJECT

  static std::shared_ptr<const Drawings::Set> evidence(SimurosotWorld& match)
  {
    const DrawingsPtr drawings = match.world.context().service<DrawingService>()->drawings();
    for(const auto& set : drawings->sets)
      if(set->name == "Referee")
        return set;
    return {};
  }
  static int countOf(const Drawings::Set& set, Drawings::Shape::Kind kind)
  {
    return static_cast<int>(std::ranges::count(set.shapes, kind, &Drawings::Shape::kind));
  }
  static void raiseFoul(SimurosotWorld& match)
  {
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    match.cycles(5);
    QVERIFY(!evidence(match));
    QVERIFY(match.commitFoul());
  }

private slots:
  void areaAndOffendersAreShown()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    raiseFoul(match);
    const auto set = evidence(match);
    QVERIFY(set);
    using Kind = Drawings::Shape::Kind;
    QCOMPARE(countOf(*set, Kind::Polygon), 1); // The goal area of blue, x from 95 to 110 cm.
    const auto area = std::ranges::find(set->shapes, Kind::Polygon, &Drawings::Shape::kind);
    for(const Vec3f& corner : area->points)
      QVERIFY(corner.x() > 0.9f && corner.x() < 1.11f && std::abs(corner.y()) < 0.4f);
    QCOMPARE(countOf(*set, Kind::Circle), 3); // Two robots and the ball.
    const auto isAt = [&](float x, float y)
    {
      return std::ranges::any_of(set->shapes,
                                 [&](const Drawings::Shape& shape) {
                                   return shape.kind == Kind::Circle &&
                                          (shape.points[0] - Vec3f(x, y, shape.points[0].z())).norm() < 0.02f;
                                 });
    };
    QVERIFY(isAt(1.05f, 0.15f) && isAt(1.05f, -0.15f) && isAt(0.4f, 0.3f));
  }

  void itStaysUntilPlayGoesOn()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    raiseFoul(match);
    const auto shown = evidence(match);
    match.world.command("(confirm)");
    QVERIFY(match.reach(MatchState::Ready));
    match.cycle();
    QVERIFY(evidence(match) == shown); // The robots have gone; what the decision rests upon has not.
    QVERIFY(match.whistle());
    match.cycles(2);
    QVERIFY(!evidence(match));
  }

  void aRejectedFoulIsGone()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    raiseFoul(match);
    match.world.command("(overrule)");
    match.cycles(3);
    QVERIFY(!evidence(match));
  }

  void aRestartThatIsNoFoulShowsNothing()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    QVERIFY(match.loaded && match.prepare());
    match.cycles(2);
    QVERIFY(!evidence(match));
    QVERIFY(match.whistle());
    match.world.command("(playMode goal_kick_left)");
    match.cycles(3);
    QVERIFY(!evidence(match));
  }

  /// A match that goes on from a kept state shows it again.
  void aRestoredMatchShowsIt()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    raiseFoul(match);
    const WorldState state = match.world.saveState();
    World other(optionsFor(state, {.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"}}));
    QVERIFY(other.load(state.scene));
    const LocalText problem = other.restoreState(state);
    QVERIFY2(problem.empty(), problem.english().c_str());
    other.cycle();
    const DrawingsPtr drawings = other.context().service<DrawingService>()->drawings();
    QVERIFY(std::ranges::any_of(drawings->sets, [](const auto& set) { return set->name == "Referee"; }));
  }
};

QTEST_APPLESS_MAIN(FoulEvidenceTest)
#include "FoulEvidenceTest.moc"
