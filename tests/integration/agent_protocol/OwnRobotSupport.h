#pragma once

#include "PitchSupport.h"

namespace sparkwright
{

/// The file of a robot that a test writes itself, in a directory to be mounted.
class RobotFile
{
public:
  /// @param parts  RSG text: what is below the robot's root
  explicit RobotFile(const QString& parts);

  QStringList mount() const { return {"--mount", directory_.path()}; }

private:
  QTemporaryDir directory_;
};

/// A match of such robots.
class OwnRobots
{
public:
  /// @param parts  RSG text, with the effectors `syn` and `init` in it, see player()
  explicit OwnRobots(const QString& parts, const QStringList& arguments = {})
      : file_(parts), pitch(file_.mount() + arguments)
  {
  }

  /// A torso that joins a team and tells time and game, with these nodes behind, and other parts beside it.
  static QString player(const QString& nodes, const QString& others = {});

  void join(const std::string& team = "Red", int unum = 1) { pitch.join(team, unum, "(scene rsg/agent/test/own.rsg)"); }
  /// The message that the command shows in first: the second after the one that it answers.
  Percepts after(const std::string& command, std::size_t agent = 0);

private:
  RobotFile file_;

public:
  Pitch pitch;
};

/// Where `(GPS (n here) (tf …))` says that the robot is; NaN if it is not there.
Vec3f placeOf(const Percepts& percepts);

} // namespace sparkwright
