#pragma once

#include "core/body/CollisionHandler.h"
#include "core/body/ContactForceListener.h"
#include "core/game/simurosot/field/Pose.h"
#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/game/BodyGroup.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/scene/BaseNode.h"

namespace sparkwright
{

class HingeJoint;
class Transform;

namespace simurosot
{

inline constexpr double metresPerCm = 0.01;

class SimurosotGame;
struct LeagueProfile;
struct ShownRobot;

/// Base class of the nodes by which the game finds what takes part in it: looks at what is below the nearest Transform.
class PlayNode : public BaseNode
{
public:
  BodyGroup& bodies() { return bodies_; }
  const BodyGroup& bodies() const { return bodies_; }
  /// The Transform above, which contains all parts; null if there is none.
  Transform* root() const;

  void archive(StateArchive& a) override;

  /// Looks for the parts again, after a change of the scene.
  virtual void findParts();

protected:
  void onUnlink() override;
  SimurosotGame* game() const;

private:
  BodyGroup bodies_;
};

/// A robot of the game, with two driven wheels: joints named `leftAxle` and `rightAxle`, whose axes point to the left.
class RobotNode : public PlayNode
{
public:
  Side side = Side::Blue;
  int number = 0; ///< Index in its team, from 0; on shirts and in panels one more.

  void findParts() override;

  Pose pose() const;           ///< In the field frame.
  Point velocity() const;      ///< cm/s
  double omegaDeg() const;     ///< About z, degrees/s.
  bool hasFallen() const;      ///< Whether its top does not point upwards any more.
  bool isUsable() const { return !bodies().empty(); }

  /// Puts it upright to a place; its velocities stay.
  void place(const Pose& pose, const LeagueProfile& profile);

  /// Sets what its wheels shall do from the next step on: commands, already clipped.
  void drive(double left, double right, const LeagueProfile& profile);
  /// Fills in its height, tilt and the angles of its wheels.
  void show(ShownRobot& shown) const;
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;
  double left() const { return left_; }
  double right() const { return right_; }

  double fallen = 0; ///< For how long it has been lying, s.

  void archive(StateArchive& a) override;

private:
  HingeJoint* leftAxle_ = nullptr;
  HingeJoint* rightAxle_ = nullptr;
  double left_ = 0, right_ = 0;
};

/// The ball of the game.
class BallNode : public PlayNode
{
public:
  Vec3f position() const; ///< World, m.
  Vec3f velocity() const; ///< m/s
  bool isUsable() const { return !bodies().empty(); }

  /// Puts it on the floor; its velocities stay.
  void place(const Point& point, const LeagueProfile& profile);
};

/// Makes contacts, and tells the game who touches whom. Goes into colliders of robots, ball and walls.
class PlayContactHandler : public ContactJointHandler, public ContactForceListener
{
public:
  /// What its collider belongs to: an object of sparkwright_referee.h.
  int object() const { return object_; }
  void setObject(int object) { object_ = object; }

  ContactForceListener* forceListener() override { return this; }
  void refine(physics::Surface& surface, const ContactJointHandler& other,
              const physics::ContactPoint& point) override;
  void contactForce(const physics::ContactForce& contact) override;

private:
  SimurosotGame* game() const;

  int object_ = SREF_WALL;
};

} // namespace simurosot
} // namespace sparkwright
