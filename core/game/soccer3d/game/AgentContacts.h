#pragma once

#include "core/body/CollisionHandler.h"
#include "core/object/Math.h"

#include <span>
#include <vector>

namespace sparkwright
{

class AgentState;

/// Which robots touched each other in the last step, and where: what rules about touching and charging go by.
///
/// Filled by AgentCollisionHandlers while collisions are found; endStep() then shows what was collected.
class AgentContacts
{
public:
  struct Contact
  {
    AgentState* first;
    AgentState* second;
    Vec3f sum;  ///< Of the positions of all points.
    int points; ///< >= 1

    Vec3f position() const { return sum / static_cast<float>(points); } ///< Mean of all points, world.
  };

  void add(AgentState& first, AgentState& second, const Vec3f& position);
  /// From now on contacts() are those added since the last call.
  void endStep();
  void remove(const AgentState& player);

  /// Of the last step, one for each pair, in order of contact.
  std::span<const Contact> contacts() const { return contacts_; }
  /// Everybody who touches the player, or somebody who does, and so on; the player comes first.
  void group(AgentState& player, std::vector<AgentState*>& members) const;

private:
  std::vector<Contact> collected_;
  std::vector<Contact> contacts_;
};

/// Tells the game when its collider touches another robot. Makes no contacts itself, so it stands beside a
/// ContactJointHandler.
class AgentCollisionHandler : public CollisionHandler
{
public:
  bool isSymmetric() const override { return true; }
  void touched(Collider& own, Collider& other, const physics::ContactPoint& point) override;
};

} // namespace sparkwright
