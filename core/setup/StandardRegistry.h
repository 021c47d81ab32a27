#pragma once

#include <memory>

namespace sparkwright
{

class Registry;

/// All classes that come with the program.
std::shared_ptr<Registry> standardRegistry();

} // namespace sparkwright
