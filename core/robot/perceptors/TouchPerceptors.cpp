#include "core/robot/perceptors/TouchPerceptors.h"

#include "core/archive/StateArchive.h"
#include "core/body/Collider.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

void CollisionPerceptor::addTouched(Object& node)
{
  const auto isThis = [&node](const std::weak_ptr<Object>& known) { return known.lock().get() == &node; };
  if(std::ranges::none_of(touched_, isThis))
    touched_.push_back(node.weak_from_this());
}

void CollisionPerceptor::sense(PerceptWriter& out)
{
  if(touched_.empty())
    return;
  out.open("collision");
  for(const std::weak_ptr<Object>& node : touched_)
    if(const std::shared_ptr<Object> alive = node.lock())
      out.atom(alive->name());
  out.close();
}

std::span<const SensorChannel> CollisionPerceptor::channels() const
{
  static constexpr std::array<SensorChannel, 1> all{{{"touched", ""}}};
  return all;
}

void TouchPerceptor::sense(PerceptWriter& out)
{
  out.open("TCH");
  out.pair("n", name());
  out.pair("val", touchesAny() ? 1 : 0);
  out.close();
}

CollisionPerceptor* PerceptorHandler::perceptor()
{
  if(!context())
    return nullptr;
  if(seen_ == context()->structureVersion)
    return perceptor_;
  seen_ = context()->structureVersion;
  perceptor_ = nullptr;
  if(Transform* const part = nearestTransform())
    part->visit<CollisionPerceptor>([this](CollisionPerceptor& found) {
      if(!perceptor_)
        perceptor_ = &found;
    });
  if(!perceptor_ && !reported_)
    warnAbout(*this, objectText("place.noContacts"));
  reported_ = !perceptor_;
  return perceptor_;
}

void PerceptorHandler::touched(Collider&, Collider& other, const physics::ContactPoint&)
{
  CollisionPerceptor* const told = perceptor();
  Transform* const node = other.nearestTransform();
  if(told)
    told->addTouched(node ? static_cast<Object&>(*node) : other);
}

void CollisionPerceptor::archive(StateArchive& a)
{
  const std::size_t count = a.count(touched_.size(), sizeof(std::uint64_t));
  const std::vector<std::weak_ptr<Object>> before = std::move(touched_);
  touched_.clear();
  for(std::size_t i = 0; i < count; ++i)
  {
    const std::shared_ptr<Object> kept = a.isLoading() ? nullptr : before[i].lock();
    Object* node = kept.get();
    a.link(node);
    if(node)
      touched_.push_back(node->weak_from_this());
  }
}

} // namespace sparkwright
