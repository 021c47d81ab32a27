#include "core/game/f2000/localisation/ParticleFilter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::f2000
{

ParticleFilter::ParticleFilter(const Options& options, const PoseGrid& field, std::uint64_t seed)
    : options_(options), field_(field), random_(seed)
{
  spread();
}

Pose ParticleFilter::anywhere()
{
  return {uniform(-field_.length / 2, field_.length / 2), uniform(-field_.width / 2, field_.width / 2),
          uniform(-std::numbers::pi, std::numbers::pi)};
}

Pose ParticleFilter::around(const Pose& pose)
{
  return {pose.x + gauss(options_.searchLength), pose.y + gauss(options_.searchLength),
          normalized(pose.theta + gauss(options_.searchTurn))};
}

void ParticleFilter::spread()
{
  samples_.resize(options_.samples);
  for(Sample& sample : samples_)
    sample = {anywhere(), 1. / static_cast<double>(options_.samples)};
  usual_ = 0;
}

void ParticleFilter::move(const Relocation& by)
{
  const double way = std::hypot(by.dx, by.dy), turn = std::abs(by.dtheta);
  const double lengthSigma = way > 0 ? options_.lengthNoise * way + options_.lengthLeast : 0;
  const double turnSigma = options_.turnNoise * turn + options_.turnPerMetre * way;
  const double direction = std::atan2(by.dy, by.dx), c = std::cos(direction), s = std::sin(direction);
  for(Sample& sample : samples_)
  {
    const double length = way + gauss(lengthSigma), aside = gauss(lengthSigma / 2);
    sample.pose =
        moved(sample.pose, {c * length - s * aside, s * length + c * aside, by.dtheta + gauss(turnSigma)});
  }
}

void ParticleFilter::weigh(const std::function<double(const Pose&)>& probability)
{
  likelihoods_.clear();
  double known = 0, mean = 0;
  for(const Sample& sample : samples_)
  {
    likelihoods_.push_back(probability(sample.pose));
    if(likelihoods_.back() >= 0)
    {
      mean += likelihoods_.back();
      ++known;
    }
  }
  if(known == 0)
    return;
  // Were weights left alone where nothing is known, such as outside of the field, these samples would soon outweigh all.
  mean /= known;
  double sum = 0;
  for(std::size_t i = 0; i < samples_.size(); ++i)
    sum += samples_[i].weight *= likelihoods_[i] >= 0 ? likelihoods_[i] : mean;
  if(!(sum > 0) || !std::isfinite(sum))
    return spread();
  double squares = 0;
  for(Sample& sample : samples_)
  {
    sample.weight /= sum;
    squares += sample.weight * sample.weight;
  }
  const bool surprised = usual_ > 0 && mean < options_.surprise * usual_;
  constexpr double newest = 0.05;
  usual_ = usual_ > 0 ? usual_ + newest * (mean - usual_) : mean;
  if(1 / squares < static_cast<double>(samples_.size()) / 2)
    resample();
  if(surprised)
    inject(options_.injected, [this](const Pose&) { return anywhere(); });
  if(mean < options_.poor)
    inject(options_.searching, [this](const Pose& pose) { return around(pose); });
}

/// With one random number for all: samples in proportion to their weights.
void ParticleFilter::resample()
{
  const double share = 1. / static_cast<double>(samples_.size());
  next_.clear();
  double pointer = uniform(0, share), reached = samples_.front().weight;
  for(std::size_t i = 0; next_.size() < samples_.size(); pointer += share)
  {
    while(reached < pointer && i + 1 < samples_.size())
      reached += samples_[++i].weight;
    next_.push_back({samples_[i].pose, share});
  }
  samples_.swap(next_);
}

void ParticleFilter::inject(double share, const std::function<Pose(const Pose&)>& pose)
{
  const auto count = static_cast<std::size_t>(std::ceil(share * static_cast<double>(samples_.size())));
  std::uniform_int_distribution<std::size_t> any(0, samples_.size() - 1);
  for(std::size_t i = 0; i < count; ++i)
  {
    Sample& sample = samples_[any(random_)];
    sample = {pose(sample.pose), 1. / static_cast<double>(samples_.size())};
  }
}

Pose ParticleFilter::estimate() const
{
  // The best cluster is looked for around the heaviest sample, and around some in equal distances: copies of one sample
  // stand together, so these are chosen in proportion to what has been likely.
  constexpr std::size_t tried = 20;
  const auto heaviest = std::ranges::max_element(samples_, {}, &Sample::weight);
  Pose best;
  double most = -1;
  for(std::size_t i = 0; i <= tried; ++i)
  {
    const Pose& centre = i == tried ? heaviest->pose : samples_[i * samples_.size() / tried].pose;
    double weight = 0, x = 0, y = 0, c = 0, s = 0;
    for(const Sample& sample : samples_)
    {
      const double dx = sample.pose.x - centre.x, dy = sample.pose.y - centre.y;
      if(dx * dx + dy * dy > options_.clusterSize * options_.clusterSize ||
         std::abs(normalized(sample.pose.theta - centre.theta)) > options_.clusterTurn)
        continue;
      weight += sample.weight;
      x += sample.weight * sample.pose.x;
      y += sample.weight * sample.pose.y;
      c += sample.weight * std::cos(sample.pose.theta);
      s += sample.weight * std::sin(sample.pose.theta);
    }
    if(weight > most)
    {
      most = weight;
      best = {x / weight, y / weight, std::atan2(s, c)};
    }
  }
  return best;
}

} // namespace sparkwright::f2000
