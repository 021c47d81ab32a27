#include "core/body/Collider.h"

#include "core/archive/StateArchive.h"
#include "core/body/CollisionHandler.h"
#include "core/body/RigidBody.h"
#include "core/body/SpaceNode.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"

#include <algorithm>

namespace sparkwright
{

void Collider::onLink()
{
  useWorld();
  if(std::unique_ptr<physics::Shape> shape = makeShape(engine()))
    install(std::move(shape));
  else if(!getsShapeLater())
    warn(objectText("place.noGeometry", classInfo().name));
}

void Collider::replaceShape(std::unique_ptr<physics::Shape> shape)
{
  const physics::Shape* const former = shape_;
  const bool moves = former && former->body();
  const physics::Vec3 position = former ? former->position() : physics::Vec3::Zero();
  const physics::Mat3 rotation = former ? former->rotation() : physics::Mat3::Identity();
  uninstall();
  if(!shape)
    return;
  install(std::move(shape));
  if(!former || moves || !shape_)
    return;
  shape_->setRotation(rotation);
  shape_->setPosition(position);
}

void Collider::install(std::unique_ptr<physics::Shape> shape)
{
  shape->userData = this;
  shape_ = shape.get();
  auto* const wrapper = dynamic_cast<TransformCollider*>(parent());
  if(!wrapper)
    return place(std::move(shape));
  if(!wrapper->wrap(*this, shape))
  {
    shape_ = nullptr;
    warn(objectText("place.notTaken"));
  }
}

void Collider::place(std::unique_ptr<physics::Shape> shape)
{
  owned_ = std::move(shape);
  const SpaceNode* const space = nearestSpace();
  if(space && space->hasSpace())
    owned_->addTo(space->space());
  else
    warn(objectText("place.noSpace"));
  const RigidBody* const rigid = parent()->childOf<RigidBody>();
  if(rigid && rigid->hasBody())
    return owned_->setBody(&rigid->body());
  const Mat4f& pose = worldPose();
  owned_->setRotation(rotationToEngine(pose));
  owned_->setPosition(toEngine(translation(pose)));
}

void Collider::uninstall()
{
  if(shape_ && !owned_)
    static_cast<TransformCollider*>(parent())->unwrap(*this);
  shape_ = nullptr;
  owned_.reset();
}

void Collider::onUnlink()
{
  uninstall();
  handlersKnown_ = false;
  handlers_ = {};
}

void Collider::setPosition(const Vec3f& position)
{
  if(shape_)
    shape_->setPosition(toEngine(transform(worldPose(), position)));
}

void Collider::setLocalPosition(const Vec3f& position)
{
  if(shape_)
    shape_->setPosition(toEngine(position));
}

void Collider::setRotation(const Mat4f& rotation)
{
  if(shape_)
    shape_->setRotation(rotationToEngine(rotation));
}

void Collider::ignore(const std::string& name, bool on)
{
  std::erase(ignored_, name);
  if(on)
    ignored_.push_back(name);
}

bool Collider::ignores(const std::string& name) const { return std::ranges::find(ignored_, name) != ignored_.end(); }

const Collider::Handlers& Collider::handlers(unsigned long structureVersion)
{
  if(handlersKnown_ && handlersVersion_ == structureVersion)
    return handlers_;
  handlersKnown_ = true;
  handlersVersion_ = structureVersion;
  handlers_.all.clear();
  if(default_)
    handlers_.all.push_back(default_.get());
  for(const auto& c : children())
    if(auto* const handler = dynamic_cast<CollisionHandler*>(c.get()))
      handlers_.all.push_back(handler);
  if(handlers_.all.empty())
  {
    default_ = std::make_shared<ContactJointHandler>();
    handlers_.all.push_back(default_.get());
  }
  handlers_.maker = nullptr;
  handlers_.symmetric = false;
  for(CollisionHandler* const handler : handlers_.all)
  {
    if(!handlers_.maker)
      handlers_.maker = handler->contactMaker();
    handlers_.symmetric |= handler->isSymmetric();
  }
  return handlers_;
}

void BoxCollider::setLengths(const Vec3f& lengths)
{
  if(shape())
    shape()->setLengths(toEngine(lengths));
}

Vec3f BoxCollider::lengths() const { return shape() ? Vec3f(shape()->lengths().cast<float>()) : Vec3f(Vec3f::Zero()); }

void PlaneCollider::setPlane(const Vec3f& normal, float d)
{
  if(shape())
    shape()->setPlane(normal.x(), normal.y(), normal.z(), d);
}

bool TransformCollider::wrap(Collider& inner, std::unique_ptr<physics::Shape>& wrapped)
{
  if(inner_ || !shape() || wrapped->kind() == physics::Shape::Kind::Plane ||
     wrapped->kind() == physics::Shape::Kind::Offset)
    return false;
  inner_ = &inner;
  shape()->setEncapsulated(std::move(wrapped));
  return true;
}

void TransformCollider::unwrap(Collider& inner)
{
  if(inner_ != &inner)
    return;
  inner_ = nullptr;
  if(shape())
    shape()->setEncapsulated(nullptr);
}

void TransformCollider::moveInside(const Vec3f& offset)
{
  if(inner_ && inner_->shape())
    inner_->setLocalPosition(inner_->shape()->position().cast<float>() + offset);
}

void Collider::archive(StateArchive& a)
{
  if(!shape_ || shape_->body() || shape_->kind() == physics::Shape::Kind::Plane)
    return;
  const physics::Vec3 now = shape_->position();
  physics::Vec3 position = now;
  a(position);
  if(a.isLoading() && a.require(position.allFinite()) && position != now)
    shape_->setPosition(position);
}

} // namespace sparkwright
