#include "app/f2k/Container.h"

#include "app/f2k/Error.h"
#include "core/game/f2000/plugins/PluginRegistry.h"

namespace f2k
{

namespace
{

/// Any words.
class AnyData : public SensorDataPlugin
{
public:
  explicit AnyData(int layout) : layout_(layout) {}

  int layout() const override { return layout_; }
  void getData(std::vector<std::uint32_t>& words) const override { words.insert(words.end(), words_.begin(), words_.end()); }
  bool setData(const Words& words) override
  {
    words_.assign(words.begin(), words.end());
    return true;
  }

private:
  int layout_;
  std::vector<std::uint32_t> words_;
};

constexpr std::int64_t oldAfter = 1'000'000; ///< µs

} // namespace

std::vector<std::uint32_t> wordsOf(const SensorDataPlugin* data)
{
  std::vector<std::uint32_t> words;
  if(data)
    data->getData(words);
  return words;
}

std::vector<std::uint32_t> wordsOf(const SensorContainer& sensors, const std::string& feature)
{
  SensorQuery query;
  query.feature = feature;
  return wordsOf(sensors.get(query));
}

struct DataFactory::Plugins
{
  sparkwright::f2000::PluginRegistry registry;
};

DataFactory::DataFactory() : plugins_(std::make_unique<Plugins>()) {}

DataFactory::~DataFactory() = default;

void DataFactory::load(const std::string& library)
{
  const std::size_t before = plugins_->registry.all().size();
  const auto problems = plugins_->registry.load(library);
  if(plugins_->registry.all().size() == before)
    throw Error(Error::local, library + ": " + (problems.empty() ? "it has no plugins" : problems.front().english()));
}

std::shared_ptr<SensorDataPlugin> DataFactory::make(const SensorIdentity& identity, int layout) const
{
  std::shared_ptr<SensorDataPlugin> data = plugins_->registry.makeSensorData(identity);
  if(!data || data->layout() != layout)
    data = std::make_shared<AnyData>(layout);
  data->identify(identity);
  return data;
}

void ContainerFiller::add(const SensorIdentity& identity, int layout)
{
  features_.push_back({identity, layout, factory_.make(identity, layout)});
}

void ContainerFiller::clear()
{
  features_.clear();
}

bool ContainerFiller::put(int number, std::int64_t stamp, const std::vector<std::uint32_t>& words)
{
  if(number < 1 || number > static_cast<int>(features_.size()))
    return false;
  Feature& feature = features_[static_cast<std::size_t>(number - 1)];
  // Readers may still hold the last one.
  const std::shared_ptr<SensorDataPlugin> data = factory_.make(feature.identity, feature.layout);
  if(!data->setData(words))
    return false;
  data->setStamp(stamp);
  feature.data = data;
  return true;
}

Snapshot ContainerFiller::snapshot(std::int64_t now)
{
  const auto sensors = std::make_shared<SensorContainer>();
  for(const Feature& feature : features_)
    sensors->add(feature.data);
  sensors->setTime(now, oldAfter);
  return sensors;
}

} // namespace f2k
