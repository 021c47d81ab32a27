#pragma once

#include "core/game/f2000/data/SensorContainer.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace f2k
{

using sparkwright::f2000::SensorContainer;
using sparkwright::f2000::SensorDataPlugin;
using sparkwright::f2000::SensorIdentity;
using sparkwright::f2000::SensorQuery;
using sparkwright::f2000::Words;

/// All sensors at one moment. It does not change any more, so threads may share it.
using Snapshot = std::shared_ptr<const SensorContainer>;

/// A measurement as an array, in the layouts of docs/f2000.md. Empty: `data` is null.
std::vector<std::uint32_t> wordsOf(const SensorDataPlugin* data);
/// The same for a feature, such as `180DegreeScan`, of the sensor that fits best.
std::vector<std::uint32_t> wordsOf(const SensorContainer& sensors, const std::string& feature);

/// Makes what holds the measurements of features: of libraries with plugins, arrays of the known layouts, and for features that
/// nobody knows arrays of any words.
class DataFactory
{
public:
  DataFactory();
  ~DataFactory();

  /// Adds the plugins of a library. Throws f2k::Error if none of them can be used.
  void load(const std::string& library);
  /// Never null.
  std::shared_ptr<SensorDataPlugin> make(const SensorIdentity& identity, int layout) const;

private:
  struct Plugins;
  std::unique_ptr<Plugins> plugins_;
};

/// Fills a container with updates. Each one leaves the snapshots that were taken before as they are.
class ContainerFiller
{
public:
  /// @param factory  must outlive this
  explicit ContainerFiller(const DataFactory& factory) : factory_(factory) {}

  /// Adds a feature. Features come in order of their numbers, from 1.
  void add(const SensorIdentity& identity, int layout);
  void clear();
  /// A measurement for the next snapshot. @return false: there is no such number, or the array is damaged
  bool put(int number, std::int64_t stamp, const std::vector<std::uint32_t>& words);
  /// All measurements until now. @param now  µs, by the clock of the stamps: what is old by then counts less
  Snapshot snapshot(std::int64_t now);

private:
  struct Feature
  {
    SensorIdentity identity;
    int layout;
    std::shared_ptr<SensorDataPlugin> data;
  };

  const DataFactory& factory_;
  std::vector<Feature> features_;
};

} // namespace f2k
