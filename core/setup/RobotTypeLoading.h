#pragma once

#include <string>

namespace sparkwright
{

class Context;

/// Reads a file of robot types, draws what it leaves to chance, and makes the types known to agents and scripts. All or
/// none; the log tells what is wrong, with its place. @return whether it is right
bool loadRobotTypes(Context& context, const std::string& file);

/// Reads a file of robot types or of motors and tells what is wrong, the same way.
void checkRobotFile(Context& context, const std::string& file);

} // namespace sparkwright
