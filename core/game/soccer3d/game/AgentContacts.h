#pragma once

#include "core/body/CollisionHandler.h"
#include "core/object/Math.h"

#include <span>
#include <vector>

namespace sparkwright
{

class AgentState;

/// Contacts between robots in the last step, for the rules about touching and charging.
///
/// AgentCollisionHandlers add contacts during collision detection; endStep() publishes them.
class AgentContacts
{
public:
  struct Contact
  {
    AgentState* first = nullptr;
    AgentState* second = nullptr;
    Vec3f sum = Vec3f::Zero(); ///< Sum of the positions of all points.
    int points = 1;            ///< >= 1

    Vec3f position() const { return sum / static_cast<float>(points); } ///< Mean of all points, world.
  };

  void add(AgentState& first, AgentState& second, const Vec3f& position);
  /// Makes contacts() those added since the last call.
  void endStep();
  void remove(const AgentState& player);

  /// Of the last step, one for each pair, in order of contact.
  std::span<const Contact> contacts() const { return contacts_; }
  /// Collects the players connected to `player` by contacts, directly or through others; `player` comes first.
  void group(AgentState& player, std::vector<AgentState*>& members) const;

  void archive(StateArchive& a);

private:
  std::vector<Contact> collected_;
  std::vector<Contact> contacts_;
};

/// Reports contacts of its collider with other robots to the game. Makes no contact joints; used together with a
/// ContactJointHandler.
class AgentCollisionHandler : public CollisionHandler
{
public:
  bool isSymmetric() const override { return true; }
  void touched(Collider& own, Collider& other, const physics::ContactPoint& point) override;
};

} // namespace sparkwright
