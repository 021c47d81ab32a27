#pragma once

#include "core/draw/DrawingService.h"

#include <mruby.h>

namespace sparkwright
{

/// Defines the module Draw for scripts (docs/drawings.md); may raise. Private to core/script.
/// @param service  must outlive the interpreter
void defineDrawing(mrb_state* mrb, DrawingService& service);

} // namespace sparkwright
