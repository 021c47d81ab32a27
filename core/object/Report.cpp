#include "core/object/Report.h"

#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Object.h"

namespace sparkwright
{

namespace
{

void report(Diagnostic::Severity severity, const Object& node, const std::string& text, std::string hint)
{
  const Context* const context = node.context();
  if(!context || !context->log)
    return;
  const Object::Origin& origin = node.origin();
  context->log->write({severity, origin.file ? *origin.file : std::string(), origin.line, origin.column,
                       node.path() + ": " + text, std::move(hint)});
}

} // namespace

void noteAbout(const Object& node, const std::string& text)
{
  report(Diagnostic::Severity::Note, node, text, {});
}

void warnAbout(const Object& node, const std::string& text, std::string hint)
{
  report(Diagnostic::Severity::Warning, node, text, std::move(hint));
}

void complainAbout(const Object& node, const std::string& text, std::string hint)
{
  report(Diagnostic::Severity::Error, node, text, std::move(hint));
}

} // namespace sparkwright
