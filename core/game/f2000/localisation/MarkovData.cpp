#include "core/game/f2000/localisation/MarkovData.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <istream>
#include <ostream>
#include <string_view>

namespace sparkwright::f2000
{

namespace
{

constexpr std::string_view distanceFeatures[] = {"ballDistance", "goalDistance", "poleDistance", "lrfBeam", "lineDistance"};
constexpr std::string_view angleFeatures[] = {"ballAngle", "goalAngle", "poleAngle", "lineAngle"};
constexpr std::uint32_t farthest = 65000;      // mm
constexpr double perDegree = 100, full = 36000; // Cells of angles are hundredths of degrees, from −180°.
constexpr std::array<char, 4> magic{'F', '2', 'K', 'M'};
constexpr std::uint32_t version = 1;

bool isAmong(std::span<const std::string_view> names, std::string_view feature)
{
  return std::ranges::find(names, feature) != names.end();
}

template<class T>
void put(std::ostream& out, const T& value)
{
  out.write(reinterpret_cast<const char*>(&value), sizeof(value));
}

template<class T>
bool take(std::istream& in, T& value)
{
  return static_cast<bool>(in.read(reinterpret_cast<char*>(&value), sizeof(value)));
}

/// What a file begins with, after magic and version.
struct ModelHead
{
  std::uint64_t grid;
  std::int32_t layout;
  std::uint32_t perPose;
  double sigma;
};

} // namespace

bool MarkovData::canModel(const Layout& layout)
{
  return isAmong(distanceFeatures, layout.feature) || isAmong(angleFeatures, layout.feature);
}

MarkovData::MarkovData(const Layout& layout, const MarkovOptions& options)
    : ArrayData(layout), layout_(layout), options_(options), angles_(isAmong(angleFeatures, layout.feature)),
      likelihood_(options.sigma, angles_ ? LikelihoodTable::angleBin : LikelihoodTable::distanceBin, options.least)
{
  readValues();
}

bool MarkovData::setData(const Words& words)
{
  if(!ArrayData::setData(words))
    return false;
  readValues();
  return true;
}

/// The values are what follows the head, or without items the head itself.
void MarkovData::readValues()
{
  measured_.clear();
  for(std::size_t i = layout_.item != 0 ? layout_.head : 0; i < words().size(); ++i)
    measured_.push_back(cellOf(words()[i]));
}

MarkovData::Cell MarkovData::cellOf(std::uint32_t word) const
{
  if(!angles_)
    return word > farthest ? unexpected : static_cast<Cell>(word);
  if(word == invalidSignedWord)
    return unexpected;
  constexpr double mdegPerCell = 10;
  const double cells = std::round(static_cast<std::int32_t>(word) / mdegPerCell) + full / 2;
  return static_cast<Cell>(std::fmod(std::fmod(cells, full) + full, full));
}

double MarkovData::differenceOf(Cell a, Cell b) const
{
  const double difference = std::abs(static_cast<double>(a) - static_cast<double>(b));
  return angles_ ? std::min(difference, full - difference) / perDegree : difference;
}

void MarkovData::learnProbability(const Pose& pose)
{
  const auto index = options_.grid.indexOf(pose);
  if(!index || measured_.empty())
    return;
  if(perPose_ != measured_.size())
  {
    perPose_ = measured_.size();
    expected_.assign(options_.grid.size() * perPose_, unexpected);
  }
  std::ranges::copy(measured_, expected_.begin() + static_cast<std::ptrdiff_t>(*index * perPose_));
}

double MarkovData::getProbability(const Pose& pose) const
{
  const auto index = perPose_ == 0 ? std::nullopt : options_.grid.indexOf(pose);
  if(!index)
    return -1;
  const std::size_t common = std::min(perPose_, measured_.size());
  double product = 1, factor = 1;
  int both = 0;
  for(std::size_t i = 0; i < common; ++i)
  {
    const Cell expected = expected_[*index * perPose_ + i], measured = measured_[i];
    if(expected != unexpected && measured != unexpected)
    {
      product *= likelihood_.of(differenceOf(expected, measured));
      ++both;
    }
    else if((expected == unexpected) != (measured == unexpected))
      factor *= options_.visibilityFactor;
  }
  switch(both) // Roots are cheaper than powers.
  {
  case 0:
    return -1;
  case 1:
    return product * factor;
  case 2:
    return std::sqrt(product) * factor;
  case 4:
    return std::sqrt(std::sqrt(product)) * factor;
  default:
    return std::pow(product, 1. / both) * factor;
  }
}

void MarkovData::clearModel()
{
  perPose_ = 0;
  expected_.clear();
}

bool MarkovData::saveModel(std::ostream& out) const
{
  out.write(magic.data(), magic.size());
  put(out, version);
  put(out, ModelHead{options_.grid.hash(), layout_.id, static_cast<std::uint32_t>(perPose_), options_.sigma});
  out.write(reinterpret_cast<const char*>(expected_.data()), static_cast<std::streamsize>(expected_.size() * sizeof(Cell)));
  return static_cast<bool>(out);
}

bool MarkovData::loadModel(std::istream& in)
{
  std::array<char, magic.size()> start{};
  std::uint32_t made = 0;
  ModelHead head{};
  if(!in.read(start.data(), start.size()) || start != magic || !take(in, made) || made != version || !take(in, head) ||
     head.grid != options_.grid.hash() || head.layout != layout_.id || head.perPose > layout_.most + layout_.head)
    return false;
  std::vector<Cell> expected(options_.grid.size() * head.perPose);
  if(!in.read(reinterpret_cast<char*>(expected.data()), static_cast<std::streamsize>(expected.size() * sizeof(Cell))))
    return false;
  perPose_ = head.perPose;
  expected_ = std::move(expected);
  return true;
}

} // namespace sparkwright::f2000
