#pragma once

// Private to physics.

#include <ode/ode.h>

#include <algorithm>
#include <array>

namespace sparkwright::physics
{

/// Inertia of a body in its own frame, of which the engine tells only one half. Matrices have three rows of four.
struct Inertia
{
  double mass = 1, inverseMass = 1;
  std::array<double, 12> tensor{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  std::array<double, 12> inverse = tensor;

  void set(const dMass& m)
  {
    mass = m.mass;
    inverseMass = 1.0 / m.mass;
    std::copy_n(m.I, 12, tensor.begin());
    if(!dInvertPDMatrix(m.I, inverse.data(), 3))
      inverse = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  }
};

} // namespace sparkwright::physics
