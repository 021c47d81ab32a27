#include "physics/exact/solver/TileKernels.h"

namespace sparkwright::physics
{

const TileKernels& avx2Kernels();

const TileKernels& TileKernels::best()
{
#if defined(SPARKWRIGHT_AVX2)
  static const bool isThere = __builtin_cpu_supports("avx2");
  return isThere ? avx2Kernels() : baseline();
#else
  return baseline();
#endif
}

} // namespace sparkwright::physics
