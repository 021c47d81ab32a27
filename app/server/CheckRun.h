#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// `--check`: checks the files and prints diagnostics to stdout, one line each or as JSON.
/// @return 0 clean, 1 warnings, 2 errors
int runCheck(const ServerOptions& options);

/// `--lint`: builds the scenes and checks their robots; prints findings to stdout, one line each or as JSON.
/// @return 0 nothing found, 1 findings, 2 a file cannot be used
int runLint(const ServerOptions& options);

/// `--list-classes`: prints the classes of the registry, plugins included, as text, JSON or Markdown.
int listClasses(const ServerOptions& options);

} // namespace sparkwright
