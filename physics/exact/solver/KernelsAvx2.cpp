// Compiled for processors with AVX2, without fused operations, whose bits are others.

#include "physics/exact/solver/TileKernelsCode.h"

namespace sparkwright::physics
{

const TileKernels& avx2Kernels();
const TileKernels& avx2Kernels()
{
  static constexpr TileKernels kernels{::factorGroup,  ::forward,     ::forwardFour, ::backward,   ::backwardFour,
                                       ::multiplyRows, ::addTurned,   ::addTurnedFour, ::addProducts, ::divideFour,
                                       ::dotFour,      ::turnTiles,   ::addFour};
  return kernels;
}

} // namespace sparkwright::physics
