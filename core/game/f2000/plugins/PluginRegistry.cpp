#include "core/game/f2000/plugins/PluginRegistry.h"

#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/data/Layout.h"

#include <algorithm>

namespace sparkwright::f2000
{

namespace
{

bool fits(const std::string& wanted, const std::string& is)
{
  return wanted.empty() || sameWord(wanted, is);
}

bool serves(const PluginInfo& info, const SensorIdentity& identity)
{
  return std::ranges::any_of(info.serves,
                             [&identity](const PluginInfo::Triple& triple)
                             {
                               return fits(triple.model, identity.model) && fits(triple.type, identity.type) &&
                                      (triple.feature.empty() || sameFeature(triple.feature, identity.feature));
                             });
}

} // namespace

LocalText PluginRegistry::add(PluginInfo info, Make make)
{
  if(find(info.kind, info.id))
    return pluginText("f2kPlugin.twice", info.id);
  infos_.push_back(std::move(info));
  makes_.push_back(std::move(make));
  return {};
}

const PluginInfo* PluginRegistry::find(PluginKind kind, std::string_view id) const
{
  const auto found =
      std::ranges::find_if(infos_, [&](const PluginInfo& info) { return info.kind == kind && info.id == id; });
  return found == infos_.end() ? nullptr : &*found;
}

std::shared_ptr<void> PluginRegistry::make(PluginKind kind, std::string_view id) const
{
  const PluginInfo* const info = find(kind, id);
  return info ? makes_[static_cast<std::size_t>(info - infos_.data())]() : nullptr;
}

std::shared_ptr<SensorPlugin> PluginRegistry::makeSensor(std::string_view id) const
{
  return std::static_pointer_cast<SensorPlugin>(make(PluginKind::Sensor, id));
}

std::shared_ptr<MotionPlugin> PluginRegistry::makeMotion(std::string_view id) const
{
  return std::static_pointer_cast<MotionPlugin>(make(PluginKind::Motion, id));
}

std::shared_ptr<PlayerPlugin> PluginRegistry::makePlayer(std::string_view id) const
{
  return std::static_pointer_cast<PlayerPlugin>(make(PluginKind::Player, id));
}

std::shared_ptr<SensorDataPlugin> PluginRegistry::makeSensorData(const SensorIdentity& identity) const
{
  for(std::size_t i = 0; i < infos_.size(); ++i)
    if(infos_[i].kind == PluginKind::SensorData && serves(infos_[i], identity))
      if(auto data = std::static_pointer_cast<SensorDataPlugin>(makes_[i]()))
        return data;
  return makeData(identity.feature);
}

} // namespace sparkwright::f2000
