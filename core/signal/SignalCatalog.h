#pragma once

#include "core/frame/JointGeometry.h"
#include "core/signal/Signal.h"

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// The numbers that a run offers at one moment, as a tree of names: run, game, ball, robots with bodies, joints and
/// motors, other bodies and joints. Immutable.
///
/// Valid for all frames of the same structure with the same agents: see fits(). Positions and orientations are those of
/// the bodies' transforms in the world, m and degrees; orientation is Rz(yaw)·Ry(pitch)·Rx(roll). Joints are known from
/// details of physics or from a JointGeometry, motors from details of physics only.
class SignalCatalog
{
public:
  /// A name of the tree, in pre-order: a subtree is the range [index, node.end).
  struct Node
  {
    std::string part; ///< Of the path.
    LocalText label;  ///< For people.
    int parent = -1;  ///< Index; -1 for the top level.
    int end = 0;
    int signal = -1; ///< Index of the signal; -1: a group.
  };

  SignalCatalog() = default;
  /// @param joints  of this structure, for frames without details of physics; may be null
  /// @param live    false: of a recording, which does not know how long cycles took
  SignalCatalog(const Frame& frame, const JointGeometryPtr& joints, bool live = true);

  const std::vector<Signal>& all() const { return signals_; }
  const std::vector<Node>& nodes() const { return nodes_; }
  /// Index of a signal; -1 if the run has none of this path.
  int find(std::string_view path) const;
  /// Appends the paths that match a pattern in order of the catalog, without those that are in `paths`. In patterns `*`
  /// stands for anything within a part, `**` for any number of parts; a group stands for all below it.
  void match(std::string_view pattern, std::vector<std::string>& paths) const;

  /// Whether a path is one of a pattern.
  static bool matches(std::string_view pattern, std::string_view path);

  /// Whether a frame offers the same.
  bool fits(const Frame& frame, const JointGeometryPtr& joints) const;

private:
  struct Robot
  {
    std::uint64_t root = 0;
    int team = 0, unum = 0, id = 0;
    int motors = 0;
    bool battery = false;
    bool operator==(const Robot&) const = default;
  };
  class Group;

  static Robot robotOf(const AgentInfo& agent);
  void addRun(bool live);
  void addGame(const GameState& game);
  void addPose(int slot, bool turn);
  void addBall(const Frame& frame);
  void addRobots(const Frame& frame);
  void addRobot(const Frame& frame, int agent);
  void addBodies(const Frame& frame, int from, int to, std::string_view group, int except);
  void addJoints(const Frame& frame, std::uint64_t robot);
  void addMotors(const Frame& frame, std::uint64_t robot);
  void addSensors(const Frame& frame, std::uint64_t robot);
  void add(std::string_view part, Quantity quantity, const SignalSource& source);
  std::string unused(std::string name);

  std::vector<Signal> signals_;
  std::vector<Node> nodes_;
  std::vector<int> open_; ///< Groups that signals are added to, while it is made.
  std::map<std::string, int, std::less<>> byPath_;

  std::shared_ptr<const SceneStructure> structure_;
  std::shared_ptr<const PhysicsStructure> physics_;
  JointGeometryPtr joints_;
  bool game_ = false;
  std::vector<Robot> robots_;
  std::set<int> listed_; ///< Nodes that are in the tree already, while it is made.
};

} // namespace sparkwright
