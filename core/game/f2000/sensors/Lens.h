#pragma once

#include "core/game/f2000/shape/Surroundings.h"

#include <Eigen/Core>

#include <optional>

namespace sparkwright::f2000
{

/// A part of a picture, in pixels; right and bottom are behind it.
struct PixelBox
{
  int left = 0, top = 0, right = 0, bottom = 0;
};

/// How the pixels of a picture look into the world. Pixels count from the left upper corner.
class Lens
{
public:
  virtual ~Lens() = default;

  int width() const { return width_; }
  int height() const { return height_; }
  /// Where all rays begin, in the frame of the field, m.
  const Eigen::Vector3d& eye() const { return eye_; }
  /// The direction of a pixel, of length 1, in the frame of the field; nothing: the pixel is black.
  virtual std::optional<Eigen::Vector3d> ray(int x, int y) const = 0;
  /// Pixels outside of the box do not show the body; nothing: none does.
  virtual std::optional<PixelBox> boxOf(const Surroundings::Body& body) const = 0;

protected:
  Lens(int width, int height, Eigen::Vector3d eye) : width_(width), height_(height), eye_(std::move(eye)) {}
  /// The box of points of the picture, with a border, cut to the picture.
  std::optional<PixelBox> boxAround(const Eigen::Vector2d& low, const Eigen::Vector2d& high) const;

private:
  int width_, height_;
  Eigen::Vector3d eye_;
};

/// A camera without distortion.
class PinholeLens : public Lens
{
public:
  /// @param axes        columns: ahead, left, up of the camera, in the frame of the field
  /// @param horizontal  its field of view, rad, less than π
  PinholeLens(int width, int height, const Eigen::Vector3d& eye, const Eigen::Matrix3d& axes, double horizontal);

  std::optional<Eigen::Vector3d> ray(int x, int y) const override;
  std::optional<PixelBox> boxOf(const Surroundings::Body& body) const override;

private:
  Eigen::Matrix3d axes_;
  double focal_; ///< Pixels.
};

/// A mirror above the robot that shows the floor as a map seen from above: ahead of the robot is up. What stands on the floor
/// leans outwards.
class MirrorLens : public Lens
{
public:
  /// @param robot     where the mirror is  @param focus  height of its focal point, m
  /// @param scale     m per pixel  @param farthest, hidden  m: beyond, and within (the robot itself), it is black
  MirrorLens(int width, int height, const Pose& robot, double focus, double scale, double farthest, double hidden);

  std::optional<Eigen::Vector3d> ray(int x, int y) const override;
  std::optional<PixelBox> boxOf(const Surroundings::Body& body) const override;

private:
  Pose robot_;
  double scale_, farthest_, hidden_;
};

} // namespace sparkwright::f2000
