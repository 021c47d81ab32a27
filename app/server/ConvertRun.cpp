#include "app/server/ConvertRun.h"

#include "core/urdf/UrdfFile.h"

#include <algorithm>
#include <iostream>

namespace sparkwright
{

int runConversion(const ServerOptions& options)
{
  Diagnostics diagnostics;
  const bool written =
      urdf::convertFile(options.urdf, options.files.front(), {options.packages, options.ground}, diagnostics);
  for(const Diagnostic& diagnostic : diagnostics)
  {
    std::string line = diagnostic.text();
    std::replace_if(
        line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    std::cout << line << '\n';
  }
  if(!written)
    return static_cast<int>(ExitCode::BadUsage);
  const auto lost = std::ranges::count(diagnostics, Diagnostic::Severity::Warning, &Diagnostic::severity);
  std::cout << options.files.front() << " written; warnings: " << lost << '\n';
  return lost > 0 ? 1 : 0;
}

} // namespace sparkwright
