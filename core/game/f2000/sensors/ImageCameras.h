#pragma once

#include "core/game/f2000/interface/SensorPlugin.h"
#include "core/game/f2000/sensors/ViewPainter.h"

namespace sparkwright::f2000
{

/// Gives pictures: the feature `image`. Parameters of all of them: `width`, `height` (pixels, at most 1024). Noise is that
/// of each colour of a pixel, in steps from 0 to 255; it is off unless the file gives it.
class ImageCamera : public SensorPlugin
{
public:
  void configure(const SensorConfig& config) override;
  void generateData(const WorldView& world, std::int64_t time) override;

protected:
  ImageCamera(int width, int height) : width_(width), height_(height) {}
  /// What the array says about the lens.
  virtual std::uint32_t scaleWord() const = 0;
  virtual void paint(const WorldView& world, ViewPainter& painter, std::vector<std::uint32_t>& pixels) = 0;
  int width() const { return width_; }
  int height() const { return height_; }

private:
  void addNoise(std::uint32_t& pixel, double sigma);

  int width_, height_;
  ViewPainter painter_;
  std::vector<std::uint32_t> words_;
};

/// A camera that looks ahead. Parameter: `horizontal` DEG, its field of view. The scale of its pictures is that, in
/// thousandths of degrees.
class PinholeCamera : public ImageCamera
{
public:
  PinholeCamera() : ImageCamera(320, 240) {}
  void configure(const SensorConfig& config) override;

protected:
  std::uint32_t scaleWord() const override;
  void paint(const WorldView& world, ViewPainter& painter, std::vector<std::uint32_t>& pixels) override;

private:
  double horizontal_ = 0; ///< rad
};

/// A mirror that shows the floor around as a map. Parameters: `scale` (mm per pixel), `maxDistance`, `bodyRadius` (mm). The
/// scale of its pictures is in mm per 1000 pixels.
class MirrorCamera : public ImageCamera
{
public:
  MirrorCamera() : ImageCamera(480, 480) {}
  void configure(const SensorConfig& config) override;

protected:
  std::uint32_t scaleWord() const override;
  void paint(const WorldView& world, ViewPainter& painter, std::vector<std::uint32_t>& pixels) override;

private:
  double focus_ = 0, scale_ = 0, farthest_ = 0, hidden_ = 0; ///< m, m per pixel
};

} // namespace sparkwright::f2000
