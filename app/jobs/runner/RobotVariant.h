#pragma once

#include "app/jobs/plan/Job.h"

namespace sparkwright
{

/// Writes a file of robot types (docs/robot-types.md) in which parameters of types have other values.
/// @param source  the file to be changed
/// @param values  `TYPE.PARAMETER` and value; the type `*` is all of them
/// @param target  is replaced; its folder is made
/// @return empty, or why that cannot be
LocalText writeRobotVariant(const std::filesystem::path& source, const JobVariables& values,
                            const std::filesystem::path& target);

} // namespace sparkwright
