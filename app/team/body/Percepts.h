#pragma once

#include "app/team/body/Archive.h"
#include "core/message/MessageReader.h"

#include <Eigen/Core>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::team
{

/// The joints of a NAO in the order of the names in Percepts.cpp. Only type 4 has toes.
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

using JointAngles = std::array<double, JointCount>; ///< Radians, with the protocol's signs.

/// Name of the effector, such as `rle3`.
std::string_view effectorName(int joint);

enum Side
{
  Right,
  Left
};

/// The flags and goal posts of the field; positions by placeOf() in Field.h.
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

/// The play mode from this team's point of view.
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

  void archive(StateArchive& a)
  {
    a.choice(kind, Pass);
    a(ours, theirs);
  }
};

/// A seen player, in the camera's frame, m.
struct SeenPlayer
{
  bool mate = false;
  int number = 0;
  Eigen::Vector3d place = Eigen::Vector3d::Zero(); ///< Mean of all parts, metres.
  std::optional<Eigen::Vector3d> head;
};

/// A seen part of a field line: its ends in the camera's frame, m.
struct SeenLine
{
  Eigen::Vector3d begin;
  Eigen::Vector3d end;
};

/// Centre of pressure and force of a foot, in the foot's frame; foot and toe combined for robots with toes.
struct FootPressure
{
  bool touches = false;
  Eigen::Vector3d point = Eigen::Vector3d::Zero(); ///< m
  Eigen::Vector3d force = Eigen::Vector3d::Zero(); ///< N

  void archive(StateArchive& a) { a(touches, point, force); }
};

/// A text that was heard.
struct Heard
{
  std::string team;
  bool self = false;
  std::string text;
};

/// The percepts of one message of the server, in SI units and radians.
///
/// Frames of body parts are those of the protocol: x right, y forward, z up. The camera has the frame of the head.
/// Keeps its memory.
class Percepts
{
public:
  /// Reads a message. Values that are sent once (number, side) are kept. Ignores unknown percepts and invalid numbers,
  /// such as nan or 1e300.
  void read(std::string_view message, std::string_view ourTeam);

  double now = 0;      ///< Simulated seconds since the server started.
  double gameTime = 0; ///< s
  PlayMode mode;
  int number = 0;           ///< 0: unknown yet.
  std::optional<bool> left; ///< Our team plays from left to right; nothing: unknown yet.
  int ourGoals = 0;
  int theirGoals = 0;

  Eigen::Vector3d gyro = Eigen::Vector3d::Zero();         ///< rad/s, torso.
  Eigen::Vector3d acceleration = Eigen::Vector3d::Zero(); ///< m/s², torso; of the step before the last.
  JointAngles joints{};
  std::array<FootPressure, 2> feet; ///< By Side.

  bool sees = false; ///< The message contains vision; otherwise the following are empty.
  std::array<std::optional<Eigen::Vector3d>, LandmarkCount> landmarks;
  std::optional<Eigen::Vector3d> ball;
  std::vector<SeenPlayer> players; ///< Not this robot itself.
  std::vector<SeenLine> lines;

  std::vector<Heard> shouts;

  /// What is kept from message to message.
  void archive(StateArchive& a);

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
