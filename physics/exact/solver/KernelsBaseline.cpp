#include "physics/exact/solver/TileKernelsCode.h"

namespace sparkwright::physics
{

const TileKernels& TileKernels::baseline()
{
  static constexpr TileKernels kernels{::factorGroup, ::forward,   ::forwardFour,   ::backward,    ::backwardFour, ::addTiles,
                                       ::addTilesFour, ::addTurned, ::addTurnedFour, ::addProducts, ::addFour};
  return kernels;
}

} // namespace sparkwright::physics
