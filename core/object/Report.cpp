#include "core/object/Report.h"

#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Object.h"
#include "core/object/ObjectTexts.h"

#include <utility>

namespace sparkwright
{

namespace
{

void report(Diagnostic::Severity severity, const Object& node, LocalText text, LocalText hint)
{
  const Context* const context = node.context();
  if(!context || !context->log)
    return;
  const Object::Origin& origin = node.origin();
  context->log->write(Diagnostic::of(severity, origin.file ? *origin.file : std::string(), origin.line, origin.column,
                                     objectText("node.says", node.path(), std::move(text)), std::move(hint)));
}

} // namespace

void noteAbout(const Object& node, LocalText text)
{
  report(Diagnostic::Severity::Note, node, std::move(text), {});
}

void warnAbout(const Object& node, LocalText text, LocalText hint)
{
  report(Diagnostic::Severity::Warning, node, std::move(text), std::move(hint));
}

void complainAbout(const Object& node, LocalText text, LocalText hint)
{
  report(Diagnostic::Severity::Error, node, std::move(text), std::move(hint));
}

} // namespace sparkwright
