#pragma once

#include <mruby.h>

namespace sparkwright
{

/// Keeps the methods of mruby's library that are written in C, take no step of a script and can work for very long within
/// the limits of scripts: those that compare every character of one text with every one of another, call themselves for
/// every member, or count up to a number that is given. Such a method first calls `look`, which raises when a limit is
/// reached, and is refused with an ArgumentError when a single call would take seconds.
///
/// Private to core/script. Raises like mruby itself.
/// @param look  the same function in every interpreter
void guardBuiltins(mrb_state* mrb, void (*look)(mrb_state*));

} // namespace sparkwright
