#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// `--check`: checks the files and prints what is wrong to stdout, one line each or as JSON.
/// @return 0 clean, 1 warnings, 2 errors
int runCheck(const ServerOptions& options);

/// `--list-classes`: prints what the registry knows, plugins included, as text, JSON or Markdown.
int listClasses(const ServerOptions& options);

} // namespace sparkwright
