#pragma once

#include "PerceptSupport.h"
#include "ProgramSupport.h"
#include "core/object/Math.h"
#include "core/wire/MonitorDecoder.h"
#include "tests/integration/ClientSupport.h"

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// A robot as a monitor sees it.
struct Stand
{
  Vec3f torso = Vec3f::Zero();
  float yawDeg = 0; ///< Where the torso faces: 0 along the world's +x, counter-clockwise.
};

/// A match with the server program: agents that join one after the other, and a trainer who puts things where a test
/// wants them and watches.
class Pitch
{
public:
  /// @param arguments  of the server, e.g. {"--set", "BeamNoiseXY=0"}
  explicit Pitch(const QStringList& arguments = {});

  ServerProgram& server() { return server_; }
  Squad& agents() { return squad_; }

  /// Another robot joins a team, the first of which is the left one; all others are taken along.
  TestAgent& join(const std::string& team, int unum, int type = 0) { return squad_.add(team, unum, type); }
  /// The same with a robot other than the NAO, see TestAgent.
  TestAgent& join(const std::string& team, int unum, const std::string& robot) { return squad_.add(team, unum, robot); }

  /// The port for agents, while the server stands still: all messages are read and none is answered, so whoever
  /// connects now is accepted in the next cycle().
  int standingPort();

  /// One cycle for all: everybody reads, then everybody answers with `(syn)` and its command. @return what each has
  /// read Throws if somebody is told nothing.
  std::vector<Percepts> cycle(const std::vector<std::string>& commands = {});
  /// Cycles without commands. @return the percepts of the first agent
  std::vector<Percepts> listen(int count, std::size_t agent = 0);
  /// Cycles until `agent` has been told `count` times what it sees; all others say nothing.
  std::vector<Percepts> look(int count, std::size_t agent = 0);

  /// Trainer commands, sent with the agents' answers in the next cycle(): what they do shows in the second message
  /// after.
  void train(const std::string& commands);
  /// The same, and so many cycles on.
  void train(const std::string& commands, int cycles);
  /// Puts a robot somewhere: its torso's centre, and where it faces as in Stand.
  void put(bool left, int unum, const Vec3f& torso, float yawDeg);
  /// Puts the ball somewhere, at rest.
  void putBall(const Vec3f& centre);

  /// What the newest message to monitors says. Agents are counted in order of connection.
  Stand stand(std::size_t agent);
  std::size_t robots();
  Vec3f ball();
  GameState game();

private:
  void read();
  void watch();
  Mat4f pose(const std::string& mesh, std::size_t which, int above);

  ServerProgram server_;
  Squad squad_;
  TestClient trainer_;
  std::string orders_; ///< For the trainer to send.
  std::vector<Percepts> read_; ///< What is not answered yet.
  MonitorDecoder decoder_;
};

/// `(agent (unum n)(team Left)(move x y z a))`
std::string moveCommand(bool left, int unum, const Vec3f& torso, float yawDeg);
std::string ballCommand(const Vec3f& centre);

/// Angle between two directions, degrees, 0 to 180.
double turnBetween(double firstDeg, double secondDeg);

} // namespace sparkwright
