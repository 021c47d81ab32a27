#pragma once

#include "core/syntax/SyntaxTree.h"

namespace sparkwright
{

/// What a SyntaxTree returns where there is no node: before the first, after the last, above the top.
inline constexpr SyntaxTree::Node noNode = SyntaxTree::none;

} // namespace sparkwright
