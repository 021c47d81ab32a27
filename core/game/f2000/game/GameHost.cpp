#include "core/game/f2000/game/GameHost.h"

#include "core/draw/DrawingService.h"
#include "core/game/f2000/game/GameTexts.h"
#include "core/game/f2000/localisation/PerceptualModel.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/disk/ReadFile.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

namespace sparkwright::f2000
{

GameHost::GameHost(Context& context, SceneParts& parts, GameCourse& course, Wishes wishes)
    : context_(context), parts_(parts), course_(course), wishes_(std::move(wishes))
{
}

BoardHost::PlayState GameHost::playState() const
{
  using State = FieldReferee::State;
  const State state = course_.referee().state();
  if(course_.isPaused() || state == State::Wait)
    return PlayState::Halt;
  return state == State::Kickoff ? PlayState::Kickoff : PlayState::Play;
}

std::pair<int, int> GameHost::score() const
{
  const auto& [blue, yellow] = course_.referee().score();
  return {blue, yellow};
}

void GameHost::removeRobot(int robot)
{
  parts_.robots().remove(robot);
  wishes_.robotRemoved(robot);
}

const SensorContainer& GameHost::sensors(int robot) const
{
  static const SensorContainer none;
  const Devices* const devices = parts_.robots().devices(robot);
  return devices ? devices->sensors() : none;
}

BoardHost::Refusal GameHost::startRobot(int robot, const std::optional<Pose>& place, Pose& placed)
{
  wishes_.refresh();
  parts_.look();
  return parts_.robots().start(robot, place, parts_.model(), placed);
}

void GameHost::drive(int robot, std::optional<double> v, std::optional<double> omega)
{
  if(Devices* const devices = parts_.robots().devices(robot))
    devices->drive(v, omega);
}

bool GameHost::command(int robot, const std::vector<double>& values)
{
  Devices* const devices = parts_.robots().devices(robot);
  return devices && devices->command(values);
}

std::vector<std::string> GameHost::commandNames(int robot) const
{
  const Devices* const devices = parts_.robots().devices(robot);
  return devices ? devices->commandNames() : std::vector<std::string>();
}

BoardHost::Refusal GameHost::manipulate(int robot, const std::string& manipulator, const std::string& state)
{
  return parts_.robots().manipulate(robot, manipulator, state);
}

bool GameHost::isMoving(int robot) const
{
  const RobotNode* const node = parts_.robots().at(robot);
  return node && node->isMoving();
}

void GameHost::setNoise(int robot, bool enabled)
{
  if(Devices* const devices = parts_.robots().devices(robot))
    devices->setNoise(enabled);
}

void GameHost::requestData(int robot)
{
  if(Devices* const devices = parts_.robots().devices(robot))
    devices->request();
}

double GameHost::learnModels(int robot, std::size_t from, std::size_t count)
{
  RobotNode* const node = parts_.robots().at(robot);
  return node && node->devices ? node->devices->learn(parts_.model().viewOf(*node, {}), from, count) : -1;
}

bool GameHost::saveModels(int robot, const std::string& file)
{
  const Devices* const devices = parts_.robots().devices(robot);
  std::filesystem::path path;
  if(!devices || !context_.log)
    return false;
  if(const LocalText why = context_.log->filePath(file, path); !why.empty() || std::filesystem::exists(path))
  {
    context_.log->lost(file, why.empty() ? gameText("f2kGame.isThere") : why);
    return false;
  }
  std::ofstream out(path, std::ios::binary);
  return PerceptualModel(devices->sensors()).save(out) && out.flush();
}

bool GameHost::loadModels(int robot, const std::string& file)
{
  Devices* const devices = parts_.robots().devices(robot);
  std::filesystem::path path;
  if(!devices || !context_.log)
    return false;
  context_.log->filePath(file, path); // What may not be written may be read.
  constexpr std::uint64_t maxBytes = 256 << 20;
  ReadFile read = readFile(path, maxBytes); // Without a path: no such file.
  std::istringstream in(std::move(read.text));
  return read && PerceptualModel(devices->sensors()).load(in);
}

DrawingService* GameHost::drawings() const
{
  return context_.service<DrawingService>();
}

RobotTeam GameHost::teamOf(int robot) const
{
  const RobotForm* const form = parts_.robots().form(robot);
  return form ? form->team : RobotTeam::None;
}

void GameHost::setSpeedFactor(double factor)
{
  speed_ = factor;
  wishes_.speed(factor);
}

void GameHost::placeBall(double x, double y)
{
  if(BallNode* const ball = parts_.ball())
    ball->place(x, y);
}

BoardHost::Refusal GameHost::placeRobot(int robot, const Pose& pose)
{
  return setRobot(robot, pose, {}) ? Refusal() : BoardError{BoardErrorCode::BadNumber, "there is no robot " + std::to_string(robot)};
}

std::vector<TrueObject> GameHost::truth() const
{
  std::vector<TrueObject> objects;
  if(const BallNode* const ball = parts_.ball())
  {
    const Vec3f at = ball->position();
    objects.push_back({0, "ball", {at.x(), at.y(), 0}, at.z()});
  }
  for(const RobotNode* const robot : parts_.robots().standing())
    objects.push_back({robot->id, "robot", robot->pose(), 0});
  return objects;
}

std::optional<BallState> GameHost::ball() const
{
  const BallNode* const ball = parts_.ball();
  if(!ball)
    return {};
  const Vec3f at = ball->position(), speed = ball->velocity();
  return BallState{at.x(), at.y(), at.z(), speed.x(), speed.y(), speed.z()};
}

std::vector<RobotState> GameHost::robotStates() const
{
  std::vector<RobotState> states;
  for(const RobotNode* const robot : parts_.robots().standing())
    states.push_back({robot->id, robot->form().team, robot->pose(), robot->twist()});
  return states;
}

std::vector<Pose> GameHost::obstacles() const
{
  std::vector<Pose> poses;
  for(const ThingNode* const obstacle : parts_.obstacles())
    poses.push_back(obstacle->pose());
  return poses;
}

void GameHost::setBall(const BallState& state)
{
  BallNode* const ball = parts_.ball();
  if(!ball)
    return;
  ball->place(state.x, state.y);
  ball->setVelocity({static_cast<float>(state.vx), static_cast<float>(state.vy), static_cast<float>(state.vz)});
}

bool GameHost::setRobot(int id, const Pose& pose, const Twist& twist)
{
  RobotNode* const robot = parts_.robots().at(id);
  if(!robot)
    return false;
  robot->place(pose);
  robot->setTwist(twist);
  return true;
}

} // namespace sparkwright::f2000
