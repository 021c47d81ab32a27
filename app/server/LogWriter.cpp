#include "app/server/LogWriter.h"

#include "core/object/LogLevel.h"

#include <memory>
#include <spdlog/sinks/stdout_sinks.h>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int linesPerSecond = 200;
constexpr std::size_t mostHidden = 100;

} // namespace

LogWriter::LogWriter(bool quiet)
    : logger_("server", std::make_shared<spdlog::sinks::stderr_sink_st>()), limiter_(linesPerSecond, steadyClock()),
      quiet_(quiet)
{
  logger_.set_pattern("%H:%M:%S.%e %v");
  logger_.set_level(spdlog::level::debug);
}

void LogWriter::write(const Diagnostic& diagnostic, const Log& streams)
{
  using Severity = Diagnostic::Severity;
  if(quiet_ && diagnostic.severity < Severity::Warning)
    return;
  if(streams.consoleShows(diagnostic.severity, diagnostic.severity >= Severity::Note))
    return print(diagnostic);
  if(diagnostic.severity == Severity::Error && hidden_.size() < mostHidden)
    hidden_.push_back(diagnostic);
}

void LogWriter::showHiddenErrors()
{
  for(const Diagnostic& diagnostic : std::exchange(hidden_, {}))
    print(diagnostic);
}

void LogWriter::write(const Diagnostic& diagnostic)
{
  if(!quiet_ || diagnostic.severity >= Diagnostic::Severity::Warning)
    print(diagnostic);
}

void LogWriter::note(const std::string& text)
{
  if(!quiet_)
    print({Diagnostic::Severity::Note, {}, 0, 0, text, {}});
}

void LogWriter::error(const std::string& text, const std::string& hint)
{
  print({Diagnostic::Severity::Error, {}, 0, 0, text, hint});
}

void LogWriter::print(const Diagnostic& diagnostic)
{
  long suppressed = 0;
  const bool pass = limiter_.pass(suppressed);
  if(suppressed > 0)
    logger_.warn("warning: {} messages left out", suppressed);
  if(pass)
    logger_.log(levelOf(diagnostic.severity), diagnostic.text());
}

} // namespace sparkwright
