#pragma once

#include "core/object/Registry.h"

#include <string>
#include <vector>

namespace sparkwright::rsg
{

/// Names of the classes that `nd` can create, for suggestions.
std::vector<std::string> nodeClassNames(const Registry& registry);

/// Names of the methods of a class and its bases, for suggestions.
std::vector<std::string> methodNames(const ClassInfo& info);

/// Whether `nd` can create the class.
bool isNodeClass(const ClassInfo& info);

} // namespace sparkwright::rsg
