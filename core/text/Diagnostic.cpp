#include "core/text/Diagnostic.h"

#include "core/text/EscapeControls.h"

#include <utility>

namespace sparkwright
{

Diagnostic Diagnostic::of(Severity severity, std::string file, int line, int column, LocalText message, LocalText hint)
{
  Diagnostic made{severity, std::move(file), line, column, message.english(), hint.english()};
  made.said = std::move(message);
  made.advice = std::move(hint);
  return made;
}

namespace
{

const char* severityName(Diagnostic::Severity severity)
{
  switch(severity)
  {
  case Diagnostic::Severity::Debug:
    return "debug";
  case Diagnostic::Severity::Note:
    return "note";
  case Diagnostic::Severity::Warning:
    return "warning";
  case Diagnostic::Severity::Error:
    return "error";
  }
  return "error";
}

} // namespace

std::string Diagnostic::text() const
{
  std::string result = file;
  // Without a file a place is still worth printing: `3:7: error: …`.
  const auto append = [&result](const std::string& part) {
    if(!result.empty())
      result += ':';
    result += part;
  };
  if(line > 0)
  {
    append(std::to_string(line));
    if(column > 0)
      append(std::to_string(column));
  }
  if(!result.empty())
    result += ": ";
  result += severityName(severity);
  result += ": ";
  result += message;
  if(!hint.empty())
    result += " (" + hint + ")";
  return escapeControls(std::move(result));
}

} // namespace sparkwright
