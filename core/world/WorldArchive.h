#pragma once

#include "core/archive/StateArchive.h"
#include "core/services/TimingSettings.h"
#include "core/world/state/TreeArchive.h"
#include "core/world/state/WorldState.h"

#include <string>
#include <vector>

namespace sparkwright
{

class AgentAdmission;
class Object;
class WorldCycle;
struct WorldParts;

/// Saves the state of a World, and puts a fresh World into one: first the structure, which is what agents have brought,
/// then everything that is in it.
class WorldArchive
{
public:
  WorldArchive(WorldParts& parts, WorldCycle& cycle, AgentAdmission& admission)
      : parts_(parts), cycle_(cycle), admission_(admission)
  {
  }

  WorldState save();
  /// See World::restoreState(); the timing has been set to timingOf().
  LocalText restore(const WorldState& state);
  /// The timing of agents in a state; the preset if it is damaged.
  static TimingSettings timingOf(const WorldState& state);

private:
  /// An agent in the order in which robots were built.
  struct Entry
  {
    enum class Robot
    {
      None,
      Scene, ///< By a SceneEffector,
      Create ///< or by a CreateEffector.
    };

    int id = 0;
    std::string address;
    std::optional<std::uint64_t> inside; ///< Number of its behaviour.
    Robot robot = Robot::None;
  };

  LocalText misfit(const WorldState& state) const;
  LocalText whyInexact() const;
  void archive(StateArchive& a);
  void roster(StateArchive& a);
  void admit(StateArchive& a, const Entry& entry);
  void build(StateArchive& a, const Entry& entry, Object& root);
  std::vector<Object*> roots() const;
  void setProperties(StateArchive& a, const TreeArchive::Find& find);

  WorldParts& parts_;
  WorldCycle& cycle_;
  AgentAdmission& admission_;
  std::string properties_; ///< Of the state that is loaded.
};

} // namespace sparkwright
