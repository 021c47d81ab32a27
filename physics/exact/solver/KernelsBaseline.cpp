#include "physics/exact/solver/TileKernelsCode.h"

namespace sparkwright::physics
{

const TileKernels& TileKernels::baseline()
{
  static constexpr TileKernels kernels{::factorGroup, ::forward, ::forwardFour, ::backward, ::addTiles, ::addTurned, ::addProducts, ::addFour};
  return kernels;
}

} // namespace sparkwright::physics
