#pragma once

#include "core/body/PhysicsObject.h"
#include "core/game/f2000/file/RobotFile.h"
#include "core/game/f2000/robot/Devices.h"
#include "core/game/f2000/nodes/WheelTraction.h"
#include "core/game/f2000/robot/Manipulator.h"
#include "core/game/f2000/shape/Surroundings.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class RigidBody;
class StaticMesh;
class Transform;

namespace f2000
{

class PlayContacts;
class ShapeNode;

/// A robot of the league: stands below its Transform, after the body, which is at the centre of mass on the floor.
///
/// Its drive says where it wants to go; a joint drives the body there with limited force, and keeps it upright.
class RobotNode : public PhysicsObject
{
public:
  /// Parts of a manipulator in one of its states.
  struct StatePart
  {
    std::size_t manipulator, state;
    Pose at; ///< In the frame of the robot.
    ShapeNode* collider = nullptr;
    PlayContacts* contacts = nullptr;
    Transform* shown = nullptr; ///< Null: it is not drawn.
    StaticMesh* mesh = nullptr;
  };

  /// To be called before it is linked.
  void describe(std::shared_ptr<const RobotForm> form, std::vector<StatePart> parts);
  const RobotForm& form() const { return *form_; }
  const std::shared_ptr<const RobotForm>& sharedForm() const { return form_; }

  int id = 0;            ///< Of the game, from 1; 0: not known yet.
  std::string player;    ///< Plugin that its file wants to lead it.
  Pose start{};          ///< Where it stands when a game begins.
  std::shared_ptr<Devices> devices; ///< Null: it stands still.

  bool isUsable() const { return body_ != nullptr && form_ != nullptr; }
  Transform* root() const { return nearestTransform(); }
  Pose pose() const;
  /// Its velocity, in its own frame.
  Twist twist() const;
  /// What has become of the way that its drive wanted.
  enum class Grip
  {
    Holds,
    Stalled, ///< Something holds it up.
    Slipping ///< It moves otherwise than its drive wants.
  };
  Grip grip() const { return grip_; }
  bool isMoving() const;
  /// Puts it somewhere, at rest.
  void place(const Pose& pose);
  void setTwist(const Twist& twist);
  /// Adds to its velocity, as a push at a point does. @param impulse  N·s
  void push(const Eigen::Vector2d& at, const Eigen::Vector2d& impulse);
  RigidBody& body() const { return *body_; }

  std::vector<Manipulator>& manipulators() { return manipulators_; }
  const std::vector<Manipulator>& manipulators() const { return manipulators_; }
  /// A cycle passes for the manipulators. @param dt  s
  void advanceManipulators(double dt);
  /// Its bodies as rays see them, with its id as their owner.
  template<class Visit>
  void eachOutline(Visit&& visit) const;
  /// The outlines of a manipulator in its present state.
  std::vector<Outline> outlinesOf(std::size_t manipulator) const;

  /// Everything as at the start.
  void restart();

  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;
  bool hasPostPhysics() const override { return true; }
  void postPhysics() override;
  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;

private:
  void showState(StatePart& part);
  Pose shiftOf(const StatePart& part) const;
  void keepUpright();
  void roll(const Relocation& way, double dt);
  double seconds() const; ///< Of a cycle.
  Pose centre() const { return {form_->centreX, form_->centreY, 0}; }

  std::shared_ptr<const RobotForm> form_;
  std::vector<StatePart> parts_;
  std::vector<Manipulator> manipulators_;
  RigidBody* body_ = nullptr;
  std::unique_ptr<physics::Joint> joint_;
  std::optional<WheelTraction> wheels_; ///< Nothing: the joint drives it.
  Pose planned_{};      ///< Where its drive has led it; near where it is.
  Twist wanted_{};      ///< Velocity of the last cycle as planned: in the world.
  Grip grip_ = Grip::Holds;
};

template<class Visit>
void RobotNode::eachOutline(Visit&& visit) const
{
  const Pose at = pose();
  const auto tell = [&](const Primitive& primitive, const Pose& frame, double lift)
  {
    if(primitive.isFlat())
      return;
    visit(Surroundings::Body{Outline::of(primitive, frame), lift + primitive.bottom, lift + primitive.top,
                             ThingClass::RobotPart, primitive.colour, id, false});
  };
  for(const Primitive& primitive : form_->body)
    tell(primitive, at, 0);
  for(const Manipulator& manipulator : manipulators_)
    for(const Primitive& primitive : manipulator.form().states[manipulator.state()].shapes)
      tell(primitive, composed(at, manipulator.form().mount), manipulator.form().height);
}

} // namespace f2000
} // namespace sparkwright
