#pragma once

#include "app/server/LogLimiter.h"
#include "core/object/Log.h"

#include <spdlog/logger.h>
#include <string>

namespace sparkwright
{

/// Sends what a World and its run have to say to stderr.
class LogWriter
{
public:
  /// @param quiet  only warnings and errors
  explicit LogWriter(bool quiet);

  /// What a World says, as far as its scripts want it on the console.
  void write(const Diagnostic& diagnostic, const Log& streams);
  /// Errors that scripts did not want to see, for a World that could not be loaded.
  void showHiddenErrors();

  // What the run itself has to say: always shown.

  void note(const std::string& text);
  void warning(const std::string& text);
  void error(const std::string& text, const std::string& hint);

private:
  void print(const Diagnostic& diagnostic);

  spdlog::logger logger_;
  LogLimiter limiter_;
  bool quiet_;
  Diagnostics hidden_;
};

} // namespace sparkwright
