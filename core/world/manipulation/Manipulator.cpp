#include "core/world/manipulation/Manipulator.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/game/Game.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/robot/agent/Agent.h"
#include "core/world/cycle/ActiveScene.h"
#include "core/world/manipulation/ManipulationTexts.h"
#include "core/world/manipulation/Standing.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr float strongest = 1e6f; // N and N·m

/// False for NaN, too.
template <class Vector>
bool within(const Vector& v, float limit)
{
  return std::ranges::all_of(v, [limit](float number) { return std::abs(number) <= limit; });
}

bool isSound(const std::optional<Vec3f>& position, const std::optional<Mat3f>& rotation)
{
  return (!position || within(*position, Manipulator::farthest)) && (!rotation || rotation->allFinite());
}

bool isSound(const std::optional<Velocity>& velocity)
{
  return !velocity ||
         (within(velocity->linear, Manipulator::farthest) && within(velocity->angular, Manipulator::farthest));
}

bool isSound(double seconds)
{
  return seconds >= 0 && seconds <= Manipulator::longestPush;
}

Mat4f wantedPose(const Mat4f& now, const std::optional<Vec3f>& position, const std::optional<Mat3f>& rotation)
{
  Mat4f wanted = now;
  if(rotation)
    wanted.topLeftCorner<3, 3>() = *rotation;
  if(position)
    setTranslation(wanted, *position);
  return wanted;
}

void setVelocity(Assembly& assembly, const std::optional<Velocity>& velocity)
{
  if(velocity)
    assembly.setVelocity(velocity->linear, velocity->angular, assembly.bodies.front()->position());
}

/// A thing of the World itself.
class ThingItself : public Standable
{
public:
  ThingItself(Assembly& assembly, const ActiveScene& active, const std::vector<const physics::Shape*>& ignored)
      : assembly_(assembly), world_(active.world()), space_(active.space()), ignored_(ignored)
  {
  }

  void move(const Mat4f& motion) override { assembly_.move(motion); }
  physics::Box3 bounds() const override { return assembly_.bounds(); }
  bool isFree() const override
  {
    if(!world_ || !space_)
      return true;
    const std::function<bool(const physics::Shape&)> others = [&](const physics::Shape& shape)
    {
      return std::ranges::find(assembly_.shapes, &shape) == assembly_.shapes.end() &&
             std::ranges::find(ignored_, &shape) == ignored_.end();
    };
    return std::ranges::all_of(
        assembly_.shapes, [&](const physics::Shape* shape)
        { return world_->world().deepestOverlap(space_->space(), *shape, others) <= touchingDepth; });
  }
  std::optional<double> groundBelow(const physics::Vec3& from) const override
  {
    if(!world_ || !space_)
      return std::nullopt;
    const auto hit = world_->world().castRay(space_->space(), from, {0, 0, -1}, deepestGround,
                                             [](const physics::Shape& shape) { return !shape.body(); });
    return hit ? std::optional(hit->position.z()) : std::nullopt;
  }

private:
  Assembly& assembly_;
  WorldNode* world_;
  SpaceNode* space_;
  const std::vector<const physics::Shape*>& ignored_;
};

} // namespace

void Manipulator::carryOut(const Manipulation& manipulation)
{
  std::visit(
      [this](const auto& value)
      {
        Object* const node = find(value.node);
        if(!node)
          return refuse(value.command, manipulationText("manipulation.noNode"),
                        manipulationText("manipulation.nameOne"));
        if constexpr(std::is_same_v<std::decay_t<decltype(value)>, SetProperty>)
          setProperty(value, *node);
        else if constexpr(std::is_same_v<std::decay_t<decltype(value)>, SwitchRobot>)
          switchRobot(value, *node);
        else if constexpr(requires { value.axis; })
          carryOutAtJoint(value, *node);
        else
        {
          Assembly assembly = Assembly::of(*node, active_.scene());
          if(assembly.empty())
            return refuse(value.command, manipulationText("manipulation.noBody", node->path()),
                          manipulationText("manipulation.inScene"));
          carryOut(value, *node, assembly);
        }
      },
      manipulation);
}

template<class JointRequest>
void Manipulator::carryOutAtJoint(const JointRequest& request, Object& node)
{
  JointDrives::Refusal refusal = toJoint(request, node);
  if(!refusal.why.empty())
    return refuse(request.command, std::move(refusal.why), std::move(refusal.hint));
  tellGame(node);
}

void Manipulator::setProperty(const SetProperty& change, Object& node)
{
  PropertyChanges::Refusal refusal = properties_.carryOut(change, node);
  if(!refusal.why.empty())
    refuse(change.command, std::move(refusal.why), std::move(refusal.hint));
}

void Manipulator::switchRobot(const SwitchRobot& request, Object& node)
{
  if(request.power == SwitchRobot::Power::Unknown)
    return refuse(request.command, manipulationText("manipulation.power"));
  const auto* root = dynamic_cast<const AgentAspect*>(&node);
  if(const AgentAspect* const above = agentRoot(node))
    root = above;
  AgentHost* const host = context_.service<AgentHost>();
  if(!root || root->agentId() == 0 || !host)
    return refuse(request.command, manipulationText("manipulation.noRobot", node.path()),
                  manipulationText("manipulation.selectRobot"));
  host->switchRobot(root->agentId(), request.power == SwitchRobot::Power::On);
}

Object* Manipulator::find(const NodeReference& reference) const
{
  return reference.path.empty() ? active_.nodeWithId(reference.id) : active_.scene().find(reference.path);
}

void Manipulator::refuse(std::string_view command, LocalText why, LocalText hint) const
{
  if(context_.log)
    context_.log->write(Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0,
                                       manipulationText("manipulation.ignored", command, std::move(why)),
                                       std::move(hint)));
}

void Manipulator::tellGame(Object& node) const
{
  if(Game* const game = context_.service<Game>())
    game->onManipulated(node);
}

std::vector<const physics::Shape*> Manipulator::shapesOf(const std::vector<std::uint64_t>& ids) const
{
  std::vector<const physics::Shape*> shapes;
  for(const std::uint64_t id : ids)
    if(Object* const node = active_.nodeWithId(id))
    {
      const Assembly other = Assembly::of(*node, active_.scene());
      shapes.insert(shapes.end(), other.shapes.begin(), other.shapes.end());
    }
  return shapes;
}

void Manipulator::carryOut(const MoveNode& move, Object& node, Assembly& assembly)
{
  if(!isSound(move.position, move.rotation))
    return refuse(move.command, manipulationText("manipulation.pose"));
  if(!isSound(move.velocity))
    return refuse(move.command, manipulationText("manipulation.velocity"));
  setVelocity(assembly, move.velocity);
  const Mat4f now = assembly.poseFor(node);
  const Mat4f wanted = wantedPose(now, move.position, move.rotation);
  if(wanted != now)
  {
    Neighbourhood left;
    left.add(assembly.shapes);
    assembly.move(multiply(wanted, rigidInverse(now)));
    left.wake(active_.scene());
  }
  assembly.showPoses();
  tellGame(node);
}

void Manipulator::carryOut(const PlaceNode& place, Object& node, Assembly& assembly)
{
  if(!within(place.position, farthest) || (place.height && !within(Eigen::Vector<float, 1>(*place.height), farthest)) ||
     !std::isfinite(place.turn))
    return refuse(place.command, manipulationText("manipulation.place"));
  const auto ignored = shapesOf(place.ignored);
  ThingItself thing(assembly, active_, ignored);
  Neighbourhood left;
  left.add(assembly.shapes);
  const bool stands = stand(thing, assembly.poseFor(node), {place.position, place.height, place.turn});
  if(stands)
  {
    assembly.setVelocity(Vec3f::Zero(), Vec3f::Zero(), Vec3f::Zero());
    left.wake(active_.scene());
  }
  assembly.showPoses();
  if(!stands)
    return refuse(place.command, manipulationText("manipulation.noRoom"));
  tellGame(node);
}

void Manipulator::carryOut(const HoldNode& hold, Object& node, Assembly& assembly)
{
  if(!isSound(hold.position, hold.rotation))
    return refuse(hold.command, manipulationText("manipulation.pose"));
  const Mat4f wanted = wantedPose(assembly.poseFor(node), hold.position, hold.rotation);
  const auto known = std::ranges::find(held_, node.id(), &Held::id);
  if(known != held_.end())
    *known = {node.id(), wanted, longestHold};
  else
    held_.push_back({node.id(), wanted, longestHold});
  for(RigidBody* const body : assembly.bodies)
    body->body().enable();
}

void Manipulator::carryOut(const ReleaseNode& release, Object& node, Assembly& assembly)
{
  std::erase_if(held_, [&](const Held& held) { return held.id == node.id(); });
  if(isSound(release.velocity))
    setVelocity(assembly, release.velocity);
  else
    refuse(release.command, manipulationText("manipulation.velocity"));
  tellGame(node);
}

void Manipulator::carryOut(const ApplyForce& push, Object& node, Assembly& assembly)
{
  if(!within(push.force, strongest) || (push.at && !within(*push.at, farthest)) || !isSound(push.seconds))
    return refuse(push.command, manipulationText("manipulation.force"));
  RigidBody& body = *assembly.bodies.front();
  std::erase_if(pulls_, [&](const Pull& p) { return p.id == body.id() && p.force != Vec3f::Zero(); });
  pulls_.push_back({body.id(), push.force, Vec3f::Zero(),
                    push.at ? transform(rigidInverse(body.bodyPose()), *push.at) : Vec3f(Vec3f::Zero()), push.seconds});
  body.body().enable();
  tellGame(node);
}

void Manipulator::carryOut(const ApplyTorque& twist, Object& node, Assembly& assembly)
{
  if(!within(twist.torque, strongest) || !isSound(twist.seconds))
    return refuse(twist.command, manipulationText("manipulation.torque"));
  RigidBody& body = *assembly.bodies.front();
  std::erase_if(pulls_, [&](const Pull& p) { return p.id == body.id() && p.force == Vec3f::Zero(); });
  pulls_.push_back({body.id(), Vec3f::Zero(), twist.torque, Vec3f::Zero(), twist.seconds});
  body.body().enable();
  tellGame(node);
}

void Manipulator::act(double seconds)
{
  for(Held& held : held_)
  {
    held.left -= seconds;
    Object* const node = held.left > 0 ? active_.nodeWithId(held.id) : nullptr;
    Assembly assembly = node ? Assembly::of(*node, active_.scene()) : Assembly();
    if(assembly.empty())
    {
      held.left = 0;
      continue;
    }
    // It gets there with the velocity of its way, so that it pushes what stands in it.
    const Mat4f now = assembly.poseFor(*node);
    const Vec3f way = translation(held.pose) - translation(now);
    constexpr float fastest = 20; // m/s
    Vec3f velocity = way / static_cast<float>(seconds);
    if(velocity.norm() > fastest)
      velocity *= fastest / velocity.norm();
    Mat4f turned = held.pose;
    setTranslation(turned, translation(now));
    assembly.move(multiply(turned, rigidInverse(now)));
    assembly.setVelocity(velocity, Vec3f::Zero(), Vec3f::Zero());
  }
  std::erase_if(held_, [](const Held& held) { return held.left <= 0; });
  for(Pull& pull : pulls_)
  {
    auto* const body = dynamic_cast<RigidBody*>(active_.nodeWithId(pull.id));
    if(body && body->hasBody())
    {
      const Vec3f arm = rotate(body->bodyPose(), pull.at);
      body->body().addForce(pull.force.cast<double>());
      body->body().addTorque((pull.torque + arm.cross(pull.force)).cast<double>());
    }
    pull.left = body ? pull.left - seconds : 0;
  }
  std::erase_if(pulls_, [](const Pull& pull) { return pull.left < 1e-6; });
  joints_.act(seconds);
}

void Manipulator::Pull::archive(StateArchive& a)
{
  a(id, force, torque, at, left);
}

void Manipulator::Held::archive(StateArchive& a)
{
  a(id, pose, left);
}

void Manipulator::archive(StateArchive& a)
{
  a(held_, pulls_, joints_);
}

} // namespace sparkwright
