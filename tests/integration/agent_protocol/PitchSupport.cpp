#include "PitchSupport.h"

#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <utility>

namespace sparkwright
{

Pitch::Pitch(const QStringList& arguments)
    : server_(arguments), squad_(server_.agentPort()), trainer_(server_.monitorPort())
{
}

int Pitch::standingPort()
{
  read();
  return server_.agentPort();
}

void Pitch::read()
{
  for(std::size_t i = read_.size(); i < squad_.size(); ++i)
  {
    std::string message;
    for(int attempt = 0; attempt < 3 && message.empty(); ++attempt) // A busy machine may let the server wait.
      message = squad_[i].percepts();
    if(message.empty()) // All that follows would wait in vain.
      throw std::runtime_error("robot " + std::to_string(i) + " is told nothing; " + server_.log().toStdString());
    read_.emplace_back(std::move(message));
  }
}

std::vector<Percepts> Pitch::cycle(const std::vector<std::string>& commands)
{
  read();
  std::vector<Percepts> out = std::exchange(read_, {});
  watch();
  // Now the server waits for the answers, so this is read in the same cycle as they are.
  if(!orders_.empty())
    trainer_.send(std::exchange(orders_, {}));
  for(std::size_t i = 0; i < squad_.size(); ++i)
    squad_[i].answer(i < commands.size() ? commands[i] : std::string());
  return out;
}

std::vector<Percepts> Pitch::listen(int count, std::size_t agent)
{
  std::vector<Percepts> out;
  for(int i = 0; i < count; ++i)
    out.push_back(std::move(cycle()[agent]));
  return out;
}

std::vector<Percepts> Pitch::look(int count, std::size_t agent)
{
  std::vector<Percepts> out;
  const int most = 10 * count + 10; // A server that shows nothing must not keep us.
  for(int i = 0; i < most && static_cast<int>(out.size()) < count; ++i)
    if(Percepts percepts = std::move(cycle()[agent]); percepts.has("See"))
      out.push_back(std::move(percepts));
  return out;
}

void Pitch::train(const std::string& commands) { orders_ += commands; }

void Pitch::train(const std::string& commands, int cycles)
{
  train(commands);
  for(int i = 0; i < cycles; ++i)
    cycle();
}

void Pitch::put(bool left, int unum, const Vec3f& torso, float yawDeg)
{
  train(moveCommand(left, unum, torso, yawDeg));
}

void Pitch::putBall(const Vec3f& centre) { train(ballCommand(centre)); }

void Pitch::watch()
{
  while(!trainer_.silentFor(0))
    decoder_.decode(trainer_.receive().value_or(std::string()));
}

Mat4f Pitch::pose(const std::string& mesh, std::size_t which, int above)
{
  watch();
  const FramePtr frame = decoder_.frame();
  std::vector<Mat4f> world;
  if(frame)
    frame->worldTransforms(world);
  const auto& nodes = frame ? frame->structure->nodes : std::vector<SceneStructure::Node>();
  for(const auto& node : nodes)
  {
    if(node.mesh.find(mesh) == std::string::npos || which-- > 0)
      continue;
    int at = node.parent;
    for(int i = 0; i < above && at >= 0; ++i)
      at = nodes[static_cast<std::size_t>(at)].parent;
    if(at >= 0)
      return world[static_cast<std::size_t>(nodes[static_cast<std::size_t>(at)].slot)];
    break;
  }
  return Mat4f::Constant(NAN);
}

Stand Pitch::stand(std::size_t agent)
{
  // The mesh hangs below a transform of its own, below the torso, which faces along its +y.
  const Mat4f torso = pose("models/naobody", agent, 1);
  return {translation(torso), toDegrees(std::atan2(torso(1, 1), torso(0, 1)))};
}

std::size_t Pitch::robots()
{
  watch();
  std::size_t count = 0;
  if(const FramePtr frame = decoder_.frame())
    for(const auto& node : frame->structure->nodes)
      count += node.mesh.find("models/naobody") != std::string::npos;
  return count;
}

Vec3f Pitch::ball() { return translation(pose("soccerball", 0, 0)); }

GameState Pitch::game()
{
  watch();
  const FramePtr frame = decoder_.frame();
  return frame ? frame->game : GameState();
}

std::string moveCommand(bool left, int unum, const Vec3f& torso, float yawDeg)
{
  char text[160];
  // The trainer's angle is 0 along +y.
  std::snprintf(text, sizeof text, "(agent (unum %d)(team %s)(move %.4f %.4f %.4f %.4f))", unum,
                left ? "Left" : "Right", static_cast<double>(torso.x()), static_cast<double>(torso.y()),
                static_cast<double>(torso.z()), static_cast<double>(yawDeg - 90));
  return text;
}

std::string ballCommand(const Vec3f& centre)
{
  char text[100];
  std::snprintf(text, sizeof text, "(ball (pos %.4f %.4f %.4f)(vel 0 0 0))", static_cast<double>(centre.x()),
                static_cast<double>(centre.y()), static_cast<double>(centre.z()));
  return text;
}

double turnBetween(double firstDeg, double secondDeg)
{
  const double turn = std::fmod(std::abs(firstDeg - secondDeg), 360);
  return std::min(turn, 360 - turn);
}

} // namespace sparkwright
