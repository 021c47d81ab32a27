#pragma once

#include "core/object/Math.h"
#include "physics/Joint.h"

#include <limits>
#include <string>
#include <vector>

namespace sparkwright
{

/// A part of a robot: a Transform with one body in it.
struct PartRow
{
  std::string name;
  double mass = 0;                   ///< kg
  Vec3f position = Vec3f::Zero();    ///< of the Transform, from that of the first part, m
};

/// A joint between a part and its parent. Anchor and axes are in the frame of the child part.
struct JointRow
{
  static constexpr float none = std::numeric_limits<float>::infinity();

  std::string child, parent;
  physics::Joint::Kind kind = physics::Joint::Kind::Hinge;
  Vec3f anchor = Vec3f::Zero();
  std::vector<Vec3f> axes;           ///< one, two for Universal and Hinge2, none for Fixed
  float low[2] = {-none, -none};     ///< stops of each axis, degrees
  float high[2] = {none, none};
  float maxSpeed = none;             ///< of commands, rad/s
  std::string perceptor, effector;   ///< empty: there is none
};

/// What a robot of ours has to be.
struct RobotTable
{
  std::string name;
  std::string file;
  std::string arguments;             ///< of `(scene file arguments)`
  std::string setup = "setups/arena.rb";
  float soleDepth = 0;               ///< from the first part down to the lowest point, m
  double totalMass = 0;              ///< kg
  std::vector<PartRow> parts;        ///< the first is the torso or chassis
  std::vector<JointRow> joints;
  float motorForce = 0;              ///< of every axis that has an effector, N·m
  bool hasServoStops = false; ///< CFM, stop CFM and ERP, fudge factor and bounce as robots of NAO's size have them
  bool plays = false;                ///< joins a team: `(init …)`
  std::vector<std::string> sensors;  ///< how percepts start that an agent gets besides those of joints
};

/// One part in a line: `name mass x y z`.
std::vector<PartRow> parseParts(const char* text);
/// One joint in a line: `child parent kind anchor axis… low high… perceptor effector`; `-` is nothing.
std::vector<JointRow> parseJoints(const char* text);

std::vector<RobotTable> naoTables();
std::vector<RobotTable> historicTables();
/// All of them.
std::vector<RobotTable> robotTables();

} // namespace sparkwright
