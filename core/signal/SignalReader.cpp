#include "core/signal/SignalReader.h"

#include "core/game/League.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using Kind = SignalSource::Kind;

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
constexpr double longestStep = 2; // s
constexpr double degree = M_PI / 180;

bool isRate(Kind kind)
{
  return kind == Kind::VelocityX || kind == Kind::VelocityY || kind == Kind::VelocityZ || kind == Kind::Speed ||
         kind == Kind::JointRate;
}

bool isOfPlace(Kind kind) { return kind >= Kind::X && kind <= Kind::Speed; }

/// Whether only details of physics have the value.
bool isOfPhysics(Kind kind)
{
  return kind == Kind::Temperature || kind == Kind::MotorCurrent || kind == Kind::Torque || kind == Kind::Measured ||
         kind == Kind::Contacts || kind == Kind::Awake;
}

void compute(const std::vector<int>& chain, const Frame& frame, Mat4f& pose)
{
  pose = frame.local[static_cast<std::size_t>(chain.front())];
  for(std::size_t i = 1; i < chain.size(); ++i)
    pose = multiply(pose, frame.local[static_cast<std::size_t>(chain[i])]);
}

double modeNumber(const GameState& game)
{
  if(!game.league)
    return nothing;
  const auto modes = game.league->modes();
  const auto found = std::ranges::find(modes, game.mode);
  return found == modes.end() ? nothing : static_cast<double>(found - modes.begin());
}

/// Milliseconds.
double loadOf(CyclePart part, const SignalReader::Beside& beside)
{
  constexpr double toMs = 1000;
  if(part == CyclePart::Waiting)
    return beside.waited * toMs;
  if(!beside.parts)
    return nothing;
  switch(part)
  {
  case CyclePart::Scripts: return beside.parts->act * toMs;
  case CyclePart::Collisions: return beside.parts->collide * toMs;
  case CyclePart::Solver: return beside.parts->solve * toMs;
  case CyclePart::Referee: return beside.parts->rule * toMs;
  case CyclePart::Senses: return beside.parts->sense * toMs;
  case CyclePart::Thinking: return beside.parts->think * toMs;
  case CyclePart::Frames: return beside.parts->publish * toMs;
  case CyclePart::Waiting: break;
  }
  return nothing;
}

double element(const Mat4f& m, int row, int column) { return static_cast<double>(m(row, column)); }

} // namespace

SignalReader::SignalReader(std::vector<std::string> paths)
    : paths_(std::move(paths)), quantities_(paths_.size(), Quantity::Number), chosen_(paths_.size())
{
}

int SignalReader::placeOf(int slot)
{
  if(slot < 0 || slot >= static_cast<int>(parents_.size()))
    return -1;
  const auto known = std::ranges::find(places_, slot, &Place::slot);
  if(known != places_.end())
    return static_cast<int>(known - places_.begin());
  Place place;
  place.slot = slot;
  for(int at = slot; at >= 0; at = parents_[static_cast<std::size_t>(at)])
    place.chain.insert(place.chain.begin(), at);
  places_.push_back(std::move(place));
  return static_cast<int>(places_.size()) - 1;
}

void SignalReader::bind(const Frame& frame, const JointGeometryPtr& joints)
{
  catalog_ = SignalCatalog(frame, joints);
  bound_ = true;
  joints_ = joints ? joints : jointGeometry(frame);
  if(joints_ && !joints_->isSound(frame.local.size()))
    joints_.reset();
  parents_.assign(frame.local.size(), -1);
  places_.clear();
  needsBefore_ = false;
  if(frame.structure)
  {
    const auto& nodes = frame.structure->nodes;
    for(const SceneStructure::Node& node : nodes)
    {
      if(node.kind != SceneStructure::Node::Kind::Transform || node.slot < 0 || node.slot >= static_cast<int>(parents_.size()))
        continue;
      int above = node.parent;
      while(above >= 0 && nodes[static_cast<std::size_t>(above)].kind != SceneStructure::Node::Kind::Transform)
        above = nodes[static_cast<std::size_t>(above)].parent;
      parents_[static_cast<std::size_t>(node.slot)] = above >= 0 ? nodes[static_cast<std::size_t>(above)].slot : -1;
    }
  }
  signals_.clear();
  byPath_.clear();
  for(std::size_t i = 0; i < paths_.size(); ++i)
    choose(i);
  values_.assign(signals_.size(), nothing);
}

/// Finds what a path stands for: a signal of this name, or else an expression.
void SignalReader::choose(std::size_t index)
{
  Chosen& chosen = chosen_[index];
  chosen = {};
  std::vector<std::string> needed{paths_[index]};
  if(catalog_.find(paths_[index]) < 0)
    if(auto read = SignalExpression::parse(paths_[index]); std::holds_alternative<SignalExpression>(read))
    {
      chosen.expression = std::get<SignalExpression>(std::move(read));
      needed = chosen.expression->paths();
    }
  std::vector<Quantity> quantities;
  chosen.known = true;
  for(const std::string& path : needed)
  {
    const int found = catalog_.find(path);
    chosen.bound.push_back(bindSignal(path));
    chosen.known = chosen.known && signals_[chosen.bound.back()].known;
    chosen.ofPhysics = chosen.ofPhysics || (found >= 0 && isOfPhysics(catalog_.all()[static_cast<std::size_t>(found)].source.kind));
    quantities.push_back(found < 0 ? Quantity::Number : catalog_.all()[static_cast<std::size_t>(found)].quantity);
  }
  if(chosen.known)
    quantities_[index] = chosen.expression ? chosen.expression->quantity(quantities) : quantities.front();
  arguments_.reserve(chosen.bound.size());
}

/// @return its index in signals_
std::size_t SignalReader::bindSignal(std::string_view path)
{
  if(const auto known = byPath_.find(path); known != byPath_.end())
    return known->second;
  byPath_.emplace(path, signals_.size());
  Bound& bound = signals_.emplace_back();
  const int index = catalog_.find(path);
  if(index < 0)
    return signals_.size() - 1;
  const Signal& signal = catalog_.all()[static_cast<std::size_t>(index)];
  bound.known = true;
  bound.source = signal.source;
  const Kind kind = signal.source.kind;
  if(isOfPlace(kind))
  {
    bound.first = placeOf(signal.source.index);
    bound.known = bound.first >= 0;
  }
  else if(kind == Kind::JointAngle || kind == Kind::JointRate)
  {
    const JointGeometry::Joint& joint = joints_->joints[static_cast<std::size_t>(signal.source.index)];
    bound.first = placeOf(joint.first);
    bound.second = placeOf(joint.second);
  }
  needsBefore_ = needsBefore_ || isRate(kind);
  return signals_.size() - 1;
}

void SignalReader::read(const Frame& frame, const Beside& beside, std::span<double> out)
{
  if(!bound_ || !catalog_.fits(frame, beside.joints))
    bind(frame, beside.joints);
  const Frame* before = beside.before;
  double step = before ? frame.time - before->time : 0;
  if(!needsBefore_ || !before || before->structure != frame.structure || before->local.size() != frame.local.size() ||
     !(step > 0) || step > longestStep)
    step = 0;
  for(Place& place : places_)
  {
    compute(place.chain, frame, place.now);
    if(step > 0)
      compute(place.chain, *before, place.before);
  }
  for(std::size_t i = 0; i < signals_.size(); ++i)
  {
    const double value = signals_[i].known ? valueOf(signals_[i], frame, beside, step) : nothing;
    values_[i] = std::isfinite(value) ? value : nothing;
  }
  for(std::size_t i = 0; i < chosen_.size() && i < out.size(); ++i)
  {
    const Chosen& chosen = chosen_[i];
    if(!chosen.expression)
    {
      out[i] = values_[chosen.bound.front()];
      continue;
    }
    arguments_.clear();
    for(const std::size_t each : chosen.bound)
      arguments_.push_back(values_[each]);
    const double value = chosen.expression->evaluate(arguments_);
    out[i] = std::isfinite(value) ? value : nothing;
  }
}

double SignalReader::angleOf(const Bound& bound, bool before) const
{
  static const Mat4f world = Mat4f::Identity();
  const auto poseOf = [&](int place) -> const Mat4f&
  {
    if(place < 0)
      return world;
    const Place& found = places_[static_cast<std::size_t>(place)];
    return before ? found.before : found.now;
  };
  const JointGeometry::Joint& joint = joints_->joints[static_cast<std::size_t>(bound.source.index)];
  return jointAngles(joint, poseOf(bound.first), poseOf(bound.second))[static_cast<std::size_t>(bound.source.axis)];
}

double SignalReader::valueOf(const Bound& bound, const Frame& frame, const Beside& beside, double step) const
{
  const auto index = static_cast<std::size_t>(bound.source.index);
  const auto place = [&]() -> const Place& { return places_[static_cast<std::size_t>(bound.first)]; };
  const auto velocity = [&](int row)
  { return step > 0 ? (element(place().now, row, 3) - element(place().before, row, 3)) / step : nothing; };
  const auto turns = [&]
  { return joints_->joints[index].kind == JointGeometry::Joint::Kind::Turning; };
  const auto agent = [&]() -> const AgentInfo::Motors& { return frame.agents[index].motors; };
  const auto motor = [&](auto member)
  {
    return index < frame.physics.motors.size() ? static_cast<double>(frame.physics.motors[index].*member) : nothing;
  };
  switch(bound.source.kind)
  {
  case Kind::Time:
    return frame.time;
  case Kind::Cycle:
    return static_cast<double>(frame.cycle);
  case Kind::CycleTime:
    return beside.cycleSeconds;
  case Kind::Clock:
    return static_cast<double>(frame.game.time);
  case Kind::Period:
    return frame.game.period;
  case Kind::ScoreLeft:
    return frame.game.score[0];
  case Kind::ScoreRight:
    return frame.game.score[1];
  case Kind::Mode:
    return modeNumber(frame.game);
  case Kind::X:
    return element(place().now, 0, 3);
  case Kind::Y:
    return element(place().now, 1, 3);
  case Kind::Z:
    return element(place().now, 2, 3);
  case Kind::Roll:
    return std::atan2(element(place().now, 2, 1), element(place().now, 2, 2)) / degree;
  case Kind::Pitch:
    return std::asin(std::clamp(-element(place().now, 2, 0), -1.0, 1.0)) / degree;
  case Kind::Yaw:
    return std::atan2(element(place().now, 1, 0), element(place().now, 0, 0)) / degree;
  case Kind::VelocityX:
    return velocity(0);
  case Kind::VelocityY:
    return velocity(1);
  case Kind::VelocityZ:
    return velocity(2);
  case Kind::Speed:
    return std::hypot(velocity(0), velocity(1), velocity(2));
  case Kind::JointAngle:
    return turns() ? angleOf(bound, false) / degree : angleOf(bound, false);
  case Kind::JointRate:
  {
    if(!(step > 0))
      return nothing;
    const double way = angleOf(bound, false) - angleOf(bound, true);
    return turns() ? std::remainder(way, 2 * M_PI) / degree / step : way / step;
  }
  case Kind::Temperature:
    return motor(&PhysicsView::Motor::temperature);
  case Kind::MotorCurrent:
    return motor(&PhysicsView::Motor::current);
  case Kind::Torque:
    return motor(&PhysicsView::Motor::torque);
  case Kind::Measured:
    return index < frame.physics.measured.size() ? static_cast<double>(frame.physics.measured[index]) : nothing;
  case Kind::Contacts:
    return static_cast<double>(frame.physics.contacts.size());
  case Kind::Awake:
    return static_cast<double>(std::ranges::count(frame.physics.asleep, 0));
  case Kind::Load:
    return loadOf(static_cast<CyclePart>(bound.source.index), beside);
  case Kind::Hottest:
    return static_cast<double>(agent().hottest);
  case Kind::Battery:
    return agent().charge ? static_cast<double>(*agent().charge) : nothing;
  }
  return nothing;
}

} // namespace sparkwright
