#pragma once

#include "core/text/Diagnostic.h"

#include <functional>
#include <string>

namespace sparkwright
{

/// Where everything that a World has to say goes. One per World; called from the thread that owns the World.
class Log
{
public:
  using Sink = std::function<void(const Diagnostic&)>;

  /// The sink replaces the former one; without one messages are dropped.
  void setSink(Sink sink) { sink_ = std::move(sink); }

  void write(const Diagnostic& diagnostic)
  {
    if(diagnostic.severity == Diagnostic::Severity::Error)
      ++errors_;
    if(sink_)
      sink_(diagnostic);
  }
  void write(Diagnostic::Severity severity, std::string message)
  {
    write(Diagnostic{severity, {}, 0, 0, std::move(message), {}});
  }
  void debug(std::string message) { write(Diagnostic::Severity::Debug, std::move(message)); }
  void note(std::string message) { write(Diagnostic::Severity::Note, std::move(message)); }
  void warning(std::string message) { write(Diagnostic::Severity::Warning, std::move(message)); }
  void error(std::string message) { write(Diagnostic::Severity::Error, std::move(message)); }

  long errorCount() const { return errors_; }

private:
  Sink sink_;
  long errors_ = 0;
};

} // namespace sparkwright
