#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/manipulation/Movable.h"

#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;

/// What the mouse drags when something is selected.
class MovableTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    scene_ = std::make_unique<SceneDrawing>();
    FrameBuilder b;
    b.soccerScene();
    robot_ = b.robot(1, 1, 0, true, 1);
    group_ = b.open("boxes", Vec3f(3, 0, 0), false);
    box_ = b.open("box", Vec3f(0, 1, 0.25f));
    look_ = b.open("look", Vec3f(0, 0, 0.1f), false);
    mesh_ = b.mesh("StdUnitBox", Vec3f::Constant(0.5f), {"matRed"});
    b.close();
    b.close();
    b.close();
    scene_->setFrame(b.take());
  }

  void whatNoBodyMovesIsNotMovable()
  {
    for(const char* const name : {"field", "sky", "leftgoal", "mesh", "wall", "light"})
      QVERIFY2(!Movable::of(*scene_, named(name)), name);
    for(const int node : {-1, 100000})
      QVERIFY(!Movable::of(*scene_, node));
  }
  void whoEditsTakesWallsAndGoalsTooButNotTheField()
  {
    for(const char* const name : {"leftgoal", "wall"})
      QCOMPARE(Movable::of(*scene_, named(name), true)->node, named(name));
    QVERIFY(!Movable::of(*scene_, named("field"), true));
  }
  void robotsAreTakenAsAWhole()
  {
    for(const int part : {robot_, robot_ + 1, robot_ + 3})
    {
      const auto movable = Movable::of(*scene_, part);
      QVERIFY(movable);
      QCOMPARE(movable->node, robot_);
      QCOMPARE(movable->unum, 1);
    }
    QVERIFY(Movable::of(*scene_, named("Ball"))->ball);
  }
  void partsLeadToTheBodyThatMovesThem()
  {
    for(const int part : {box_, look_, mesh_})
    {
      const auto movable = Movable::of(*scene_, part);
      QVERIFY(movable);
      QCOMPARE(movable->node, box_);
      VERIFY_NEAR(movable->centre, Vec3f(3, 1, 0.25f), 1e-5f);
    }
  }
  void groupsAreMovedByTheirFirstBody()
  {
    const auto movable = Movable::of(*scene_, group_);
    QVERIFY(movable);
    QCOMPARE(movable->node, group_); // All of it is the ghost,
    QCOMPARE(movable->id, scene_->frame()->structure->nodes[static_cast<std::size_t>(box_)].id);
    VERIFY_NEAR(translation(movable->pose), Vec3f(3, 1, 0.25f), 1e-5f); // and the pose is what commands mean.
  }

private:
  int named(const char* name) const
  {
    const auto& nodes = scene_->frame()->structure->nodes;
    const auto found = std::ranges::find(nodes, name, &SceneStructure::Node::name);
    return found == nodes.end() ? -1 : static_cast<int>(found - nodes.begin());
  }

  std::unique_ptr<SceneDrawing> scene_;
  int robot_ = -1, group_ = -1, box_ = -1, look_ = -1, mesh_ = -1;
};

QTEST_GUILESS_MAIN(MovableTest)
#include "MovableTest.moc"
