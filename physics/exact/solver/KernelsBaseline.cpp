#include "physics/exact/solver/TileKernelsCode.h"

namespace sparkwright::physics
{

const TileKernels& TileKernels::baseline()
{
  static constexpr TileKernels kernels{::factorGroup,  ::forward,     ::forwardFour, ::backward,   ::backwardFour,
                                       ::multiplyRows, ::addTurned,   ::addTurnedFour, ::addProducts, ::divideFour,
                                       ::dotFour,      ::turnTiles,   ::addFour};
  return kernels;
}

} // namespace sparkwright::physics
