#include "core/world/Hand.h"

#include "core/body/RigidBody.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/game/Game.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/robot/language/Action.h"
#include "core/scene/Transform.h"
#include "core/text/Number.h"
#include "core/world/ActiveScene.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace sparkwright
{

namespace
{

constexpr float farthest = 1e5f;   // m and m/s; beyond this the engine refuses.
constexpr float strongest = 1e6f;  // N and N·m
constexpr double touching = 0.001; // m: shapes that stand on each other overlap by this much.
constexpr float gap = 0.0005f;     // m, left below what is placed.
constexpr float farthestRoom = 2;  // m: how far from the wanted place room is looked for.

template<std::size_t N>
std::optional<Eigen::Vector<float, static_cast<int>(N)>> numbers(const Action& action, std::string_view name, float limit)
{
  const Action::Named* const named = action.find(name);
  if(!named || named->values.size() < N)
    return std::nullopt;
  Eigen::Vector<float, static_cast<int>(N)> read;
  for(std::size_t i = 0; i < N; ++i)
  {
    read[static_cast<int>(i)] = static_cast<float>(toNumber(named->values[i]));
    if(!(std::abs(read[static_cast<int>(i)]) <= limit))
      return std::nullopt;
  }
  return read;
}

/// Of the nearest Transform at or above the node, if that has a body; else of the first body: that of a robot's trunk.
Mat4f poseOf(const Object& node, const Assembly& assembly)
{
  for(const Object* above = &node; above; above = above->parent())
    if(const auto* const transform = dynamic_cast<const Transform*>(above))
    {
      if(transform->childOf<RigidBody>())
        return transform->worldPose();
      break;
    }
  const Transform* const owner = assembly.bodies.front()->owner();
  return owner ? owner->worldPose() : assembly.bodies.front()->bodyPose();
}

Mat4f shift(const Vec3f& by)
{
  Mat4f m = Mat4f::Identity();
  setTranslation(m, by);
  return m;
}

} // namespace

bool Hand::command(const Action& action)
{
  struct Entry
  {
    std::string_view name;
    void (Hand::*carryOut)(const Action&, Object&, Assembly&);
  };
  static constexpr std::array<Entry, 6> commands{{{"move", &Hand::move},
                                                  {"place", &Hand::place},
                                                  {"hold", &Hand::hold},
                                                  {"release", &Hand::release},
                                                  {"push", &Hand::pull},
                                                  {"twist", &Hand::pull}}};
  const auto entry = std::ranges::find(commands, action.name, &Entry::name);
  if(entry == commands.end())
    return false;
  Object* const node = nodeOf(action);
  if(!node)
  {
    refuse(action, "there is no such node", "name one by (id <number>) or (path /usr/scene/…)");
    return true;
  }
  Assembly assembly = Assembly::of(*node, active_.scene());
  if(assembly.empty())
    refuse(action, node->path() + " has no body, and stands where the scene puts it", "change its place in the scene file");
  else
    (this->*entry->carryOut)(action, *node, assembly);
  return true;
}

Object* Hand::nodeOf(const Action& action) const
{
  if(const Action::Named* const path = action.find("path"); path && !path->values.empty())
    return active_.scene().find(path->values[0]);
  const Action::Named* const id = action.find("id");
  if(!id || id->values.empty())
    return nullptr;
  std::uint64_t number = 0;
  const std::string_view text = id->values[0];
  if(std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc())
    return nullptr;
  return nodeWithId(number);
}

Object* Hand::nodeWithId(std::uint64_t id) const
{
  Object* found = nullptr;
  active_.scene().visit<Object>(
      [&](Object& object)
      {
        if(object.id() == id)
          found = &object;
      });
  return found;
}

void Hand::refuse(const Action& action, std::string why, std::string hint) const
{
  if(context_.log)
    context_.log->write({Diagnostic::Severity::Warning, {}, 0, 0,
                         "command " + std::string(action.name) + " ignored: " + std::move(why), std::move(hint)});
}

void Hand::moved(Object& node) const
{
  if(Game* const game = context_.service<Game>())
    game->placedByHand(node);
}

bool Hand::wantedPose(const Action& action, const Mat4f& now, Mat4f& wanted) const
{
  wanted = now;
  if(action.find("rot"))
  {
    const auto degrees = numbers<3>(action, "rot", 1e6f);
    if(!degrees)
      return false;
    wanted = rotationFromDegrees(*degrees);
    setTranslation(wanted, translation(now));
  }
  if(action.find("pos"))
  {
    const auto position = numbers<3>(action, "pos", farthest);
    if(!position)
      return false;
    setTranslation(wanted, *position);
  }
  return true;
}

bool Hand::setVelocities(const Action& action, Assembly& assembly) const
{
  const Action::Named* const word = action.find("velocity");
  if(word && !word->values.empty() && word->values[0] != "zero" && word->values[0] != "keep")
    return false;
  if((action.find("vel") && !numbers<3>(action, "vel", farthest)) || (action.find("spin") && !numbers<3>(action, "spin", farthest)))
    return false;
  const auto linear = numbers<3>(action, "vel", farthest), angular = numbers<3>(action, "spin", farthest);
  if(linear || angular || (word && !word->values.empty() && word->values[0] == "zero"))
    assembly.setVelocity(linear.value_or(Vec3f::Zero()), angular.value_or(Vec3f::Zero()), assembly.bodies.front()->position());
  return true;
}

void Hand::move(const Action& action, Object& node, Assembly& assembly)
{
  Mat4f wanted;
  const Mat4f now = poseOf(node, assembly);
  if(!wantedPose(action, now, wanted))
    return refuse(action, "places are (pos x y z) in m, orientations (rot x y z) in degrees");
  if(!setVelocities(action, assembly))
    return refuse(action, "velocities are (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in rad/s");
  if(wanted != now)
    assembly.move(multiply(wanted, rigidInverse(now)));
  assembly.showPoses();
  moved(node);
}

std::vector<const physics::Shape*> Hand::ignored(const Action& action) const
{
  std::vector<const physics::Shape*> shapes;
  const Action::Named* const named = action.find("ignore");
  for(const std::string_view text : named ? std::span(named->values) : std::span<const std::string_view>())
  {
    std::uint64_t id = 0;
    std::from_chars(text.data(), text.data() + text.size(), id);
    if(Object* const node = id ? nodeWithId(id) : nullptr)
    {
      const Assembly other = Assembly::of(*node, active_.scene());
      shapes.insert(shapes.end(), other.shapes.begin(), other.shapes.end());
    }
  }
  return shapes;
}

bool Hand::isFree(const Assembly& assembly, const std::vector<const physics::Shape*>& ignored) const
{
  WorldNode* const world = active_.world();
  SpaceNode* const space = active_.space();
  if(!world || !space)
    return true;
  const std::function<bool(const physics::Shape&)> others = [&](const physics::Shape& shape)
  {
    return std::ranges::find(assembly.shapes, &shape) == assembly.shapes.end() &&
           std::ranges::find(ignored, &shape) == ignored.end();
  };
  return std::ranges::all_of(assembly.shapes,
                             [&](const physics::Shape* shape)
                             { return world->world().deepestOverlap(space->space(), *shape, others) <= touching; });
}

/// Where a thing stands that is put down there: on what does not move, below it or up to its own height.
float Hand::heightBelow(const Assembly& assembly, const Vec3f& place) const
{
  const physics::Box3 box = assembly.bounds();
  WorldNode* const world = active_.world();
  SpaceNode* const space = active_.space();
  if(!world || !space)
    return static_cast<float>(box.min.z());
  constexpr double deepest = 1000;
  const auto hit = world->world().castRay(space->space(), {place.x(), place.y(), std::max(box.max.z(), 0.01)}, {0, 0, -1}, deepest,
                                          [](const physics::Shape& shape) { return !shape.body(); });
  return static_cast<float>(hit ? hit->position.z() : box.min.z());
}

void Hand::place(const Action& action, Object& node, Assembly& assembly)
{
  const auto where = numbers<2>(action, "pos", farthest);
  const auto exact = numbers<3>(action, "pos", farthest);
  const auto turn = numbers<1>(action, "turn", 1e6f);
  if(!where || (action.find("pos")->values.size() > 2 && !exact) || (action.find("turn") && !turn))
    return refuse(action, "expected (pos x y) or (pos x y z) in m, and perhaps (turn <degrees>)");
  Vec3f target((*where)[0], (*where)[1], 0);
  target.z() = exact ? (*exact)[2] : heightBelow(assembly, target);
  const Mat4f now = poseOf(node, assembly);
  Mat4f motion = shift(-translation(now));
  if(turn)
    motion = multiply(rotationZ(toRadians((*turn)[0])), motion);
  assembly.move(motion);
  // On its feet, and from there in growing circles to where there is room.
  const float lift = gap - static_cast<float>(assembly.bounds().min.z());
  Vec3f at = target + Vec3f(0, 0, lift);
  assembly.move(shift(at));
  constexpr float step = 0.08f;
  const auto goElsewhere = ignored(action);
  for(int ring = 0; !isFree(assembly, goElsewhere); ++ring)
  {
    const float radius = static_cast<float>(ring + 1) * step;
    if(radius > farthestRoom)
    {
      assembly.move(multiply(now, rigidInverse(multiply(shift(at), multiply(motion, now)))));
      assembly.showPoses();
      return refuse(action, "there is no room within 2 m");
    }
    const int count = 6 * (ring + 1);
    bool found = false;
    for(int i = 0; i < count && !found; ++i)
    {
      const float angle = static_cast<float>(2 * M_PI * i / count);
      const Vec3f next = target + Vec3f(radius * std::cos(angle), radius * std::sin(angle), lift);
      assembly.move(shift(next - at));
      at = next;
      found = isFree(assembly, goElsewhere);
    }
    if(found)
      break;
  }
  assembly.setVelocity(Vec3f::Zero(), Vec3f::Zero(), Vec3f::Zero());
  assembly.showPoses();
  moved(node);
}

void Hand::hold(const Action& action, Object& node, Assembly& assembly)
{
  Mat4f wanted;
  if(!wantedPose(action, poseOf(node, assembly), wanted))
    return refuse(action, "places are (pos x y z) in m, orientations (rot x y z) in degrees");
  const auto known = std::ranges::find(held_, node.id(), &Held::id);
  if(known != held_.end())
    *known = {node.id(), wanted, longestHold};
  else
    held_.push_back({node.id(), wanted, longestHold});
  for(RigidBody* const body : assembly.bodies)
    body->body().enable();
}

void Hand::release(const Action& action, Object& node, Assembly& assembly)
{
  std::erase_if(held_, [&](const Held& held) { return held.id == node.id(); });
  if(!setVelocities(action, assembly))
    refuse(action, "velocities are (velocity zero), (vel x y z) in m/s, (spin x y z) in rad/s");
  moved(node);
}

void Hand::pull(const Action& action, Object& node, Assembly& assembly)
{
  const bool push = action.name == "push";
  const auto strength = numbers<3>(action, push ? "force" : "torque", strongest);
  const auto at = numbers<3>(action, "at", farthest);
  const auto time = numbers<1>(action, "time", static_cast<float>(longestPush));
  if(!strength || (action.find("at") && !at) || (action.find("time") && (!time || !((*time)[0] >= 0))))
    return refuse(action, push ? "expected (force x y z) in N, and perhaps (at x y z) and (time <s>), at most 10"
                               : "expected (torque x y z) in N·m, and perhaps (time <s>), at most 10");
  RigidBody& body = *assembly.bodies.front();
  const Mat4f pose = body.bodyPose();
  std::erase_if(pulls_, [&](const Pull& p) { return p.id == body.id() && (p.force == Vec3f::Zero()) != push; });
  pulls_.push_back({body.id(), push ? Vec3f(*strength) : Vec3f(Vec3f::Zero()), push ? Vec3f(Vec3f::Zero()) : Vec3f(*strength),
                    at ? transform(rigidInverse(pose), *at) : Vec3f(Vec3f::Zero()), time ? (*time)[0] : 0});
  body.body().enable();
  moved(node);
}

void Hand::act(double seconds)
{
  for(Held& held : held_)
  {
    held.left -= seconds;
    Object* const node = held.left > 0 ? nodeWithId(held.id) : nullptr;
    Assembly assembly = node ? Assembly::of(*node, active_.scene()) : Assembly();
    if(assembly.empty())
    {
      held.left = 0;
      continue;
    }
    // It gets there with the velocity of its way, so that it pushes what stands in it.
    const Mat4f now = poseOf(*node, assembly);
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
    auto* const body = dynamic_cast<RigidBody*>(nodeWithId(pull.id));
    if(body && body->hasBody())
    {
      const Vec3f arm = rotate(body->bodyPose(), pull.at);
      body->body().addForce(pull.force.cast<double>());
      body->body().addTorque((pull.torque + arm.cross(pull.force)).cast<double>());
    }
    pull.left = body ? pull.left - seconds : 0;
  }
  std::erase_if(pulls_, [](const Pull& pull) { return pull.left < 1e-6; });
}

} // namespace sparkwright
