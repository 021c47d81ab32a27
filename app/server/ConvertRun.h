#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// Converts the URDF file `options.urdf` to the scene `options.files[0]`, or a robot of the scene `options.converted` to
/// that file in URDF. Prints what was not kept to stdout.
/// @return exit code: 0 everything was kept, 1 there were warnings, 2 nothing was written
int runConversion(const ServerOptions& options);

} // namespace sparkwright
