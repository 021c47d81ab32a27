#pragma once

#include "core/game/f2000/interface/SensorDataPlugin.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// Which features are looked for; what is left out may be anything. Case does not matter.
struct SensorQuery
{
  std::optional<std::string> model{}, type{}, feature{}, device{};
  std::optional<int> layout{}; ///< Data of another format are not found.
};

/// The measurements of a robot, each with a number. For one thread at a time.
class SensorContainer
{
public:
  /// Adds a feature. The order is that of the robot's file. @return its number, from 1
  int add(std::shared_ptr<SensorDataPlugin> data);
  std::size_t size() const { return all_.size(); }
  /// By its number; null: there is none.
  SensorDataPlugin* at(int number) const;

  /// All that fit, in order of the file.
  std::vector<SensorDataPlugin*> find(const SensorQuery& query) const;
  /// The best that fits: preferred models before others, valid data before old ones, then the newest, then by order.
  /// Null: none fits.
  SensorDataPlugin* get(const SensorQuery& query) const;
  /// The same. Throws std::out_of_range, with words that name what there is, if none fits.
  SensorDataPlugin& require(const SensorQuery& query) const;

  /// Models that get() prefers, the best first.
  void prefer(std::vector<std::string> models) { preferred_ = std::move(models); }
  /// From which time on data are old, and what time it is now, µs.
  void setTime(std::int64_t now, std::int64_t maxAge);

private:
  std::vector<std::shared_ptr<SensorDataPlugin>> all_;
  std::vector<std::string> preferred_;
  std::int64_t now_ = 0, maxAge_ = 1'000'000;
};

} // namespace sparkwright::f2000
