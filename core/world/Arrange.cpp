#include "core/world/Arrange.h"

#include "core/body/RigidBody.h"
#include "core/object/Context.h"
#include "core/scene/Transform.h"
#include "core/services/SimulationHost.h"
#include "core/world/Assembly.h"
#include "core/world/World.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>

namespace sparkwright
{

namespace
{

/// A thing and the commands that bring it to its place.
struct Mover
{
  const Transform* owner = nullptr; ///< Of the body that is placed; null: there is none.
  Mat4f before = Mat4f::Identity(), wanted = Mat4f::Identity();
};

void append(std::string& text, float number)
{
  char digits[32];
  text += ' ';
  text.append(digits, std::to_chars(digits, digits + sizeof(digits), number).ptr);
}

std::string moveCommand(const Mover& mover, bool turned)
{
  std::string text = "(move (id " + std::to_string(mover.owner->id()) + ")(pos";
  const Vec3f place = translation(mover.wanted);
  for(int i = 0; i < 3; ++i)
    append(text, place[i]);
  const Vec3f turn = degreesOf(mover.wanted);
  if(turned)
    text += ")(rot";
  for(int i = 0; turned && i < 3; ++i)
    append(text, turn[i]);
  return text + ")(velocity zero))";
}

/// @param others  that are placed after it, and are in nobody's way where they are
std::string placeCommand(const Mover& mover, const Mat4f& motion, std::span<const Mover> others)
{
  std::string text = "(place (id " + std::to_string(mover.owner->id()) + ")(pos";
  append(text, mover.wanted(0, 3));
  append(text, mover.wanted(1, 3));
  text += ')';
  if(motion.topLeftCorner<3, 3>() != Mat3f::Identity())
  {
    text += "(turn";
    append(text, toDegrees(std::atan2(motion(1, 0), motion(0, 0))));
    text += ')';
  }
  std::string ignored;
  for(const Mover& other : others)
    if(other.owner)
      ignored += ' ' + std::to_string(other.owner->id());
  return text + (ignored.empty() ? ")" : "(ignore" + ignored + "))");
}

Object* nodeWithId(Object& scene, std::uint64_t id)
{
  Object* found = nullptr;
  scene.visit<Object>([&](Object& object) { found = object.id() == id ? &object : found; });
  return found;
}

/// The body that a thing is placed by; who moves with it, and who does not.
Mover takeHold(Object& scene, std::uint64_t id, const Mat4f& motion, Arrangement::Thing& thing)
{
  Mover mover;
  thing.motion = motion;
  Object* const node = nodeWithId(scene, id);
  thing.refused = !node;
  const Assembly assembly = node ? Assembly::of(*node, scene) : Assembly();
  scene.visit<RigidBody>(
      [&](RigidBody& body)
      {
        const Transform* const owner = body.hasBody() ? body.owner() : nullptr;
        if(owner)
          (std::ranges::find(assembly.bodies, &body) != assembly.bodies.end() ? thing.moved : thing.stayed).push_back(owner->id());
      });
  mover.owner = assembly.empty() ? nullptr : assembly.bodies.front()->owner();
  if(mover.owner)
  {
    mover.before = mover.owner->worldPose();
    mover.wanted = multiply(motion, mover.before);
  }
  return mover;
}

} // namespace

Arrangement arrange(World& world, const ArrangeWish& wish)
{
  Arrangement done;
  SimulationHost* const host = world.context().service<SimulationHost>();
  Object* const scene = host ? host->activeScene() : nullptr;
  std::vector<Mover> movers;
  done.things.resize(wish.ids.size());
  for(std::size_t i = 0; scene && i < wish.ids.size(); ++i)
    movers.push_back(takeHold(*scene, wish.ids[i], wish.motion, done.things[i]));
  const bool turned = wish.motion.topLeftCorner<3, 3>() != Mat3f::Identity();
  std::string commands;
  for(std::size_t i = 0; i < movers.size(); ++i)
    if(movers[i].owner)
      commands += wish.stand ? placeCommand(movers[i], wish.motion, std::span(movers).subspan(i + 1)) : moveCommand(movers[i], turned);
  if(!commands.empty())
    world.command(commands);
  for(std::size_t i = 0; i < movers.size(); ++i)
  {
    const Mover& mover = movers[i];
    if(!mover.owner)
      continue;
    const Mat4f after = mover.owner->worldPose();
    done.things[i].refused = after == mover.before && mover.wanted != mover.before;
    done.things[i].motion = multiply(after, rigidInverse(mover.before));
    if(!turned) // And rounding turns nothing.
    {
      done.things[i].motion = Mat4f::Identity();
      setTranslation(done.things[i].motion, translation(after) - translation(mover.before));
    }
  }
  return done;
}

} // namespace sparkwright
