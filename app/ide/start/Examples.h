#pragma once

#include <span>

namespace sparkwright
{

/// A scene that comes along and is offered on the start page.
struct Example
{
  const char* file;  ///< In the data directory.
  const char* title; ///< Of the translation context sparkwright::Examples, as line.
  const char* line;  ///< What it shows.
  int cycles;        ///< That have run when its picture is taken.
};

/// All of them, in the order in which they are shown.
std::span<const Example> examples();

} // namespace sparkwright
