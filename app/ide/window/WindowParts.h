#pragma once

#include "app/ide/common/WindowPart.h"

namespace sparkwright
{

/// Functions that make the parts of the window, in the order of their notification.
std::vector<MakePart> windowParts();

} // namespace sparkwright
