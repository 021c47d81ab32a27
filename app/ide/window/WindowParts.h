#pragma once

#include "app/ide/common/WindowPart.h"

namespace sparkwright
{

/// Makes the parts of the window, in the order in which they are told what happens.
std::vector<MakePart> windowParts();

} // namespace sparkwright
