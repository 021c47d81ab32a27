#include "RobotInWorldSupport.h"

#include "core/game/soccer3d/game/Ball.h"
#include "core/robot/agent/Agent.h"
#include "core/scene/Transform.h"

#include <stdexcept>

namespace sparkwright::team
{

namespace
{

WorldOptions options()
{
  WorldOptions options;
  options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
  options.seed = 1;
  options.syncMode = true;
  options.overrides = {{"BeamNoiseXY", "0"}, {"BeamNoiseAngle", "0"}, {"StartAnyFieldPosition", "true"}};
  return options;
}

} // namespace

RobotInWorld::RobotInWorld(int type, const std::string& beam) : world(options()), nao(type), driver_(nao)
{
  world.log().setSink([](const Diagnostic&) {});
  if(!world.load("setups/soccer.rb"))
    throw std::runtime_error("no soccer scene");
  agent_ = world.addAgent();
  world.deliver(agent_, "(scene rsg/agent/nao/nao_hetero.rsg " + std::to_string(type) + ")(syn)");
  for(int i = 0; i < 3; ++i)
    cycle();
  world.deliver(agent_, "(init (unum 1)(teamname A))(syn)");
  cycle();
  percepts.read(heard, "A");
  cycle();
  percepts.read(heard, "A");
  world.deliver(agent_, beam + "(syn)");
  cycle();
  percepts.read(heard, "A");
  world.command("(playMode PlayOn)");
  const Eigen::Vector3d ahead = pose("body").linear().col(1);
  attitude.reset(std::atan2(ahead.y(), ahead.x()));
}

void RobotInWorld::cycle()
{
  if(!world.percepts(agent_).empty())
    world.perceptsSent(agent_);
  world.cycle();
  heard = world.percepts(agent_);
}

void RobotInWorld::act(const JointAngles& targets)
{
  std::string answer;
  driver_.drive(percepts.joints, targets, answer);
  if(!pending_.empty())
    world.deliver(agent_, pending_);
  pending_ = answer + "(syn)";
  cycle();
  percepts.read(heard, "A");
  attitude.advance(percepts.gyro, percepts.acceleration, JointDriver::cycle);
}

void RobotInWorld::hold(const JointAngles& targets, int cycles)
{
  for(int i = 0; i < cycles; ++i)
    act(targets);
}

Eigen::Isometry3d RobotInWorld::pose(const std::string& part) const
{
  const Transform* found = nullptr;
  const_cast<World&>(world).root().visit<Transform>(
      [&](Transform& node)
      {
        const auto* torso = dynamic_cast<AgentAspect*>(&node);
        if(part == "body" ? torso && torso->agentId() == 0 : node.name() == part && agentRoot(node))
          found = &node;
      });
  if(!found)
    throw std::runtime_error("no part " + part);
  Eigen::Isometry3d pose;
  pose.matrix() = found->worldPose().cast<double>();
  return pose;
}

Eigen::Vector3d RobotInWorld::ball() const
{
  Eigen::Vector3d place = Eigen::Vector3d::Zero();
  const_cast<World&>(world).root().visit<Ball>([&](const Ball& ball) { place = ball.position().cast<double>(); });
  return place;
}

} // namespace sparkwright::team
