#pragma once

#include "core/game/f2000/shape/Geometry.h"
#include "core/game/f2000/localisation/PoseGrid.h"

#include <cstdint>
#include <functional>
#include <random>
#include <vector>

namespace sparkwright::f2000
{

/// Where a robot may be, and how likely that is.
struct Sample
{
  Pose pose;
  double weight = 1;
};

/// Finds out where a robot is from how it has moved and what it has measured, by samples of its pose.
class ParticleFilter
{
public:
  struct Options
  {
    std::size_t samples = 1000;
    double lengthNoise = 0.05, lengthLeast = 0.005; ///< Standard deviation: share of the way, and m in addition.
    double turnNoise = 0.05, turnPerMetre = 0.02;   ///< Share of the turn, and rad per m of the way.
    double injected = 0.02; ///< Share of samples anywhere …
    double surprise = 0.25; ///< … when the mean likelihood falls below this share of what it has been for long.
    double poor = 0.01;     ///< A mean likelihood below which the samples are not yet where the robot is: then …
    double searching = 0.2; ///< … this share looks around them, …
    double searchLength = 0.4, searchTurn = 0.2; ///< … within m, rad (standard deviations).
    double clusterSize = 0.5, clusterTurn = 0.52; ///< m, rad: which samples one estimate takes together.
  };

  /// @param field  where the robot can be  @param seed  of all random numbers
  ParticleFilter(const Options& options, const PoseGrid& field, std::uint64_t seed);

  /// Nothing is known any more: samples everywhere.
  void spread();
  /// The robot has moved. @param by  as its odometry says
  void move(const Relocation& by);
  /// It has measured. @param probability  of the measurement at a pose, 0 … 1; less than 0: nothing is known there,
  ///   which counts as the mean of what is known elsewhere
  void weigh(const std::function<double(const Pose&)>& probability);

  /// The mean of the samples that lie together and have most of the weight.
  Pose estimate() const;
  const std::vector<Sample>& samples() const { return samples_; }

private:
  double uniform(double from, double to) { return std::uniform_real_distribution<double>(from, to)(random_); }
  double gauss(double sigma) { return normal_(random_) * sigma; }
  Pose anywhere();
  Pose around(const Pose& pose);
  void resample();
  void inject(double share, const std::function<Pose(const Pose&)>& pose);

  Options options_;
  PoseGrid field_;
  std::mt19937_64 random_;
  std::normal_distribution<double> normal_{0, 1};
  std::vector<Sample> samples_, next_;
  std::vector<double> likelihoods_; ///< Of the samples.
  double usual_ = 0; ///< Mean weight of measurements, over a long time; 0: none yet.
};

} // namespace sparkwright::f2000
