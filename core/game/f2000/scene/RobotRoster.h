#pragma once

#include "core/game/f2000/board/BoardHost.h"
#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/nodes/RobotNode.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{
class Context;
class Object;
}

namespace sparkwright::f2000
{

class PluginRegistry;
class WorldModel;

/// The robots of a game: those of the scene, and those that clients and players bring.
class RobotRoster
{
public:
  using Refusal = BoardHost::Refusal;

  /// All must outlive this. @param field  of the game  @param seed  of all noise
  RobotRoster(Context& context, Object& scene, const PluginRegistry& plugins, const FieldForm& field, std::uint64_t seed)
      : context_(context), scene_(scene), plugins_(plugins), field_(field), seed_(seed)
  {
  }

  /// The structure of the scene has changed: finds the robots that stand in it.
  /// @return the ids of those that have gone
  std::vector<int> find();
  /// Those that stand in the scene, in order of their ids.
  const std::vector<RobotNode*>& standing() const { return standing_; }
  RobotNode* at(int id) const;

  /// A robot that does not stand in the scene yet.
  Refusal make(const RobotForm& form, int& id);
  /// Puts it into the scene. @param place  nothing: where there is room  @param placed  where it stands now
  Refusal start(int id, const std::optional<Pose>& place, const WorldModel& world, Pose& placed);
  void remove(int id);
  /// A robot has left the scene, whoever has removed it.
  void forget(const RobotNode& node);

  bool knows(int id) const { return robots_.contains(id); }
  /// Null: there is no such robot, or it cannot do anything.
  Devices* devices(int id) const;
  const RobotForm* form(int id) const;
  Refusal manipulate(int id, const std::string& manipulator, const std::string& state);
  /// `red:1` of commands: the robot of a team with that number on its shirt; null: there is none.
  RobotNode* ofTeam(RobotTeam team, int number) const;

private:
  struct Robot
  {
    std::shared_ptr<const RobotForm> form;
    std::shared_ptr<Devices> devices;
    RobotNode* node = nullptr; ///< Null: it does not stand yet, or has left.
    bool hasStood = false;
  };

  std::shared_ptr<Devices> build(const RobotForm& form, int id) const;
  std::optional<Pose> roomFor(const RobotForm& form, const WorldModel& world) const;
  /// Whether nobody's place at the begin of a game is near.
  bool isNobodysStart(double x, double y, double radius) const;

  Context& context_;
  Object& scene_;
  const PluginRegistry& plugins_;
  const FieldForm& field_;
  const std::uint64_t seed_;
  std::map<int, Robot> robots_;
  std::vector<RobotNode*> standing_;
  int last_ = 0; ///< Id of the newest one.
};

/// The radius of the smallest circle around its origin that holds a robot with its manipulators, m.
double reachOf(const RobotForm& form);

} // namespace sparkwright::f2000
