#include "physics/exact/TileKernelsCode.h"

namespace sparkwright::physics
{

const TileKernels& TileKernels::baseline()
{
  static constexpr TileKernels kernels{::factorGroup, ::forward, ::backward, ::addFour};
  return kernels;
}

} // namespace sparkwright::physics
