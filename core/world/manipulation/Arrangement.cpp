#include "core/world/manipulation/Arrangement.h"

#include "core/body/RigidBody.h"
#include "core/body/SpaceNode.h"
#include "core/scene/Transform.h"
#include "core/world/cycle/ActiveScene.h"
#include "core/world/manipulation/Assembly.h"
#include "core/world/manipulation/Manipulator.h"
#include "core/world/manipulation/Standing.h"
#include "physics/World.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <memory>

namespace sparkwright
{

namespace
{

/// Copies of the bodies and shapes of an assembly, in a world of their own.
class AssemblyCopy
{
public:
  AssemblyCopy(Assembly original, physics::World& world) : original_(std::move(original))
  {
    for(const RigidBody* const body : original_.bodies)
    {
      Copied& copied = bodies_.emplace_back(world.createBody());
      copied.body->setRotation(body->body().rotation());
      copied.body->setPosition(body->body().position());
      for(const physics::Shape* const shape : original_.shapes)
        if(shape->body() == &body->body())
        {
          copied.shapes.push_back(shape->copy());
          copied.shapes.back()->setBody(copied.body.get());
        }
    }
  }

  bool isCopyOf(const RigidBody* body) const
  {
    return std::ranges::find(original_.bodies, body) != original_.bodies.end();
  }
  bool isCopyOf(const physics::Shape* shape) const
  {
    return std::ranges::find(original_.shapes, shape) != original_.shapes.end();
  }
  /// In the world.
  Mat4f poseOf(const RigidBody* body) const
  {
    const auto index = std::ranges::find(original_.bodies, body) - original_.bodies.begin();
    return poseAt(static_cast<std::size_t>(index));
  }
  void move(const Mat4f& motion)
  {
    const bool turned = motion.topLeftCorner<3, 3>() != Mat3f::Identity();
    for(std::size_t i = 0; i < bodies_.size(); ++i)
    {
      const Mat4f pose = multiply(motion, poseAt(i));
      bodies_[i].body->setPosition(toEngine(translation(pose)));
      if(turned)
        bodies_[i].body->setRotation(rotationToEngine(pose));
    }
  }
  physics::Box3 bounds() const
  {
    BoundingBox box;
    forEachShape([&](const physics::Shape& shape) { box.add(shape); });
    if(box.empty())
      for(const Copied& copied : bodies_)
        box.add(copied.body->position());
    return box.box();
  }
  template <class Visitor>
  void forEachShape(Visitor&& visitor) const
  {
    for(const Copied& copied : bodies_)
      for(const auto& shape : copied.shapes)
        visitor(*shape);
  }

private:
  struct Copied
  {
    explicit Copied(std::unique_ptr<physics::Body> b) : body(std::move(b)) {}
    std::unique_ptr<physics::Body> body;
    std::vector<std::unique_ptr<physics::Shape>> shapes;
  };
  Mat4f poseAt(std::size_t i) const
  {
    return sparkwright::poseOf(bodies_[i].body->position(), bodies_[i].body->rotation());
  }

  Assembly original_;
  std::deque<Copied> bodies_; ///< As the original's.
};

/// Things that are placed one after the other, and all that stays where it is.
class Stage
{
public:
  explicit Stage(const ActiveScene& scene) : scene_(scene) {}

  /// @return its copy; the same for two nodes of one thing
  AssemblyCopy& add(Assembly assembly)
  {
    for(AssemblyCopy& known : things_)
      if(known.isCopyOf(assembly.bodies.front()))
        return known;
    return things_.emplace_back(std::move(assembly), world_);
  }
  /// From now on it is in the way of others.
  void setDown(const AssemblyCopy& thing) { standing_.push_back(&thing); }

  bool isFree(const AssemblyCopy& thing) const
  {
    if(!scene_.world() || !scene_.space())
      return true;
    bool free = true;
    thing.forEachShape(
        [&](const physics::Shape& shape)
        {
          const physics::Box3 box = shape.bounds();
          const auto test = [&](const physics::Shape& other)
          { free = free && (!mayTouch(box, other.bounds()) || overlap(shape, other) <= touchingDepth); };
          scene_.space()->space().visit(
              [&](const physics::Shape& other)
              {
                if(free && !isOriginal(other))
                  test(other);
              });
          for(const AssemblyCopy* const other : standing_)
            if(free && other != &thing)
              other->forEachShape(test);
        });
    return free;
  }
  std::optional<double> groundBelow(const physics::Vec3& from) const
  {
    std::optional<double> height;
    if(scene_.world() && scene_.space())
      scene_.space()->space().visit(
          [&](const physics::Shape& shape)
          {
            const auto distance =
                shape.body() ? std::nullopt : distanceAlongRay(shape, from, {0, 0, -1}, deepestGround);
            if(distance && (!height || from.z() - *distance > *height))
              height = from.z() - *distance;
          });
    return height;
  }

private:
  static bool mayTouch(const physics::Box3& a, const physics::Box3& b)
  {
    return (a.min.array() <= b.max.array()).all() && (b.min.array() <= a.max.array()).all();
  }
  bool isOriginal(const physics::Shape& shape) const
  {
    return std::ranges::any_of(things_, [&](const AssemblyCopy& thing) { return thing.isCopyOf(&shape); });
  }

  const ActiveScene& scene_;
  physics::World world_; ///< Of the copies.
  std::deque<AssemblyCopy> things_;
  std::vector<const AssemblyCopy*> standing_;
};

class CopyOnStage : public Standable
{
public:
  CopyOnStage(AssemblyCopy& copy, const Stage& stage) : copy_(copy), stage_(stage) {}

  void move(const Mat4f& motion) override { copy_.move(motion); }
  physics::Box3 bounds() const override { return copy_.bounds(); }
  bool isFree() const override { return stage_.isFree(copy_); }
  std::optional<double> groundBelow(const physics::Vec3& from) const override { return stage_.groundBelow(from); }

private:
  AssemblyCopy& copy_;
  const Stage& stage_;
};

/// A thing that is placed, by the first of its bodies.
struct Mover
{
  AssemblyCopy* copy = nullptr; ///< nullptr: there is no body.
  const RigidBody* body = nullptr;
  Mat4f before = Mat4f::Identity();     ///< Of the body's Transform, in the world.
  Mat4f bodyBefore = Mat4f::Identity(); ///< Differs by the centre of mass as long as no step has been taken.
};

Mover pickUp(const ActiveScene& scene, std::uint64_t id, Stage& stage, Arrangement::Thing& thing)
{
  Object* const node = scene.nodeWithId(id);
  thing.refused = !node;
  Assembly assembly = node ? Assembly::of(*node, scene.scene()) : Assembly();
  scene.scene().visit<RigidBody>(
      [&](RigidBody& body)
      {
        const Transform* const owner = body.hasBody() ? body.owner() : nullptr;
        if(owner)
          (std::ranges::find(assembly.bodies, &body) != assembly.bodies.end() ? thing.moved : thing.stayed)
              .push_back(owner->id());
      });
  Mover mover;
  if(assembly.empty() || !assembly.bodies.front()->owner())
    return mover;
  mover.body = assembly.bodies.front();
  mover.before = mover.body->owner()->worldPose();
  mover.copy = &stage.add(std::move(assembly));
  mover.bodyBefore = mover.copy->poseOf(mover.body);
  return mover;
}

bool isInWorld(const Mat4f& pose)
{
  return pose.allFinite() && translation(pose).cwiseAbs().maxCoeff() <= Manipulator::farthest;
}

/// From one pose to another. Where nothing turns, rounding does not either.
Mat4f motionBetween(const Mat4f& from, const Mat4f& to, bool turned)
{
  if(turned)
    return multiply(to, rigidInverse(from));
  Mat4f motion = Mat4f::Identity();
  setTranslation(motion, translation(to) - translation(from));
  return motion;
}

/// @return what brings the thing to its place; nothing if it cannot stand there
std::optional<Mat4f> place(const Mover& mover, const Placement& placement, const Stage& stage)
{
  const Mat4f& motion = placement.motion;
  const Mat4f wanted = multiply(motion, mover.before);
  if(!isInWorld(wanted))
    return std::nullopt;
  const bool turned = motion.topLeftCorner<3, 3>() != Mat3f::Identity();
  if(!placement.onGround)
    return motionBetween(mover.before, wanted, turned);
  CopyOnStage thing(*mover.copy, stage);
  const float turn = turned ? std::atan2(motion(1, 0), motion(0, 0)) : 0;
  if(!stand(thing, mover.before, {{wanted(0, 3), wanted(1, 3)}, {}, turn}))
    return std::nullopt;
  return motionBetween(mover.bodyBefore, mover.copy->poseOf(mover.body), turned);
}

} // namespace

Arrangement arrange(const ActiveScene& scene, const Placement& placement)
{
  Arrangement arrangement;
  Stage stage(scene);
  std::vector<Mover> movers;
  arrangement.things.resize(placement.ids.size());
  for(std::size_t i = 0; i < placement.ids.size(); ++i)
    movers.push_back(pickUp(scene, placement.ids[i], stage, arrangement.things[i]));
  for(std::size_t i = 0; i < movers.size(); ++i)
  {
    Arrangement::Thing& thing = arrangement.things[i];
    thing.motion = placement.motion;
    if(!movers[i].copy)
      continue;
    const auto first =
        static_cast<std::size_t>(std::ranges::find(movers, movers[i].copy, &Mover::copy) - movers.begin());
    if(first < i) // Another node of the same thing: it has been placed.
    {
      thing.motion = arrangement.things[first].motion;
      thing.refused = arrangement.things[first].refused;
      continue;
    }
    const auto motion = place(movers[i], placement, stage);
    stage.setDown(*movers[i].copy);
    thing.refused = !motion;
    thing.motion = motion.value_or(Mat4f::Identity());
  }
  return arrangement;
}

} // namespace sparkwright
