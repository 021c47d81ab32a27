#pragma once

#include "core/game/f2000/interface/SensorDataPlugin.h"

#include <cstdint>
#include <string>
#include <vector>

namespace f2k
{

/// A feature as the server describes it.
struct FeatureInfo
{
  int number = 0; ///< From 1.
  sparkwright::f2000::SensorIdentity identity;
  int layout = 0;
};

/// One measurement of an update.
struct Measurement
{
  int number = 0;
  std::int64_t stamp = 0; ///< µs; 0: never.
  std::vector<std::uint32_t> words;
};

/// Gets all that a client gets.
class UpdateSink
{
public:
  virtual ~UpdateSink() = default;

  /// A connection was made. @param robotFile  its text
  virtual void begin(const std::string& robotFile, const std::vector<FeatureInfo>& features) = 0;
  /// @param received  when it came, µs by the clock of the client  @param simulated  µs
  virtual void update(std::int64_t received, std::int64_t simulated, const std::vector<Measurement>& measurements) = 0;
};

} // namespace f2k
