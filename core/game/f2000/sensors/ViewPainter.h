#pragma once

#include "core/game/f2000/interface/WorldView.h"
#include "core/game/f2000/sensors/Lens.h"

#include <cstdint>
#include <vector>

namespace sparkwright::f2000
{

/// Paints what a camera sees, without graphics hardware: the same picture on each machine.
class ViewPainter
{
public:
  /// Appends the pixels, 0xAABBGGRR, by rows from the left upper corner. The robot that has the camera is not seen.
  void paint(const WorldView& world, const Lens& lens, std::vector<std::uint32_t>& pixels);

private:
  void paintFloor(const WorldView& world, const Lens& lens);
  void paintBody(const Surroundings::Body& body, const Lens& lens);

  struct Pixel
  {
    double depth;        ///< Of what was painted, m.
    std::uint32_t colour;
  };

  std::vector<Pixel> pixels_;
  std::vector<Outline> marks_; ///< Lines on the floor.
};

} // namespace sparkwright::f2000
