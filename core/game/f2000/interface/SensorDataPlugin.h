#pragma once

#include "core/game/f2000/shape/Geometry.h"

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright::f2000
{

/// Words that say that there is no value.
inline constexpr std::uint32_t invalidWord = 0xffffffffu;       ///< In fields without sign …
inline constexpr std::uint32_t invalidSignedWord = 0x80000000u; ///< … and with one.

/// Words as they are sent. No copy: valid as long as what it was made of.
class Words
{
public:
  Words(const std::uint32_t* data, std::size_t size) : data_(data), size_(size) {}
  Words(const std::vector<std::uint32_t>& words) : Words(words.data(), words.size()) {}

  std::size_t size() const { return size_; }
  std::uint32_t operator[](std::size_t i) const { return data_[i]; }
  const std::uint32_t* begin() const { return data_; }
  const std::uint32_t* end() const { return data_ + size_; }

private:
  const std::uint32_t* data_;
  std::size_t size_;
};

/// What is measured, by what: features of different sensors can be exchanged for each other.
struct SensorIdentity
{
  std::string device;  ///< The sensor of the robot, such as `laser`.
  std::string model;   ///< `LMS200`
  std::string type;    ///< `LRF`
  std::string feature; ///< `180DegreeScan`
};

/// Holds what a sensor tells of one feature: the newest measurement. The same class serves the simulator, which fills it
/// by a sensor, and a client, which fills it by what it has received.
///
/// For one thread at a time.
class SensorDataPlugin
{
public:
  virtual ~SensorDataPlugin() = default;

  /// Constant once the robot is built.
  const SensorIdentity& identity() const { return identity_; }
  void identify(SensorIdentity identity) { identity_ = std::move(identity); }

  /// Which array it is: data of the same layout fit each other.
  virtual int layout() const = 0;
  /// Appends the measurement. Of a fresh object, an array that says that there is none.
  virtual void getData(std::vector<std::uint32_t>& words) const = 0;
  /// Takes a measurement. getData() then appends the same words. @return false, and no change, if the array is damaged
  virtual bool setData(const Words& words) = 0;

  /// When it was measured, µs; 0: never.
  std::int64_t stamp() const { return stamp_; }
  void setStamp(std::int64_t stamp) { stamp_ = stamp; }
  /// Its sensor does not work any more; what it holds stays.
  bool isStale() const { return stale_; }
  void setStale(bool stale) { stale_ = stale; }
  /// Whether it holds a measurement of its sensor that is not older. @param now, maxAge  µs
  bool valid(std::int64_t now, std::int64_t maxAge) const { return stamp_ != 0 && !stale_ && now - stamp_ <= maxAge; }

  // For localisation: a model of what is measured where.

  /// Whether it has such a model.
  virtual bool isMarkov() const { return false; }
  /// Learns that what it holds is measured at a pose of the robot.
  virtual void learnProbability(const Pose& /*pose*/) {}
  /// How likely what it holds is at a pose, 0 … 1; −1: nothing is known of that pose.
  virtual double getProbability(const Pose& /*pose*/) const { return -1; }
  /// Writes and reads the model. @return false if that has failed; the model is then as before
  virtual bool saveModel(std::ostream&) const { return false; }
  virtual bool loadModel(std::istream&) { return false; }

private:
  SensorIdentity identity_;
  std::int64_t stamp_ = 0;
  bool stale_ = false;
};

} // namespace sparkwright::f2000
