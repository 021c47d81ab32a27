#include "physics/exact/IslandStep.h"

#include "physics/exact/model/Room.h"

#include <algorithm>

namespace sparkwright::physics
{

IslandStep::Outcome IslandStep::step(const StepSettings& settings, const Island& island, TilePattern& pattern,
                                     const TileKernels& kernels, WorkCrew* crew)
{
  bodies_.clear();
  bodies_.reserve(island.bodies.size());
  for(Body* const body : island.bodies)
  {
    const auto& impl = Access::impl(*body);
    bodies_.push_back(beginMotion(settings, impl.id, impl.inertia));
  }
  if(!describeJoints(settings, island))
    return Outcome::Unknown;
  const std::size_t purelyUnbounded = order_.sort(found_, joints_);
  const std::size_t rows = joints_.empty() ? 0 : joints_.back().firstRow + static_cast<std::size_t>(joints_.back().rows);
  Row empty;
  empty.cfm = settings.cfm;
  setAll(rows_, rows, empty);
  for(StepJoint& joint : joints_)
    sparkwright::physics::writeRows(settings, joint, bodies_, std::span(rows_).subspan(joint.firstRow, static_cast<std::size_t>(joint.rows)));

  Pivoting::Outcome outcome = Pivoting::Outcome::Solved;
  setAll(constraints_, bodies_.size(), {});
  if(rows > 0)
  {
    for(StepBody& body : bodies_)
      setRate(settings, body);
    system_.form(settings, joints_, purelyUnbounded, bodies_, rows_, kernels);
    pattern.update(system_);
    outcome = pivoting_.solve(system_, pattern, kernels, forces_, crew, settings.interrupt);
    if(outcome == Pivoting::Outcome::Interrupted)
      return Outcome::Interrupted;
    setSize(lambda_, rows);
    for(std::size_t i = 0; i < rows; ++i)
      lambda_[system_.order()[i]] = forces_[i];
    addForces();
  }
  moveBodies(settings, island);
  switch(outcome)
  {
  case Pivoting::Outcome::Solved:
    break;
  case Pivoting::Outcome::GivenUp:
    return Outcome::GivenUp;
  case Pivoting::Outcome::Circling:
    return Outcome::Circling;
  case Pivoting::Outcome::Interrupted:
    return Outcome::Interrupted;
  }
  return Outcome::Moved;
}

bool IslandStep::describeJoints(const StepSettings& settings, const Island& island)
{
  setSize(found_, island.joints.size());
  setSize(motors_, 3 * island.joints.size());
  for(std::size_t i = 0; i < island.joints.size(); ++i)
  {
    found_[i] = describe(island.joints[i], &motors_[3 * i]);
    if(found_[i].frames && settings.isLeftToEngine(Access::impl(*static_cast<Joint*>(dJointGetData(found_[i].id))).kind))
      return false;
    if(!countRows(found_[i]))
      return false;
  }
  return true;
}

StepJoint IslandStep::describe(dJointID joint, LimitMotor* motors)
{
  StepJoint found;
  found.id = joint;
  found.type = dJointGetType(joint);
  found.motors = motors;
  const dBodyID a = dJointGetBody(joint, 0), b = dJointGetBody(joint, 1);
  const auto indexOf = [](dBodyID body) { return Access::impl(*static_cast<Body*>(dBodyGetData(body))).stepIndex; };
  found.reversed = !a;
  found.first = indexOf(a ? a : b);
  found.second = a && b ? static_cast<std::int32_t>(indexOf(b)) : -1;
  found.feedback = dJointGetFeedback(joint);
  if(found.type == dJointTypeContact)
  {
    found.contact = &static_cast<const World::Impl::Contact*>(dJointGetData(joint))->contact;
    return found;
  }
  auto& impl = Access::impl(*static_cast<Joint*>(dJointGetData(joint)));
  found.frames = &impl.frames;
  found.eulerAngles = &impl.eulerAngles;
  if(found.type == dJointTypePlane2D)
    for(std::size_t i = 0; i < 3; ++i)
    {
      motors[i] = {};
      motors[i].velocity = impl.planarMotors[i].velocity;
      motors[i].maxForce = impl.planarMotors[i].force;
      motors[i].cfm = impl.planarCfm;
    }
  return found;
}

void IslandStep::addForces()
{
  for(std::size_t j = joints_.size(); j-- > 0;) // The order of the engine's lists.
  {
    const StepJoint& joint = joints_[j];
    std::array<double, 6> first{}, second{};
    for(std::uint32_t r = joint.firstRow; r < joint.firstRow + static_cast<std::uint32_t>(joint.rows); ++r)
      for(std::size_t i = 0; i < 6; ++i)
      {
        first[i] += rows_[r].first[i] * lambda_[r];
        second[i] += rows_[r].second[i] * lambda_[r];
      }
    const auto add = [](Constraints& to, const std::array<double, 6>& sum)
    {
      to.any = true;
      for(std::size_t i = 0; i < 6; ++i)
        to.sum[i] += sum[i];
    };
    add(constraints_[joint.first], first);
    if(joint.second >= 0)
      add(constraints_[static_cast<std::size_t>(joint.second)], second);
    if(!joint.feedback)
      continue;
    dJointFeedback& feedback = *joint.feedback;
    std::copy_n(first.begin(), 3, feedback.f1);
    std::copy_n(first.begin() + 3, 3, feedback.t1);
    if(joint.second < 0)
      continue;
    std::copy_n(second.begin(), 3, feedback.f2);
    std::copy_n(second.begin() + 3, 3, feedback.t2);
  }
}

void IslandStep::moveBodies(const StepSettings& settings, const Island& island)
{
  for(std::size_t i = 0; i < bodies_.size(); ++i)
    setMoved(Access::id(island.bodies[i]),
             move(settings, bodies_[i], constraints_[i].any ? constraints_[i].sum.data() : nullptr));
}

} // namespace sparkwright::physics
