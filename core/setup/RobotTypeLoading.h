#pragma once

#include <string>

namespace sparkwright
{

class Context;

/// Reads a file of robot types, draws its random values, and makes the types known to agents and scripts: all or none.
/// Logs errors with their place. @return whether there are none
bool loadRobotTypes(Context& context, const std::string& file);

/// Reads a file of robot types or motors and logs errors with their place.
void checkRobotFile(Context& context, const std::string& file);

} // namespace sparkwright
