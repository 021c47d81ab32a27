#pragma once

#include "core/message/MessageReader.h"

#include <Eigen/Core>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::team
{

/// The joints of a NAO in the order of the names in Percepts.cpp. Toes are there on type 4 only.
enum Joint
{
  HeadYaw,
  HeadPitch,
  RShoulderPitch,
  RShoulderRoll,
  RElbowYaw,
  RElbowRoll,
  LShoulderPitch,
  LShoulderRoll,
  LElbowYaw,
  LElbowRoll,
  RHipYawPitch,
  RHipRoll,
  RHipPitch,
  RKnee,
  RAnklePitch,
  RAnkleRoll,
  LHipYawPitch,
  LHipRoll,
  LHipPitch,
  LKnee,
  LAnklePitch,
  LAnkleRoll,
  RToe,
  LToe,
  JointCount
};

using JointAngles = std::array<double, JointCount>; ///< Radians, as the protocol counts them.

/// Name of the effector, such as `rle3`.
std::string_view effectorName(int joint);

enum Side
{
  Right,
  Left
};

/// The points of the field that have names. Their places are in Field.h.
enum Landmark
{
  F1L,
  F2L,
  F1R,
  F2R,
  G1L,
  G2L,
  G1R,
  G2R,
  LandmarkCount
};

/// What the referee has said, from this team's point of view.
struct PlayMode
{
  enum Kind
  {
    BeforeKickOff,
    KickOff,
    PlayOn,
    KickIn,
    CornerKick,
    GoalKick,
    Offside,
    GameOver,
    Goal,
    FreeKick,
    DirectFreeKick,
    Pass
  };
  Kind kind = BeforeKickOff;
  bool ours = false;   ///< We may play the ball, or have scored. Meaningless without `theirs` or `ours`.
  bool theirs = false; ///< The same for the opponents.
};

/// A player that is seen: where parts of it are, in the camera's frame.
struct SeenPlayer
{
  bool mate = false;
  int number = 0;
  Eigen::Vector3d place = Eigen::Vector3d::Zero(); ///< Mean of all parts, metres.
  std::optional<Eigen::Vector3d> head;
};

/// A piece of a field line that is seen: its two ends, in the camera's frame.
struct SeenLine
{
  Eigen::Vector3d begin;
  Eigen::Vector3d end;
};

/// How a foot feels the ground: the centre of pressure, in the foot's frame, and the force. Of a robot with toes, foot
/// and toe taken together.
struct FootPressure
{
  bool touches = false;
  Eigen::Vector3d point = Eigen::Vector3d::Zero(); ///< m
  Eigen::Vector3d force = Eigen::Vector3d::Zero(); ///< N
};

/// A shout that was heard.
struct Heard
{
  std::string team;
  bool self = false;
  std::string text;
};

/// What one message of the server says, in SI units and radians.
///
/// The axes of the robot's parts are those of the protocol: x to the right, y forward, z up. The camera has the axes of
/// the head. Memory is kept from message to message.
class Percepts
{
public:
  /// Reads a message. What it does not tell anew (number, side) stays as it was. Anything unknown is passed
  /// over, and so are numbers that no server means, such as nan or 1e300.
  void read(std::string_view message, std::string_view ourTeam);

  double now = 0;      ///< Simulated seconds since the server started.
  double gameTime = 0; ///< s
  PlayMode mode;
  int number = 0;            ///< 0 until the server has told it.
  std::optional<bool> left;  ///< Our team plays from left to right; unknown until the server has told it.
  int ourGoals = 0;
  int theirGoals = 0;

  Eigen::Vector3d gyro = Eigen::Vector3d::Zero();         ///< rad/s, torso.
  Eigen::Vector3d acceleration = Eigen::Vector3d::Zero(); ///< m/s², torso; of the step before the last.
  JointAngles joints{};
  std::array<FootPressure, 2> feet; ///< By Side.

  bool sees = false; ///< The message brought a picture; else the following are empty.
  std::array<std::optional<Eigen::Vector3d>, LandmarkCount> landmarks;
  std::optional<Eigen::Vector3d> ball;
  std::vector<SeenPlayer> players; ///< Not this robot itself.
  std::vector<SeenLine> lines;

  std::vector<Heard> shouts;

private:
  using List = MessageReader::List;
  void readGameState(const List& list);
  void readJoint(const List& list);
  void readPressure(const List& list);
  void readVision(const List& list, std::string_view ourTeam);
  void readPlayer(const List& list, std::string_view ourTeam);
  void readShout(const List& list);

  MessageReader reader_;
};

} // namespace sparkwright::team
