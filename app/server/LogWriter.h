#pragma once

#include "app/server/LogLimiter.h"
#include "core/object/Log.h"

#include <spdlog/logger.h>
#include <string>

namespace sparkwright
{

/// Writes messages of a World and of its run to stderr.
class LogWriter
{
public:
  /// @param quiet  only warnings and errors
  explicit LogWriter(bool quiet);

  /// Writes a message of a World, if Log::consoleShows() it.
  void write(const Diagnostic& diagnostic, const Log& streams);
  /// Writes errors that scripts have hidden, for a World that could not be loaded.
  void showHiddenErrors();

  // Messages of the run, whatever streams scripts have; notes unless quiet.

  void write(const Diagnostic& diagnostic);
  void note(const std::string& text);
  void error(const std::string& text, const std::string& hint);

private:
  void print(const Diagnostic& diagnostic);

  spdlog::logger logger_;
  LogLimiter limiter_;
  bool quiet_;
  Diagnostics hidden_;
};

} // namespace sparkwright
