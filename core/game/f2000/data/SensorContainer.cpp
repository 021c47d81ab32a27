#include "core/game/f2000/data/SensorContainer.h"

#include "core/game/f2000/data/Layout.h"

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace sparkwright::f2000
{

namespace
{

bool fits(const SensorDataPlugin& data, const SensorQuery& query)
{
  const SensorIdentity& is = data.identity();
  const auto same = [](const std::optional<std::string>& wanted, const std::string& given)
  { return !wanted || sameWord(*wanted, given); };
  return same(query.model, is.model) && same(query.type, is.type) && same(query.device, is.device) &&
         (!query.feature || sameFeature(*query.feature, is.feature)) && (!query.layout || *query.layout == data.layout());
}

std::string textOf(const SensorIdentity& identity)
{
  return identity.device + " (" + identity.model + ", " + identity.type + "): " + identity.feature;
}

} // namespace

int SensorContainer::add(std::shared_ptr<SensorDataPlugin> data)
{
  all_.push_back(std::move(data));
  return static_cast<int>(all_.size());
}

SensorDataPlugin* SensorContainer::at(int number) const
{
  return number < 1 || number > static_cast<int>(all_.size()) ? nullptr : all_[static_cast<std::size_t>(number - 1)].get();
}

std::vector<SensorDataPlugin*> SensorContainer::find(const SensorQuery& query) const
{
  std::vector<SensorDataPlugin*> found;
  for(const auto& each : all_)
    if(fits(*each, query))
      found.push_back(each.get());
  return found;
}

SensorDataPlugin* SensorContainer::get(const SensorQuery& query) const
{
  const auto rank = [this](const SensorDataPlugin* data)
  {
    const auto preferred = std::ranges::find_if(
        preferred_, [data](const std::string& model) { return sameWord(model, data->identity().model); });
    return std::tuple(preferred - preferred_.begin(), !data->valid(now_, maxAge_), -data->stamp());
  };
  const std::vector<SensorDataPlugin*> found = find(query);
  const auto best = std::ranges::min_element(found, {}, rank); // The first one of equals.
  return best == found.end() ? nullptr : *best;
}

SensorDataPlugin& SensorContainer::require(const SensorQuery& query) const
{
  if(SensorDataPlugin* const found = get(query))
    return *found;
  std::string words = "no such sensor data; there are";
  for(const auto& each : all_)
    words += "\n  " + textOf(each->identity());
  throw std::out_of_range(all_.empty() ? "no such sensor data; the robot has none" : words);
}

void SensorContainer::setTime(std::int64_t now, std::int64_t maxAge)
{
  now_ = now;
  maxAge_ = maxAge;
}

} // namespace sparkwright::f2000
