#include "core/design/JointSweep.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/design/DesignTexts.h"
#include "core/joint/Joints.h"
#include "core/robot/effectors/JointEffectors.h"
#include "core/world/World.h"
#include "physics/World.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace sparkwright::design
{

namespace
{

using physics::JointParameter;
using Kind = physics::Joint::Kind;

struct Axis
{
  JointNode* joint = nullptr;
  int index = 0;
  float low = 0, high = 0;
  std::string name, path;
  bool slides = false;
};

struct Shape
{
  const physics::Shape* shape = nullptr;
  const RigidBody* body = nullptr;
};

/// A joint's own name may be the same for all; its perceptor or effector tells them apart.
std::string nameOf(JointNode& joint)
{
  std::string sensor, motor;
  joint.visit<Perceptor>([&](Perceptor& node) { sensor = sensor.empty() ? node.name() : sensor; });
  joint.visit<JointEffector>([&](JointEffector& node) { motor = motor.empty() ? node.name() : motor; });
  return !sensor.empty() ? sensor : !motor.empty() ? motor : joint.name();
}

/// What two shapes do while a joint goes from its lower to its upper limit.
struct Touching
{
  std::vector<SelfCollision> ranges; ///< With free positions between them.
  int lastStep = -2;
};

class Sweep
{
public:
  Sweep(World& world, const SweepOptions& options, const std::function<void(double)>& progress,
        const std::atomic<bool>& cancel)
      : world_(world), options_(options), progress_(progress), cancel_(cancel)
  {
  }

  SweepReport run();

private:
  using Key = std::tuple<const Axis*, const Axis*, std::size_t, std::size_t>; ///< Joints and shapes.

  void collect(Object& robot);
  void addAxes(JointNode& joint);
  void choosePairs();
  void set(const Axis& axis, float value) { world_.manipulate(SetJoint{{0, axis.path}, axis.index, value}); }
  static float valueAt(const Axis& axis, int step, int steps)
  {
    return axis.low + (axis.high - axis.low) * static_cast<float>(step) / static_cast<float>(steps);
  }
  static float zeroOf(const Axis& axis) { return std::clamp(0.f, axis.low, axis.high); }
  /// A position of a joint.
  struct Position
  {
    const Axis* axis = nullptr;
    int step = 0;
    float value = 0;
  };
  void test(const Position& now, const Position& other);
  bool areNeighbours(const Axis& a, const Axis& b) const;
  std::vector<std::pair<std::size_t, std::size_t>> pairs() const;
  bool done(double share);

  World& world_;
  const SweepOptions& options_;
  const std::function<void(double)>& progress_;
  const std::atomic<bool>& cancel_;
  std::vector<Axis> axes_;
  std::vector<Shape> shapes_;
  std::vector<std::pair<std::size_t, std::size_t>> tested_; ///< Pairs of shapes.
  std::map<Key, Touching> found_;
  SweepReport report_;
};

void Sweep::addAxes(JointNode& joint)
{
  if(!joint.joint() || (!joint.firstBody() && !joint.secondBody()))
    return;
  const Kind kind = joint.joint()->kind();
  constexpr float most = 20; // rad, of a hinge that counts its turns.
  const int count = kind == Kind::Universal ? 2 : kind == Kind::Hinge || kind == Kind::Slider ? 1 : 0;
  for(int index = 0; index < count; ++index)
  {
    Axis axis;
    axis.joint = &joint;
    axis.index = index;
    axis.slides = kind == Kind::Slider;
    axis.path = joint.path();
    axis.name = nameOf(joint) + (count > 1 ? '/' + std::to_string(index + 1) : std::string());
    const float turn = axis.slides ? 1 : joint.joint()->countsTurns() ? most : static_cast<float>(M_PI);
    axis.low = std::max(joint.parameter(JointParameter::LowStop, index), -turn);
    axis.high = std::min(joint.parameter(JointParameter::HighStop, index), turn);
    if(axis.low < axis.high)
      axes_.push_back(std::move(axis));
  }
}

void Sweep::collect(Object& robot)
{
  robot.visit<JointNode>([this](JointNode& joint) { addAxes(joint); });
  robot.visit<Collider>(
      [this](Collider& collider)
      {
        if(dynamic_cast<const TransformCollider*>(collider.parent()) || !collider.shape())
          return;
        const physics::Shape& shape = *collider.shape();
        if(shape.body() && shape.kind() != physics::Shape::Kind::Plane && shape.kind() != physics::Shape::Kind::Ray)
          shapes_.push_back({&shape, static_cast<const RigidBody*>(shape.body()->userData)});
      });
  report_.joints = static_cast<int>(axes_.size());
}

void Sweep::choosePairs()
{
  std::set<std::pair<const RigidBody*, const RigidBody*>> joined;
  world_.root().visit<JointNode>(
      [&](JointNode& joint)
      {
        joined.emplace(joint.firstBody(), joint.secondBody());
        joined.emplace(joint.secondBody(), joint.firstBody());
      });
  for(std::size_t i = 0; i < shapes_.size(); ++i)
    for(std::size_t k = i + 1; k < shapes_.size(); ++k)
      if(shapes_[i].body != shapes_[k].body && !joined.contains({shapes_[i].body, shapes_[k].body}) &&
         physics::overlap(*shapes_[i].shape, *shapes_[k].shape) <= options_.touching)
        tested_.emplace_back(i, k);
}

/// @param other  without an axis: one joint alone
void Sweep::test(const Position& now, const Position& other)
{
  ++report_.postures;
  for(const auto& [i, k] : tested_)
  {
    const double depth = physics::overlap(*shapes_[i].shape, *shapes_[k].shape);
    if(depth <= options_.touching)
      continue;
    // What a joint does alone it also does together with another.
    if(other.axis && (found_.contains({now.axis, nullptr, i, k}) || found_.contains({other.axis, nullptr, i, k})))
      continue;
    Touching& touching = found_[{now.axis, other.axis, i, k}];
    if(now.step > touching.lastStep + 1)
    {
      SelfCollision& fresh = touching.ranges.emplace_back();
      fresh.joint = now.axis->name;
      fresh.otherJoint = other.axis ? other.axis->name : std::string();
      fresh.slides = now.axis->slides;
      fresh.low = now.value;
      fresh.first = shapes_[i].body->owner()->name();
      fresh.second = shapes_[k].body->owner()->name();
    }
    touching.lastStep = now.step;
    SelfCollision& hit = touching.ranges.back();
    hit.high = now.value;
    if(depth > hit.depth)
    {
      hit.depth = depth;
      hit.posture = {{now.axis->path, now.axis->index, now.value}};
      if(other.axis)
        hit.posture.push_back({other.axis->path, other.axis->index, other.value});
    }
  }
}

bool Sweep::areNeighbours(const Axis& a, const Axis& b) const
{
  if(a.joint == b.joint)
    return true;
  for(const RigidBody* const own : {a.joint->firstBody(), a.joint->secondBody()})
    for(const RigidBody* const others : {b.joint->firstBody(), b.joint->secondBody()})
      if(own && own == others)
        return true;
  return false;
}

std::vector<std::pair<std::size_t, std::size_t>> Sweep::pairs() const
{
  std::vector<std::pair<std::size_t, std::size_t>> all;
  for(std::size_t i = 0; i < axes_.size(); ++i)
    for(std::size_t k = i + 1; k < axes_.size(); ++k)
      if(areNeighbours(axes_[i], axes_[k]))
        all.emplace_back(i, k);
  return all;
}

bool Sweep::done(double share)
{
  if(progress_)
    progress_(std::min(share, 1.0));
  return report_.cancelled = cancel_.load(std::memory_order_relaxed);
}

SweepReport Sweep::run()
{
  Object* const robot = world_.root().find(options_.robot);
  if(robot)
    collect(*robot);
  if(axes_.empty())
  {
    report_.problem = designText("design.noJoints");
    return std::move(report_);
  }
  for(const Axis& axis : axes_)
    set(axis, zeroOf(axis));
  choosePairs();
  const auto together = pairs();
  const double whole = static_cast<double>(axes_.size()) * options_.steps +
                       static_cast<double>(together.size()) * options_.pairSteps * options_.pairSteps;
  for(const Axis& axis : axes_)
  {
    for(int step = 0; step <= options_.steps; ++step)
    {
      const float value = valueAt(axis, step, options_.steps);
      set(axis, value);
      test({&axis, step, value}, {});
    }
    set(axis, zeroOf(axis));
    if(done(static_cast<double>(report_.postures) / whole))
      break;
  }
  for(const auto& [i, k] : together)
  {
    if(report_.cancelled)
      break;
    const Axis &first = axes_[i], &second = axes_[k];
    for(int a = 0; a <= options_.pairSteps; ++a)
    {
      const float value = valueAt(first, a, options_.pairSteps);
      set(first, value);
      for(int b = 0; b <= options_.pairSteps; ++b)
      {
        const float otherValue = valueAt(second, b, options_.pairSteps);
        set(second, otherValue);
        test({&first, a, value}, {&second, b, otherValue});
      }
      set(second, zeroOf(second));
    }
    set(first, zeroOf(first));
    done(static_cast<double>(report_.postures) / whole);
  }
  for(auto& [key, touching] : found_)
    std::ranges::move(touching.ranges, std::back_inserter(report_.collisions));
  std::ranges::stable_sort(report_.collisions, std::greater(), &SelfCollision::depth);
  return std::move(report_);
}

} // namespace

SweepReport sweepJoints(World& world, const SweepOptions& options, const std::function<void(double)>& progress,
                        const std::atomic<bool>& cancel)
{
  return Sweep(world, options, progress, cancel).run();
}

} // namespace sparkwright::design
