#include "core/game/f2000/sensors/ImageCameras.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace sparkwright::f2000
{

namespace
{

using unit::degree, unit::mm;

} // namespace

void ImageCamera::configure(const SensorConfig& config)
{
  SensorPlugin::configure(config);
  constexpr double most = 1024;
  const double width = parameter("width", width_), height = parameter("height", height_);
  if(!(width >= 1 && height >= 1 && width <= most && height <= most))
    throw std::invalid_argument("width and height of a picture are from 1 to 1024 pixels");
  width_ = static_cast<int>(width);
  height_ = static_cast<int>(height);
}

void ImageCamera::addNoise(std::uint32_t& pixel, double sigma)
{
  std::uint32_t changed = pixel & 0xff000000u;
  for(int shift = 0; shift < 24; shift += 8)
  {
    const double value = std::clamp((pixel >> shift & 0xff) + gauss(sigma), 0., 255.);
    changed |= static_cast<std::uint32_t>(std::lround(value)) << shift;
  }
  pixel = changed;
}

void ImageCamera::generateData(const WorldView& world, std::int64_t time)
{
  SensorDataPlugin* const data = bound("image");
  if(!data)
    return;
  words_.assign({static_cast<std::uint32_t>(width_), static_cast<std::uint32_t>(height_), 0, scaleWord()});
  const std::size_t head = words_.size();
  paint(world, painter_, words_);
  if(const double sigma = noiseOf("image").sigmaAbs; isNoisy() && sigma > 0)
    std::for_each(words_.begin() + static_cast<std::ptrdiff_t>(head), words_.end(),
                  [this, sigma](std::uint32_t& pixel) { addNoise(pixel, sigma); });
  fill(*data, words_, time);
}

void PinholeCamera::configure(const SensorConfig& config)
{
  ImageCamera::configure(config);
  constexpr double widest = 170; // degrees
  const double horizontal = parameter("horizontal", 60);
  if(!(horizontal > 0 && horizontal <= widest))
    throw std::invalid_argument("the parameter horizontal is greater than 0 and at most 170 degrees");
  horizontal_ = horizontal * degree;
}

std::uint32_t PinholeCamera::scaleWord() const
{
  return angleWord(horizontal_);
}

void PinholeCamera::paint(const WorldView& world, ViewPainter& painter, std::vector<std::uint32_t>& pixels)
{
  const Pose at = poseIn(world);
  using Eigen::AngleAxisd, Eigen::Vector3d;
  const Eigen::Matrix3d axes = (AngleAxisd(at.theta, Vector3d::UnitZ()) * AngleAxisd(config().pitch, Vector3d::UnitY()) *
                                AngleAxisd(config().roll, Vector3d::UnitX()))
                                   .toRotationMatrix();
  painter.paint(world, PinholeLens(width(), height(), {at.x, at.y, config().height}, axes, horizontal_), pixels);
}

void MirrorCamera::configure(const SensorConfig& config)
{
  ImageCamera::configure(config);
  constexpr double usual = 0.6; // m
  focus_ = config.height > 0 ? config.height : usual;
  scale_ = parameter("scale", 20) * mm;
  farthest_ = parameter("maxDistance", 5000) * mm;
  hidden_ = parameter("bodyRadius", 250) * mm;
  if(!(scale_ > 0 && farthest_ > 0 && hidden_ >= 0))
    throw std::invalid_argument("scale and maxDistance are greater than 0, and bodyRadius is not negative");
}

std::uint32_t MirrorCamera::scaleWord() const
{
  return static_cast<std::uint32_t>(std::lround(scale_ / mm * 1000));
}

void MirrorCamera::paint(const WorldView& world, ViewPainter& painter, std::vector<std::uint32_t>& pixels)
{
  painter.paint(world, MirrorLens(width(), height(), poseIn(world), focus_, scale_, farthest_, hidden_), pixels);
}

} // namespace sparkwright::f2000
