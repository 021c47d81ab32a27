#pragma once

#include "core/text/Diagnostic.h"

#include <spdlog/common.h>

namespace sparkwright
{

/// Converts a severity for spdlog. Not part of the SDK: plugins do not see that library.
inline spdlog::level::level_enum levelOf(Diagnostic::Severity severity)
{
  switch(severity)
  {
  case Diagnostic::Severity::Debug:
    return spdlog::level::debug;
  case Diagnostic::Severity::Note:
    return spdlog::level::info;
  case Diagnostic::Severity::Warning:
    return spdlog::level::warn;
  case Diagnostic::Severity::Error:
    break;
  }
  return spdlog::level::err;
}

} // namespace sparkwright
